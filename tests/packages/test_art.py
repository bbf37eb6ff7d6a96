"""The programs of `tools/art` still make what lies in `assets/`.

They run in `.venv-art`, with their own numpy (`make art`); without it they are not run.
"""

from __future__ import annotations

import array
import math
import subprocess
import sys
import wave
from pathlib import Path

import pygame
import pytest

from alexandre.content import data
from alexandre.ui.window.mixer import RATE
from tests.architecture.source import ROOT

PYTHON = ROOT / ".venv-art" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
ROUNDING = 2  # of 255: numpy sums in another order on another processor
LOST = 0.03  # of the sound, by the encoder: 30 dB below it
PLATE, SOUND = "parchment", "horn"
PROGRAM = f"""
import sys
from pathlib import Path
from tools.art.atlas.draw import draw
from tools.art.sounds.make import KINDS, render
folder = Path(sys.argv[1])
draw("{PLATE}", folder, folder)
kind = next(each for each in KINDS if "{SOUND}" in each.score)
(folder / "{SOUND}.wav").write_bytes(render(kind, "{SOUND}"))
"""

pytestmark = [pytest.mark.long, pytest.mark.skipif(
    not PYTHON.is_file(), reason="no .venv-art: `make art` makes it")]


@pytest.fixture(scope="module")
def anew(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the plate and the sound, made now."""
    folder = tmp_path_factory.mktemp("art")
    subprocess.run([PYTHON, "-c", PROGRAM, folder], cwd=ROOT, check=True, capture_output=True)
    return folder


def test_a_plate_made_again_is_the_one_in_assets(anew: Path) -> None:
    now, kept = (pygame.image.load(folder / f"{PLATE}.webp")
                 for folder in (anew, data.assets() / "plates"))
    dots = [pygame.image.tobytes(each, "RGB") for each in (now, kept)]

    assert now.get_size() == kept.get_size()
    assert max(abs(one - other) for one, other in zip(*dots, strict=True)) <= ROUNDING


def test_a_sound_made_again_is_the_one_in_assets(anew: Path) -> None:
    with wave.open(str(anew / f"{SOUND}.wav")) as file:
        now = array.array("h", file.readframes(file.getnframes()))
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    try:
        kept = array.array("h", pygame.mixer.Sound(
            data.assets() / "sounds" / f"{SOUND}.ogg").get_raw())[::2]
    finally:
        pygame.mixer.quit()

    assert len(now) == len(kept)
    missed = math.dist(now, kept)
    assert missed <= LOST * math.hypot(*now), missed / math.hypot(*now)

"""What the rooms look like, at 1280x720, kept under tests/scenes/pictures.

The pixels must be the same ones, told by their hash. Where they are not (another processor or
another font library paints an edge by a bit otherwise) the picture, halved and with fewer
colours, must lie within a mean difference of 1, and none of its tiles may stand out.

Only the one distribution of pygame that requirements.txt pins is compared: others set letters
and edges in their own way.
"""

from __future__ import annotations

import hashlib
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from alexandre import games
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from tests.architecture.source import ROOT
from tests.scenes import rooms
from tests.ui.gui import Gui

FOLDER = Path(__file__).resolve().parent / "pictures"
HASHES = FOLDER / "pixels.txt"
SIZE = (1280, 720)
HALF = (640, 360)
TILE = 40  # pixels of the halved picture
MEAN_MOST, TILE_MOST = 1.0, 10.0  # of 255
COLOURS = 0xF8  # the bits that are kept of each, so that files are small
NOON = 1_790_000_000.0  # the clock stands still

MARCHED = ("bid 0; raise 8; allot 4; bid 0; raise 6; allot 5; march start1>macedonia 8;"
           "march macedonia>thessalia 5 after 1")


def of_empire(script: str, *spots: str) -> Callable[[Gui], None]:
    """The table of the title with a map, some of it played, some clicked."""
    def enter(gui: Gui) -> None:
        session = Session.new(games.load("empire"), list(rooms.PERSON_AND_COMPUTER), seed=5)
        for text in filter(None, script.split(";")):
            session.play(text.strip())
        gui.house.enter(Table(gui.house, session, "match"))
        gui.run(4)
        gui.lift()
        for spot in spots:
            gui.run(2)
            gui.click_spot(spot)
    return enter


PICTURES: dict[str, Callable[[Gui], None]] = {
    "menu": rooms.menu,
    "seats": rooms.seats,
    "table": rooms.table,
    "curtain": rooms.curtain,
    "saves": rooms.saves,
    "replay": rooms.replay,
    "result": rooms.result,
    "empire_split": of_empire("", "split:armies:7", "split:temples:3"),
    "empire_march": of_empire(MARCHED, "place:thessalia", "place:hellas"),
}


def version_pinned() -> str:
    """The version of pygame-ce that requirements.txt names."""
    match = re.search(r"^pygame-ce==(\S+)", (ROOT / "requirements.txt").read_text(), re.MULTILINE)
    assert match is not None
    return match[1]


pytestmark = pytest.mark.skipif(
    not getattr(pygame, "IS_CE", False) or pygame.version.ver != version_pinned(),
    reason=f"pictures are compared with pygame-ce {version_pinned()} alone")


@pytest.fixture
def gui(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gui]:
    """The house at the size of the pictures, at a fixed moment of a fixed place."""
    monkeypatch.setenv("TZ", "UTC")
    monkeypatch.setenv("HOME", str(tmp_path))
    time.tzset()
    monkeypatch.setattr("time.time", lambda: NOON)
    gui = Gui(tmp_path, lang="fr", size=SIZE)
    yield gui
    gui.store.close()


@pytest.mark.parametrize("name", PICTURES)
def test_a_room_looks_as_it_did(gui: Gui, name: str) -> None:
    PICTURES[name](gui)
    gui.run(6)
    digest = hashlib.sha256(pygame.image.tobytes(gui.screen, "RGB")).hexdigest()
    small = halve(gui.screen)
    if os.environ.get("ALEXANDRE_GOLDEN") == "1":
        keep(name, digest, small)
    if digest == read_hashes()[name]:
        return

    golden = pygame.image.load(FOLDER / f"{name}.png")
    differences = tiles(small, golden)
    assert sum(differences) / len(differences) < MEAN_MOST
    assert max(differences) < TILE_MOST


def test_every_picture_is_kept_and_no_other() -> None:
    assert set(read_hashes()) == set(PICTURES) == {path.stem for path in FOLDER.glob("*.png")}


def test_a_word_that_changes_stands_out() -> None:
    """The second way of comparing sees what the first one would have."""
    golden = pygame.image.load(FOLDER / "menu.png")
    other = golden.copy()
    other.fill((255, 255, 255), (300, 200, 60, 10))

    assert max(tiles(other, golden)) > TILE_MOST
    assert max(tiles(golden, golden)) == 0


# ---- pictures as files --------------------------------------------------------------------


def read_hashes() -> dict[str, str]:
    """The hash of every picture."""
    lines = HASHES.read_text().splitlines() if HASHES.exists() else []
    return dict(line.split() for line in lines)


def keep(name: str, digest: str, small: pygame.Surface) -> None:
    """Write a picture and its hash anew."""
    FOLDER.mkdir(exist_ok=True)
    pygame.image.save(small, FOLDER / f"{name}.png")
    hashes = {key: value for key, value in read_hashes().items() if key in PICTURES}
    hashes[name] = digest
    HASHES.write_text("".join(f"{key} {hashes[key]}\n" for key in sorted(hashes)))


def halve(picture: pygame.Surface) -> pygame.Surface:
    """Half as wide and high, with fewer colours."""
    small = pygame.transform.smoothscale(picture, HALF)
    pixels = bytes(each & COLOURS for each in pygame.image.tobytes(small, "RGB"))
    return pygame.image.frombytes(pixels, HALF, "RGB")


def tiles(one: pygame.Surface, other: pygame.Surface) -> list[float]:
    """How far apart two pictures are, tile by tile: the mean over pixels and colours."""
    apart = one.convert(24)
    apart.blit(other.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.convert(24)
    back.blit(one.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return [sum(pygame.transform.average_color(apart, pygame.Rect(x, y, TILE, TILE))[:3]) / 3
            for y in range(0, HALF[1], TILE) for x in range(0, HALF[0], TILE)]

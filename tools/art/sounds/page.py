"""The page of all sounds: their figures in a table, their spectrograms in one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from scipy import signal

from tools.art.sounds.instruments import RATE, Samples

COLUMNS = 7
TILE = (184, 74)
LABEL = 13
GAP = 5
FLOOR = -78.0  # dB: darker than that is the ground
LOW, HIGH = 55.0, 15000.0  # Hz, at the foot and at the head of a tile
GROUND, INK = (24, 20, 26), (226, 214, 190)

TEXT = """\
# Sounds

Written by `python -m tools.art.sounds.make`. It renders every sound, encodes and decodes it, and
measures what is heard after ITU-R BS.1770-4: the loudest 400 ms of a sound, the whole of music and
ambience. All files are equally loud, and peaked at -1 dB of full scale at most before they were
encoded. `alexandre/ui/play/palette.py` sets how loud the groups are beside each other; `hand.py`,
`cue_sounds.py`, `music.py` and `places.py` of `tools/art/sounds` make the sounds.

![Spectrograms of all sounds](pictures/sounds.webp)

Time runs to the right, each tile as long as its sound; pitch rises from 55 Hz to 15 kHz in octaves
of equal height; bright is loud.

| file | seconds | LUFS | peak, dB | bytes |
|---|---:|---:|---:|---:|
"""


@dataclass(frozen=True)
class SoundRow:
    """A sound as it is heard."""

    name: str
    channels: Samples
    loudness: float
    peak: float
    size: int

    @property
    def seconds(self) -> float:
        return float(self.channels.shape[1] / RATE)

    def line(self) -> str:
        """Its line in the table."""
        return (f"| `{self.name}` | {self.seconds:.2f} | {self.loudness:.1f} | {self.peak:.1f} "
                f"| {self.size} |\n")


def write_page(folder: Path, rows: Sequence[SoundRow]) -> None:
    """Write `sounds.md` and its picture."""
    total = sum(row.size for row in rows)
    foot = f"| {len(rows)} files | {sum(row.seconds for row in rows):.0f} | | | {total} |\n"
    (folder / "sounds.md").write_text(TEXT + "".join(row.line() for row in rows) + foot,
                                      encoding="utf-8")
    draw_sheet(rows).save(folder / "pictures" / "sounds.webp", quality=72, method=6)


def draw_sheet(rows: Sequence[SoundRow]) -> Image.Image:
    """A tile for each sound, in the order of the table."""
    wide, high = TILE[0] + GAP, TILE[1] + LABEL + GAP
    lines = -(-len(rows) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * wide + GAP, lines * high + GAP), GROUND)
    pen = ImageDraw.Draw(sheet)
    for number, row in enumerate(rows):
        left, top = GAP + number % COLUMNS * wide, GAP + number // COLUMNS * high
        pen.text((left + 1, top), f"{row.name}  {row.seconds:.2f} s", fill=INK)
        sheet.paste(draw_tile(row), (left, top + LABEL))
    return sheet


def draw_tile(row: SoundRow) -> Image.Image:
    """Time to the right, pitch upwards, loud is bright."""
    sound = row.channels.mean(axis=0)
    size = 1024
    step = max(32, len(sound) // (3 * TILE[0]))
    padded = np.concatenate([np.zeros(size // 2), sound, np.zeros(size)])
    pitch, _time, power = signal.spectrogram(padded, RATE, "hann", size, max(0, size - step),
                                             mode="psd")
    level = 10 * np.log10(power + 1e-14)
    share = np.clip((level - level.max() - FLOOR) / -FLOOR, 0, 1)
    wanted = LOW * (HIGH / LOW) ** np.linspace(1, 0, TILE[1])
    lines = np.array([np.interp(wanted, pitch, column) for column in share.T]).T
    across = np.linspace(0, lines.shape[1] - 1, TILE[0]).astype(int)
    return Image.fromarray(colour(lines[:, across]))


def colour(share: Samples) -> Samples:
    """From the ground through bronze to cream."""
    stops = np.array([GROUND, (70, 38, 46), (168, 84, 40), (226, 170, 84), (252, 244, 220)])
    at = np.linspace(0, 1, len(stops))
    return np.stack([np.interp(share, at, stops[:, each]) for each in range(3)],
                    axis=-1).astype(np.uint8)

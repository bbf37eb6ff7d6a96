"""The goods of Catan, side by side: what the land of each brings, drawn larger than on the map."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from scipy import ndimage

from tools.art.atlas import marks
from tools.art.atlas.canvas import Colour, noise, over, ramp
from tools.art.atlas.marks import Pen
from tools.art.atlas.terrains import WASH, WATER, WATER_LIGHT

TILE: Final = 240
UNIT: Final = 2.4  # pixels to a unit: a picture is 100 units wide and high
SKY: Final = ((0.0, (238, 224, 188)), (1.0, (250, 240, 212)))
GOODS: Final = "WSGBOX"  # in the order of the rules
# Of each picture what stands there: a mark, right of its left edge, below its upper edge, size.
Stand = tuple[Any, float, float, float]
STANDS: Final[dict[str, tuple[Stand, ...]]] = {
    "W": (*((marks.fir, x, y, 29) for x, y in ((8, 52), (30, 50), (55, 51), (78, 50), (95, 53),
                                               (20, 68), (66, 66), (42, 84), (90, 84))),
          *((marks.tree, x, y, 24) for x, y in ((18, 54), (42, 55), (66, 54), (88, 56), (5, 70),
                                                (36, 68), (52, 72), (82, 70), (98, 74), (12, 88),
                                                (28, 86), (58, 88), (74, 86), (20, 102),
                                                (48, 104), (88, 103)))),
    "S": ((marks.down, 22, 52, 28), (marks.down, 80, 56, 26), (marks.down, 46, 74, 26),
          (marks.tree, 90, 54, 22), (marks.tree, 10, 52, 20), (marks.tree, 70, 47, 15),
          (marks.sheep, 24, 64, 24), (marks.sheep, 56, 60, 22), (marks.sheep, 80, 72, 26),
          (marks.sheep, 48, 78, 28), (marks.sheep, 20, 88, 30), (marks.sheep, 66, 95, 32),
          (marks.tuft, 8, 76, 7), (marks.tuft, 90, 90, 8), (marks.tuft, 40, 94, 8),
          (marks.tuft, 72, 62, 6)),
    "G": ((marks.tree, 10, 45, 15), (marks.tree, 20, 44, 12), (marks.tree, 90, 44, 15),
          (marks.sheaf, 34, 56, 24), (marks.sheaf, 68, 55, 23), (marks.sheaf, 14, 70, 29),
          (marks.sheaf, 52, 72, 30), (marks.sheaf, 86, 70, 29), (marks.sheaf, 30, 92, 37),
          (marks.sheaf, 72, 94, 38)),
    "B": ((marks.hill, 26, 50, 28), (marks.hill, 76, 52, 32), (marks.hill, 50, 57, 26),
          (marks.tree, 92, 60, 15), (marks.kiln, 22, 76, 24), (marks.kiln, 56, 94, 28),
          (marks.hill, 20, 98, 24), (marks.tuft, 88, 82, 7)),
    "O": ((marks.peak, 12, 58, 34), (marks.peak, 34, 56, 44), (marks.peak, 62, 57, 52),
          (marks.peak, 90, 58, 36), (marks.peak, 22, 78, 42), (marks.peak, 50, 76, 34),
          (marks.peak, 80, 80, 46), (marks.peak, 8, 99, 36), (marks.peak, 44, 100, 40),
          (marks.peak, 70, 101, 30), (marks.fir, 62, 92, 15), (marks.fir, 92, 96, 17),
          (marks.fir, 26, 96, 16)),
    "X": ((marks.peak, 16, 46, 26), (marks.peak, 34, 43, 32), (marks.peak, 52, 44, 24),
          (marks.tree, 84, 48, 16), (marks.tree, 92, 54, 18), (marks.nugget, 22, 58, 14),
          (marks.nugget, 74, 58, 14), (marks.nugget, 18, 74, 17), (marks.nugget, 86, 74, 17),
          (marks.nugget, 24, 92, 20), (marks.nugget, 88, 93, 20), (marks.tuft, 68, 84, 8),
          (marks.tuft, 10, 62, 7)),
}


def pictures(_sources: Path) -> tuple[Any, dict[str, Any]]:
    """All of them in one strip, as `Cutout`s want it."""
    strip = []
    for number, letter in enumerate(GOODS):
        pen, lots = Pen((TILE, TILE), UNIT), np.random.default_rng(17 + number)
        for draw, x, y, size in sorted(STANDS[letter], key=lambda each: each[2]):
            draw(pen, x, y, size, lots)
        strip.append(pen.lay(ground(letter, number)))
    return np.concatenate(strip, 1), {}


def ground(letter: str, seed: int) -> Any:
    """Pale sky over a land in its wash, rougher and darker towards the viewer."""
    down = np.linspace(0, 1, TILE)[:, None] * np.ones((1, TILE))
    hills = 0.40 + 0.035 * noise((TILE, TILE), 3, 3, 60 + seed)
    sheet = ramp(down / 0.42, SKY)
    land = ndimage.gaussian_filter((down > hills).astype(float), 0.8)
    colour: Colour = WASH[letter]
    sheet = over(sheet, colour, land)
    sheet = sheet * (1 - 0.16 * land * (down - 0.4))[..., None]
    if letter == "G":
        furrow = np.cos(np.log(np.maximum(0.02, down - 0.36)) * 42)
        sheet = over(sheet, (176, 122, 42), np.clip(furrow - 0.2, 0, 1) * 0.5 * land)
    if letter == "X":
        across = np.linspace(0, 1, TILE)[None, :] * np.ones((TILE, 1))
        middle = 0.46 + 0.16 * np.sin((down - 0.42) * 9.0)
        away = np.abs(across - middle) - 0.25 * (down - 0.36)
        sheet = over(sheet, WATER, np.clip(0.5 - away * TILE, 0, 1) * land)
        sheet = over(sheet, WATER_LIGHT, np.exp(-((away + 0.03) * 110) ** 2) * 0.8 * land)
        sheet = over(sheet, (86, 92, 80), np.exp(-(away * TILE / 1.6) ** 2) * 0.8 * land)
    edge = np.exp(-((down - hills) * TILE / 1.4) ** 2)
    sheet = over(sheet, (92, 64, 38), edge * 0.55)
    return sheet * (1 + 0.05 * noise((TILE, TILE), 5, 5, 80 + seed))[..., None]

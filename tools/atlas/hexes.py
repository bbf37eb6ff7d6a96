"""The ground below the hexes of Catan: a coast along their outer sides, a quiet land, a sea."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

import contourpy
import numpy as np
from PIL import ImageDraw
from scipy import ndimage

from tools.atlas.canvas import FINE, dots, draw_ink, noise, over, ramp
from tools.atlas.ranges import creases
from tools.atlas.shore import INK, draw_coast, lay_ground
from tools.atlas.theatre import rose

UP: Final = 220  # from the first row's margin to the upper edge
SIZE: Final = (2020, 2040)
SIDE: Final = 100.0
# From three rows above the hexes to five rows below, from two columns before to one behind.
# "~" sea, "." land beyond the board, the rest as maps/catan has it.
ROWS: Final = (
    "....~~~~...~~.",
    "....~~~~..~~..",
    "......~~.~....",
    "..OWS~~O~SXO..",
    "~.GSWWO~DGGW..",
    "~~S~XSBSWSOS..",
    "~~~~~WGODWBG..",
    "~~~~~SDBWSDX..",
    "..DGODG~BSGW..",
    "..SXB~D~~~S~~~",
    ".....~.~~~~~~~",
    ".....~..~~~~~~",
    ".....~...~~~~~",
    "......~...~~~~",
    "......~..~~~~~",
)
ROUGH: Final = {"O": 1.0, "B": 0.6, "W": 0.4, ".": 0.45}
PALE: Final = ((0.0, (238, 226, 196)), (1.0, (222, 204, 164)))
ISLANDS: Final = (((352, 662), 30, 11, -0.1), ((546, 640), 26, 13, -0.35))  # Crete, Cyprus
SHIPS: Final = (((536, 806), 30.0), ((884, 196), 26.0), ((1400, 1112), 30.0), ((190, 668), 26.0))


def board(_sources: Path) -> tuple[Any, dict[str, Any]]:
    """The picture; where the hexes lie is reckoned, not written."""
    land = np.clip(inland_distance(1 - mask("~")) + 11.0 * noise(SIZE, 31, 4, 71) + 0.5, 0, 1)
    land = np.maximum(land, islands())
    sheet = lay_ground(ground(), land, SIZE, 1.0)
    sheet = draw_coast(sheet, coast(land), SIZE, 1.15)
    for (x, y), size in SHIPS:
        sheet = ship(sheet, (x, y + UP), size)
    return rose(sheet, (420, 1480 + UP), 50), {}


def centre(row: int, column: int) -> tuple[float, float]:
    """The middle of a hex; negative numbers lie beyond the board."""
    return (187 + math.sqrt(3) * SIDE * (column + (row % 2) / 2), UP + 200 + 1.5 * SIDE * row)


def mask(letter: str) -> Any:
    """Where hexes of a letter lie."""
    def draw(pen: ImageDraw.ImageDraw) -> None:
        for row, letters in enumerate(ROWS, -3):
            for column, each in enumerate(letters, -2):
                if each == letter:
                    x, y = centre(row, column)
                    pen.polygon([((x + 1.008 * SIDE * math.sin(n * math.pi / 3)) * FINE,
                                  (y + 1.008 * SIDE * math.cos(n * math.pi / 3)) * FINE)
                                 for n in range(6)], fill=255)
    return draw_ink(SIZE, draw)


def inland_distance(land: Any) -> Any:
    """How far inland, negative at sea, corners rounded."""
    inland = land > 0.5
    away = ndimage.distance_transform_edt(inland) - ndimage.distance_transform_edt(~inland)
    return ndimage.gaussian_filter(away, 5)


def islands() -> Any:
    """Crete and Cyprus."""
    def draw(pen: ImageDraw.ImageDraw) -> None:
        for (x, y), wide, high, tilt in ISLANDS:
            lots = np.random.default_rng(round(x))
            angle = np.linspace(0, 2 * np.pi, 25)[:-1]
            away = lots.uniform(0.78, 1.15, len(angle))
            right, down = wide * away * np.cos(angle), high * away * np.sin(angle)
            ring = np.stack([x + right * math.cos(tilt) - down * math.sin(tilt),
                             UP + y + right * math.sin(tilt) + down * math.cos(tilt)], -1)
            pen.polygon(dots(ring), fill=255)

    return draw_ink(SIZE, draw)


def coast(land: Any) -> list[Any]:
    """The line between land and sea."""
    lines = contourpy.contour_generator(z=land).lines(0.5)
    return [line + 0.5 for line in lines if len(line) > 12]


def ground() -> Any:
    """Pale land, a little rougher where the hexes are."""
    rough = sum(weight * mask(letter) for letter, weight in ROUGH.items())
    rough = 0.12 + 0.88 * ndimage.gaussian_filter(rough, 26)
    turn = np.pi * noise(SIZE, 5, 2, 72)
    down, right = np.gradient(ndimage.gaussian_filter(
        creases(SIZE, 34, (np.cos(turn), np.sin(turn)), 8, 3.0, 73), 0.8))
    lit = np.clip((right + down) / (right + down).std(), -2.6, 2.6)
    return ramp(rough, PALE) * (1 + 0.075 * lit * rough)[..., None]


def ship(sheet: Any, at: tuple[float, float], size: float) -> Any:
    """A ship under sail, in ink and parchment."""
    def shape(*points: tuple[float, float]) -> Any:
        line = [((at[0] + x * size) * FINE, (at[1] + y * size) * FINE) for x, y in points]
        return draw_ink(SIZE, lambda pen: pen.polygon(line, fill=255))

    def stroke(*points: tuple[float, float], width: float = 0.06) -> Any:
        line = [((at[0] + x * size) * FINE, (at[1] + y * size) * FINE) for x, y in points]
        return draw_ink(SIZE, lambda pen: pen.line(line, fill=255, joint="curve",
                                                   width=max(2, round(width * size * FINE))))

    hull = ((-1.0, 0.16), (-0.86, 0.46), (-0.5, 0.6), (0.5, 0.6), (0.86, 0.42), (1.1, -0.06),
            (0.84, 0.22), (-0.7, 0.26))
    sail = ((-0.5, -0.74), (0.46, -0.74), (0.58, -0.36), (0.44, 0.02), (-0.44, 0.02),
            (-0.36, -0.36))
    sheet = over(sheet, INK, stroke((0, -0.95), (0, 0.3), width=0.07) * 0.9)
    sheet = over(sheet, (238, 222, 184), shape(*sail))
    sheet = over(sheet, INK, stroke(*sail, sail[0]) * 0.9)
    sheet = over(sheet, (150, 60, 40), stroke((-0.42, -0.36), (0.54, -0.36), width=0.1) * 0.7)
    sheet = over(sheet, (128, 84, 48), shape(*hull))
    sheet = over(sheet, INK, stroke(*hull, hull[0]) * 0.9)
    for number in range(7):
        x = -0.66 + 0.2 * number
        sheet = over(sheet, INK, stroke((x, 0.44), (x - 0.14, 0.82), width=0.04) * 0.75)
    return sheet

"""The map of Catan: a land of hexes as an engraver would draw it, a coast round it, the sea."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, Final

import contourpy
import numpy as np
from PIL import ImageDraw
from scipy import ndimage

from tools.art.atlas.canvas import FINE, dots, draw_ink, noise, over, ramp
from tools.art.atlas.shore import INK, draw_coast, lay_ground
from tools.art.atlas.terrains import SIDE, Land
from tools.art.atlas.theatre import rose

UNIT: Final = 1.25  # pixels to a unit of the page
UP: Final = 220  # from the first row's margin to the upper edge
SIZE: Final = (round(2020 * UNIT), round(2040 * UNIT))
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
PALE: Final = ((0.0, (238, 226, 196)), (1.0, (222, 204, 164)))
ISLANDS: Final = (((352, 662), 30, 11, -0.1), ((546, 640), 26, 13, -0.35))  # Crete, Cyprus
SHIPS: Final = (((536, 806), 30.0), ((884, 196), 26.0), ((1400, 1112), 30.0), ((190, 668), 26.0))


def board(_sources: Path) -> tuple[Any, dict[str, Any]]:
    """The picture; where the hexes lie is reckoned, not written."""
    bays = (5.0 + 15.0 * noise(SIZE, 26, 5, 71, 1.5)) * UNIT
    land = np.clip(inland_distance(1 - mask("~")) + np.maximum(bays, -2.0) + 0.5, 0, 1)
    land = np.maximum(land, islands())
    painted = Land(SIZE, UNIT, [each for each in hexes() if each[0] != "~"]).paint(ground())
    sheet = lay_ground(painted, land, SIZE, UNIT)
    sheet = draw_coast(sheet, coast(land), SIZE, 1.15 * UNIT)
    for (x, y), size in SHIPS:
        sheet = ship(sheet, (x * UNIT, (y + UP) * UNIT), size * UNIT)
    return rose(sheet, (420 * UNIT, (1480 + UP) * UNIT), 50 * UNIT), {}


def hexes() -> list[tuple[str, tuple[float, float]]]:
    """The letter of every hex and its middle, in units of the page."""
    return [(letter, centre(row, column)) for row, letters in enumerate(ROWS, -3)
            for column, letter in enumerate(letters, -2)]


def centre(row: int, column: int) -> tuple[float, float]:
    """The middle of a hex; negative numbers lie beyond the board."""
    return (187 + math.sqrt(3) * SIDE * (column + (row % 2) / 2), UP + 200 + 1.5 * SIDE * row)


def mask(letter: str) -> Any:
    """The mask of a letter's hexes."""
    def draw(pen: ImageDraw.ImageDraw) -> None:
        for each, (x, y) in hexes():
            if each == letter:
                pen.polygon([((x + 1.008 * SIDE * math.sin(n * math.pi / 3)) * FINE * UNIT,
                              (y + 1.008 * SIDE * math.cos(n * math.pi / 3)) * FINE * UNIT)
                             for n in range(6)], fill=255)
    return draw_ink(SIZE, draw)


def inland_distance(land: Any) -> Any:
    """The distance from the sea, negative at sea, corners rounded."""
    inland = land > 0.5
    away = ndimage.distance_transform_edt(inland) - ndimage.distance_transform_edt(~inland)
    return ndimage.gaussian_filter(away, 5 * UNIT)


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
            pen.polygon(dots(ring * UNIT), fill=255)

    return draw_ink(SIZE, draw)


def coast(land: Any) -> list[Any]:
    """The line between land and sea."""
    lines = contourpy.contour_generator(z=land).lines(0.5)
    return [line + 0.5 for line in lines if len(line) > 12]


def ground() -> Any:
    """The land that nobody plays on: pale paper, hardly a fold."""
    folds = noise(SIZE, 12, 5, 72)
    down, right = np.gradient(ndimage.gaussian_filter(folds, 3 * UNIT))
    lit = np.clip((right + down) / (right + down).std(), -2.4, 2.4)
    return ramp(0.5 + folds, PALE) * (1 + 0.034 * lit)[..., None]


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

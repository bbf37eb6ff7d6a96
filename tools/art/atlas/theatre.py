"""The lands from Macedon to the Indus: coast, waterlines, relief, rivers, and a king's road."""

from __future__ import annotations

import math
from copy import copy
from pathlib import Path
from typing import Any, Literal

import numpy as np
from PIL import ImageDraw
from scipy import ndimage

from tools.art.atlas.canvas import FINE, Size, dots, draw_ink, over, ramp
from tools.art.atlas.engraving import engrave
from tools.art.atlas.geography import (
    RELIEF_GRAIN,
    Cone,
    Topology,
    greenness,
    is_modern,
    relief,
    smooth,
)
from tools.art.atlas.ranges import ranges, roughness
from tools.art.atlas.rivers import ancient
from tools.art.atlas.shore import INK, draw_coast, fill, lay_ground

DRY = ((0.0, (236, 218, 174)), (0.35, (228, 200, 150)), (0.75, (204, 166, 116)),
       (1.3, (198, 168, 132)), (2.0, (226, 212, 188)))
WET = ((0.0, (186, 194, 132)), (0.35, (184, 182, 124)), (0.75, (182, 156, 108)),
       (1.3, (190, 164, 130)), (2.0, (226, 212, 188)))
Bleed = tuple[int, int, int, int]
Manner = Literal["relief", "engraved", "ranges"]
"""How mountains are shown: as the relief of the world has them; where a plate comes close and
that is too coarse, as peaks and trees, or as ranges cut finer than it goes.
"""
# Pella to Babylon, the long way round; longitudes and latitudes of the usual guesses.
ROAD = ((22.5, 40.8), (24.4, 41.0), (26.6, 40.2), (27.3, 39.9), (28.0, 38.5), (27.4, 37.0),
        (30.2, 36.9), (30.5, 38.1), (32.0, 39.7), (34.5, 37.6), (36.1, 36.8), (35.9, 34.6),
        (35.2, 33.3), (34.4, 31.5), (31.2, 30.1), (29.9, 31.1), (27.3, 31.3), (25.5, 29.2),
        (31.0, 29.9), (34.4, 31.5), (36.3, 33.5), (38.0, 36.0), (43.2, 36.4), (44.4, 32.5),
        (48.3, 32.2), (52.9, 29.9), (51.7, 32.8), (48.5, 34.8), (51.4, 35.6), (54.4, 36.2),
        (59.0, 36.9), (62.2, 34.3), (61.5, 31.5), (65.7, 31.6), (69.2, 34.9), (66.9, 36.8),
        (66.9, 39.6), (69.6, 40.3), (66.9, 36.8), (69.2, 34.9), (72.5, 34.5), (73.7, 32.8),
        (75.6, 31.6), (71.5, 29.4), (67.8, 25.4), (65.0, 26.0), (61.0, 27.0), (57.1, 28.1),
        (52.9, 29.9), (48.3, 32.2), (44.4, 32.5))


class Theatre:
    """One plate: the world between four edges, so many pixels large, drawn in one manner.

    `wide` is how wide the plate is of which this is a part.
    """

    def __init__(self, sources: Path, middle: float, box: tuple[float, float, float, float],
                 size: Size, manner: Manner = "relief", wide: float = 0.0) -> None:
        self.sources, self.size, self.manner = sources, size, manner
        self.cone = Cone(middle, box, size)
        self.longitude, self.latitude = self.cone.places(size)
        self.unit = (wide or size[0]) / (1440 if manner == "engraved" else 1920)
        self.grain = self.cone.grain * math.pi / 180 / RELIEF_GRAIN  # pixels to one of the relief
        self.water = Topology(sources / "world_50m.json")
        self.coasts: list[Any] = []
        self.land: Any = None  # 1 on land, 0 at sea, once the sheet is drawn

    def widen(self, bleed: Bleed) -> Theatre:
        """The same on the same scale, going on so far beyond the left, upper, right and lower
        edge."""
        wider = copy(self)
        left, top, right, low = bleed
        wider.size = (self.size[0] + left + right, self.size[1] + top + low)
        wider.cone = copy(self.cone)
        wider.cone.origin = self.cone.origin + np.array((left, top))
        wider.longitude, wider.latitude = wider.cone.places(wider.size)
        return wider

    def survey(self) -> None:
        """Land and sea alone, for those who draw nothing."""
        self.land = self._land()

    def sheet(self) -> Any:
        """Everything, down to the paper."""
        self.survey()
        sheet = self._colour(self.land)
        sheet = self._rivers(sheet, self.land)
        return self._lines(sheet)

    def road(self, sheet: Any) -> Any:
        """The king's road, a row of red dots, with a ring for every place he stayed."""
        line = smooth(self.cone.pixels(ROAD), 3)
        step = 9.0 * self.unit
        lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
        at = np.arange(0, lengths[-1], step)
        marks = np.stack([np.interp(at, lengths, line[:, axis]) for axis in (0, 1)], -1)
        radius = 2.3 * self.unit

        def draw(pen: ImageDraw.ImageDraw) -> None:
            for x, y in marks:
                spot(pen, x, y, radius)

        halo = ndimage.gaussian_filter(draw_ink(self.size, draw), 2.0 * self.unit)
        sheet = over(sheet, (255, 244, 214), np.clip(halo * 1.4, 0, 0.6))
        return over(sheet, (158, 30, 20), draw_ink(self.size, draw) * 0.95)

    def _land(self) -> Any:
        west, east = self.longitude.min() - 3, self.longitude.max() + 3
        south, north = self.latitude.min() - 3, self.latitude.max() + 3
        rings: list[tuple[Any, int]] = []
        for polygon in Topology(self.sources / "land-10m.json").polygons("land"):
            outline = polygon[0]
            if outline[:, 0].max() > west and outline[:, 0].min() < east \
                    and outline[:, 1].max() > south and outline[:, 1].min() < north:
                for number, ring in enumerate(polygon):
                    near = np.clip(ring, [west - 12, max(south - 12, -10)],
                                   [east + 12, min(north + 10, 75)])
                    rings.append((self.cone.pixels(near), 0 if number else 255))
        for lake in self.water.polygons("lakes"):
            if not is_modern(lake[0]):
                ring = self.cone.pixels(smooth(lake[0], 2, is_closed=True))
                rings.append((np.concatenate([ring, ring[:1]]), 0))
        self.coasts = [ring for ring, _light in rings]
        return fill(rings, self.size)

    def _colour(self, land: Any) -> Any:
        """Land by how rough and how green it is, sea by how far the coast is."""
        light = relief(self.sources, self.longitude, self.latitude)
        rough = 0.72 * roughness(light, self.grain) if self.manner == "ranges" \
            else ndimage.gaussian_filter(np.abs(light), 9 * self.unit) * 9.5
        green = greenness(self.sources, self.longitude, self.latitude)
        dry, wet = ramp(rough, DRY), ramp(rough, WET)
        ground = dry + (wet - dry) * green[..., None] * 0.9
        shade = np.clip(self._shade(light), -0.40, 0.26)
        ground = ground * (1 + shade[..., None] * np.array([1, 1.03, 1.1], np.float32))
        sheet = lay_ground(ground, land, self.size, self.unit)
        return engrave(sheet, land, rough, green, self.unit) if self.manner == "engraved" \
            else sheet

    def _shade(self, light: Any) -> Any:
        """The shade of the ground on the far side of the light."""
        if self.manner == "ranges":
            return 0.30 * light + 0.125 * ranges(light, self.size, self.unit, self.grain)
        return light * (0.8 if self.manner == "engraved" else 2.5)

    def rivers(self) -> list[Any]:
        """Every river as a line of pixels; where a plate comes close, the smaller ones too."""
        lines = [smooth(line, 3) for line in self.water.lines("rivers")]
        if self.manner == "ranges":
            lines += ancient()
        return [self.cone.pixels(line) for line in lines]

    def _rivers(self, sheet: Any, land: Any) -> Any:
        lines = self.rivers()

        def draw(pen: ImageDraw.ImageDraw) -> None:
            for line in lines:
                for n in range(len(line) - 1):
                    width = FINE * self.unit * (0.9 + 1.3 * min(1.0, 1.3 * n / len(line)))
                    pen.line(dots(line[n:n + 2]), fill=255, width=max(2, round(width)))

        return over(sheet, (62, 104, 122), draw_ink(self.size, draw) * land * 0.85)

    def _lines(self, sheet: Any) -> Any:
        """Meridians and parallels, faint, then the coast in ink."""
        def grid(pen: ImageDraw.ImageDraw) -> None:
            for longitude in range(-10, 120, 5):
                line = np.stack([np.full(80, longitude), np.linspace(2, 62, 80)], -1)
                pen.line(dots(self.cone.pixels(line)), fill=255, width=FINE)
            for latitude in range(0, 64, 5):
                line = np.stack([np.linspace(-8, 110, 200), np.full(200, latitude)], -1)
                pen.line(dots(self.cone.pixels(line)), fill=255, width=FINE)

        sheet = over(sheet, INK, draw_ink(self.size, grid) * 0.13)
        return draw_coast(sheet, self.coasts, self.size, self.unit)


def spot(pen: ImageDraw.ImageDraw, x: float, y: float, radius: float) -> None:
    """A round dot in a fine drawing."""
    pen.ellipse(((x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE,
                 (y + radius) * FINE), fill=255)


def rose(sheet: Any, at: tuple[float, float], radius: float) -> Any:
    """A compass rose of sixteen points, in ink and gold."""
    size = (sheet.shape[1], sheet.shape[0])

    def point(angle: float, reach: float) -> tuple[float, float]:
        return ((at[0] + math.sin(angle) * reach) * FINE, (at[1] - math.cos(angle) * reach) * FINE)

    def rays(side: int, numbers: range, reach: float) -> Any:
        def draw(pen: ImageDraw.ImageDraw) -> None:
            for number in numbers:
                angle = number * math.pi / 8
                pen.polygon([point(angle, reach), point(angle + side * math.pi / 8, reach * 0.2),
                             (at[0] * FINE, at[1] * FINE)], fill=255)
        return draw_ink(size, draw)

    def rings(pen: ImageDraw.ImageDraw) -> None:
        for reach, width in ((0.62, 4), (0.68, 2), (0.16, 3)):
            pen.ellipse((*(a * FINE - radius * reach * FINE for a in at),
                         *(a * FINE + radius * reach * FINE for a in at)), outline=255,
                        width=width)

    sheet = over(sheet, INK, draw_ink(size, rings) * 0.7)
    points = ((range(1, 16, 2), 0.5), (range(2, 16, 4), 0.72), (range(0, 16, 4), 1.0))
    for numbers, share in points:
        for side, colour in ((-1, (96, 62, 30)), (1, (226, 190, 110))):
            sheet = over(sheet, colour, rays(side, numbers, radius * share) * 0.92)
    return sheet

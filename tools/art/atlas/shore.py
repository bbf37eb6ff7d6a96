"""Sea with waterlines, a browned shore and a coast in ink, round any land."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from PIL import ImageDraw
from scipy import ndimage

from tools.art.atlas.canvas import FINE, Size, dots, draw_ink, noise, over, ramp

INK = (60, 38, 20)
SEA = ((0.0, (184, 206, 204)), (14.0, (160, 190, 194)), (60.0, (132, 170, 182)),
       (170.0, (108, 148, 166)))
WATERLINES = (4.2, 8.8, 14.0, 20.0)


def lay_ground(ground: Any, land: Any, size: Size, unit: float) -> Any:
    """A ground where there is land, and the sea by how far the coast is."""
    away = ndimage.distance_transform_edt(land <= 0.5) / unit
    inland = ndimage.distance_transform_edt(land > 0.5) / unit
    away = away * (1 + 0.10 * noise(size, 40, 4, 5))
    sea = ramp(np.clip(away, 0, 170), SEA)
    for number, line in enumerate(WATERLINES):
        mark = np.exp(-((away - line) / 0.75) ** 2) * (0.46 - 0.095 * number)
        sea = over(sea, (70, 98, 104), mark)
    sheet = sea * (1 - land[..., None]) + ground * land[..., None]
    return over(sheet, (150, 104, 58), np.exp(-inland / 5) * 0.26 * (land > 0.5))


def draw_coast(sheet: Any, rings: Iterable[Any], size: Size, unit: float) -> Any:
    """The coast in ink."""
    width = max(2, round(1.35 * FINE * unit))

    def draw(pen: ImageDraw.ImageDraw) -> None:
        for ring in rings:
            pen.line(dots(ring), fill=255, width=width, joint="curve")

    return over(sheet, INK, draw_ink(size, draw) * 0.9)


def fill(rings: Iterable[tuple[Any, int]], size: Size) -> Any:
    """Rings, one after the other, as land (255) or water (0)."""
    def draw(pen: ImageDraw.ImageDraw) -> None:
        for ring, light in rings:
            if len(ring) > 2:
                pen.polygon(dots(ring), fill=light)

    return draw_ink(size, draw)

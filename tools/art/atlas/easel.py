"""A small plate to draw on: polygons, lines and rounds in ink, textures, shadows, lamplight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PIL import ImageDraw
from scipy import ndimage

from tools.art.atlas.canvas import Colour, Size, draw_ink, noise, over

SIZE: Size = (960, 600)
GOLD, PALE, INK = (196, 150, 66), (240, 212, 140), (54, 34, 18)
Place = tuple[float, float]


class Plate:
    """A sheet to draw on; every mark is drawn fine and shrunk."""

    def __init__(self, sheet: Any) -> None:
        self.sheet = sheet

    def fill(self, points: Sequence[Place], colour: Colour, cover: float = 1.0) -> None:
        """A polygon."""
        self.lay(lambda pen: pen.polygon(fine(points), fill=255), colour, cover)

    def ground(self, points: Sequence[Place], stone: Any, cover: float = 1.0) -> None:
        """A polygon of a texture."""
        mask = draw_ink(SIZE, lambda pen: pen.polygon(fine(points), fill=255)) * cover
        self.sheet = self.sheet * (1 - mask[..., None]) + stone * mask[..., None]

    def line(self, points: Sequence[Place], colour: Colour, width: float,
             cover: float = 1.0) -> None:
        """A line with round joints."""
        def draw(pen: ImageDraw.ImageDraw) -> None:
            pen.line(fine(points), fill=255, width=max(1, round(width * 3)), joint="curve")
            for x, y in (points[0], points[-1]):
                half = width / 2
                pen.ellipse(((x - half) * 3, (y - half) * 3, (x + half) * 3, (y + half) * 3),
                            fill=255)
        self.lay(draw, colour, cover)

    def disc(self, at: Place, radius: float, colour: Colour, cover: float = 1.0) -> None:
        """A round."""
        box = (*((a - radius) * 3 for a in at), *((a + radius) * 3 for a in at))
        self.lay(lambda pen: pen.ellipse(box, fill=255), colour, cover)

    def ring(self, at: Place, radius: float, width: float, colour: Colour) -> None:
        """A circle."""
        box = (*((a - radius) * 3 for a in at), *((a + radius) * 3 for a in at))
        self.lay(lambda pen: pen.ellipse(box, outline=255, width=round(width * 3)), colour)

    def shadow(self, points: Sequence[Place], blur: float, cover: float,
               away: Place = (8.0, 12.0)) -> None:
        """The soft shadow of a polygon."""
        moved = [(x + away[0], y + away[1]) for x, y in points]
        mask = ndimage.gaussian_filter(
            draw_ink(SIZE, lambda pen: pen.polygon(fine(moved), fill=255)), blur)
        self.sheet = over(self.sheet, (20, 10, 4), mask * cover)

    def lay(self, draw: Any, colour: Colour, cover: float = 1.0) -> None:
        """Whatever is drawn, in a colour."""
        self.sheet = over(self.sheet, colour, draw_ink(SIZE, draw) * cover)


def wide(stone: Any) -> Any:
    """A texture as large as a plate."""
    return np.tile(stone, (1, 2, 1))[:SIZE[1], :SIZE[0]].copy()


def dusk(top: Colour, low: Colour, seed: int) -> Any:
    """A sky that darkens downwards, with clouds."""
    share = np.linspace(0, 1, SIZE[1])[:, None, None]
    sheet = np.array(top, np.float32) * (1 - share) + np.array(low, np.float32) * share
    return sheet * (1 + 0.22 * noise(SIZE, 3, 6, seed))[..., None]


def light(sheet: Any) -> Any:
    """Lighter where a lamp stands, above on the left, and dark in the corners."""
    yy, xx = np.mgrid[0:SIZE[1], 0:SIZE[0]]
    away = np.hypot((xx - SIZE[0] * 0.42) / SIZE[0], (yy - SIZE[1] * 0.36) / SIZE[1])
    return sheet * (1.12 - 0.62 * np.clip(away, 0, 1) ** 1.5)[..., None]


def fine(points: Sequence[Place]) -> list[Place]:
    """Points of a drawing three times as large."""
    return [(x * 3, y * 3) for x, y in points]

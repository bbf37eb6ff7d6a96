"""The frame of a board: dark wood between golden rules, a key pattern, a star in every corner."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.key_pattern import key_pattern
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.sketch import Disc, Place, Polygon, Shape, Stroke, star_corners
from alexandre.ui.draw.tiles import NONE, Stamp
from alexandre.ui.text.cache import Cache

BAND: Final = 7.0  # how broad it is
LONG: Final = 4.4  # of one turn of the pattern
TALL: Final = 3.0
BOSS: Final = 5.0  # radius of what holds a corner
SIDES: Final = 4
SHADOW: Final = (70, 40, 16)  # the frame's on the board, from its edge inwards


class BoardFrame:
    """Paints the frame of a board; its four sides are cached as pictures, since a thousand shapes
    take long even to look up."""

    def __init__(self) -> None:
        self._sides: Cache[object, list[Stamp]] = Cache(1)

    def paint(self, brush: Brush, box: Box) -> bool:
        """Paint the frame inside the box, one side more with every call where time is short;
        return whether it is complete."""
        inner = box.inset(BAND)
        for number, light in enumerate(SHADOW):
            brush.fill(Box(inner.x, inner.y + number, inner.w, 1.0), "shade", light)
            brush.fill(Box(inner.x + number, inner.y, 1.0, inner.h), "shade", light)
        size = box.w, box.h
        sides = self._sides.get((brush.theme, size), list)
        while len(sides) < SIDES and brush.begin() != NONE:
            beam = beams(size, BAND)[len(sides)]
            sides.append(Painter(brush.theme, brush.letters).stamp(side(*beam), (),
                                                                   brush.theme.scale, brush.voice))
        if len(sides) < SIDES:
            self._draft(brush, box, inner)
        for sheet, at in sides:
            brush.lay(sheet, box, at)
        return len(sides) == SIDES

    def _draft(self, brush: Brush, box: Box, inner: Box) -> None:
        """Paint the wood and the outer lines until all sides are ready."""
        for x, y, w, h in ((box.x, box.y, box.w, BAND), (box.x, inner.bottom, box.w, BAND),
                           (box.x, box.y, BAND, box.h), (inner.right, box.y, BAND, box.h)):
            brush.fill(Box(x, y, w, h), "frame.draft")
        brush.ring(box, "frame.edge", 1.2, radius=0)


def beams(size: Place, band: float) -> list[tuple[Place, Place, Place, Place]]:
    """The four mitred beams of a frame of that size: the ends of each at the outer edge, then at
    the inner one."""
    outer, inner = corners(size, 0.0), corners(size, band)
    return [(outer[n], outer[n - 3], inner[n - 3], inner[n]) for n in range(SIDES)]


def side(start: Place, end: Place, near: Place, far: Place) -> tuple[Shape, ...]:
    """A beam with its lines and its pattern, and the corner where it begins."""
    return (Polygon((start, end, near, far), texture="wood"),
            *(Stroke(line(start, end, away), colour, width) for away, colour, width in (
                (0.6, "frame.edge", 1.2), (1.5, "gold", 0.7), (BAND - 1.8, "gold", 0.5),
                (BAND - 0.6, "gold.pale", 1.2))),
            *key_pattern(*line(start, end, (BAND - TALL) / 2), LONG, TALL, 0.9, BAND - 2.0),
            *boss(line(start, end, BAND / 2)[0]))


def corners(size: Place, inset: float) -> tuple[Place, Place, Place, Place]:
    """The corners of the frame, moved inwards."""
    right, low = size[0] - inset, size[1] - inset
    return (inset, inset), (right, inset), (right, low), (inset, low)


def line(start: Place, end: Place, away: float) -> tuple[Place, Place]:
    """The outer edge of a side, moved inwards and shortened at both ends."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    x, y = (end[0] - start[0]) / length * away, (end[1] - start[1]) / length * away
    return (start[0] + x - y, start[1] + y + x), (end[0] - x - y, end[1] - y + x)


def boss(at: Place) -> tuple[Shape, ...]:
    """The star of sixteen rays on a disc of wood."""
    return (Disc(at, BOSS, "frame.wood", "gold", 0.9),
            Polygon(star_corners(at, BOSS * 0.78, BOSS * 0.36), "gold.pale"))

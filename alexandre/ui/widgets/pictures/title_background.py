"""The background of the title screen: a framed map over the whole window, with a cartouche."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.key_pattern import key_pattern
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Plate, Polygon, Print, Shade, Shape, Sketch
from alexandre.ui.text.cache import Cache
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.pictures.board_frame import beams, corners
from alexandre.ui.widgets.pictures.miniature import Miniature

PROPORTION: Final = 16 / 9  # of the plate
EDGE: Final = 7.0  # of the table, round the frame
BAND: Final = 17.0  # how broad the frame is
LONG: Final = 14.0  # of one turn of the key pattern
TALL: Final = 9.0
ASIDE: Final = 24.0  # between the frame and what stands in a corner
WIDE: Final = 800.0  # of the cartouche
CORNER: Final = 218.0  # and of what stands in the corner
LOWEST: Final = 50.0  # a picture in it
FOOT: Final = 26.0  # between the frame and the cartouche,
FOOT_LOW: Final = 14.0  # or so much where room is scarce


class TitleBackground(Widget):
    """A framed map; `cartouche` is low in the middle, `corner` in the upper right corner.

    Where the cartouche is too high for the window, its `title` is set at the designed size, its
    `pictures` are lower, and then the groups in `yields` are hidden one after the other.
    """

    def __init__(self, name: str, plate: str, cartouche: Widget, corner: Widget, title: Label,
                 yields: Sequence[Sequence[Widget]], pictures: Sequence[Miniature]) -> None:
        super().__init__(name)
        self.title, self._size = title, title.size
        self.plate = plate
        self.yields = yields
        self.pictures = pictures
        self.cartouche = self.add(cartouche)
        self.corner = self.add(corner)
        self._picture: Cache[Place, pygame.Surface] = Cache(1)  # for a size

    def lay(self) -> None:
        """Place the cartouche low within the frame."""
        grown, inner = self.desk.theme.enlarge, self.box.inset(EDGE + BAND)
        wide = min(grown(WIDE), inner.w - 2 * ASIDE)
        aside = grown(CORNER)
        corner = Box(inner.right - ASIDE - aside, inner.y + ASIDE - 8, aside,
                     self.corner.height(aside))
        is_below = inner.middle[0] + wide / 2 > corner.x  # else beside the corner
        free = inner.bottom - corner.bottom if is_below else inner.h - 2 * FOOT_LOW + 12
        room = free - FOOT_LOW
        for group in self.yields:
            show_all(group, is_shown=True)
        self.title.size = self._size
        if self.cartouche.height(wide) > room:
            self.title.size = self._size / self.desk.theme.text
        self._fit_pictures(wide, room)
        for group in self.yields:
            if self.cartouche.height(wide) > room:
                show_all(group, is_shown=False)
                self._fit_pictures(wide, room)
        high = min(self.cartouche.height(wide), inner.h - 16)
        foot = min(FOOT, free - high if is_below else (inner.h - high) / 2)
        self.cartouche.place(Box(inner.middle[0] - wide / 2, inner.bottom - foot - high, wide,
                                 high))
        self.corner.place(corner)

    def _fit_pictures(self, wide: float, room: float) -> None:
        """Set the height of the pictures: as they want, or lower by the deficit if that is enough.
        """
        free, low = (self._try_pictures(most, wide) for most in (0.0, LOWEST))
        self._try_pictures(LOWEST + room - low if free > room >= low else 0.0, wide)

    def _try_pictures(self, most: float, wide: float) -> float:
        """Set the greatest height of the pictures, 0 for any; return the height of the cartouche.
        """
        for each in self.pictures:
            each.most = most
        return self.cartouche.height(wide)

    def forget(self) -> None:
        super().forget()
        self._picture.clear()

    def paint(self, brush: Brush) -> None:
        """Paint the framed map, cached for each size."""
        brush.lay(self._picture.get(brush.rect(self.box).size, self._paint_map, brush), self.box)

    def _paint_map(self, brush: Brush) -> pygame.Surface:
        return brush.picture(frame_plate((self.box.w, self.box.h), self.plate))


def show_all(group: Sequence[Widget], *, is_shown: bool) -> None:
    """Show or hide all of a group."""
    for each in group:
        each.is_shown = is_shown


def frame_plate(size: Place, plate: str) -> Sketch:
    """The plate, cut to a window's proportions, in a frame of wood and gold."""
    wide = max(size[0], size[1] * PROPORTION)
    high = wide / PROPORTION
    inner = EDGE + BAND
    shapes: list[Shape] = [
        Print(((size[0] - wide) / 2, (size[1] - high) / 2), (wide, high), plate),
        *(Shade(each, 8, "shade", 0.6) for each in beams(size, inner + 3.0)),
        *(Polygon(each, texture="wood") for each in beams(size, inner)),
        line(size, EDGE + 0.8, "frame.edge", 1.6), line(size, EDGE + 2.4, "gold", 1.0),
        line(size, inner - 2.6, "gold", 0.8), line(size, inner - 0.4, "gold.pale", 1.6),
        *keys(size)]
    return Sketch(size, tuple(shapes))


def line(size: Place, inset: float, colour: str, width: float) -> Plate:
    return Plate((inset, inset), (size[0] - 2 * inset, size[1] - 2 * inset), 1.5, "", colour,
                 width)


def keys(size: Place) -> list[Shape]:
    """A golden key pattern on all four beams, clear of the corners."""
    ends = corners(size, EDGE + (BAND - TALL) / 2)
    return [shape for number in range(4)
            for shape in key_pattern(ends[number], ends[(number + 1) % 4], LONG, TALL, 1.2, BAND)]

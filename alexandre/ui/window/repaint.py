"""The changed parts of the screen, and the painting of a tree of widgets within them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box, rows
from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget

RIM: Final = 8.0  # how far a ring or a shadow reaches beyond its box
MOST: Final = 8  # more parts than these are not worth a painting each
BAND: Final = 80_000.0  # square units: larger parts are cut where there is little time


class Repaint:
    """The boxes that have changed, without overlaps; `late` are those that the last frame had no
    time for."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []
        self.late: list[Box] = []
        self._unshown: list[Box] = []
        self._awaited: list[Box] = []  # the bands for which those wait

    def add(self, box: Box) -> None:
        """Add a changed box, merged with those it overlaps, and with the nearest where there are
        many."""
        box = box.inset(-RIM)
        if any(each.holds(box) for each in self.boxes):
            return
        met = [each for each in self.boxes if each.meets(box)]
        if not met and len(self.boxes) >= MOST:
            met = [min(self.boxes, key=lambda each: waste(each, box))]
        while met:
            self.boxes = [each for each in self.boxes if each not in met]
            box = box.around(*met)
            met = [each for each in self.boxes if each.meets(box)]
        self.boxes.append(box)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has changed."""
        return not self.boxes and not self.late

    def take(self, hand: Place | None = None) -> list[Box]:
        """Take all boxes out, to paint them.

        With a pointer they come in pieces: late ones first, the longest waiting before others,
        even if changed again; then what is nearest to the pointer.
        """
        boxes, self.boxes = self.boxes, []
        late, self.late = self.late, []
        if hand is not None:
            boxes = sorted((band for box in boxes for band in bands(box)),
                           key=lambda each: (rank(each, late), away(each, hand)))
        return [each for each in late if not any(box.holds(each) for box in boxes)] + boxes

    def release(self, painted: Sequence[Box]) -> list[Box]:
        """Return the painted parts that may be shown: the bands of one box wait until those that
        are late have been painted once, so that no line of old words is seen beside half a line of
        new ones, and what changes all the time is seen."""
        came = {column(each) for each in self._awaited}
        self._awaited = [each for each in self._awaited
                         if not any(part.has(each.middle) for part in painted)]
        came -= {column(each) for each in self._awaited}
        known = came | {column(each) for each in self._awaited}
        self._awaited += [each for each in self.late if column(each) not in known]
        cut = {column(each) for each in self._awaited}
        parts = [*self._unshown, *painted]
        self._unshown = [each for each in parts if column(each) in cut]
        return [each for each in parts if column(each) not in cut]


def column(part: Box) -> tuple[float, float]:
    """The left and the width, which all bands of a box share."""
    return part.x, part.w


def rank(part: Box, late: Sequence[Box]) -> int:
    """The number of late parts that have waited longer than this one."""
    return next((n for n, old in enumerate(late) if part.has(old.middle)), len(late))


def waste(one: Box, other: Box) -> float:
    """The unchanged area in the union of two boxes."""
    whole = one.around(other)
    return whole.w * whole.h - one.w * one.h - other.w * other.h


def bands(box: Box) -> list[Box]:
    """A large box cut into several, from the top down."""
    count = max(1, math.ceil(box.w * box.h / BAND))
    return rows(box, (0.0,) * count)


def away(box: Box, at: Place) -> float:
    """The distance of a point from a box."""
    return math.hypot(max(box.x - at[0], 0.0, at[0] - box.right),
                      max(box.y - at[1], 0.0, at[1] - box.bottom))


def pixels_of(part: Box, brush: Brush) -> pygame.Rect:
    """The pixels that a part of the window touches."""
    return brush.rect(part).inflate(2, 2).clip(brush.onto.get_rect())


def paint_tree(widget: Widget, brush: Brush, focus: Widget | None, *,
               is_dim: bool = False) -> None:
    """Paint the widget, its children over it, and a ring round `focus`, a pale one while it
    ignores presses."""
    clip = brush.onto.get_clip()
    if not widget.is_shown or not is_near(widget.box, brush.theme.scale, clip):
        return
    if min(brush.rect(widget.box).size) > 0:
        widget.paint(brush)
    if isinstance(widget, Scroll):
        brush.within(widget.framed_view)
    for child in widget.children:
        paint_tree(child, brush, focus, is_dim=is_dim)
    brush.onto.set_clip(clip)
    if widget is focus and widget.has_ring and widget.has_room:
        brush.focus(widget.framed, "ink.faint" if is_dim else "seal")


def is_near(box: Box, scale: float, clip: pygame.Rect) -> bool:
    """Whether the box with its margin overlaps what is painted."""
    x, y, w, h = clip
    return ((box.x - RIM) * scale < x + w and x < (box.right + RIM) * scale
            and (box.y - RIM) * scale < y + h and y < (box.bottom + RIM) * scale)

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
    """Boxes round everything that has changed, none overlapping another; `late` are those that
    the last frame had no time for."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []
        self.late: list[Box] = []

    def add(self, box: Box) -> None:
        """This has changed, too; what it overlaps is painted with it, and where there are many
        parts already, the nearest."""
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
        """Is there nothing to paint?"""
        return not self.boxes and not self.late

    def take(self, hand: Place | None = None) -> list[Box]:
        """The boxes to paint; afterwards there are none.

        With a hand, in pieces: what is late, even if it has changed once more, the longest waiting
        first, then what lies nearest to the hand.
        """
        boxes, self.boxes = self.boxes, []
        late, self.late = self.late, []
        if hand is not None:
            boxes = sorted((band for box in boxes for band in bands(box)),
                           key=lambda each: (rank(each, late), away(each, hand)))
        return [each for each in late if not any(box.holds(each) for box in boxes)] + boxes


def rank(part: Box, late: Sequence[Box]) -> int:
    """The number of late parts that have waited longer than this one."""
    return next((n for n, old in enumerate(late) if part.has(old.middle)), len(late))


def waste(one: Box, other: Box) -> float:
    """The additional area to paint if both were one."""
    whole = one.around(other)
    return whole.w * whole.h - one.w * one.h - other.w * other.h


def bands(box: Box) -> list[Box]:
    """A large part in several, from the top down."""
    count = max(1, math.ceil(box.w * box.h / BAND))
    return rows(box, (0.0,) * count)


def away(box: Box, at: Place) -> float:
    """The distance of a point from a box."""
    return math.hypot(max(box.x - at[0], 0.0, at[0] - box.right),
                      max(box.y - at[1], 0.0, at[1] - box.bottom))


def paint_tree(widget: Widget, brush: Brush, focus: Widget | None, *,
               is_dim: bool = False) -> None:
    """The widget, its children over it, and a ring round `focus`, a pale one if that is deaf."""
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
    """Does the box, with its rim, reach into what is painted?"""
    x, y, w, h = clip
    return ((box.x - RIM) * scale < x + w and x < (box.right + RIM) * scale
            and (box.y - RIM) * scale < y + h and y < (box.bottom + RIM) * scale)

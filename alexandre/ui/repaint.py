"""Which parts of the screen have changed, and the painting of a tree of widgets within them."""

from __future__ import annotations

from typing import Final

from alexandre.ui.brush import Brush
from alexandre.ui.layout import Box
from alexandre.ui.widgets.scroll import Scroll
from alexandre.ui.widgets.widget import Widget

RIM: Final = 8.0  # how far a ring or a shadow reaches beyond its box
MOST: Final = 8  # more parts than these are not worth a painting each


class Repaint:
    """Boxes round everything that has changed, none overlapping another."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []

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

    def take(self) -> list[Box]:
        """What has to be painted; from now on nothing has."""
        boxes, self.boxes = self.boxes, []
        return boxes


def waste(one: Box, other: Box) -> float:
    """How much more would have to be painted, were both one?"""
    whole = one.around(other)
    return whole.w * whole.h - one.w * one.h - other.w * other.h


def paint_tree(widget: Widget, brush: Brush, focus: Widget | None) -> None:
    """The widget, its children over it, and a ring round `focus`."""
    if not widget.is_shown or not is_near(widget.box, brush):
        return
    before = brush.onto.get_clip()
    if min(brush.rect(widget.box).size) > 0:
        widget.paint(brush)
    if isinstance(widget, Scroll):
        brush.within(widget.view.inset(-3, 0))
    for child in widget.children:
        paint_tree(child, brush, focus)
    brush.onto.set_clip(before)
    if widget is focus and widget.has_ring:
        brush.focus(widget.framed)


def is_near(box: Box, brush: Brush) -> bool:
    """Does the box, with its rim, reach into what is painted?"""
    x, y, w, h = brush.onto.get_clip()
    scale = brush.theme.scale
    return ((box.x - RIM) * scale < x + w and x < (box.right + RIM) * scale
            and (box.y - RIM) * scale < y + h and y < (box.bottom + RIM) * scale)

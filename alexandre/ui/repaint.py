"""Which part of the screen has changed, and the painting of a tree of widgets within it."""

from __future__ import annotations

from typing import Final

from alexandre.ui.brush import Brush
from alexandre.ui.layout import Box
from alexandre.ui.widgets.scroll import Scroll
from alexandre.ui.widgets.widget import Widget

RIM: Final = 6.0  # how far a ring reaches beyond its box


class Repaint:
    """The smallest box round everything that has changed; None if nothing has."""

    def __init__(self) -> None:
        self.area: Box | None = None

    def add(self, box: Box) -> None:
        """This has changed, too."""
        box = box.inset(-RIM)
        if self.area is not None:
            left, top = min(box.x, self.area.x), min(box.y, self.area.y)
            box = Box(left, top, max(box.right, self.area.right) - left,
                      max(box.bottom, self.area.bottom) - top)
        self.area = box


def paint_tree(widget: Widget, brush: Brush, focus: Widget | None) -> None:
    """The widget, its children over it, and a ring round `focus`."""
    before = brush.onto.get_clip()
    if not widget.is_shown or not brush.rect(widget.box.inset(-RIM)).colliderect(before):
        return
    widget.paint(brush)
    if isinstance(widget, Scroll):
        brush.within(widget.view)
    for child in widget.children:
        paint_tree(child, brush, focus)
    brush.onto.set_clip(before)
    if widget is focus:
        brush.ring(widget.box.inset(-2))

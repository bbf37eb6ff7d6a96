"""A bar that fills while something is computed."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.base.widget import Widget

HIGH: Final = 16.0
RIM: Final = 3.0


class ProgressBar(Widget):
    """`done` is a share of the whole, from 0 to 1."""

    def __init__(self, name: str, done: float = 0.0) -> None:
        super().__init__(name)
        self.done = done

    @property
    def spoken(self) -> str:
        """The progress in per cent."""
        return f"{round(100 * self.done)} %"

    def go(self, done: float) -> None:
        """Set the share that is done."""
        if done != self.done:
            self.done = done
            self.touch()

    def height(self, width: float) -> float:
        return HIGH

    def paint(self, brush: Brush) -> None:
        """Draw the bar and its filled part."""
        brush.panel(self.box, "field", "")
        inner = self.box.inset(RIM)
        brush.fill(Box(inner.x, inner.y, inner.w * min(1.0, self.done), inner.h), "gold")

"""A sheet over the room: what is told scrolls, what can be done stays in sight."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.base.boxes import Rule
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget

PAD: Final = 26.0
GAP: Final = 8.0


class ScrollPanel(Widget):
    """As high as what it tells, at most as the window."""

    def __init__(self, name: str, told: Widget, buttons: Widget, wide: float) -> None:
        super().__init__(name)
        self.wide = wide
        self.body = self.add(Scroll(f"{name}/told", gap=0))
        self.body.column.add(told)
        self.rule = self.add(Rule())
        self.buttons = self.add(buttons)
        self._frame = Box()

    def lay(self) -> None:
        """In the middle of the window."""
        wide = min(self.desk.theme.enlarge(self.wide), self.box.w - 40)
        inner = wide - 2 * PAD
        foot = self.rule.height(inner) + self.buttons.height(inner) + 2 * GAP
        body = min(self.body.height(inner), self.box.h - 24 - foot - 2 * PAD)
        self._frame = self.box.centre(wide, body + foot + 2 * PAD)
        left, top = self._frame.x + PAD, self._frame.y + PAD
        self.body.place(Box(left, top, inner, body))
        self.rule.place(Box(left, top + body + GAP, inner, self.rule.height(inner)))
        high = self.buttons.height(inner)
        self.buttons.place(Box(left, self._frame.bottom - PAD - high, inner, high))

    def paint(self, brush: Brush) -> None:
        brush.panel(self._frame, "panel")

"""A sheet over the room: what is told scrolls, what can be done stays in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.base.boxes import Rule
from alexandre.ui.widgets.base.scroll import ROUNDED, Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.pictures.miniature import Miniature

PAD: Final = 26.0
GAP: Final = 8.0


class ScrollPanel(Widget):
    """A panel as high as the longest notice so far in a window of that size, at most as high as
    the window.

    A picture gives up to `giving` of its height if that avoids scrolling; where it does not, what
    is `spare` is left out.
    """

    def __init__(self, name: str, told: Widget, buttons: Widget, wide: float,
                 picture: Miniature | None = None, giving: float = 0.0,
                 spare: Sequence[Widget] = ()) -> None:
        super().__init__(name)
        self.spare = tuple(spare)
        self.picture, self.giving = picture, giving
        self.most = picture.most if picture else 0.0
        self.wide = wide
        self.body = self.add(Scroll(f"{name}/told", gap=0))
        self.body.column.add(told)
        self.rule = self.add(Rule())
        self.buttons = self.add(buttons)
        self._frame = Box()
        self._told: tuple[object, float] = (None, 0.0)  # in which window, and how high

    def lay(self) -> None:
        """Place it in the middle of the window."""
        wide = min(self.desk.theme.enlarge(self.wide), self.box.w - 40)
        inner = wide - 2 * PAD
        foot = self.rule.height(inner) + self.buttons.height(inner) + 2 * GAP
        room = self.box.h - 24 - foot - 2 * PAD
        for is_shown in (True, False)[:1 + bool(self.spare)]:
            for each in self.spare:
                each.shown(is_shown=is_shown)
            if self._fits(inner, room):
                break
        body = self._stretch(min(self.body.height(inner), room))
        frame = self.box.centre(wide, body + foot + 2 * PAD)
        if frame != self._frame:
            self._frame = frame
            self.touch()
        left, top = self._frame.x + PAD, self._frame.y + PAD
        self.body.place(Box(left, top, inner, body))
        self.rule.place(Box(left, top + body + GAP, inner, self.rule.height(inner)))
        high = self.buttons.height(inner)
        self.buttons.place(Box(left, self._frame.bottom - PAD - high, inner, high))

    def _fits(self, inner: float, room: float) -> bool:
        """Shrink the picture if that avoids scrolling; return whether nothing scrolls."""
        if self.picture:
            self.picture.most = self.most
            lacking = self.body.height(inner) - room
            self.picture.most -= lacking if 0 < lacking <= self.giving else 0.0
            if self.body.height(inner) > room + ROUNDED:
                self.picture.most = self.most
        return self.body.height(inner) <= room + ROUNDED

    def _stretch(self, body: float) -> float:
        """The height reserved so that a lower notice leaves everything in place."""
        window = self.box, self.desk.theme, self.desk.edition
        self._told = window, max(body, self._told[1]) if self._told[0] == window else body
        return self._told[1]

    def paint(self, brush: Brush) -> None:
        brush.panel(self._frame, "panel")

"""The bar beside something longer than its window: shows where one is, and can be dragged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place

WIDE: Final = 10.0
LEAST: Final = 26.0  # the height of its thumb


class Scrollbar:
    """Part of a widget that counts in rows or in logical pixels; `on_scroll` is told the first to
    be seen, with a fraction."""

    def __init__(self, on_scroll: Callable[[float], object]) -> None:
        self.on_scroll = on_scroll
        self.box = Box()
        self._top = self._seen = self._whole = 0.0
        self._grip: float | None = None

    @property
    def wide(self) -> float:
        """The room it takes: none if all can be seen."""
        return WIDE if self._most else 0.0

    def place(self, around: Box, top: float, seen: float, whole: float) -> None:
        """At the right of that box, for so much of which so much is seen from `top` on."""
        self.box = Box(around.right - WIDE, around.y, WIDE, around.h)
        self._top, self._seen, self._whole = top, seen, whole

    def press(self, at: Place) -> bool:
        """Take hold of the thumb; beside it, bring it here."""
        if not self._most or not self.box.inset(-2, 0).has(at):
            return False
        thumb = self._thumb()
        self._grip = at[1] - thumb.y if thumb.has(at) else thumb.h / 2
        self.drag(at)
        return True

    def drag(self, at: Place) -> None:
        """The thumb follows the mouse."""
        if self._grip is None:
            return
        way = self.box.h - self._thumb().h
        share = (at[1] - self._grip - self.box.y) / way if way > 0 else 0.0
        self.on_scroll(min(1.0, max(0.0, share)) * self._most)

    def release(self) -> bool:
        """Let go of the thumb; True if it was held."""
        was_held, self._grip = self._grip is not None, None
        return was_held

    def paint(self, brush: Brush) -> None:
        """A line and the thumb on it."""
        if self._most:
            brush.fill(Box(self.box.middle[0] - 1, self.box.y, 2, self.box.h), "ink.faint", 120)
            brush.panel(self._thumb().inset(0.5, 0), "thumb")

    @property
    def _most(self) -> float:
        return max(0.0, self._whole - self._seen)

    def _thumb(self) -> Box:
        high = min(self.box.h, max(LEAST, self.box.h * self._seen / max(1, self._whole)))
        top = (self.box.h - high) * self._top / self._most if self._most else 0.0
        return Box(self.box.x, self.box.y + top, self.box.w, high)

"""A button that is held down for a moment: nobody presses it by mistake, or twice by haste."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.controls.button import Button

LAST: Final = 350  # milliseconds that the mouse has to stay down
INSET: Final = 5.0
HIGH: Final = 3.0  # of the line that grows meanwhile


class HoldButton(Button):
    """A button that the mouse must hold down; the keyboard, which has to be moved to it first,
    just presses it."""

    is_held = True
    _since: int | None = None
    _now = 0

    def press(self, at: Place) -> bool:
        if super().press(at):
            self._since = self._now = self.desk.now
            self.desk.stir(self)
        return self.is_enabled

    def drag(self, at: Place) -> None:
        """Cancel it if the mouse leaves."""
        if not self.box.has(at):
            self._let_go()

    def release(self, at: Place) -> None:
        self._let_go()

    def tick(self, now: int) -> bool:
        """Lengthen the line; at its end press the button."""
        if self._since is None:
            return False
        self._now = now
        self.touch()
        if now - self._since < LAST:
            return True
        self._let_go()
        self.on_press()
        return False

    def paint(self, brush: Brush) -> None:
        """Paint the button and the part of the time that has passed."""
        super().paint(brush)
        if self._since is not None:
            inner = self.box.inset(INSET)
            share = min(1.0, (self._now - self._since) / LAST)
            brush.fill(Box(inner.x, inner.bottom - HIGH, inner.w * share, HIGH), "gold.pale")

    def _let_go(self) -> None:
        self._since = None
        self._hold(is_down=False)

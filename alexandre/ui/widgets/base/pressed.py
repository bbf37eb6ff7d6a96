"""Widgets that are pressed as a whole: buttons, ticks, headings that fold."""

from __future__ import annotations

from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.base.widget import Widget


class Pressed(Widget):
    """Acts when the mouse is released on it, or on Enter or Space."""

    takes_focus = True

    def act(self) -> None:
        """Do what a press is for."""

    def press(self, at: Place) -> bool:
        """Hold it until the mouse is released."""
        self._hold(is_down=self.is_enabled)
        return self.is_enabled

    def release(self, at: Place) -> None:
        """Act if the mouse is still on it."""
        was_down = self._is_down
        self._hold(is_down=False)
        if was_down and self.box.has(at):
            self.act()

    def do(self, command: str) -> bool:
        """Act on Enter or Space."""
        if command == "press" and self.is_enabled:
            self.act()
        return command == "press"

    def _hold(self, *, is_down: bool) -> None:
        self._is_down = is_down
        self.touch()

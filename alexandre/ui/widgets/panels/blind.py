"""A black cover over a whole window."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.sketch import Place
from alexandre.ui.play.defaults import ignore
from alexandre.ui.widgets.base.widget import Widget


class Blind(Widget):
    """A black cover; while it `is_down`, nothing behind it is shown or pressed, and a press calls
    `on_press`."""

    def __init__(self, name: str, on_press: Callable[[], object] = ignore) -> None:
        super().__init__(name)
        self.on_press = on_press
        self.is_down, self.is_glass = False, True

    def turn(self, *, is_down: bool) -> None:
        """Show or remove the cover."""
        self.is_down, self.is_glass = is_down, not is_down
        self.touch()

    def press(self, at: Place) -> bool:
        return True

    def release(self, at: Place) -> None:
        self.on_press()

    def paint(self, brush: Brush) -> None:
        if self.is_down:
            brush.onto.fill("black", brush.rect(self.box))

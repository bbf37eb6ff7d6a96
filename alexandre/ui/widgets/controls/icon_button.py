"""A button with a drawn sign, which its tip says in words: the keys of a recorder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.widgets.controls.button import Button

SIGNS: Final[dict[str, str]] = {
    "first": "|<<", "turn_back": "<<", "back": "|<", "play": ">", "pause": "||", "forward": ">|",
    "turn_on": ">>", "last": ">>|",
}
ARROW: Final = 7.0  # half the height of an arrowhead
STEP: Final = 8.0  # from one mark of a sign to the next


class IconButton(Button):
    """A button with one of SIGNS."""

    def __init__(self, name: str, sign: str, text: Wording, on_press: Callable[[], object],
                 kind: str = "button") -> None:
        super().__init__(name, text, on_press, kind=kind, tip=text)
        self.sign = sign

    def change(self, sign: str, text: Wording) -> None:
        self.sign, self.tip = sign, text
        self.say(text)
        self.touch()

    def height(self, width: float) -> float:
        """The height of a button of one line."""
        return self.desk.theme.enlarge(40.0)

    def paint(self, brush: Brush) -> None:
        """Paint the panel and the sign."""
        brush.panel(self.box, self.kind, self._state())
        colour = "seal.text" if self.kind == "primary" else "ink"
        if not self.is_enabled:
            colour = "ink.faint"
        marks = SIGNS[self.sign]
        x, y = self.box.middle
        left = x - STEP * (len(marks) - 1) / 2
        for number, mark in enumerate(marks):
            at = left + number * STEP
            if mark == "|":
                brush.fill(Box(at - 1.5, y - ARROW, 3, 2 * ARROW), colour)
            else:
                brush.arrow((at, y), ARROW, colour, "left" if mark == "<" else "right")

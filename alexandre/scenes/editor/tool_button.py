"""The button of a tool of the board editor: its digit, its sign, its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.editing import Tool
from alexandre.ui.text.sizes import CAPTION
from alexandre.ui.widgets.controls.button import Button

HIGH: Final = 32.0
SIGN: Final = 19.0
DIGIT: Final = 8.0  # the room of the digit before the sign
SMALL: Final = 0.7  # the size of the digit, beside the name


class ToolButton(Button):
    """A button `edit/tool/<id>`; the digit `number` chooses it, too."""

    def __init__(self, tool: Tool, number: int, choose: Callable[[], object]) -> None:
        super().__init__(f"edit/tool/{tool.id}", tool.name, choose, align="left", size=CAPTION,
                         pad=6, tip=tool.tip, high=HIGH)
        self._sign, self._number = tool.sign, number

    def paint(self, brush: Brush) -> None:
        """Paint the button, and the digit and the sign before the name; a ring if it is chosen."""
        super().paint(brush)
        left = self.box.x + 4
        brush.words(Box(left, self.box.y, DIGIT, self.box.h), str(self._number), face="table",
                    size=CAPTION * SMALL, colour="ink.soft")
        wide, high = self._sign.size
        scale = SIGN / max(wide, high)
        place = Box(left + DIGIT, self.box.y, SIGN, self.box.h).centre(wide * scale, high * scale)
        brush.lay(brush.picture(self._sign, scale), place)
        if self.is_on:
            brush.ring(self.box.inset(1), "seal", 2.4)

    def _hint_width(self) -> float:
        return DIGIT + SIGN + 1

"""An item of a list that can be chosen, as a panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.base.boxes import Column
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Telling, walk

WIDE: Final = 3.0  # heights, from which a card is a row of a list
BAR: Final = 5.0  # how broad the mark of the chosen row is


class Card(Column):
    """A panel that a click or Enter chooses; `is_on`: it is the chosen one."""

    takes_focus = True

    def __init__(self, name: str, on_choose: Callable[[], None], *, pad: float = 10.0,
                 gap: float = 2.0, tip: Telling = "") -> None:
        super().__init__(name, gap=gap, pad=pad)
        self.tip = tip
        self.on_choose = on_choose

    @property
    def spoken(self) -> str:
        """Everything written on it."""
        return ". ".join(each.words for each in walk(self) if isinstance(each, Label))

    def turn(self, *, is_on: bool) -> None:
        """Mark it as chosen, or not."""
        if is_on != self.is_on:
            self.is_on = is_on
            self.touch()

    def press(self, at: Place) -> bool:
        self.on_choose()
        return True

    def do(self, command: str) -> bool:
        """Choose it with Enter or Space."""
        if command == "press":
            self.on_choose()
        return command == "press"

    def paint(self, brush: Brush) -> None:
        """Paint the panel; the chosen one has a ring, and looks otherwise than one that is pointed
        at."""
        brush.panel(self.box, "row", "on" if self.is_on else "hover" if self.is_hovered else "")
        if self.is_on:
            brush.ring(self.box.inset(1), "seal", 2.4)
            if self.box.w > WIDE * self.box.h:
                brush.fill(Box(self.box.x + 4, self.box.y + 4, BAR, self.box.h - 8), "seal")

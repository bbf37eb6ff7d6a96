"""An item of a list that can be chosen, as a panel."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.widgets.base.boxes import Column
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import walk


class Card(Column):
    """A panel that a click or Enter chooses; `is_on`: it is the chosen one."""

    role = "row"
    takes_focus = True

    def __init__(self, name: str, on_choose: Callable[[], None], *, pad: float = 10.0,
                 gap: float = 2.0, tip: Wording = "") -> None:
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
        """Paint the panel, with a ring if it is chosen."""
        brush.panel(self.box, "row", "hover" if self.is_hovered or self.is_on else "")
        if self.is_on:
            brush.ring(self.box.inset(1), "gold", 2.4)

"""The seals a seat can have, side by side: each with its colour, its shape and its numeral."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box, columns
from alexandre.ui.draw.sketch import Place, Sketch, Wording, seal
from alexandre.ui.widgets.base.widget import Widget

HIGH = 38.0
SIDE = 40.0  # of the sketch of a seal
RADIUS = 13.0
WIDEST = 44.0  # of the room that one seal takes


class SealChoice(Widget):
    """The seals to choose from; a click or a key calls `on_change` with another, and the caller
    sets `value`."""

    takes_focus = True

    def __init__(self, name: str, count: int, value: int,
                 on_change: Callable[[int], None]) -> None:
        super().__init__(name)
        self.count = count
        self.value = value
        self.on_change = on_change

    @property
    def words(self) -> str:
        """The name of the chosen one."""
        return self.desk.voice(name_of(self.value))

    def height(self, width: float) -> float:
        return HIGH

    def box_of(self, number: int) -> Box:
        """The box of a seal, in a group centred in the box."""
        wide = min(self.box.w, WIDEST * self.count)
        row = Box(self.box.middle[0] - wide / 2, self.box.y, wide, self.box.h)
        return columns(row, (0.0,) * self.count)[number]

    def point(self, at: Place) -> Wording:
        """The name of the seal under the mouse."""
        seal = self._under(at)
        return "" if seal is None else name_of(seal)

    def press(self, at: Place) -> bool:
        """Choose the seal under the mouse."""
        seal = self._under(at)
        if seal is not None and seal != self.value:
            self.on_change(seal)
        return True

    def do(self, command: str) -> bool:
        """Choose the previous or the next seal."""
        by = {"left": -1, "right": 1, "press": 1}.get(command)
        if by is not None:
            self.on_change((self.value + by) % self.count)
        return by is not None

    def paint(self, brush: Brush) -> None:
        """Paint all seals; the chosen one on a light plate, the others a little smaller."""
        for number in range(self.count):
            box = self.box_of(number)
            is_chosen = number == self.value
            if is_chosen:
                brush.panel(box.centre(min(box.w, HIGH), HIGH), "row", "hover")
            marks = seal(number, (SIDE / 2, SIDE / 2), RADIUS * (1 if is_chosen else 0.8))
            brush.lay(brush.picture(Sketch.of((SIDE, SIDE), marks)), box.centre(SIDE, SIDE))

    def _under(self, at: Place) -> int | None:
        return next((each for each in range(self.count) if self.box_of(each).has(at)), None)


def name_of(number: int) -> Msg:
    """A seal described by its colour, its shape and its numeral."""
    return Msg.of(f"ui.seal.{number}")

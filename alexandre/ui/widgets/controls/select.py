"""A drop-down list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.list_box import ListBox, ListRow
from alexandre.ui.widgets.base.pressed import Pressed
from alexandre.ui.widgets.base.widget import Modal, Telling, Widget

HIGH: Final = 40.0
PAD: Final = 14.0
SIDE: Final = 30.0  # the room of the arrow
SIZE: Final = LABEL
MOST: Final = 9  # rows before the list scrolls

T = TypeVar("T")


class Chosen(Widget, Generic[T]):
    """One of several choices, each with its words."""

    takes_focus = True

    def __init__(self, name: str, choices: Sequence[tuple[T, Wording]], value: T,
                 on_change: Callable[[T], None] = ignore, *,
                 tip: Telling = "") -> None:
        super().__init__(name, tip=tip)
        self.choices = list(choices)
        self.value = value
        self.on_change = on_change

    @property
    def at(self) -> int:
        """The index of the chosen value."""
        return [each for each, _text in self.choices].index(self.value)

    def choose(self, value: T) -> None:
        """Choose this value, and report it if it is another."""
        if value != self.value:
            self.value = value
            self.touch()
            self.on_change(value)


class Select(Pressed, Chosen[T]):
    """Shows the chosen value; a click, Enter or Space opens the list, left and right step."""

    @property
    def words(self) -> str:
        """The chosen value, in the current language."""
        return self.desk.voice(self.choices[self.at][1])

    def act(self) -> None:
        """Open the list."""
        self.desk.open(OpenList(self))

    def height(self, width: float) -> float:
        """The height of the value with the most lines."""
        desk = self.desk
        inner = width - PAD - SIDE
        high = max(desk.text_height(desk.voice(text), "text", SIZE, inner)
                   for _value, text in self.choices)
        return max(desk.theme.tall(HIGH), high + 12)

    def do(self, command: str) -> bool:
        """Open the list with Enter or Space; step with left and right without opening it."""
        if command not in ("left", "right") or not self.is_enabled:
            return self.is_enabled and super().do(command)
        place = self.at + (1 if command == "right" else -1)
        if 0 <= place < len(self.choices):
            self.choose(self.choices[place][0])
        return True

    def paint(self, brush: Brush) -> None:
        """Paint the chosen value and an arrow."""
        brush.panel(self.box, "button", self._state())
        y = self.box.middle[1]
        brush.arrow((self.box.right - SIDE / 2 - 2, y + 1), brush.theme.tall(6),
                    "seal" if self.is_enabled else "ink.faint", "down")
        wide = self.box.w - PAD - SIDE
        brush.block(Box(self.box.x + PAD, self.box.y, wide, self.box.h), self.words, size=SIZE,
                    colour="ink" if self.is_enabled else "ink.faint")


class OpenList(Modal, Generic[T]):
    """The open list, above or below its owner, wherever there is room."""

    def __init__(self, owner: Select[T]) -> None:
        super().__init__(f"{owner.name}/open")
        self.owner = owner
        entries = [ListRow(str(place), text) for place, (_value, text) in enumerate(owner.choices)]
        self.rows = self.add(ListBox(f"{owner.name}/rows", entries, self._choose,
                                     chosen=str(owner.at), kind="list"))
        self.rows.has_ring = False
        self.first = self.rows

    def lay(self) -> None:
        """Place the list, as wide as its owner and as high as there is room for."""
        near = self.owner.box
        below, above = self.box.bottom - near.bottom - 8, near.y - self.box.y - 8
        count = min(MOST, len(self.rows.entries))
        is_below = below >= self.rows.high(count) or below >= above
        while count > 1 and self.rows.high(count) > (below if is_below else above):
            count -= 1
        high = self.rows.high(count)
        top = near.bottom + 2 if is_below else near.y - 2 - high
        self.rows.place(Box(near.x, top, near.w, high))

    def press(self, at: Place) -> bool:
        """Close the list on a click beside it."""
        self.dismiss()
        return True

    def do(self, command: str) -> bool:
        """Close the list with Escape or Tab."""
        if command in ("cancel", "next", "previous"):
            self.dismiss()
            return True
        return False

    def _choose(self, id: str) -> None:
        self.dismiss()
        self.owner.choose(self.owner.choices[int(id)][0])

"""A choice between values, stepped through with arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.widget import Telling
from alexandre.ui.widgets.controls.select import Chosen, T

HIGH = 40.0
SIDE = 34.0  # the room of an arrow, at most
SIZE = LABEL


class Choice(Chosen[T]):
    """One of several values, shown between two arrows; a click left or right of the middle steps.

    A single value is shown as plain words. The `brief` words of all values are shown where any of
    the others needs a second line.
    """

    high = usual = HIGH  # less where room is scarce
    _half = ""

    def __init__(self, name: str, choices: Sequence[tuple[T, Wording]], value: T,
                 on_change: Callable[[T], None] = ignore, *,
                 brief: Sequence[Wording] = (), tip: Telling = "") -> None:
        super().__init__(name, choices, value, on_change, tip=tip)
        self.brief = brief
        self.takes_focus = len(self.choices) > 1

    @property
    def words(self) -> str:
        """The chosen value, in the current language."""
        return self._list_words(self.box.w)[self.at]

    def _list_words(self, width: float) -> list[str]:
        """The words of all values at that width."""
        desk, inner = self.desk, width - 2 * _arrow_room(width)
        said = [desk.voice(text) for _value, text in self.choices]
        if self.brief and any(desk.text_width(each, "text", SIZE) > inner for each in said):
            return [desk.voice(text) for text in self.brief]
        return said

    def height(self, width: float) -> float:
        """The height of the value with the most lines."""
        desk = self.desk
        inner = width - 2 * _arrow_room(width)
        said = self._list_words(width)
        high = max(desk.text_height(each, "text", desk.fit_size(each, "text", SIZE, inner), inner)
                   for each in said)
        return max(desk.theme.tall(self.high), high + 12 * self.high / HIGH)

    def step(self, by: int) -> None:
        """Go to the next or the previous value, cyclically."""
        self.value = self.choices[(self.at + by) % len(self.choices)][0]
        self.touch()
        self.on_change(self.value)

    def do(self, command: str) -> bool:
        """Step with left and right, Enter and Space."""
        by = {"left": -1, "right": 1, "press": 1}.get(command)
        if by is None:
            return False
        self.step(by)
        return True

    def press(self, at: Place) -> bool:
        """Note the pressed half until it is released."""
        self._half = "left" if at[0] < self.box.middle[0] else "right"
        return self.can_press

    def release(self, at: Place) -> None:
        """Step, if the mouse is still here."""
        if self.box.has(at):
            self.step(-1 if self._half == "left" else 1)

    def paint(self, brush: Brush) -> None:
        """Paint the words between two arrows."""
        y = self.box.y + self.box.h / 2
        side = _arrow_room(self.box.w)
        if self.takes_focus:
            brush.panel(self.box, "button", "hover" if self.is_hovered else "")
            brush.arrow((self.box.x + side / 2, y), brush.theme.tall(6), "seal", "left")
            brush.arrow((self.box.right - side / 2, y), brush.theme.tall(6), "seal", "right")
        wide = self.box.w - 2 * side
        brush.block(Box(self.box.x + side, self.box.y, wide, self.box.h), self.words,
                    size=self._find_size(wide), align="centre")

    def _find_size(self, wide: float) -> float:
        """The letter size; one line's where the box is too low for more."""
        desk, words = self.desk, self.words
        size = desk.fit_size(words, "text", SIZE, wide)
        if desk.text_height(words, "text", size, wide) <= self.box.h:
            return size
        return size * min(1.0, wide / desk.text_width(words, "text", size))


def _arrow_room(width: float) -> float:
    """The room of an arrow: less where the whole is narrow."""
    return min(SIDE, width / 6)

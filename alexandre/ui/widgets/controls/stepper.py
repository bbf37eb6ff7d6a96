"""A small number between a minus and a plus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.input.commands import DIGITS
from alexandre.ui.play.defaults import ignore
from alexandre.ui.text.sizes import LEAD, SUBHEADING
from alexandre.ui.widgets.base.widget import Widget

HIGH: Final = 40.0
SIZE: Final = LEAD
GAP: Final = 4.0  # around the words
SPAN: Final = 40  # values of which words are measured
FIGURES: Final = ("pass", *DIGITS)  # the commands of the keys from 0 to 9
MINUS: Final = "\u2212"


class Stepper(Widget):
    """A number from `low` to `high` between two signs; one that has no effect is pale."""

    takes_focus = True

    def __init__(self, name: str, span: tuple[int, int], value: int,
                 on_change: Callable[[int], None] = ignore, *,
                 say: Callable[[int], Wording] = str) -> None:
        super().__init__(name)
        self.low, self.high = span
        self.value = value
        self.on_change = on_change
        self.say = say
        self.on_done: Callable[[], None] | None = None  # on Enter
        self._pressed = 0
        self._written = 0  # with digits, one after the other

    @property
    def words(self) -> str:
        """The number as it is shown."""
        return self.desk.voice(self.say(self.value))

    def step(self, by: int) -> None:
        """Step up or down by so many, as far as possible."""
        value = min(self.high, max(self.low, self.value + by))
        if value != self.value:
            self.value = value
            self.touch()
            self.on_change(value)

    def height(self, width: float) -> float:
        """One line, or as many as the longest wording needs."""
        desk, wide = self.desk, width - 2 * self._wide(width) - 2 * GAP
        high = max((desk.text_height(each, "text", desk.fit_size(each, "text", SIZE, wide), wide)
                    for each in self._list_words()), default=0.0)
        return max(desk.theme.tall(HIGH), high + 2 * GAP)

    def _list_words(self) -> list[str]:
        """The wordings of all values that are more than figures; none for a long range."""
        if self.high - self.low > SPAN:
            return []
        told = map(self.say, range(self.low, self.high + 1))
        return [self.desk.voice(each) for each in told if not isinstance(each, str)]

    def do(self, command: str) -> bool:
        """Step with left and right; go to either end with Home and End; write a number that is
        shown as such with digits; accept with Enter."""
        if command == "press" and self.on_done is not None:
            self.on_done()
            return True
        if command in FIGURES and self.say is str and self.is_enabled:
            digit = FIGURES.index(command)
            longer = self._written * 10 + digit
            self._written = longer if longer <= self.high else digit
            self.step(self._written - self.value)
            return True
        self._written = 0
        by = {"left": -1, "right": 1, "first": -(self.high - self.low),
              "last": self.high - self.low}.get(command)
        if by is None or not self.is_enabled:
            return False
        self.step(by)
        return True

    def press(self, at: Place) -> bool:
        """Note the pressed side until it is released."""
        self._written = 0
        sides = {1: self._side(1), -1: self._side(-1)}
        self._pressed = next((way for way, box in sides.items() if box.has(at)), 0)
        self.touch()
        return self.is_enabled

    def release(self, at: Place) -> None:
        """Step, if the mouse is still on that side."""
        way, self._pressed = self._pressed, 0
        self.touch()
        if way and self._side(way).has(at):
            self.step(way)

    def paint(self, brush: Brush) -> None:
        """Paint the number between its signs."""
        brush.panel(self.box.inset(1, 3), "field", "" if self.is_enabled else "off")
        for way, sign in ((-1, MINUS), (1, "+")):
            box = self._side(way)
            can = self.is_enabled and self.low <= self.value + way <= self.high
            state = "off" if not can else "down" if way == self._pressed else \
                "hover" if self.is_hovered else ""
            brush.panel(box, "button", state)
            brush.words(box, sign, face="bold", size=SUBHEADING, align="centre",
                        colour="ink" if can else "ink.faint")
        inner = self.box.inset(self._side(-1).w + GAP, 0)
        colour = "ink" if self.is_enabled else "ink.faint"
        if isinstance(self.say(self.value), str):
            brush.words(inner, self.words, size=SIZE, align="centre", face="table", colour=colour)
            return
        size = self.desk.fit_size(self.words, "text", SIZE, inner.w)
        brush.block(inner, self.words, size=size, align="centre", colour=colour)

    def _side(self, way: int) -> Box:
        wide = self._wide(self.box.w)
        return Box(self.box.x if way < 0 else self.box.right - wide, self.box.y, wide, self.box.h)

    def _wide(self, width: float) -> float:
        """The width of a side."""
        return min(self.desk.theme.tall(HIGH), width / 3)

"""A number on a line: dragged, clicked, or moved with the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.widget import Telling, Widget

HIGH: Final = 40.0
KNOB: Final = 22.0
GROOVE: Final = 9.0
FIGURE: Final = 68.0  # the room for the number at the right
SIZE: Final = LABEL
EDGE: Final = 7.0  # between the number and the ring of the focus
PAGES: Final = 5  # how many leaps lead from one end to the other


class Slider(Widget):
    """A number from `low` to `high`, worded by `say` beside the line.

    One that is not live reports its number only on release, because what it changes may move it.
    """

    takes_focus = True

    def __init__(self, name: str, span: tuple[int, int], value: int,
                 on_change: Callable[[int], None] = ignore, *, step: int = 1,
                 say: Callable[[int], Wording] = str, is_live: bool = True,
                 tip: Telling = "") -> None:
        super().__init__(name, tip=tip)
        self.low, self.high = span
        self.value = value
        self.on_change = on_change
        self.by = step
        self.say = say
        self.is_live = is_live
        self._told = value

    @property
    def words(self) -> str:
        """The number as it is shown."""
        return self.desk.voice(self.say(self.value))

    def height(self, width: float) -> float:
        return self.desk.theme.tall(HIGH)

    def do(self, command: str) -> bool:
        """Step with left and right, leap with the page keys, go to either end with Home and End.
        """
        leap = max(self.by, (self.high - self.low) // PAGES)
        wanted = {"left": self.value - self.by, "right": self.value + self.by,
                  "page_down": self.value - leap, "page_up": self.value + leap,
                  "first": self.low, "last": self.high}.get(command)
        if wanted is None or not self.is_enabled:
            return False
        self._move(wanted)
        self._tell()
        return True

    def press(self, at: Place) -> bool:
        """Move the knob to the mouse."""
        self._is_down = self.is_enabled
        if self._is_down:
            self.drag(at)
        return self._is_down

    def grab(self, at: Place) -> bool:
        """Hold the knob; beside it the page is dragged."""
        line, reach = self._line(), self.desk.theme.enlarge(KNOB)
        knob = line.x + line.w * (self.value - self.low) / max(1, self.high - self.low)
        return abs(at[0] - knob) <= reach and self.press(at)

    def drag(self, at: Place) -> None:
        """Move the knob with the mouse, step by step."""
        line = self._line()
        share = (at[0] - line.x) / line.w if line.w else 0.0
        self._move(self.low + round(share * (self.high - self.low) / self.by) * self.by)
        if self.is_live:
            self._tell()

    def release(self, at: Place) -> None:
        self._is_down = False
        self._tell()
        self.touch()

    def paint(self, brush: Brush) -> None:
        """Paint the line, its filled part, the knob and the number."""
        line, knob = self._line(), brush.theme.enlarge(KNOB)
        y = self.box.middle[1]
        groove = brush.theme.enlarge(GROOVE)
        at = line.x + line.w * (self.value - self.low) / max(1, self.high - self.low)
        brush.panel(Box(line.x - knob / 2, y - groove / 2, line.w + knob, groove), "groove",
                    "" if self.is_enabled else "off")
        if self.is_enabled and self.value > self.low:
            brush.panel(Box(line.x - knob / 2, y - groove / 2, at - line.x + knob / 2, groove),
                        "fill")
        brush.panel(Box(at - knob / 2, y - knob / 2, knob, knob), "knob", self._state())
        room = brush.theme.enlarge(FIGURE)
        brush.words(Box(self.box.right - room, self.box.y, room - EDGE, self.box.h), self.words,
                    face="table", size=SIZE, align="right",
                    colour="ink" if self.is_enabled else "ink.faint")

    def _line(self) -> Box:
        """The line on which the knob's middle moves."""
        theme = self.desk.theme
        knob = theme.enlarge(KNOB)
        return Box(self.box.x + knob / 2, self.box.y,
                   max(1.0, self.box.w - knob - theme.enlarge(FIGURE) - 8), self.box.h)

    def _move(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self.touch()

    def _tell(self) -> None:
        if self.value != self._told:
            self._told = self.value
            self.on_change(self.value)

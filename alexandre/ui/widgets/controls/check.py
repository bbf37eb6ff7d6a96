"""A box that is ticked or not, with what it stands for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.pressed import Pressed
from alexandre.ui.widgets.base.widget import Telling
from alexandre.ui.widgets.base.worded import Worded

HIGH: Final = 36.0
SIDE: Final = 22.0  # of the box
GAP: Final = 10.0
SIZE: Final = LABEL


class Check(Pressed, Worded):
    """A box with its words; a click anywhere on it, Enter or Space changes it."""

    def __init__(self, name: str, text: Wording, value: bool,  # noqa: FBT001  what it is about
                 on_change: Callable[[bool], None] = ignore, *,
                 tip: Telling = "") -> None:
        super().__init__(name, text, tip=tip)
        self.value = value
        self.on_change = on_change

    @property
    def spoken(self) -> str:
        """Its words, and whether it is checked."""
        return self.desk.voice(Msg.of("ui.voice.on" if self.value else "ui.voice.off",
                                      what=self.words))

    @property
    def framed(self) -> Box:
        """The box and its words, not the room after them."""
        wide = self.desk.text_width(self.words, "text", SIZE)
        return Box(self.box.x, self.box.y + 2, min(self.box.w, self._side() + GAP + wide + 4),
                   self.box.h - 4)

    def height(self, width: float) -> float:
        """As many lines as the words need."""
        desk = self.desk
        inner = width - self._side() - GAP
        return max(desk.theme.tall(HIGH),
                   desk.text_height(self.words, "text", SIZE, inner) + 8)

    def act(self) -> None:
        """Tick it, or not."""
        self.value = not self.value
        self.touch()
        self.on_change(self.value)

    def paint(self, brush: Brush) -> None:
        """Paint the box, the tick and the words."""
        side = self._side()
        box = Box(self.box.x, self.box.middle[1] - side / 2, side, side)
        is_lit = self.is_enabled and self.is_hovered
        brush.panel(box, "row" if is_lit else "field", "hover" if is_lit else self._state())
        colour = "ink" if self.is_enabled else "ink.faint"
        if self.value:
            brush.tick(box.inset(side * 0.08), "seal" if self.is_enabled else "ink.faint")
        inner = Box(box.right + GAP, self.box.y, self.box.right - box.right - GAP, self.box.h)
        brush.block(inner, self.words, size=SIZE, colour=colour)

    def _side(self) -> float:
        return self.desk.theme.enlarge(SIDE)

"""A heading that shows or hides what is below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.text.sizes import BODY
from alexandre.ui.widgets.base.boxes import Column
from alexandre.ui.widgets.base.pressed import Pressed
from alexandre.ui.widgets.base.worded import Worded

HIGH: Final = 36.0
ARROW: Final = 26.0
SIZE: Final = BODY


class Fold(Column):
    """A heading that folds and unfolds its `body`; the heading takes the focus."""

    def __init__(self, name: str, text: Wording, *, is_open: bool = False, gap: float = 8.0,
                 on_turn: Callable[[bool], None] = ignore) -> None:
        super().__init__(name, gap=gap)
        self.head = self.add(FoldHeading(f"{name}/head", text, self._turn))
        self.body = self.add(Column(f"{name}/body", gap=gap))
        self.on_turn = on_turn
        self.head.is_open = self.body.is_shown = is_open

    @property
    def is_open(self) -> bool:
        """Whether the body is shown."""
        return self.body.is_shown

    def turn(self, *, is_open: bool) -> None:
        if is_open != self.is_open:
            self.head.is_open = self.body.is_shown = is_open
            if self.is_hung:
                self.desk.arrange()
            self.on_turn(is_open)

    def _turn(self) -> None:
        self.turn(is_open=not self.is_open)


class FoldHeading(Pressed, Worded):
    """An arrow and a few words, with a thin line after them."""

    def __init__(self, name: str, text: Wording, on_press: Callable[[], None]) -> None:
        super().__init__(name, text)
        self.on_press = on_press
        self.is_open = False

    def height(self, width: float) -> float:
        """As many lines as the words need."""
        desk = self.desk
        high = desk.text_height(self.words, "bold", SIZE, width - desk.theme.enlarge(ARROW))
        return max(desk.theme.tall(HIGH), high + 6)

    def act(self) -> None:
        """Fold or unfold the body."""
        self.on_press()

    def do(self, command: str) -> bool:
        """Fold or unfold with Enter or Space; right unfolds, left folds."""
        is_meant = command == ("left" if self.is_open else "right")
        return super().do("press" if is_meant else command)

    def paint(self, brush: Brush) -> None:
        """Paint the arrow, down when open, the words and the line."""
        left = brush.theme.enlarge(ARROW)
        y = self.box.middle[1]
        colour = "seal" if self.is_hovered else "seal.deep"
        brush.arrow((self.box.x + left * 0.4, y), brush.theme.enlarge(5.5), colour,
                    "down" if self.is_open else "right")
        inner = Box(self.box.x + left, self.box.y, self.box.w - left, self.box.h)
        brush.block(inner, self.words, face="bold", size=SIZE, colour=colour)
        wide = brush.text_width(self.words, "bold", SIZE) + 12
        if wide < inner.w - 10:
            brush.line((inner.x + wide, y + 2), (inner.right, y + 2), "gold", 1.0)

"""A button without a frame, and one that expands what belongs below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Align, Wording
from alexandre.ui.text.sizes import CAPTION, SMALL
from alexandre.ui.widgets.controls.button import HINT as BUTTON_HINT
from alexandre.ui.widgets.controls.button import PAD as BUTTON_PAD
from alexandre.ui.widgets.controls.button import Button

ROW: Final = 30.0
PAD: Final = 8.0
HINT: Final = 20.0
ARROW: Final = 26.0  # the room of an arrowhead at the right


class Link(Button):
    """A button without a frame, with a ground under the mouse or the focus."""

    least = ROW  # its height, at the least

    def __init__(self, name: str, text: Wording, on_press: Callable[[], None], *,
                 indent: float = 0.0, colour: str = "ink", face: str = "text",
                 size: float = SMALL, align: Align = "left", tip: Wording = "") -> None:
        super().__init__(name, text, on_press, size=size, align=align, tip=tip)
        self.indent = indent
        self.colour = colour
        self.face = face

    def height(self, width: float) -> float:
        """The height of the lines that the words need."""
        high = self._measure(width, (self.face, self.size, self.indent, bool(self.hint)),
                             self._high)
        return max(self.least, high + 8)

    def _room(self, width: float) -> float:
        return self._inner(Box(0, 0, width, 0)).w

    def paint(self, brush: Brush) -> None:
        """Paint the words, on a darker ground under the mouse."""
        if self.is_enabled and (self.is_hovered or self.is_focused or self.is_on):
            brush.fill(self.box, "gold.pale", 150 if self.is_on else 90)
        inner = self._inner(self.box)
        if self.hint:
            brush.words(Box(inner.x - HINT, inner.y, HINT, inner.h), self.hint, face="table",
                        size=CAPTION, colour="ink.soft")
        brush.block(inner, self.words, face=self.face, size=self._fit_size(inner.w),
                    align=self.align, colour=self.colour if self.is_enabled else "ink.faint")

    @property
    def _face(self) -> str:
        return self.face

    def _inner(self, box: Box) -> Box:
        """The box of the words."""
        left = PAD + self.indent + (HINT if self.hint else 0.0)
        return Box(box.x + left, box.y, max(1.0, box.w - left - PAD), box.h)


class FoldButton(Link):
    """A heading as high as the buttons beside it, or a low line of small words if it is
    `is_quiet`; `is_on` while its part is unfolded."""

    least = 0.0
    low = 32.0
    is_quiet = False

    @property
    def spoken(self) -> str:
        """Its words, and whether its part is shown."""
        return self.desk.voice(Msg.of("ui.voice.open" if self.is_on else "ui.voice.folded",
                                      what=self.words))

    def paint(self, brush: Brush) -> None:
        """Paint a button, or a line, with an arrowhead at the right."""
        inner = self._inner(self.box)
        if self.is_quiet:
            super().paint(brush)
        else:
            brush.panel(self.box, "button", self._state())
            brush.block(inner, self.words, face=self.face, size=self._fit_size(inner.w))
        if self.hint:
            brush.words(Box(self.box.x + 11, inner.y, HINT, inner.h), self.hint, face="table",
                        size=CAPTION, colour="ink.soft")
        at = (self.box.right - ARROW / 2 - 2, self.box.y + self.box.h / 2)
        brush.arrow(at, 5, "seal", "down" if self.is_on else "right")

    def height(self, width: float) -> float:
        """The height of a button of the list."""
        return max(self.desk.theme.tall(self.low), super().height(width) + 2)

    def _inner(self, box: Box) -> Box:
        left = BUTTON_PAD + (BUTTON_HINT if self.hint else 0.0)
        return Box(box.x + left, box.y, max(1.0, box.w - left - ARROW - PAD), box.h)

"""Words on the screen."""

from __future__ import annotations

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Align, Place, Wording
from alexandre.ui.text.sizes import BODY
from alexandre.ui.widgets.base.widget import Telling, Tip
from alexandre.ui.widgets.base.worded import Worded


class Label(Worded):
    """A sentence in as many lines as it needs.

    As a single line it is cut with an ellipsis where it is too long, and its tip shows the rest.
    """

    face = "text"
    colour = "ink"

    def __init__(self, name: str, text: Wording, *, face: str = "", size: float = BODY,
                 colour: str = "", align: Align = "left", is_line: bool = False,
                 tip: Telling = "") -> None:
        super().__init__(name, text, tip=tip)
        self.face = face or self.face
        self.size = size
        self.colour = colour or self.colour
        self.align: Align = align
        self.is_line = is_line

    def height(self, width: float) -> float:
        """As many lines as the words need, or one."""
        return self._measure(width, (self.face, self.size, self.is_line), self._high)

    def _high(self, width: float) -> float:
        words = "" if self.is_line else self.words
        return self.desk.text_height(words, self.face, self.size, width)

    def is_short(self, width: float) -> bool:
        """Whether the words fit in one line."""
        desk = self.desk
        size = desk.theme.letter(self.size)
        return len(desk.letters.lines(self.words, self.face, size,
                                      round(width * desk.theme.scale))) == 1

    def point(self, at: Place) -> Tip:
        """The tip, or the words if they had to be cut."""
        is_cut = self.is_line and not self.is_short(self.box.w)
        return self.tip or (self.text if is_cut else "")

    def paint(self, brush: Brush) -> None:
        """Paint the words, centred in a higher box."""
        box = self.box
        if self.is_line:
            brush.words(box, self.words, face=self.face, size=self.size, colour=self.colour,
                        align=self.align)
            return
        spare = max(0.0, box.h - self.height(box.w))
        brush.paragraph(Box(box.x, box.y + spare / 2, box.w, box.h), self.words, face=self.face,
                        size=self.size, colour=self.colour, align=self.align)


class Title(Label):
    """A label that heads a page or a part of it."""

    face = "title"
    colour = "seal.deep"


class Remark(Label):
    """A label in pale italics, beside what matters more."""

    face = "italic"
    colour = "ink.soft"

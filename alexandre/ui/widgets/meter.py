"""How much of something there is: a bar that is filled so far."""

from __future__ import annotations

from typing import Final

from alexandre.ui.brush import Brush
from alexandre.ui.layout import Box
from alexandre.ui.sketch import Wording
from alexandre.ui.widgets.widget import Telling, Widget

HIGH: Final = 26.0
SIZE: Final = 15.0


class Meter(Widget):
    """`share` of it is filled; `text` stands on it, readable on both its parts.

    `colour` is that of a seat where it measures a player.
    """

    role = "meter"

    def __init__(self, name: str, share: float, text: Wording = "", *, colour: str = "seal",
                 high: float = HIGH, tip: Telling = "") -> None:
        super().__init__(name, tip=tip)
        self.share = share
        self.text = text
        self.colour = colour
        self.high = high

    @property
    def words(self) -> str:
        """What stands on it, in the language of the moment."""
        return self.desk.voice(self.text)

    def show(self, share: float, text: Wording = "") -> None:
        """Another measure."""
        if (share, text) != (self.share, self.text):
            self.share, self.text = share, text
            self.touch()

    def height(self, width: float) -> float:
        """One line, or what it was told."""
        return self.desk.theme.grown(self.high)

    def paint(self, brush: Brush) -> None:
        """The bar, and the words in two colours where its two parts meet."""
        box = self.box
        brush.panel(box, "groove")
        filled = Box(box.x, box.y, box.w * min(1.0, max(0.0, self.share)), box.h)
        before = brush.within(filled)
        brush.panel(box, "fill" if self.colour == "seal" else f"fill:{self.colour}")
        self._write(brush, "seal.text")
        brush.onto.set_clip(before)
        brush.within(Box(filled.right, box.y, box.right - filled.right, box.h))
        self._write(brush, "ink")
        brush.onto.set_clip(before)

    def _write(self, brush: Brush, colour: str) -> None:
        size = min(SIZE, self.high * 0.62)
        brush.words(self.box.inset(10, 0), self.words, face="table", size=size, colour=colour)

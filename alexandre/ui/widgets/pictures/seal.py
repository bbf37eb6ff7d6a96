"""The seal of a seat, wherever seats are listed."""

from __future__ import annotations

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.sketch import Sketch, seal
from alexandre.ui.widgets.base.widget import Widget

SIDE = 40.0


class Seal(Widget):
    """The seal of a seat."""

    def __init__(self, seat: int, high: float = SIDE) -> None:
        super().__init__()
        self.seat = seat
        self.high = high

    def wear(self, seat: int) -> None:
        """From now on that of another seat."""
        if seat != self.seat:
            self.seat = seat
            self.touch()

    def height(self, width: float) -> float:
        """A little more than the seal."""
        return self.high

    def paint(self, brush: Brush) -> None:
        """The seal in the middle."""
        shapes, numeral = seal(self.seat, (20, 20), 15)
        painter = Painter(brush.theme, brush.letters)
        picture = painter.picture(Sketch((SIDE, SIDE), shapes, (numeral,)), brush.theme.scale,
                                  brush.voice)
        x, y = self.box.middle
        brush.onto.blit(picture, brush.rect(Box(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE)))

"""A button with a bent arrow on it: back, or forth again."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.widgets.controls.button import HIGH, Button

RADIUS: Final = 7.0
BENDS: Final = 9
WIDTH: Final = 2.2


class ArrowButton(Button):
    """A button with a bent arrow, which points left if it `is_back`; its tip says what it does."""

    def __init__(self, name: str, tip: Wording, on_press: Callable[[], None], *,
                 is_back: bool) -> None:
        super().__init__(name, tip, on_press, tip=tip)
        self.is_back = is_back

    def height(self, width: float) -> float:
        """The height of any button."""
        return HIGH

    def paint(self, brush: Brush) -> None:
        """Paint half a circle that ends in an arrowhead."""
        brush.panel(self.box, self.kind, self._state())
        colour = "ink" if self.is_enabled else "ink.faint"
        places = [self._at(number / BENDS) for number in range(BENDS + 1)]
        for start, end in pairwise(places):
            brush.line(start, end, colour, WIDTH)
        side = -1 if self.is_back else 1
        x, y = self.box.middle
        foot = (x + side * RADIUS, y + 5)
        brush.line((x - side * RADIUS * 0.6, y + 5), foot, colour, WIDTH)
        brush.arrow((foot[0] + side * 2, foot[1]), 5, colour, "left" if self.is_back else "right")

    def _at(self, share: float) -> Place:
        """A point of the bend at that share of its length."""
        x, y = self.box.middle
        side = -1 if self.is_back else 1
        angle = math.pi * (share - 0.5)
        return (x - side * (RADIUS * 0.6 + 6 * math.cos(angle)), y - 1 - 6 * math.sin(angle))

"""A button with a star, where there is no room for words; its tip says them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Sketch, Wording, star
from alexandre.ui.widgets.base.leaves import Leaf, Leaves
from alexandre.ui.widgets.controls.button import Button

RADIUS: Final = 0.34  # of the button's height
FAINT: Final = 0.4


class StarButton(Button):
    """A button with a star; `text` says what it does."""

    def __init__(self, name: str, text: Wording, on_press: Callable[[], None], *,
                 high: float) -> None:
        super().__init__(name, text, on_press, tip=text, high=high)
        self._star = Leaves(1)

    def height(self, width: float) -> float:
        """The height of a button of one line."""
        return self.desk.theme.tall(self.high)

    def paint(self, brush: Brush) -> None:
        """Paint the panel and the star, fainter where it cannot be pressed."""
        brush.panel(self.box, self.kind, self._state())
        radius = RADIUS * self.box.h
        self._star.renew(brush)
        self._star.lay(brush, Box(*self.box.middle), Leaf(
            radius, partial(draw_star, radius)),
            1.0 if self.is_enabled else FAINT)


def draw_star(radius: float) -> Sketch:
    """The star alone."""
    return Sketch((0.0, 0.0), star((0.0, 0.0), radius))

"""The frame of a picture on a map: a panel with a double rule and a star above it."""

from __future__ import annotations

from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Sketch, star
from alexandre.ui.text.cache import Cache
from alexandre.ui.widgets.base.boxes import Panel

STAR: Final = 27.0  # the star's radius
RULE: Final = 6.0  # from the edge to the inner rule


class Cartouche(Panel):
    """A panel with a double line; the star is on its upper edge."""

    def __init__(self, name: str) -> None:
        super().__init__(name, gap=7, pad=22)
        self._star: Cache[float, pygame.Surface] = Cache(1)  # for a scale

    @property
    def plate(self) -> Box:
        """The panel, which begins at the star's middle."""
        return Box(self.box.x, self.box.y + STAR, self.box.w, self.box.h - STAR)

    def lay(self) -> None:
        """Place the column below the star."""
        whole = self.box
        self.box = Box(whole.x, whole.y + STAR, whole.w, whole.h - STAR)
        super().lay()
        self.box = whole

    def height(self, width: float) -> float:
        """The height of the column and the star."""
        return super().height(width) + STAR

    def paint(self, brush: Brush) -> None:
        """Paint the panel, its inner line and the star."""
        brush.panel(self.plate, "panel")
        inner = self.plate.inset(RULE)
        for x in (inner.x, inner.right):
            brush.line((x, inner.y), (x, inner.bottom), "gold", 0.9)
        for y in (inner.y, inner.bottom):
            brush.line((inner.x, y), (inner.right, y), "gold", 0.9)
        side = 2 * STAR + 4
        sketch = Sketch((side, side), star((side / 2, side / 2), STAR))
        brush.lay(self._star.get(brush.theme.scale, brush.picture, sketch),
                  Box(self.box.middle[0] - side / 2, self.box.y - 2, side, side))

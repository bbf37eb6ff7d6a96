"""The previous screen, blurred and darkened, behind the present one.
"""

from __future__ import annotations

from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.widgets.base.widget import Widget

WIDE: Final = 96  # pixels in a row, of which no letter can be read
SOFT: Final = 3  # times more again, so that their edges cannot be seen
SHADE: Final = (108, 96, 86)  # of 255: so much of the light is left


class Backdrop(Widget):
    """The picture of the previous screen, as large as what lies in front; empty if there was none.
    It can be reused."""

    is_glass = True

    def __init__(self, seen: pygame.Surface | None) -> None:
        super().__init__()
        self._small = None if seen is None else blur(seen)
        self._large: pygame.Surface | None = None

    def forget(self) -> None:
        super().forget()
        self._large = None

    def paint(self, brush: Brush) -> None:
        """Paint the picture, enlarged once for each window size."""
        if self._small is None:
            return
        area = brush.rect(self.box)
        if self._large is None or self._large.get_size() != area.size:
            self._large = pygame.transform.smoothscale(self._small, area.size)
        brush.onto.blit(self._large, area)


def blur(seen: pygame.Surface) -> pygame.Surface:
    """A small, darkened picture of the window."""
    width, height = seen.get_size()
    tall = max(1, WIDE * height // width)
    small = pygame.transform.smoothscale(seen, (WIDE, tall))
    small = pygame.transform.smoothscale(small, (SOFT * WIDE, SOFT * tall))
    small.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    return small

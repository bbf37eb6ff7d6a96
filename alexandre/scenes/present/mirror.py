"""A small picture of the audience's window, which passes the mouse on to it."""

from __future__ import annotations

from typing import Any, Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.base.widget import Telling, Widget
from alexandre.ui.window.audience import Audience

PERIOD: Final = 100  # milliseconds from one picture to the next while something moves
SHAPE: Final = 16 / 9  # until there is a window
OFF: Final = (-9999, -9999)


class Mirror(Widget):
    """A picture of the audience's window, as large as there is room."""

    def __init__(self, audience: Audience) -> None:
        super().__init__("present/mirror")
        self._audience = audience
        self._shown = -1  # which of the window's pictures
        self._due = 0
        self._is_over = False
        self._copy: pygame.Surface | None = None

    @property
    def shape(self) -> float:
        """The shape of that window, width by height."""
        surface = self._audience.surface
        return surface.get_width() / surface.get_height() if surface is not None else SHAPE

    def lay(self) -> None:
        """Allow the audience's window to lie on this picture, which shows nothing else."""
        self._audience.below = self
        scale, box = self.desk.theme.scale, self.box
        self._audience.spare = pygame.Rect(*(round(each * scale)
                                             for each in (box.x, box.y, box.w, box.h)))

    def look(self, now: int) -> bool:
        """Show a new picture if it is due; return whether its shape has changed."""
        if self._is_over != self._audience.is_over:
            self._is_over = self._audience.is_over
            self.touch()
        if self._audience.drawn == self._shown or now < self._due:
            return False
        self._shown, self._due, self._copy = self._audience.drawn, now + PERIOD, None
        self.touch()
        return abs(self.shape * self.box.h - self.box.w) > 2

    def wakes(self, now: int) -> int | None:
        """The milliseconds until the next picture; None while there is none."""
        return max(1, self._due - now) if self._audience.drawn != self._shown else None

    def paint(self, brush: Brush) -> None:
        """Paint the picture in a frame."""
        rect, surface = brush.rect(self.box), self._audience.surface
        if surface is None or self._is_over:  # what lies here is the window itself
            brush.fill(self.box, "walnut")
        else:
            if self._copy is None or self._copy.get_size() != rect.size:
                self._copy = pygame.transform.smoothscale(surface, rect.size)
            brush.onto.blit(self._copy, rect)
        brush.ring(self.box.inset(-3), "gold", 2.0, radius=3)

    def point(self, at: Place) -> Telling:
        """Move the mouse to the same place there."""
        self._send(pygame.MOUSEMOTION, at, rel=(0, 0), buttons=(0, 0, 0))
        return ""

    def leave(self) -> None:
        """Move the mouse out of that window."""
        self._audience.tell(pygame.event.Event(pygame.MOUSEMOTION, pos=OFF, rel=(0, 0),
                                               buttons=(0, 0, 0)))

    def press(self, at: Place) -> bool:
        """Press the same place there, as well as this widget."""
        self._send(pygame.MOUSEBUTTONDOWN, at, button=1)
        return True

    def drag(self, at: Place) -> None:
        self.point(at)

    def release(self, at: Place) -> None:
        self._send(pygame.MOUSEBUTTONUP, at, button=1)

    def wheel(self, steps: float) -> bool:
        """Zoom in that window."""
        self._audience.tell(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps))
        return True

    def _send(self, kind: int, at: Place, **fields: Any) -> None:
        surface = self._audience.surface
        if surface is not None and self.box.w:
            scale = surface.get_width() / self.box.w
            pos = round((at[0] - self.box.x) * scale), round((at[1] - self.box.y) * scale)
            self._audience.tell(pygame.event.Event(kind, pos=pos, **fields))

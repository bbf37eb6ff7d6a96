"""The presenter's pointers: a ring of light round the mouse, and a magnifying glass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.camera import whole_fit
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit
from alexandre.ui.draw.sketch import Place
from alexandre.ui.draw.viewport import Scene, Viewport
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.pictures.picture import Picture

NEARER: Final = 2.5  # how much larger the glass shows what lies under it
GLASS: Final = 0.46  # its width, of the window's height
RING: Final = 0.085  # that of the ring


class Spotlight(Widget):
    """Follows the mouse with a ring or a magnifying glass; the glass paints the pictures at a
    larger scale, so that it shows more detail."""

    is_glass = True

    def __init__(self, pictures: Mapping[str, Picture]) -> None:
        super().__init__("spotlight")
        self.pictures = pictures
        self.is_ringed = self.is_magnified = False
        self._at: Place | None = None
        self._viewports: dict[str, Viewport] = {}

    def turn_ring(self, *, is_on: bool) -> None:
        """Show or hide the ring."""
        self._change(is_ringed=is_on, is_magnified=self.is_magnified)

    def turn_glass(self, *, is_on: bool) -> None:
        """Show or hide the glass."""
        self._change(is_ringed=self.is_ringed, is_magnified=is_on)

    def _change(self, *, is_ringed: bool, is_magnified: bool) -> None:
        self._touch()
        self.is_ringed, self.is_magnified = is_ringed, is_magnified
        if not is_magnified:
            self._viewports.clear()
        self._at = self.desk.mouse
        self._touch()
        if is_ringed or is_magnified:
            self.desk.stir(self)

    def tick(self, now: int) -> bool:
        """Follow the mouse."""
        if self._at != self.desk.mouse:
            self._touch()
            self._at = self.desk.mouse
            self._touch()
        return self.is_ringed or self.is_magnified

    @property
    def picture(self) -> Picture | None:
        """The smallest picture under the mouse."""
        at = self._at
        there = [each for each in self.pictures.values()
                 if at is not None and each.is_shown and each.box.has(at)]
        return min(there, key=lambda each: each.box.w * each.box.h, default=None)

    def paint(self, brush: Brush) -> None:
        """Paint the glass over a picture, else the ring."""
        if self._at is None:
            return
        picture = self.picture
        if self.is_magnified and picture is not None:
            self._paint_glass(brush, picture, self._at)
        elif self.is_ringed:
            box = self._box(RING)
            for wide, colour in ((7.0, "shade"), (4.0, "lit")):
                brush.ring(box, colour, wide, radius=box.w / 2)

    def _paint_glass(self, brush: Brush, picture: Picture, at: Place) -> None:
        """A round part of the picture, on what the board leaves free."""
        box = self._box(GLASS)
        rect = brush.rect(box)
        seen = rect.clip(brush.onto.get_rect())
        rim = brush.onto.subsurface(seen).convert_alpha()
        brush.fill(box, "walnut")
        fit = picture.fit
        near = Fit(fit.scale * NEARER, at[0] - NEARER * (at[0] - fit.left),
                   at[1] - NEARER * (at[1] - fit.top))
        viewport = self._viewports.setdefault(picture.name, Viewport())
        viewport.least = picture.least
        viewport.paint(brush, box, near, Scene(picture.sketch, picture.over, ()),
                       edition=self.desk.edition,
                       whole=whole_fit(picture.sketch, picture.pane).scale, is_moving=False)
        if not viewport.is_done:
            self._touch()
        pygame.draw.circle(rim, (0, 0, 0, 0), (rect.centerx - seen.x, rect.centery - seen.y),
                           rect.width // 2)
        brush.onto.blit(rim, seen)
        for wide, colour in ((9.0, "frame.wood"), (5.0, "gold.pale"), (2.0, "gold.deep")):
            brush.ring(box, colour, wide, radius=box.w / 2)

    def _box(self, share: float) -> Box:
        side = share * self.desk.box.h
        x, y = self._at or (0.0, 0.0)
        return Box(x - side / 2, y - side / 2, side, side)

    def _touch(self) -> None:
        if self._at is not None and (self.is_ringed or self.is_magnified):
            self.desk.touch(self._box(GLASS if self.is_magnified else RING).inset(-6.0))

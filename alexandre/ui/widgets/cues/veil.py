"""The darkness over the window while a great cue is shown, and the light in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Spot
from alexandre.ui.draw.theme import Theme
from alexandre.ui.play.banners.proclamation import rays
from alexandre.ui.play.defaults import ignore
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.pictures.picture import Picture

DARK: Final = 166  # of 255: a little more than a third of the light is left
RAY: Final = 190  # where a ray of the sun falls, beside the sun
FADES: Final = 8  # steps in which a ray grows as dark as the rest
DIMS: Final = 0.65  # how fast: 1 evenly, less the later
REACH: Final = 0.72  # of the width: where it has
COARSE: Final = 4  # how many times as small the darkness is painted,
SOFT: Final = 2  # and how many times smaller it becomes, for soft edges
NEAR: Final = 16.0  # logical units that are lit round a point at least

Lit = list[tuple[Picture, Spot]]


class Darkness(Widget):
    """The darkness below what moves; a stage sets how dark it is."""

    is_glass = True

    def __init__(self) -> None:
        super().__init__("darkness")
        self.on_paint: Callable[[Brush], object] = ignore
        self._painted: tuple[object, pygame.Surface] | None = None  # the latest, and of what

    def paint(self, brush: Brush) -> None:
        self.on_paint(brush)

    def forget(self) -> None:
        """Discard what was painted, because places may have moved."""
        super().forget()
        self._painted = None

    def darken(self, brush: Brush, spots: Lit, band: Box | None, share: float) -> None:
        """Darken all but the spots by that share; behind a band with rays of the sun."""
        of = self.box, band, brush.theme, tuple(spot for _picture, spot in spots)
        if self._painted is None or self._painted[0] != of:
            self._painted = of, paint_veil(self.box, brush.theme, spots, band)
        veil = self._painted[1]
        veil.set_alpha(round(255 * share))
        brush.onto.blit(veil, brush.rect(self.box))


def paint_veil(room: Box, theme: Theme, spots: Lit, band: Box | None) -> pygame.Surface:
    """The darkness over a room, with holes at the event's places, and rays behind a band."""
    scale = theme.scale / COARSE
    size = (round(room.w * theme.scale), round(room.h * theme.scale))
    small = pygame.Surface((max(1, size[0] // COARSE), max(1, size[1] // COARSE)),
                           pygame.SRCALPHA)
    small.fill((*theme.colour("scrim"), DARK))
    if band is not None:
        paint_rays(small, theme, room, band, scale)
    for picture, spot in spots:
        light(small, theme, room, picture, spot, scale)
    tiny = (max(1, small.get_width() // SOFT), max(1, small.get_height() // SOFT))
    return pygame.transform.smoothscale(pygame.transform.smoothscale(small, tiny), size)


def paint_rays(small: pygame.Surface, theme: Theme, room: Box, band: Box, scale: float) -> None:
    """Paint rays from the band's middle, where they are brightest."""
    x, y = band.middle
    dark, gold = theme.colour("scrim"), theme.colour("coast")
    for step in range(FADES):
        share = ((step + 1) / FADES) ** DIMS
        colour = [round(low + (high - low) * share) for low, high in
                  zip((*dark, DARK), (*gold, RAY), strict=True)]
        for wedge in rays((x - room.x, y - room.y), REACH * room.w * (1 - step / FADES)):
            pygame.draw.polygon(small, colour, [(x * scale, y * scale) for x, y in wedge])


def light(small: pygame.Surface, theme: Theme, room: Box, picture: Picture, spot: Spot,
          scale: float) -> None:
    """Light a place of the event, within its picture."""
    corners = [((x - room.x) * scale, (y - room.y) * scale)
               for x, y in map(picture.fit.out, spot.outline)]
    small.set_clip(pygame.Rect(round((picture.box.x - room.x) * scale),
                               round((picture.box.y - room.y) * scale),
                               round(picture.box.w * scale), round(picture.box.h * scale)))
    if len(corners) >= 3:
        pygame.draw.polygon(small, (*theme.colour("lit"), 40), corners)
        pygame.draw.polygon(small, (*theme.colour("lit"), 150), corners, 1)
    else:
        reach = max(NEAR, spot.reach * picture.fit.scale) * scale
        for corner in corners:
            pygame.draw.circle(small, (*theme.colour("lit"), 30), corner, reach)
    small.set_clip(None)

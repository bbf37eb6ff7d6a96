"""A coarse picture of a sketch, painted in some milliseconds, until the sharp one is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from alexandre.ui.draw.extent import extent
from alexandre.ui.draw.ink import COARSE, Ink
from alexandre.ui.draw.sketch import Layer, Polygon, Shade, Shape
from alexandre.ui.draw.theme import Theme

GRAIN: Final = 4  # times smaller than the picture
LEAST: Final = 1.5  # pixels of the draft that a shape takes to be seen


def paint_draft(theme: Theme, layers: tuple[Layer, ...], scale: float,
                view: pygame.Rect) -> pygame.Surface:
    """Return the large shapes of these layers in that part of the picture, without words."""
    part = pygame.Rect(view.x // GRAIN, view.y // GRAIN, view.w // GRAIN + 2, view.h // GRAIN + 2)
    sheet = pygame.Surface(part.size, pygame.SRCALPHA)
    ink = Ink(theme)
    ink.prints = theme.prints.coarse if theme.prints is not None else None
    for layer in layers:
        large = [*list_large(layer.shapes, LEAST * GRAIN / scale)]
        ink.lay(sheet, part, large, scale / GRAIN, COARSE)
    whole = pygame.transform.smoothscale(sheet, (part.w * GRAIN, part.h * GRAIN))
    return whole.subsurface(((view.x % GRAIN, view.y % GRAIN), view.size))


def list_large(shapes: tuple[Shape, ...], least: float) -> Iterator[Shape]:
    """The shapes that are broader and higher than so many units, but for soft ones and marks."""
    for shape in shapes:
        if isinstance(shape, Shade) or (isinstance(shape, Polygon) and shape.pattern):
            continue
        left, top, right, low = extent(shape)
        if right - left > least and low - top > least:
            yield shape

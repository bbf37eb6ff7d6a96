"""A coarse picture of a sketch, painted in some milliseconds and shown until the sharp one is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from alexandre.ui.draw.extent import extent
from alexandre.ui.draw.ink import ROUGH, Ink
from alexandre.ui.draw.sketch import Layer, Polygon, Shade, Shape, Sketch
from alexandre.ui.draw.theme import Theme

BAND: Final = 1920 * 1080  # pixels of a plate that are laid at once
LEAST: Final = 3.0  # pixels that a shape takes to be seen


def is_backdrop(sketch: Sketch) -> bool:
    """Whether the sketch has nothing but the small picture of its ground."""
    return bool(sketch.layers and sketch.layers[0].coarse and not sketch.layers[0].shapes)


def paint_draft(theme: Theme, layers: tuple[Layer, ...], scale: float, view: pygame.Rect,
                bounds: pygame.Rect) -> pygame.Surface:
    """Return what these layers show in that part of the picture, which has those bounds: the
    plate of those that have one, and the large shapes of the others, without words."""
    whole = pygame.Surface(view.size, pygame.SRCALPHA)
    prints = theme.prints.coarse if theme.prints is not None else None
    first = next((number for number in range(len(layers), 0, -1)
                  if layers[number - 1].coarse), 0)
    plate = f"board.{layers[first - 1].coarse}" if first else ""
    if prints is not None and plate and prints.has(plate):
        area = view.move(-bounds.x, -bounds.y)
        wide, high = prints.plate(plate).get_size()  # whose last pixels end where the board does
        size = round(bounds.w * (wide - 1) / wide), round(bounds.h * (high - 1) / high)
        high = max(1, BAND // area.w)
        for top in range(area.y, area.bottom, high):  # a whole one is as large as the draft
            band = pygame.Rect(area.x, top, area.w, min(high, area.bottom - top))
            ground, (x, y) = prints.scale_part(plate, size, band)
            whole.set_clip(band.move(-area.x, -area.y))
            whole.blit(ground, (x - area.x, y - area.y))
        whole.set_clip(None)
        layers = layers[first:]
    ink = Ink(theme)
    ink.prints = prints
    for layer in layers:
        ink.lay(whole, view, [*list_large(layer.shapes, LEAST / scale)], scale, ROUGH)
    return whole


def list_large(shapes: tuple[Shape, ...], least: float) -> Iterator[Shape]:
    """The shapes larger than so many units both ways, except soft shapes and marks."""
    for shape in shapes:
        if isinstance(shape, Shade) or (isinstance(shape, Polygon) and shape.pattern):
            continue
        left, top, right, low = extent(shape)
        if right - left > least and low - top > least:
            yield shape

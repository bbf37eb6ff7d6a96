"""A part of a sketch, painted in a frame, with a light on some of its spots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.draft import paint_draft
from alexandre.ui.draw.extent import frame, unite
from alexandre.ui.draw.ink import LAID
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Painter, bounds_of
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.widgets.base.widget import Widget

RIM: Final = 3.0
PROPORTION: Final = 1.7  # of its frame
LEAST: Final = 0.26  # of the sketch's width: closer, nobody would see where it is
MARGIN: Final = 0.22  # round the spots, of how far they reach
EDGE: Final = 2.0  # the same in a strip that is lower than the figure, in its units
HEADED: Final = 10.0  # a heading in a strip begins so far before its spots at the most
LIGHT: Final = 80  # how strongly a glow covers
PATIENCE: Final = 0.012  # seconds of a frame


class Turns:
    """Lets one figure of a page paint in each frame."""

    def __init__(self) -> None:
        self._now = -1

    def take(self, now: int) -> bool:
        """Take this frame if it is free; return whether it was."""
        is_free = now != self._now
        self._now = now
        return is_free


class Figure(Widget):
    """A picture in a frame; `draw` makes the sketch when it is first seen; `spots` are in its
    middle.

    It is painted a piece a frame, over a coarse picture of the whole; figures that share `turns`
    are painted one after the other. One that `is_whole` stays hidden until it is complete.
    """

    def __init__(self, name: str, draw: Callable[[], Sketch | None], spots: Sequence[str],
                 turns: Turns, *, is_whole: bool = False) -> None:
        super().__init__(name)
        self.draw = draw
        self.spots = tuple(spots)
        self.turns = turns
        self.is_whole = is_whole
        self.least = 0  # pixels of the smallest letters, 0 for all
        self.is_done = False
        self._sketch: Sketch | None = None
        self._painter: Painter | None = None
        self._draft: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._key: tuple[float, int] = (0.0, 0)

    def height(self, width: float) -> float:
        """The height by fixed proportions, so that nothing moves when it is painted."""
        return width / PROPORTION

    def paint(self, brush: Brush) -> None:
        """Paint the part of the sketch as large as the frame allows; a strip has a lower frame."""
        if self._sketch is None:
            brush.panel(self.box, "frame")
            if self.turns.take(self.desk.now):
                self._sketch = self.draw()
        else:
            self._paint_sketch(brush, self._sketch)
        if not self.is_done:
            self.desk.stir(self)

    def tick(self, now: int) -> bool:
        """Paint the next piece."""
        if not self.is_done:
            self.touch()
        return not self.is_done

    def _paint_sketch(self, brush: Brush, sketch: Sketch) -> None:
        inner = self.box.inset(RIM)
        part = part_of(sketch, self.spots)
        scale = min(inner.w / part.w, inner.h / part.h)
        key = scale * brush.theme.scale, self.desk.edition
        if self._key != key:
            self._painter, self._picture, self._draft, self._key = None, None, None, key
            self.is_done = False
        if not self.is_done and self.turns.take(self.desk.now):
            self._paint_piece(brush, sketch, part, key[0])
        place = inner.centre(part.w * scale, part.h * scale)
        brush.panel(self.box if self._picture is None else place.inset(-RIM), "frame")
        for picture in (self._draft, self._picture):
            if picture is not None and self._picture is not None:
                brush.lay(picture, place)

    def _paint_piece(self, brush: Brush, sketch: Sketch, part: Box, pixels: float) -> None:
        painter = self._painter = self._painter or Painter(
            brush.theme, brush.letters, self.least)
        left, top = round(part.x * pixels), round(part.y * pixels)
        window = left, top, round(part.w * pixels), round(part.h * pixels)
        if self._draft is None and not self.is_whole:
            self._draft = paint_draft(brush.theme, sketch.strata(), pixels, pygame.Rect(window),
                                      bounds_of(sketch, pixels))
        picture = painter.picture(sketch, pixels, brush.voice, window, PATIENCE)
        if painter.is_done:
            picture = picture.copy()
            for spot in sketch.spots:
                if spot.id in self.spots:
                    glow, (x, y) = painter.glow(spot, pixels, "gold", LIGHT)
                    picture.blit(glow, (x - left, y - top), special_flags=LAID)
            self.is_done, self._painter, self._draft = True, None, None
        if self.is_done or not self.is_whole:
            self._picture = picture


def part_of(sketch: Sketch, spots: Sequence[str]) -> Box:
    """The part of the sketch round the spots, in the proportions of a figure if possible; of a
    strip, a part that cuts no other spot."""
    wide, high = sketch.size
    frames = [frame(spot) for spot in sketch.spots if spot.id in spots] or [(0.0, 0.0, wide, high)]
    left, top, right, low = unite(frames)
    margin = MARGIN * max(right - left, low - top)
    w = max(right - left + 2 * margin, LEAST * wide)
    h = max(low - top + 2 * margin, w / PROPORTION)
    if h >= high:
        left, right = widen(sketch, max(left - EDGE, 0.0), min(right + EDGE, wide))
        return Box(left, 0.0, right - left, high)
    w = min(wide, max(w, h * PROPORTION))
    x = min(max(0.0, (left + right - w) / 2), wide - w)
    y = min(max(0.0, (top + low - h) / 2), high - h)
    return Box(x, y, w, h)


def widen(sketch: Sketch, left: float, right: float) -> tuple[float, float]:
    """The nearest edges further out that cut no spot and begin before a heading."""
    frames = [frame(spot) for spot in sketch.spots]
    for each in sorted(frames, reverse=True):
        if each[0] < left < each[2]:
            left = each[0]
    for each in sorted(frames, key=itemgetter(2)):
        if each[0] < right < each[2]:
            right = each[2]
    heads = [each.at[0] - EDGE for layer in sketch.strata() for each in layer.captions
             if each.align == "left" and left - HEADED < each.at[0] < left]
    return max(0.0, min([left, *heads])), right

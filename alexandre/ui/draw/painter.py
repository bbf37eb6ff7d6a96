"""Painting of a sketch, and the spot under a point.

A picture is painted in square tiles, layer by layer.  Tiles are kept while their layer stays the
same, so that a move repaints no more than it changed; so a painter is made once and kept too.
Its pictures hold colours multiplied by their cover (`ink.LAID` is how they are laid on others).
"""

from __future__ import annotations

import math
import operator
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from alexandre.ui.draw.extent import Extent, frame, is_inside
from alexandre.ui.draw.glow import light
from alexandre.ui.draw.ink import COARSE, LAID, straighten
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.lettering import Setting, Stratum
from alexandre.ui.draw.lettering.far import FarLettering
from alexandre.ui.draw.sketch import Caption, Layer, Place, Shape, Sketch, Spot, Wording, star
from alexandre.ui.draw.theme import Theme
from alexandre.ui.draw.tiles import BRIEF, INFINITE, Late, Patch, Stamp, Tiles, tiles
from alexandre.ui.text.typesetter import Typesetter

Voice = Callable[[Wording], str]

FINE: Final = 3  # how many times as large a picture is painted
EAGER: Final = 1.5  # times the usual patience, where nothing is there yet
LAG: Final = 0.5  # seconds for which an old picture is shown before the new one gets more time,
HURRY: Final = 0.25  # that much of every further second
MANY: Final = 700_000  # pixels from which the coarse way has to do
LEAF: Final = 32.0  # of which the mark fills all but a rim


@dataclass(frozen=True)
class Fit:
    """The placement of a sketch in a box: as large as possible, in the middle."""

    scale: float
    left: float
    top: float

    @staticmethod
    def of(sketch: Sketch, box: Box) -> Fit:
        """The largest fit of the sketch in that box, centred, with its proportions kept."""
        width, height = sketch.size
        scale = min(box.w / width, box.h / height)
        return Fit(scale, box.x + (box.w - width * scale) / 2,
                   box.y + (box.h - height * scale) / 2)

    def out(self, place: Place) -> Place:
        """A place of the sketch in units of the box."""
        return self.left + place[0] * self.scale, self.top + place[1] * self.scale

    def box(self, part: Extent) -> Box:
        """A rectangle of the sketch, in the units of the box."""
        (x, y), (right, low) = self.out(part[:2]), self.out(part[2:])
        return Box(x, y, right - x, low - y)

    def into(self, at: Place) -> Place:
        """A point of the box, in the units of the sketch."""
        return (at[0] - self.left) / self.scale, (at[1] - self.top) / self.scale


def spot_under(sketch: Sketch, at: Place) -> Spot | None:
    """The topmost spot whose outline or reach holds that place; None if there is none."""
    for spot in sketch.spots:
        if holds(spot, at):
            return spot
    return None


def holds(spot: Spot, at: Place) -> bool:
    """Whether the place is inside a polygon, or within reach of a line or point."""
    if len(spot.outline) >= 3:
        left, top, right, bottom = frame(spot)  # most of what is asked lies outside
        return (left <= at[0] <= right and top <= at[1] <= bottom
                and is_inside(spot.outline, at))
    return distance(spot.outline[0], spot.outline[-1], at) <= spot.reach


def area(spot: Spot) -> float:
    """The area of the polygon; a line or a point has none."""
    corners = spot.outline
    twice = sum(x1 * y2 - x2 * y1
                for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True))
    return abs(twice) / 2


def distance(start: Place, end: Place, at: Place) -> float:
    """The distance of a point from a line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    share = 0.0
    if length:
        share = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / length
        share = min(1.0, max(0.0, share))
    return math.hypot(at[0] - start[0] - share * dx, at[1] - start[1] - share * dy)


Window = tuple[int, int, int, int]
Laid = dict[Window, tuple[Patch, ...]]  # what lies on each tile


class Painter:
    """Paints sketches in pixels."""

    def __init__(self, theme: Theme, letters: Typesetter, least: int = 0) -> None:
        """No letters are smaller than `least` pixels."""
        self.theme = theme
        self.letters = letters
        self._tiles = Tiles(theme, letters)
        self._far = FarLettering(self._tiles.lettering, least) if least else None
        self._before: tuple[Stratum, ...] = ()
        self._steady = 0
        self._last: tuple[object, pygame.Surface | None, Laid] = (None, None, {})
        self.is_whole = False  # is nothing missing in that?
        self.is_done = True
        self._late_since = 0.0  # on the clock, while it is not done

    def picture(self, sketch: Sketch, scale: float, voice: Voice, window: Window | None = None,
                patience: float = INFINITE) -> pygame.Surface:
        """The sketch at `scale` pixels to a unit, or the part of it in a window.

        What takes longer than `patience` goes on with the next call; meanwhile the previous
        picture is returned, or what is painted so far. The longer a picture is late, the more time
        it gets, so that a sketch that keeps changing is finished too.
        """
        width, height = (max(1, round(side * scale)) for side in sketch.size)
        whole = bounds_of(sketch, scale)
        view = pygame.Rect(window or (0, 0, width, height))
        key = (tuple(view), scale)
        if self._last[0] != key:
            self._last = key, None, {}  # before the next one, or both are held
        last = self._last[1]
        is_there = self.is_whole and last is not None
        now = time.perf_counter()
        if self.is_done:
            self._late_since = now
        if self.is_done and is_there and last is not None and patience < BRIEF:
            self.is_done = False  # the next frame has time for it, or paints a piece in any case
            return last
        grain = (scale, FINE if width * height < MANY else COARSE)
        strata = tuple(self._tiles.recall(self._say(layer, scale, voice))
                       for layer in sketch.strata()
                       if scale >= layer.from_zoom * self.theme.scale)
        if self._far is not None:
            strata = self._far.choose(strata, scale, (0.0, 0.0, *sketch.size))
        is_going_on = not self.is_done and strata == self._before
        steady = self._steady if is_going_on else self._count_steady(strata)
        places = [area.clip(whole) for area in tiles(view.clip(whole))]
        self._tiles.make_room(view)
        hurry = (now - self._late_since - LAG) * HURRY
        self._tiles.begin(max(patience, hurry) if is_there else patience * EAGER)
        laid: Laid = {}
        self.is_done = True
        try:
            for area in places:
                laid[area.x, area.y, area.w, area.h] = self._tiles.stack(strata, steady, area,
                                                                         grain)
        except Late:
            self.is_done = False
        if not self.is_done and is_there and last is not None:
            return last
        is_begun, self.is_whole = not self.is_whole, self.is_done
        return self._compose(key, view, laid, is_begun=is_begun)

    def _say(self, layer: Layer, scale: float, voice: Voice) -> Stratum:
        words = tuple(voice(each.text) for each in layer.captions)
        return self._tiles.lettering.even(layer, words, scale), words

    def stamp(self, shapes: tuple[Shape, ...], captions: tuple[Caption, ...], scale: float,
              voice: Voice) -> Stamp:
        """Shapes and words on a surface of their own, and the pixel of the sketch where it
        belongs."""
        settings = self._set(Layer("", shapes, captions), scale, voice)
        return self._tiles.loose(shapes, settings, (scale, FINE))

    def paint_over(self, layer: Layer, scale: float, voice: Voice, patience: float,
                   grain: int = FINE) -> Stamp | None:
        """The same for a layer that is large or changes often; None if it takes longer than
        `patience`, and the next call goes on."""
        settings = self._set(layer, scale, voice)
        self._tiles.begin(patience)
        try:
            return self._tiles.loose(layer.shapes, settings, (scale, grain), is_changing=True)
        except Late:
            return None

    def _set(self, layer: Layer, scale: float, voice: Voice) -> tuple[Setting, ...]:
        said = self._say(layer, scale, voice)
        if self._far is not None:
            (said,) = self._far.choose((said,), scale)
        return tuple(zip(said[0].captions, said[1], strict=True))

    def glow(self, spot: Spot, scale: float, colour: str, strength: int) -> Stamp:
        """The light on a spot, and the pixel of the sketch where its corner belongs."""
        return self.stamp(light(spot, colour, strength, self.theme.scale / scale), (), scale, str)

    def _count_steady(self, strata: tuple[Stratum, ...]) -> int:
        """The number of lowest layers that have stayed the same for as long as any has."""
        same = alike(strata, self._before)
        self._steady = min(self._steady, same) or same
        self._before = strata
        return self._steady

    def _compose(self, key: object, view: pygame.Rect, laid: Laid, *,
                 is_begun: bool) -> pygame.Surface:
        """The tiles put together; unchanged ones are taken from the previous picture, or an
        unfinished one goes on."""
        _key, last, before = self._last
        if last is None:
            picture = pygame.Surface(view.size, pygame.SRCALPHA)
        else:
            picture = last if is_begun else last.copy()
        for place, patches in laid.items():
            if not are_same(patches, before.get(place, ())):
                left, top = place[0] - view.x, place[1] - view.y
                picture.fill((0, 0, 0, 0), (left, top, *place[2:]))
                for sheet, (x, y) in patches:
                    picture.blit(sheet, (left + x, top + y), special_flags=LAID)
        self._last = (key, picture, laid)
        return picture


def bounds_of(sketch: Sketch, scale: float) -> pygame.Rect:
    """The pixels of a sketch with its bleed; (0, 0) is the corner of the part that must be
    visible."""
    left, top, right, low = sketch.bleed
    x, y = -math.floor(left * scale), -math.floor(top * scale)
    return pygame.Rect(x, y, max(1, round((sketch.size[0] + right) * scale)) - x,
                       max(1, round((sketch.size[1] + low) * scale)) - y)


def alike(strata: tuple[Stratum, ...], before: tuple[Stratum, ...]) -> int:
    """The number of lowest layers that both have in common."""
    for number, (one, other) in enumerate(zip(strata, before, strict=False)):
        if one != other:
            return number
    return min(len(strata), len(before))


def are_same(patches: tuple[Patch, ...], others: tuple[Patch, ...]) -> bool:
    """Whether both hold the same objects."""
    return len(patches) == len(others) and all(map(operator.is_, patches, others))


def mark(letters: Typesetter, side: int = 64) -> pygame.Surface:
    """The program's icon for windows and files, with straight alpha."""
    sketch = Sketch((LEAF, LEAF), star((LEAF / 2, LEAF / 2), LEAF / 2 - 1))
    picture = Painter(Theme(), letters).picture(sketch, side / LEAF, str)
    return straighten(picture)

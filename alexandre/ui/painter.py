"""Paints a sketch, and says which of its spots lies under a point.

A picture is painted in square tiles, layer by layer.  Tiles are kept while their layer stays the
same, so that a move repaints no more than it changed; so a painter is made once and kept too.
Its pictures hold colours multiplied by their cover (`ink.LAID` is how they are laid on others).
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from alexandre.ui.extent import Extent, extent
from alexandre.ui.glow import light
from alexandre.ui.ink import LAID, Ink
from alexandre.ui.layout import Box
from alexandre.ui.lettering import Lettering, Setting
from alexandre.ui.prints import Prints
from alexandre.ui.sketch import Caption, Layer, Place, Shape, Sketch, Spot, Wording, star
from alexandre.ui.text import Kept, Typesetter
from alexandre.ui.theme import Theme

Voice = Callable[[Wording], str]

FINE: Final = 3  # how many times as large a picture is painted
COARSE: Final = 2
MANY: Final = 700_000  # pixels from which the coarse way has to do
TILE: Final = 256  # pixels
TILES: Final = 160  # kept at least, and more if a picture needs more


@dataclass(frozen=True)
class Fit:
    """How a sketch lies in a box: as large as it can be, in the middle."""

    scale: float
    left: float
    top: float

    @staticmethod
    def of(sketch: Sketch, box: Box) -> Fit:
        """The sketch in that box, its proportions kept."""
        width, height = sketch.size
        scale = min(box.w / width, box.h / height)
        return Fit(scale, box.x + (box.w - width * scale) / 2,
                   box.y + (box.h - height * scale) / 2)

    def out(self, place: Place) -> Place:
        """A place of the sketch, in the units of the box."""
        return self.left + place[0] * self.scale, self.top + place[1] * self.scale

    def into(self, at: Place) -> Place:
        """A point of the box, in the units of the sketch."""
        return (at[0] - self.left) / self.scale, (at[1] - self.top) / self.scale


def spot_under(sketch: Sketch, at: Place) -> Spot | None:
    """The spot nearest to the top that holds the place; what is exact goes before what is near."""
    for spot in sketch.spots:
        if holds(spot, at):
            return spot
    return None


def holds(spot: Spot, at: Place) -> bool:
    """Is the place inside the polygon, or within reach of the line or the point?"""
    if len(spot.outline) >= 3:
        return is_inside(spot.outline, at)
    return distance(spot.outline[0], spot.outline[-1], at) <= spot.reach


def is_inside(corners: tuple[Place, ...], at: Place) -> bool:
    """Even-odd: how many sides does a ray to the right cross?"""
    x, y = at
    inside = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def distance(start: Place, end: Place, at: Place) -> float:
    """How far a point lies from a line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    share = 0.0
    if length:
        share = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / length
        share = min(1.0, max(0.0, share))
    return math.hypot(at[0] - start[0] - share * dx, at[1] - start[1] - share * dy)


Window = tuple[int, int, int, int]
Laid = dict[tuple[int, ...], tuple[pygame.Surface, ...]]  # what lies on each tile
Stratum = tuple[Layer, tuple[str, ...]]  # a layer and what its captions say


class Painter:
    """Sketches in pixels."""

    def __init__(self, theme: Theme, letters: Typesetter) -> None:
        self.theme = theme
        self.letters = letters
        self.lettering = Lettering(theme, letters)
        self.ink = Ink(theme, Prints(letters.plate) if letters.plate else None)
        self._tiles: Kept[object, pygame.Surface | None] = Kept(TILES)
        self._shares: Kept[object, dict[tuple[int, int], tuple[Shape, ...]]] = Kept(24)
        self._words_in: Kept[object, tuple[tuple[Setting, Extent], ...]] = Kept(24)
        self._before: tuple[Stratum, ...] = ()
        self._steady = 0
        self._last: tuple[object, pygame.Surface | None, Laid] = (None, None, {})

    def picture(self, sketch: Sketch, scale: float, voice: Voice,
                window: Window | None = None) -> pygame.Surface:
        """The sketch, `scale` pixels to a unit, or what lies in a window of the whole of it."""
        width, height = (max(1, round(side * scale)) for side in sketch.size)
        view = pygame.Rect(window or (0, 0, width, height))
        fold = FINE if width * height < MANY else COARSE
        strata = tuple((layer, tuple(voice(each.text) for each in layer.captions))
                       for layer in sketch.strata() if scale >= layer.from_zoom * self.theme.scale)
        steady = self._steadied(strata)
        seen = view.clip((0, 0, width, height))
        places = list(tiles(seen))
        self._tiles.most = max(TILES, 2 * len(places) * (len(strata) + 2))
        laid = {tuple(area): self._sheets(area.clip((0, 0, width, height)),
                                          (strata, steady, scale, fold)) for area in places}
        return self._composed((tuple(view), scale), view, laid)

    def stamp(self, shapes: tuple[Shape, ...], captions: tuple[Caption, ...], scale: float,
              voice: Voice) -> tuple[pygame.Surface, tuple[int, int]]:
        """Shapes and words by themselves, and the pixel of the sketch where they belong."""
        words = [self.lettering.reach(each, voice(each.text), scale) for each in captions]
        area = around([*map(extent, shapes), *words], scale)
        key = (shapes, captions, tuple(voice(each.text) for each in captions), scale)
        found = self._tiles.get(key, lambda: self._painted(
            area, shapes, tuple((each, voice(each.text)) for each in captions), scale, FINE))
        assert found is not None
        return found, area.topleft

    def _steadied(self, strata: tuple[Stratum, ...]) -> int:
        """How many of the lowest layers have stayed the same for as long as any of them has."""
        same = alike(strata, self._before)
        self._steady = min(self._steady, same) or same
        self._before = strata
        return self._steady

    def _composed(self, key: object, view: pygame.Rect, laid: Laid) -> pygame.Surface:
        """All tiles side by side; of the last picture those that have not changed are left."""
        last_key, last, before = self._last
        if last is None or last_key != key:
            picture, before = pygame.Surface(view.size, pygame.SRCALPHA), {}
        else:
            picture = last.copy()
        for place, sheets in laid.items():
            if not are_same(sheets, before.get(place, ())):
                at = (place[0] - view.x, place[1] - view.y)
                picture.fill((0, 0, 0, 0), (at, (TILE, TILE)))
                for sheet in sheets:
                    picture.blit(sheet, at, special_flags=LAID)
        self._last = (key, picture, laid)
        return picture

    def _sheets(self, area: pygame.Rect,
                what: tuple[tuple[Stratum, ...], int, float, int]) -> tuple[pygame.Surface, ...]:
        """One tile: what has not changed since the last picture lies together, as its ground."""
        strata, steady, scale, fold = what
        grounds = strata[:steady]
        sheets = [self._tiles.get((grounds, tuple(area), scale),
                                  lambda: self._ground(grounds, area, scale, fold))]
        sheets += [self._tile(each, area, scale, fold) for each in strata[steady:]]
        return tuple(sheet for sheet in sheets if sheet is not None)

    def _ground(self, strata: tuple[Stratum, ...], area: pygame.Rect, scale: float,
                fold: int) -> pygame.Surface | None:
        sheets = [self._tile(each, area, scale, fold) for each in strata]
        found: pygame.Surface | None = None
        for sheet in sheets:
            if sheet is not None and found is None:
                found = sheet.copy()
            elif sheet is not None and found is not None:
                found.blit(sheet, (0, 0), special_flags=LAID)
        return found

    def _tile(self, stratum: Stratum, area: pygame.Rect, scale: float,
              fold: int) -> pygame.Surface | None:
        """A tile of a layer, None if nothing of it lies there."""
        return self._tiles.get((stratum, tuple(area), scale),
                               lambda: self._fresh(stratum, area, scale, fold))

    def _fresh(self, stratum: Stratum, area: pygame.Rect, scale: float,
               fold: int) -> pygame.Surface | None:
        """Of a layer that has changed, this tile may still be what it was: by what lies there."""
        shapes = self._shapes_in(stratum[0], scale).get((area.x // TILE, area.y // TILE), ())
        settings = tuple(setting for setting, reach in self._settings(stratum, scale)
                         if meets(reach, area, scale))
        if not shapes and not settings:
            return None
        return self._tiles.get((shapes, settings, tuple(area), scale),
                               lambda: self._painted(area, shapes, settings, scale, fold))

    def _shapes_in(self, layer: Layer, scale: float) -> dict[tuple[int, int], tuple[Shape, ...]]:
        """The shapes of a layer by the tiles that they reach into."""
        return self._shares.get((layer, scale), lambda: shared_out(layer.shapes, scale))

    def _settings(self, stratum: Stratum, scale: float) -> tuple[tuple[Setting, Extent], ...]:
        layer, words = stratum
        return self._words_in.get((stratum, scale), lambda: tuple(
            ((caption, text), self.lettering.reach(caption, text, scale))
            for caption, text in zip(layer.captions, words, strict=True)))

    def _painted(self, area: pygame.Rect, shapes: tuple[Shape, ...],
                 settings: tuple[Setting, ...], scale: float, fold: int) -> pygame.Surface:
        sheet = pygame.Surface(area.size, pygame.SRCALPHA)
        self.ink.lay(sheet, area, shapes, scale, fold)
        for caption, text in settings:
            self.lettering.set(sheet, area, (caption, text), scale)
        return sheet

    # ---- lights ----------------------------------------------------------------------------

    def glow(self, spot: Spot, scale: float, colour: str,
             strength: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """A light on a spot, and where its corner belongs, in pixels of the sketch."""
        return self.stamp(light(spot, colour, strength, self.theme.scale / scale), (), scale, str)


def alike(strata: tuple[Stratum, ...], before: tuple[Stratum, ...]) -> int:
    """How many of the lowest layers are the same in both."""
    for number, (one, other) in enumerate(zip(strata, before, strict=False)):
        if one != other:
            return number
    return min(len(strata), len(before))


def are_same(sheets: tuple[pygame.Surface, ...], others: tuple[pygame.Surface, ...]) -> bool:
    """Are they the very same surfaces?"""
    return len(sheets) == len(others) and all(map(operator.is_, sheets, others))


def tiles(seen: pygame.Rect) -> Iterator[pygame.Rect]:
    """The tiles of the whole picture that meet a part of it."""
    for top in range(seen.y // TILE * TILE, seen.bottom, TILE):
        for left in range(seen.x // TILE * TILE, seen.right, TILE):
            yield pygame.Rect(left, top, TILE, TILE)


def shared_out(shapes: tuple[Shape, ...],
               scale: float) -> dict[tuple[int, int], tuple[Shape, ...]]:
    """Shapes by tiles, in their order."""
    found: dict[tuple[int, int], list[Shape]] = {}
    for shape in shapes:
        left, top, right, bottom = extent(shape)
        columns = range(int((left * scale - 1) // TILE), int((right * scale + 1) // TILE) + 1)
        rows = range(int((top * scale - 1) // TILE), int((bottom * scale + 1) // TILE) + 1)
        for column in columns:
            for row in rows:
                found.setdefault((column, row), []).append(shape)
    return {place: tuple(each) for place, each in found.items()}


def meets(reach: Extent, area: pygame.Rect, scale: float) -> bool:
    """Does ink of that extent lie in an area of the picture?"""
    left, top, right, bottom = reach
    return (left * scale - 1 < area.right and right * scale + 1 > area.left
            and top * scale - 1 < area.bottom and bottom * scale + 1 > area.top)


def around(reaches: list[Extent], scale: float) -> pygame.Rect:
    """The pixels that hold all these extents."""
    left, top = (math.floor(min(each[side] for each in reaches) * scale) - 1 for side in (0, 1))
    right, bottom = (math.ceil(max(each[side] for each in reaches) * scale) + 1 for side in (2, 3))
    return pygame.Rect(left, top, right - left, bottom - top)


def mark(letters: Typesetter) -> pygame.Surface:
    """The house's mark, as windows and task bars show it."""
    return Painter(Theme(), letters).picture(Sketch((34, 34), star((17, 17), 15)), 2.0, str)

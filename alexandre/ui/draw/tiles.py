"""Cache of layers in square tiles, each painted once, by its layer or its contents."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from alexandre.ui.draw.extent import Extent, extent
from alexandre.ui.draw.ink import BROAD, LAID, Ink, Pause, pixel_bounds
from alexandre.ui.draw.lettering import Lettering, Setting, Stratum
from alexandre.ui.draw.sketch import Layer, Shape
from alexandre.ui.draw.theme import Theme
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import Typesetter

TILE: Final = 256  # pixels
BRIEF: Final = 0.002  # seconds of such a frame, in which nothing large is begun
DEEP: Final = 24  # bytes that are kept for each pixel of a picture: it has layers
SPLIT: Final = 64  # layers that are kept by tiles: of one board there are fewer
INFINITE: Final = float("inf")
NONE: Final = -1.0

Stamp = tuple[pygame.Surface, tuple[int, int]]  # a picture, and the pixel where it belongs
Grain = tuple[float, int]  # pixels to a unit, and how many times as large it is painted


class Patch(NamedTuple):
    """The ink of a tile, and its offset in the tile."""

    sheet: pygame.Surface
    at: tuple[int, int]


class Late(Exception):
    """Raised when the time of a frame is over and there is more to paint."""


class Tiles:
    """Paints and caches tiles; all painters of a theme share one cache."""

    def __init__(self, theme: Theme, letters: Typesetter) -> None:
        self._ink = Ink(theme)
        self.lettering = Lettering(theme, letters)
        self._kept: Cache[object, Patch | None] = theme.tiles
        self.begin(INFINITE)
        self._shares: Cache[object, dict[tuple[int, int], tuple[Shape, ...]]] = Cache(SPLIT)
        self._settings: Cache[object, tuple[tuple[Setting, Extent], ...]] = Cache(SPLIT)
        self._strata: Cache[Stratum, Stratum] = Cache(SPLIT)

    def begin(self, patience: float) -> None:
        """Begin a frame with so many seconds for painting: 0 allows one piece, `NONE` not even
        that."""
        self._until, self._is_begun = time.perf_counter() + patience, patience < 0
        self._is_hasty, self._is_brief = patience != INFINITE, patience < BRIEF

    def recall(self, stratum: Stratum) -> Stratum:
        """The equal stratum that is cached, so that later look-ups compare identities."""
        return self._strata.get(stratum, take, stratum)

    def make_room(self, view: pygame.Rect) -> None:
        """Reserve memory for a picture of that size."""
        self._kept.most = max(self._kept.most, DEEP * view.w * view.h)

    def stack(self, strata: tuple[Stratum, ...], steady: int, area: pygame.Rect,
              grain: Grain) -> tuple[Patch, ...]:
        """The contents of one tile: the first `steady` layers merged, the others one by one."""
        grounds = strata[:steady]
        patches = [self._kept.get((grounds, tuple(area), grain), self._ground, grounds, area,
                                  grain)]
        patches += [self._tile(each, area, grain) for each in strata[steady:]]
        return tuple(patch for patch in patches if patch is not None)

    def loose(self, shapes: tuple[Shape, ...], settings: tuple[Setting, ...],
              grain: Grain, *, is_changing: bool = False) -> Stamp:
        """Shapes and words without a sketch, and the pixel where they belong.

        The parts of what changes often are cached one by one; raises Late when the time is over.
        """
        words = [self.lettering.reach(caption, text, grain[0]) for caption, text in settings]
        area = pixel_bounds([*map(extent, shapes), *words], grain[0])
        pause = self._pause if is_changing else None
        patch = self._kept.get(("loose", shapes, settings, grain), self._paint_loose, area, shapes,
                               settings, grain, pause)
        assert patch is not None
        return patch.sheet, area.topleft

    def _paint_loose(self, area: pygame.Rect, shapes: tuple[Shape, ...],
                     settings: tuple[Setting, ...], grain: Grain, pause: Pause | None) -> Patch:
        return Patch(self._paint(area, shapes, settings, grain, pause), (0, 0))

    def _ground(self, strata: tuple[Stratum, ...], area: pygame.Rect,
                grain: Grain) -> Patch | None:
        if not strata:
            return None
        patches = [self._tile(each, area, grain) for each in strata]
        self._maybe_stop()
        surface = pygame.Surface(area.size, pygame.SRCALPHA)
        for patch in patches:
            if patch is not None:
                surface.blit(patch.sheet, patch.at, special_flags=LAID)
        return Patch(surface, (0, 0))

    def _maybe_stop(self) -> None:
        """Raise Late if the time is over and something has been painted."""
        if self._is_begun and time.perf_counter() > self._until:
            raise Late
        self._is_begun = True

    def _pause(self, part: pygame.Rect) -> None:
        """Raise Late also if the part is too large for a short frame."""
        if self._is_brief and part.w * part.h > BROAD:
            raise Late
        self._maybe_stop()

    def _tile(self, stratum: Stratum, area: pygame.Rect, grain: Grain) -> Patch | None:
        """A tile of a layer; None if it is empty."""
        return self._kept.get((stratum, tuple(area), grain), self._fresh, stratum, area, grain)

    def _fresh(self, stratum: Stratum, area: pygame.Rect, grain: Grain) -> Patch | None:
        """This tile of a changed layer, reused if the shapes in it are the same."""
        place = (area.x // TILE, area.y // TILE)
        shapes = self._shapes_in(stratum[0], grain[0]).get(place, ())
        settings = tuple(setting for setting, reach in self._settings_of(stratum, grain[0])
                         if meets(reach, area, grain[0]))
        if not shapes and not settings:
            return None
        return self._kept.get((shapes, settings, tuple(area), grain), self._patch, area, shapes,
                              settings, grain)

    def _patch(self, area: pygame.Rect, shapes: tuple[Shape, ...],
               settings: tuple[Setting, ...], grain: Grain) -> Patch:
        """The part of a tile that has ink, which is often small."""
        self._maybe_stop()
        if self._is_hasty and not all(map(self._ink.is_ready, shapes)):
            raise Late
        words = [self.lettering.reach(caption, text, grain[0]) for caption, text in settings]
        part = pixel_bounds([*map(extent, shapes), *words], grain[0]).clip(area)
        return Patch(self._paint(part, shapes, settings, grain),
                     (part.x - area.x, part.y - area.y))

    def _shapes_in(self, layer: Layer, scale: float) -> dict[tuple[int, int], tuple[Shape, ...]]:
        """The shapes of a layer by the tiles that they touch."""
        return self._shares.get((layer, scale), self._split, layer, scale)

    def _split(self, layer: Layer, scale: float) -> dict[tuple[int, int], tuple[Shape, ...]]:
        self._maybe_stop()  # a large layer takes as long as a tile
        return split_by_tile(layer.shapes, scale)

    def _settings_of(self, stratum: Stratum,
                     scale: float) -> tuple[tuple[Setting, Extent], ...]:
        return self._settings.get((stratum, scale), self._reach_all, stratum, scale)

    def _reach_all(self, stratum: Stratum, scale: float) -> tuple[tuple[Setting, Extent], ...]:
        layer, words = stratum
        return tuple(((caption, text), self.lettering.reach(caption, text, scale))
                     for caption, text in zip(layer.captions, words, strict=True))

    def _paint(self, area: pygame.Rect, shapes: tuple[Shape, ...],
               settings: tuple[Setting, ...], grain: Grain,
               pause: Pause | None = None) -> pygame.Surface:
        sheet = pygame.Surface(area.size, pygame.SRCALPHA)
        self._ink.lay(sheet, area, shapes, *grain, pause)
        for setting in settings:
            self.lettering.set(sheet, area, setting, grain[0])
        return sheet


def take(stratum: Stratum) -> Stratum:
    """The layer itself, where no equal one is cached."""
    return stratum


def tiles(seen: pygame.Rect) -> Iterator[pygame.Rect]:
    """The tiles that overlap a part of the picture."""
    for top in range(seen.y // TILE * TILE, seen.bottom, TILE):
        for left in range(seen.x // TILE * TILE, seen.right, TILE):
            yield pygame.Rect(left, top, TILE, TILE)


def split_by_tile(shapes: tuple[Shape, ...],
                  scale: float) -> dict[tuple[int, int], tuple[Shape, ...]]:
    """Shapes by tile, in their order."""
    by_tile: dict[tuple[int, int], list[Shape]] = {}
    for shape in shapes:
        left, top, right, bottom = extent(shape)
        columns = range(int((left * scale - 1) // TILE), int((right * scale + 1) // TILE) + 1)
        rows = range(int((top * scale - 1) // TILE), int((bottom * scale + 1) // TILE) + 1)
        for column in columns:
            for row in rows:
                by_tile.setdefault((column, row), []).append(shape)
    return {place: tuple(each) for place, each in by_tile.items()}


def meets(reach: Extent, area: pygame.Rect, scale: float) -> bool:
    """Whether ink of that extent touches an area of the picture."""
    left, top, right, bottom = reach
    return (left * scale - 1 < area.right and right * scale + 1 > area.left
            and top * scale - 1 < area.bottom and bottom * scale + 1 > area.top)

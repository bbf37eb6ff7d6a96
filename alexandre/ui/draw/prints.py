"""Cache of images: whole plates, or the tile of one that repeats without end."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from io import BytesIO
from threading import RLock
from typing import Final

import pygame

from alexandre.kernel.store.threads import start_thread
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import heft

SIDE: Final = 480.0  # units that one repeat of a texture covers
EDGE: Final = 48  # pixels more than asked for among which a part's edge falls on a plate's pixel
MOST: Final = 1024  # pixels to which a texture is enlarged as a whole; beyond, what is seen of it
LARGEST: Final = 1920 * 1080  # pixels to which a plate is, likewise
SMALL: Final = 512 * 512  # pixels from which it is made smaller in parts
PLATES: Final = 36_000_000  # bytes of plates as they are read: what the largest board needs
SCALED: Final = 12_000_000  # bytes of plates at the sizes they are seen in
COARSE: Final = 6_000_000  # bytes of either of coarse ones: one board, seen for a moment


class Prints:
    """`read` gives the bytes of a plate by its file name; FileNotFoundError if there is none."""

    largest: int = LARGEST

    def __init__(self, read: Callable[[str], bytes]) -> None:
        self._read = read
        self._plates: Cache[str, pygame.Surface] = Cache(PLATES, heft)
        self._lock = RLock()  # of the plates, for which a thread makes room
        self._coming: dict[str, list[pygame.Surface | None]] = {}
        self._scaled: Cache[tuple[str, tuple[int, int]], pygame.Surface] = Cache(SCALED, heft)

    @cached_property
    def coarse(self) -> Prints:
        """The small versions of the same plates, each loaded in about a millisecond."""
        return CoarsePrints(self._read)

    def has(self, asset: str) -> bool:
        """Whether there is a plate of that name; reads it."""
        with contextlib.suppress(FileNotFoundError):
            return bool(self.plate(asset))
        return False

    def plate(self, asset: str) -> pygame.Surface:
        """The plate at its full size; FileNotFoundError if there is none."""
        with self._lock:
            return self._plates.get(asset, self._load, asset)

    def forget(self) -> None:
        """Release the plates at full size; scaled ones are kept."""
        with self._lock:
            self._plates.clear()

    def is_ready(self, asset: str) -> bool:
        """Whether the plate is loaded; if not, start loading it on a thread, since a large one
        takes three frames."""
        if self._plates.has(asset):
            return True
        if asset not in self._coming:
            into = self._coming[asset] = []
            if start_thread(partial(self._fetch, asset, into), "prints") is None:
                into.append(None)  # it is loaded where it is seen
        if not self._coming[asset]:
            return False
        sheet = self._coming.pop(asset)[0]
        with self._lock:
            self._plates.put(asset, self._load(asset) if sheet is None else sheet)
        return True

    def _fetch(self, asset: str, into: list[pygame.Surface | None]) -> None:
        """Load a plate on a thread of its own; an error is raised again where the plate is used.
        """
        sheet = None
        with contextlib.suppress(Exception):
            sheet = self._load(asset)
        into.append(sheet)

    def load_scaled(self, asset: str, size: tuple[int, int]) -> pygame.Surface:
        """A plate at a size in pixels."""
        return self._scaled.get((asset, size), self._scale, asset, size)

    def _scale(self, asset: str, size: tuple[int, int]) -> pygame.Surface:
        return pygame.transform.smoothscale(self.plate(asset), size)

    def scale_part(self, asset: str, size: tuple[int, int],
                   area: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        """An area of a plate at a size in pixels, and where it begins; it may be larger than asked
        for."""
        plate = self.plate(asset)
        (wide, high), area = plate.get_size(), area.clip(pygame.Rect((0, 0), size))
        cut, whole = ((shrink, SMALL) if size[0] <= wide and size[1] <= high else
                      (around, self.largest))
        if size[0] * size[1] <= whole or not area.size:
            return self.load_scaled(asset, size), (0, 0)
        across, down = (cut(area.left, area.right, size[0], wide),
                        cut(area.top, area.bottom, size[1], high))
        part = plate.subsurface((across.start, down.start, across.count, down.count))
        return (pygame.transform.smoothscale(part, (across.long, down.long)),
                (across.at, down.at))

    def ground(self, asset: str, scale: float, area: pygame.Rect) -> pygame.Surface:
        """The texture of a part of a picture at `scale` pixels to a unit."""
        side = round(SIDE * scale)
        surface = pygame.Surface(area.size)
        if side <= MOST:
            tile(surface, self.load_scaled(asset, (side, side)), area.x, area.y)
            return surface
        plate = self.plate(asset)
        grain = SIDE * scale / plate.get_width()  # pixels of the picture to one of the texture
        left, top = int(area.x // grain), int(area.y // grain)
        wide = int(area.right // grain) + 2 - left
        high = int(area.bottom // grain) + 2 - top
        part = pygame.Surface((wide, high))
        tile(part, plate, left, top)
        size = (round(wide * grain), round(high * grain))
        large = pygame.transform.smoothscale(part, size)
        surface.blit(large, (round(left * grain) - area.x, round(top * grain) - area.y))
        return surface

    def _load(self, asset: str) -> pygame.Surface:
        picture = pygame.image.load(BytesIO(self._read(f"{asset}.webp")), f"{asset}.webp")
        with self._lock:
            self._plates.make_room(4 * picture.get_width() * picture.get_height())
        masks = (0xFF0000, 0xFF00, 0xFF, 0)  # smooth scaling wants 24 or 32 bits
        sheet = pygame.Surface(picture.get_size(), 0, 32, masks)
        sheet.blit(picture, (0, 0))
        return sheet


class CoarsePrints(Prints):
    """Plates in their small versions where there is one."""

    largest = 0  # each is seen for a moment

    def __init__(self, read: Callable[[str], bytes]) -> None:
        super().__init__(read)
        self._plates = Cache(COARSE, heft)
        self._scaled = Cache(COARSE, heft)

    def _load(self, asset: str) -> pygame.Surface:
        name = f"{asset}.jpg"
        try:
            return pygame.image.load(BytesIO(self._read(f"coarse/{name}")), name)
        except FileNotFoundError:
            return super()._load(asset)


@dataclass(frozen=True)
class Cut:
    """`count` pixels of a plate from `start`, and where they lie in the picture, `long` pixels."""

    start: int
    count: int
    at: int
    long: int


def around(first: int, last: int, size: int, most: int) -> Cut:
    """The part of a plate of `most` pixels to enlarge for that span, with a margin, because smooth
    scaling puts the first and last pixel on the edges."""
    grown = size / (most - 1)
    start, end = max(0, int(first / grown) - 1), min(most, int(last / grown) + 3)
    return Cut(start, end - start, round(start * grown), round((end - start - 1) * grown))


def shrink(first: int, last: int, size: int, most: int) -> Cut:
    """The part to reduce, between two pixels of the picture that coincide as nearly as possible
    with pixels of the plate."""
    grain = most / size

    def miss(at: int) -> float:
        return abs(at * grain - round(at * grain))

    left = min(range(first, max(0, first - EDGE) - 1, -1), key=miss)
    right = min(range(last, min(size, last + EDGE) + 1), key=miss)
    start, end = round(left * grain), round(right * grain)
    return Cut(start, end - start, left, right - left)


def tile(onto: pygame.Surface, plate: pygame.Surface, left: int, top: int) -> None:
    """Fill a surface with repeats of a plate, offset by (left, top)."""
    wide, high = plate.get_size()
    for y in range(-(top % high), onto.get_height(), high):
        for x in range(-(left % wide), onto.get_width(), wide):
            onto.blit(plate, (x, y))

"""The free places of a sheet on which things are put by hand, without a gap between them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from alexandre.ui.draw.sketch import Bleed, Place, Spot, Wording, rectangle

TURNS: Final = 48  # places round a thing, of which the nearest free one is taken
CLOSE: Final = 0.97  # of the least distance, which is near enough to it
ROUGH: Final = 16.0  # by which an outline wanders
FREE: Final = ":free"


@dataclass(frozen=True)
class FreePlaces:
    """Squares over a whole sheet, each of which stands for a place in its middle.

    `apart` is the side of a square, `edge` what is kept clear along the sheet's edge, where the
    outer squares take up everything outside; `clear` the least distance between two things, of
    which one reaches `reach` far.
    """

    size: Place
    bleed: Bleed
    name: Wording
    apart: float
    edge: float
    clear: float
    reach: float

    def spots(self, taken: Sequence[Place]) -> Iterator[Spot]:
        """A square for every place where something can be put, besides those that are taken."""
        left, top, right, low = self.bleed
        columns = self._steps(self.size[0])
        rows = self._steps(self.size[1])
        wide = self._bounds(columns, -left, self.size[0] + right)
        high = self._bounds(rows, -top, self.size[1] + low)
        for y, (above, below) in zip(rows, high, strict=True):
            for x, (before, after) in zip(columns, wide, strict=True):
                square = rectangle((before, above), (after - before, below - above))
                if not self._is_hidden(square, taken) and self.place((x, y), taken) is not None:
                    yield Spot(f"{round(x)}-{round(y)}{FREE}", self.name, square, is_quiet=True,
                               core=(x, y), glows=False)

    def place(self, at: Place, taken: Sequence[Place]) -> Place | None:
        """The free place nearest to that one, None if others take it up.

        Something that is nearer than it may be is kept at its distance.
        """
        near = [each for each in taken if math.dist(at, each) < 2 * self.clear]
        if self._is_free(at, near):
            return at
        close = [each for each in near if math.dist(at, each) < self.clear]
        for places in (map(partial(self._away, at), close), self._rings(close)):
            beside = [(math.dist(place, at), place) for place in places
                      if math.dist(place, at) < self.clear and self._is_free(place, near)]
            if beside:
                return min(beside)[1]
        return None

    def _is_hidden(self, square: Sequence[Place], taken: Sequence[Place]) -> bool:
        """Whether a square lies under one thing, whatever its outline."""
        return any(all(math.dist(corner, each) < self.reach - ROUGH for corner in square)
                   for each in taken)

    def _is_free(self, at: Place, near: Sequence[Place]) -> bool:
        return (self.edge <= at[0] <= self.size[0] - self.edge
                and self.edge <= at[1] <= self.size[1] - self.edge
                and all(math.dist(at, each) >= self.clear * CLOSE for each in near))

    def _away(self, at: Place, thing: Place) -> Place:
        """The place straight behind that one, as far from the thing as it must be."""
        far = self.clear / max(1.0, math.dist(at, thing))
        return thing[0] + (at[0] - thing[0]) * far, thing[1] + (at[1] - thing[1]) * far

    def _rings(self, things: Sequence[Place]) -> Iterator[Place]:
        """Places all round the things, as near to them as may be."""
        for x, y in things:
            for turn in range(TURNS):
                angle = math.tau * turn / TURNS
                yield x + self.clear * math.cos(angle), y + self.clear * math.sin(angle)

    def _steps(self, most: float) -> list[float]:
        """The middles of the squares along one side of the sheet."""
        count = round((most - 2 * self.edge) / self.apart)
        return [self.edge + (most - 2 * self.edge) * each / count for each in range(count + 1)]

    def _bounds(self, middles: Sequence[float], first: float,
                last: float) -> list[tuple[float, float]]:
        """The two edges of every square along one side."""
        between = [(one + other) / 2 for one, other in pairwise(middles)]
        return list(zip((first, *between), (*between, last), strict=True))


def place_of_spot(spot: str) -> Place | None:
    """The place that a free spot stands for, None for any other spot."""
    if not spot.endswith(FREE):
        return None
    x, y = map(float, spot.removesuffix(FREE).split("-"))
    return x, y

"""Every verb of Birth of an Empire, of the players and of chance, with its notation.

Provinces are written by their ids, the symbol where a region's armies gather as `start` and the
number of the region.  Codes ascend in the order of `Moves`, which is the order of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from alexandre.kernel.actions import Action, Interner

CITY: Final = 1
TEMPLE: Final = 0


@dataclass(frozen=True, eq=False)
class Lot(Action):
    """Chance: of those who tie this seat goes before the others.  [5.4]"""

    seat: int


@dataclass(frozen=True, eq=False)
class OfCount(Action):
    """A verb about a number of resources."""

    n: int


class Bid(OfCount):
    """Put so many resources in the box of the order.  [4.1]"""


class Raise(OfCount):
    """Put so many in the box of the armies.  [4.1]"""


class Allot(OfCount):
    """Put so many in the box of the temples; what is left goes to the cities.  [4.1] [4.3]"""


@dataclass(frozen=True, eq=False)
class TakePlace(Action):
    """Choose a place in the order of the region, the first being 1.  [5.3]"""

    place: int


@dataclass(frozen=True, eq=False)
class OfArrow(Action):
    """A verb about armies and an arrow; `after` is how many steps they have made."""

    arrow: int
    origin: str
    target: str
    after: int
    n: int

    def params(self) -> dict[str, Any]:
        """Origin, target, how many armies, and their steps so far."""
        return {"from": self.origin, "to": self.target, "n": self.n, "after": self.after}


class March(OfArrow):
    """Move armies along an arrow as one group.  [6.1]"""


class Join(OfArrow):
    """Let armies with fewer steps left go with the group that has just paid.  [6.6]"""


class Pay(OfCount):
    """Pay so much of a crossing from the temple box, the rest from the city box.  [6.5]"""


@dataclass(frozen=True, eq=False)
class Declare(Action):
    """A verb about a site of a province."""

    kind: int
    province: int
    id: str

    def params(self) -> dict[str, Any]:
        """The province's id."""
        return {"province": self.id}


class DeclareTemple(Declare):
    """Lay a temple in a province.  [7.1]"""


class DeclareCity(Declare):
    """Lay a city in a province.  [7.1]"""


class EndTurn(Action):
    """Say that one's moves and buildings are done.  [3.4]"""


N = TypeVar("N", bound=OfCount)
W = TypeVar("W", bound=OfArrow)


@dataclass(frozen=True)
class Way:
    """An arrow as actions need it: `origin` and `target` by id, and what it costs."""

    origin: str
    target: str
    cost: int


class Moves:
    """Every action of one board, codes ascending in the order of a turn."""

    def __init__(self, provinces: Sequence[str], ways: Sequence[Way], seats: int, resources: int,
                 steps: int) -> None:
        make = Interner()
        dearest = max((way.cost for way in ways), default=0)
        self.lot = make.add_numbers(Lot, "lot", range(seats))
        self.bid = counts(make, Bid, "bid", resources)
        self.raise_ = counts(make, Raise, "raise", resources)
        self.allot = counts(make, Allot, "allot", resources)
        self.take_place = make.add_numbers(TakePlace, "place", range(1, seats + 1))
        # arrow → steps made → armies - 1; nobody joins where the arrow is free
        self.march = marches(make, March, "march", ways, steps, resources)
        self.join = marches(make, Join, "join", ways, steps, resources)
        self.pay = counts(make, Pay, "pay", dearest)
        self.declare = tuple([  # province → temple, city, as they score  [8.1]
            (make.add(DeclareTemple, f"temple {id}", TEMPLE, province, id),
             make.add(DeclareCity, f"city {id}", CITY, province, id))
            for province, id in enumerate(provinces)])
        self.end_turn = make.add(EndTurn, "end")
        self.lexicon = make.lexicon()


def counts(make: Interner, verb: type[N], word: str, most: int) -> tuple[N, ...]:
    """One action for each number up to `most`."""
    return tuple([make.add(verb, f"{word} {n}", n) for n in range(most + 1)])


def marches(make: Interner, verb: type[W], word: str, ways: Sequence[Way], steps: int,
            most: int) -> tuple[tuple[tuple[W, ...], ...], ...]:
    """By arrow and by steps made; nobody joins without steps made, or where it is free."""
    return tuple([tuple([
        () if verb is Join and not (after and way.cost)
        else armies(make, verb, f"{word} {way.origin}>{way.target}", arrow, way, after, most)
        for after in range(steps)]) for arrow, way in enumerate(ways)])


def armies(make: Interner, verb: type[W], text: str, arrow: int, way: Way, after: int,
           most: int) -> tuple[W, ...]:
    """One action for each number of armies that have made so many steps."""
    tail = f" after {after}" if after else ""
    return tuple([make.add(verb, f"{text} {n}{tail}", arrow, way.origin, way.target, after, n)
                  for n in range(1, most + 1)])

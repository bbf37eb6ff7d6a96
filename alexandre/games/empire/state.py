"""What lies on the table of Naissance d'un Empire: small lists of ints."""

from __future__ import annotations

from typing import Any, Final

from alexandre.games.empire.meta import KINDS, STATE_VERSION
from alexandre.games.empire.tables import NOBODY, Region, Tables
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import State

BID: Final = 0
RAISE: Final = 1
ALLOT: Final = 2
LOTS: Final = 3
PLACE: Final = 4
MOVE: Final = 5
PAY: Final = 6
BUILD: Final = 7
END: Final = 8
PHASES: Final = ("bid", "raise", "allot", "lots", "place", "move", "pay", "build", "over")
SPLITTING: Final = (BID, RAISE, ALLOT)

UNKNOWN: Final = -1  # a box not yet filled
NONE: Final = -1

PARTS: Final = ("provinces", "temples", "cities", "awards")  # of a score
PROVINCES: Final = 0
AWARDS: Final = 3


class Position(State):
    """Everything on the table.  `armies[seat * places + place]`, a place being a province or,
    as the last one, the symbol where the region's armies gather.

    `stepped` are the mover's armies that have made steps this turn: by place and steps made.
    Derived, outside dump and hash: `left`.
    """

    phase: int
    region: int
    turn: int  # 1 … 3 in the region
    mover: int  # who splits, chooses a place, or moves
    order: list[int]  # place in the order → seat, NONE while it is free
    queue: list[int]  # seats in the order in which they choose their places
    pool: list[int]  # seat → resources to be split
    bids: list[int]
    raised: list[int]
    temple_box: list[int]
    city_box: list[int]
    armies: list[int]
    stepped: list[int]
    crossing: int  # the arrow just paid for, which others may join; or the one to pay
    crossed: int  # the steps that its last group had made before
    goal_entered: bool
    temples: list[int]  # seat * provinces + province → temples standing
    cities: list[int]  # province → the seat whose city stands there
    left: list[int]  # seat * 2 + kind → pieces neither standing nor lying
    marks: list[int]  # province * 2 + kind → seats with a piece lying there, one bit each
    last_mark: int  # province * 2 + kind of the mover's latest declaration
    points: list[int]  # seat * 4 + part of the score

    def __init__(self, tables: Tables, seats: int, options: dict[str, Any]) -> None:
        """A position still to be filled, by `set_out` or `copy_from`."""
        self.tables = tables
        self.seats = seats
        self.options = options
        self.places = len(tables.ids) + 1

    def set_out(self) -> None:
        """The table before the first split.  [2.1-2.3]"""
        provinces = len(self.tables.ids)
        self.region = self.first_region
        self.temples = [0] * (self.seats * provinces)
        self.cities = [NOBODY] * provinces
        self.left = [*self.tables.box.supply] * self.seats
        self.points = [0] * (self.seats * len(PARTS))
        self.enter_region()

    def enter_region(self) -> None:
        """Every resource comes back, nothing moves yet.  [9.3]"""
        self.phase = BID
        self.turn = 1
        self.order = [NONE] * self.seats
        self.queue = []
        self.pool = [self.tables.box.resources] * self.seats
        self.bids = [UNKNOWN] * self.seats
        self.raised = [UNKNOWN] * self.seats
        self.armies = [0] * (self.seats * self.places)
        self.marks = [0] * (2 * len(self.tables.ids))
        self.goal_entered = False
        self.await_split()

    def await_split(self) -> None:
        """The boxes of temples and cities are filled anew, seat after seat.  [4.1] [4.3]"""
        self.mover = 0
        self.temple_box = [UNKNOWN] * self.seats
        self.city_box = [UNKNOWN] * self.seats
        self.rest()

    def rest(self) -> None:
        """The mover of the moment has neither moved nor declared."""
        self.stepped = [0] * (self.places * self.tables.box.steps)
        self.crossing = self.last_mark = NONE
        self.crossed = 0

    def copy_from(self, other: Position) -> None:
        """Take over everything that can change.

        What the rules replace as a whole (by `changed`) is shared: order, queue, pool, bids,
        raised, temples, cities, points.
        """
        self.phase = other.phase
        self.region = other.region
        self.turn = other.turn
        self.mover = other.mover
        self.order = other.order
        self.queue = other.queue
        self.pool = other.pool
        self.bids = other.bids
        self.raised = other.raised
        self.temple_box = other.temple_box[:]
        self.city_box = other.city_box[:]
        self.armies = other.armies[:]
        self.stepped = other.stepped[:]
        self.crossing = other.crossing
        self.crossed = other.crossed
        self.goal_entered = other.goal_entered
        self.temples = other.temples
        self.cities = other.cities
        self.left = other.left[:]
        self.marks = other.marks[:]
        self.last_mark = other.last_mark
        self.points = other.points

    @property
    def first_region(self) -> int:
        """Where the game begins.  [10.5]"""
        return self.tables.short[0] if self.options["length"] == "short" else 0

    @property
    def last_region(self) -> int:
        """Where the game ends.  [10.1] [10.5]"""
        is_short = self.options["length"] == "short"
        return self.tables.short[1] if is_short else len(self.tables.regions) - 1

    @property
    def here(self) -> Region:
        """The region in play."""
        return self.tables.regions[self.region]

    def count(self, seat: int, place: int) -> int:
        """How many armies of a seat stand there."""
        return self.armies[seat * self.places + place]

    def ready(self, place: int, after: int) -> int:
        """The mover's armies there that have made so many steps this turn."""
        steps = self.tables.box.steps
        first = place * steps
        if after:
            return self.stepped[first + after - 1]
        return self.count(self.mover, place) - sum(self.stepped[first:first + steps])

    def shift(self, place: int, after: int, n: int) -> None:
        """More (or fewer) of the mover's armies stand there after so many steps."""
        self.armies[self.mover * self.places + place] += n
        if after:
            self.stepped[place * self.tables.box.steps + after - 1] += n

    def purse(self, seat: int) -> int:
        """What a seat can pay with.  [6.5]"""
        return self.temple_box[seat] + self.city_box[seat]

    def standing(self, seat: int, kind: int, province: int) -> int:
        """How many temples (0) or cities (1) of a seat stand in a province."""
        if kind:
            return int(self.cities[province] == seat)
        return self.temples[seat * len(self.tables.ids) + province]

    def lies(self, seat: int, kind: int, province: int) -> bool:
        """Has the seat declared a building of that kind there this turn?"""
        return bool(self.marks[2 * province + kind] >> seat & 1)

    def count_left(self) -> None:
        """Work out `left` from what stands and lies.  [7.5]"""
        provinces = range(len(self.tables.ids))
        self.left = [self.tables.box.supply[kind]
                     - sum(self.standing(seat, kind, province) + self.lies(seat, kind, province)
                           for province in provinces)
                     for seat in range(self.seats) for kind in range(len(KINDS))]

    def score(self, seat: int) -> int:
        """All points of a seat."""
        return sum(self.points[seat * len(PARTS):(seat + 1) * len(PARTS)])

    def dump(self) -> Plain:
        """All that matters, by name."""
        seats = range(self.seats)
        return {
            "version": STATE_VERSION,
            "seats": self.seats,
            "options": dict(self.options),
            "phase": PHASES[self.phase],
            "region": self.here.id,
            "turn": self.turn,
            "mover": self.mover,
            "order": [known(seat) for seat in self.order],
            "queue": self.queue[:],
            "pool": self.pool[:],
            "bids": [known(n) for n in self.bids],
            "raised": [known(n) for n in self.raised],
            "temple_box": [known(n) for n in self.temple_box],
            "city_box": [known(n) for n in self.city_box],
            "armies": [self._dump_armies(seat) for seat in seats],
            "stepped": self._dump_stepped(),
            "crossing": self._dump_crossing(),
            "goal_entered": self.goal_entered,
            "temples": [self._dump_temples(seat) for seat in seats],
            "cities": {id: seat for id, seat in zip(self.tables.ids, self.cities, strict=True)
                       if seat != NOBODY},
            "lying": [self._dump_lying(seat) for seat in seats],
            "last_declared": self._mark_name(self.last_mark),
            "points": [dict(zip(PARTS, self.points[seat * len(PARTS):], strict=False))
                       for seat in seats],
        }

    def _dump_armies(self, seat: int) -> dict[str, int]:
        return {self.tables.place_name(place): self.count(seat, place)
                for place in range(self.places) if self.count(seat, place)}

    def _dump_stepped(self) -> dict[str, list[int]]:
        steps = self.tables.box.steps
        found = {self.tables.place_name(place): self.stepped[place * steps:(place + 1) * steps]
                 for place in range(self.places)}
        return {name: counts for name, counts in found.items() if any(counts)}

    def _dump_crossing(self) -> Plain:
        if self.crossing == NONE:
            return None
        arrow = self.tables.arrows[self.crossing]
        return {"from": self.tables.place_name(arrow.origin),
                "to": self.tables.place_name(arrow.target), "after": self.crossed}

    def _dump_temples(self, seat: int) -> dict[str, int]:
        return {id: self.standing(seat, 0, province)
                for province, id in enumerate(self.tables.ids)
                if self.standing(seat, 0, province)}

    def _dump_lying(self, seat: int) -> list[str]:
        return [self._mark_name(mark) or "" for mark in range(len(self.marks))
                if self.marks[mark] >> seat & 1]

    def _mark_name(self, mark: int) -> str | None:
        return None if mark == NONE else f"{KINDS[mark % 2]} {self.tables.ids[mark // 2]}"


def changed(numbers: list[int], place: int, n: int) -> list[int]:
    """The same numbers, another one at one place: the old list may be shared."""
    found = numbers[:]
    found[place] = n
    return found


def known(n: int) -> int | None:
    """A number, None for one that is not known yet."""
    return None if n == UNKNOWN else n

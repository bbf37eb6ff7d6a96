"""The position of Birth of an Empire: small lists of ints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.tables import NOBODY, Region, Tables
from alexandre.kernel.declaration import derived, field
from alexandre.kernel.declared import DeclaredState, Setup, words_of
from alexandre.kernel.fields import (
    NONE,
    SEATS,
    ByName,
    BySeat,
    Count,
    Flag,
    Id,
    Maybe,
    Named,
    Of,
    Row,
    Seat,
    Seats,
)


class Phase:
    """A point of the match that waits for somebody, or for chance."""

    BID: Final = 0
    RAISE: Final = 1
    ALLOT: Final = 2
    LOTS: Final = 3
    PLACE: Final = 4
    MOVE: Final = 5
    PAY: Final = 6
    BUILD: Final = 7
    OVER: Final = 8


PHASES: Final = words_of(Phase)
SPLITTING: Final = (Phase.BID, Phase.RAISE, Phase.ALLOT)
ON_THE_MAP: Final = (Phase.MOVE, Phase.PAY, Phase.BUILD)

UNKNOWN: Final = -1  # a box not yet filled

PARTS: Final = ("provinces", "temples", "cities", "awards")  # of a score
PROVINCES: Final = 0
AWARDS: Final = 3

PROVINCES_BY_ID: Final = Of("tables.ids")
PLACES: Final = Of("tables.place_names")
SITES: Final = Of("tables.site_names")
BOX: Final = Row(Maybe(Count()), SEATS)
STEPS: Final = Row(Count(), Of("tables.box.steps"))


@dataclass(init=False, eq=False, repr=False)
class Position(DeclaredState):
    """Everything on the table; the defaults are its set-out.  [2.1-2.3]

    `armies[seat * places + place]`, a place being a province or, as the last one, the symbol
    where the region's armies gather.

    `stepped` are the mover's armies that have made steps this turn: by place and steps made.
    """

    region: int = field(Id(Of("tables.region_ids")), Of("first_region"), group="turn")
    turn: int = field(Count(1, Of("tables.box.turns")), 1, group="turn")  # in the region
    mover: int = field(Seat(), 0, group="turn")  # who splits, chooses a place, or moves
    # place in the order → seat
    order: list[int] = field(Row(Maybe(Seat()), SEATS), NONE, group="turn")
    queue: list[int] = field(Row(Seat(), most=SEATS))  # who chooses a place, in order
    pool: list[int] = field(Row(Count(), SEATS), Of("all_resources"), group="seat")
    bids: list[int] = field(BOX, UNKNOWN, hidden=True, group="seat")
    raised: list[int] = field(BOX, UNKNOWN, hidden=True)
    temple_box: list[int] = field(BOX, UNKNOWN, hidden=True, group="seat")
    city_box: list[int] = field(BOX, UNKNOWN, hidden=True, group="seat")
    armies: list[int] = field(BySeat(Named(PLACES)), group="place")
    stepped: list[int] = field(ByName(PLACES, STEPS), 0)
    crossing: int = field(Maybe(Id(Of("tables.arrow_names"))), NONE)  # to be paid, or joined
    crossed: int = field(Count(), 0)  # the steps that its last group had made before
    goal_entered: bool = field(Flag(), False)
    temples: list[int] = field(BySeat(Named(PROVINCES_BY_ID)), group="place")  # standing
    # province → seat
    cities: list[int] = field(Named(PROVINCES_BY_ID, Seat(), NOBODY), group="place")
    marks: list[int] = field(Named(SITES, Seats()), name="lying")  # site → seats
    points: list[int] = field(BySeat(Named(PARTS)), group="seat")
    left: list[int] = derived()  # seat * 2 + kind → pieces neither standing nor lying

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: Tables = setup.tables
        self.places = len(self.tables.ids) + 1

    def decider(self) -> int:
        """The mover, in every phase that is not chance's."""
        return self.mover

    def enter_region(self) -> None:
        """Every resource comes back, nothing moves yet.  [9.3]"""
        self.phase = Phase.BID
        self.turn = 1
        self.order = [NONE] * self.seats
        self.queue = []
        self.pool = self.all_resources
        self.bids = [UNKNOWN] * self.seats
        self.raised = [UNKNOWN] * self.seats
        self.armies = [0] * (self.seats * self.places)
        self.marks = [0] * (2 * len(self.tables.ids))
        self.goal_entered = False
        self.await_split()

    def await_split(self) -> None:
        """The boxes of temples and cities are filled again, seat after seat.  [4.1] [4.3]"""
        self.mover = 0
        self.temple_box = [UNKNOWN] * self.seats
        self.city_box = [UNKNOWN] * self.seats
        self.rest()

    def rest(self) -> None:
        """The mover of the moment has neither moved nor declared."""
        self.stepped = [0] * (self.places * self.tables.box.steps)
        self.crossing = NONE
        self.crossed = 0

    def clone(self) -> Position:
        """An independent copy.

        What the rules replace as a whole (by `replace_at`) is shared: order, queue, pool, bids,
        raised, temples, cities, points.
        """
        copy = Position(self.setup)
        copy.phase = self.phase
        copy.region = self.region
        copy.turn = self.turn
        copy.mover = self.mover
        copy.order = self.order
        copy.queue = self.queue
        copy.pool = self.pool
        copy.bids = self.bids
        copy.raised = self.raised
        copy.temple_box = self.temple_box[:]
        copy.city_box = self.city_box[:]
        copy.armies = self.armies[:]
        copy.stepped = self.stepped[:]
        copy.crossing = self.crossing
        copy.crossed = self.crossed
        copy.goal_entered = self.goal_entered
        copy.temples = self.temples
        copy.cities = self.cities
        copy.left = self.left[:]
        copy.marks = self.marks[:]
        copy.points = self.points
        return copy

    @property
    def all_resources(self) -> list[int]:
        """Every seat's resources before a split.  [1.5]"""
        return [self.tables.box.resources] * self.seats

    @property
    def first_region(self) -> int:
        """The region in which the game begins. [10.5]"""
        return self.tables.short[0] if self.options["length"] == "short" else 0

    @property
    def last_region(self) -> int:
        """The region in which the game ends. [10.1] [10.5]"""
        is_short = self.options["length"] == "short"
        return self.tables.short[1] if is_short else len(self.tables.regions) - 1

    @property
    def here(self) -> Region:
        """The region in play."""
        return self.tables.regions[self.region]

    def count(self, seat: int, place: int) -> int:
        """The number of a seat's armies there."""
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
        """The resources that a seat can pay with. [6.5]"""
        return self.temple_box[seat] + self.city_box[seat]

    def standing(self, seat: int, kind: int, province: int) -> int:
        """The number of a seat's temples (0) or cities (1) in a province."""
        if kind:
            return int(self.cities[province] == seat)
        return self.temples[seat * len(self.tables.ids) + province]

    def lies(self, seat: int, kind: int, province: int) -> bool:
        """Whether the seat has declared a building of that kind there this turn."""
        return bool(self.marks[2 * province + kind] >> seat & 1)

    def derive(self) -> None:
        """Work out `left` from what stands and lies.  [7.5]"""
        provinces = range(len(self.tables.ids))
        self.left = [self.tables.box.supply[kind]
                     - sum(self.standing(seat, kind, province) + self.lies(seat, kind, province)
                           for province in provinces)
                     for seat in range(self.seats) for kind in range(len(KINDS))]

    def count_built(self, seat: int, kind: int) -> int:
        """The number of a seat's temples (0) or cities (1) on the board."""
        if kind:
            return self.cities.count(seat)
        provinces = len(self.tables.ids)
        return sum(self.temples[seat * provinces:(seat + 1) * provinces])

    def parts(self, seat: int) -> list[int]:
        """The points of a seat, in the order of PARTS."""
        return self.points[seat * len(PARTS):(seat + 1) * len(PARTS)]

    def score(self, seat: int) -> int:
        """All points of a seat."""
        return sum(self.parts(seat))


def number_or_none(n: int) -> int | None:
    """A number, None for one that is not known yet."""
    return None if n == UNKNOWN else n

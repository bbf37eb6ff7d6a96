"""The knowledge of one seat in a game of Birth of an Empire, by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from alexandre.games.empire.state import (
    PARTS,
    PHASES,
    SPLITTING,
    UNKNOWN,
    Phase,
    Position,
    number_or_none,
)
from alexandre.games.empire.tables import NOBODY
from alexandre.kernel.contract import View
from alexandre.kernel.fields import NONE


@dataclass(frozen=True)
class PlayerView(View):
    """One player: boxes are None while they are empty, or filled in secret by another.

    `pool` is what is to be split; `left`: temples and cities neither standing nor lying.
    """

    seat: int
    score: int
    parts: dict[str, int]
    has_split: bool
    pool: int
    bid: int | None
    raised: int | None
    temple_box: int | None
    city_box: int | None
    armies: int  # on the board
    temples: int  # standing
    cities: int
    left: tuple[int, int]


@dataclass(frozen=True)
class ProvinceView(View):
    """One province: counts by seat; `city` is the seat whose city stands there."""

    id: str
    region: str
    armies: tuple[int, ...]
    temples: tuple[int, ...]
    city: int | None
    lying_temples: tuple[int, ...]  # seats
    lying_cities: tuple[int, ...]


@dataclass(frozen=True)
class EmpireView(View):
    """The table as `seat` sees it; `seat` None is the referee, who sees every box."""

    seat: int | None
    mover: int
    phase: str
    region: str
    turn: int
    order: tuple[int | None, ...]
    queue: tuple[int, ...]
    gathered: tuple[int, ...]  # armies by seat on the symbol of the region
    stepped: dict[str, tuple[int, ...]]  # the mover's armies that made 1, 2, 3 steps, by place
    crossing: tuple[str, str] | None
    due: int  # what is owed for it before anything else is done
    goal_entered: bool
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    provinces: tuple[ProvinceView, ...]

    def scores(self) -> tuple[int, ...]:
        return tuple([player.score for player in self.players])


def view_of(state: Position, seat: int | None) -> EmpireView:
    """The position as `seat` knows it; secrets are absent, not masked."""
    tables = state.tables
    return EmpireView(
        seat=seat,
        mover=state.mover,
        phase=phase_for(state, seat),
        region=state.here.id,
        turn=state.turn,
        order=tuple(number_or_none(each) for each in state.order),
        queue=tuple(state.queue),
        gathered=tuple(state.count(each, tables.start) for each in range(state.seats)),
        stepped=count_steps(state),
        crossing=crossing_of(state),
        due=tables.arrows[state.crossing].cost if state.phase == Phase.PAY else 0,
        goal_entered=state.goal_entered,
        options={name: str(choice) for name, choice in state.options.items()},
        players=tuple(player_view(state, each, seat) for each in range(state.seats)),
        provinces=province_views(state),
    )


def count_steps(state: Position) -> dict[str, tuple[int, ...]]:
    """By place the armies of the mover that have stepped, where there are any."""
    if not any(state.stepped):
        return {}
    steps = [iter(state.stepped)] * state.tables.box.steps
    return {name: counts
            for name, counts in zip(state.tables.place_names, zip(*steps, strict=True),
                                    strict=True) if any(counts)}


def crossing_of(state: Position) -> tuple[str, str] | None:
    """The ends of the arrow that is to be paid, or may be joined, as actions name them."""
    if state.crossing == NONE:
        return None
    way = state.tables.ways[state.crossing]
    return way.origin, way.target


def phase_for(state: Position, seat: int | None) -> str:
    """To the others, who splits is all there is to see of a split.  [4.2]"""
    if state.phase in SPLITTING and seat not in (None, state.mover):
        return "split"
    return PHASES[state.phase]


def player_view(state: Position, player: int, seat: int | None) -> PlayerView:
    """One player as `seat` sees him."""
    is_hidden = state.phase in SPLITTING and seat not in (None, player)
    is_first = state.turn == 1

    def box(counts: list[int], *, is_secret: bool) -> int | None:
        return None if is_hidden and is_secret else number_or_none(counts[player])

    return PlayerView(
        seat=player,
        score=state.score(player),
        parts=dict(zip(PARTS, state.parts(player), strict=True)),
        has_split=state.temple_box[player] != UNKNOWN,
        pool=state.pool[player],
        bid=box(state.bids, is_secret=is_first),
        raised=box(state.raised, is_secret=is_first),
        temple_box=box(state.temple_box, is_secret=True),
        city_box=box(state.city_box, is_secret=True),
        armies=sum(state.armies[player * state.places:(player + 1) * state.places]),
        temples=state.count_built(player, 0),
        cities=state.cities.count(player),
        left=(state.left[2 * player], state.left[2 * player + 1]),
    )


def province_views(state: Position) -> tuple[ProvinceView, ...]:
    """Every province, field by field."""
    tables = state.tables
    regions = tables.region_ids
    return tuple(map(
        ProvinceView,
        tables.ids,
        [regions[region] for region in tables.region_of],
        by_place(state.armies, state.places),
        by_place(state.temples, len(tables.ids)),
        [None if city == NOBODY else city for city in state.cities],
        [seats_in(state, seats) for seats in state.marks[::2]],
        [seats_in(state, seats) for seats in state.marks[1::2]],
    ))


def by_place(counts: list[int], places: int) -> Iterable[tuple[int, ...]]:
    """For each place the counts of the seats, from those of one seat after the other."""
    return zip(*[counts[first:first + places] for first in range(0, len(counts), places)],
               strict=True)


def seats_in(state: Position, seats: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple([seat for seat in range(state.seats) if seats >> seat & 1]) if seats else ()

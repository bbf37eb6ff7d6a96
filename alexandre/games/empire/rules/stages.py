"""The end of a turn, of a region, of the game; the final awards.  Chapters 9 and 10."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.games.empire.events import AwardWon, GameEnded, RegionEnded, TurnBegan
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.state import AWARDS, PARTS, Phase, Position
from alexandre.kernel.contract import Outcome, Tell, rank_seats
from alexandre.kernel.declared import add_at


def turn_is_over(state: Position, tell: Tell | None) -> None:
    """[9.1] [9.2] the goal or the last turn ends the region; [9.4] else it goes on."""
    if state.goal_entered or state.turn == state.tables.box.turns:
        region_is_over(state, tell)
        return
    state.turn += 1
    state.pool = [state.purse(seat) for seat in range(state.seats)]
    state.await_split()
    state.phase = Phase.ALLOT
    begin(state, tell)


def region_is_over(state: Position, tell: Tell | None) -> None:
    """[9.3] every resource comes back; [10.1] or the game is over."""
    if tell:
        tell(RegionEnded(state.here.noun, state.goal_entered))
    if state.region == state.last_region:
        finish(state, tell)
        return
    state.region += 1
    state.enter_region()
    begin(state, tell)


def begin(state: Position, tell: Tell | None) -> None:
    """Say which turn of which region begins.  [3.1] [3.2]"""
    if tell:
        tell(TurnBegan(state.here.noun, state.region + 1, state.turn))


def finish(state: Position, tell: Tell | None) -> None:
    """[10.2] the awards, after the last scoring; then nobody decides any more."""
    state.phase = Phase.OVER
    state.mover = 0
    box, every = state.tables.box, range(len(state.tables.ids))
    for kind in range(len(KINDS)):
        award(state, kind, list(every), box.awards[kind], None, tell)
    for region in range(state.first_region, state.last_region + 1):
        provinces = list(state.tables.regions[region].provinces)
        for kind in range(len(KINDS)):
            award(state, kind, provinces, box.region_awards[kind], region, tell)
    if tell:
        tell(GameEnded(result_of(state).winners))


def award(state: Position, kind: int, provinces: list[int], points: int, region: int | None,
          tell: Tell | None) -> None:
    """[10.3] strictly most, and one at least; [10.5] half of it in the short game."""
    counts = [sum(state.standing(seat, kind, province) for province in provinces)
              for seat in range(state.seats)]
    seat = find_builder(counts)
    if seat is None:
        return
    gained = points // 2 if state.options["length"] == "short" else points
    gain(state, seat, AWARDS, gained)
    if tell:
        noun = None if region is None else state.tables.regions[region].noun
        tell(AwardWon(seat, kind, noun, gained))


def find_builder(counts: Sequence[int]) -> int | None:
    """The seat that has strictly most buildings, and one at least; None if nobody has.  [10.3]"""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


def gain(state: Position, seat: int, part: int, points: int) -> None:
    """More points of one of PARTS."""
    place = seat * len(PARTS) + part
    state.points = add_at(state.points, place, points)


def result_of(state: Position) -> Outcome:
    """[10.4] most points; then more buildings, then more cities, else a shared victory."""
    seats = range(state.seats)
    return rank_seats("goal" if state.goal_entered else "turns", PARTS,
                      [state.parts(seat) for seat in seats],
                      [standing_of(state, seat) for seat in seats])


def standing_of(state: Position, seat: int) -> tuple[int, int, int]:
    """The ranking of a seat at the end: points, buildings, cities. [10.4]"""
    # Reading: the book is silent on equal points; the seat that built more has more of an empire.
    temples, cities = state.count_built(seat, 0), state.count_built(seat, 1)
    return state.score(seat), temples + cities, cities

"""The value of a position to a seat: its lead after a scoring, and its means for the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules.scoring import hold, leader_of, resolve
from alexandre.games.empire.state import SPLITTING, Phase, Position

POINT: Final = 100
BUILDING: Final = 60  # what a standing building counts for the awards of the end
CUBE: Final = 95  # a resource kept for another turn of the region
HELD: Final = 130  # a province that is held and will be scored again
ARMY: Final = 18  # an army out on the map

TERMS: Final[tuple[str, ...]] = (
    "points", "buildings", "purse", "provinces", "armies", "order", "troops")
POINTS, BUILDINGS, PURSE, PROVINCES, ARMIES, ORDER, TROOPS = range(len(TERMS))
EVEN: Final = (100,) * len(TERMS)  # the weights are per cent


def value(state: Position, seat: int, weights: Sequence[int] = EVEN) -> int:
    """The seat's prospects less the others', in hundredths of a point."""
    scored = state if state.phase == Phase.OVER or state.phase in SPLITTING else score_now(state)
    goes_on = is_going_on(state)
    mine = prospects(scored, seat, weights, goes_on=goes_on)
    others = [prospects(scored, other, weights, goes_on=goes_on)
              for other in range(state.seats) if other != seat]
    best, mean = max(others), sum(others) // len(others)
    return 2 * mine - best - mean


def score_now(state: Position) -> Position:
    """The table as it would be if the region were scored at this moment.  [8.1]"""
    copy = state.clone()
    for province in state.here.provinces:
        hold(copy, province, None)
        for kind in range(len(KINDS)):
            resolve(copy, kind, province, None)
    return copy


def foresee_scoring(state: Position) -> dict[str, list[int]]:
    """The scores if the turn ended now, which is certain only for the last seat; nothing before
    the boxes are known."""
    if state.phase not in (Phase.MOVE, Phase.PAY, Phase.BUILD):
        return {}
    scored, is_last = score_now(state), state.order[-1] == state.mover
    return {f"empire.now.{'sure' if is_last else 'open'}": [
        scored.score(seat) for seat in range(state.seats)]}


def is_going_on(state: Position) -> bool:
    """Whether there will be another turn in this region, as far as can be seen.  [9.1] [9.2]"""
    if state.phase in SPLITTING:
        return state.turn > 1
    return not (state.phase == Phase.OVER or state.goal_entered
                or state.turn == state.tables.box.turns)


def prospects(state: Position, seat: int, weights: Sequence[int], *, goes_on: bool) -> int:
    """Points, buildings for the awards, and what the next turn of the region may bring."""
    supply = state.tables.box.supply
    built = sum(supply) - state.left[2 * seat] - state.left[2 * seat + 1]
    total = POINT * state.score(seat) * weights[POINTS] + BUILDING * built * weights[BUILDINGS]
    if not goes_on:
        return total // 100
    purse = state.pool[seat] if state.phase in SPLITTING else state.purse(seat)
    total += CUBE * useful(state, purse) * weights[PURSE]
    for province in state.here.provinces:
        armies = state.armies[province::state.places]
        if armies[seat]:
            total += ARMY * min(armies[seat], 2) * weights[ARMIES]
            if leader_of(armies) == seat:
                total += HELD * weights[PROVINCES]
    return total // 100


def useful(state: Position, purse: int) -> int:
    """The resources that can still be spent on sites of this region.  [7.3]"""
    wanted = 0
    for province in state.here.provinces:
        temple, city = state.tables.sites[province]
        if temple:
            wanted += state.tables.box.prices[0]
        if city and state.cities[province] < 0:
            wanted += state.tables.box.prices[1]
    return min(purse, wanted)

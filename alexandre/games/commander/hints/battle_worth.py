"""The value of forces in a battle, and its standing, in whole numbers. Chapter 8."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.battle import (
    ACTED,
    ALEXANDER,
    LEADER,
    REDUCED,
    WALL,
    Plan,
    Scheme,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import is_foe
from alexandre.games.commander.state.values import (
    battle_of,
    face_of,
    numbers_of,
    steps_left,
    type_of,
    wall_penalty,
)
from alexandre.games.commander.tables import CAVALRY

EVEN: Final = 1000  # how a battle stands that either may win
LEVEL: Final = 6  # what a level of Alexander's is worth, in gold
LIFE: Final = 1000
FLIP: Final = 2  # what it costs to refit a force
MUCH: Final = 9999
HITS: Final = 6  # what a point of battle value is worth a round, in 36ths
LAST: Final = 4  # an enemy less, even if it hardly ever hits
WALL_ROUNDS: Final = 3  # siege engines that make walls count for nothing


def hits_a_round(state: Position, code: int, relief: int = 0) -> int:
    """The hits that a force may be expected to cause in a round, in 36ths; `relief` is what the
    walls will take away no longer."""
    if code >> 3 == WALL:
        return 0
    value, sup = numbers_of(state, code)
    type = type_of(state, code)
    value = min(6, max(0, value + (relief if type != "SE" else 0)))
    if not value:
        return 0
    if type == "PH":
        return phalanx_hits(value)
    hits = 6 * (value + min(6, sup))
    return hits // 2 if type in CAVALRY else hits


def phalanx_hits(value: int) -> int:
    """The hits of a phalanx, in 36ths.  [8.5.5]"""
    hits = 0
    share = 36 * 6
    for chance in range(value, 0, -1):
        share = share * chance // 6
        hits += share // 6
    return hits


def standing(state: Position) -> int:
    """The standing of the battle if both sides wear each other down: EVEN, or more for Alexander.
    """
    battle = battle_of(state)
    own_steps = sum(steps_left(state, code) for code in battle.mine) + battle.plans[Plan.RALLY]
    foe_steps = battle.schemes[Scheme.RALLY] + sum(
        steps_left(state, code) for code in battle.foes if code >> 3 != LEADER)
    relief = wall_penalty(state) * breaches(state) // WALL_ROUNDS
    own_hits = sum(hits_a_round(state, code, relief) for code in battle.mine)
    foe_hits = sum(hits_a_round(state, code) for code in battle.foes)
    if not foe_hits:
        return MUCH
    return min(MUCH, EVEN * own_hits * own_steps // max(1, foe_hits * foe_steps))


def breaches(state: Position) -> int:
    """The number of siege engines that can bring walls down, as many as count."""
    engines = sum(type_of(state, code) == "SE" for code in battle_of(state).mine)
    return min(engines, WALL_ROUNDS)


def price_of(state: Position, code: int) -> int:
    """The price in gold of a hit on an own force; a lost force counts its plans too."""
    if code >> 3 == ALEXANDER:
        return LIFE if state.level <= 2 else 2 * LEVEL
    value = face_of(state, code).value
    if steps_left(state, code) == 1:
        return 2 * value + 1 - (FLIP if code & REDUCED else 0)
    return FLIP


def spread(state: Position, codes: list[int], hits: int) -> list[int]:
    """The forces that take so many hits: of the enemy the worst, of one's own the cheapest, one by
    one, and of these those that have attacked in this round already.
    """
    line = codes[:]
    takers: list[int] = []
    for _hit in range(hits):
        if not line:
            break
        best = max(line, key=lambda code: (gain(state, code), code & ACTED))
        takers.append(best)
        line.remove(best)
        if steps_left(state, best) > 1 and best >> 3 != ALEXANDER:
            line.append(best | REDUCED)
    return sorted(takers, key=lambda code: code & ~ACTED)


def gain(state: Position, code: int) -> int:
    """The gain of a hit on this force: hits that it will not cause, in 36ths, or one's own."""
    if not is_foe(code):
        return -price_of(state, code)
    if code >> 3 == WALL:
        return HITS * len(battle_of(state).mine)
    if steps_left(state, code) == 1:
        return LAST + hits_a_round(state, code)
    return hits_a_round(state, code) - hits_a_round(state, code | REDUCED)

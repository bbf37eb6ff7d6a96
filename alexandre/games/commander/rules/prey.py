"""The targets of spies, and the moments for them. Chapter 12."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.battle import LEADER, REDUCED, WALL
from alexandre.games.commander.meta import SPIES
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import MAC, Stage
from alexandre.games.commander.state.phases import Phase

# Reading: in a battle spies have the moments of what else may be used at any time [8.4.16], and
# those before the first round: between the dice of one speed nothing is at leisure.
MOMENTS: Final = (Stage.OPENING, Stage.PLANNING, Stage.ROUND, Stage.BRACKET, Stage.WINDOW)


def may_be_sent(state: Position) -> bool:
    """From the first turn on, whenever the player is asked and they would find anything.  [12.7]
    """
    return state.holds(SPIES) and state.turn > 0 and is_moment(state) and has_prey(state)


def is_moment(state: Position) -> bool:
    """In a battle not between the dice of one speed, nor between its hits.  [12.7]"""
    return state.battle is None or state.battle.stage in MOMENTS


def has_prey(state: Position) -> bool:
    """Whether spies would find anything to take away."""
    return any(is_prey(state, site) for site in range(len(state.tables.sites)))


def is_prey(state: Position, site: int) -> bool:
    """A stronghold that has not fallen, Tyre apart, with a force or a wall.  [12.7]"""
    if state.status[site] or state.tables.sites[site].is_battle or state.is_target(site):
        return False
    return any(counters(state, site))


def counters(state: Position, site: int) -> list[int]:
    """Forces and walls of a stronghold, `2 * kind + side`, walls last; in a battle its line."""
    if state.battle is not None and state.battle.site == site:
        counts = [0] * (2 * state.tables.enemies + 2)
        for code in state.battle.foes:
            if code >> 3 != LEADER:
                counts[place_of(state, code)] += 1
        return counts
    return [*state.garrison_at(site), *state.walls[2 * site:2 * site + 2]]


def place_of(state: Position, code: int) -> int:
    """The place in the count of a force of the enemy's line, or of a wall."""
    kind = state.tables.enemies if code >> 3 == WALL else (code >> 3) - MAC
    return 2 * kind + bool(code & REDUCED)


def asked(state: Position) -> int:
    """The phase, or the one at which spies were sent and which waits for them.  [12.7]"""
    return state.asked if state.phase == Phase.SPIES else state.phase

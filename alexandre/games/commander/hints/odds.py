"""Odds that are too many to count: battles played to their end, with dice of their own.

What is asked for is a share of so many samples, and is to be called that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from alexandre.games.commander.hints.battle import play_on
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import DEAD, RETREATED, WON
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.contract import Rnd
from alexandre.kernel.rng import Rng

STREAM: Final = "odds"


@dataclass(frozen=True)
class Odds:
    """Of so many battles so many were won, and in so many Alexander died; the rest were left.

    `lost` and `levels`: forces and levels of Alexander that all of them cost together.
    """

    samples: int
    won: int
    died: int
    lost: int
    levels: int


def compare_odds(one: Position, other: Position, seed: int,
             samples: int) -> Iterator[tuple[Odds, Odds]]:
    """Two positions, after each battle more: each has dice of its own."""
    dice = Rng(seed, STREAM), Rng(seed, STREAM)
    first = second = Odds(0, 0, 0, 0, 0)
    for _sample in range(samples):
        first = add_odds(first, sample_odds(one, dice[0], 1))
        second = add_odds(second, sample_odds(other, dice[1], 1))
        yield first, second


def add_odds(one: Odds, other: Odds) -> Odds:
    """Those of both together."""
    return Odds(one.samples + other.samples, one.won + other.won, one.died + other.died,
                one.lost + other.lost, one.levels + other.levels)


def sample_odds(state: Position, rnd: Rnd, samples: int) -> Odds:
    """So many battles, each from the same position, played on sensibly by everybody."""
    won = died = lost = levels = 0
    strength, level = forces(state), state.level
    for _sample in range(samples):
        copy = state.clone()
        result = play_out(copy, rnd)
        won += result == WON
        died += result == DEAD
        lost += max(0, strength - forces(copy))
        levels += level - copy.level
    return Odds(samples, won, died, lost, levels)


def forces(state: Position) -> int:
    """The forces in the battle, or in the army once it is over."""
    if state.battle is not None:
        return len(state.battle.mine) - 1
    return sum(state.army)


def play_out(state: Position, rnd: Rnd) -> int:
    """Play a battle to its end, and tell how it ended: what comes after it is not played."""
    battle = state.battle
    assert battle is not None
    while state.phase == Phase.BATTLE:
        play_on(state, rnd)
    if not state.level:
        return DEAD
    return RETREATED if any(state.garrison_at(battle.site)) else WON

"""Odds that are too many to count: battles played to their end, with dice of their own.

What is asked for is a share of so many battles, and is to be called that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alexandre.games.commander.hints.battle import play_on
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.contract import Rnd
from alexandre.kernel.rng import Rng

STREAM: Final = "odds"


def compare_wins(one: Position, other: Position, seed: int,
                 battles: int) -> Iterator[tuple[int, int, int]]:
    """The number of battles fought from each of two positions, and of wins from each: yielded
    after each battle; each position has dice of its own.
    """
    for (fought, first), (_fought, second) in zip(
            count_wins(one, seed, battles), count_wins(other, seed, battles), strict=True):
        yield fought, first, second


def count_wins(state: Position, seed: int, battles: int) -> Iterator[tuple[int, int]]:
    """The same from one position."""
    dice = Rng(seed, STREAM)
    won = 0
    for fought in range(1, battles + 1):
        won += is_won(state.clone(), dice)
        yield fought, won


def is_won(state: Position, rnd: Rnd) -> bool:
    """Play the battle to its end, sensibly for everybody: has Alexander won it?"""
    while state.battle is not None:
        play_on(state, rnd)
    return state.phase == Phase.TREATMENT

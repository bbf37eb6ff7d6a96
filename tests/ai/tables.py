"""Positions for computer players to think about."""

from __future__ import annotations

from alexandre import games
from alexandre.ai.job import Job, job_of
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, Game, State


def opening(seed: int = 1, seats: int = 2, title: str = "alexandros") -> tuple[Game, State]:
    """A title when its first seat decides."""
    game = games.load(title)
    state = game.start(seats, {})
    chance = Seeded(seed)
    turn = 0
    while state.actor() == CHANCE:
        outcome = chance.draw(turn, state.outcomes())
        assert outcome
        state.apply(outcome)
        turn += 1
    return game, state


def job(level: str = "greedy", seed: int = 1) -> Job:
    """The decision at an opening."""
    game, state = opening(seed)
    return job_of(game, state, state.actor(), level, seed)

"""Positions for computer players to think about."""

from __future__ import annotations

from collections.abc import Iterator

from alexandre import games
from alexandre.ai.job import Job, job_of
from alexandre.ai.player import player
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, Game, State
from alexandre.kernel.meta import GREEDY
from alexandre.kernel.rng import Rng
from tools.lab.equals import walk_match


def opening(seed: int = 1, seats: int = 2, title: str = "alexandros") -> tuple[Game, State]:
    """A title when its first seat decides."""
    game = games.load(title)
    state = game.start(seats, {})
    chance = Seeded(seed)
    turn = 0
    while state.actor() == CHANCE:
        state.apply(chance.draw(turn, state.outcomes()))
        turn += 1
    return game, state


def job(level: str = "greedy", seed: int = 1) -> Job:
    """The decision at an opening."""
    game, state = opening(seed)
    return job_of(game, state, state.actor(), level, seed)


def play_greedy(title: str, seats: int, seed: int) -> Iterator[tuple[State, Action]]:
    """A match between greedy players: each position, and what is done there."""
    game = games.load(title)
    state = game.start(seats, {})
    players = [player(GREEDY, game, games.hints(game), Rng(seed, f"seat {seat}"))
               for seat in range(seats)]
    for _state, _seat, action in walk_match(state, players, seed):
        yield state, action

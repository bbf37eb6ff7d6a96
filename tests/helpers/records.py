"""Sessions played at random: records to save, load, replay and damage."""

from __future__ import annotations

from functools import cache

from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.scenes.problems.shelf import list_problems
from tests.helpers.walks import Table, step

read_problems_once = cache(list_problems)


def new_session(table: Table, seed: int) -> Session:
    """A match between persons at that table, chance by the seed."""
    players = [Player(f"P{seat}") for seat in range(table.seats)]
    return Session.new(table.game(), players, dict(table.options), seed)


ALL = 10_000
MOST_SEEDS = 50


def random_session(table: Table, seed: int, actions: int = ALL) -> Session:
    """A match played at random to its end; or so far, the first one that is not over by then.

    Where no match lasts so long, half as far, and so on.
    """
    while True:
        for later in range(MOST_SEEDS):
            session = play_random(table, seed + later, actions)
            if actions == ALL or session.decider != OVER:
                return session
        assert actions > 1, f"every match of {table} is over at once"
        actions //= 2


def play_random(table: Table, seed: int, actions: int) -> Session:
    """A match played at random, so far or to its end."""
    session, rnd = new_session(table, seed), Rng(seed, "session")
    while session.decider != OVER and session.turn < actions:
        session.play(step(session.state, rnd))
    return session

"""Sessions played at random: records to save, load, replay and damage."""

from __future__ import annotations

from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from tests.helpers.walks import Table, step


def new_session(table: Table, seed: int) -> Session:
    """A match between persons at that table, chance by the seed."""
    players = [Player(f"P{seat}") for seat in range(table.seats)]
    return Session.new(table.game(), players, dict(table.options), seed)


def random_session(table: Table, seed: int, actions: int = 10_000) -> Session:
    """A match played at random, so far or to its end."""
    session, rnd = new_session(table, seed), Rng(seed, "session")
    while session.decider != OVER and session.turn < actions:
        session.play(step(session.state, rnd))
    return session

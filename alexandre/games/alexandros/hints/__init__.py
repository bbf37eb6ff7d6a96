"""What a good player of Alexandros knows: what a position is worth, what to try, what never to do.

Everything here reads only what the seat may know of the position it is handed, its own hand and
the open table, or what a computer player has been dealt in its place.
"""

from __future__ import annotations

from alexandre.games.alexandros.hints.blunders import is_blunder
from alexandre.games.alexandros.hints.suggestions import order, suggest
from alexandre.games.alexandros.hints.worth import value
from alexandre.games.alexandros.state import Phase, Position
from alexandre.kernel.contract import Rnd

ROUTES_A_CORNER = 6  # where a march could take hundreds of routes

__all__ = ["drawn", "is_blunder", "is_rest", "order", "samples", "suggest", "value"]


def is_rest(state: Position) -> bool:
    """Has the seat finished something, so that positions can be compared here?"""
    return state.phase == Phase.ACTIONS


def drawn(state: Position, rnd: Rnd) -> None:
    """Nothing is decided in secret, so nothing has to be drawn."""


def samples(state: Position) -> int:
    """How many of the ways on from here are enough to try; 0: all of them."""
    return ROUTES_A_CORNER if state.phase == Phase.ROUTE else 0

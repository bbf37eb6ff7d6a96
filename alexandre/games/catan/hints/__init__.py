"""What a good player of Catan knows.

Everything here reads only what the seat may know of the position it is handed: its own hand, the
open table, and of the others what everybody has seen.
"""

from __future__ import annotations

from alexandre.games.catan.hints.blunders import is_blunder
from alexandre.games.catan.hints.habits import drawn
from alexandre.games.catan.hints.suggestions import order, suggest
from alexandre.games.catan.hints.worth import value
from alexandre.games.catan.state import Phase, Position

__all__ = ["drawn", "is_blunder", "is_rest", "order", "samples", "suggest", "value"]


def is_rest(state: Position) -> bool:
    """Has the seat finished a step, so that positions can be compared here?"""
    return state.phase in (Phase.MAIN, Phase.ROLL, Phase.MARCH, Phase.FREE)


def samples(state: Position) -> int:
    """All ways on from a step are tried."""
    return 0

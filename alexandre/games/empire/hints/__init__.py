"""What a good player of Birth of an Empire knows.

Everything here reads only what the seat may know of the position it is handed: once the boxes
are shown nothing is hidden, and before that only its own pool is looked at.
"""

from __future__ import annotations

from alexandre.games.empire.hints.answers import value
from alexandre.games.empire.hints.blunders import is_blunder
from alexandre.games.empire.hints.splits import drawn
from alexandre.games.empire.hints.suggestions import order, suggest
from alexandre.games.empire.state import Phase, Position

__all__ = ["drawn", "is_blunder", "is_rest", "order", "samples", "suggest", "value"]


def is_rest(state: Position) -> bool:
    """Has the seat finished a step, so that positions can be compared here?"""
    return state.phase in (Phase.MOVE, Phase.BUILD)


def samples(state: Position) -> int:
    """All ways on from a step are tried."""
    return 0

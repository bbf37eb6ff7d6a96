"""What a good player of Phalanxx knows.

Everything here reads only what the seat may know of the position it is handed: of another's hand
only how many cards it holds, while any of them is hidden.
"""

from __future__ import annotations

from alexandre.games.phalanxx.hints.blunders import is_blunder
from alexandre.games.phalanxx.hints.suggestions import order, suggest
from alexandre.games.phalanxx.hints.worth import value
from alexandre.games.phalanxx.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd

__all__ = ["drawn", "is_blunder", "is_rest", "order", "samples", "suggest", "value"]


def is_rest(state: Position) -> bool:
    """Has the seat finished a step, so that positions can be compared here?"""
    return state.phase in (Phase.BUY, Phase.ACT, Phase.PASS)


def samples(state: Position) -> int:
    """All ways on from a step are tried."""
    return 0


def drawn(state: Position, rnd: Rnd) -> Action | None:
    """Nothing here is won by being unforeseen."""
    return None

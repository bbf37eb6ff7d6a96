"""What a good player of the Gordian knot knows: the sum of the cords modulo four, in binary."""

from __future__ import annotations

from functools import reduce
from operator import xor

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import OVER, Rnd
from tests.example.state import Phase, Position


def value(state: Position, seat: int) -> int:
    """Two for a match won, one for a knot that is balanced when the other has to cut."""
    if state.actor() == OVER:
        outcome = state.outcome()
        assert outcome is not None
        return 2 if seat in outcome.winners else -2
    balance = reduce(xor, [left % (state.tables.most + 1) for left in state.cords])
    cuts_next = state.mover if state.phase == Phase.CUT else 1 - state.mover
    return (1 if balance == 0 else -1) * (-1 if cuts_next == seat else 1)


def order(state: Position, offers: list[Action]) -> list[Action]:
    """All of them, as they come."""
    return offers


def suggest(state: Position) -> Action | None:
    """After the cut there is nothing to choose."""
    return state.tables.moves.end if state.phase == Phase.LOWER else None


def is_blunder(state: Position, action: Action) -> bool:
    """Nothing is always wrong."""
    return False


def is_rest(state: Position) -> bool:
    """Knots are compared after a cut."""
    return state.phase != Phase.CUT


def samples(state: Position) -> int:
    """All ways on are tried."""
    return 0


def drawn(state: Position, rnd: Rnd) -> Action | None:
    """Nothing is drawn."""
    return None

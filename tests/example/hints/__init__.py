"""A good player's knowledge of the Gordian knot: the sum of the cords modulo four, in binary."""

from __future__ import annotations

from functools import reduce
from operator import xor

from alexandre.kernel.contract import OVER, Seat
from alexandre.kernel.hints import Hints
from tests.example.state import Phase, Position


class ExampleHints(Hints[Position]):
    """Advice on the knot; everything undefined has the default of `Hints`."""

    def value(self, state: Position, seat: Seat) -> int:
        """Two for a match won, one for a knot that is balanced when the other has to cut."""
        if state.actor() == OVER:
            outcome = state.outcome()
            assert outcome is not None
            return 2 if seat in outcome.winners else -2
        balance = reduce(xor, [left % (state.tables.most + 1) for left in state.cords])
        cuts_next = state.mover if state.phase == Phase.CUT else 1 - state.mover
        return (1 if balance == 0 else -1) * (-1 if cuts_next == seat else 1)

    def is_rest(self, state: Position) -> bool:
        """Knots are compared after a cut."""
        return state.phase != Phase.CUT


HINTS = ExampleHints()

"""The winner. Chapter 3."""

from __future__ import annotations

from alexandre.kernel.contract import Outcome
from tests.example.state import Position


def result_of(state: Position) -> Outcome:
    """[3.1] who cut the last strand wins, [3.2] or by the option loses."""
    winner = state.mover if state.options["last"] == "wins" else 1 - state.mover
    scores = (int(winner == 0), int(winner == 1))
    return Outcome((winner,), (2 - scores[0], 2 - scores[1]), scores,
                   ((("knot", scores[0]),), (("knot", scores[1]),)), "undone")

"""The arguments of questions and offers."""

from __future__ import annotations

from alexandre.kernel.text import Arg, Who
from tests.example.actions import Cut
from tests.example.state import Position


def prompt_args(state: Position) -> dict[str, Arg]:
    """The arguments of the question."""
    return {"who": Who(state.mover)}


def by_cord(state: Position, action: Cut) -> dict[str, Arg]:
    """The number of strands, and the cord."""
    return {"n": action.n, "cord": state.tables.nouns[action.cord]}

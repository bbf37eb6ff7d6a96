"""What the questions and the offers name."""

from __future__ import annotations

from alexandre.kernel.text import Arg, Who
from tests.example.actions import Cut
from tests.example.state import Position


def prompt_args(state: Position) -> dict[str, Arg]:
    """Who is asked."""
    return {"who": Who(state.mover)}


def by_cord(state: Position, action: Cut) -> dict[str, Arg]:
    """How many strands of which cord."""
    return {"n": action.n, "cord": state.tables.nouns[action.cord]}

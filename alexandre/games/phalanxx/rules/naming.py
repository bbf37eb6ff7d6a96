"""How the players of a position are named: seats, and MaXXimilian."""

from __future__ import annotations

from alexandre.games.phalanxx.state import Position
from alexandre.kernel.text import Arg, Who


def named(state: Position, player: int) -> Arg:
    """A seat, or MaXXimilian by his name.  [17.1]"""
    return state.tables.rival_noun if player == state.rival else Who(player)

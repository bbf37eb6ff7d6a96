"""The laws that no play can break.  Chapters 1 and 3."""

from __future__ import annotations

from alexandre.kernel.declared import Laws
from tests.example.state import Phase, Position

require = Laws("example").require


def audit(state: Position) -> None:
    """[1.2] no cord grows; [3.1] the match is over when nothing is left, and then alone."""
    for left, strands in zip(state.cords, state.tables.strands, strict=True):
        require(left <= strands, "strands")
    require(any(state.cords) == (state.phase != Phase.OVER), "over")
    is_first = state.cords == state.tables.strands
    require(not is_first or (state.phase == Phase.CUT and state.mover == 0), "first")

"""The view of a knot: everything."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import View
from tests.example.state import Position


@dataclass(frozen=True)
class KnotView(View):
    """The knot as `seat` sees it; None is the referee."""

    seat: int | None
    mover: int
    phase: str
    cords: dict[str, int]


def view_of(state: Position, seat: int | None) -> KnotView:
    """The same for every seat."""
    return KnotView(seat, state.mover, state.phase_name,
                    dict(zip(state.tables.ids, state.cords, strict=True)))

"""The rest of the Gordian knot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.kernel.declaration import field
from alexandre.kernel.declared import DeclaredState, Setup, words_of
from alexandre.kernel.fields import Count, Named, Of, Seat
from tests.example.tables import MOST_STRANDS, Tables


class Phase:
    """A point of the match that waits for somebody."""

    CUT: Final = 0
    DONE: Final = 1
    OVER: Final = 2


PHASES: Final = words_of(Phase)


@dataclass(init=False, eq=False, repr=False)
class Position(DeclaredState):
    """Everything on the table; the defaults are its set-out.  [1.2]"""

    mover: int = field(Seat(), 0)
    cords: list[int] = field(Named(Of("tables.ids"), Count(0, MOST_STRANDS)),
                             Of("tables.strands"))  # strands left

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: Tables = setup.tables

    def clone(self) -> Position:
        """An independent copy."""
        copy = Position(self.setup)
        copy.phase = self.phase
        copy.mover = self.mover
        copy.cords = self.cords[:]
        return copy

    def decider(self) -> int:
        """The holder of the sword."""
        return self.mover

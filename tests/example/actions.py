"""Every verb of the Gordian knot with its notation; codes ascend as they are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alexandre.kernel.actions import Action, Interner, Lexicon


@dataclass(frozen=True, eq=False)
class Cut(Action):
    """Cut so many strands of a cord.  [2.1]"""

    cord: int
    n: int
    id: str

    def params(self) -> dict[str, Any]:
        """The cord by its id, and how many strands."""
        return {"cord": self.id, "n": self.n}


@dataclass(frozen=True, eq=False)
class EndTurn(Action):
    """Lower the sword.  [2.2]"""


@dataclass(frozen=True)
class Moves:
    """Every action of one board."""

    lexicon: Lexicon
    cut: tuple[tuple[Cut, ...], ...]  # cord → strands - 1
    end: EndTurn


def moves_of(cords: Sequence[str], most: int) -> Moves:
    """Every action of a board with these cords."""
    make = Interner()
    cut = tuple([tuple([make.add(Cut, f"cut {id} {n}", cord, n, id)
                        for n in range(1, most + 1)]) for cord, id in enumerate(cords)])
    end = make.add(EndTurn, "end")
    return Moves(make.lexicon(), cut, end)

"""Every verb of the Gordian knot with its notation; codes ascend as they are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alexandre.kernel.actions import Action, Interner


@dataclass(frozen=True, eq=False)
class Cut(Action):
    """Cut so many strands of a cord.  [2.1]"""

    cord: int
    n: int
    id: str

    def params(self) -> dict[str, Any]:
        """The cord by its id, and how many strands."""
        return {"cord": self.id, "n": self.n}


class EndTurn(Action):
    """Lower the sword.  [2.2]"""


class Moves:
    """Every action of a board with these cords."""

    def __init__(self, cords: Sequence[str], most: int) -> None:
        make = Interner()
        self.cut = tuple([tuple([make.add(Cut, f"cut {id} {n}", cord, n, id)
                                 for n in range(1, most + 1)])
                          for cord, id in enumerate(cords)])  # cord → strands - 1
        self.end = make.add(EndTurn, "end")
        self.lexicon = make.lexicon()

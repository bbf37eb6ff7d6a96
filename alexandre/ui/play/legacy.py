"""What the end of a match tells: who took part without a seat, what goes on to the next match."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg, Noun

Named = Msg | Noun | str
Rows = tuple[tuple[Named, Named], ...]  # what it is, and how much of it


@dataclass(frozen=True)
class Legacy:
    """`inputs` are those of the match on `board`, "" where none follows.

    What goes on as it is, what is turned into something else, and what is left behind.
    """

    board: str
    inputs: Plain
    kept: Rows
    turned: Rows
    lost: Rows


@dataclass(frozen=True)
class Opponent:
    """An opponent that the rules move: his seal, his name, what he has of each part of a score."""

    seal: int
    noun: Noun
    parts: dict[str, int]

    @property
    def total(self) -> int:
        """All his points."""
        return sum(self.parts.values())

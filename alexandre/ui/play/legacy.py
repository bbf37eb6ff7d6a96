"""What a match that is over hands to the one that goes on from it, and how it is told."""

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

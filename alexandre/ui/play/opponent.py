"""Who takes part in a match without a seat, as its end counts him."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.text import Noun


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

"""Words that come and go: their cloth is unrolled, they are visible on it only while none of them
would be cut, and both go together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OPENS: Final = 260  # milliseconds until the cloth is unrolled
COMES: Final = 120  # the last of them, in which the words appear
GOES: Final = 160  # in which cloth and words fade


@dataclass(frozen=True)
class Opening:
    """The unrolled part of the cloth, and the visible part of its words and of the cloth."""

    cloth: float = 0.0
    words: float = 0.0
    rest: float = 1.0

    def cover(self, wide: float, reach: float) -> float:
        """The visible part of words that reach so far from the middle of a cloth of that width."""
        return self.words if self.cloth >= 1.0 or reach <= self.cloth * wide / 2 else 0.0


WHOLE: Final = Opening(1.0, 1.0)


def unroll(since: int, left: int) -> Opening:
    """The opening so long after its beginning and before its end."""
    share, words, rest = (min(1.0, max(0.0, each)) for each in (
        since / OPENS, (since - OPENS + COMES) / COMES, left / GOES))
    return Opening(1 - (1 - share) ** 3, min(words, rest), rest)

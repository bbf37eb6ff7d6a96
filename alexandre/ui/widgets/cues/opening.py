"""Words that come and go: their cloth is unrolled and rolled up, and they are visible on it only
while none of them would be cut.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OPENS: Final = 260  # milliseconds until the cloth is unrolled
CLOSES: Final = 160
FADES: Final = 120  # in which words come at the end of the one, and go before the other


@dataclass(frozen=True)
class Opening:
    """The unrolled part of the cloth, and the visible part of its words."""

    cloth: float = 0.0
    words: float = 0.0

    def cover(self, wide: float, reach: float) -> float:
        """The visible part of words that reach so far from the middle of a cloth of that width."""
        return self.words if self.cloth >= 1.0 or reach <= self.cloth * wide / 2 else 0.0


WHOLE: Final = Opening(1.0, 1.0)


def unroll(since: int, left: int) -> Opening:
    """The opening so long after its beginning and before its end."""
    share = min(1.0, max(0.0, since / OPENS))
    cloth = max(0.0, min(1 - (1 - share) ** 3, left / CLOSES))
    words = min((since - OPENS + FADES) / FADES, (left - CLOSES) / FADES)
    return Opening(cloth, min(1.0, max(0.0, words)))

"""Points on their way from the words of a deed to the player's tablet."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.sketch import Caption, Disc, Place, Sketch

COINED: Final = 0.9  # size of the letters, of the radius of the coin
WAITS: Final = 260  # milliseconds until they leave the words
FLIES: Final = 640
ARC: Final = 0.2  # of the way, how high they rise


@dataclass(frozen=True)
class Flight:
    """What is told, from where to where it flies, and since when."""

    text: str
    start: Place
    goal: Place
    begin: int  # by the clock, in milliseconds

    @property
    def end(self) -> int:
        """When they arrive."""
        return self.begin + WAITS + FLIES

    def place(self, now: int) -> Place:
        """Where they are: on an arc, slow at both ends."""
        share = min(1.0, max(0.0, (now - self.begin - WAITS) / FLIES))
        share = 4 * share ** 3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2
        (x, y), (right, low) = self.start, self.goal
        rise = ARC * math.hypot(right - x, low - y) * 4 * share * (1 - share)
        return x + (right - x) * share, y + (low - y) * share - rise


def draw_flight(text: str, radius: float) -> Sketch:
    """A coin with the figure."""
    middle = (radius, radius)
    return Sketch((2 * radius, 2 * radius), (
        Disc(middle, 0.92 * radius, "seal.deep", "gold.pale", 0.07 * radius),
        Disc(middle, 0.78 * radius, "", "gold", 0.03 * radius)),
        (Caption(middle, text, COINED * radius, "seal.text", "bold"),))

"""Points on their way from the words of a cue to the player's tablet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Caption, Disc, Place, Sketch

COINED: Final = 0.9  # size of the letters, of the radius of the coin
APPEARS: Final = 130  # milliseconds after the words, until they have been seen,
WAITS: Final = 260  # until they leave,
FLIES: Final = 640
FADES: Final = 140  # and are gone beside the number, before it changes
BOW: Final = 0.2  # of the way across, how far from the words they keep
AIR: Final = 0.3  # of their radius, between them and the words
NUMBER: Final = 0.2  # of a tablet's width: what its number takes at its right end
LANDED: Final = 0.4  # their radius there, of the tablet's height


@dataclass(frozen=True)
class Flight:
    """A text in flight: its start and goal, its starting time, the sizes at both ends; `bow` is
    its distance below the straight line, or above it."""

    text: str
    start: Place
    goal: Place
    begin: int  # by the clock, in milliseconds
    large: float
    small: float
    bow: float

    @property
    def end(self) -> int:
        """The time at which it arrives and disappears."""
        return self.begin + WAITS + FLIES + FADES

    def place(self, now: int) -> Place:
        """Its place at that time: on an arc, slow at both ends."""
        share = self._share(now)
        (x, y), (right, low) = self.start, self.goal
        return (x + (right - x) * share,
                y + (low - y) * share + self.bow * 4 * share * (1 - share))

    def radius(self, now: int) -> float:
        """Its radius at that time."""
        return self.large + (self.small - self.large) * self._share(now)

    def cover(self, now: int) -> float:
        """Its opacity at that time."""
        return min(1.0, max(0.0, (now - self.begin - APPEARS) / (WAITS - APPEARS)),
                   max(0.0, (self.end - now) / FADES))

    def box(self, now: int) -> Box:
        """The box that it covers at that time."""
        (x, y), radius = self.place(now), self.radius(now)
        return Box(x - radius, y - radius, 2 * radius, 2 * radius)

    def _share(self, now: int) -> float:
        """The share of the way that is done."""
        share = min(1.0, max(0.0, (now - self.begin - WAITS) / FLIES))
        return 4 * share ** 3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def fly_round(words: Box, tablet: Box, text: str, large: float, begin: int) -> Flight:
    """The flight from below the words to beside the number of a tablet, or from above them to a
    higher one; it crosses neither."""
    small = min(large, LANDED * tablet.h)
    goal = tablet.right - NUMBER * tablet.w - small, tablet.middle[1]
    side = 1 if goal[1] >= words.middle[1] else -1
    start = (words.middle[0],
             (words.bottom if side > 0 else words.y) + side * (1 + AIR) * large)
    return Flight(text, start, goal, begin, large, small,
                  side * BOW * abs(goal[0] - start[0]))


def draw_flight(text: str, radius: float) -> Sketch:
    """A coin with the figure."""
    middle = (radius, radius)
    return Sketch((2 * radius, 2 * radius), (
        Disc(middle, 0.92 * radius, "seal.deep", "gold.pale", 0.07 * radius),
        Disc(middle, 0.78 * radius, "", "gold", 0.03 * radius)),
        (Caption(middle, text, COINED * radius, "seal.text", "bold"),))

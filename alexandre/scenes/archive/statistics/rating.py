"""A rating and how far it can be trusted, after M. E. Glickman, "The Glicko system" (1995).

Every match is a rating period of its own: the player against each opponent, won, drawn or lost by
their ranks.  The levels of computer players have fixed ratings, spaced as the ladder in
docs/balance.md measured them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, pi, sqrt
from typing import Final

from alexandre.kernel.meta import rank_of

START: Final = 1200.0
UNKNOWN: Final = 350.0  # the deviation of a player of whom nothing is known
LEAST: Final = 40.0  # nobody is known better
Q: Final = log(10) / 400
LEVELS: Final[Mapping[str, float]] = {
    "random": 400, "beginner": 900, "amateur": 1030, "experienced": 1280, "expert": 1450,
    "master": 1560, "greedy": 1280, "farsighted": 1450}
LEVEL_DEVIATION: Final = 60.0
CLOSE: Final = 200  # a larger margin would leave open whether one plays as an amateur or an expert
SURE: Final = 1.96  # deviations on either side within which it lies 19 times in 20


@dataclass(frozen=True)
class Rating:
    """A playing strength and its standard deviation."""

    mean: float = START
    deviation: float = UNKNOWN

    @property
    def margin(self) -> int:
        """The 95 % margin of error."""
        return round(SURE * self.deviation)

    @property
    def is_known(self) -> bool:
        """Whether it is precise enough to say anything."""
        return self.margin <= CLOSE

    def after(self, results: Sequence[tuple[Rating, float]]) -> Rating:
        """The rating after a game: against each opponent 1 for a win, ½ for a draw, else 0."""
        if not results:
            return self
        information = surprise = 0.0
        for other, score in results:
            weight = weigh(other.deviation)
            expected = 1 / (1 + 10 ** (-weight * (self.mean - other.mean) / 400))
            information += weight ** 2 * expected * (1 - expected)
            surprise += weight * (score - expected)
        precision = 1 / self.deviation ** 2 + Q * Q * information
        return Rating(self.mean + Q / precision * surprise, max(LEAST, sqrt(1 / precision)))


def weigh(deviation: float) -> float:
    """The weight of a result against an opponent of that deviation: Glickman's g."""
    return 1 / sqrt(1 + 3 * (Q * deviation / pi) ** 2)


def rating_of(level: str) -> Rating | None:
    """The rating of a level or a character; None for a person or a program."""
    mean = LEVELS.get(rank_of(level))
    return None if mean is None else Rating(mean, LEVEL_DEVIATION)


def list_results(seat: int, levels: Sequence[str],
                 ranks: Sequence[int]) -> list[tuple[Rating, float]]:
    """The results of the seat against each computer player at the table, by their ranks."""
    results = []
    for other, level in enumerate(levels):
        rating = rating_of(level)
        if other != seat and rating is not None:
            results.append((rating, (1 + (ranks[other] > ranks[seat])
                                     - (ranks[other] < ranks[seat])) / 2))
    return results

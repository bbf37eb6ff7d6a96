"""Results of many matches: a row of a table, with Wilson's interval and a difference in Elo."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ai.arena.match import Match
from alexandre.kernel.contract import Game, Outcome, Seat

CONFIDENCE: Final = 1.96  # 95 of a hundred intervals hold the truth
ELO: Final = 400  # points for odds of ten to one
MOST: Final = 0.999  # a share that is told as a difference in Elo at all


@dataclass(frozen=True)
class Score:
    """The result of one match for the seat that is measured: its part of the victory, its score
    and that of its best rival, how the match ended; its thoughts, their seconds, the longest.
    """

    won: float
    score: int
    rival: int
    ending: str
    thoughts: int
    seconds: float
    longest: float


@dataclass(frozen=True)
class Row:
    """One level, alone at its seat, against others all of one level.

    `wins` counts a shared victory in parts; `fair` is the share that equals would win; `low` and
    `high` bound the share won, `elo` the difference in strength, 0 for equals; scores are means,
    `micros` microseconds of a thought, `longest` the seconds of the longest.
    """

    level: str
    against: str
    players: int
    games: int
    wins: float
    fair: float
    low: float
    high: float
    elo: tuple[int, int, int]  # lower bound, estimate, upper bound
    score: float
    best_rival: float
    micros: float
    longest: float
    endings: tuple[tuple[str, int], ...]
    troubles: tuple[tuple[str, str, int], ...] = ()  # of a program: its name, which, how often
    idle: tuple[str, ...] = ()  # programs without a move of their own: nothing was measured


def score_of(match: Match, seat: Seat) -> Score:
    """The result of a match for one of its seats."""
    return Score(
        won=share(match.outcome, seat),
        score=match.outcome.scores[seat],
        rival=best_rival(match.outcome, seat),
        ending=match.outcome.reason,
        thoughts=match.thoughts[seat],
        seconds=match.seconds[seat],
        longest=match.longest[seat] if match.longest else 0.0,
    )


def row_of(game: Game, level: str, against: str, seats: int, scores: Sequence[Score]) -> Row:
    """The row of several matches, each given by the score of the level that is measured."""
    count, fair = len(scores), 1 / seats
    wins = sum(each.won for each in scores)
    low, high = wilson(wins, count)
    reasons = [each.ending for each in scores]
    return Row(
        level=level,
        against=against,
        players=seats,
        games=count,
        wins=wins,
        fair=fair,
        low=low,
        high=high,
        elo=(elo(low, fair), elo(wins / count, fair), elo(high, fair)),
        score=sum(each.score for each in scores) / count,
        best_rival=sum(each.rival for each in scores) / count,
        micros=1e6 * sum(each.seconds for each in scores)
        / max(1, sum(each.thoughts for each in scores)),
        longest=max(each.longest for each in scores),
        endings=tuple((each, reasons.count(each)) for each in game.meta.endings),
    )


def share(outcome: Outcome, seat: int) -> float:
    """The seat's share of the victory, which is nobody's in a match that a single player lost."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def best_rival(outcome: Outcome, seat: int) -> int:
    """The best score of the others, 0 where there is nobody else."""
    return max((score for each, score in enumerate(outcome.scores) if each != seat), default=0)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between what bounds the true share of victories lies, with 95 % confidence (E. B. Wilson,
    1927): it stays between 0 and 1, and is right even when nearly all games are won."""
    square = CONFIDENCE * CONFIDENCE
    middle = (wins + square / 2) / (games + square)
    spread = CONFIDENCE / (games + square) * math.sqrt(
        wins * (games - wins) / games + square / 4)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def elo(won: float, fair: float) -> int:
    """The difference in Elo at which that share is won, where equals win `fair` of all matches."""
    if fair == 1:
        return 0
    won = min(MOST, max(1 - MOST, won))
    return round(ELO * math.log10(won / (1 - won) * (1 - fair) / fair))

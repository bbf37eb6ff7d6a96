"""Levels measured against each other: many matches, common seeds, seats rotated."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from alexandre.ai.levels import chooser
from alexandre.ai.player import Player, player
from alexandre.ai.seat import HintsOf, LoadGame
from alexandre.kernel.board import Board
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, OVER, Game, Hints, Options, Outcome, State, Tell
from alexandre.kernel.rng import Rng

CONFIDENCE: Final = 1.96  # 95 of a hundred intervals hold the truth


@dataclass(frozen=True)
class Match:
    """One match: how it ended, and by seat the thoughts it took and their seconds."""

    outcome: Outcome
    actions: int
    thoughts: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True)
class Row:
    """One level, alone at its seat, against others all of one level.

    `wins` counts a shared victory in parts; `fair` is the share that equals would win; `low` and
    `high` bound the share won; scores are means, `micros` microseconds of a thought.
    """

    level: str
    against: str
    players: int
    games: int
    wins: float
    fair: float
    low: float
    high: float
    score: float
    best_rival: float
    micros: float
    endings: tuple[tuple[str, int], ...]


def play_match(game: Game, players: Sequence[Player], seed: int,
               options: Options | None = None, tell: Tell | None = None) -> Match:
    """One match, a player a seat; chance falls as in a session of that seed, `tell` hears events.
    """
    state = game.start(len(players), options or {})
    chance = Seeded(seed)
    seconds = [0.0] * len(players)
    actions = 0
    while (seat := state.actor()) != OVER:
        if seat == CHANCE:
            action = chance.draw(actions, state.outcomes())
            assert action is not None
        else:
            started = time.perf_counter()
            action = players[seat](state)
            seconds[seat] += time.perf_counter() - started
        state.apply(action, tell)
        actions += 1
    outcome = state.outcome()
    assert outcome is not None
    return Match(outcome, actions, tuple(each.thoughts for each in players), tuple(seconds))


def report(title: str, levels: Sequence[str], players: int, games: int, seed: int,
           load: LoadGame, hints: HintsOf, board: Board | str | None = None) -> list[Row]:
    """A row for each two levels, the later one alone against the earlier; Refusal for an unknown
    title, level or number of players."""
    game = load(title, board)
    game.meta.check_seats(players)
    for level in levels:
        chooser(level, hints(game))
    return [duel(game, hints(game), strong, weak, players, games, seed)
            for weak, strong in combinations(levels, 2)]


def duel(game: Game, hints: Hints[State], level: str, against: str, players: int, games: int,
         seed: int) -> Row:
    """So many matches of one level against another: each seed is played from every seat."""
    matches: list[tuple[int, Match]] = []
    for number in range(games):
        seat, match_seed = number % players, seed + number // players
        seated = [player(level if each == seat else against, game, hints,
                         Rng(match_seed, f"seat {each}")) for each in range(players)]
        matches.append((seat, play_match(game, seated, match_seed)))
    return row_of(game, level, against, matches)


def row_of(game: Game, level: str, against: str, matches: list[tuple[int, Match]]) -> Row:
    """What came of matches, each with the seat of the level that is measured."""
    count = len(matches)
    wins = sum(share(match.outcome, seat) for seat, match in matches)
    low, high = wilson(wins, count)
    reasons = [match.outcome.reason for _seat, match in matches]
    seats = len(matches[0][1].seconds)
    return Row(
        level=level,
        against=against,
        players=seats,
        games=count,
        wins=wins,
        fair=1 / seats,
        low=low,
        high=high,
        score=sum(match.outcome.scores[seat] for seat, match in matches) / count,
        best_rival=sum(best_rival(match.outcome, seat) for seat, match in matches) / count,
        micros=1e6 * sum(match.seconds[seat] for seat, match in matches)
        / max(1, sum(match.thoughts[seat] for seat, match in matches)),
        endings=tuple((each, reasons.count(each)) for each in game.meta.endings),
    )


def share(outcome: Outcome, seat: int) -> float:
    """What a seat has of the victory, which is nobody's where one alone has failed."""
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

"""Levels and programs measured against each other: many matches, common seeds, seats rotated."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from alexandre.ai.levels import chooser
from alexandre.ai.outside import TROUBLES, Program, Question, Trouble
from alexandre.ai.player import Player, player
from alexandre.ai.seat import HintsOf, LoadGame
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Board
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, OVER, Event, Game, Hints, Outcome, Seat, State, Tell
from alexandre.kernel.meta import GREEDY, Options
from alexandre.kernel.rng import Rng

CONFIDENCE: Final = 1.96  # 95 of a hundred intervals hold the truth
STAND_IN: Final = GREEDY  # the level that moves where a program does not


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
    troubles: tuple[tuple[str, str, int], ...] = ()  # of a program: its name, which, how often


class Outsider:
    """A program at one seat of one match; where it does not move, a computer player does."""

    def __init__(self, program: Program, game: Game, seat: Seat, stand_in: Player,
                 troubles: list[Trouble]) -> None:
        self.thoughts = 0
        self._program = program
        self._game = game
        self._seat = seat
        self._stand_in = stand_in
        self._troubles = troubles
        self._match = object()
        self._turn = 0
        self._events: list[Event] = []

    def __call__(self, state: State) -> Action:
        """Wait for its move; where there is but one, it is not asked."""
        offers = state.legal()
        if len(offers) == 1:
            return offers[0]
        self.thoughts += 1
        question = Question(self._game, state, self._seat, self._turn, self._match, self._events)
        self._events = []
        self._program.ask(question)
        answer = self._program.hear(math.inf)
        if isinstance(answer, Action):
            return answer
        if answer is not None:
            self._troubles.append(answer)
        return self._stand_in(state)

    def watch(self, events: Sequence[Event], state: State) -> None:
        """An action more was taken, by whomever."""
        self._turn += 1
        self._events += events
        outcome = state.outcome()
        if outcome is not None:
            self._program.tell_outcome(outcome)


Seated = Player | Outsider


class Programs:
    """The programs of a measurement, one process for each of their seats."""

    def __init__(self, commands: Sequence[str], seconds: float) -> None:
        self.commands = tuple(commands)
        self.seconds = seconds
        self.troubles: list[Trouble] = []
        self._programs: dict[tuple[str, Seat], Program] = {}

    def seat(self, name: str, game: Game, hints: Hints[State], seat: Seat, rng: Rng) -> Seated:
        """The player of that level, or the program of that command."""
        if name not in self.commands:
            return player(name, game, hints, rng)
        if (name, seat) not in self._programs:
            self._programs[name, seat] = Program(name, self.seconds)
        return Outsider(self._programs[name, seat], game, seat,
                        player(STAND_IN, game, hints, rng), self.troubles)

    def count_troubles(self) -> tuple[tuple[str, str, int], ...]:
        """By program and kind, those since the last count."""
        troubles, self.troubles[:] = self.troubles[:], []
        names = sorted({each.program for each in troubles})
        kinds = [(each.program, each.kind) for each in troubles]
        return tuple((name, kind, kinds.count((name, kind))) for name in names
                     for kind in TROUBLES if (name, kind) in kinds)

    def close(self) -> None:
        """End them all."""
        for program in self._programs.values():
            program.close()


def play_match(game: Game, players: Sequence[Seated], seed: int,
               options: Options | None = None, tell: Tell | None = None) -> Match:
    """One match, a player a seat; chance falls as in a session of that seed, `tell` hears events.
    """
    state = game.start(len(players), options or {})
    chance = Seeded(seed)
    outsiders = [each for each in players if isinstance(each, Outsider)]
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
        events: list[Event] = []
        state.apply(action, events.append if outsiders or tell is not None else None)
        for each in outsiders:
            each.watch(events, state)
        if tell is not None:
            for event in events:
                tell(event)
        actions += 1
    outcome = state.outcome()
    assert outcome is not None
    return Match(outcome, actions, tuple(each.thoughts for each in players), tuple(seconds))


def report(title: str, levels: Sequence[str], players: int, games: int, seed: int,
           load: LoadGame, hints: HintsOf, board: Board | str | None = None,
           programs: Programs | None = None) -> list[Row]:
    """A row for each two of the levels and programs, the later one alone against the earlier;
    Refusal for an unknown title, level or number of players."""
    game = load(title, board)
    game.meta.check_seats(players)
    programs = programs or Programs((), 0)
    for level in levels:
        chooser(level, hints(game))
    try:
        return [duel(game, hints(game), strong, weak, players, games, seed, programs)
                for weak, strong in combinations((*levels, *programs.commands), 2)]
    finally:
        programs.close()


def duel(game: Game, hints: Hints[State], level: str, against: str, players: int, games: int,
         seed: int, programs: Programs | None = None) -> Row:
    """So many matches of one against another: each seed is played from every seat."""
    programs = programs or Programs((), 0)
    matches: list[tuple[int, Match]] = []
    for number in range(games):
        seat, match_seed = number % players, seed + number // players
        seated = [programs.seat(level if each == seat else against, game, hints, each,
                                Rng(match_seed, f"seat {each}")) for each in range(players)]
        matches.append((seat, play_match(game, seated, match_seed)))
    return replace(row_of(game, level, against, matches), troubles=programs.count_troubles())


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

"""One match: players at its seats, outside programs among them, chance from a seed."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.ai.outside import TROUBLES, Program, Question, Trouble
from alexandre.ai.player import Player, player
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, OVER, Event, Game, Outcome, Seat, State, Tell
from alexandre.kernel.hints import Hints
from alexandre.kernel.meta import GREEDY, Options
from alexandre.kernel.rng import Rng

STAND_IN: Final = GREEDY  # the level that moves where a program does not


@dataclass(frozen=True)
class Match:
    """One match: how it ended, and by seat the thoughts it took, their seconds, and the longest.
    """

    outcome: Outcome
    actions: int
    thoughts: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...] = ()


class Outsider:
    """A program at one seat of one match; where it does not move, a computer player does."""

    def __init__(self, program: Program, game: Game, seat: Seat, stand_in: Player,
                 on_answer: Callable[[Action | Trouble], None]) -> None:
        self.thoughts = 0
        self._program = program
        self._game = game
        self._seat = seat
        self._stand_in = stand_in
        self._on_answer = on_answer
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
        if answer is not None:
            self._on_answer(answer)
        return answer if isinstance(answer, Action) else self._stand_in(state)

    def watch(self, events: Sequence[Event], state: State) -> None:
        """An action more was taken, by whomever."""
        self._turn += 1
        self._events += events
        outcome = state.outcome()
        if outcome is not None:
            self._program.tell_outcome(outcome)


Seated = Player | Outsider


class Programs:
    """The programs of a measurement, one process for each of their seats.

    `on_trouble` hears of each kind of trouble of a program when it first happens.
    """

    def __init__(self, commands: Sequence[str], seconds: float,
                 on_trouble: Callable[[Trouble], None] = lambda trouble: None) -> None:
        self.commands = tuple(commands)
        self.seconds = seconds
        self.troubles: list[Trouble] = []
        self._on_trouble = on_trouble
        self._told: set[Trouble] = set()
        self._movers: set[str] = set()  # commands of which a move of their own was played
        self._programs: dict[tuple[str, Seat], Program] = {}

    def seat(self, name: str, game: Game, hints: Hints[State], seat: Seat, rng: Rng) -> Seated:
        """The player of that level, or the program of that command."""
        if name not in self.commands:
            return player(name, game, hints, rng)
        if (name, seat) not in self._programs:
            self._programs[name, seat] = Program(name, self.seconds)
        return Outsider(self._programs[name, seat], game, seat,
                        player(STAND_IN, game, hints, rng), partial(self._take, name))

    def _take(self, name: str, answer: Action | Trouble) -> None:
        if not isinstance(answer, Trouble):
            self._movers.add(name)
            return
        self.troubles.append(answer)
        if answer not in self._told:
            self._told.add(answer)
            self._on_trouble(answer)

    def take_idle(self, names: Sequence[str]) -> tuple[str, ...]:
        """Those of these programs that made no move of their own since this was last asked."""
        idle = tuple(each for each in names
                     if each in self.commands and each not in self._movers)
        self._movers.clear()
        return idle

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
    seconds, longest = [0.0] * len(players), [0.0] * len(players)
    actions = 0
    while (seat := state.actor()) != OVER:
        if seat == CHANCE:
            action = chance.draw(actions, state.outcomes())
        else:
            started = time.perf_counter()
            action = players[seat](state)
            spent = time.perf_counter() - started
            seconds[seat] += spent
            longest[seat] = max(spent, longest[seat])
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
    return Match(outcome, actions, tuple(each.thoughts for each in players), tuple(seconds),
                 tuple(longest))

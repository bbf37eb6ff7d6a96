"""Levels and programs measured against each other: many matches, common seeds, seats rotated.

A match is a task that any process can do, here or on another machine: what it needs is told in
its task, and what came of it is a score. Tasks run in whatever `Executor` they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, replace
from itertools import combinations

from alexandre.ai.arena.match import Programs, play_match
from alexandre.ai.arena.rows import Row, Score, row_of, score_of
from alexandre.ai.levels import chooser
from alexandre.ai.player import player
from alexandre.ai.seat import HintsOf, LoadGame
from alexandre.kernel.board import Board
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.rng import Rng


@dataclass(frozen=True)
class Task:
    """One match of a measurement: the `number`-th of one level alone against others.

    Each seed is played from every seat.
    """

    title: str
    board: Board | str | None
    players: int
    level: str
    against: str
    seed: int
    number: int

    @property
    def seat(self) -> Seat:
        """The seat of the level that is measured."""
        return self.number % self.players

    @property
    def match_seed(self) -> int:
        """By which chance falls."""
        return self.seed + self.number // self.players

    @property
    def levels(self) -> list[str]:
        """The levels by seat."""
        return [self.level if each == self.seat else self.against
                for each in range(self.players)]

    @property
    def key(self) -> str:
        """By which its score is found again."""
        return f"{self.level} {self.against} {self.seat} {self.match_seed}"


def play_task(load: LoadGame, hints_of: HintsOf, task: Task) -> Score:
    """Play the match; with the same task always the same one."""
    game = load(task.title, task.board)
    hints = hints_of(game)
    seated = [player(level, game, hints, Rng(task.match_seed, f"seat {seat}"))
              for seat, level in enumerate(task.levels)]
    return score_of(play_match(game, seated, task.match_seed), task.seat)


def play_tasks(play: Callable[[Task], Score], tasks: Sequence[Task],
               executor: Executor | None = None) -> Iterator[tuple[Task, Score]]:
    """Each task with its score, as they are done; those not asked for any more are given up."""
    if executor is None:
        for task in tasks:
            yield task, play(task)
        return
    waiting = {executor.submit(play, task): task for task in tasks}
    try:
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    finally:
        for future in waiting:
            future.cancel()


@dataclass
class Measurement:
    """A measurement: the level, the table, the number of matches and the first seed.

    `scores` holds those that are known already, by the keys of their tasks.
    """

    title: str
    levels: Sequence[str]
    players: int
    games: int
    seed: int
    board: Board | str | None = None

    def tasks(self, known: Sequence[str] = ()) -> list[Task]:
        """The matches of each two levels, without those whose scores are known."""
        done = set(known)
        tasks = [Task(self.title, self.board, self.players, strong, weak, self.seed, number)
                 for weak, strong in combinations(self.levels, 2)
                 for number in range(self.games)]
        return [task for task in tasks if task.key not in done]

    def rows(self, game: Game, scores: dict[str, Score]) -> list[Row]:
        """A row for each two levels, the later one alone against the earlier."""
        return [row_of(game, strong, weak, self.players, [
            scores[task.key] for task in self.tasks()
            if (task.level, task.against) == (strong, weak)])
            for weak, strong in combinations(self.levels, 2)]


def report(title: str, levels: Sequence[str], players: int, games: int, seed: int,
           load: LoadGame, hints: HintsOf, board: Board | str | None = None,
           programs: Programs | None = None,
           on_match: Callable[[], None] = lambda: None) -> list[Row]:
    """A row for each two of the levels and programs, the later one alone against the earlier,
    measured in this process; Refusal for an unknown title, level or number of players."""
    game = load(title, board)
    check(game, hints(game), levels, players)
    programs = programs or Programs((), 0)
    try:
        return [duel(game, hints(game), strong, weak, players, games, seed, programs, on_match)
                for weak, strong in combinations((*levels, *programs.commands), 2)]
    finally:
        programs.close()


def check(game: Game, hints: Hints[State], levels: Sequence[str], players: int) -> None:
    """Refusal for an unknown level or number of players."""
    game.meta.check_seats(players)
    for level in levels:
        chooser(level, hints)


def duel(game: Game, hints: Hints[State], level: str, against: str, players: int, games: int,
         seed: int, programs: Programs | None = None,
         on_match: Callable[[], None] = lambda: None) -> Row:
    """So many matches of one against another: each seed is played from every seat."""
    programs = programs or Programs((), 0)
    scores = []
    for number in range(games):
        task = Task(game.meta.id, None, players, level, against, seed, number)
        seated = [programs.seat(name, game, hints, seat, Rng(task.match_seed, f"seat {seat}"))
                  for seat, name in enumerate(task.levels)]
        scores.append(score_of(play_match(game, seated, task.match_seed), task.seat))
        on_match()
    return replace(row_of(game, level, against, players, scores),
                   troubles=programs.count_troubles(), idle=programs.take_idle((level, against)))

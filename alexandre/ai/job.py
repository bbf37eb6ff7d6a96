"""The job of a worker: a position as the seat sees it, a level, a seed.

Neither the record, nor the seed of the match, nor a hash of the true position.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from alexandre.ai.levels import chooser, is_quick
from alexandre.ai.review.counsel import PATIENCE, advise, judge_line
from alexandre.ai.review.plans import Weighed
from alexandre.ai.seat import HintsOf, LoadGame, Stop, choice, determinize_for
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.hints import Plan
from alexandre.kernel.meta import COACH
from alexandre.kernel.plain import as_dict, as_int, as_list, as_text, item
from alexandre.kernel.rng import SEED_MOST

FIELDS: Final = ("title", "board", "state", "seat", "level", "seed")
SEATS_MOST: Final = 99
LINE_MOST: Final = 1000
PATIENCE_MOST: Final = 10**6
COUNSEL: Final = 2026  # the seed of a coach: who asks twice is answered alike
SLACK: Final = 1.4  # seconds of a budget that are kept for all that is not the search
SECONDS: Final = 5.0  # that a computer player lets the table wait; the arena, which plays the same
# match again, has no limit

TellLine = Callable[[tuple[str, ...]], None]  # hears of each better line, in text notation


@dataclass(frozen=True)
class Job:
    """One decision to be taken.  `board`: an id, or `{id, data}` of a player's own board; of the
    level COACH not only a line is wanted, but the plans that were compared, among them `line`
    where it is somebody's own plan that he is asked about; where there is a `rival`, these two
    and no others.  `patience`: the milliseconds that a coach may take, as many as usual if 0."""

    title: str
    board: Plain
    state: Plain
    seat: Seat
    level: str
    seed: int
    line: tuple[str, ...] = ()
    rival: tuple[str, ...] = ()
    patience: int = 0

    def to_plain(self) -> dict[str, Plain]:
        """As JSON."""
        told: dict[str, Plain] = {
            "title": self.title, "board": self.board, "state": self.state,
            "seat": self.seat, "level": self.level, "seed": self.seed}
        more: dict[str, Plain] = {"line": list(self.line), "rival": list(self.rival),
                                  "patience": self.patience}
        return {**told, **{name: each for name, each in more.items() if each}}


def job_of(game: Game, state: State, seat: Seat, level: str, seed: int,
           line: tuple[str, ...] = (), rival: tuple[str, ...] = (), budget: float = 0.0) -> Job:
    """The task of a computer player of that seat; `seed` is its own, another for each decision;
    `budget`: the seconds of work that a coach has, if somebody waits for it.

    Positions that differ only in what the seat cannot know give equal jobs.
    """
    board: Plain = game.board.id
    if not game.board.is_bundled:
        board = {"id": game.board.id, "data": game.board.data}
    return Job(game.meta.id, board, determinize_for(state, seat, seed).dump(), seat, level, seed,
               line, rival, max(1, round(1000 * (budget - SLACK))) if budget else 0)


def from_plain(value: Plain) -> Job:
    """The job in a message; BadData if it is ill-formed."""
    body = as_dict(value, (), FIELDS, ("line", "rival", "patience"))

    def read_line(name: str) -> tuple[str, ...]:
        return tuple(as_text(each, (name,))
                     for each in as_list(body.get(name, []), (name,), LINE_MOST))

    return Job(
        title=as_text(body["title"], ("title",)),
        board=body["board"],
        state=body["state"],
        seat=as_int(body["seat"], ("seat",), 0, SEATS_MOST),
        level=as_text(body["level"], ("level",)),
        seed=as_int(body["seed"], ("seed",), 0, SEED_MOST),
        line=read_line("line"),
        rival=read_line("rival"),
        patience=as_int(body.get("patience", 0), ("patience",), 0, PATIENCE_MOST),
    )


def ignore(_line: tuple[str, ...]) -> None:
    """A Tell that reports nothing: the caller wants the end of the search alone."""


class Thinker:
    """Does jobs; caches the game of the last one.  A plan is compared with others for so many
    `seconds` at most."""

    def __init__(self, load: LoadGame, hints: HintsOf, seconds: float = SECONDS) -> None:
        self.load = load
        self.hints = hints
        self.seconds = seconds
        self._at: tuple[str, Plain] = ("", None)
        self._game: Game | None = None

    def think(self, job: Job, stop: Stop, level: str = "",
              tell: TellLine = ignore) -> tuple[str, ...]:
        """The line to play, in text notation; Stopped if `stop` said so."""
        game = self.game(job)

        def spell(line: list[Action]) -> tuple[str, ...]:
            return tuple(game.spell(action) for action in line)

        player = chooser(level or job.level, self.hints(game), self.seconds)
        return spell(player.choose(game, game.load(job.state), job.seat, choice(job.seed), stop,
                                   lambda line: tell(spell(line))))

    def advise(self, job: Job, stop: Stop, tell: TellLine = ignore) -> tuple[Weighed, ...]:
        """The plans of a coach, the best first; Stopped if `stop` said so."""
        game = self.game(job)
        hints = self.hints(game)
        state, rnd = game.load(job.state), choice(job.seed)
        lines = [tuple(map(game.parse, each)) for each in (job.line, job.rival)]
        seconds = job.patience / 1000 or PATIENCE
        if job.rival:
            return judge_line(game, hints, state, job.seat, lines, rnd, stop, seconds)
        return advise(game, hints, state, job.seat, rnd, stop,
                      lambda line: tell(tuple(game.spell(action) for action in line)),
                      Plan(lines[0]) if job.line else None, seconds)

    def is_quick(self, job: Job) -> bool:
        """Whether the level of the job answers at once."""
        return job.level != COACH and is_quick(job.level, self.hints(self.game(job)))

    def is_line(self, job: Job, line: Plain) -> bool:
        """Whether these actions can be played one after the other."""
        if not isinstance(line, list) or not line or not all(type(each) is str for each in line):
            return False
        game = self.game(job)
        state = game.load(job.state)
        for text in line:
            offers = {game.spell(action): action for action in state.legal()}
            if state.actor() != job.seat or text not in offers:
                return False
            state.apply(offers[text])
        return True

    def game(self, job: Job) -> Game:
        """The game that the job is about."""
        if self._game is None or self._at != (job.title, job.board):
            self._game = self.load(job.title, board_of(job))
            self._at = (job.title, job.board)
        return self._game


def board_of(job: Job) -> Board | str:
    """The board as a title is loaded with it."""
    if isinstance(job.board, str):
        return job.board
    body = as_dict(job.board, ("board",))
    name = as_text(item(body, "id", ("board",)), ("board", "id"))
    return Board(job.title, name, item(body, "data", ("board",)), is_bundled=False)

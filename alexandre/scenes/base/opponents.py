"""Computer players for a screen: asked once, polled, never waited for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from alexandre import games
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.meta import COACH
from alexandre.kernel.session import Session

if TYPE_CHECKING:
    from alexandre.ai.review.plans import Weighed
    from alexandre.ai.worker import Worker

BUDGET: Final = 10.0  # seconds that a computer player has for a decision
BUSY: Final = 5  # times its seconds of work that a coach is waited for, on a busy machine


@dataclass(frozen=True)
class Reply:
    """The moves to play, in text notation and in this order; `stand_in` as in a record, `plans`
    those that a coach has compared.
    """

    line: tuple[str, ...]
    stand_in: str = ""
    plans: tuple[Weighed, ...] = ()


class Thinker(Protocol):
    """Somewhere else, a computer player thinks."""

    def warm(self) -> None:
        """A computer player will be asked before long."""

    def ask(self, game: Game, state: State, seat: Seat, level: str, budget: float,
            line: tuple[str, ...] = (), rival: tuple[str, ...] = ()) -> None:
        """Think about what `seat` should do, so many seconds at most, a coach so many of work;
        what was asked is dropped.  `line`: what it means to do, for a coach to compare, with the
        `rival` alone if there is one.
        """

    def answer(self) -> Reply | None:
        """The reply once it is found; else None."""

    def hurry(self) -> None:
        """Let the best found so far be the answer."""

    def cancel(self) -> None:
        """Nobody wants to know any more."""

    def close(self) -> None:
        """The application ends."""


class Workers:
    """Thinks in a process of its own, which is started when it is first needed.

    `seed` gives each decision a seed that has nothing to do with the match's.
    """

    def __init__(self, seed: Callable[[], int]) -> None:
        self._seed = seed
        self._worker: Worker | None = None

    def warm(self) -> None:
        """Start the process: it comes up while the person is still looking at the board."""
        self._ready()

    def ask(self, game: Game, state: State, seat: Seat, level: str, budget: float,
            line: tuple[str, ...] = (), rival: tuple[str, ...] = ()) -> None:
        """Tell the worker what that seat knows, and no more; it is loaded with the first question.
        """
        from alexandre.ai.job import COUNSEL, job_of

        seed = COUNSEL if level == COACH else self._seed()
        limit = budget if level == COACH else 0.0
        self._ready().ask(job_of(game, state, seat, level, seed, line, rival, limit),
                          BUSY * limit or budget)

    def _ready(self) -> Worker:
        from alexandre.ai.worker import Worker

        if self._worker is None:
            self._worker = Worker(games.load, games.hints)
        return self._worker

    def answer(self) -> Reply | None:
        """The line, if it has come."""
        answer = self._worker.poll() if self._worker else None
        return Reply(answer.line, answer.stand_in, answer.plans) if answer else None

    def hurry(self) -> None:
        if self._worker:
            self._worker.hurry()

    def cancel(self) -> None:
        if self._worker:
            self._worker.cancel()

    def close(self) -> None:
        if self._worker:
            self._worker.close()
        self._worker = None


class Thought:
    """`line`: the moves that its answer still holds, in text notation; `stand_in`: what it is
    instead of the level's last word, until its first move is taken."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self.line: tuple[str, ...] = ()
        self.stand_in = ""
        self._session = session
        self._thinker = thinker
        self._is_asked = False

    def warm(self) -> None:
        """Let the computer players come in."""
        self._thinker.warm()

    def seek(self) -> None:
        """Look whether the one whose turn it is has answered; nothing while it thinks.

        It answers in its time: the thinker keeps to the budget, whatever happens there.
        """
        if self.line or self._session.forced() is not None:
            return
        if not self._is_asked:
            session, seat = self._session, self._session.decider
            level = session.record.players[seat].level
            self._thinker.ask(session.game, session.state, seat, level, BUDGET)
            self._is_asked = True
        reply = self._thinker.answer()
        if reply is not None:
            self.line, self.stand_in = reply.line, reply.stand_in

    def hurry(self) -> None:
        """Nobody wants to wait any longer."""
        if self._is_asked:
            self._thinker.hurry()

    def drop(self) -> None:
        """Nothing is meant any more."""
        if self._is_asked:
            self._thinker.cancel()
        self._is_asked = False
        self.line, self.stand_in = (), ""

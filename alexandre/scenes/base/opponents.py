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
    """The moves to play, in notation and in order; `stand_in` as in a record, `plans` those that a
    coach has compared."""

    line: tuple[str, ...]
    stand_in: str = ""
    plans: tuple[Weighed, ...] = ()


class Thinker(Protocol):
    """Interface of the computer players, which think in the background."""

    def warm(self) -> None:
        """Prepare for a first question."""

    def ask(self, game: Game, state: State, seat: Seat, level: str, budget: float,
            line: tuple[str, ...] = (), rival: tuple[str, ...] = ()) -> None:
        """Start to think about the move of `seat`, for so many seconds at most, a
        coach for so many of work; a previous question is dropped.

        `line`: the player's own plan, for a coach to compare, only with the `rival` if there is
        one.
        """

    def answer(self) -> Reply | None:
        """The reply once it is found; else None."""

    def hurry(self) -> None:
        """Answer with the best move found so far."""

    def cancel(self) -> None:
        """Stop thinking."""

    def close(self) -> None:
        """Release everything at the end of the application."""


class Workers:
    """Computer players in a process of their own, which is started when first needed.

    `seed` gives each decision a seed independent of the game's.
    """

    def __init__(self, seed: Callable[[], int]) -> None:
        self._seed = seed
        self._worker: Worker | None = None

    def warm(self) -> None:
        """Start the process while the person is still looking at the board."""
        self._ready()

    def ask(self, game: Game, state: State, seat: Seat, level: str, budget: float,
            line: tuple[str, ...] = (), rival: tuple[str, ...] = ()) -> None:
        """Send the worker what that seat knows, and no more."""
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
        """The reply, or None while there is none."""
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
    """The thinking of the computer players of a session.

    `line` holds the moves of the answer still to be played, in notation; `stand_in` says what
    replaced the level, until the first move is taken.
    """

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self.line: tuple[str, ...] = ()
        self.stand_in = ""
        self._session = session
        self._thinker = thinker
        self._is_asked = False

    def warm(self) -> None:
        """Prepare the computer players."""
        self._thinker.warm()

    def seek(self) -> None:
        """Ask for the next moves, once, and put them into `line` when they have been found.

        The thinker keeps to its time itself.
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
        """Answer with the best move found so far."""
        if self._is_asked:
            self._thinker.hurry()

    def drop(self) -> None:
        """Discard the answer and the question."""
        if self._is_asked:
            self._thinker.cancel()
        self._is_asked = False
        self.line, self.stand_in = (), ""

"""Computer players as a room sees them: asked once, looked at now and then, never waited for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from alexandre import games
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.session import Session

if TYPE_CHECKING:
    from alexandre.ai.worker import Worker

PATIENCE: Final = 20_000  # milliseconds after which one that says nothing is asked again


class Thinker(Protocol):
    """Somewhere else, a computer player thinks."""

    def warm(self) -> None:
        """Somebody will be asked before long."""

    def ask(self, game: Game, state: State, seat: Seat, level: str) -> None:
        """Begin to think about what `seat` should do; an earlier question is dropped."""

    def answer(self) -> tuple[str, ...] | None:
        """What to play, in text notation and in this order, once it is found; else None."""

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

    def ask(self, game: Game, state: State, seat: Seat, level: str) -> None:
        """Tell the worker what that seat knows, and no more; it is loaded with the first question.
        """
        from alexandre.ai.job import job_of

        self._ready().ask(job_of(game, state, seat, level, self._seed()))

    def _ready(self) -> Worker:
        from alexandre.ai.worker import Worker

        if self._worker is None:
            self._worker = Worker(games.load, games.hints)
        return self._worker

    def answer(self) -> tuple[str, ...] | None:
        """The line, if it has come."""
        answer = self._worker.poll() if self._worker else None
        return answer.line if answer else None

    def cancel(self) -> None:
        if self._worker:
            self._worker.cancel()

    def close(self) -> None:
        if self._worker:
            self._worker.close()
        self._worker = None


class Thought:
    """`line`: the moves that its answer still holds, in text notation."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self.line: tuple[str, ...] = ()
        self._session = session
        self._thinker = thinker
        self._asked: int | None = None  # when the computer player was asked

    def warm(self) -> None:
        """Let the computer players come in."""
        self._thinker.warm()

    def seek(self, now: int) -> None:
        """Look whether the one whose turn it is has answered; nothing while it thinks.

        One that has said nothing for long is asked again, as if for the first time.
        """
        if self.line or self._session.forced() is not None:
            return
        line = self._thinker.answer() if self._asked is not None else None
        if line is None and (self._asked is None or now - self._asked > PATIENCE):
            session, seat = self._session, self._session.decider
            level = session.record.players[seat].level
            self._thinker.ask(session.game, session.state, seat, level)
            self._asked = now
            line = self._thinker.answer()
        self.line = line or ()

    def drop(self) -> None:
        """Nothing is meant any more."""
        if self._asked is not None:
            self._thinker.cancel()
        self._asked = None
        self.line = ()

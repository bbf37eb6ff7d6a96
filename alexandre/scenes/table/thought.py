"""What the computer player at the table means to do: asked once, kept move by move."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.session import Session
from alexandre.scenes.base.opponents import Thinker

PATIENCE: Final = 20_000  # milliseconds after which one that says nothing is asked again


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

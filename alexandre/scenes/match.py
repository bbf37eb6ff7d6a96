"""A match on the table: who plays, whose eyes look on, when the next move is made; no widgets.

Several people with secrets share one screen: between two of them nothing is shown until the
next one says that he is there.  A person alone against computer players has no such pause.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER, Seat, plain
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.opponents import Thinker
from alexandre.scenes.preferences import Pace

LOOK: Final = 30  # milliseconds between two looks whether a computer player has answered


class Match:
    """One session in play; `keep` is called after every change, to save it."""

    def __init__(self, session: Session, thinker: Thinker, pace: Pace,
                 keep: Callable[[], None]) -> None:
        self.session = session
        self.keep = keep
        self._thinker = thinker
        self._pace = pace
        self._is_thinking = False
        self._planned: tuple[str, ...] = ()
        self._last: int | None = None
        self.people = tuple(seat for seat, player in enumerate(session.record.players)
                            if not player.level)
        self.is_veiled = len(self.people) > 1 and not self.is_over and has_secrets(session)
        session.viewer = self.people[0] if self.people else None
        if self.is_over:
            session.viewer = None  # nothing is secret any more
        session.listeners.append(lambda steps: keep())

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(player.name for player in self.session.record.players)

    @property
    def is_over(self) -> bool:
        """Has it ended?"""
        return self.session.decider == OVER

    @property
    def awaited(self) -> Seat | None:
        """The person for whom the screen has to be handed over first, None if nobody."""
        if not self.is_veiled:
            return None
        decider = self.session.decider
        return decider if decider in self.people else self.people[0]

    @property
    def is_asked(self) -> bool:
        """Is it the person who looks on, who decides now?  Chance by hand counts as his."""
        decider = self.session.decider
        if self.is_veiled or decider == OVER:
            return False
        return decider == CHANCE or (decider in self.people and decider == self.session.viewer)

    @property
    def is_thinking(self) -> bool:
        """Is a computer player at it?"""
        return self.session.decider >= 0 and self.session.decider not in self.people

    def unveil(self) -> None:
        """The awaited person is there, and alone before the screen."""
        awaited = self.awaited
        if awaited is not None:
            self.session.viewer = awaited
            self.is_veiled = False

    def choose(self, action: Action) -> None:
        """Take an offer of the one who is asked; Refusal names the rule against it."""
        if not self.is_asked:
            raise Refusal(Msg.of("ui.why.not_asked"))
        self._play(action)

    def tick(self, now: int) -> bool:
        """Play what plays itself when its time has come; whether something was played."""
        if self._last is None:
            self._last = now
        if self.is_veiled or self.session.decider < 0:
            return False
        forced = self.session.forced()
        if forced is not None:
            return self._play_after(self._pace.forced, now, forced.text)
        if not self.is_thinking:
            return False
        if not self._planned:
            self._planned = self._thought()
        return bool(self._planned) and self._play_after(self._pace.move, now, self._planned[0])

    def wakes(self, now: int) -> int | None:
        """In how many milliseconds `tick` may have something to do."""
        if self.is_veiled or self.session.decider < 0:
            return None
        if self.session.forced() is not None:
            return self._left(self._pace.forced, now)
        if self._planned:
            return self._left(self._pace.move, now)
        return LOOK if self.is_thinking else None

    def undo(self, *, force: bool = False) -> None:
        """Back to the latest decision of the person; Refusal says why it is not possible."""
        self._stop()
        self.session.undo(self._place(), force=force)
        self._last = None
        self.keep()

    def redo(self) -> None:
        """Play again what was taken back; Refusal if there is nothing."""
        self._stop()
        self.session.redo()
        self._last = None
        self._veil()

    @property
    def may_force(self) -> bool:
        """May undo go back over chance and the moves of computers?  Only if no person is hurt."""
        return len(self.people) <= 1

    def close(self) -> None:
        """The table is left."""
        self._stop()

    def _place(self) -> int | None:
        """With people at the table, the latest choice of the one who looks on."""
        if self.session.viewer is None or self.session.decider == self.session.viewer:
            return None
        mine = [step.index for step in self.session.steps
                if step.actor == self.session.viewer and step.offers > 1]
        return mine[-1] if mine else None

    def _left(self, beat: int, now: int) -> int:
        """What is left of a beat that began with the last move."""
        return max(1, beat if self._last is None else self._last + beat - now)

    def _play_after(self, beat: int, now: int, text: str) -> bool:
        if self._last is not None and now - self._last < beat:
            return False
        self._last = now
        self._play(self.session.game.parse(text))
        return True

    def _play(self, action: Action) -> None:
        session, seat = self.session, self.session.decider
        rest = self._planned[1:] if self._planned[:1] == (action.text,) else ()
        self._stop()
        session.play(action)
        if rest and session.decider == seat:
            self._planned = rest
        self._last = None
        self._veil()

    def _veil(self) -> None:
        """The next person is another: nothing is shown until he is there."""
        decider = self.session.decider
        if decider in self.people and decider != self.session.viewer and len(self.people) > 1:
            self.is_veiled = has_secrets(self.session)
            if not self.is_veiled:
                self.session.viewer = decider

    def _thought(self) -> tuple[str, ...]:
        """What the computer player wants to do; nothing while it thinks."""
        session = self.session
        if not self._is_thinking:
            seat = session.decider
            level = session.record.players[seat].level
            self._thinker.ask(session.game, session.state, seat, level)
            self._is_thinking = True
        return self._thinker.answer() or ()

    def _stop(self) -> None:
        if self._is_thinking:
            self._thinker.cancel()
        self._is_thinking = False
        self._planned = ()


def has_secrets(session: Session) -> bool:
    """Does any seat know less than the referee?"""
    game, state = session.game, session.state
    whole = plain(game.view(state, None))
    return any({**plain(game.view(state, seat)), "seat": None} != whole
               for seat in range(session.record.seats))

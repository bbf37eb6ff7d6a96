"""People who share one screen: the viewer, and when the screen is handed over.

Several people with secrets share one screen: between two of them nothing is shown until
the next one says that they are there.  A person alone against computer players has no such pause.
"""

from __future__ import annotations

from alexandre.kernel.contract import CHANCE, OVER, Seat
from alexandre.kernel.session import Session
from alexandre.scenes.base.eyes import NOBODY, find_enterer, has_secrets, is_soon_gone
from alexandre.scenes.table.play.limits import Limits


class SharedScreen:
    """Sets the session's viewer; `is_veiled`: the screen must first be handed over."""

    def __init__(self, session: Session, limits: Limits) -> None:
        self._session = session
        self._limits = limits
        self._called_at = -1  # the turn for which the screen was handed over
        self.is_veiled = (len(self.people) > 1 and session.decider != OVER
                          and has_secrets(session))
        is_open = session.decider in self.people and not self.is_veiled
        session.viewer = session.decider if is_open else next(iter(self.people), None)
        if session.decider == OVER:
            session.viewer = None  # nothing is secret any more

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self._session.record.players)
                     if not player.level)

    @property
    def awaited(self) -> Seat | None:
        """The person who must take the screen first, None if nobody."""
        if not self.is_veiled:
            return None
        session, people = self._session, self.people
        return next(seat for seat in (session.decider, find_enterer(session, people),
                                      session.viewer, *people) if seat in people)

    @property
    def is_open(self) -> bool:
        """Whether a person bids while the screen shows only public information."""
        return self._session.viewer == NOBODY and self._limits.is_open(self._session.decider)

    @property
    def is_called(self) -> bool:
        """Whether it was handed over for this decision only and goes to another seat afterwards.
        """
        return self._called_at == self._session.turn and is_soon_gone(self._session)

    def sees(self, seat: Seat) -> bool:
        """Whether that person has the screen, or acts in public."""
        return seat in self.people and (seat == self._session.viewer or self.is_open)

    def unveil(self) -> None:
        """Show the hand of the awaited person, who confirms being alone at the screen."""
        awaited = self.awaited
        if awaited is not None:
            self._session.viewer = awaited
            self.is_veiled, self._called_at = False, self._session.turn

    def look(self) -> None:
        """Hand the screen to a person who bids in the open and wants to see their hand."""
        if self.is_open:
            self._limits.close(self._session.decider)
            self.hand_over(self._session.decider)

    def hand_over(self, seat: Seat) -> None:
        """Hand the screen to that person, at once where nothing is secret."""
        self.is_veiled = has_secrets(self._session) and self._session.decider != OVER
        if not self.is_veiled:
            self._session.viewer = seat

    def conceal(self) -> None:
        """Have a person take the screen again after others have seen it, where several people have
        secrets."""
        self.is_veiled = len(self.people) > 1 and self._session.decider != OVER \
            and has_secrets(self._session)

    def follow(self) -> None:
        """Hide everything after a change of the deciding person, until the next one takes the
        screen.

        The same holds for an outcome of chance that is for one person's eyes only.
        """
        decider = self._session.decider
        wanted = find_enterer(self._session, self.people) if decider == CHANCE else decider
        if wanted not in self.people or wanted == self._session.viewer:
            return
        if self._limits.is_open(wanted):
            self._session.viewer = NOBODY
        elif self._limits.action is None:
            self.hand_over(wanted)

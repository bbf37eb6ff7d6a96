"""What people tell the table about a contest of bids: a limit each, or that they bid in the open.

A limit is told once and known to nobody: it is no part of the match, of its record or of what is
shown.  It dies with its contest.
"""

from __future__ import annotations

from typing import Any

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import table_of


class Limits:
    """Those of one session; a title whose table knows no limits has none."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._rules: Any = getattr(table_of(session.game), "limits", None)
        self._contest: object = None
        self._limits: dict[Seat, int] = {}
        self._open: set[Seat] = set()

    @property
    def is_contested(self) -> bool:
        """Is it bid for something now?  What was told of another contest is forgotten."""
        session = self._session
        contest = None if self._rules is None or session.decider < 0 else \
            self._rules.contest(session.game, session.state)
        if contest != self._contest:
            self.forget()
            self._contest = contest
        return contest is not None

    @property
    def span(self) -> tuple[int, int] | None:
        """Between what bids a limit may lie; None where it cannot be told."""
        if not self.is_contested:
            return None
        found: tuple[int, int] | None = self._rules.span(self._session.game, self._session.state)
        return found

    @property
    def action(self) -> Action | None:
        """What the table does for the one who decides; None if he has told no limit."""
        seat = self._session.decider
        if not self.is_contested or seat not in self._limits:
            return None
        found: Action = self._rules.raised(self._session.game, self._session.state,
                                           self._limits[seat])
        return found

    def is_open(self, seat: Seat) -> bool:
        """Does that seat, which decides, bid before everybody's eyes?  What it may do must not
        betray what it holds."""
        session = self._session
        return self.is_contested and seat in self._open and bool(
            self._rules.is_public(session.game, session.state))

    def tell(self, seat: Seat, limit: int) -> None:
        """The table raises for that seat, as far as this."""
        if self.is_contested:
            self._open.discard(seat)
            self._limits[seat] = limit

    def open(self, seat: Seat) -> None:
        """That seat goes on bidding itself; for that nobody's hand need be seen."""
        if self.is_contested:
            self._open.add(seat)

    def close(self, seat: Seat) -> None:
        """That seat wants to look at its hand before it goes on."""
        self._open.discard(seat)

    def forget(self) -> None:
        """Nothing was told."""
        self._limits.clear()
        self._open.clear()

"""People's limits for an auction, or open bids.

A limit is told once and known to nobody: it is no part of the match, of its record or of what is
shown.  It dies with its contest.
"""

from __future__ import annotations

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import drawing_of


class Limits:
    """The limits of bids in a session; a title without `bidding` has none."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._bidding = drawing_of(session.game).bidding
        self._contest: tuple[int, ...] | None = None
        self._limits: dict[Seat, int] = {}
        self._open: set[Seat] = set()

    @property
    def is_contested(self) -> bool:
        """Whether there is an auction now; limits of another auction are dropped."""
        session = self._session
        contest = None if session.decider < 0 else \
            self._bidding.contest(session.game, session.state)
        if contest != self._contest:
            self.forget()
            self._contest = contest
        return contest is not None

    @property
    def span(self) -> tuple[int, int] | None:
        """The lowest and the highest possible limit; None where unknown."""
        if not self.is_contested:
            return None
        return self._bidding.span(self._session.game, self._session.state)

    @property
    def action(self) -> Action | None:
        """The automatic bid of the deciding player; None without a limit."""
        seat = self._session.decider
        if not self.is_contested or seat not in self._limits:
            return None
        return self._bidding.raise_bid(self._session.game, self._session.state,
                                       self._limits[seat])

    def is_open(self, seat: Seat) -> bool:
        """Whether that seat, which decides, bids in the open; its possible actions must not reveal
        its hand."""
        session = self._session
        return self.is_contested and seat in self._open and \
            self._bidding.is_public(session.game, session.state)

    def tell(self, seat: Seat, limit: int) -> None:
        """Set the limit up to which the table bids for that seat."""
        if self.is_contested:
            self._open.discard(seat)
            self._limits[seat] = limit

    def open(self, seat: Seat) -> None:
        """Let that seat bid itself without seeing its hand."""
        if self.is_contested:
            self._open.add(seat)

    def close(self, seat: Seat) -> None:
        """Ask that seat again only when its hand is shown."""
        self._open.discard(seat)

    def forget(self) -> None:
        """Drop all limits."""
        self._limits.clear()
        self._open.clear()

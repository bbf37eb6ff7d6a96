"""A player's bidding limit: the highest bid to which the table may raise."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import Bid
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.state import Phase, Position
from alexandre.kernel.actions import Action

Contest = tuple[int, ...]


def contest(game: Catan, table: Position) -> Contest | None:
    """The auction that is held, by what no other shares with it; None while nobody bids.

    One that begins again because a bid could not be paid is another.  [6.9]
    """
    return (table.alexander, table.auction, table.failed) if table.phase == Phase.BID else None


def is_public(game: Catan, table: Position) -> bool:
    """Whether the bids on offer say nothing of the bidder's hand, as they would if limited by what
    the bidder can pay.  [6.9] [6.10]"""
    return table.options["bids"] == "free" and not table.failed >> table.who & 1


def span(game: Catan, state: Position) -> tuple[int, int] | None:
    """The lowest and the highest bid that the bidder may make; None if they can only pass."""
    bids = [action.n for action in state.legal() if isinstance(action, Bid)]
    return (bids[0], bids[-1]) if bids else None


def raise_bid(game: Catan, state: Position, limit: int) -> Action:
    """The smallest raise, if it is within the limit; else the bidder leaves.  [6.2] [6.3]"""
    lowest = state.legal()[0]
    if isinstance(lowest, Bid) and lowest.n <= limit:
        return lowest
    return state.tables.moves.pass_

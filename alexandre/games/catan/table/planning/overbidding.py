"""A bid beyond the bidder's means, prepared: the first click shows its price."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions.verbs import Bid
from alexandre.games.catan.rules.bidding import means
from alexandre.games.catan.state import Position
from alexandre.games.catan.table.planning.spelling import is_vain
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Course, Pins

BID: Final = "bid:"


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """That bid in place of another one; None for one that can be paid."""
    return (spot,) if course_of(state, (spot,)) else None


def course_of(state: Position, held: Pins) -> Course | None:
    """The bid, and its price; a second click makes it.  [6.9]"""
    bids = {f"{BID}{each.n}": each for each in state.legal() if isinstance(each, Bid)}
    bid = bids.get(held[0]) if len(held) == 1 else None
    if bid is None or not is_vain(state, bid):
        return None
    most, lost = means(state, state.who), state.cards_held(state.who) // 2
    return Course(
        (bid,), "",
        Msg.of("catan.plan.bid_on" if lost else "catan.plan.bid_beyond", means=most, lost=lost),
        Msg.of("catan.spot.bid", n=bid.n), accept=frozenset(held),
        lit=frozenset(at for at, each in bids.items()
                      if at in held or not is_vain(state, each)))

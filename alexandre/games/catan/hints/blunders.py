"""Moves that a computer player avoids while it has any other, with reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules.bidding import purse
from alexandre.games.catan.state import Position
from alexandre.games.catan.state.words import PIECES, VILLAGE
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.hints import Judge


def bids_beyond_means(state: Position, action: verbs.Bid) -> bool:
    """Whether the bid cannot be paid, which costs half of the hand; a village is no prize without
    a piece. [6.9] [6.11]
    """
    if state.auction == VILLAGE and not state.left[state.who * PIECES]:
        return True
    return action.n > purse(state)


def robs_himself(state: Position, action: verbs.MoveRobber) -> bool:
    """The robber on a hex of one's own.  [4.8]"""
    corners = state.tables.hexes[action.hex].corners
    return any(state.sites[corner] != NOBODY and state.sites[corner] >> 1 == state.mover
               for corner in corners)


BLUNDERS: Final[Mapping[type[Action], Judge]] = {
    verbs.Bid: bids_beyond_means,
    verbs.MoveRobber: robs_himself,
}

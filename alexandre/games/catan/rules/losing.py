"""Cards given back: half of a large hand at a seven, half for a bid not paid.  [4.7] [6.9]"""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import GOLD, Discard
from alexandre.games.catan.events import CardsGivenBack
from alexandre.games.catan.rules.bidding import open_bids
from alexandre.games.catan.rules.robbing import ask_next
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.state.words import DISCARD
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def discard_offers(state: Position) -> list[Action]:
    """One card more, kinds in their order.  [4.7]"""
    hand = state.hand(state.who)
    left = sum(hand[state.last:GOLD])
    found: list[Action] = []
    for good in range(state.last, GOLD):
        if hand[good] and left >= state.owed:
            found.append(state.tables.moves.discard[good])
        left -= hand[good]
    return found


def discard(state: Position, action: Discard, tell: Tell | None) -> None:
    """[4.7] to the stacks, before everybody's eyes."""
    state.spend(state.who, action.good, 1)
    state.paid[action.good + 1] += 1
    state.last = action.good
    state.owed -= 1
    if state.owed:
        return
    amounts = tuple(state.paid[1:])
    if tell:
        tell(CardsGivenBack(state.who, tuple(
            noun for noun, n in zip(state.tables.goods, amounts, strict=False)
            for _card in range(n)), amounts))
    state.last, state.paid = 0, [0] * 7
    if state.phase == DISCARD:
        ask_next(state, (state.who - state.mover) % state.seats + 1)
    else:
        open_bids(state)

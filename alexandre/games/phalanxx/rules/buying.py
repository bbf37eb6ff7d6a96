"""Buying cards of the row, and the scout.  Chapters 4 and 8."""

from __future__ import annotations

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.rules import pile, turns
from alexandre.games.phalanxx.state import Phase, Position, members
from alexandre.games.phalanxx.tables import MERCHANT
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE


def buy_offers(state: Position) -> list[Action]:
    """[4.1] what can be paid; [4.5] nothing; [8.11] a look at the pile."""
    moves = state.tables.moves
    offers: list[Action] = [moves.buy[card] for card in sorted(payable(state))]
    offers.append(moves.decline)
    if may_look(state):
        offers.append(moves.look)
    return offers


def payable(state: Position) -> list[int]:
    """[4.2] of the cards for sale those that the mover can pay."""
    purse = state.talents[state.mover]
    if state.top != NONE or state.has(state.mover, MERCHANT):
        return [card for card in for_sale(state) if price_of(state, card) <= purse]
    heroism = state.tables.heroism
    return [card for card in state.row[:purse] if card != heroism]


def for_sale(state: Position) -> list[int]:
    """[4.4] the row without Heroism; [8.12] what the scout has seen, unless it is that."""
    cards = state.row if state.top == NONE else [*state.row, state.top]
    return [card for card in cards if card != state.tables.heroism]


def price_of(state: Position, card: int) -> int:
    """[4.2] one talent at the far right, one more at each place; [8.11] [16.3]"""
    if state.has(state.mover, MERCHANT):
        return state.tables.box.merchant_price
    if card == state.top:
        return state.tables.box.scout_price
    return state.row.index(card) + 1


def may_look(state: Position) -> bool:
    """[8.11] once, while there is a pile."""
    return bool(state.top == NONE and state.deck and state.has_played(state.mover, "scout"))


def look(state: Position, action: verbs.Look, tell: Tell | None) -> None:
    """[8.11] the top of the pile is looked at."""
    state.phase = Phase.PEEK


def peek(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
    """[8.11] only the mover sees the card; it stays where it is for the moment."""
    state.top = action.card
    state.phase = Phase.BUY
    if tell:
        tell(events.TopSeen(state.mover, state.tables.card_noun(action.card), action.id))


def buy(state: Position, action: verbs.Buy, tell: Tell | None) -> None:
    """[4.1] paid, the card goes to the hand; [8.13] the scout's leaves the row as it is."""
    card, seat = action.card, state.mover
    price, is_secret = price_of(state, card), card == state.top
    state.talents[seat] -= price
    state.hands[seat] |= 1 << card
    if is_secret:
        pile.draw(state, card)
        state.secret[seat] |= 1 << card
    else:
        state.row.remove(card)
    if tell:
        tell(events.CardBought(seat, state.tables.card_noun(card), action.id, price, is_secret))
    if price >= state.tables.box.exchange_from and takable(state):  # [4.3] [16.3]
        state.phase = Phase.SWAP
    else:
        refill(state, tell)


def takable(state: Position) -> list[int]:
    """[4.4] what may be taken in exchange: any card of the row but Heroism."""
    return [card for card in state.row if card not in (NONE, state.tables.heroism)]


def swap_offers(state: Position) -> list[Action]:
    """[4.3] a card of the row, or none."""
    moves = state.tables.moves
    return [*(moves.take[card] for card in sorted(takable(state))), moves.keep]


def take(state: Position, action: verbs.Take, tell: Tell | None) -> None:
    """[4.3] the card comes to the hand, its place is kept."""
    state.row[state.row.index(action.card)] = NONE
    state.hands[state.mover] |= 1 << action.card
    state.taken = action.card
    state.phase = Phase.GIVE


def give_offers(state: Position) -> list[Action]:
    """[4.3] any other card of the hand.

    Reading: the card just bought is one of them.
    """
    return [state.tables.moves.give[card] for card in members(state.hands[state.mover])
            if card != state.taken]


def give(state: Position, action: verbs.Give, tell: Tell | None) -> None:
    """[4.3] another card is laid at the same place."""
    seat, bit, tables = state.mover, 1 << action.card, state.tables
    state.row[state.row.index(NONE)] = action.card
    state.hands[seat] &= ~bit
    state.secret[seat] &= ~bit
    if tell:
        taken, given = tables.card_noun(state.taken), tables.card_noun(action.card)
        tell(events.CardsExchanged(seat, taken, given, (taken.id, given.id)))
    state.taken = NONE
    refill(state, tell)


def keep(state: Position, action: verbs.Keep, tell: Tell | None) -> None:
    """[4.3] the exchange is free, and need not be made."""
    refill(state, tell)


def decline(state: Position, action: verbs.Decline, tell: Tell | None) -> None:
    """[4.5] the card at the far right goes into the box, [11.4] Heroism too."""
    if state.row:
        card = state.row.pop(0)
        if tell:
            tell(events.CardBoxed(state.mover, state.tables.card_noun(card),
                                  state.tables.card_ids[card], card == state.tables.heroism))
    refill(state, tell)


def refill(state: Position, tell: Tell | None) -> None:
    """[4.6] the row slides together and a card is added; [4.7] or it stays short."""
    state.phase = Phase.ROLL if turns.is_refilled(state, tell) else Phase.REFILL


def add_card(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
    """[4.6] the card next to the pile."""
    pile.show(state, action.card, tell)
    state.phase = Phase.ROLL

"""Moves to try first, and moves for choices that a player has left open."""

from __future__ import annotations

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.hints.worth import Wants
from alexandre.games.catan.meta import GOLD
from alexandre.games.catan.rules.bidding import pay_offers
from alexandre.games.catan.state import Phase, Position
from alexandre.kernel.actions import Action

PAID_WITH_GOLD = 40  # what a coin is kept for, beyond what a hand with it is worth


def suggest(state: Position) -> Action | None:
    """The payment for an event, or the card to give back: the one that is missed least.

    None where the player has to choose.
    """
    if state.phase in (Phase.DISCARD, Phase.PENALTY):
        kind = min(choose_goods(state, list(range(state.last, GOLD)), state.owed))
        return state.tables.moves.discard[kind]
    if state.phase == Phase.PAY:
        return next_payment(state)
    return None


def next_payment(state: Position) -> Action:
    """A knight if it must be, else the first of the goods that are missed least.  [6.6]"""
    offers = pay_offers(state)
    moves = state.tables.moves
    goods = [each.good - 1 for each in offers if isinstance(each, verbs.Pay) and each.good]
    if not goods:
        return offers[0]
    kinds = [good for good in (*state.tables.box.auctions[state.auction], GOLD)
             if good + 1 >= state.last]
    return moves.pay[min(choose_goods(state, kinds, state.due)) + 1]


def choose_goods(state: Position, kinds: list[int], count: int) -> list[int]:
    """Choose so many goods of these kinds, without which the hand is worth most."""
    wants, hand = Wants(state, state.who), state.hand(state.who)
    goods: list[int] = []
    for _card in range(count):
        rest = {}
        for kind in kinds:
            if hand[kind]:
                hand[kind] -= 1
                rest[kind] = wants.worth(hand) - PAID_WITH_GOLD * (kind == GOLD)
                hand[kind] += 1
        kind = max(rest, key=lambda each: (rest[each], hand[each]))
        hand[kind] -= 1
        goods.append(kind)
    return goods


def order(state: Position, offers: list[Action]) -> list[Action]:
    """The moves worth trying: proposals are made by habit, never searched for."""
    if state.phase != Phase.MAIN:
        return offers
    return [each for each in offers if not isinstance(each, verbs.Give)]

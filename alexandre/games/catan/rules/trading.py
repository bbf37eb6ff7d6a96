"""Trade with the stacks and with the other players.  Chapter 9."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions.verbs import Accept, Drop, OfGood, Swap, Trade
from alexandre.games.catan.events import (
    Swapped,
    TradeAnswered,
    TradeClosed,
    TradeDropped,
    TradeProposed,
)
from alexandre.games.catan.meta import GOLD, GOODS
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import replace_at
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell

ALL_RESOURCES: Final = (1 << GOLD) - 1


def swap_offers(state: Position) -> list[Action]:
    """[9.1] [9.2] [9.3] whatever the hand has enough of, for whatever lies in the stacks."""
    first, hands, rates = state.mover * 6, state.hands, state.rates
    offers: list[Action] = []
    for give in range(len(GOODS)):
        if hands[first + give] >= rates[first + give]:
            for get, action in enumerate(state.tables.moves.swap[give]):
                if action is not None and (get == GOLD or state.stacks[get]):
                    offers.append(action)
    return offers


def swap(state: Position, action: Swap, tell: Tell | None) -> None:
    """[9.1] several for one."""
    seat, goods = state.mover, state.tables.goods
    rate = state.rates[seat * 6 + action.give]
    state.spend(seat, action.give, rate)
    state.take(seat, action.get, 1)
    if tell:
        tell(Swapped(seat, (goods[action.give],) * rate, (goods[action.get],), action.words))


def give_offers(state: Position) -> list[Action]:
    """What a proposal may begin or go on with on the own side.  [9.4]"""
    if state.phase == Phase.MAIN and state.proposals >= state.tables.box.proposals:
        return []
    first, hands, give = state.mover * 6, state.hands, state.give
    free = askable_goods(state)
    for good, n in enumerate(give):
        if n:
            free &= ~(1 << good)
    offers: list[Action] = []
    for good in range(max(0, last_of(give)), len(GOODS)):
        if hands[first + good] > give[good] and free & ~(1 << good):
            offers.append(state.tables.moves.give[good])
    return offers


def askable_goods(state: Position) -> int:
    """[9.4] what somebody else might have at all, as everybody can see; one bit each."""
    goods = 0
    for seat in range(state.seats):
        if seat != state.mover:
            if state.cards_held(seat):
                goods |= ALL_RESOURCES
            if state.hands[seat * 6 + GOLD]:
                goods |= 1 << GOLD
    return goods


def compose_offers(state: Position) -> list[Action]:
    """One good more on either side, kinds in their order, or the proposal.  [9.4]"""
    moves, give, ask = state.tables.moves, state.give, state.ask
    last = last_of(ask)
    offers: list[Action] = [] if last >= 0 else give_offers(state)
    can_card, can_gold = room_for(state, ask)
    for good in range(max(0, last), len(GOODS)):
        can_more = can_gold if good == GOLD else can_card
        if can_more and not give[good] and ask[good] < state.tables.box.cards_each:
            offers.append(moves.ask[good])
    if last >= 0:
        offers.append(moves.propose)
    return offers


def last_of(goods: list[int]) -> int:
    """The last kind that a side holds, -1 if it is empty."""
    good = len(goods) - 1
    while good >= 0 and not goods[good]:
        good -= 1
    return good


def room_for(state: Position, ask: list[int]) -> tuple[bool, bool]:
    """[9.4] might anybody give one card more than is asked for, or one piece of gold more?"""
    cards, gold = sum(ask[:GOLD]), ask[GOLD]
    can_card = can_gold = False
    for seat in range(state.seats):
        if seat != state.mover:
            more = state.cards_held(seat) - cards
            more_gold = state.hands[seat * 6 + GOLD] - gold
            can_card = can_card or (more > 0 and more_gold >= 0)
            can_gold = can_gold or (more >= 0 and more_gold > 0)
    return can_card, can_gold


def might_give(state: Position, seat: int, ask: list[int]) -> bool:
    """As far as everybody can see: as many cards, as much gold.  [9.4]"""
    return (state.cards_held(seat) >= sum(ask[:GOLD])
            and state.hands[seat * 6 + GOLD] >= ask[GOLD])


def can_give(state: Position, seat: int, goods: list[int]) -> bool:
    """Does the hand hold all of it?"""
    first = seat * 6
    for good, n in enumerate(goods):
        if state.hands[first + good] < n:
            return False
    return True


def put_in(state: Position, action: OfGood, tell: Tell | None) -> None:
    """[9.4] on the own side; a new proposal is one of those of this turn."""
    if state.phase == Phase.MAIN:
        state.proposals += 1
        state.phase = Phase.COMPOSE
    state.give = replace_at(state.give, action.good, state.give[action.good] + 1)


def ask_for(state: Position, action: OfGood, tell: Tell | None) -> None:
    """[9.4] on the other side."""
    state.ask = replace_at(state.ask, action.good, state.ask[action.good] + 1)


def propose(state: Position, action: Action, tell: Tell | None) -> None:
    """[9.5] the others say in turn whether they are ready."""
    state.accepted = 0
    if tell:
        nouns = state.tables.nouns
        tell(TradeProposed(state.mover, nouns(state.give), nouns(state.ask)))
    ask_round(state, 1, tell)


def ask_round(state: Position, first: int, tell: Tell | None) -> None:
    """The next seat that might serve, or the choice of the mover.  [9.5] [9.6]"""
    for step in range(first, state.seats):
        seat = (state.mover + step) % state.seats
        if might_give(state, seat, state.ask):
            state.phase, state.who = Phase.ANSWER, seat
            return
    if state.accepted:
        state.phase, state.who = Phase.CHOOSE, state.mover
    else:
        end_trade(state)
        if tell:
            tell(TradeDropped(state.mover))


def answer_offers(state: Position) -> list[Action]:
    """[9.5] ready, if the hand holds what is asked; or not."""
    moves = state.tables.moves
    if can_give(state, state.who, state.ask):
        return [moves.accept, moves.refuse]
    return [moves.refuse]


def answer(state: Position, action: Action, tell: Tell | None) -> None:
    """[9.5] in the order of the seats."""
    is_ready = isinstance(action, Accept)
    if is_ready:
        state.accepted |= 1 << state.who
    if tell:
        tell(TradeAnswered(state.who, is_ready))
    ask_round(state, (state.who - state.mover) % state.seats + 1, tell)


def choose_offers(state: Position) -> list[Action]:
    """[9.6] one of those who are ready, or nobody."""
    moves = state.tables.moves
    return [*(moves.trade[seat] for seat in range(state.seats) if state.accepted >> seat & 1),
            moves.drop]


def close(state: Position, action: Trade, tell: Tell | None) -> None:
    """[9.6] the goods change hands, open to all."""
    for good in range(len(GOODS)):
        for giver, taker, n in ((state.mover, action.seat, state.give[good]),
                                (action.seat, state.mover, state.ask[good])):
            if n:
                state.lose(giver, good, n)
                state.gain(taker, good, n)
    if tell:
        tell(TradeClosed(state.mover, action.seat, state.tables.nouns(state.give),
                         state.tables.nouns(state.ask), (tuple(state.give), tuple(state.ask))))
    end_trade(state)


def drop(state: Position, action: Drop, tell: Tell | None) -> None:
    """[9.6] with nobody after all."""
    if tell:
        tell(TradeDropped(state.mover))
    end_trade(state)


def end_trade(state: Position) -> None:
    """The mover goes on."""
    state.phase, state.who = Phase.MAIN, state.mover
    state.give, state.ask = [0] * len(GOODS), [0] * len(GOODS)
    state.accepted = 0

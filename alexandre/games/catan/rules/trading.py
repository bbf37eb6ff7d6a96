"""Trade with the stacks and with the other players.  Chapter 9."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions.verbs import Accept, Drop, OfGood, Swap, Trade
from alexandre.games.catan.events import (
    Swapped,
    TradeAnswered,
    TradeClosed,
    TradeCountered,
    TradeDropped,
    TradeProposed,
)
from alexandre.games.catan.meta import GOLD, GOODS, PROPOSALS
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.position import MOST_PROPOSED
from alexandre.games.catan.state.words import COUNTERING
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at
from alexandre.kernel.fields import NONE

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


# ---- a proposal, or a counter-proposal, in the making -----------------------------------------


def sides(state: Position) -> tuple[list[int], list[int]]:
    """The goods given and asked for by the decider: their own proposal, or the answer to it."""
    if state.phase in COUNTERING:
        return state.counter_give, state.counter_ask
    return state.give, state.ask


def partners(state: Position) -> list[int]:
    """The seats that the decider's proposal is put to.  [9.5] [9.8]"""
    if state.who != state.mover:
        return [state.mover]
    return [seat for seat in range(state.seats) if seat != state.mover]


def give_offers(state: Position) -> list[Action]:
    """The offers that begin or continue the own side of a proposal. [9.4] [9.8]"""
    if state.phase == Phase.MAIN and state.proposals >= PROPOSALS:
        return []
    first, hands, give = state.who * 6, state.hands, sides(state)[0]
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
    for seat in partners(state):
        if state.cards_held(seat):
            goods |= ALL_RESOURCES
        if state.hands[seat * 6 + GOLD]:
            goods |= 1 << GOLD
    return goods


def compose_offers(state: Position) -> list[Action]:
    """One good more on either side, kinds in their order, the proposal, or none after all.
    [9.4]"""
    moves, (give, ask) = state.tables.moves, sides(state)
    last = last_of(ask)
    offers: list[Action] = [] if last >= 0 else give_offers(state)
    can_card, can_gold = room_for(state, ask)
    for good in range(max(0, last), len(GOODS)):
        can_more = can_gold if good == GOLD else can_card
        if can_more and not give[good] and ask[good] < state.tables.box.cards_each:
            offers.append(moves.ask[good])
    if last >= 0:
        offers.append(moves.propose)
    offers.append(moves.drop)
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
    for seat in partners(state):
        more = state.cards_held(seat) - cards
        more_gold = state.hands[seat * 6 + GOLD] - gold
        can_card = can_card or (more > 0 and more_gold >= 0)
        can_gold = can_gold or (more >= 0 and more_gold > 0)
    return can_card, can_gold


def might_give(state: Position, seat: int, ask: list[int]) -> bool:
    """As far as everybody can see.  [9.4]"""
    return covers(state.cards_held(seat), state.hands[seat * 6 + GOLD], ask)


def covers(cards: int, gold: int, ask: list[int]) -> bool:
    """Whether so many cards of any kind and so much gold suffice for what is asked.  [9.4]"""
    return cards >= sum(ask[:GOLD]) and gold >= ask[GOLD]


def can_give(state: Position, seat: int, goods: list[int]) -> bool:
    """Whether the hand holds all of it."""
    first = seat * 6
    for good, n in enumerate(goods):
        if state.hands[first + good] < n:
            return False
    return True


def put_in(state: Position, action: OfGood, tell: Tell | None) -> None:
    """[9.4] on the own side; a new proposal is one of those of this turn.  [9.8]"""
    if state.phase == Phase.MAIN:
        state.proposals += 1
        state.phase = Phase.COMPOSE
    elif state.phase == Phase.ANSWER:
        state.phase = Phase.COUNTER
    if state.phase == Phase.COUNTER:
        state.counter_give = add_at(state.counter_give, action.good, 1)
    else:
        state.give = add_at(state.give, action.good, 1)


def ask_for(state: Position, action: OfGood, tell: Tell | None) -> None:
    """[9.4] on the other side."""
    if state.phase == Phase.COUNTER:
        state.counter_ask = add_at(state.counter_ask, action.good, 1)
    else:
        state.ask = add_at(state.ask, action.good, 1)


# ---- a proposal put to the others, and their answers ------------------------------------------


def propose(state: Position, action: Action, tell: Tell | None) -> None:
    """[9.5] the others say in turn whether they are ready; [9.8] the mover, if it is to them."""
    nouns = state.tables.nouns
    if state.phase == Phase.COUNTER:
        state.countering, state.who, state.phase = state.who, state.mover, Phase.REPLY
        if tell:
            tell(TradeCountered(state.countering, nouns(state.counter_give),
                                nouns(state.counter_ask)))
        return
    state.accepted = 0
    remember(state, (state.mover, *state.give, *state.ask))
    if tell:
        tell(TradeProposed(state.mover, nouns(state.give), nouns(state.ask)))
    ask_round(state, 1, tell)


def remember(state: Position, terms: tuple[int, ...]) -> None:
    """Everybody at the table has heard it; no rule depends on it."""
    if terms not in state.proposed:
        state.proposed = [*state.proposed[1 - MOST_PROPOSED:], terms]


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
        come_to_nothing(state, tell)


def answer_offers(state: Position) -> list[Action]:
    """[9.5] ready, if the hand holds what is asked; or not; [9.8] or a counter-proposal."""
    return [*give_offers(state), *yes_or_no(state, state.ask)]


def reply_offers(state: Position) -> list[Action]:
    """[9.8] to a counter-proposal the mover says yes or no."""
    return yes_or_no(state, state.counter_ask)


def yes_or_no(state: Position, ask: list[int]) -> list[Action]:
    """Yes only with what is asked in hand."""
    moves = state.tables.moves
    return [moves.accept, moves.refuse] if can_give(state, state.who, ask) else [moves.refuse]


def answer(state: Position, action: Action, tell: Tell | None) -> None:
    """[9.5] in the order of the seats; [9.8] a counter-proposal that is taken closes the trade."""
    is_ready = isinstance(action, Accept)
    if tell and not (is_ready and state.phase == Phase.REPLY):
        tell(TradeAnswered(state.who, is_ready))
    if state.phase == Phase.REPLY:
        if is_ready:
            exchange(state, state.countering, state.counter_ask, state.counter_give, tell)
        else:
            pass_on(state, state.countering, tell)
        return
    if is_ready:
        state.accepted |= 1 << state.who
    pass_on(state, state.who, tell)


def pass_on(state: Position, seat: int, tell: Tell | None) -> None:
    """That seat has answered, and its counter-proposal, if it made one, is gone.  [9.5] [9.8]"""
    end_counter(state)
    ask_round(state, (seat - state.mover) % state.seats + 1, tell)


def choose_offers(state: Position) -> list[Action]:
    """[9.6] one of those who are ready, or nobody."""
    moves = state.tables.moves
    return [*(moves.trade[seat] for seat in range(state.seats) if state.accepted >> seat & 1),
            moves.drop]


def close(state: Position, action: Trade, tell: Tell | None) -> None:
    """[9.6] with one of those who are ready."""
    exchange(state, action.seat, state.give, state.ask, tell)


def exchange(state: Position, partner: int, give: list[int], ask: list[int],
             tell: Tell | None) -> None:
    """[9.6] [9.8] the goods change hands, open to all; `give` is the mover's."""
    for good in range(len(GOODS)):
        for giver, taker, n in ((state.mover, partner, give[good]),
                                (partner, state.mover, ask[good])):
            if n:
                state.lose(giver, good, n)
                state.gain(taker, good, n)
    if tell:
        nouns = state.tables.nouns
        tell(TradeClosed(state.mover, partner, nouns(give), nouns(ask),
                         (tuple(give), tuple(ask))))
    end_trade(state)


def drop(state: Position, action: Drop, tell: Tell | None) -> None:
    """[9.4] given up while it was made; [9.6] with nobody after all; [9.8] a no to the mover."""
    if state.phase == Phase.COUNTER:
        if tell:
            tell(TradeAnswered(state.who, False))
        pass_on(state, state.who, tell)
    elif state.phase == Phase.COMPOSE:
        end_trade(state)
    else:
        come_to_nothing(state, tell)


def come_to_nothing(state: Position, tell: Tell | None) -> None:
    """[9.6] nobody trades on these terms; computer players remember them for this turn."""
    state.declined = [*state.declined, (*state.give, *state.ask)]
    if tell:
        tell(TradeDropped(state.mover, not state.accepted))
    end_trade(state)


def end_trade(state: Position) -> None:
    """The mover goes on."""
    state.phase, state.who = Phase.MAIN, state.mover
    state.give, state.ask = [0] * len(GOODS), [0] * len(GOODS)
    state.accepted = 0
    end_counter(state)


def end_counter(state: Position) -> None:
    """No counter-proposal is made."""
    state.countering = NONE
    state.counter_give, state.counter_ask = [0] * len(GOODS), [0] * len(GOODS)

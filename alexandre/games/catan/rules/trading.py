"""Trade with the stacks and with the other players.  Chapter 9."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import GOLD, GOODS, Accept, Drop, OfGood, Swap, Trade
from alexandre.games.catan.events import (
    Swapped,
    TradeAnswered,
    TradeClosed,
    TradeDropped,
    TradeProposed,
)
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.state.words import ANSWER, CHOOSE, COMPOSE, MAIN, NOTHING
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.text import Noun

Goods = tuple[int, ...]


def swap_offers(state: Position) -> list[Action]:
    """[9.1] [9.2] [9.3] whatever the hand has enough of, for whatever lies in the stacks."""
    first = state.mover * 6
    found: list[Action] = []
    for give, row in enumerate(state.tables.moves.swap):
        if state.hands[first + give] >= state.rates[first + give]:
            for get, action in enumerate(row):
                if action is not None and (get == GOLD or state.stacks[get]):
                    found.append(action)
    return found


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
    if state.phase == MAIN and state.proposals >= state.tables.box.proposals:
        return []
    hand, last = state.hand(state.mover), last_of(state.give)
    askable = askable_goods(state)
    return [state.tables.moves.give[good] for good in range(max(0, last), len(GOODS))
            if hand[good] > state.give[good]
            and any(other != good and not state.give[other] for other in askable)]


def askable_goods(state: Position) -> list[int]:
    """[9.4] what somebody else might have at all, as everybody can see."""
    seats = [seat for seat in range(state.seats) if seat != state.mover]
    found = list(range(GOLD)) if any(state.cards_held(seat) for seat in seats) else []
    if any(state.hands[seat * 6 + GOLD] for seat in seats):
        found.append(GOLD)
    return found


def compose_offers(state: Position) -> list[Action]:
    """One good more on either side, kinds in their order, or the proposal.  [9.4]"""
    moves = state.tables.moves
    asked = any(state.ask)
    found: list[Action] = [] if asked else give_offers(state)
    for good in range(max(0, last_of(state.ask)), len(GOODS)):
        if not state.give[good] and might_serve(state, plus(state.ask, good)):
            found.append(moves.ask[good])
    if asked:
        found.append(moves.propose)
    return found


def last_of(goods: Goods) -> int:
    """The last kind that a side holds, -1 if it is empty."""
    return max((good for good, n in enumerate(goods) if n), default=-1)


def plus(goods: Goods, good: int) -> Goods:
    """One more of a good."""
    return (*goods[:good], goods[good] + 1, *goods[good + 1:])


def might_serve(state: Position, ask: Goods) -> bool:
    """[9.4] has anybody as many cards and as much gold as is asked for?"""
    return any(seat != state.mover and might_give(state, seat, ask)
               for seat in range(state.seats)) and max(ask) <= state.tables.box.cards_each


def might_give(state: Position, seat: int, ask: Goods) -> bool:
    """As far as everybody can see: as many cards, as much gold.  [9.4]"""
    return (state.cards_held(seat) >= sum(ask[:GOLD])
            and state.hands[seat * 6 + GOLD] >= ask[GOLD])


def can_give(state: Position, seat: int, goods: Goods) -> bool:
    """Does the hand hold all of it?"""
    first = seat * 6
    return all(state.hands[first + good] >= n for good, n in enumerate(goods))


def put_in(state: Position, action: OfGood, tell: Tell | None) -> None:
    """[9.4] on the own side; a new proposal is one of those of this turn."""
    if state.phase == MAIN:
        state.proposals += 1
        state.phase = COMPOSE
    state.give = plus(state.give, action.good)


def ask_for(state: Position, action: OfGood, tell: Tell | None) -> None:
    """[9.4] on the other side."""
    state.ask = plus(state.ask, action.good)


def propose(state: Position, action: Action, tell: Tell | None) -> None:
    """[9.5] the others say in turn whether they are ready."""
    state.accepted = 0
    if tell:
        tell(TradeProposed(state.mover, nouns_of(state, state.give), nouns_of(state, state.ask)))
    ask_round(state, 1, tell)


def ask_round(state: Position, first: int, tell: Tell | None) -> None:
    """The next seat that might serve, or the choice of the mover.  [9.5] [9.6]"""
    for step in range(first, state.seats):
        seat = (state.mover + step) % state.seats
        if might_give(state, seat, state.ask):
            state.phase, state.who = ANSWER, seat
            return
    if state.accepted:
        state.phase, state.who = CHOOSE, state.mover
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
        tell(TradeClosed(state.mover, action.seat, nouns_of(state, state.give),
                         nouns_of(state, state.ask), (state.give, state.ask)))
    end_trade(state)


def drop(state: Position, action: Drop, tell: Tell | None) -> None:
    """[9.6] with nobody after all."""
    if tell:
        tell(TradeDropped(state.mover))
    end_trade(state)


def end_trade(state: Position) -> None:
    """The mover goes on."""
    state.phase, state.who = MAIN, state.mover
    state.give = state.ask = NOTHING
    state.accepted = 0


def nouns_of(state: Position, goods: Goods) -> tuple[Noun, ...]:
    """A noun for each piece."""
    return tuple(noun for noun, n in zip(state.tables.goods, goods, strict=False)
                 for _piece in range(n))

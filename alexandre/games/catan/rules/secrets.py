"""The hidden part of a position: the cards in other hands, in the supply, in the pile.

What a hand was seen to receive and not to lose (`known`) stays in it; a proposal, or a
counter-proposal, is made of what its seat has; a seat that is ready for a trade has what is asked.
"""

from __future__ import annotations

from dataclasses import replace

from alexandre.games.catan.actions.verbs import PlayMonopoly
from alexandre.games.catan.events import CardBought, CardDealt, CardStolen
from alexandre.games.catan.meta import CARDS, GOLD
from alexandre.games.catan.rules.honours import is_own_turn, is_there
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import parts_of
from alexandre.games.catan.state.words import POINT
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Event, Rnd
from alexandre.kernel.rng import draw_weighted


def seen(event: Event, seat: int | None) -> Event | None:
    """Cards dealt, stolen and bought are seen by those they concern.  [4.1] [4.9] [8.1]"""
    if seat is None:
        return event
    if isinstance(event, CardDealt) and event.seat != seat:
        return CardDealt(event.seat, None, "")
    if isinstance(event, CardStolen) and seat not in (event.seat, event.victim):
        return CardStolen(event.seat, event.victim, None, "")
    if isinstance(event, CardBought) and event.seat != seat:
        return replace(event, card=None)
    return event


def is_monopoly(state: Position, action: Action) -> bool:
    """Nobody knows before how many cards of a kind the others hold.  [8.7]"""
    return isinstance(action, PlayMonopoly)


def uncover(state: Position, seat: int, after: Position) -> None:
    """A seat had at least the resources that it has fewer of by then."""
    for good in range(GOLD):
        place = seat * GOLD + good
        spent = state.hands[seat * 6 + good] - after.hands[seat * 6 + good]
        state.known[place] = max(state.known[place], spent)


def redeal(state: Position, seat: int, rnd: Rnd) -> None:
    """Deal again all that a seat cannot know."""
    if state.phase != Phase.OVER:
        redeal_resources(state, seat, rnd)
        redeal_cards(state, seat, rnd)


# ---- resources ------------------------------------------------------------------------------


def redeal_resources(state: Position, seat: int, rnd: Rnd) -> None:
    """First what is known of the other hands, then what must be in one, then anything."""
    others = [each for each in range(state.seats) if each != seat]
    held = [state.cards_held(each) for each in range(state.seats)]
    pool = [state.supply[good] + sum(state.hands[each * 6 + good] for each in others)
            for good in range(GOLD)]
    hands = [[0] * GOLD for _seat in range(state.seats)]
    for each in others:
        for good, n in enumerate(sure(state, each)):
            hands[each][good] = n
            pool[good] -= n
    if state.who != seat:
        owe(state, hands[state.who], pool, rnd)
    for each in others:
        draw_cards(pool, hands[each], held[each] - sum(hands[each]), rnd)
        state.hands[each * 6:each * 6 + GOLD] = hands[each]
    state.supply = pool


def sure(state: Position, seat: int) -> list[int]:
    """The public minimum of a hand."""
    least = state.known[seat * GOLD:seat * GOLD + GOLD]
    if seat == state.mover:
        least = [max(n, given) for n, given in zip(least, state.give, strict=False)]
    if seat == (state.countering if state.phase == Phase.REPLY else state.who):
        least = [max(n, given) for n, given in zip(least, state.counter_give, strict=False)]
    if state.accepted >> seat & 1:
        least = [max(n, asked) for n, asked in zip(least, state.ask, strict=False)]
    return least


def owe(state: Position, hand: list[int], pool: list[int], rnd: Rnd) -> None:
    """A seat that has begun to pay or to give back can go on: cards of the kinds that follow."""
    if state.phase in (Phase.DISCARD, Phase.PENALTY):
        kinds, owed = list(range(state.last, GOLD)), state.owed
    elif state.phase == Phase.PAY and any(state.paid):
        kinds = [good for good in state.tables.box.auctions[state.auction]
                 if good + 1 >= state.last]
        owed = state.due - state.hands[state.who * 6 + GOLD]
        if not state.last:
            owed -= state.tables.box.knight_pays * state.army[state.who]
    else:
        return
    allowed = [n if good in kinds else 0 for good, n in enumerate(pool)]
    for _card in range(owed - sum(hand[good] for good in kinds)):
        good = draw_weighted(allowed, rnd)
        allowed[good] -= 1
        pool[good] -= 1
        hand[good] += 1


def draw_cards(pool: list[int], hand: list[int], count: int, rnd: Rnd) -> None:
    """So many cards go from a pool to a hand."""
    for _card in range(count):
        kind = draw_weighted(pool, rnd)
        pool[kind] -= 1
        hand[kind] += 1


# ---- development cards ----------------------------------------------------------------------


def redeal_cards(state: Position, seat: int, rnd: Rnd) -> None:
    """The pile and what the others hold of it; nobody holds points enough to have won."""
    kinds, size = range(len(CARDS)), len(CARDS)
    others = [each for each in range(state.seats) if each != seat]
    pool = [state.deck[kind] + sum(state.cards[each * size + kind] for each in others)
            for kind in kinds]
    new = sum(state.fresh) if state.mover != seat else 0
    slots = [sum(state.cards[each * size:each * size + size]) for each in others]
    points = deal_points(state, others, slots, pool[POINT], rnd)
    pool[POINT] = 0
    cards = state.cards[:]
    for place, each in enumerate(others):
        hand = [0] * size
        hand[POINT] = points[place]
        draw_cards(pool, hand, slots[place] - points[place], rnd)
        cards[each * size:each * size + size] = hand
        if each == state.mover:
            state.fresh = [0] * size
            draw_cards(hand[:], state.fresh, new, rnd)
    pool[POINT] = points[-1]
    state.cards, state.deck = cards, pool


def deal_points(state: Position, others: list[int], slots: list[int], n: int,
                rnd: Rnd) -> list[int]:
    """The number of points that each of the others holds; the last number stays in the pile."""
    room = [*slots, sum(state.deck)]
    most = [limit_of(state, each, free) for each, free in zip(others, slots, strict=True)]
    points = [0] * (len(others) + 1)
    if state.phase == Phase.CLAIM and state.who in others and not is_there(state):
        place = others.index(state.who)
        visible = sum(parts_of(state, state.who)[:-1])
        points[place] = max(0, state.tables.box.goal - visible)
    for _point in range(n - sum(points)):
        free = [max(0, room[place] - points[place]) if place == len(others) or
                points[place] < most[place] else 0 for place in range(len(room))]
        points[draw_weighted(free, rnd)] += 1
    return points


def limit_of(state: Position, seat: int, free: int) -> int:
    """[11.1] a seat with enough would have shown them."""
    if state.phase == Phase.CLAIM or (is_own_turn(state) and seat != state.mover):
        return free
    return state.tables.box.goal - 1 - sum(parts_of(state, seat)[:-1])

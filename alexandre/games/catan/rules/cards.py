"""Development cards: bought, kept, played.  Chapter 8."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import (
    Buy,
    Draw,
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoads,
)
from alexandre.games.catan.events import CardBought, CardPlayed, GoodsInvented, GoodsSeized
from alexandre.games.catan.meta import CARDS, GOLD
from alexandre.games.catan.rules.building import CARD as CARD_PRICE
from alexandre.games.catan.rules.building import can_go_on, can_pay, pay_for
from alexandre.games.catan.rules.honours import army_title, settle
from alexandre.games.catan.rules.queries import law_of
from alexandre.games.catan.rules.robbing import begin_robber
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import INVENTION, KNIGHT, MONOPOLY, ROADS
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import add_at


def play_offers(state: Position) -> list[Action]:
    """[8.2] one card a turn, none bought in it."""
    first = state.mover * 5
    if state.has_played or state.cards[first:first + 5] == state.fresh:
        return []
    moves = state.tables.moves
    offers: list[Action] = []
    if can_play(state, KNIGHT):
        offers.append(moves.knight)
    if can_play(state, ROADS) and can_go_on(state):
        offers.append(moves.roads)
    if can_play(state, INVENTION):
        offers += [each for each in moves.invention if are_there(state, each.goods)]
    if can_play(state, MONOPOLY):
        offers += moves.monopoly
    return offers


def can_play(state: Position, card: int) -> bool:
    """Whether the mover holds one that was not bought just now.  [8.2]"""
    return state.cards[state.mover * 5 + card] > state.fresh[card]


def are_there(state: Position, goods: tuple[int, int]) -> bool:
    """[8.6] the stacks have both cards."""
    one, other = goods
    if one == other:
        return state.stacks[one] > 1
    return state.stacks[one] > 0 and state.stacks[other] > 0


def buy_offers(state: Position) -> list[Action]:
    """[8.1] the next card of the pile."""
    if (sum(state.deck) or state.under) and can_pay(state, CARD_PRICE):
        return [state.tables.moves.buy]
    return []


def buy(state: Position, action: Buy, tell: Tell | None) -> None:
    """[8.1] paid first, then seen."""
    pay_for(state, CARD_PRICE)
    state.phase = Phase.CARD


def draw_law(state: Position) -> Law:
    """[8.1] the pile; [6.7] below it lie the knights that were paid."""
    moves = state.tables.moves
    if not any(state.deck):
        return [(moves.draw[KNIGHT], state.under)]
    return law_of(moves.draw, state.deck)


def draw(state: Position, action: Draw, tell: Tell | None) -> None:
    """[8.1] only the buyer sees it; [8.3] points count at once."""
    if any(state.deck):
        state.deck = add_at(state.deck, action.card, -1)
    else:
        state.under -= 1
    state.cards = add_at(state.cards, state.mover * 5 + action.card, 1)
    state.fresh = add_at(state.fresh, action.card, 1)
    if tell:
        tell(CardBought(state.mover, action.word))
    state.phase = Phase.MAIN
    settle(state)


def lay_down(state: Position, card: int, tell: Tell | None) -> None:
    """[8.2] the one card of this turn."""
    state.cards = add_at(state.cards, state.mover * 5 + card, -1)
    state.has_played = True
    if card != KNIGHT:
        state.used = add_at(state.used, card, 1)
    if tell:
        tell(CardPlayed(state.mover, CARDS[card]))


def play_knight(state: Position, action: PlayKnight, tell: Tell | None) -> None:
    """[8.4] it stays face up; the robber moves."""
    lay_down(state, KNIGHT, tell)
    state.army = add_at(state.army, state.mover, 1)
    army_title(state, tell)
    state.after = state.phase
    begin_robber(state)
    settle(state)


def play_roads(state: Position, action: PlayRoads, tell: Tell | None) -> None:
    """[8.5] two roads, or as many as can be built."""
    lay_down(state, ROADS, tell)
    state.after, state.free_roads = state.phase, 2
    state.phase = Phase.FREE


def play_invention(state: Position, action: PlayInvention, tell: Tell | None) -> None:
    """[8.6] two cards of the mover's choice."""
    lay_down(state, INVENTION, tell)
    amounts = [0] * (GOLD + 1)
    for good in action.goods:
        state.take(state.mover, good, 1)
        amounts[good] += 1
    if tell:
        tell(GoodsInvented(state.mover, tuple(state.tables.goods[each] for each in action.goods),
                           tuple(amounts)))


def play_monopoly(state: Position, action: PlayMonopoly, tell: Tell | None) -> None:
    """[8.7] all cards of one kind that the others hold; gold is none."""
    lay_down(state, MONOPOLY, tell)
    amounts = [0] * state.seats
    for seat in range(state.seats):
        n = state.hands[seat * 6 + action.good]
        if seat != state.mover and n:
            state.lose(seat, action.good, n)
            state.gain(state.mover, action.good, n)
            amounts[seat] = n
    if tell:
        tell(GoodsSeized(state.mover, state.tables.goods[action.good], action.word,
                         tuple(amounts)))

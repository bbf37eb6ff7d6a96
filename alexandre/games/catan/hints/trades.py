"""Trades that a computer player understands: one or two of a kind for one of another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.games.catan.hints.worth import hand_worth
from alexandre.games.catan.meta import GOLD, GOODS
from alexandre.games.catan.rules.trading import compose_offers, give_offers
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import score_of
from alexandre.games.catan.state.words import POINT
from alexandre.kernel.actions import Action

WORTH_ASKING: Final = 90  # in thousandths of a point
WORTH_TAKING: Final = 25
FROM_A_LEADER: Final = 140  # a seat near the goal pays more
NEAR_THE_GOAL: Final = 4
MOST_GIVEN: Final = 2


@dataclass(frozen=True)
class Idea:
    """So many of one good for one of another; `gain` is what it would bring."""

    give: int
    count: int
    ask: int
    gain: int


def compose_trade(state: Position) -> Action | None:
    """The next step of the best proposal; one a turn, and only if it is worth asking."""
    is_begun = state.phase == Phase.COMPOSE
    if not is_begun and state.proposals:
        return None
    idea = best_idea(state)
    if idea is None:
        return fallback(state) if is_begun else None
    moves = state.tables.moves
    if state.give[idea.give] < idea.count:
        step: Action = moves.give[idea.give]
    elif not any(state.ask):
        step = moves.ask[idea.ask]
    else:
        step = moves.propose
    offers = compose_offers(state) if is_begun else give_offers(state)
    if step in offers:
        return step
    return fallback(state) if is_begun else None


def fallback(state: Position) -> Action:
    """A proposal that was begun is ended in the shortest way."""
    return compose_offers(state)[-1]


def best_idea(state: Position) -> Idea | None:
    """The proposal that would bring the seat most, as far as it can be answered."""
    seat, hand = state.mover, state.hand(state.mover)
    now = hand_worth(state, seat, hand)
    given = [good for good, n in enumerate(state.give) if n]
    asked = [good for good, n in enumerate(state.ask) if n]
    ideas: list[Idea] = []
    for give in given or range(len(GOODS)):
        for count in range(max(1, state.give[give]), min(MOST_GIVEN, hand[give]) + 1):
            for ask in asked or range(GOLD):
                if ask != give and (asked or might_have(state, ask)):
                    after = hand[:]
                    after[give] -= count
                    after[ask] += 1
                    gain = hand_worth(state, seat, after) - now
                    ideas.append(Idea(give, count, ask, gain))
    best = max(ideas, key=lambda idea: (idea.gain, -idea.count), default=None)
    if best is None or (best.gain < WORTH_ASKING and not given):
        return None
    return best


def might_have(state: Position, good: int) -> bool:
    """Has anybody been seen to receive it, or cards enough that he may well hold it?"""
    return any(state.known[seat * GOLD + good] or state.cards_held(seat) >= 4
               for seat in range(state.seats) if seat != state.mover)


def answer_trade(state: Position) -> Action:
    """Ready if the hand is worth more for it; dearer for a seat near the goal."""
    moves, seat, hand = state.tables.moves, state.who, state.hand(state.who)
    if any(hand[good] < n for good, n in enumerate(state.ask)):
        return moves.refuse
    after = [n + more - less for n, more, less
             in zip(hand, state.give, state.ask, strict=True)]
    gain = hand_worth(state, seat, after) - hand_worth(state, seat, hand)
    points = score_of(state, state.mover) - state.cards[state.mover * 5 + POINT]
    is_near = points + NEAR_THE_GOAL > state.tables.box.goal
    return moves.accept if gain >= (FROM_A_LEADER if is_near else WORTH_TAKING) else moves.refuse


def choose_partner(state: Position) -> Action:
    """Of those who are ready the one with fewest points."""
    ready = [seat for seat in range(state.seats) if state.accepted >> seat & 1]
    return state.tables.moves.trade[min(ready, key=lambda seat: (
        score_of(state, seat) - state.cards[seat * 5 + POINT], seat))]

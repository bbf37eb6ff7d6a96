"""Trades that a computer player understands: one or two of a kind for one of another.

It proposes twice a turn and six times a match at most, never the same again, and only what
somebody seems to have and to gain by; what it declines it answers with a counter-proposal if it
holds what is asked for and has seen what it would rather have.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.games.catan.hints.worth import Wants
from alexandre.games.catan.meta import GOLD, GOODS
from alexandre.games.catan.rules.trading import can_give, compose_offers, give_offers
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import count_seen_points
from alexandre.kernel.actions import Action

WORTH_ASKING: Final = 90  # in thousandths of a point
WORTH_TAKING: Final = 23
FROM_A_LEADER: Final = 140  # a seat near the goal pays more
NEAR_THE_GOAL: Final = 4
MOST_GIVEN: Final = 2
MOST_IN_A_TURN: Final = 2
MOST_IN_A_MATCH: Final = 6


@dataclass(frozen=True)
class Idea:
    """So many of one good for one of another; `gain` is what it would bring."""

    give: int
    count: int
    ask: int
    gain: int


def compose_trade(state: Position) -> Action | None:
    """The next step of the best proposal, if one is worth asking."""
    is_begun = state.phase == Phase.COMPOSE
    if not is_begun and has_proposed_enough(state):
        return None
    idea = best_idea(state)
    if idea is None:
        return state.tables.moves.drop if is_begun else None
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
    return moves.drop if is_begun else None


def has_proposed_enough(state: Position) -> bool:
    """Every proposal is a question that somebody has to answer."""
    made = sum(terms[0] == state.mover for terms in state.proposed)
    return state.proposals >= MOST_IN_A_TURN or made >= MOST_IN_A_MATCH


def best_idea(state: Position) -> Idea | None:
    """The proposal that would bring the seat most, as far as it can be answered."""
    given = [good for good, n in enumerate(state.give) if n]
    asked = [good for good, n in enumerate(state.ask) if n]
    seen = [read_hand(state, seat) for seat in range(state.seats) if seat != state.mover]
    asked = [good for good in asked or range(GOLD) if any(hand[good] for hand in seen)]
    if not asked:
        return None
    wants, hand = Wants(state, state.mover), state.hand(state.mover)
    now = wants.worth(hand)
    ideas: list[Idea] = []
    for give in given or range(len(GOODS)):
        for count in range(max(1, state.give[give]), min(MOST_GIVEN, hand[give]) + 1):
            for ask in asked:
                if ask != give:
                    after = hand[:]
                    after[give] -= count
                    after[ask] += 1
                    gain = wants.worth(after) - now
                    if given or gain >= WORTH_ASKING:
                        ideas.append(Idea(give, count, ask, gain))
    for idea in sorted(ideas, key=lambda idea: (-idea.gain, idea.count)):
        if not was_proposed(state, idea) and might_agree(state, idea):
            return idea
    return None


def was_proposed(state: Position, idea: Idea) -> bool:
    """Whether the mover has just made that proposal."""
    terms = (state.mover, *terms_of(idea.give, idea.count), *terms_of(idea.ask))
    return terms in state.proposed


def might_agree(state: Position, idea: Idea) -> bool:
    """Whether a player has been seen to receive what is asked for and would gain by it, as far as
    their hand is known."""
    get, lose = terms_of(idea.give, idea.count), terms_of(idea.ask)
    price = price_from(state, state.mover, WORTH_TAKING)
    for seat in range(state.seats):
        hand = read_hand(state, seat)
        if seat != state.mover and hand[idea.ask] and (
                gain_by(state, seat, hand, get, lose) >= price):
            return True
    return False


def read_hand(state: Position, seat: int) -> list[int]:
    """The cards that a seat was seen to receive and still has, and its gold."""
    return [*state.known[seat * GOLD:(seat + 1) * GOLD], state.hands[seat * 6 + GOLD]]


def answer_trade(state: Position) -> Action:
    """Ready if the hand is worth more for it, else what one would trade instead, or no."""
    moves = state.tables.moves
    if not can_give(state, state.who, state.ask):
        return moves.refuse
    if is_welcome(state, state.mover, state.give, state.ask):
        return moves.accept
    return moves.refuse if best_counter(state) is None else counter_trade(state)


def counter_trade(state: Position) -> Action:
    """The next step of a counter-proposal: what was asked for, against another good."""
    moves, want = state.tables.moves, best_counter(state)
    for good, n in enumerate(state.ask):
        if state.counter_give[good] < n:
            step: Action = moves.give[good]
            break
    else:
        step = moves.ask[want] if want is not None and not any(state.counter_ask) else (
            moves.propose)
    return step if step in state.legal() else moves.drop


def best_counter(state: Position) -> int | None:
    """The good that would be worth what the mover asks for, if the player was seen to have it."""
    first, seat = state.mover * GOLD, state.who
    wanted = [(gain_of(state, seat, terms_of(good), state.ask), good) for good in range(GOLD)
              if state.known[first + good] and not state.ask[good] and not state.give[good]]
    gain, good = max(wanted, default=(0, 0))
    return good if gain >= price_from(state, state.mover, WORTH_ASKING) else None


def terms_of(good: int, n: int = 1) -> list[int]:
    """So many of a good."""
    return [n if each == good else 0 for each in range(len(GOODS))]


def reply_trade(state: Position) -> Action:
    """A counter-proposal is taken if the hand is worth more for it."""
    moves = state.tables.moves
    is_taken = can_give(state, state.who, state.counter_ask) and is_welcome(
        state, state.countering, state.counter_give, state.counter_ask)
    return moves.accept if is_taken else moves.refuse


def is_welcome(state: Position, other: int, get: list[int], lose: list[int]) -> bool:
    """Whether the hand of the decider is worth more after it; the bar is higher for a proposer
    near the goal."""
    return gain_of(state, state.who, get, lose) >= price_from(state, other, WORTH_TAKING)


def price_from(state: Position, other: int, usual: int) -> int:
    """The least gain of a trade; more if it helps a seat near the goal."""
    points = count_seen_points(state, other)
    return FROM_A_LEADER if points + NEAR_THE_GOAL > state.tables.box.goal else usual


def gain_of(state: Position, seat: int, get: list[int], lose: list[int]) -> int:
    """The gain of the hand by this trade."""
    return gain_by(state, seat, state.hand(seat), get, lose)


def gain_by(state: Position, seat: int, hand: list[int], get: list[int], lose: list[int]) -> int:
    """The same, with what the hand is or is known to hold."""
    wants = Wants(state, seat)
    after = [n + more - less for n, more, less in zip(hand, get, lose, strict=True)]
    return wants.worth(after) - wants.worth(hand)


def choose_partner(state: Position) -> Action:
    """The ready player with the fewest points."""
    ready = [seat for seat in range(state.seats) if state.accepted >> seat & 1]
    return state.tables.moves.trade[min(ready, key=lambda seat: (
        count_seen_points(state, seat), seat))]

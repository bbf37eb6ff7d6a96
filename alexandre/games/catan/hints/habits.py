"""Quick decisions: bids, the robber, payments, trades.

Bids are drawn a little higher or lower each time: a bidder who is predictable is bid up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from alexandre.games.catan.hints.prizes import prize
from alexandre.games.catan.hints.suggestions import suggest
from alexandre.games.catan.hints.trades import (
    answer_trade,
    choose_partner,
    compose_trade,
    counter_trade,
    reply_trade,
)
from alexandre.games.catan.hints.worth import EVEN, EVENTS, VILLAGES
from alexandre.games.catan.rules.bidding import means
from alexandre.games.catan.rules.queries import pips
from alexandre.games.catan.rules.robbing import victims_of
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import count_seen_points
from alexandre.games.catan.state.words import KNIGHT, VILLAGE
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd


def follow_habit(state: Position, rnd: Rnd,
                 weights: Sequence[int] = EVEN) -> Action | None:
    """The habitual action; None for ways that are worth comparing."""
    if state.phase == Phase.BID:
        return bid(state, rnd, weights)
    habit = HABITS.get(state.phase)
    return None if habit is None else habit(state, rnd)


# ---- auctions -------------------------------------------------------------------------------


def bid(state: Position, rnd: Rnd, weights: Sequence[int]) -> Action:
    """One more than the last, as long as it is worth it."""
    moves = state.tables.moves
    if state.high < min(limit_of(state, 85 + rnd(31), weights), means(state, state.who)):
        return moves.bid[state.high]
    return moves.pass_


def limit_of(state: Position, percent: int, weights: Sequence[int]) -> int:
    """So many per cent of the value of the prize, in cards."""
    weight = weights[VILLAGES if state.auction == VILLAGE else EVENTS]
    return prize(state, state.who) * weight * percent // 1_000_000


# ---- the robber -----------------------------------------------------------------------------


def before_the_dice(state: Position, rnd: Rnd) -> Action:
    """A knight drives the robber away from one's own land; else the dice, or Alexander."""
    moves, corners = state.tables.moves, state.tables.hexes[state.robber].corners
    is_mine = any(state.sites[corner] >> 1 == state.mover for corner in corners
                  if corner != NOBODY)
    knights = state.cards[state.mover * 5 + KNIGHT] - state.fresh[KNIGHT]
    if knights and is_mine and not state.has_played:
        return moves.knight
    return moves.roll if state.phase == Phase.ROLL else moves.advance


def place_robber(state: Position, rnd: Rnd) -> Action:
    """The robber's hex that costs the strongest most, and oneself nothing."""
    return state.tables.moves.robber[max(
        (each for each in state.tables.land if each != state.robber),
        key=lambda each: harm(state, each))]


def harm(state: Position, place: int) -> int:
    """The loss of the others by a robber on a hex, the leaders' weighing more."""
    hex_ = state.tables.hexes[place]
    cost = 0
    for corner in hex_.corners:
        site = state.sites[corner]
        if site == NOBODY:
            continue
        weight = pips(hex_.number) * (1 + (site & 1))
        owner = site >> 1
        cost += -weight * 40 if owner == state.mover else (
            weight * (3 + count_seen_points(state, owner)))
        cost += 4 if owner != state.mover and state.cards_held(owner) else 0
    return cost


def pick_victim(state: Position, rnd: Rnd) -> Action:
    """The one with most points, then most cards."""
    seat = max(victims_of(state), key=lambda each: (
        count_seen_points(state, each), state.cards_held(each)))
    return state.tables.moves.rob[seat]


Habit = Callable[[Position, Rnd], Action | None]

HABITS: Final[dict[int, Habit]] = {
    Phase.ROLL: before_the_dice,
    Phase.MARCH: before_the_dice,
    Phase.ROBBER: place_robber,
    Phase.VICTIM: pick_victim,
    Phase.PAY: lambda state, rnd: suggest(state),
    Phase.DISCARD: lambda state, rnd: suggest(state),
    Phase.PENALTY: lambda state, rnd: suggest(state),
    Phase.MAIN: lambda state, rnd: compose_trade(state),
    Phase.COMPOSE: lambda state, rnd: compose_trade(state),
    Phase.ANSWER: lambda state, rnd: answer_trade(state),
    Phase.CHOOSE: lambda state, rnd: choose_partner(state),
    Phase.COUNTER: lambda state, rnd: counter_trade(state),
    Phase.REPLY: lambda state, rnd: reply_trade(state),
}

"""What is decided at a glance: bids, the robber, payments, trades.

Bids are drawn a little higher or lower each time: a bidder who is predictable is bid up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from alexandre.games.catan.hints.suggestions import suggest
from alexandre.games.catan.hints.trades import (
    answer_trade,
    choose_partner,
    compose_trade,
    counter_trade,
    reply_trade,
)
from alexandre.games.catan.hints.worth import EVEN, EVENTS, VILLAGES, is_temple_ahead, site_pips
from alexandre.games.catan.rules.bidding import means
from alexandre.games.catan.rules.queries import pips
from alexandre.games.catan.rules.robbing import victims_of
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.points import advisers_of, score_of, token_count
from alexandre.games.catan.state.words import KNIGHT, PIECES, POINT, VILLAGE
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd

# In hundredths of a card: what a village and an event are worth.
SITE: Final = 300
SITE_PIP: Final = 38
FIRST_HOMES: Final = (900, 250)  # without land nothing grows: all that pays is offered for it
HARBOUR: Final = 60
EVENT: Final = 210
LEAST_EVENT: Final = 2  # cards: nobody is left a token for one
THIRD_TOKEN: Final = 190
FIRST_ADVISER: Final = 220
IN_THE_RACE: Final = 80
TO_LAND: Final = (35, 70)  # of a hundred: what an event is worth before the first two villages
LAST_STOPS: Final = ((3, 300), (7, 160))  # so near the end cards are good for nothing else
SPARE_CARD: Final = 14
SPARE_FROM: Final = 5


def follow_habit(state: Position, rnd: Rnd,
                 weights: Sequence[int] = EVEN) -> Action | None:
    """What is done by habit; None where ways on are worth comparing."""
    if state.phase == Phase.BID:
        return bid(state, rnd, weights)
    habit = HABITS.get(state.phase)
    return None if habit is None else habit(state, rnd)


# ---- auctions -------------------------------------------------------------------------------


def bid(state: Position, rnd: Rnd, weights: Sequence[int]) -> Action:
    """One more than the last, as long as it is worth it."""
    moves, seat = state.tables.moves, state.who
    weight = weights[VILLAGES if state.auction == VILLAGE else EVENTS]
    limit = prize(state, seat) * weight * (85 + rnd(31)) // 1_000_000
    if state.auction != VILLAGE and can_spare(state, seat):
        limit = max(limit, LEAST_EVENT)
    if state.high < min(limit, means(state, seat)):
        return moves.bid[state.high]
    return moves.pass_


def prize(state: Position, seat: int) -> int:
    """What the prize of the auction is worth to a seat, in hundredths of a card."""
    spare = max(0, state.cards_held(seat) - SPARE_FROM) * SPARE_CARD
    if state.auction == VILLAGE:
        return (village_prize(state, seat) + spare) * haste(state) // 100
    count = token_count(state, seat)
    worth = EVENT + spare
    if count + 1 == state.tables.box.least[2]:
        worth += THIRD_TOKEN
    if is_next_adviser(state, seat, count + 1):
        worth += FIRST_ADVISER
    most = max(token_count(state, other) for other in range(state.seats))
    worth += IN_THE_RACE if count + 2 >= most else 0
    if is_saving(state, seat):
        worth = worth * TO_LAND[len(state.homes[seat])] // 100
    return worth * haste(state) // 100


def can_spare(state: Position, seat: int) -> bool:
    """Has the seat land, or enough of what no village is paid for with?  [6.1]"""
    if state.homes[seat] or not is_saving(state, seat):
        return True
    payable = state.tables.payable
    spare = sum(state.hands[seat * 6 + good] for good in payable[state.auction]
                if good not in payable[VILLAGE])
    return spare >= LEAST_EVENT


def is_saving(state: Position, seat: int) -> bool:
    """Is land still to come by before anything else?"""
    return len(state.homes[seat]) < len(TO_LAND) and is_temple_ahead(state)


def haste(state: Position) -> int:
    """In hundredths: near the end of the road a card has not much time left to be of use."""
    left = len(state.tables.route) - 1 - state.alexander
    return next((more for stops, more in LAST_STOPS if left <= stops), 100)


def village_prize(state: Position, seat: int) -> int:
    """More for the first ones, for what grows there, for a harbour."""
    if not state.left[seat * PIECES]:
        return 0
    corner, homes = state.tables.route[state.alexander].corner, len(state.homes[seat])
    worth = SITE + SITE_PIP * site_pips(state.tables, corner)
    worth += FIRST_HOMES[homes] if homes < len(FIRST_HOMES) else 0
    return worth + (HARBOUR if state.tables.harbour_at[corner] != NOBODY else 0)


def is_next_adviser(state: Position, seat: int, count: int) -> bool:
    """Would so many tokens bring a better place in the line?"""
    if count < state.tables.box.least[2]:
        return False
    worth = advisers_of(state)
    if seat not in state.advisers:
        return len(state.advisers) < len(worth)
    place = state.advisers.index(seat)
    return place > 0 and token_count(state, state.advisers[place - 1]) < count


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
    """Where it costs the strongest most, and oneself nothing."""
    return state.tables.moves.robber[max(
        (each for each in state.tables.land if each != state.robber),
        key=lambda each: harm(state, each))]


def harm(state: Position, place: int) -> int:
    """What a robber on a hex costs the others, the leaders more."""
    hex_ = state.tables.hexes[place]
    cost = 0
    for corner in hex_.corners:
        site = state.sites[corner]
        if site == NOBODY:
            continue
        weight = pips(hex_.number) * (1 + (site & 1))
        owner = site >> 1
        points = score_of(state, owner) - state.cards[owner * 5 + POINT]
        cost += -weight * 40 if owner == state.mover else weight * (3 + points)
        cost += 4 if owner != state.mover and state.cards_held(owner) else 0
    return cost


def pick_victim(state: Position, rnd: Rnd) -> Action:
    """The one with most points, then most cards."""
    seat = max(victims_of(state), key=lambda each: (
        score_of(state, each) - state.cards[each * 5 + POINT], state.cards_held(each)))
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

"""The value of a position to a seat: points, the yield of its land, the distance of its next
purchase.

Figures are in thousandths of a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.catan.meta import GOLD
from alexandre.games.catan.rules.building import CARD, CITY, ROAD, VILLAGE, may_stand
from alexandre.games.catan.rules.queries import pips
from alexandre.games.catan.state import Position
from alexandre.games.catan.state.points import (
    count_hidden_cards,
    count_seen_points,
    score_of,
    token_count,
)
from alexandre.games.catan.state.words import PIECES, POINT
from alexandre.games.catan.state.words import VILLAGE as VILLAGE_AUCTION
from alexandre.games.catan.tables import NOBODY, TEMPLE, Tables

POINT_WORTH: Final = 1000
PIP: Final = (38, 38, 47, 54, 47, 34)  # of each good
VARIETY: Final = 130  # for each resource that comes at all
CARD_KEPT: Final = 134  # a development card that is no point
KNIGHT_UP: Final = 170
TOKEN: Final = 330
ROAD_END: Final = 26  # for each pip of the best site within reach
LONGER: Final = 34  # for each road of the longest
IN_HAND: Final = 55  # a card, whatever it is
MANY: Final = 9  # cards beyond these count little
HELD: Final = 154  # per cent of what a hand is worth
RIVAL: Final = 91  # per cent of what the strongest of the others has
RISK: Final = 60  # for each card a seven would cost
SAVED: Final = (150, 20)  # a card that pays for a village, before the first and the second
MOST_SAVED: Final = 8
TERMS: Final[tuple[str, ...]] = (
    "points", "land", "cards", "army", "tokens", "roads", "sites", "hand", "risk", "villages",
    "events")
(POINTS, LAND, CARDS, ARMY, TOKENS, ROADS, SITES, HAND, RISKS,
 VILLAGES, EVENTS) = range(len(TERMS))
EVEN: Final = (100,) * len(TERMS)  # the weights are per cent
GOALS: Final = {CITY: 384, VILLAGE: 336, CARD: 300, ROAD: 130}


def value(state: Position, seat: int, weights: Sequence[int] = EVEN) -> int:
    """The seat's prospects less those of the strongest of the others."""
    rivals = [public_worth(state, other, weights) for other in range(state.seats) if other != seat]
    return 2 * prospects(state, seat, weights) - RIVAL * max(rivals) // 100


def progress(state: Position) -> int:
    """Alexander's progress, in per cent."""
    return 100 * state.alexander // len(state.tables.route)


def public_worth(state: Position, seat: int, weights: Sequence[int]) -> int:
    """The public part of a seat's prospects."""
    return (POINT_WORTH * count_seen_points(state, seat) * weights[POINTS]
            + yield_worth(state, seat) * weights[LAND]
            + TOKEN * token_count(state, seat) * weights[TOKENS]
            + IN_HAND * min(MANY, state.cards_held(seat)) * weights[HAND]
            + CARD_KEPT * count_hidden_cards(state, seat) * weights[CARDS]) // 100


def prospects(state: Position, seat: int, weights: Sequence[int]) -> int:
    """Everything that the seat itself knows of its prospects."""
    hand = state.hand(seat)
    held = sum(hand[:GOLD])
    points = state.cards[seat * 5 + POINT]
    worth = POINT_WORTH * score_of(state, seat) * weights[POINTS]
    worth += yield_worth(state, seat) * weights[LAND]
    worth += CARD_KEPT * (count_hidden_cards(state, seat) - points) * weights[CARDS]
    worth += KNIGHT_UP * state.army[seat] * weights[ARMY]
    worth += TOKEN * token_count(state, seat) * weights[TOKENS]
    worth += LONGER * state.lengths[seat] * weights[ROADS]
    worth += ROAD_END * best_site(state, seat) * weights[SITES]
    worth += HELD * hand_worth(state, seat, hand) // 100 * weights[HAND]
    lost = held // 2 if held > state.tables.box.hand_limit else 0
    return (worth - RISK * lost * weights[RISKS]) // 100


def yield_worth(state: Position, seat: int) -> int:
    """The average yield of a seat's land, the robber counted half."""
    total, comes = 0, 0
    for corner in state.homes[seat]:
        n = 1 + (state.sites[corner] & 1)
        for each in state.tables.touching[corner]:
            hex_ = state.tables.hexes[each]
            if hex_.number:
                worth = PIP[hex_.terrain] * pips(hex_.number) * n
                total += worth // 2 if each == state.robber else worth
                comes |= 1 << hex_.terrain
    return total + VARIETY * (comes & 31).bit_count()


def site_pips(tables: Tables, corner: int) -> int:
    """The pips of the land around a corner."""
    return sum(pips(tables.hexes[each].number) for each in tables.touching[corner])


def best_site(state: Position, seat: int) -> int:
    """The pips of the best place for a village at an own road."""
    if not state.left[seat * PIECES]:
        return 0
    best, tables = 0, state.tables
    for side in state.ways[seat]:
        for end in tables.sides[side]:
            if state.sites[end] == NOBODY and may_stand(state, end):
                best = max(best, site_pips(tables, end))
    return best


def hand_worth(state: Position, seat: int, hand: list[int]) -> int:
    """The value of a hand: its distance from the best purchase, and from the second best."""
    return Wants(state, seat).worth(hand)


class Wants:
    """The possible purchases of a seat, found once for all the hands that are compared."""

    def __init__(self, state: Position, seat: int) -> None:
        costs = state.tables.box.costs
        self.goals = [(costs[thing], worth) for thing, worth in goals(state, seat)]
        self.rates = state.rates[seat * 6:seat * 6 + 6]
        homes = len(state.homes[seat])
        is_saving = homes < len(SAVED) and is_temple_ahead(state)
        self.saved = SAVED[homes] if is_saving else 0
        self.paying = state.tables.payable[VILLAGE_AUCTION]

    def worth(self, hand: list[int]) -> int:
        """The value of a hand; a seat without land yet keeps the price of the next temple."""
        first, second, held = 0, 0, sum(hand)
        for costs, worth in self.goals:
            nearness = near(hand, self.rates, costs) * worth
            if nearness > first:
                first, second = nearness, first
            elif nearness > second:
                second = nearness
        worth = IN_HAND * min(held, MANY) + 6 * max(0, held - MANY) + first // 12 + second // 36
        if self.saved:
            worth += self.saved * min(MOST_SAVED, sum([hand[good] for good in self.paying]))
        return worth


def is_temple_ahead(state: Position) -> bool:
    """Whether another village will be auctioned.  [5.3]"""
    route = state.tables.route
    return any(route[at].kind == TEMPLE for at in range(state.alexander + 1, len(route)))


def goals(state: Position, seat: int) -> list[tuple[int, int]]:
    """The next purchases, payable or not."""
    villages, cities, roads = state.left[seat * PIECES:seat * PIECES + PIECES]
    goals_ahead = [(CARD, GOALS[CARD])]
    if cities and any(not state.sites[corner] & 1 for corner in state.homes[seat]):
        goals_ahead.append((CITY, GOALS[CITY]))
    if villages and best_site(state, seat):
        goals_ahead.append((VILLAGE, GOALS[VILLAGE]))
    elif roads and state.homes[seat]:
        goals_ahead.append((ROAD, GOALS[ROAD]))
    return goals_ahead


def near(hand: list[int], rates: list[int], costs: Sequence[int]) -> int:
    """12 if the hand pays so much, 11 after swaps, less for each card that is still missing."""
    missing, spare = 0, 0
    for good, n in enumerate(costs):
        if hand[good] < n:
            missing += n - hand[good]
        else:
            spare += (hand[good] - n) // rates[good]
    spare += hand[GOLD] // rates[GOLD]
    if not missing:
        return 12
    return (11, 8, 5, 3, 1, 0, 0)[min(6, max(0, missing - spare))]

"""The value of an auction's prize to a seat, in hundredths of a card.

The constants were found by matches among players whose constants all differed a little, by what
became of each of them (docs/balance.md).
"""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.hints.worth import is_temple_ahead, site_pips
from alexandre.games.catan.state import Position
from alexandre.games.catan.state.points import (
    advisers_of,
    count_seen_points,
    score_of,
    token_count,
)
from alexandre.games.catan.state.words import PIECES, VILLAGE
from alexandre.games.catan.tables import NOBODY

SITE: Final = 337
SITE_PIP: Final = 81
FIRST_HOMES: Final = (746, 325)  # without land nothing grows: all that pays is offered for it
HARBOUR: Final = 98
EVENT: Final = 93
THIRD_TOKEN: Final = 83
NEXT_ADVISER: Final = 172
ANOTHER_RISES: Final = 300  # less, for somebody else needs the token more
IN_THE_RACE: Final = 61
TO_LAND: Final = (14, 29)  # of a hundred: what an event is worth before the first two villages
LAST_STOPS: Final = ((3, 360), (7, 97))  # so near the end cards are good for nothing else
REACHES_THE_GOAL: Final = 5000
TAKES_IT_FROM_ANOTHER: Final = 600
SPARE_CARD: Final = 14
SPARE_FROM: Final = 6


def prize(state: Position, seat: int) -> int:
    """The value of the prize to the seat."""
    goal = state.tables.box.goal
    if score_of(state, seat) + points_of_prize(state, seat) >= goal:
        return REACHES_THE_GOAL
    others = [other for other in range(state.seats) if other != seat]
    theirs = [count_seen_points(state, each) + points_of_prize(state, each) for each in others]
    worth = max(0, state.cards_held(seat) - SPARE_FROM) * SPARE_CARD
    if state.auction == VILLAGE:
        worth += village_prize(state, seat)
    else:
        worth += event_prize(state, seat, others)
        if is_saving(state, seat):
            worth = worth * TO_LAND[len(state.homes[seat])] // 100
    worth = worth * haste(state) // 100
    return worth + (TAKES_IT_FROM_ANOTHER if max(theirs) >= goal else 0)


def points_of_prize(state: Position, seat: int) -> int:
    """The points that the seat would gain immediately by winning."""
    if state.auction == VILLAGE:
        return state.tables.box.village if state.left[seat * PIECES] else 0
    if not is_next_adviser(state, seat):
        return 0
    worth = (*advisers_of(state), *[0] * state.seats)
    if seat not in state.advisers:
        return worth[len(state.advisers)]
    place = state.advisers.index(seat)
    return worth[place - 1] - worth[place]


def village_prize(state: Position, seat: int) -> int:
    """More for the first ones, for what grows there, for a harbour."""
    if not state.left[seat * PIECES]:
        return 0
    corner, homes = state.tables.route[state.alexander].corner, len(state.homes[seat])
    worth = SITE + SITE_PIP * site_pips(state.tables, corner)
    worth += FIRST_HOMES[homes] if homes < len(FIRST_HOMES) else 0
    return worth + (HARBOUR if state.tables.harbour_at[corner] != NOBODY else 0)


def event_prize(state: Position, seat: int, others: list[int]) -> int:
    """More for a token that brings an adviser or keeps up with the others."""
    count = token_count(state, seat)
    worth = EVENT
    if count + 1 == state.tables.box.least[2]:
        worth += THIRD_TOKEN
    if is_next_adviser(state, seat):
        worth += NEXT_ADVISER
    if any(is_next_adviser(state, other) for other in others):
        worth -= ANOTHER_RISES
    if count + 2 >= max([token_count(state, other) for other in others]):
        worth += IN_THE_RACE
    return worth


def is_saving(state: Position, seat: int) -> bool:
    """Whether land has yet to be acquired before anything else."""
    return len(state.homes[seat]) < len(TO_LAND) and is_temple_ahead(state)


def haste(state: Position) -> int:
    """In hundredths: near the end of the road a card has not much time left to be of use."""
    left = len(state.tables.route) - 1 - state.alexander
    return next((more for stops, more in LAST_STOPS if left <= stops), 100)


def is_next_adviser(state: Position, seat: int) -> bool:
    """Whether one token more would bring a better place in the line."""
    count = token_count(state, seat) + 1
    if count < state.tables.box.least[2]:
        return False
    if seat not in state.advisers:
        return len(state.advisers) < len(advisers_of(state))
    place = state.advisers.index(seat)
    return place > 0 and token_count(state, state.advisers[place - 1]) < count

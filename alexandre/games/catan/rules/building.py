"""Roads, villages, cities.  Chapter 7."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions.verbs import AtCorner, BuildRoad
from alexandre.games.catan.events import CityBuilt, RoadBuilt, VillageBuilt
from alexandre.games.catan.rules.honours import road_title, settle
from alexandre.games.catan.rules.queries import at_corner, at_side
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import PIECES
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import replace_at

ROAD, VILLAGE, CITY, CARD = range(4)  # in the order of Box.costs
PIECE: Final = {VILLAGE: 0, CITY: 1, ROAD: 2}


def build_offers(state: Position) -> list[Action]:
    """All that the mover can build and pay.  [7.1]"""
    moves = state.tables.moves
    offers: list[Action] = []
    if can_build(state, ROAD):
        offers += [moves.road[side] for side in road_sites(state)]
    if can_build(state, VILLAGE):
        offers += [moves.village[corner] for corner in village_sites(state)]
    if can_build(state, CITY):
        offers += [moves.city[corner] for corner in state.homes[state.mover]
                  if not state.sites[corner] & 1]
    return offers


def free_offers(state: Position) -> list[Action]:
    """The sides where a free road can go.  [8.5]"""
    return [state.tables.moves.road[side] for side in road_sites(state)]


def can_build(state: Position, thing: int) -> bool:
    """Whether a piece is left and can be paid.  [7.1] [7.7]"""
    return (state.left[state.mover * PIECES + PIECE[thing]] > 0
            and can_pay(state, thing))


def can_pay(state: Position, thing: int) -> bool:
    """Whether the mover holds the price of something.  [7.1]"""
    first, hands = state.mover * 6, state.hands
    for good, n in state.tables.prices[thing]:
        if hands[first + good] < n:
            return False
    return True


def pay_for(state: Position, thing: int) -> None:
    """[7.8] what something costs goes to the stacks."""
    for good, n in state.tables.prices[thing]:
        state.spend(state.mover, good, n)


def road_sites(state: Position) -> list[int]:
    """[7.2] free sides of land that go on from an own building, or from an own road unless
    another's building stands between."""
    tables, sites, roads = state.tables, state.sites, state.roads
    starts = list(state.homes[state.mover])
    for side in state.ways[state.mover]:
        for end in tables.sides[side]:
            if sites[end] == NOBODY:
                starts.append(end)
    free = set[int]()
    for corner in starts:
        for side in tables.sides_at[corner]:
            if roads[side] == NOBODY:
                free.add(side)
    return sorted(free)


def village_sites(state: Position) -> list[int]:
    """[7.3] at an own road; [7.4] [7.5] where a village may stand at all."""
    ends = {end for side in state.ways[state.mover] for end in state.tables.sides[side]}
    return [corner for corner in sorted(ends) if may_stand(state, corner)]


def may_stand(state: Position, corner: int) -> bool:
    """[7.4] nothing there nor beside it; [7.5] Alexander has passed all points there."""
    if state.tables.opens[corner] > state.alexander or state.sites[corner] != NOBODY:
        return False
    for other in state.tables.beside[corner]:
        if state.sites[other] != NOBODY:
            return False
    return True


def build_road(state: Position, action: BuildRoad, tell: Tell | None) -> None:
    """[7.2] paid for, or free by a card.  [8.5]"""
    seat = state.mover
    if state.phase == Phase.FREE:
        state.free_roads -= 1
    else:
        pay_for(state, ROAD)
    state.roads = replace_at(state.roads, action.side, seat)
    state.recount(seat)
    if tell:
        tell(RoadBuilt(seat, action.ends, *at_side(state.tables, action.side)))
    state.lengths = replace_at(state.lengths, seat, state.longest(seat))
    road_title(state, tell)
    if state.phase == Phase.FREE and not (state.free_roads and can_go_on(state)):
        state.free_roads = 0
        state.phase = state.after
    settle(state)


def can_go_on(state: Position) -> bool:
    """[8.5] is there a road left, and a side for it?"""
    return bool(state.left[state.mover * PIECES + 2] and road_sites(state))


def build_village(state: Position, action: AtCorner, tell: Tell | None) -> None:
    """[7.3] a village; it may part another's road."""
    seat = state.mover
    pay_for(state, VILLAGE)
    state.sites = replace_at(state.sites, action.corner, seat * 2)
    state.recount(seat)
    if tell:
        tell(VillageBuilt(seat, action.at, *at_corner(state.tables, action.corner)))
    state.measure()
    road_title(state, tell)
    settle(state)


def build_city(state: Position, action: AtCorner, tell: Tell | None) -> None:
    """[7.6] the village goes back to its owner."""
    seat = state.mover
    pay_for(state, CITY)
    state.sites = replace_at(state.sites, action.corner, seat * 2 + 1)
    state.recount(seat)
    if tell:
        tell(CityBuilt(seat, action.at, *at_corner(state.tables, action.corner)))
    settle(state)

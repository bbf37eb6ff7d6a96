"""The provinces scored in the order of their numbers.  Chapter 8."""

from __future__ import annotations

from alexandre.games.empire.events import (
    BuildingFailed,
    BuildingRaised,
    ProvinceHeld,
    RoundScored,
)
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules.stages import gain, turn_is_over
from alexandre.games.empire.state import AWARDS, PARTS, PROVINCES, Position
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at, replace_at
from alexandre.kernel.fields import NONE


def score_turn(state: Position, tell: Tell | None) -> None:
    """[8.1] in each province armies, then the temple, then the city."""
    before = state.points
    for province in state.here.provinces:
        hold(state, province, tell)
        for kind in range(len(KINDS)):
            resolve(state, kind, province, tell)
    if tell:
        gained = [now - was for now, was in zip(state.points, before, strict=True)]
        tell(RoundScored(state.here.noun, state.turn, tuple(
            tuple(gained[seat * len(PARTS):seat * len(PARTS) + AWARDS])
            for seat in range(state.seats))))
    turn_is_over(state, tell)


def hold(state: Position, province: int, tell: Tell | None) -> None:
    """[8.2] most armies score, a tie scores nobody."""
    armies = state.armies[province::state.places]
    if not any(armies):
        return
    leader = leader_of(armies)
    points = state.tables.box.province_points
    if leader != NONE:
        gain(state, leader, PROVINCES, points)
    if tell:
        tell(ProvinceHeld(state.tables.nouns[province], state.tables.ids[province],
                          None if leader == NONE else leader, points, tuple(armies)))


def leader_of(armies: list[int]) -> int:
    """The seat that has more of these armies than each other, else NONE.  [8.2]"""
    most = max(armies)
    return armies.index(most) if most and armies.count(most) == 1 else NONE


def resolve(state: Position, kind: int, province: int, tell: Tell | None) -> None:
    """[8.3-8.7] one stands, or all go back; what is paid leaves its box at once."""
    mark = 2 * province + kind
    declared = state.marks[mark]
    if not declared:
        return
    seats = [seat for seat in range(state.seats) if declared >> seat & 1]
    state.marks[mark] = 0
    for seat in seats:  # [8.8] what is not built goes back
        state.left[2 * seat + kind] += 1
    box = (state.temple_box, state.city_box)[kind]
    most = max(box[seat] for seat in seats)
    first = [seat for seat in seats if box[seat] == most]
    if len(first) > 1:  # [8.6]
        fail(state, seats, kind, province, "tied", tell)
        return
    price = price_of(state, kind, sorted(box[seat] for seat in seats))
    if most < price:  # [8.3] [8.4] [8.7]
        fail(state, seats, kind, province, "short", tell)
        return
    box[first[0]] -= price
    raise_building(state, first[0], seats, kind, province, price, tell)


def price_of(state: Position, kind: int, boxes: list[int]) -> int:
    """The builder's price: alone the printed one, else one more than the second has.

    `boxes` of those who declared, ascending.  [8.3-8.5] [8.7]
    """
    printed = state.tables.box.prices[kind]
    if len(boxes) == 1:
        return printed
    # Reading: one more than the second has, to the letter, even below the printed price.
    return max(boxes[-2] + 1, printed if state.options["contest"] == "floor" else 0)


def raise_building(state: Position, seat: int, seats: list[int], kind: int, province: int,
                   price: int, tell: Tell | None) -> None:
    """[8.3] [8.4] the building stands permanently and scores once."""
    points = state.tables.box.points[kind]
    state.left[2 * seat + kind] -= 1
    if kind:
        state.cities = replace_at(state.cities, province, seat)
    else:
        place = seat * len(state.tables.ids) + province
        state.temples = add_at(state.temples, place)
    gain(state, seat, 1 + kind, points)
    if tell:
        box = (state.temple_box, state.city_box)[kind]
        rivals = tuple(each for each in seats if each != seat)
        second = max((box[each] for each in rivals), default=None)
        tell(BuildingRaised(seat, kind, state.tables.nouns[province], state.tables.ids[province],
                            price, points, rivals, second))


def fail(state: Position, seats: list[int], kind: int, province: int, reason: str,
         tell: Tell | None) -> None:
    """[8.8] what could not be built goes back to its owners."""
    if tell:
        tell(BuildingFailed(tuple(seats), kind, state.tables.nouns[province],
                            state.tables.ids[province], reason))

"""The laws that no play can break.  Chapters 1, 4, 6, 7 and 8."""

from __future__ import annotations

from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.state import (
    AWARDS,
    ON_THE_MAP,
    PROVINCES,
    SPLITTING,
    UNKNOWN,
    Phase,
    Position,
)
from alexandre.games.empire.tables import NOBODY
from alexandre.kernel.declared import Laws
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Who

require = Laws("empire").require

FIRST_TURN = (Phase.BID, Phase.RAISE, Phase.LOTS, Phase.PLACE)


def audit(state: Position) -> None:
    """Every law of the box and of the turn; BadState names the first that is broken."""
    audit_stage(state)
    audit_boxes(state)
    audit_order(state)
    audit_armies(state)
    audit_pieces(state)
    audit_points(state)
    audit_move(state)


def audit_stage(state: Position) -> None:
    """[3.1] [3.2] [10.5] a region of the game, one of its turns, one of its seats."""
    require(state.first_region <= state.region <= state.last_region, "region")
    require(1 <= state.turn <= state.tables.box.turns, "turn")
    require(0 <= state.mover < state.seats, "mover")
    require(state.turn == 1 or state.phase not in FIRST_TURN, "turn")
    if state.phase == Phase.OVER:
        require(state.region == state.last_region, "played_on")
        require(state.goal_entered or state.turn == state.tables.box.turns, "played_on")


def audit_boxes(state: Position) -> None:
    """[1.5] [4.1] never more resources than a seat has; boxes are filled seat after seat."""
    box = state.tables.box
    for seat in range(state.seats):
        boxes = (state.bids[seat], state.raised[seat], state.temple_box[seat],
                 state.city_box[seat])
        who = Who(seat)
        require(sum(max(0, n) for n in boxes) <= box.resources, "resources", who=who)
        filled = [n != UNKNOWN for n in boxes]
        require(filled == boxes_in_use(state, seat), "boxes")
        require(0 <= state.pool[seat] <= box.resources, "resources", who=who)
        if state.turn == 1:
            require(state.pool[seat] == box.resources, "resources", who=who)
        else:
            spent = state.bids[seat] + state.raised[seat] + state.pool[seat]
            require(spent <= box.resources, "resources", who=who)
        if state.phase in SPLITTING and all(filled):
            kept = sum(boxes) if state.turn == 1 else sum(boxes[2:])
            require(kept == state.pool[seat], "boxes")
        elif all(filled) and state.turn > 1:
            require(state.purse(seat) <= state.pool[seat], "boxes")


def boxes_in_use(state: Position, seat: int) -> list[bool]:
    """The boxes of a seat that hold something: order, armies, temples, cities."""
    if state.phase not in SPLITTING or seat < state.mover:
        return [True] * 4
    if state.turn > 1:
        return [True, True, False, False]
    done = state.phase - Phase.BID if seat == state.mover else 0
    return [done > 0, done > 1, False, False]


def audit_order(state: Position) -> None:
    """[5.1] [5.2] every seat once, places taken in the order of choice."""
    seated = [seat for seat in state.order if seat != NONE]
    require(len(set(seated)) == len(seated), "order")
    require(all(0 <= seat < state.seats for seat in (*seated, *state.queue)), "order")
    require(len(set(state.queue)) == len(state.queue), "order")
    if state.phase in SPLITTING and state.turn == 1:
        require(not seated and not state.queue, "order")
    elif state.phase == Phase.LOTS:
        require(not seated and len(state.queue) < state.seats - 1, "order")
    elif state.phase == Phase.PLACE:
        require(len(state.queue) == state.seats, "order")
        require(sorted(seated) == sorted(state.queue[:len(seated)]), "order")
        require(len(seated) < state.seats and state.mover == state.queue[len(seated)], "order")
    else:
        require(len(seated) == state.seats == len(state.queue), "order")


def audit_armies(state: Position) -> None:
    """[6.7] armies stand in the region or where they gather, as many as were raised."""
    inside = {*state.here.provinces, state.tables.start}
    for seat in range(state.seats):
        counts = [state.count(seat, place) for place in range(state.places)]
        who = Who(seat)
        require(min(counts) >= 0, "armies", who=who)
        require(not any(counts[place] for place in range(state.places) if place not in inside),
                "armies", who=who)
        is_gathered = state.phase not in SPLITTING or state.turn > 1
        require(sum(counts) == (state.raised[seat] if is_gathered else 0), "armies", who=who)
    steps = state.tables.box.steps
    for place in range(state.places):
        stepped = state.stepped[place * steps:(place + 1) * steps]
        require(min(stepped) >= 0 and sum(stepped) <= state.count(state.mover, place), "steps")
    require(state.phase in ON_THE_MAP or not any(state.stepped), "steps")


def audit_pieces(state: Position) -> None:
    """[1.6] [7.1-7.5] pieces stand and lie on their sites, no more than there are."""
    tables = state.tables
    for province, noun in enumerate(tables.nouns):
        for kind in range(len(KINDS)):
            stands = any(state.standing(seat, kind, province) for seat in range(state.seats))
            lying = state.marks[2 * province + kind]
            require(tables.sites[province][kind] or not (stands or lying), "site", place=noun)
            require(not lying or province in state.here.provinces, "site", place=noun)
            require(not (kind and stands and lying), "city", place=noun)
            require(not lying >> state.seats, "site", place=noun)
            for seat in range(state.seats):
                require(not lying >> seat & 1 or state.count(seat, province), "declared",
                        place=noun)
        require(NOBODY <= state.cities[province] < state.seats, "city", place=noun)
        region = tables.region_of[province]
        built = any(state.standing(seat, kind, province)
                    for seat in range(state.seats) for kind in range(len(KINDS)))
        require(not built or state.first_region <= region <= state.region, "site", place=noun)
    left = state.left
    state.derive()
    require(state.left == left and min(left) >= 0, "pieces",
            who=Who(left.index(min(left)) // len(KINDS)))


def audit_points(state: Position) -> None:
    """[8.2-8.5] every score is made of its parts."""
    box = state.tables.box
    for seat in range(state.seats):
        points, who = state.parts(seat), Who(seat)
        require(min(points) >= 0, "points", who=who)
        require(not box.province_points or points[PROVINCES] % box.province_points == 0, "points",
                who=who)
        for kind in range(len(KINDS)):
            require(points[1 + kind] == state.count_built(seat, kind) * box.points[kind], "points",
                    who=who)
        require(state.phase == Phase.OVER or not points[AWARDS], "points", who=who)


def audit_move(state: Position) -> None:
    """[6.5] [6.6] [7.1] a crossing under way, and what the mover has declared."""
    require(state.crossing == NONE or state.phase in (Phase.MOVE, Phase.PAY), "crossing")
    require(state.phase != Phase.PAY or state.crossing != NONE, "crossing")
    if state.crossing == NONE:
        require(state.crossed == 0, "crossing")
    else:
        arrow = state.tables.arrows[state.crossing]
        require(state.crossing in state.here.arrows and arrow.cost > 0, "crossing")
        require(0 <= state.crossed < state.tables.box.steps, "crossing")
    if state.phase == Phase.PAY:
        require(state.tables.arrows[state.crossing].cost <= state.purse(state.mover), "crossing")
    if state.phase == Phase.BUILD:
        require(any(mark >> state.mover & 1 for mark in state.marks), "undeclared",
                who=Who(state.mover))
    waiting = waiting_seats(state)
    for number, mark in enumerate(state.marks):
        require(not any(mark >> seat & 1 for seat in waiting), "declared",
                place=state.tables.nouns[number // len(KINDS)])
    if state.goal_entered:
        require(state.phase == Phase.OVER or state.phase in ON_THE_MAP, "goal")


def waiting_seats(state: Position) -> list[int]:
    """The seats that cannot have declared anything yet this turn."""
    if state.phase in ON_THE_MAP:
        place = state.order.index(state.mover)
        return state.order[place if state.phase != Phase.BUILD else place + 1:]
    return list(range(state.seats))

"""A position in progress, entered by hand."""

from __future__ import annotations

from typing import Final

from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules.marching import begin_moves
from alexandre.games.empire.shape import START
from alexandre.games.empire.state import PARTS, SPLITTING, UNKNOWN, Phase, Position
from alexandre.kernel.board import Path
from alexandre.ui.play.editing import Positions


def begin_turn(state: Position) -> None:
    """Before a later split: the order holds, armies stand where they are."""
    settle_order(state)
    state.turn = max(2, state.turn)
    state.await_split()
    state.marks = [0] * len(state.marks)
    state.goal_entered = False
    state.phase = Phase.ALLOT


def begin_marches(state: Position) -> None:
    """After a split: the first in the order moves."""
    settle_order(state)
    state.temple_box = [max(0, n) for n in state.temple_box]
    state.city_box = [max(0, n) for n in state.city_box]
    state.marks = [0] * len(state.marks)
    state.goal_entered = False
    begin_moves(state)


def settle_order(state: Position) -> None:
    """Every seat has its place and its bid."""
    left = [seat for seat in range(state.seats) if seat not in state.order]
    state.order = [left.pop(0) if seat < 0 else seat for seat in state.order]
    state.queue = state.order[:]
    state.bids = [max(0, n) for n in state.bids]


def settle(before: Position, state: Position) -> None:
    """Points for what stands, as many armies as were raised, no more resources than are left."""
    box = state.tables.box
    if state.region != before.region:
        state.enter_region()
    points = state.points[:]
    for seat in range(state.seats):
        for kind in range(len(KINDS)):
            points[seat * len(PARTS) + 1 + kind] = box.points[kind] * state.count_built(seat, kind)
    state.points = points
    if state.phase in SPLITTING and state.turn == 1:
        return
    state.raised = [sum(state.count(seat, place) for place in range(state.places))
                    for seat in range(state.seats)]
    if state.turn > 1:
        state.pool = [max(0, min(n, box.resources - bid - raised)) for n, bid, raised
                      in zip(state.pool, state.bids, state.raised, strict=True)]
    elif UNKNOWN not in state.bids:
        state.pool = state.all_resources


def is_offered(state: Position, path: Path) -> bool:
    """Points for buildings follow from these; sites are where the map has them."""
    match path:
        case ("points", _seat, part):
            return part == PARTS[0]
        case (("bids" | "temple_box" | "city_box") as name, int() as seat):
            return bool(getattr(state, name)[seat] != UNKNOWN)
        case ("temples", _seat, str() as place):
            return bool(state.tables.sites[state.tables.ids.index(place)][0])
        case ("cities", str() as place):
            return bool(state.tables.sites[state.tables.ids.index(place)][1])
    return True


def place_of(spot: str) -> str:
    """The symbols where armies gather, seen from each land, are one place."""
    place = spot.rpartition(":")[2]
    return START if spot.startswith(f"place:{START}") else place


POSITIONS: Final = Positions(
    moments={"region": Position.enter_region, "turn": begin_turn, "marches": begin_marches},
    settle=settle, offers=is_offered, place_of=place_of)

"""The four boxes, filled in secret and shown at once.  Chapter 4."""

from __future__ import annotations

from alexandre.games.empire.actions import Allot, Bid, Raise
from alexandre.games.empire.events import BoxesFilled, BoxesRevealed
from alexandre.games.empire.rules.marching import begin_moves
from alexandre.games.empire.rules.ordering import arrange
from alexandre.games.empire.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import replace_at


def split_offers(state: Position) -> list[Action]:
    """From nothing to all that is left for the box in question.  [4.1] [4.3]"""
    moves = state.tables.moves
    boxes = (moves.bid, moves.raise_, moves.allot)[state.phase - Phase.BID]
    return list(boxes[:left_to_split(state, state.mover) + 1])


def left_to_split(state: Position, seat: int) -> int:
    """The resources that a seat has not yet put into a box.  [4.1] [4.3]"""
    if state.turn > 1:
        return state.pool[seat]
    return state.pool[seat] - max(0, state.bids[seat]) - max(0, state.raised[seat])


def bid(state: Position, action: Bid, tell: Tell | None) -> None:
    """[4.1] the box of the order; then the armies."""
    state.bids = replace_at(state.bids, state.mover, action.n)
    state.phase = Phase.RAISE


def raise_armies(state: Position, action: Raise, tell: Tell | None) -> None:
    """[4.1] the box of the armies; then the buildings."""
    state.raised = replace_at(state.raised, state.mover, action.n)
    state.phase = Phase.ALLOT


def allot(state: Position, action: Allot, tell: Tell | None) -> None:
    """[4.1] [4.3] the temples, what is left for the cities; then the next seat, or all show."""
    seat = state.mover
    state.city_box[seat] = left_to_split(state, seat) - action.n
    state.temple_box[seat] = action.n
    if tell:
        tell(BoxesFilled(seat, boxes_of(state, seat)))
    if seat + 1 < state.seats:
        state.mover = seat + 1
        state.phase = Phase.BID if state.turn == 1 else Phase.ALLOT
    else:
        reveal(state, tell)


def reveal(state: Position, tell: Tell | None) -> None:
    """[4.2] all boxes at once; [5.1] in a region's first turn the order, and armies gather."""
    if tell:
        tell(BoxesRevealed(tuple(boxes_of(state, seat) for seat in range(state.seats))))
    if state.turn > 1:
        begin_moves(state)
        return
    for seat in range(state.seats):
        state.armies[seat * state.places + state.tables.start] = state.raised[seat]
    arrange(state, tell)


def boxes_of(state: Position, seat: int) -> tuple[int, ...]:
    """The contents of a seat's boxes: four in a region's first turn, then two."""
    buildings = (state.temple_box[seat], state.city_box[seat])
    return buildings if state.turn > 1 else (state.bids[seat], state.raised[seat], *buildings)


def is_last_to_split(state: Position, action: Action) -> bool:
    """Whether filling this box reveals all the others."""
    return state.phase == Phase.ALLOT and state.mover == state.seats - 1

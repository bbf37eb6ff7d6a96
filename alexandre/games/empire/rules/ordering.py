"""The order of a region: who chooses a place, and which.  Chapter 5."""

from __future__ import annotations

from alexandre.games.empire.actions import Lot, TakePlace
from alexandre.games.empire.events import LotDrawn, OrderSet, PlaceTaken
from alexandre.games.empire.rules.marching import begin_moves
from alexandre.games.empire.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import replace_at
from alexandre.kernel.fields import NONE


def arrange(state: Position, tell: Tell | None) -> None:
    """Put the seats into the order of choice as far as no lot is needed.  [5.2-5.6]"""
    if is_eldest_first(state):
        follow_eldest(state, tell)
        return
    while len(state.queue) < state.seats:
        tied = next_in_line(state)
        if len(tied) > 1:
            state.phase = Phase.LOTS
            return
        state.queue = [*state.queue, *tied]
    state.phase = Phase.PLACE
    state.mover = state.queue[0]


def is_eldest_first(state: Position) -> bool:
    """[5.5] nobody bid in the first region of the game."""
    return state.region == state.first_region and not any(state.bids)


def follow_eldest(state: Position, tell: Tell | None) -> None:
    """[5.5] the eldest begins, the others follow clockwise; nobody chooses."""
    # Reading: nobody's age is asked: the first seat counts as the eldest, or a lot says who.
    if not state.queue and state.options["eldest"] == "random":
        state.phase = Phase.LOTS
        return
    first = state.queue[0] if state.queue else 0
    state.queue = [(first + step) % state.seats for step in range(state.seats)]
    state.order = state.queue[:]
    order_is_set(state, tell)


def next_in_line(state: Position) -> list[int]:
    """Those who may choose next; several if only a lot can decide.  [5.2] [5.3]"""
    left = [seat for seat in range(state.seats) if seat not in state.queue]
    first = min(rank_of(state, seat) for seat in left)
    return [seat for seat in left if rank_of(state, seat) == first]


def rank_of(state: Position, seat: int) -> tuple[int, ...]:
    """The lower, the earlier: highest bid, then score; ties by armies, then temples.  [5.2]"""
    highest = max(state.bids)
    tie = (-state.raised[seat], -state.temple_box[seat])
    if highest and state.bids[seat] == highest:
        return (0, *tie)
    # Reading: equal scores are told apart as the example does; the sentence draws at once [5.7].
    if state.options["score_ties"] == "lots":
        return (1, -state.score(seat))
    return (1, -state.score(seat), *tie)


def lot_law(state: Position) -> Law:
    """The seats among which a lot decides, each as likely.  [5.4] [5.5]"""
    seats = list(range(state.seats)) if is_eldest_first(state) else next_in_line(state)
    return [(state.tables.moves.lot[seat], 1) for seat in seats]


def draw_lot(state: Position, action: Lot, tell: Tell | None) -> None:
    """[5.4] the seat drawn goes before the others it tied with."""
    if tell:
        tell(LotDrawn(action.seat))
    state.queue = [*state.queue, action.seat]
    arrange(state, tell)


def place_offers(state: Position) -> list[Action]:
    """Every place that is still free.  [5.3]"""
    # Reading: of the free places any may be chosen, as the example's last place shows.
    return [state.tables.moves.take_place[place] for place, seat in enumerate(state.order)
            if seat == NONE]


def take_place(state: Position, action: TakePlace, tell: Tell | None) -> None:
    """[5.3] the next in line chooses among what is left."""
    state.order = replace_at(state.order, action.place - 1, state.mover)
    if tell:
        tell(PlaceTaken(state.mover, action.place))
    taken = state.seats - state.order.count(NONE)
    if taken < state.seats:
        state.mover = state.queue[taken]
    else:
        order_is_set(state, tell)


def order_is_set(state: Position, tell: Tell | None) -> None:
    """[5.1] it holds for all turns of the region."""
    if tell:
        tell(OrderSet(tuple(state.order)))
    begin_moves(state)

"""The hidden part of a position: the boxes that others have filled and nobody has shown. [4.2]"""

from __future__ import annotations

from itertools import pairwise

from alexandre.games.empire.events import BoxesFilled
from alexandre.games.empire.state import SPLITTING, UNKNOWN, Position
from alexandre.kernel.contract import Event, Rnd
from alexandre.kernel.declared import replace_at


def seen(event: Event, seat: int | None) -> Event | None:
    """Everything is in the open but how the others have split."""
    if isinstance(event, BoxesFilled) and seat is not None and seat != event.seat:
        return BoxesFilled(event.seat, None)
    return event


def resplit(state: Position, seat: int, rnd: Rnd) -> None:
    """Split the others' resources again, every split as likely as any other."""
    if state.phase not in SPLITTING:
        return
    for other in range(state.mover + 1):
        if other != seat:
            refill(state, other, rnd)


def refill(state: Position, seat: int, rnd: Rnd) -> None:
    """The boxes that a seat has filled so far, from a split of its whole pool."""
    if state.turn > 1:
        if state.temple_box[seat] != UNKNOWN:
            state.temple_box[seat], state.city_box[seat] = parts_of(state.pool[seat], 2, rnd)
        return
    bid, raised, temples, cities = parts_of(state.pool[seat], 4, rnd)
    if state.bids[seat] != UNKNOWN:
        state.bids = replace_at(state.bids, seat, bid)
    if state.raised[seat] != UNKNOWN:
        state.raised = replace_at(state.raised, seat, raised)
    if state.temple_box[seat] != UNKNOWN:
        state.temple_box[seat], state.city_box[seat] = temples, cities


def parts_of(total: int, boxes: int, rnd: Rnd) -> list[int]:
    """So many resources over so many boxes: bars drawn among stars, without bias."""
    slots = list(range(total + boxes - 1))
    bars = sorted(slots.pop(rnd(len(slots))) for _bar in range(boxes - 1))
    edges = [-1, *bars, total + boxes - 1]
    return [right - left - 1 for left, right in pairwise(edges)]

"""Which spots an event is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.phalanxx import events
from alexandre.kernel.contract import Event


def about(event: Event) -> tuple[str, ...]:
    """The spots that an event is about, for a line of the log that points at the table."""
    place = PLACES.get(type(event))
    if place is not None:
        return place(event)
    seat = getattr(event, "seat", getattr(event, "player", None))
    return () if seat is None else (f"seat:{seat}",)


PLACES: Final[dict[type[Event], Callable[[Any], tuple[str, ...]]]] = {
    events.Settled: lambda event: tuple(f"region:{id}" for id in event.ids),
    events.RegionConquered: lambda event: (f"region:{event.id}",),
    events.ConquestBegan: lambda event: (f"region:{event.id}",),
    events.ConflictWon: lambda event: (f"region:{event.region_id}",),
    events.DieRolled: lambda event: (f"die:{event.place + 1}",),
    events.DieSet: lambda event: (f"die:{event.place + 1}",),
    events.DiePushed: lambda event: (f"slot:{event.slot + 1}",),
    events.GameEnded: lambda event: tuple(f"seat:{seat}" for seat in event.winners),
}

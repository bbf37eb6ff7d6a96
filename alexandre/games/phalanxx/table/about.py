"""The spots of an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.phalanxx import events
from alexandre.kernel.contract import Event
from alexandre.ui.play.tween import point_by_event

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

about: Final = point_by_event(PLACES)

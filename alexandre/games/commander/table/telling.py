"""What is told of a whole campaign: the points as they stand, and what was worth remembering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from alexandre.games.commander.events import ProphecyFulfilled, RegionConquered
from alexandre.games.commander.events.battle import LeaderFell
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.contract import Event, View
from alexandre.kernel.text import Msg

Moment = tuple[int, Msg]
UNIT: Final = Msg.of("commander.chart.unit")


def standing(view: View) -> tuple[int, ...]:
    """The critical regions that are conquered: points come at the end."""
    return (sum(site.status != "hostile" for site in cast(CommanderView, view).sites),)


def milestones(events: Sequence[tuple[int, Event]]) -> tuple[Moment, ...]:
    """Every conquest, every leader that fell, every prophecy that came true."""
    moments: list[Moment] = []
    for index, event in events:
        if isinstance(event, RegionConquered):
            moments.append((index, Msg.of("commander.moment.conquest", region=event.region)))
        elif isinstance(event, LeaderFell):
            moments.append((index, Msg.of("commander.moment.leader", leader=event.leader)))
        elif isinstance(event, ProphecyFulfilled):
            moments.append((index, Msg.of("commander.moment.prophecy", prophecy=event.prophecy)))
    return tuple(moments)

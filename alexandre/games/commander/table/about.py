"""The spots of an event, for a line of the log that points at the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.kernel.contract import Event
from alexandre.ui.play.tween import point_by_event


def where(event: Any) -> tuple[str, ...]:
    """A region of the map."""
    return (f"region:{event.region.id}",)


def himself(event: Any) -> tuple[str, ...]:
    """Alexander."""
    return ("alexander",)


def scheme(event: Any) -> tuple[str, ...]:
    """A plan of the enemy."""
    return (f"scheme:{event.id}",)


def plan(event: Any) -> tuple[str, ...]:
    """An own plan."""
    return (f"plan:{event.id}",)


def adviser(event: Any) -> tuple[str, ...]:
    """One of those who advise him, at his panel."""
    return (f"advisor:{event.advisor.id}",)


PLACES: Final[dict[type[Event], Callable[[Any], tuple[str, ...]]]] = {
    events.TurnBegan: lambda event: (f"turn:{event.turn}",),
    events.OrderRolled: lambda event: (f"region:{event.place.id}",),
    events.ForceCame: where,
    events.ForceSentBack: where,
    events.WallRaised: where,
    events.BonusPlaced: where,
    events.NothingOrdered: where,
    events.GoldChanged: lambda event: ("gold",),
    events.GloryChanged: lambda event: ("glory",),
    events.AlexanderHit: himself,
    events.LevelChanged: himself,
    events.ArmyMoved: lambda event: tuple(f"region:{id}" for id in event.way),
    events.ArmyStayed: where,
    events.ForceBetrayed: where,
    events.Intimidated: where,
    events.RegionConquered: where,
    events.RegionTreated: where,
    events.Built: where,
    events.TrackMoved: lambda event: (f"track:{event.track}",),
    events.RubbleHit: lambda event: (f"section:{event.section}",),
    events.SectionChanged: lambda event: (f"section:{event.section}",),
    events.AdvisorCame: adviser,
    events.AdvisorLeft: adviser,
    events.ProphecyHeard: lambda event: (f"prophecy:{event.id}", f"turn:{event.deadline}"),
    events.ProphecyFulfilled: lambda event: (f"prophecy:{event.id}",),
    events.ProphecyFailed: lambda event: (f"prophecy:{event.id}",),
    battle.EnemyPlanDrawn: scheme,
    battle.EnemyPlanUsed: scheme,
    battle.PlanTaken: plan,
    battle.PlanUsed: plan,
    battle.AlexanderHit: himself,
}

about: Final = point_by_event(PLACES)

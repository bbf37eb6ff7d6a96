"""What each event of Birth of an Empire sounds like; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.empire import events
from alexandre.kernel.contract import Event

# Every event has its line; "" is no sound.
SOUNDS: Final[dict[type[Event], str]] = {
    events.TurnBegan: "page",
    events.BoxesFilled: "seal",
    events.BoxesRevealed: "card",
    events.LotDrawn: "coins",
    events.PlaceTaken: "piece",
    events.OrderSet: "",
    events.ArmiesMarched: "step",
    events.CrossingPaid: "coins",
    events.GoalEntered: "horn",
    events.BuildingDeclared: "piece",
    events.TurnEnded: "page",
    events.ProvinceHeld: "",
    events.BuildingRaised: "lyre",
    events.BuildingFailed: "no",
    events.RegionEnded: "horn",
    events.AwardWon: "lyre",
    events.GameEnded: "victory",
}


def sound(event: Event) -> str:
    """The name of its sound."""
    return SOUNDS[type(event)]

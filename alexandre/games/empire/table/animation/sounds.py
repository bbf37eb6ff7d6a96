"""The sound of each event of Birth of an Empire; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.empire import events
from alexandre.ui.play.palette import Beats, EventSounds

# Every event has its line; "" is no sound.
SOUNDS: Final[EventSounds] = {
    events.TurnBegan: "page",
    events.BoxesFilled: "seal",
    events.BoxesRevealed: "reveal",
    events.LotDrawn: "knock",
    events.PlaceTaken: "piece",
    events.OrderSet: "",
    events.ArmiesMarched: "step",
    events.CrossingPaid: "coins",
    events.GoalEntered: Beats("beats", "step", "goal"),
    events.BuildingDeclared: "piece",
    events.TurnEnded: "page",
    events.ProvinceHeld: "coin3",
    events.BuildingRaised: Beats("", "chisel", "vow"),
    events.BuildingFailed: "cord",
    events.RoundScored: Beats("", "", "levy"),
    events.RegionEnded: Beats("roll", "seal", "horn"),
    events.AwardWon: Beats("", "seal", "lyre"),
    events.GameEnded: Beats("horn", "seal", "victory"),
}

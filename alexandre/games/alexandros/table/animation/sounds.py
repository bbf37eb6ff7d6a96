"""The sound of each event of Alexandros; frequent ones are soft, most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import events
from alexandre.ui.play.palette import Beats, By, EventSounds

CLOSED: Final = Beats("drum", "wall", "closed")
CUT: Final = Beats("", "crack", "cord")

# Every event has its line; "" is no sound.
SOUNDS: Final[EventSounds] = {
    events.SeatBegan: "page",
    events.CardDrawn: "card",
    events.CardRevealed: "card",
    events.CardTaken: "card",
    events.JokerPlayed: "card",
    events.CardSpent: "card",
    events.SymbolChosen: "",
    events.AlexanderStayed: "no",
    events.MarchBegan: "",
    events.AlexanderWalked: By("wall", {"": "step"}, "wall"),
    events.ProvinceClosed: By("owners", {(None, None): CLOSED}, CUT),
    events.RedWallsTouched: Beats("roll", "crack", "horn"),
    events.AlexanderArrived: "",
    events.GovernorPosted: "piece",
    events.CardsPaid: "card",
    events.ProvinceOccupied: Beats("drum", "seal", "lyre"),
    events.GovernorsOusted: Beats("roll", "ousted", "ceded"),
    events.CardCeded: "card",
    events.TaxesCollected: Beats("", "levy", "coins"),
    events.GovernorRecalled: "piece",
    events.PileShuffled: "card",
    events.TurnEnded: "page",
    events.GameEnded: Beats("horn", "seal", "victory"),
}

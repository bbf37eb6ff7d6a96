"""What each event of Alexandros sounds like; what comes often is soft, most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import events
from alexandre.ui.play.palette import By, EventSounds

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
    events.ProvinceClosed: "closed",
    events.RedWallsTouched: "crack",
    events.AlexanderArrived: "",
    events.GovernorPosted: "piece",
    events.CardsPaid: "card",
    events.ProvinceOccupied: "occupied",
    events.GovernorsOusted: "ousted",
    events.CardCeded: "card",
    events.TaxesCollected: "levy",
    events.GovernorRecalled: "piece",
    events.PileShuffled: "card",
    events.TurnEnded: "page",
    events.GameEnded: "victory",
}

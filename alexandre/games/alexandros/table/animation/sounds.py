"""What each event of Alexandros sounds like; what comes often is soft, most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import events
from alexandre.kernel.contract import Event

# Every event has its line; "" is no sound.
SOUNDS: Final[dict[type[Event], str]] = {
    events.SeatBegan: "page",
    events.CardDrawn: "card",
    events.CardRevealed: "card",
    events.CardTaken: "card",
    events.JokerPlayed: "card",
    events.CardSpent: "card",
    events.SymbolChosen: "",
    events.AlexanderStayed: "no",
    events.MarchBegan: "",
    events.AlexanderWalked: "step",
    events.ProvinceClosed: "seal",
    events.RedWallsTouched: "horn",
    events.AlexanderArrived: "",
    events.GovernorPosted: "piece",
    events.CardsPaid: "card",
    events.ProvinceOccupied: "lyre",
    events.GovernorsOusted: "horn",
    events.CardCeded: "card",
    events.TaxesCollected: "coins",
    events.GovernorRecalled: "piece",
    events.PileShuffled: "card",
    events.TurnEnded: "page",
    events.GameEnded: "victory",
}


def sound(event: Event) -> str:
    """The name of its sound; a line walked is a wall laid unless one lay there already."""
    if isinstance(event, events.AlexanderWalked) and event.wall:
        return "piece"
    return SOUNDS[type(event)]

"""What each event of Phalanxx sounds like; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import events
from alexandre.kernel.contract import Event

# Every event has its line; "" is no sound.
SOUNDS: Final[dict[type[Event], str]] = {
    events.ActionCardDealt: "card",
    events.Settled: "piece",
    events.RivalSettled: "piece",
    events.CardShown: "card",
    events.HeroismCame: "horn",
    events.CardDealt: "card",
    events.CardGoneOver: "card",
    events.RivalTook: "card",
    events.PersonalDieRolled: "step",
    events.PurseFilled: "coins",
    events.TurnBegan: "page",
    events.CardBought: "coins",
    events.TopSeen: "card",
    events.CardsExchanged: "card",
    events.CardBoxed: "",
    events.LastRoundBegan: "horn",
    events.DieRolled: "step",
    events.Compensated: "coins",
    events.DieSet: "piece",
    events.CardPlayed: "card",
    events.ConquestBegan: "",
    events.RegionConquered: "piece",
    events.ConflictWon: "horn",
    events.DiePushed: "step",
    events.IncomeTaken: "coins",
    events.DiceExchanged: "piece",
    events.DicePassed: "page",
    events.GameEnded: "victory",
    events.RivalMeasured: "victory",
}


def sound(event: Event) -> str:
    """The name of its sound."""
    return SOUNDS[type(event)]

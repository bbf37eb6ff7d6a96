"""The sound of each event of Phalanxx; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import events
from alexandre.ui.play.palette import COINS, Beats, By, EventSounds

CITY: Final = Beats("beats", "rubble", "triumph")

# Every event has its line; "" is no sound.
SOUNDS: Final[EventSounds] = {
    events.ActionCardDealt: "card",
    events.Settled: "piece",
    events.RivalSettled: "piece",
    events.CardShown: "card",
    events.HeroismCame: Beats("roll", "card", "heroism"),
    events.CardDealt: "card",
    events.CardGoneOver: "card",
    events.RivalTook: "card",
    events.PersonalDieRolled: "knock",
    events.PurseFilled: By("n", COINS, "coins"),
    events.TurnBegan: "page",
    events.CardBought: By("price", COINS, "coins"),
    events.TopSeen: "card",
    events.CardsExchanged: "card",
    events.CardBoxed: "",
    events.LastRoundBegan: Beats("roll", "seal", "heroism"),
    events.DieRolled: "knock",
    events.Compensated: By("n", COINS, "coins"),
    events.DieSet: "piece",
    events.CardPlayed: "card",
    events.ConquestBegan: "",
    events.RegionConquered: By("soldiers", {0: "stamp", 1: "stamp"}, CITY),
    events.ConflictWon: Beats("roll", "clash", "triumph"),
    events.DiePushed: "knock",
    events.IncomeTaken: By("n", COINS, "coins"),
    events.DiceExchanged: "snatched",
    events.DicePassed: "page",
    events.GameEnded: Beats("horn", "seal", "victory"),
    events.RivalMeasured: "victory",
}

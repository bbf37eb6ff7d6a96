"""What each event of Phalanxx sounds like; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import events
from alexandre.ui.play.palette import COINS, By, EventSounds

# Every event has its line; "" is no sound.
SOUNDS: Final[EventSounds] = {
    events.ActionCardDealt: "card",
    events.Settled: "piece",
    events.RivalSettled: "piece",
    events.CardShown: "card",
    events.HeroismCame: "heroism",
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
    events.LastRoundBegan: "heroism",
    events.DieRolled: "knock",
    events.Compensated: By("n", COINS, "coins"),
    events.DieSet: "piece",
    events.CardPlayed: "card",
    events.ConquestBegan: "",
    events.RegionConquered: "stamp",
    events.ConflictWon: "conquered",
    events.DiePushed: "knock",
    events.IncomeTaken: By("n", COINS, "coins"),
    events.DiceExchanged: "snatched",
    events.DicePassed: "page",
    events.GameEnded: "victory",
    events.RivalMeasured: "victory",
}

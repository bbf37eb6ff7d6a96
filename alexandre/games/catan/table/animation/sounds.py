"""The sound of each event of Catan; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan import events
from alexandre.games.catan.meta import RESOURCES
from alexandre.ui.play.palette import COINS, Beats, By, EventSounds

FLICKS: Final = {good: f"flick{number}" for number, good in enumerate(RESOURCES, 1)}

END: Final = Beats("horn", "seal", "victory")

# Every event has its line; "" is no sound.
SOUNDS: Final[EventSounds] = {
    events.FirstDrawn: "knock",
    events.TurnBegan: "page",
    events.CardDealt: By("word", FLICKS, "card"),
    events.SupplyEnded: "horn",
    events.DiceThrown: "rattle",
    events.DiceRolled: "dice",
    events.GoodsYielded: "flick3",
    events.StackShort: "no",
    events.CardsGivenBack: "card",
    events.RobberMoved: "robber",
    events.CardStolen: By("word", FLICKS, "card"),
    events.AlexanderAdvanced: Beats("", "step", "horn"),
    events.AlexanderStayed: "",
    events.AuctionBegan: "seal",
    events.BidMade: By("n", COINS, "coins"),
    events.Passed: "",
    events.AuctionWon: "hammer",
    events.AuctionEmpty: "cord",
    events.BidPaid: "coins",
    events.BidFailed: "cord",
    events.VillageFounded: Beats("", "chisel", "vow"),
    events.NoVillageLeft: "",
    events.TokenTaken: "seal",
    events.AdvisersChanged: Beats("roll", "seal", "honour"),
    events.TitlePassed: Beats("roll", "seal", "honour"),
    events.RoadBuilt: "piece",
    events.VillageBuilt: "chisel",
    events.CityBuilt: Beats("", "chisel", "vow"),
    events.CardBought: "card",
    events.CardPlayed: "card",
    events.GoodsInvented: "card",
    events.GoodsSeized: "coins",
    events.Swapped: "coins",
    events.TradeProposed: "seal",
    events.TradeCountered: "seal",
    events.TradeAnswered: By("is_ready", {True: "knock"}, "no"),
    events.TradeClosed: "coins",
    events.TradeDropped: "",
    events.TurnEnded: "page",
    events.PointsClaimed: "lyre",
    events.CardsShown: "card",
    events.GameEnded: By("reason", {"persepolis": Beats("horn", "seal", "honour")}, END),
}

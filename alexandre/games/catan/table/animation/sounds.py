"""What each event of Catan sounds like; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan import events
from alexandre.kernel.contract import Event

# Every event has its line; "" is no sound.
SOUNDS: Final[dict[type[Event], str]] = {
    events.FirstDrawn: "piece",
    events.TurnBegan: "page",
    events.CardDealt: "card",
    events.SupplyEnded: "horn",
    events.DiceThrown: "",
    events.DiceRolled: "piece",
    events.GoodsYielded: "card",
    events.StackShort: "no",
    events.CardsGivenBack: "card",
    events.RobberMoved: "step",
    events.CardStolen: "card",
    events.AlexanderAdvanced: "horn",
    events.AlexanderStayed: "",
    events.AuctionBegan: "seal",
    events.BidMade: "coins",
    events.Passed: "",
    events.AuctionWon: "lyre",
    events.AuctionEmpty: "no",
    events.BidPaid: "coins",
    events.BidFailed: "no",
    events.VillageFounded: "piece",
    events.NoVillageLeft: "",
    events.TokenTaken: "seal",
    events.AdvisersChanged: "lyre",
    events.TitlePassed: "lyre",
    events.RoadBuilt: "piece",
    events.VillageBuilt: "piece",
    events.CityBuilt: "lyre",
    events.CardBought: "card",
    events.CardPlayed: "card",
    events.GoodsInvented: "card",
    events.GoodsSeized: "coins",
    events.Swapped: "coins",
    events.TradeProposed: "seal",
    events.TradeCountered: "seal",
    events.TradeAnswered: "",
    events.TradeClosed: "coins",
    events.TradeDropped: "",
    events.TurnEnded: "page",
    events.PointsClaimed: "lyre",
    events.CardsShown: "card",
    events.GameEnded: "victory",
}


def sound(event: Event) -> str:
    """The name of its sound."""
    return SOUNDS[type(event)]

"""Everything that can happen in Catan; the catalogue has a line of the log for each."""

from __future__ import annotations

from alexandre.games.catan.events.auction import (
    AdvisersChanged,
    AlexanderAdvanced,
    AlexanderStayed,
    AuctionBegan,
    AuctionEmpty,
    AuctionWon,
    BidFailed,
    BidMade,
    BidPaid,
    NoVillageLeft,
    Passed,
    TitlePassed,
    TokenTaken,
    VillageFounded,
)
from alexandre.games.catan.events.trade import (
    CardBought,
    CardPlayed,
    CityBuilt,
    GoodsInvented,
    GoodsSeized,
    RoadBuilt,
    Swapped,
    TradeAnswered,
    TradeClosed,
    TradeCountered,
    TradeDropped,
    TradeProposed,
    VillageBuilt,
)
from alexandre.games.catan.events.turn import (
    CardDealt,
    CardsGivenBack,
    CardsShown,
    CardStolen,
    DiceRolled,
    DiceThrown,
    FirstDrawn,
    GameEnded,
    GoodsYielded,
    PointsClaimed,
    RobberMoved,
    StackShort,
    SupplyEnded,
    TurnBegan,
    TurnEnded,
    YieldBlocked,
)

__all__ = [
    "AdvisersChanged", "AlexanderAdvanced", "AlexanderStayed", "AuctionBegan", "AuctionEmpty",
    "AuctionWon", "BidFailed", "BidMade", "BidPaid", "CardBought", "CardDealt", "CardPlayed",
    "CardStolen", "CardsGivenBack", "CardsShown", "CityBuilt", "DiceRolled", "DiceThrown",
    "FirstDrawn", "GameEnded", "GoodsInvented", "GoodsSeized", "GoodsYielded", "NoVillageLeft",
    "Passed", "PointsClaimed", "RoadBuilt", "RobberMoved", "StackShort", "SupplyEnded",
    "Swapped", "TitlePassed", "TokenTaken", "TradeAnswered", "TradeClosed", "TradeCountered",
    "TradeDropped", "TradeProposed", "TurnBegan", "TurnEnded", "VillageBuilt", "VillageFounded",
    "YieldBlocked",
]

"""Everything that can happen in Catan, each with its line of the log."""

from __future__ import annotations

from alexandre.games.catan.events.land import CardDealt as CardDealt
from alexandre.games.catan.events.land import CardsGivenBack as CardsGivenBack
from alexandre.games.catan.events.land import CardStolen as CardStolen
from alexandre.games.catan.events.land import DiceRolled as DiceRolled
from alexandre.games.catan.events.land import DiceThrown as DiceThrown
from alexandre.games.catan.events.land import FirstDrawn as FirstDrawn
from alexandre.games.catan.events.land import GoodsYielded as GoodsYielded
from alexandre.games.catan.events.land import RobberMoved as RobberMoved
from alexandre.games.catan.events.land import StackShort as StackShort
from alexandre.games.catan.events.land import SupplyEnded as SupplyEnded
from alexandre.games.catan.events.land import TurnBegan as TurnBegan
from alexandre.games.catan.events.march import AdvisersChanged as AdvisersChanged
from alexandre.games.catan.events.march import AlexanderAdvanced as AlexanderAdvanced
from alexandre.games.catan.events.march import AlexanderStayed as AlexanderStayed
from alexandre.games.catan.events.march import AuctionBegan as AuctionBegan
from alexandre.games.catan.events.march import AuctionEmpty as AuctionEmpty
from alexandre.games.catan.events.march import AuctionWon as AuctionWon
from alexandre.games.catan.events.march import BidFailed as BidFailed
from alexandre.games.catan.events.march import BidMade as BidMade
from alexandre.games.catan.events.march import BidPaid as BidPaid
from alexandre.games.catan.events.march import NoVillageLeft as NoVillageLeft
from alexandre.games.catan.events.march import Passed as Passed
from alexandre.games.catan.events.march import TitlePassed as TitlePassed
from alexandre.games.catan.events.march import TokenTaken as TokenTaken
from alexandre.games.catan.events.march import VillageFounded as VillageFounded
from alexandre.games.catan.events.trade import CardBought as CardBought
from alexandre.games.catan.events.trade import CardPlayed as CardPlayed
from alexandre.games.catan.events.trade import CardsShown as CardsShown
from alexandre.games.catan.events.trade import CityBuilt as CityBuilt
from alexandre.games.catan.events.trade import GameEnded as GameEnded
from alexandre.games.catan.events.trade import GoodsInvented as GoodsInvented
from alexandre.games.catan.events.trade import GoodsSeized as GoodsSeized
from alexandre.games.catan.events.trade import PointsClaimed as PointsClaimed
from alexandre.games.catan.events.trade import RoadBuilt as RoadBuilt
from alexandre.games.catan.events.trade import Swapped as Swapped
from alexandre.games.catan.events.trade import TradeAnswered as TradeAnswered
from alexandre.games.catan.events.trade import TradeClosed as TradeClosed
from alexandre.games.catan.events.trade import TradeDropped as TradeDropped
from alexandre.games.catan.events.trade import TradeProposed as TradeProposed
from alexandre.games.catan.events.trade import TurnEnded as TurnEnded
from alexandre.games.catan.events.trade import VillageBuilt as VillageBuilt

"""Everything that can happen in Phalanxx, each with its line of the log.

A player is named by an `Arg`: a seat, or MaXXimilian.  Dice are numbers, colour * 7 + face.
"""

from __future__ import annotations

from alexandre.games.phalanxx.events.cards import (
    CardBought,
    CardBoxed,
    CardDealt,
    CardGoneOver,
    CardPlayed,
    CardsExchanged,
    CardShown,
    HeroismCame,
    RivalTook,
    TopSeen,
)
from alexandre.games.phalanxx.events.dice import (
    Compensated,
    DiceExchanged,
    DicePassed,
    DiePushed,
    DieRolled,
    DieSet,
    IncomeTaken,
    PersonalDieRolled,
    PurseFilled,
)
from alexandre.games.phalanxx.events.game_events import (
    ActionCardDealt,
    ConflictWon,
    ConquestBegan,
    GameEnded,
    LastRoundBegan,
    RegionConquered,
    RivalMeasured,
    RivalSettled,
    Settled,
    TurnBegan,
)
from alexandre.games.phalanxx.events.words import die_msg

__all__ = [
    "ActionCardDealt", "CardBought", "CardBoxed", "CardDealt", "CardGoneOver", "CardPlayed",
    "CardShown", "CardsExchanged", "Compensated", "ConflictWon", "ConquestBegan", "DiceExchanged",
    "DicePassed", "DiePushed", "DieRolled", "DieSet", "GameEnded", "HeroismCame", "IncomeTaken",
    "LastRoundBegan", "PersonalDieRolled", "PurseFilled", "RegionConquered", "RivalMeasured",
    "RivalSettled", "RivalTook", "Settled", "TopSeen", "TurnBegan", "die_msg",
]

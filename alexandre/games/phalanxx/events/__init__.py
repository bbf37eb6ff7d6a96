"""Everything that can happen in Phalanxx, each with its line of the log.

A player is named by an `Arg`: a seat, or MaXXimilian.  Dice are numbers, colour * 7 + face.
"""

from __future__ import annotations

from alexandre.games.phalanxx.events.cards import (
    CardBought as CardBought,
    CardBoxed as CardBoxed,
    CardDealt as CardDealt,
    CardGoneOver as CardGoneOver,
    CardPlayed as CardPlayed,
    CardShown as CardShown,
    CardsExchanged as CardsExchanged,
    HeroismCame as HeroismCame,
    TopSeen as TopSeen,
)
from alexandre.games.phalanxx.events.course import (
    ActionCardDealt as ActionCardDealt,
    ConflictWon as ConflictWon,
    ConquestBegan as ConquestBegan,
    GameEnded as GameEnded,
    LastRoundBegan as LastRoundBegan,
    RegionConquered as RegionConquered,
    RivalMeasured as RivalMeasured,
    RivalSettled as RivalSettled,
    Settled as Settled,
    TurnBegan as TurnBegan,
)
from alexandre.games.phalanxx.events.dice import (
    Compensated as Compensated,
    DiceExchanged as DiceExchanged,
    DicePassed as DicePassed,
    DiePushed as DiePushed,
    DieRolled as DieRolled,
    DieSet as DieSet,
    IncomeTaken as IncomeTaken,
    PersonalDieRolled as PersonalDieRolled,
    PurseFilled as PurseFilled,
)

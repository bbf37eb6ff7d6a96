"""Everything that can happen in Phalanxx, each with its line of the log.

A player is named by an `Arg`: a seat, or MaXXimilian.  Dice are numbers, colour * 7 + face.
"""

from __future__ import annotations

from alexandre.games.phalanxx.events.cards import (
    CardBought as CardBought,
)
from alexandre.games.phalanxx.events.cards import (
    CardBoxed as CardBoxed,
)
from alexandre.games.phalanxx.events.cards import (
    CardDealt as CardDealt,
)
from alexandre.games.phalanxx.events.cards import (
    CardGoneOver as CardGoneOver,
)
from alexandre.games.phalanxx.events.cards import (
    CardPlayed as CardPlayed,
)
from alexandre.games.phalanxx.events.cards import (
    CardsExchanged as CardsExchanged,
)
from alexandre.games.phalanxx.events.cards import (
    CardShown as CardShown,
)
from alexandre.games.phalanxx.events.cards import (
    HeroismCame as HeroismCame,
)
from alexandre.games.phalanxx.events.cards import (
    RivalTook as RivalTook,
)
from alexandre.games.phalanxx.events.cards import (
    TopSeen as TopSeen,
)
from alexandre.games.phalanxx.events.course import (
    ActionCardDealt as ActionCardDealt,
)
from alexandre.games.phalanxx.events.course import (
    ConflictWon as ConflictWon,
)
from alexandre.games.phalanxx.events.course import (
    ConquestBegan as ConquestBegan,
)
from alexandre.games.phalanxx.events.course import (
    GameEnded as GameEnded,
)
from alexandre.games.phalanxx.events.course import (
    LastRoundBegan as LastRoundBegan,
)
from alexandre.games.phalanxx.events.course import (
    RegionConquered as RegionConquered,
)
from alexandre.games.phalanxx.events.course import (
    RivalMeasured as RivalMeasured,
)
from alexandre.games.phalanxx.events.course import (
    RivalSettled as RivalSettled,
)
from alexandre.games.phalanxx.events.course import (
    Settled as Settled,
)
from alexandre.games.phalanxx.events.course import (
    TurnBegan as TurnBegan,
)
from alexandre.games.phalanxx.events.dice import (
    Compensated as Compensated,
)
from alexandre.games.phalanxx.events.dice import (
    DiceExchanged as DiceExchanged,
)
from alexandre.games.phalanxx.events.dice import (
    DicePassed as DicePassed,
)
from alexandre.games.phalanxx.events.dice import (
    DiePushed as DiePushed,
)
from alexandre.games.phalanxx.events.dice import (
    DieRolled as DieRolled,
)
from alexandre.games.phalanxx.events.dice import (
    DieSet as DieSet,
)
from alexandre.games.phalanxx.events.dice import (
    IncomeTaken as IncomeTaken,
)
from alexandre.games.phalanxx.events.dice import (
    PersonalDieRolled as PersonalDieRolled,
)
from alexandre.games.phalanxx.events.dice import (
    PurseFilled as PurseFilled,
)

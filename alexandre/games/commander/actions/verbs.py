"""The verbs of chance, and of a turn of the campaign but for its battles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.kernel.actions import Action

TRACKS = ("transports", "mole", "siege_ships", "warships")
TRANSPORTS, MOLE, SIEGE_SHIPS, WARSHIPS = range(4)
LOSSES = ("transport", "mole", "siege_ship", "gold")
MOST_SECTIONS = 6
HERO: Final = "alexander"


@dataclass(frozen=True, eq=False)
class OfIndex(Action):
    """A verb about one of several things: the number of it, and its id."""

    index: int
    id: str

    def params(self) -> dict[str, Any]:
        """The id."""
        return {"id": self.id}


@dataclass(frozen=True, eq=False)
class OfCount(Action):
    """A verb about a number."""

    n: int


@dataclass(frozen=True, eq=False)
class OfForce(Action):
    """A verb about a force of Alexander's: `target` is 2 * kind + side, the last is himself."""

    target: int
    id: str
    is_reduced: bool

    @property
    def is_alexander(self) -> bool:
        """Whether it concerns Alexander himself."""
        return self.id == HERO

    def params(self) -> dict[str, Any]:
        """The force, and its side."""
        return {"id": self.id, "is_reduced": self.is_reduced}


class Die(OfCount):
    """Chance: a die shows this number.  [1.3]"""


class Draw(OfIndex):
    """Chance: this enemy force comes out of the cup.  [3.3]"""


class DrawOperation(OfIndex):
    """Chance: this counter of the enemy's operation is turned up.  [5.1]"""


class Reveal(OfIndex):
    """Chance: the oracle gives this prophecy.  [7.2]"""


class FindInsight(OfIndex):
    """Chance: this insight is drawn.  [11.7]"""


class Betray(OfIndex):
    """Chance: the spies take away this force, reduced or not, or a wall.  [12.7]"""


class Hire(OfIndex):
    """Take an advisor: at the beginning, or for glory.  [3.5] [11.9]"""


class Refit(OfIndex):
    """Turn a reduced force to its full side.  [4.2]"""


class PlayInsight(OfIndex):
    """Use an insight outside a battle; spies at any moment.  [12.1] [12.7]"""


class Pray(Action):
    """Pay the gold that the winds ask for.  [7.12]"""


class GiveUp(OfIndex):
    """Part with an advisor for the rest of the campaign.  [7.6] [7.13]"""


class LoseLevel(Action):
    """Pay for a failed prophecy with a glorification.  [7.6]"""


class Abstain(Action):
    """Ask no advisor for the rest of this turn.  [7.11]"""


class Consult(Action):
    """Ask the advisors after all.  [7.11]"""


class Disband(OfForce):
    """Send a force home.  [6.6]"""


class Proceed(Action):
    """Be done with the preparation.  [4.1]"""


class Heed(Action):
    """Add 1 to the die, as Aristander advises.  [12.10]"""


class Forgo(Action):
    """Leave the die as it fell.  [12.10]"""


class Yield(Action):
    """Pay what an order asks for in gold.  [4.5]"""


class Suffer(Action):
    """Take the hit that an order leaves as the other choice.  [4.5]"""


class Lose(OfIndex):
    """Give a Tyrian order what it takes: transport, siege ship, mole section, gold.  [14.9]"""


class Repair(OfCount):
    """Have Tyre mend this section of its wall.  [14.10]"""


class Regain(Action):
    """Have Tyre regain a warship.  [14.10]"""


class Cancel(Action):
    """Pay to cancel a counter of the operation.  [5.2]"""


class Allow(Action):
    """Let a counter of the operation take effect.  [5.2]"""


class Scout(OfIndex):
    """Roll for the way into a neighbouring region.  [6.1]"""


class March(Action):
    """Enter the region at the price of the roll.  [6.2-6.5]"""


class Stay(Action):
    """Do not enter: conquest is over for this turn.  [6.5]"""


class Accept(Action):
    """Take the prophecy of an oracle unseen.  [7.1]"""


class Decline(Action):
    """Decline the prophecy of an oracle.  [7.1]"""


class Fight(Action):
    """Begin the battle for the region.  [9.1]"""


class Intimidate(Action):
    """Roll to have a stronghold surrender.  [9.2]"""


class Boast(OfCount):
    """Spend so much glory on the roll and take its result.  [9.5]"""


class Wait(Action):
    """Stand before the stronghold until next turn.  [9.4]"""


class Govern(Action):
    """Govern the conquered region.  [10.4]"""


class Raze(Action):
    """Raze the conquered region.  [10.4]"""


class Enlist(OfIndex):
    """Take a force that costs nothing.  [13.6]"""


class Enough(Action):
    """Take no more of the forces that cost nothing.  [13.6]"""


class Encamp(Action):
    """Move no more: conquest is over for this turn.  [6.9]"""


class Buy(OfIndex):
    """Buy a force.  [11.4]"""


class BuildCity(Action):
    """Build a city where the army is.  [11.5]"""


class BuildTemple(Action):
    """Build a temple where the army is.  [11.6]"""


class Advance(OfIndex):
    """Buy the next box of a track: transports, mole, siege ships, or the enemy's warships.
    [14.3-14.6]"""


class Seek(Action):
    """Pay glory for an insight that is drawn.  [11.7]"""


class Choose(OfIndex):
    """Pay glory for an insight of one's choice.  [11.8]"""


class EndTurn(Action):
    """End the turn.  [4.1]"""


class Wound(OfForce):
    """Let a force, or Alexander, take a hit.  [2.4]"""

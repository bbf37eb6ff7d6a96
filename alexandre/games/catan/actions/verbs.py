"""Every verb of Catan, of the players and of chance, with its notation.

Corners are written by the hex whose tip they are (`2,1,S`), sides by their two corners
(`2,1,S>1,3,N`), hexes by their ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from alexandre.kernel.actions import Action


@dataclass(frozen=True, eq=False)
class OfSeat(Action):
    """A verb about a seat."""

    seat: int


class First(OfSeat):
    """Chance: this seat begins.  [2.7]"""


class Rob(OfSeat):
    """Take a card from that player.  [4.9]"""


class Trade(OfSeat):
    """Close the proposed trade with that player.  [9.6]"""


@dataclass(frozen=True, eq=False)
class OfGood(Action):
    """A verb about a good; `word` is its id."""

    good: int
    word: str

    def params(self) -> dict[str, Any]:
        """The good by its id."""
        return {"good": self.word}


class Deal(OfGood):
    """Chance: this card comes from the supply.  [2.5] [4.1]"""


class Discard(OfGood):
    """Give a card back, of a kind not before the last one.  [4.7] [6.9]"""


class Steal(OfGood):
    """Chance: this card is drawn from the victim's hand.  [4.9]"""


class Pay(OfGood):
    """Pay for an event with a knight or a good, of a kind not before the last one.  [6.6]"""


class Give(OfGood):
    """Put one of these into a proposal, on the own side.  [9.4]"""


class Ask(OfGood):
    """Put one of these into a proposal, on the other side.  [9.4]"""


class PlayMonopoly(OfGood):
    """Take all cards of one kind from everybody.  [8.7]"""


@dataclass(frozen=True, eq=False)
class PlayInvention(Action):
    """Take two cards from the stacks.  [8.6]"""

    goods: tuple[int, int]
    words: tuple[str, str]

    def params(self) -> dict[str, Any]:
        """The two goods by their ids."""
        return {"goods": list(self.words)}


@dataclass(frozen=True, eq=False)
class Swap(Action):
    """Trade with the stacks: several of one good for one of another.  [9.1]"""

    give: int
    get: int
    words: tuple[str, str]

    def params(self) -> dict[str, Any]:
        """The two goods by their ids."""
        return {"give": self.words[0], "get": self.words[1]}


class Roll(Action):
    """Throw the dice.  [3.1]"""


@dataclass(frozen=True, eq=False)
class Die(Action):
    """Chance: a die shows so many.  [4.2]"""

    n: int


@dataclass(frozen=True, eq=False)
class MoveRobber(Action):
    """Put the robber on a hex.  [4.8]"""

    hex: int
    id: str

    def params(self) -> dict[str, Any]:
        """The hex by its id."""
        return {"hex": self.id}


class Advance(Action):
    """Move Alexander past the next point.  [5.1]"""


@dataclass(frozen=True, eq=False)
class Token(Action):
    """Chance: the token turned over shows this event.  [5.4]"""

    kind: int
    word: str

    def params(self) -> dict[str, Any]:
        """The event by its id."""
        return {"kind": self.word}


@dataclass(frozen=True, eq=False)
class Bid(Action):
    """Offer so much.  [6.2]"""

    n: int


class Pass(Action):
    """Leave the auction.  [6.3]"""


class Fail(Action):
    """Own that the bid cannot be paid.  [6.9]"""


class PlayKnight(Action):
    """Lay a knight down and move the robber.  [8.4]"""


class PlayRoads(Action):
    """Build two roads for nothing.  [8.5]"""


@dataclass(frozen=True, eq=False)
class AtCorner(Action):
    """A verb about a corner."""

    corner: int
    at: str

    def params(self) -> dict[str, Any]:
        """The corner as it is written."""
        return {"at": self.at}


class BuildVillage(AtCorner):
    """Build a village.  [7.3]"""


class BuildCity(AtCorner):
    """Turn a village into a city.  [7.6]"""


@dataclass(frozen=True, eq=False)
class BuildRoad(Action):
    """Build a road along a side.  [7.2]"""

    side: int
    ends: tuple[str, str]

    def params(self) -> dict[str, Any]:
        """Both ends as they are written."""
        return {"ends": list(self.ends)}


class Buy(Action):
    """Buy a development card.  [8.1]"""


@dataclass(frozen=True, eq=False)
class Draw(Action):
    """Chance: the development card is this one.  [8.1]"""

    card: int
    word: str

    def params(self) -> dict[str, Any]:
        """The card by its id."""
        return {"card": self.word}


class Propose(Action):
    """Put the trade to the others.  [9.4]"""


class Accept(Action):
    """Be ready for the trade.  [9.5]"""


class Refuse(Action):
    """Not be ready for it.  [9.5]"""


class Drop(Action):
    """Trade with nobody after all.  [9.6]"""


class Claim(Action):
    """Show the points that win.  [11.1]"""


class EndTurn(Action):
    """Say that the turn is over.  [3.1]"""

"""Turns, dice, the supply, the robber, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.catan.events.kinds import Nouns, OfGoods, OfSeat, line
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg, Noun, Who


class FirstDrawn(OfSeat):
    """The lot has named who begins.  [2.7]"""


@dataclass(frozen=True)
class TurnBegan(OfSeat):
    """A seat's turn began.  [3.1]"""

    turn: int


@dataclass(frozen=True)
class CardDealt(OfSeat):
    """A card came from the supply; `good` is None for those it does not concern.  [4.1]"""

    good: Noun | None
    word: str

    def msg(self) -> Msg:
        if self.good is None:
            return line("card_dealt", who=Who(self.seat))
        return line("card_dealt_seen", who=Who(self.seat), goods=(self.good,))


@dataclass(frozen=True)
class SupplyEnded(Event):
    """The supply cannot serve everybody any more.  [4.5]"""

    rest: Nouns

    def msg(self) -> Msg:
        return line("supply_ended_rest", rest=self.rest) if self.rest else line("supply_ended")


class DiceThrown(OfSeat):
    """A seat throws the dice.  [3.1]"""


@dataclass(frozen=True)
class DiceRolled(OfSeat):
    """Both dice lie.  [4.2]"""

    dice: tuple[int, int]

    def msg(self) -> Msg:
        one, other = self.dice
        return line("dice_rolled", one=one, other=other, sum=one + other)


class GoodsYielded(OfGoods):
    """The land of a seat has yielded.  [4.2] [4.3]"""


class YieldBlocked(OfGoods):
    """The robber stands on the land of a seat that would have yielded.  [4.8]"""


@dataclass(frozen=True)
class StackShort(Event):
    """A stack has too little for all: nobody receives of it.  [4.4]"""

    good: Noun


class CardsGivenBack(OfGoods):
    """A seat has given back half of its cards.  [4.6] [6.9]"""


@dataclass(frozen=True)
class RobberMoved(OfSeat):
    """The robber stands elsewhere.  [4.8]"""

    hex: Noun
    id: str


@dataclass(frozen=True)
class CardStolen(OfSeat):
    """A card was drawn from a hand; `good` is None to all but these two.  [4.9]"""

    victim: int
    good: Noun | None
    word: str

    def msg(self) -> Msg:
        if self.good is None:
            return line("card_stolen", who=Who(self.seat), victim=Who(self.victim))
        return line("card_stolen_seen", who=Who(self.seat),
                    victim=Who(self.victim), goods=(self.good,))


class TurnEnded(OfSeat):
    """A seat said that its turn was over.  [3.1]"""


@dataclass(frozen=True)
class PointsClaimed(OfSeat):
    """A seat shows the points that end the game.  [11.1]  `cards`: how many were hidden."""

    points: int
    cards: int

    def msg(self) -> Msg:
        key = "points_claimed_cards" if self.cards else "points_claimed"
        return line(key, who=Who(self.seat), points=self.points, n=self.cards)


@dataclass(frozen=True)
class CardsShown(OfSeat):
    """At the end a seat shows its victory cards.  [11.3]  `points`: all it has, with them."""

    cards: int
    points: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over.  [11.3] [11.4]"""

    reason: str  # "points" or "persepolis"
    winners: tuple[int, ...]

    def msg(self) -> Msg:
        return line("ended", winners=tuple([Who(seat) for seat in self.winners]),
                    n=len(self.winners))

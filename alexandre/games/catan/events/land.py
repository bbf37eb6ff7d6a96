"""Turns, dice, the supply and the robber: what happens, with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun, Who

Nouns = tuple[Noun, ...]  # one for each card


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Catan."""
    return Msg(f"catan.event.{key}", tuple(args.items()))


@dataclass(frozen=True)
class FirstDrawn(Event):
    """The lot has named who begins.  [2.7]"""

    seat: int

    def msg(self) -> Msg:
        return line("first_drawn", who=Who(self.seat))


@dataclass(frozen=True)
class TurnBegan(Event):
    """A seat's turn began.  [3.1]"""

    seat: int
    turn: int

    def msg(self) -> Msg:
        return line("turn_began", who=Who(self.seat), turn=self.turn)


@dataclass(frozen=True)
class CardDealt(Event):
    """A card came from the supply; `good` is None to whom it does not concern.  [4.1]"""

    seat: int
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
        return line("supply_ended", rest=self.rest, n=len(self.rest))


@dataclass(frozen=True)
class DiceThrown(Event):
    """A seat throws the dice.  [3.1]"""

    seat: int

    def msg(self) -> Msg:
        return line("dice_thrown", who=Who(self.seat))


@dataclass(frozen=True)
class DiceRolled(Event):
    """Both dice lie.  [4.2]"""

    seat: int
    dice: tuple[int, int]

    def msg(self) -> Msg:
        one, other = self.dice
        return line("dice_rolled", one=one, other=other, sum=one + other)


@dataclass(frozen=True)
class GoodsYielded(Event):
    """The land of a seat has yielded.  [4.2] [4.3]  `amounts`: by good."""

    seat: int
    goods: Nouns
    amounts: tuple[int, ...]

    def msg(self) -> Msg:
        return line("goods_yielded", who=Who(self.seat), goods=self.goods)


@dataclass(frozen=True)
class StackShort(Event):
    """A stack has too little for all: nobody receives of it.  [4.4]"""

    good: Noun

    def msg(self) -> Msg:
        return line("stack_short", good=self.good)


@dataclass(frozen=True)
class CardsGivenBack(Event):
    """A seat has given back half of its cards.  [4.6] [6.9]  `amounts`: by good."""

    seat: int
    goods: Nouns
    amounts: tuple[int, ...]

    def msg(self) -> Msg:
        return line("cards_given_back", who=Who(self.seat), goods=self.goods)


@dataclass(frozen=True)
class RobberMoved(Event):
    """The robber stands elsewhere.  [4.8]"""

    seat: int
    hex: Noun
    id: str

    def msg(self) -> Msg:
        return line("robber_moved", who=Who(self.seat), hex=self.hex)


@dataclass(frozen=True)
class CardStolen(Event):
    """A card was drawn from a hand; `good` is None to all but these two.  [4.9]"""

    seat: int
    victim: int
    good: Noun | None
    word: str

    def msg(self) -> Msg:
        if self.good is None:
            return line("card_stolen", who=Who(self.seat), victim=Who(self.victim))
        return line("card_stolen_seen", who=Who(self.seat), victim=Who(self.victim),
                    goods=(self.good,))

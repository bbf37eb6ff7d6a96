"""Fields that several events of Catan share."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event, snake_case
from alexandre.kernel.text import Arg, Msg, Noun, Who

Nouns = tuple[Noun, ...]  # one for each card


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Catan."""
    return Msg(f"catan.event.{key}", tuple(args.items()))


@dataclass(frozen=True)
class OfSeat(Event):
    """An event of a seat."""

    seat: int


@dataclass(frozen=True)
class OfBid(OfSeat):
    """A seat's bid, and its amount."""

    n: int


@dataclass(frozen=True)
class OfGoods(OfSeat):
    """The goods that came into a hand or left it. `amounts`: by good."""

    goods: Nouns
    amounts: tuple[int, ...]


@dataclass(frozen=True)
class OfTerms(OfSeat):
    """A seat's offer, and its request."""

    give: Nouns
    ask: Nouns


@dataclass(frozen=True)
class Built(OfSeat):
    """The building at a corner. `lands`: its hexes; `way`: which corner of the first."""

    at: str
    lands: Nouns
    way: int

    def msg(self) -> Msg:
        return line(snake_case(type(self).__name__), who=Who(self.seat),
                    place=place_of_corner(self.lands, self.way))


def place_of_corner(lands: Nouns, way: int) -> Msg:
    """The land around a corner; where that is not enough to tell it, the tip of the first."""
    if len(lands) > 2:
        return Msg.of("catan.place.among", lands=lands)
    tip = Msg.of(f"catan.tip.{way}", land=lands[0])
    return tip if len(lands) < 2 else Msg.of("catan.place.beside", tip=tip, beside=lands[1])


def place_of_side(lands: Nouns, way: int) -> Msg:
    """The land on both sides; at the sea, the side of the one."""
    if len(lands) > 1:
        return Msg.of("catan.place.among", lands=lands)
    return Msg.of(f"catan.edge.{way}", land=lands[0])

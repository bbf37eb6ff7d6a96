"""What several events of Catan have in common."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun

Nouns = tuple[Noun, ...]  # one for each card


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Catan."""
    return Msg(f"catan.event.{key}", tuple(args.items()))


@dataclass(frozen=True)
class OfSeat(Event):
    """What a seat did."""

    seat: int


@dataclass(frozen=True)
class OfBid(OfSeat):
    """What a seat bid, and how much."""

    n: int


@dataclass(frozen=True)
class OfGoods(OfSeat):
    """What came into a hand or left it.  `amounts`: by good."""

    goods: Nouns
    amounts: tuple[int, ...]


@dataclass(frozen=True)
class Built(OfSeat):
    """What was built at a corner.  `lands`: what it touches."""

    at: str
    lands: Nouns

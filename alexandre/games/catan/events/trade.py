"""Building, development cards, and trade."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.catan.events.kinds import (
    Built,
    Nouns,
    OfGoods,
    OfSeat,
    OfTerms,
    line,
    place_of_side,
)
from alexandre.kernel.text import Msg, Noun, Who


@dataclass(frozen=True)
class RoadBuilt(OfSeat):
    """A road was built.  `lands`: what it passes; `way`: which side of the first.  [7.2]"""

    ends: tuple[str, str]
    lands: Nouns
    way: int

    def msg(self) -> Msg:
        return line("road_built", who=Who(self.seat), place=place_of_side(self.lands, self.way))


class VillageBuilt(Built):
    """A village was built at the end of a road.  [7.3]"""


class CityBuilt(Built):
    """A village became a city.  [7.6]"""


@dataclass(frozen=True)
class CardBought(OfSeat):
    """A development card was bought; `card` is None to the others.  [8.1]"""

    card: str | None

    def msg(self) -> Msg:
        if self.card is None:
            return line("card_bought", who=Who(self.seat))
        return line("card_bought_seen", who=Who(self.seat),
                    card=Msg.of(f"catan.card.{self.card}"))


@dataclass(frozen=True)
class CardPlayed(OfSeat):
    """A development card was played.  [8.2]"""

    card: str

    def msg(self) -> Msg:
        return line(f"played_{self.card}", who=Who(self.seat))


class GoodsInvented(OfGoods):
    """Two cards were taken from the stacks.  [8.6]"""


@dataclass(frozen=True)
class GoodsSeized(OfSeat):
    """A monopoly brought in all cards of one kind.  [8.7]  `amounts`: by seat."""

    good: Noun
    word: str
    amounts: tuple[int, ...]

    def msg(self) -> Msg:
        n = sum(self.amounts)
        return line("goods_seized", who=Who(self.seat), good=self.good, n=n)


@dataclass(frozen=True)
class Swapped(OfSeat):
    """A seat traded with the stacks.  [9.1]"""

    give: Nouns
    get: Nouns
    words: tuple[str, str]


class TradeProposed(OfTerms):
    """The mover proposes a trade to the others.  [9.4]"""


class TradeCountered(OfTerms):
    """A seat that was asked would trade something else with the mover.  [9.8]"""


@dataclass(frozen=True)
class TradeAnswered(OfSeat):
    """A seat is ready for it, or not.  [9.5]"""

    is_ready: bool

    def msg(self) -> Msg:
        return line("trade_accepted" if self.is_ready else "trade_refused", who=Who(self.seat))


@dataclass(frozen=True)
class TradeClosed(OfSeat):
    """The goods changed hands.  [9.6]"""

    partner: int
    give: Nouns
    ask: Nouns
    amounts: tuple[tuple[int, ...], tuple[int, ...]]

    def msg(self) -> Msg:
        return line("trade_closed", who=Who(self.seat),
                    partner=Who(self.partner), give=self.give, ask=self.ask)


@dataclass(frozen=True)
class TradeDropped(OfSeat):
    """Nothing came of a proposal: nobody was ready, or the mover gave it up.  [9.6]"""

    is_refused: bool

    def msg(self) -> Msg:
        return (line("trade_unwanted") if self.is_refused
                else line("trade_dropped", who=Who(self.seat)))

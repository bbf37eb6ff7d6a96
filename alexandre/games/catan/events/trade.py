"""Building, cards, trade, and the end: what happens, with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun, Who

Nouns = tuple[Noun, ...]  # one for each card


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Catan."""
    return Msg(f"catan.event.{key}", tuple(args.items()))


@dataclass(frozen=True)
class RoadBuilt(Event):
    """A road was built.  [7.2]"""

    seat: int
    ends: tuple[str, str]

    def msg(self) -> Msg:
        return line("road_built", who=Who(self.seat))


@dataclass(frozen=True)
class VillageBuilt(Event):
    """A village was built at the end of a road.  [7.3]  `lands`: what it touches."""

    seat: int
    at: str
    lands: Nouns

    def msg(self) -> Msg:
        return line("village_built", who=Who(self.seat), lands=self.lands)


@dataclass(frozen=True)
class CityBuilt(Event):
    """A village became a city.  [7.6]"""

    seat: int
    at: str
    lands: Nouns

    def msg(self) -> Msg:
        return line("city_built", who=Who(self.seat), lands=self.lands)


@dataclass(frozen=True)
class CardBought(Event):
    """A development card was bought; `card` is None to the others.  [8.1]"""

    seat: int
    card: str | None

    def msg(self) -> Msg:
        if self.card is None:
            return line("card_bought", who=Who(self.seat))
        return line("card_bought_seen", who=Who(self.seat), card=Msg.of(f"catan.card.{self.card}"))


@dataclass(frozen=True)
class CardPlayed(Event):
    """A development card was played.  [8.2]"""

    seat: int
    card: str

    def msg(self) -> Msg:
        return line(f"played_{self.card}", who=Who(self.seat))


@dataclass(frozen=True)
class GoodsInvented(Event):
    """Two cards were taken from the stacks.  [8.6]"""

    seat: int
    goods: Nouns
    amounts: tuple[int, ...]

    def msg(self) -> Msg:
        return line("goods_invented", who=Who(self.seat), goods=self.goods)


@dataclass(frozen=True)
class GoodsSeized(Event):
    """A monopoly brought in all cards of one kind.  [8.7]  `amounts`: by seat."""

    seat: int
    good: Noun
    word: str
    amounts: tuple[int, ...]

    def msg(self) -> Msg:
        n = sum(self.amounts)
        return line("goods_seized", who=Who(self.seat), good=self.good, n=n)


@dataclass(frozen=True)
class Swapped(Event):
    """A seat traded with the stacks.  [9.1]"""

    seat: int
    give: Nouns
    get: Nouns
    words: tuple[str, str]

    def msg(self) -> Msg:
        return line("swapped", who=Who(self.seat), give=self.give, get=self.get)


@dataclass(frozen=True)
class TradeProposed(Event):
    """The mover proposes a trade to the others.  [9.4]"""

    seat: int
    give: Nouns
    ask: Nouns

    def msg(self) -> Msg:
        return line("trade_proposed", who=Who(self.seat), give=self.give, ask=self.ask)


@dataclass(frozen=True)
class TradeAnswered(Event):
    """A seat is ready for it, or not.  [9.5]"""

    seat: int
    is_ready: bool

    def msg(self) -> Msg:
        return line("trade_accepted" if self.is_ready else "trade_refused", who=Who(self.seat))


@dataclass(frozen=True)
class TradeClosed(Event):
    """The goods changed hands.  [9.6]"""

    seat: int
    partner: int
    give: Nouns
    ask: Nouns
    amounts: tuple[tuple[int, ...], tuple[int, ...]]

    def msg(self) -> Msg:
        return line("trade_closed", who=Who(self.seat), partner=Who(self.partner),
                    give=self.give, ask=self.ask)


@dataclass(frozen=True)
class TradeDropped(Event):
    """Nothing came of a proposal.  [9.6]"""

    seat: int

    def msg(self) -> Msg:
        return line("trade_dropped", who=Who(self.seat))


@dataclass(frozen=True)
class TurnEnded(Event):
    """A seat said that its turn was over.  [3.1]"""

    seat: int

    def msg(self) -> Msg:
        return line("turn_ended", who=Who(self.seat))


@dataclass(frozen=True)
class PointsClaimed(Event):
    """A seat shows the points that end the game.  [11.1]  `cards`: how many were hidden."""

    seat: int
    points: int
    cards: int

    def msg(self) -> Msg:
        key = "points_claimed_cards" if self.cards else "points_claimed"
        return line(key, who=Who(self.seat), points=self.points, n=self.cards)


@dataclass(frozen=True)
class CardsShown(Event):
    """At the end a seat shows its victory cards.  [11.3]  `points`: all it has, with them."""

    seat: int
    cards: int
    points: int

    def msg(self) -> Msg:
        return line("cards_shown", who=Who(self.seat), n=self.cards, points=self.points)


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over.  [11.3] [11.4]"""

    reason: str  # "points" or "persepolis"
    winners: tuple[int, ...]

    def msg(self) -> Msg:
        return line("ended", winners=tuple(Who(seat) for seat in self.winners),
                    n=len(self.winners))

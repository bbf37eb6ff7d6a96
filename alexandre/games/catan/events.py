"""Everything that can happen in Catan; the catalogue has a line of the log for each."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun, Who

Nouns = tuple[Noun, ...]  # one for each card


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Catan."""
    return Msg(f"catan.event.{key}", tuple(args.items()))


# ---- what several have in common ------------------------------------------------------------


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


# ---- turns, dice, the supply, the robber ----------------------------------------------------


class FirstDrawn(OfSeat):
    """The lot has named who begins.  [2.7]"""


@dataclass(frozen=True)
class TurnBegan(Event):
    """A seat's turn began.  [3.1]"""

    seat: int
    turn: int


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


class DiceThrown(OfSeat):
    """A seat throws the dice.  [3.1]"""


@dataclass(frozen=True)
class DiceRolled(Event):
    """Both dice lie.  [4.2]"""

    seat: int
    dice: tuple[int, int]

    def msg(self) -> Msg:
        one, other = self.dice
        return line("dice_rolled", one=one, other=other, sum=one + other)


class GoodsYielded(OfGoods):
    """The land of a seat has yielded.  [4.2] [4.3]"""


@dataclass(frozen=True)
class StackShort(Event):
    """A stack has too little for all: nobody receives of it.  [4.4]"""

    good: Noun


class CardsGivenBack(OfGoods):
    """A seat has given back half of its cards.  [4.6] [6.9]"""


@dataclass(frozen=True)
class RobberMoved(Event):
    """The robber stands elsewhere.  [4.8]"""

    seat: int
    hex: Noun
    id: str


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
        return line("card_stolen_seen", who=Who(self.seat),
                    victim=Who(self.victim), goods=(self.good,))


# ---- Alexander on his road, auctions and their prizes ---------------------------------------


@dataclass(frozen=True)
class AlexanderAdvanced(Event):
    """Alexander has passed a point.  [5.1]  `number`: which."""

    point: Noun
    number: int


@dataclass(frozen=True)
class AlexanderStayed(Event):
    """Without a seven he does not pass the next point.  [5.2]"""

    point: Noun


@dataclass(frozen=True)
class AuctionBegan(Event):
    """An event waits for the highest bidder.  [5.3] [5.4]"""

    kind: str
    point: Noun

    def msg(self) -> Msg:
        return line(f"auction_{self.kind}", point=self.point)


class BidMade(OfBid):
    """A seat offered so much.  [6.2]"""


class Passed(OfSeat):
    """A seat left the auction.  [6.3]"""


class AuctionWon(OfBid):
    """All the others have passed.  [6.4]"""


@dataclass(frozen=True)
class AuctionEmpty(Event):
    """Nobody bid.  [6.5]"""

    kind: str

    def msg(self) -> Msg:
        return line("auction_empty_village" if self.kind == "village" else "auction_empty")


class BidPaid(OfGoods):
    """The winner has paid.  [6.6]  `amounts`: knights, then by good."""


class BidFailed(OfBid):
    """The winner cannot pay: the auction begins again.  [6.9]"""


@dataclass(frozen=True)
class VillageFounded(Event):
    """The winner's village stands where Alexander has passed.  [6.11]"""

    seat: int
    point: Noun
    at: str


class NoVillageLeft(OfSeat):
    """The winner has no village left: the site stays empty.  [6.11]"""


@dataclass(frozen=True)
class TokenTaken(Event):
    """The winner takes the token of the event.  [6.12]  `n`: how many he has now."""

    seat: int
    kind: str
    n: int

    def msg(self) -> Msg:
        return line(f"token_{self.kind}", who=Who(self.seat), n=self.n)


@dataclass(frozen=True)
class AdvisersChanged(Event):
    """The line of the advisers, the first one first.  [10.5]"""

    seats: tuple[int, ...]

    def msg(self) -> Msg:
        return line("advisers_changed",
                    seats=tuple([Who(seat) for seat in self.seats]))


@dataclass(frozen=True)
class TitlePassed(Event):
    """The longest road or the largest army changed hands; None: it lies aside.  [10.1-10.4]"""

    title: str  # "road" or "army"
    seat: int | None
    n: int

    def msg(self) -> Msg:
        if self.seat is None:
            return line(f"{self.title}_aside")
        return line(f"{self.title}_passed", who=Who(self.seat), n=self.n)


# ---- building, cards, trade, the end --------------------------------------------------------


@dataclass(frozen=True)
class RoadBuilt(Event):
    """A road was built.  [7.2]"""

    seat: int
    ends: tuple[str, str]


class VillageBuilt(Built):
    """A village was built at the end of a road.  [7.3]"""


class CityBuilt(Built):
    """A village became a city.  [7.6]"""


@dataclass(frozen=True)
class CardBought(Event):
    """A development card was bought; `card` is None to the others.  [8.1]"""

    seat: int
    card: str | None

    def msg(self) -> Msg:
        if self.card is None:
            return line("card_bought", who=Who(self.seat))
        return line("card_bought_seen", who=Who(self.seat),
                    card=Msg.of(f"catan.card.{self.card}"))


@dataclass(frozen=True)
class CardPlayed(Event):
    """A development card was played.  [8.2]"""

    seat: int
    card: str

    def msg(self) -> Msg:
        return line(f"played_{self.card}", who=Who(self.seat))


class GoodsInvented(OfGoods):
    """Two cards were taken from the stacks.  [8.6]"""


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


@dataclass(frozen=True)
class TradeProposed(Event):
    """The mover proposes a trade to the others.  [9.4]"""

    seat: int
    give: Nouns
    ask: Nouns


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
        return line("trade_closed", who=Who(self.seat),
                    partner=Who(self.partner), give=self.give, ask=self.ask)


class TradeDropped(OfSeat):
    """Nothing came of a proposal.  [9.6]"""


class TurnEnded(OfSeat):
    """A seat said that its turn was over.  [3.1]"""


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


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over.  [11.3] [11.4]"""

    reason: str  # "points" or "persepolis"
    winners: tuple[int, ...]

    def msg(self) -> Msg:
        return line("ended", winners=tuple([Who(seat) for seat in self.winners]),
                    n=len(self.winners))

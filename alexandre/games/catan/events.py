"""Everything that can happen in Catan; the catalogue has a line of the log for each."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg, Noun, Who

Nouns = tuple[Noun, ...]  # one for each card


# ---- turns, dice, the supply, the robber ----------------------------------------------------


@dataclass(frozen=True)
class FirstDrawn(Event):
    """The lot has named who begins.  [2.7]"""

    seat: int


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
            return Msg.of("catan.event.card_dealt", who=Who(self.seat))
        return Msg.of("catan.event.card_dealt_seen", who=Who(self.seat), goods=(self.good,))


@dataclass(frozen=True)
class SupplyEnded(Event):
    """The supply cannot serve everybody any more.  [4.5]"""

    rest: Nouns


@dataclass(frozen=True)
class DiceThrown(Event):
    """A seat throws the dice.  [3.1]"""

    seat: int


@dataclass(frozen=True)
class DiceRolled(Event):
    """Both dice lie.  [4.2]"""

    seat: int
    dice: tuple[int, int]

    def msg(self) -> Msg:
        one, other = self.dice
        return Msg.of("catan.event.dice_rolled", one=one, other=other, sum=one + other)


@dataclass(frozen=True)
class GoodsYielded(Event):
    """The land of a seat has yielded.  [4.2] [4.3]  `amounts`: by good."""

    seat: int
    goods: Nouns
    amounts: tuple[int, ...]


@dataclass(frozen=True)
class StackShort(Event):
    """A stack has too little for all: nobody receives of it.  [4.4]"""

    good: Noun


@dataclass(frozen=True)
class CardsGivenBack(Event):
    """A seat has given back half of its cards.  [4.6] [6.9]  `amounts`: by good."""

    seat: int
    goods: Nouns
    amounts: tuple[int, ...]


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
            return Msg.of("catan.event.card_stolen", who=Who(self.seat), victim=Who(self.victim))
        return Msg.of("catan.event.card_stolen_seen", who=Who(self.seat),
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
    """An event waits for whoever offers most.  [5.3] [5.4]"""

    kind: str
    point: Noun

    def msg(self) -> Msg:
        return Msg.of(f"catan.event.auction_{self.kind}", point=self.point)


@dataclass(frozen=True)
class BidMade(Event):
    """A seat offered so much.  [6.2]"""

    seat: int
    n: int


@dataclass(frozen=True)
class Passed(Event):
    """A seat left the auction.  [6.3]"""

    seat: int


@dataclass(frozen=True)
class AuctionWon(Event):
    """All the others have passed.  [6.4]"""

    seat: int
    n: int


@dataclass(frozen=True)
class AuctionEmpty(Event):
    """Nobody bid.  [6.5]"""

    kind: str

    def msg(self) -> Msg:
        is_site = self.kind == "village"
        return Msg.of(f"catan.event.auction_empty{'_village' if is_site else ''}")


@dataclass(frozen=True)
class BidPaid(Event):
    """The winner has paid.  [6.6]  `amounts`: knights, then by good."""

    seat: int
    goods: Nouns
    amounts: tuple[int, ...]


@dataclass(frozen=True)
class BidFailed(Event):
    """The winner cannot pay: the auction begins again.  [6.9]"""

    seat: int
    n: int


@dataclass(frozen=True)
class VillageFounded(Event):
    """The winner's village stands where Alexander has passed.  [6.11]"""

    seat: int
    point: Noun
    at: str


@dataclass(frozen=True)
class NoVillageLeft(Event):
    """The winner has no village left: the site stays empty.  [6.11]"""

    seat: int


@dataclass(frozen=True)
class TokenTaken(Event):
    """The winner takes the token of the event.  [6.12]  `n`: how many he has now."""

    seat: int
    kind: str
    n: int

    def msg(self) -> Msg:
        return Msg.of(f"catan.event.token_{self.kind}", who=Who(self.seat), n=self.n)


@dataclass(frozen=True)
class AdvisersChanged(Event):
    """The line of the advisers, the first one first.  [10.5]"""

    seats: tuple[int, ...]

    def msg(self) -> Msg:
        return Msg.of("catan.event.advisers_changed",
                      seats=tuple([Who(seat) for seat in self.seats]))


@dataclass(frozen=True)
class TitlePassed(Event):
    """The longest road or the largest army changed hands; None: it lies aside.  [10.1-10.4]"""

    title: str  # "road" or "army"
    seat: int | None
    n: int

    def msg(self) -> Msg:
        if self.seat is None:
            return Msg.of(f"catan.event.{self.title}_aside")
        return Msg.of(f"catan.event.{self.title}_passed", who=Who(self.seat), n=self.n)


# ---- building, cards, trade, the end --------------------------------------------------------


@dataclass(frozen=True)
class RoadBuilt(Event):
    """A road was built.  [7.2]"""

    seat: int
    ends: tuple[str, str]


@dataclass(frozen=True)
class VillageBuilt(Event):
    """A village was built at the end of a road.  [7.3]  `lands`: what it touches."""

    seat: int
    at: str
    lands: Nouns


@dataclass(frozen=True)
class CityBuilt(Event):
    """A village became a city.  [7.6]"""

    seat: int
    at: str
    lands: Nouns


@dataclass(frozen=True)
class CardBought(Event):
    """A development card was bought; `card` is None to the others.  [8.1]"""

    seat: int
    card: str | None

    def msg(self) -> Msg:
        if self.card is None:
            return Msg.of("catan.event.card_bought", who=Who(self.seat))
        return Msg.of("catan.event.card_bought_seen", who=Who(self.seat),
                      card=Msg.of(f"catan.card.{self.card}"))


@dataclass(frozen=True)
class CardPlayed(Event):
    """A development card was played.  [8.2]"""

    seat: int
    card: str

    def msg(self) -> Msg:
        return Msg.of(f"catan.event.played_{self.card}", who=Who(self.seat))


@dataclass(frozen=True)
class GoodsInvented(Event):
    """Two cards were taken from the stacks.  [8.6]"""

    seat: int
    goods: Nouns
    amounts: tuple[int, ...]


@dataclass(frozen=True)
class GoodsSeized(Event):
    """A monopoly brought in all cards of one kind.  [8.7]  `amounts`: by seat."""

    seat: int
    good: Noun
    word: str
    amounts: tuple[int, ...]

    def msg(self) -> Msg:
        n = sum(self.amounts)
        return Msg.of("catan.event.goods_seized", who=Who(self.seat), good=self.good, n=n)


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
        verb = "accepted" if self.is_ready else "refused"
        return Msg.of(f"catan.event.trade_{verb}", who=Who(self.seat))


@dataclass(frozen=True)
class TradeClosed(Event):
    """The goods changed hands.  [9.6]"""

    seat: int
    partner: int
    give: Nouns
    ask: Nouns
    amounts: tuple[tuple[int, ...], tuple[int, ...]]

    def msg(self) -> Msg:
        return Msg.of("catan.event.trade_closed", who=Who(self.seat),
                      partner=Who(self.partner), give=self.give, ask=self.ask)


@dataclass(frozen=True)
class TradeDropped(Event):
    """Nothing came of a proposal.  [9.6]"""

    seat: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """A seat said that its turn was over.  [3.1]"""

    seat: int


@dataclass(frozen=True)
class PointsClaimed(Event):
    """A seat shows the points that end the game.  [11.1]  `cards`: how many were hidden."""

    seat: int
    points: int
    cards: int

    def msg(self) -> Msg:
        key = "points_claimed_cards" if self.cards else "points_claimed"
        return Msg.of(f"catan.event.{key}", who=Who(self.seat), points=self.points, n=self.cards)


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
        return Msg.of("catan.event.ended", winners=tuple([Who(seat) for seat in self.winners]),
                      n=len(self.winners))

"""Alexander on his road, auctions and their prizes."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.catan.events.kinds import OfBid, OfGoods, OfSeat, line
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg, Noun, Who


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
class VillageFounded(OfSeat):
    """The winner's village stands where Alexander has passed.  [6.11]"""

    point: Noun
    at: str


class NoVillageLeft(OfSeat):
    """The winner has no village left: the site stays empty.  [6.11]"""


@dataclass(frozen=True)
class TokenTaken(OfSeat):
    """The winner takes the token of the event.  [6.12]  `n`: how many they have now."""

    kind: str
    n: int

    def msg(self) -> Msg:
        return line(f"token_{self.kind}", who=Who(self.seat), n=self.n)


@dataclass(frozen=True)
class AdvisersChanged(Event):
    """The line of the advisers, the first one first, and what each counts.  [10.5]"""

    seats: tuple[int, ...]
    points: tuple[int, ...]

    def msg(self) -> Msg:
        return line("advisers_changed", places=tuple([
            Msg.of("catan.event.adviser", who=Who(seat), n=n)
            for seat, n in zip(self.seats, self.points, strict=True)]))


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

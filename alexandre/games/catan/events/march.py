"""Alexander on his road, auctions and their prizes: what happens, with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun, Who

Nouns = tuple[Noun, ...]  # one for each card


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Catan."""
    return Msg(f"catan.event.{key}", tuple(args.items()))


@dataclass(frozen=True)
class AlexanderAdvanced(Event):
    """Alexander has passed a point.  [5.1]  `number`: which."""

    point: Noun
    number: int

    def msg(self) -> Msg:
        return line("alexander_advanced", point=self.point, number=self.number)


@dataclass(frozen=True)
class AlexanderStayed(Event):
    """Without a seven he does not pass the next point.  [5.2]"""

    point: Noun

    def msg(self) -> Msg:
        return line("alexander_stayed", point=self.point)


@dataclass(frozen=True)
class AuctionBegan(Event):
    """An event waits for whoever offers most.  [5.3] [5.4]"""

    kind: str
    point: Noun

    def msg(self) -> Msg:
        return line(f"auction_{self.kind}", point=self.point)


@dataclass(frozen=True)
class BidMade(Event):
    """A seat offered so much.  [6.2]"""

    seat: int
    n: int

    def msg(self) -> Msg:
        return line("bid_made", who=Who(self.seat), n=self.n)


@dataclass(frozen=True)
class Passed(Event):
    """A seat left the auction.  [6.3]"""

    seat: int

    def msg(self) -> Msg:
        return line("passed", who=Who(self.seat))


@dataclass(frozen=True)
class AuctionWon(Event):
    """All the others have passed.  [6.4]"""

    seat: int
    n: int

    def msg(self) -> Msg:
        return line("auction_won", who=Who(self.seat), n=self.n)


@dataclass(frozen=True)
class AuctionEmpty(Event):
    """Nobody bid.  [6.5]"""

    kind: str

    def msg(self) -> Msg:
        return line("auction_empty_village" if self.kind == "village" else "auction_empty")


@dataclass(frozen=True)
class BidPaid(Event):
    """The winner has paid.  [6.6]  `amounts`: knights, then by good."""

    seat: int
    goods: Nouns
    amounts: tuple[int, ...]

    def msg(self) -> Msg:
        return line("bid_paid", who=Who(self.seat), goods=self.goods)


@dataclass(frozen=True)
class BidFailed(Event):
    """The winner cannot pay: the auction begins again.  [6.9]"""

    seat: int
    n: int

    def msg(self) -> Msg:
        return line("bid_failed", who=Who(self.seat), n=self.n)


@dataclass(frozen=True)
class VillageFounded(Event):
    """The winner's village stands where Alexander has passed.  [6.11]"""

    seat: int
    point: Noun
    at: str

    def msg(self) -> Msg:
        return line("village_founded", who=Who(self.seat), point=self.point)


@dataclass(frozen=True)
class NoVillageLeft(Event):
    """The winner has no village left: the site stays empty.  [6.11]"""

    seat: int

    def msg(self) -> Msg:
        return line("no_village_left", who=Who(self.seat))


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
        return line("advisers_changed", seats=tuple(Who(seat) for seat in self.seats))


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

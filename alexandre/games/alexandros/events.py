"""Everything that can happen in Alexandros, in the past tense, each with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun, Who


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Alexandros."""
    return Msg(f"alexandros.event.{key}", tuple(args.items()))


@dataclass(frozen=True)
class SeatBegan(Event):
    """A seat was chosen to begin.  [2.4]"""

    seat: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """A card came unseen into a hand; `card` is None to those who may not know it.  [2.3] [7.1]"""

    seat: int
    card: Noun | None

    def msg(self) -> Msg:
        if self.card is None:
            return line("card_drawn", who=Who(self.seat))
        return line("card_drawn_seen", who=Who(self.seat), card=self.card)


@dataclass(frozen=True)
class CardRevealed(Event):
    """A card was laid face up.  [4.1] [7.3]"""

    card: Noun


@dataclass(frozen=True)
class CardTaken(Event):
    """A face-up card was taken into a hand.  [4.1] [7.1]"""

    seat: int
    card: Noun


@dataclass(frozen=True)
class JokerPlayed(Event):
    """A card without an available space was used as another.  [6.2]"""

    seat: int
    card: Noun
    aim: Noun


@dataclass(frozen=True)
class CardSpent(Event):
    """A card of the hand was discarded for the special move.  [5.1]"""

    seat: int
    card: Noun


@dataclass(frozen=True)
class SymbolChosen(Event):
    """Without any card to follow, a symbol was chosen freely.  [6.7]"""

    seat: int
    aim: Noun


@dataclass(frozen=True)
class AlexanderStayed(Event):
    """No march was possible.  [6.6]"""

    seat: int


@dataclass(frozen=True)
class MarchBegan(Event):
    """A triangle was chosen as the march's aim.  [4.4]"""

    seat: int
    space: str
    symbol: Noun
    land: Noun


@dataclass(frozen=True)
class AlexanderWalked(Event):
    """Alexander walked one line; `wall` says what was laid: black, red, or nothing.  [4.7]

    `land` lies beside the line: people know the lands by name, and no coordinates.  With the
    direction that is enough to lay the wall on a real table.
    """

    start: str
    end: str
    wall: str
    land: Noun

    def msg(self) -> Msg:
        key = f"walked_{self.wall}" if self.wall else "walked"
        return line(key, land=self.land, way=Msg.of(f"alexandros.way.{way_of(self)}"))


def way_of(walk: AlexanderWalked) -> str:
    """The direction of a line, from the ids of its points `x,y`, y growing southwards."""
    (x1, y1), (x2, y2) = (map(int, each.split(",")) for each in (walk.start, walk.end))
    across = "east" if x2 > x1 else "west"
    return across if y1 == y2 else f"{'south' if y2 > y1 else 'north'}_{across}"


@dataclass(frozen=True)
class ProvinceClosed(Event):
    """A wall cut a province in two; `blanks` and `sites` of both parts, the smaller first.  [8.1]

    `owners`: whose governors stand in each part, None if nobody's.
    """

    seat: int
    land: Noun
    blanks: tuple[int, int]
    sites: tuple[int, int]
    cells: tuple[str, ...]
    owners: tuple[int | None, int | None]

    def msg(self) -> Msg:
        for lost, owner in enumerate(reversed(self.owners)):
            if owner is not None and self.owners[lost] is None:
                return line("province_lost", land=self.land, blanks=self.blanks[lost],
                            sites=self.sites[lost], who=Who(owner))
        key = "province_closed" if self.owners == (None, None) else "province_cut"
        return line(key, land=self.land, blanks=self.blanks[0], sites=self.sites[0])


@dataclass(frozen=True)
class RedWallsTouched(Event):
    """The black walls are used up: this turn is the last.  [13.1]"""


@dataclass(frozen=True)
class AlexanderArrived(Event):
    """The march is over.  [4.5]"""

    seat: int
    point: str
    land: Noun


@dataclass(frozen=True)
class GovernorPosted(Event):
    """A governor was placed on a symbol.  [9.2] [9.3]"""

    seat: int
    space: str
    symbol: Noun
    land: Noun


@dataclass(frozen=True)
class CardsPaid(Event):
    """Cards were discarded, one entry each.  [9.5] [10.1]"""

    seat: int
    cards: tuple[Noun, ...]


@dataclass(frozen=True)
class ProvinceOccupied(Event):
    """A province found its owner.  [9.1]"""

    seat: int
    land: Noun
    blanks: int
    governors: int

    def msg(self) -> Msg:
        key = "province_occupied" if self.governors == 1 else "province_crowded"
        return line(key, who=Who(self.seat), land=self.land, blanks=self.blanks)


@dataclass(frozen=True)
class GovernorsOusted(Event):
    """The governors of a province went back to their owner.  [10.1]"""

    seat: int
    loser: int
    spaces: tuple[str, ...]
    land: Noun

    def msg(self) -> Msg:
        return line("governors_ousted", who=Who(self.seat), loser=Who(self.loser),
                    land=self.land, n=len(self.spaces))


@dataclass(frozen=True)
class CardCeded(Event):
    """A spent card went to the loser of a province.  [10.4]"""

    seat: int
    loser: int
    card: Noun

    def msg(self) -> Msg:
        return line("card_ceded", who=Who(self.seat), loser=Who(self.loser), card=self.card)


@dataclass(frozen=True)
class TaxesCollected(Event):
    """A levy: every seat scored its income.  [11.1] [11.3]"""

    seat: int
    card: Noun
    incomes: tuple[int, ...]

    def msg(self) -> Msg:
        parts = tuple(line("income", who=Who(seat), n=income)
                      for seat, income in enumerate(self.incomes) if income)
        if not parts:
            return line("taxes_empty", who=Who(self.seat), card=self.card)
        return line("taxes_collected", who=Who(self.seat), card=self.card, incomes=parts)


@dataclass(frozen=True)
class GovernorRecalled(Event):
    """A seat took a governor back.  [12.1]"""

    seat: int
    space: str
    land: Noun


@dataclass(frozen=True)
class PileShuffled(Event):
    """The discards became the new pile.  [7.4]"""

    cards: int


@dataclass(frozen=True)
class TurnEnded(Event):
    """A seat said that its turn was over.  [3.5]"""

    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The match is over; `reason` is one of the title's endings.  [13.8]"""

    reason: str
    winners: tuple[int, ...]

    def msg(self) -> Msg:
        return line(f"ended_{self.reason}", winners=tuple(Who(seat) for seat in self.winners),
                    n=len(self.winners))

"""Events of cards, each with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.phalanxx.events.words import line
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg, Noun, Who


@dataclass(frozen=True)
class CardShown(Event):
    """A card came into the row.  [2.4] [4.6]"""

    card: Noun
    id: str


class HeroismCame(Event):
    """The card of that name came into the row.  [11.1]"""


@dataclass(frozen=True)
class CardDealt(Event):
    """A player received a card; `card` is None to those who may not know which.  [2.5]"""

    seat: int
    card: Noun | None
    id: str

    def msg(self) -> Msg:
        if self.card is None:
            return line("card_dealt", who=Who(self.seat))
        return line("card_dealt_seen", who=Who(self.seat), card=self.card)


@dataclass(frozen=True)
class CardGoneOver(Event):
    """MaXXimilian began with a card, face up.  [17.3]"""

    rival: Noun
    card: Noun
    id: str
    strength: int


@dataclass(frozen=True)
class RivalTook(Event):
    """MaXXimilian took the card at the far right, or the next if that is Heroism; `gained`: by
    how much it raised his strength in all.  [17.4] [17.5]"""

    player: int
    rival: Noun
    card: Noun
    id: str
    gained: int
    strength: int
    is_next: bool

    def msg(self) -> Msg:
        return line("rival_took_next" if self.is_next else "rival_took", rival=self.rival,
                    card=self.card, n=self.gained, strength=self.strength)


@dataclass(frozen=True)
class CardBought(Event):
    """A card was bought; `card` is None to those who may not know which.  [4.1] [8.11]"""

    seat: int
    card: Noun | None
    id: str
    price: int
    is_secret: bool

    def msg(self) -> Msg:
        if self.card is None:
            return line("card_bought", who=Who(self.seat), price=self.price)
        return line("card_bought_seen", who=Who(self.seat), card=self.card, price=self.price)


@dataclass(frozen=True)
class TopSeen(Event):
    """The scout looked at the top of the pile.  [8.11]"""

    seat: int
    card: Noun | None
    id: str

    def msg(self) -> Msg:
        if self.card is None:
            return line("top_seen", who=Who(self.seat))
        return line("top_seen_seen", who=Who(self.seat), card=self.card)


@dataclass(frozen=True)
class CardsExchanged(Event):
    """A card of the row was exchanged for one of the hand.  [4.3]"""

    seat: int
    taken: Noun
    given: Noun
    ids: tuple[str, str]


@dataclass(frozen=True)
class CardBoxed(Event):
    """Nothing was bought: the card at the far right went into the box.  [4.5]"""

    seat: int
    card: Noun
    id: str
    is_heroism: bool

    def msg(self) -> Msg:
        return line("heroism_left" if self.is_heroism else "card_boxed", who=Who(self.seat),
                    card=self.card)


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was played; `gained`: by how much it raised the strength in all.  [7.4] [8.5]"""

    seat: int
    card: Noun
    id: str
    die: int
    place: int
    slot: int
    gained: int
    strength: int

"""Every verb of Alexandros, of the players and of chance, with its notation.

Symbols are written T A L C H, triangles `row-column`, points `x,y`.  Codes ascend in the order of
`lexicon_of`, which is the order of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from alexandre.kernel.actions import Action, Lexicon


@dataclass(frozen=True, eq=False)
class StartWith(Action):
    """Chance: this seat begins.  [2.4]"""

    seat: int


@dataclass(frozen=True, eq=False)
class OfCard(Action):
    """A verb about one card."""

    symbol: int
    letter: str

    def params(self) -> dict[str, Any]:
        """The card's letter."""
        return {"card": self.letter}


@dataclass(frozen=True, eq=False)
class Deal(OfCard):
    """Chance: the hidden card that comes into the drawing seat's hand.  [2.3] [7.1]"""


@dataclass(frozen=True, eq=False)
class Reveal(OfCard):
    """Chance: the next card laid face up.  [2.3] [4.1] [7.3]"""


@dataclass(frozen=True, eq=False)
class Follow(OfCard):
    """Take a face-up card and march to its symbol; to `aim` if it is a joker.  [4.1] [6.2]"""

    aim: int
    aim_letter: str

    def params(self) -> dict[str, Any]:
        """The card taken and the symbol marched to."""
        return {"card": self.letter, "symbol": self.aim_letter}


@dataclass(frozen=True, eq=False)
class Spend(OfCard):
    """The special move: discard a card of the hand and march to its symbol.  [5.1]"""


@dataclass(frozen=True, eq=False)
class Roam(OfCard):
    """March to a symbol without a card, where there is none to be had.  [6.7]"""


@dataclass(frozen=True, eq=False)
class Stay(OfCard):
    """Alexander cannot march: he stays, and the card is taken all the same.  [6.6]"""


@dataclass(frozen=True, eq=False)
class StayPut(Action):
    """Alexander cannot march, and no card lies face up.  [6.6]"""


@dataclass(frozen=True, eq=False)
class OfSpace(Action):
    """A verb about one triangle."""

    cell: int
    id: str

    def params(self) -> dict[str, Any]:
        """The triangle's id."""
        return {"space": self.id}


@dataclass(frozen=True, eq=False)
class MakeFor(OfSpace):
    """Choose the triangle to march to among those equally near.  [4.4]"""


@dataclass(frozen=True, eq=False)
class OfPoint(Action):
    """A verb about one point."""

    point: int
    id: str

    def params(self) -> dict[str, Any]:
        """The point's id."""
        return {"point": self.id}


@dataclass(frozen=True, eq=False)
class HaltAt(OfPoint):
    """Choose the corner at which Alexander will stop.  [4.5]"""


@dataclass(frozen=True, eq=False)
class Walk(OfPoint):
    """Walk one line and lay its wall.  [4.6] [4.7]"""


@dataclass(frozen=True, eq=False)
class Draw(Action):
    """Take the top card of the pile, unseen by the others.  [7.1]"""


@dataclass(frozen=True, eq=False)
class Take(OfCard):
    """Take a face-up card.  [7.1]"""


@dataclass(frozen=True, eq=False)
class Occupy(OfSpace):
    """Begin to occupy a free province, its first governor on this symbol.  [9.2]"""


@dataclass(frozen=True, eq=False)
class TakeOver(OfSpace):
    """Buy out the governors of a rival's province, and begin to occupy it.  [10.1]"""


@dataclass(frozen=True, eq=False)
class Post(OfSpace):
    """Place one more governor, instead of a card.  [9.3]"""


@dataclass(frozen=True, eq=False)
class Settle(Action):
    """Pay a card for every symbol left, and own the province.  [9.5]"""


@dataclass(frozen=True, eq=False)
class Cede(OfCard):
    """Give this card of the takeover to the loser of the province.  [10.4]"""


@dataclass(frozen=True, eq=False)
class Levy(OfCard):
    """Discard the card of an own governor's symbol: everybody collects taxes.  [11.1]"""


@dataclass(frozen=True, eq=False)
class Recall(OfSpace):
    """Take one own governor back.  [12.1]"""


@dataclass(frozen=True, eq=False)
class EndTurn(Action):
    """Say that the turn is over.  [3.5]"""


A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=OfCard)
S = TypeVar("S", bound=OfSpace)
P = TypeVar("P", bound=OfPoint)


@dataclass(frozen=True)
class Moves:
    """Every action of one board, by what it is about: a symbol, a cell or a point."""

    lexicon: Lexicon
    first: tuple[StartWith, ...]
    deal: tuple[Deal, ...]
    reveal: tuple[Reveal, ...]
    follow: tuple[tuple[Follow, ...], ...]  # card → symbol marched to
    spend: tuple[Spend, ...]
    roam: tuple[Roam, ...]
    stay: tuple[Stay, ...]
    stay_put: StayPut
    make_for: dict[int, MakeFor]
    halt_at: tuple[HaltAt, ...]
    walk: tuple[Walk, ...]
    draw: Draw
    take: tuple[Take, ...]
    occupy: dict[int, Occupy]
    take_over: dict[int, TakeOver]
    post: dict[int, Post]
    settle: Settle
    cede: tuple[Cede, ...]
    levy: tuple[Levy, ...]
    recall: dict[int, Recall]
    end_turn: EndTurn


class Interning:
    """Makes the actions of one board, numbering them as they come."""

    def __init__(self, letters: str, cell_ids: Sequence[str], point_ids: Sequence[str],
                 sites: Sequence[int]) -> None:
        self.letters = letters
        self.cell_ids = cell_ids
        self.point_ids = point_ids
        self.sites = sites
        self.found: list[Action] = []

    def add(self, action: A) -> A:
        """Keep an action; its code must be the next."""
        self.found.append(action)
        return action

    def cards(self, verb: type[C], word: str) -> tuple[C, ...]:
        """One action for each symbol."""
        return tuple(self.add(verb(len(self.found), f"{word} {letter}", symbol, letter))
                     for symbol, letter in enumerate(self.letters))

    def spaces(self, verb: type[S], word: str) -> dict[int, S]:
        """One action for each triangle with a symbol."""
        return {cell: self.add(verb(len(self.found), f"{word} {self.cell_ids[cell]}", cell,
                                    self.cell_ids[cell])) for cell in self.sites}

    def points(self, verb: type[P], word: str) -> tuple[P, ...]:
        """One action for each point."""
        return tuple(self.add(verb(len(self.found), f"{word} {id}", point, id))
                     for point, id in enumerate(self.point_ids))

    def one(self, verb: type[A], text: str) -> A:
        """An action that is about nothing but itself."""
        return self.add(verb(len(self.found), text))

    def follows(self) -> tuple[tuple[Follow, ...], ...]:
        """Each card as each symbol: its own, or as a joker."""
        return tuple(tuple(self._follow(card, aim) for aim in range(len(self.letters)))
                     for card in range(len(self.letters)))

    def _follow(self, card: int, aim: int) -> Follow:
        letter, goal = self.letters[card], self.letters[aim]
        text = f"follow {letter}" if aim == card else f"follow {letter} as {goal}"
        return self.add(Follow(len(self.found), text, card, letter, aim, goal))


def moves_of(letters: str, cell_ids: Sequence[str], point_ids: Sequence[str],
             sites: Sequence[int], seats: int) -> Moves:
    """Every action of one board, codes ascending in the order of a turn.

    `sites`: the cells with a symbol, ascending.
    """
    make = Interning(letters, cell_ids, point_ids, sites)
    parts: dict[str, Any] = {
        "first": tuple(make.add(StartWith(seat, f"first {seat}", seat)) for seat in range(seats)),
        "deal": make.cards(Deal, "deal"),
        "reveal": make.cards(Reveal, "reveal"),
        "follow": make.follows(),
        "spend": make.cards(Spend, "spend"),
        "roam": make.cards(Roam, "roam"),
        "stay": make.cards(Stay, "stay"),
        "stay_put": make.one(StayPut, "stay"),
        "make_for": make.spaces(MakeFor, "to"),
        "halt_at": make.points(HaltAt, "halt"),
        "walk": make.points(Walk, "walk"),
        "draw": make.one(Draw, "draw"),
        "take": make.cards(Take, "take"),
        "occupy": make.spaces(Occupy, "occupy"),
        "take_over": make.spaces(TakeOver, "takeover"),
        "post": make.spaces(Post, "post"),
        "settle": make.one(Settle, "settle"),
        "cede": make.cards(Cede, "cede"),
        "levy": make.cards(Levy, "levy"),
        "recall": make.spaces(Recall, "recall"),
        "end_turn": make.one(EndTurn, "end"),
    }
    return Moves(lexicon=Lexicon(make.found), **parts)

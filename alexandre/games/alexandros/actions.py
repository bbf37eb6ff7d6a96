"""Every verb of Alexandros, of the players and of chance, with its notation.

Symbols are written T A L C H, triangles `row-column`, points `x,y`.  Codes ascend in the order of
`lexicon_of`, which is the order of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from alexandre.kernel.actions import Action, Interner


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


class Deal(OfCard):
    """Chance: the hidden card that comes into the drawing seat's hand.  [2.3] [7.1]"""


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


class Spend(OfCard):
    """The special move: discard a card of the hand and march to its symbol.  [5.1]"""


class Roam(OfCard):
    """March to a symbol without a card, where there is none to be had.  [6.7]"""


class Stay(OfCard):
    """Alexander cannot march: he stays, and the card is taken anyway.  [6.6]"""


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


class HaltAt(OfPoint):
    """Choose the corner at which Alexander will stop.  [4.5]"""


class Walk(OfPoint):
    """Walk one line and lay its wall.  [4.6] [4.7]"""


class Draw(Action):
    """Take the top card of the pile, unseen by the others.  [7.1]"""


class Take(OfCard):
    """Take a face-up card.  [7.1]"""


class Occupy(OfSpace):
    """Begin to occupy a free province, its first governor on this symbol.  [9.2]"""


class TakeOver(OfSpace):
    """Buy out the governors of a rival's province, and begin to occupy it.  [10.1]"""


class Post(OfSpace):
    """Place one more governor, instead of a card.  [9.3]"""


class Settle(Action):
    """Pay a card for every symbol left, and own the province.  [9.5]"""


class Cede(OfCard):
    """Give this card of the takeover to the loser of the province.  [10.4]"""


class Levy(OfCard):
    """Discard the card of an own governor's symbol: everybody collects taxes.  [11.1]"""


class Recall(OfSpace):
    """Take one own governor back.  [12.1]"""


class EndTurn(Action):
    """Say that the turn is over.  [3.5]"""


C = TypeVar("C", bound=OfCard)
S = TypeVar("S", bound=OfSpace)
P = TypeVar("P", bound=OfPoint)


class Moves:
    """Every action of one board, codes ascending in the order of a turn; by what it is about: a
    symbol, a cell or a point.

    `sites`: the cells with a symbol, ascending.
    """

    def __init__(self, letters: str, cell_ids: Sequence[str], point_ids: Sequence[str],
                 sites: Sequence[int], seats: int) -> None:
        make = Interner()

        def cards(verb: type[C], word: str) -> tuple[C, ...]:
            return tuple([make.add(verb, f"{word} {letter}", symbol, letter)
                          for symbol, letter in enumerate(letters)])

        def spaces(verb: type[S], word: str, cells: Sequence[int]) -> dict[int, S]:
            return {cell: make.add(verb, f"{word} {cell_ids[cell]}", cell, cell_ids[cell])
                    for cell in cells}

        def points(verb: type[P], word: str) -> tuple[P, ...]:
            return tuple([make.add(verb, f"{word} {id}", point, id)
                          for point, id in enumerate(point_ids)])

        self.first = make.add_numbers(StartWith, "first", range(seats))
        self.deal = cards(Deal, "deal")
        self.reveal = cards(Reveal, "reveal")
        self.follow = follows(make, letters)  # card → symbol marched to
        self.spend = cards(Spend, "spend")
        self.roam = cards(Roam, "roam")
        self.stay = cards(Stay, "stay")
        self.stay_put = make.add(StayPut, "stay")
        self.make_for = spaces(MakeFor, "to", sites)  # cell → …, as for all verbs about a space
        self.halt_at = points(HaltAt, "halt")
        self.walk = points(Walk, "walk")
        self.draw = make.add(Draw, "draw")
        self.take = cards(Take, "take")
        self.occupy = spaces(Occupy, "occupy", sites)
        self.take_over = spaces(TakeOver, "takeover", sites)
        self.post = spaces(Post, "post", sites)
        self.settle = make.add(Settle, "settle")
        self.cede = cards(Cede, "cede")
        self.levy = cards(Levy, "levy")
        self.recall = spaces(Recall, "recall", sites)
        self.end_turn = make.add(EndTurn, "end")
        # Last, what is never offered but refused by a rule: spaces without a symbol.  [4.2] [9.6]
        blanks = [cell for cell in range(len(cell_ids)) if cell not in self.occupy]
        self.make_for |= spaces(MakeFor, "to", blanks)
        self.occupy |= spaces(Occupy, "occupy", blanks)
        self.take_over |= spaces(TakeOver, "takeover", blanks)
        self.post |= spaces(Post, "post", blanks)
        self.recall |= spaces(Recall, "recall", blanks)
        self.lexicon = make.lexicon()


def follows(make: Interner, letters: str) -> tuple[tuple[Follow, ...], ...]:
    """Each card as each symbol: its own, or as a joker."""
    return tuple([tuple([
        make.add(Follow, f"follow {letter}" if aim == card else f"follow {letter} as {goal}",
                 card, letter, aim, goal)
        for aim, goal in enumerate(letters)]) for card, letter in enumerate(letters)])

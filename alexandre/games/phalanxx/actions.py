"""Every verb of Phalanxx, of the players and of chance, with its notation.

A die and the slot it is laid in are written `die>slot`, both counted from 1; cards and regions by
their ids.  Codes ascend in the order of `Moves`, which is the order of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from alexandre.kernel.actions import Action, Interner
from alexandre.kernel.contract import Law

DICE: Final = 3
FACES: Final = 6
ACTION_CARDS: Final = 4


@dataclass(frozen=True, eq=False)
class OfNumber(Action):
    """An outcome of chance that is a number."""

    n: int


class DealAction(OfNumber):
    """Chance: the next player receives this action card.  [2.1]"""


class DrawStart(OfNumber):
    """Chance: of two players the first begins at this start.  [2.10]"""


@dataclass(frozen=True, eq=False)
class OfCard(Action):
    """A verb about a card."""

    card: int
    id: str

    def params(self) -> dict[str, Any]:
        """The card's id."""
        return {"card": self.id}


class Draw(OfCard):
    """Chance: this card comes from the pile.  [2.3]"""


class Roll(OfNumber):
    """Chance: the next die shows this.  [2.6] [5.1]"""


class Buy(OfCard):
    """Pay for a card of the row, or for the one the scout has seen.  [4.1] [8.11]"""


class Decline(Action):
    """Buy nothing.  [4.5]"""


class Look(Action):
    """Let the scout look at the top of the pile.  [8.11]"""


class Take(OfCard):
    """Take a card of the row in exchange for one of the hand.  [4.3]"""


class Give(OfCard):
    """Lay this card of the hand where the other was taken.  [4.3]"""


class Keep(Action):
    """Exchange nothing.  [4.3]"""


@dataclass(frozen=True, eq=False)
class Placing(Action):
    """A verb by which a rolled die is laid in a grey slot, both counted from 0.  [6.2]"""

    die: int
    slot: int

    def params(self) -> dict[str, Any]:
        """The die and the slot, counted from 1."""
        return {"die": self.die + 1, "slot": self.slot + 1}


@dataclass(frozen=True, eq=False)
class Play(Placing):
    """Play a card of the hand.  [7.1]"""

    card: int
    id: str

    def params(self) -> dict[str, Any]:
        """The die, the slot, the card's id."""
        return {**super().params(), "card": self.id}


@dataclass(frozen=True, eq=False)
class Conquer(Placing):
    """Conquer a region.  [9.1]"""

    region: int
    id: str

    def params(self) -> dict[str, Any]:
        """The die, the slot, the region's id."""
        return {**super().params(), "region": self.id}


@dataclass(frozen=True, eq=False)
class Spare(Action):
    """Call the soldier of a plain region to the one that is conquered.  [9.3]"""

    region: int
    id: str

    def params(self) -> dict[str, Any]:
        """The region's id."""
        return {"region": self.id}


class Push(Placing):
    """Push the personal die out with the rolled one.  [12.1]"""


class Income(Placing):
    """Take talents.  [13.1]"""


@dataclass(frozen=True, eq=False)
class Exchange(Placing):
    """Take talents, and exchange the personal die for this one of a player.  [13.2]"""

    player: int
    other: int

    def params(self) -> dict[str, Any]:
        """The die, the slot, the player and the place of his die, all counted from 1."""
        return {**super().params(), "player": self.player + 1, "other": self.other + 1}


@dataclass(frozen=True, eq=False)
class Setting(Action):
    """A verb by which a rolled die is turned to a face; the die is counted from 0."""

    die: int
    face: int

    def params(self) -> dict[str, Any]:
        """The die, counted from 1, and the face."""
        return {"die": self.die + 1, "face": self.face}


class Sacrifice(Setting):
    """Give up a soldier of the reserve to choose a die's value.  [6.5]"""


class Forge(Setting):
    """Let the blacksmith choose a die's value.  [8.8]"""


class Pass(Action):
    """Hand the dice of the grey slots on; the turn is over.  [14.1]"""


S = TypeVar("S", bound=Setting)


PLACINGS: Final = tuple((die, slot, f"{die + 1}>{slot + 1}")
                        for die in range(DICE) for slot in range(DICE))


class Moves:
    """Every action of one board, codes ascending in the order of a turn; those with a die and a
    slot by the place `die * 3 + slot`."""

    def __init__(self, cards: Sequence[str], regions: Sequence[str], heroism: str) -> None:
        make = Interner()
        self.deal_action = make.add_numbers(DealAction, "card", range(1, ACTION_CARDS + 1))
        self.draw_start = make.add_numbers(DrawStart, "start", range(1, 3))
        self.draw = make.add_each(Draw, "draw", (*cards, heroism))
        self.roll = make.add_numbers(Roll, "roll", range(1, FACES + 1))  # face - 1
        self.buy = make.add_each(Buy, "buy", cards)
        self.decline = make.add(Decline, "decline")
        self.look = make.add(Look, "look")
        self.take = make.add_each(Take, "take", cards)
        self.give = make.add_each(Give, "give", cards)
        self.keep = make.add(Keep, "keep")
        self.play = tuple([tuple([
            make.add(Play, f"play {id} {way}", die, slot, card, id)
            for card, id in enumerate(cards)]) for die, slot, way in PLACINGS])
        self.conquer = tuple([tuple([
            make.add(Conquer, f"conquer {id} {way}", die, slot, region, id)
            for region, id in enumerate(regions)]) for die, slot, way in PLACINGS])
        self.spare = make.add_each(Spare, "from", regions)
        self.push = tuple([
            make.add(Push, f"push {way}", die, slot) for die, slot, way in PLACINGS])
        self.income = tuple([
            make.add(Income, f"income {way}", die, slot) for die, slot, way in PLACINGS])
        # … → player * 3 + place of his die
        self.exchange = tuple([tuple([
            make.add(Exchange, f"income {way} for {player + 1}.{other + 1}", die, slot, player,
                     other) for player in range(ACTION_CARDS) for other in range(DICE)])
            for die, slot, way in PLACINGS])
        self.sacrifice = settings(make, Sacrifice, "sacrifice")  # die → face - 1
        self.forge = settings(make, Forge, "forge")
        self.pass_ = make.add(Pass, "pass")
        # Last, what is never offered but refused by a rule.  [4.4]
        self.buy += (make.add(Buy, f"buy {heroism}", len(cards), heroism),)
        self.take += (make.add(Take, f"take {heroism}", len(cards), heroism),)
        self.draw_once: tuple[tuple[Action, int], ...] = tuple([  # among others as likely
            (action, 1) for action in self.draw])
        self.roll_law: Law = [(action, 1) for action in self.roll]
        self.lexicon = make.lexicon()


def settings(make: Interner, verb: type[S], word: str) -> tuple[tuple[S, ...], ...]:
    """One action for each die and face."""
    return tuple([tuple([make.add(verb, f"{word} {die + 1}={face}", die, face)
                         for face in range(1, FACES + 1)]) for die in range(DICE)])

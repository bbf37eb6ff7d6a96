"""The action card of the player to move: the dice in hand, below them a column for each slot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alexandre.games.phalanxx.table.pictures.glyphs import sign
from alexandre.games.phalanxx.table.pictures.ground import DIE, GREY, MINE, PANEL, ROLLED
from alexandre.games.phalanxx.table.pictures.paper import die, hollow, tray
from alexandre.games.phalanxx.tables import Tables
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.draw.sketch import (
    Align,
    Caption,
    Marks,
    Place,
    Plate,
    Shape,
    Spot,
    rectangle,
    seal,
)

HIGH: Final = 496.0
SLOT: Final = 97.0
ABOVE_MINE: Final = (ROLLED[0][1] + MINE[0][1]) / 2  # where the words above that row lie,
BELOW_GREY: Final = GREY[0][1] + 58.0  # and those below this: the light of a column covers neither
PERSONAL: Final = 120.0  # how wide the words there may be; large ones take a tenth more
RIBBON: Final = 240.0  # how wide the ribbon of the last round is,
LAST: Final = 200.0  # and the words on it, likewise
KNOWN: Final = 149.0  # and the ability beside them
ABILITY: Final = (172.0, ABOVE_MINE - 22.0)


class ActionCard:
    """The card at the left of the map, filled from the top."""

    def __init__(self, tables: Tables, view: PhalanxxView) -> None:
        self.tables, self.view = tables, view
        self.player = view.players[view.mover]

    def ground(self) -> Marks:
        """The tray with its hollows: red for personal dice, grey for those that travel."""
        yield from tray((3, 3), (PANEL - 6, HIGH - 6), 14.0)
        for at in ROLLED:
            yield from hollow(corner(at, SLOT - 6), (SLOT - 6, SLOT - 6), 18, "gold")
        for mine, grey in zip(MINE, GREY, strict=True):
            yield from hollow(corner(mine, SLOT), (SLOT, SLOT), 18, "seal.light")
            yield from hollow(corner(grey, SLOT), (SLOT, SLOT), 18, "off.line")
        yield from sign("onward", (32.0, BELOW_GREY), 40.0)  # their dice go on
        if self.view.is_last:
            yield Plate((82, 55), (RIBBON, 40), 8, "seal", "gold", 2.0)
        yield from seal(self.view.mover, (50, 52), 27)
        yield from self.titles()

    def titles(self) -> tuple[Caption, ...]:
        """The owner of the card, the turn, and the captions of the dice."""
        who: Arg = (self.tables.rival_noun if self.player.is_rival else Who(self.view.mover))
        key, colour, face = (("last_round", "seal.text", "bold") if self.view.is_last else
                             ("turn", "page", "text"))
        known = () if not self.player.ability else (caption(
            (PANEL - 16, ABOVE_MINE), Msg.of(f"phalanxx.table.{self.player.ability}"), 28, "page",
            KNOWN, face="bold", align="right"),)
        return (
            *known,
            caption((90, 34), Msg.of("phalanxx.table.whose", who=who), 38, "gold.pale",
                    PANEL - 122, face="bold"),
            caption((90, 75), Msg.of(f"phalanxx.table.{key}", n=self.view.turn), 28, colour,
                    LAST if self.view.is_last else PANEL - 122, face=face),
            caption((16, ABOVE_MINE), Msg.of("phalanxx.table.personal"), 28, "gold.pale",
                    PERSONAL if known else PANEL - 32),
            caption((54, BELOW_GREY), self.passing(), 28, "gold.pale", PANEL - 88, least=8.6),
        )

    def passing(self) -> Msg:
        """To whom the dice will go."""
        following = (self.view.mover + 1) % self.view.seats
        if following == self.view.mover:
            return Msg.of("phalanxx.table.keeps")
        return Msg.of("phalanxx.table.passes", who=Who(following))

    def dice(self) -> tuple[Shape, ...]:
        """Every die where it lies."""
        numbers = (*self.view.rolled, *self.player.dice, *self.view.grey)
        return tuple(shape for at, number in zip((*ROLLED, *MINE, *GREY), numbers, strict=True)
                     if number is not None and number != NONE  # NONE: it is on its way
                     for shape in die(number, at, DIE))

    def spots(self) -> Iterator[Spot]:
        """Dice in hand, slots, personal dice."""
        for number, at in enumerate(ROLLED):
            yield Spot(f"die:{number + 1}", self.of_die(number),
                       rectangle(corner(at, SLOT), (SLOT, SLOT)),
                       neighbours=beside("die", number))
        for number in range(len(MINE)):
            yield slot_spot(number, Msg.of("phalanxx.spot.slot", n=number + 1))
        if self.player.ability:
            yield Spot("ability", Msg.of(f"phalanxx.spot.{self.player.ability}"),
                       rectangle(ABILITY, (148, 44)))

    def of_die(self, number: int) -> Msg:
        """A die in hand, or the place of one that was used."""
        rolled = self.view.rolled[number]
        key = "die_used" if rolled is None else "die" if rolled % 7 else "die_blank"
        return Msg.of(f"phalanxx.spot.{key}", n=number + 1)


def slot_spot(number: int, name: Msg) -> Spot:
    """A column of the action card: the personal die and the grey slot."""
    mine, grey = MINE[number], GREY[number]
    return Spot(f"slot:{number + 1}", name,
                rectangle(corner(mine, SLOT), (SLOT, grey[1] - mine[1] + SLOT)),
                neighbours=beside("slot", number))


def corner(at: Place, size: float) -> Place:
    """The upper left corner of a square round a place."""
    return at[0] - size / 2, at[1] - size / 2


def caption(at: Place, text: Msg, size: float, colour: str, most: float, *, face: str = "text",
            align: Align = "left", least: float = 10.0) -> Caption:
    """Words on the wood."""
    return Caption(at, text, size, colour, face, align, most=most, least=least)


def beside(kind: str, number: int) -> tuple[str, ...]:
    """The spots before and after."""
    return tuple(f"{kind}:{each + 1}" for each in (number - 1, number + 1) if 0 <= each < 3)

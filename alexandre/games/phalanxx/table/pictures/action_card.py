"""The action card of the player to move: the dice in hand, personal dice, grey slots."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.table.pictures.ground import DIE, GREY, MINE, NEXT, PANEL, ROLLED
from alexandre.games.phalanxx.table.pictures.paper import corners, die, hollow, tray
from alexandre.games.phalanxx.tables import Tables
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.draw.sketch import Caption, Layer, Place, Polygon, Shape, Spot, Stroke, seal

HIGH: Final = 868.0
SLOT: Final = 122.0
TINY: Final = 84.0


class ActionCard:
    """The card at the left of the map, filled from the top."""

    def __init__(self, tables: Tables, view: PhalanxxView) -> None:
        self.tables, self.view = tables, view
        self.player = view.players[view.mover]

    def ground(self) -> Layer:
        """The tray with its hollows: red for personal dice, grey for those that travel."""
        shapes: list[Shape] = [*tray((3, 3), (PANEL - 6, HIGH - 6), 14.0)]
        for at in ROLLED:
            shapes += hollow(corner(at, SLOT - 6), (SLOT - 6, SLOT - 6), 18, "gold")
        for mine, grey in zip(MINE, GREY, strict=True):
            shapes += hollow(corner(mine, SLOT), (SLOT, SLOT), 20, "seal.light")
            shapes += hollow(corner(grey, SLOT), (SLOT, SLOT), 20, "off.line")
            shapes += arrow(mine, grey)
        for at in NEXT:
            shapes += hollow(corner(at, TINY), (TINY, TINY), 14, "gold")
        marks, numeral = seal(self.view.mover, (58, 58), 27)
        return Layer("action", (*shapes, *marks), (numeral, *self.titles()))

    def titles(self) -> tuple[Caption, ...]:
        """Whose card it is, the round, and what the dice are."""
        who: Arg = (self.tables.rival_noun if self.player.is_rival else Who(self.view.mover))
        key = "last_round" if self.view.is_last else "round"
        known = () if not self.player.ability else (caption(
            (24, 704), Msg.of(f"phalanxx.table.{self.player.ability}"), 30, "page", 350,
            face="bold"),)
        return (
            *known,
            caption((100, 40), Msg.of("phalanxx.table.whose", who=who), 42, "gold.pale", 278,
                    face="bold"),
            caption((100, 94), Msg.of(f"phalanxx.table.{key}", n=self.view.round), 30, "page",
                    278),
            caption((20, 284), Msg.of("phalanxx.table.personal"), 28, "gold.pale", 152),
            caption((184, 284), Msg.of("phalanxx.table.travelling"), 28, "gold.pale", 186),
            caption((18, 742), self.passing(), 28, "gold.pale", 340),
        )

    def passing(self) -> Msg:
        """To whom the dice will go."""
        seats = [each for each in self.view.players if not each.is_rival]
        following = (self.view.mover + 1) % len(seats)
        if following == self.view.mover:
            return Msg.of("phalanxx.table.keeps")
        return Msg.of("phalanxx.table.passes", who=Who(following))

    def dice(self) -> tuple[Shape, ...]:
        """Every die where it lies; those that will be passed once more below."""
        shapes: list[Shape] = []
        for at, number in zip(ROLLED, self.view.rolled, strict=True):
            if number is not None:
                shapes += die(number, at, DIE)
        for at, each in zip(MINE, self.player.dice, strict=True):
            if each != NONE:  # it is on its way
                shapes += die(each, at, DIE)
        for at, below, number in zip(GREY, NEXT, self.view.grey, strict=True):
            if number is not None:
                shapes += [*die(number, at, DIE), *die(number // 7 * 7, below, TINY - 12)]
        return tuple(shapes)

    def spots(self) -> tuple[Spot, ...]:
        """Dice in hand, slots, personal dice."""
        spots = []
        for number, at in enumerate(ROLLED):
            spots.append(Spot(f"die:{number + 1}", self.of_die(number),
                              corners(corner(at, SLOT), (SLOT, SLOT)),
                              neighbours=beside("die", number)))
        spots += [slot_spot(number, Msg.of("phalanxx.spot.slot", n=number + 1))
                  for number in range(len(MINE))]
        if self.player.ability:
            spots.append(Spot("ability", Msg.of(f"phalanxx.spot.{self.player.ability}"),
                              corners((16, 682), (360, 44))))
        return tuple(spots)

    def of_die(self, number: int) -> Msg:
        """A die in hand, or the place of one that was used."""
        rolled = self.view.rolled[number]
        key = "die_used" if rolled is None else "die" if rolled % 7 else "die_blank"
        return Msg.of(f"phalanxx.spot.{key}", n=number + 1)


def slot_spot(number: int, name: Msg) -> Spot:
    """A row of the action card: the personal die and the grey slot."""
    mine, grey = MINE[number], GREY[number]
    return Spot(f"slot:{number + 1}", name,
                corners(corner(mine, SLOT), (grey[0] - mine[0] + SLOT, SLOT)),
                neighbours=beside("slot", number))


def corner(at: Place, size: float) -> Place:
    """The upper left corner of a square round a place."""
    return at[0] - size / 2, at[1] - size / 2


def arrow(mine: Place, grey: Place) -> tuple[Shape, ...]:
    """From the personal die to the grey slot: so dice are pushed."""
    x, y = (mine[0] + grey[0]) / 2, mine[1]
    return (Stroke(((x - 14, y), (x + 8, y)), "gold", 5.0),
            Polygon(((x + 20, y), (x + 4, y - 10), (x + 4, y + 10)), "gold"))


def caption(at: Place, text: Msg, size: float, colour: str, most: float, *,
            face: str = "text") -> Caption:
    """Words on the wood."""
    return Caption(at, text, size, colour, face, "left", most=most, least=10, tight=8)


def beside(kind: str, number: int) -> tuple[str, ...]:
    """The spots before and after."""
    return tuple(f"{kind}:{each + 1}" for each in (number - 1, number + 1) if 0 <= each < 3)

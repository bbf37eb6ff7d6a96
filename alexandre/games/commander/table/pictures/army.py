"""The strip below the map: the turns with their prophecies, and the army by counters."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.table.pictures.counters import counter, numbers, piece_of
from alexandre.games.commander.table.pictures.glyphs import HERO, LAUREL, glyph
from alexandre.games.commander.table.pictures.scrolls import tell_prophecy
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Shape,
    Sketch,
    Spot,
    rectangle,
    seat_colour,
)

SIZE: Final = (1000.0, 124.0)
EDGE: Final = 4.0
TRACK: Final = 43.0  # high
YEARS: Final = 79.0  # where the track begins
RADIUS: Final = 9.5  # of a prophecy
BROAD: Final = 95.0  # a box whose name stands beside its points, not above them
COLUMN: Final = 32.0  # of these points
UPPER: Final = YEARS + 12.0  # its two lines
LOWER: Final = YEARS + 31.0
COUNTER: Final = 55.0
TOP: Final = 2.0  # where counters stand
NAME: Final = TOP + 66.0  # and where their names do
BESIDE: Final = 25.0  # the room beside a counter, with a
BADGE: Final = 11.5
SIDES: Final = ("full", "reduced")
MARCH: Final = "conquest"  # when a purchase is a camp
SOLD: Final = ("resupply", "prepare")  # when a force of that side is paid for


def army_of(tables: Tables, view: CommanderView) -> Sketch:
    """Turns above, forces below."""
    drawn = Strip(tables, view)
    drawn.track()
    drawn.hero()
    drawn.forces()
    return Sketch(SIZE, tuple(drawn.shapes), tuple(drawn.captions), tuple(drawn.spots))


class Strip:
    """The strip, filled from the left."""

    def __init__(self, tables: Tables, view: CommanderView) -> None:
        self.tables, self.view = tables, view
        self.shapes: list[Shape] = []
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []

    def track(self) -> None:
        """A box for every turn, the present one framed: when, how many points, and prophecies at
        their term."""
        turns = self.tables.turns
        wide = (SIZE[0] - 2 * EDGE) / len(turns)
        is_broad = wide > BROAD
        for number, turn in enumerate(turns, 1):
            x, is_now = EDGE + wide * (number - 1), number == self.view.turn
            self.shapes.append(Plate((x + 1, YEARS), (wide - 2, TRACK), 4,
                                     "page" if is_now else "parchment.deep",
                                     "seal" if is_now else "gold", 2.6 if is_now else 1.2,
                                     cover=1.0 if number >= self.view.turn else 0.7))
            due = sum(each.deadline == number for each in self.view.prophecies)
            left = COLUMN if is_broad and (turn.points or due) else 0.0
            at = (x + (left + wide) / 2, YEARS + TRACK / 2 - 2 if is_broad else UPPER)
            self.captions.append(Caption(at, turn.noun, 15.5, "ink" if is_now else "ink.soft",
                                         most=wide - left - (12 if is_broad else 10), least=8,
                                         lines=1 + is_broad))
            if is_broad:
                wreath, points = (x + 17, UPPER), (x + 17, UPPER if due else LOWER)
            else:
                wreath, points = (x + 15, LOWER), (x + 35, LOWER)
            if turn.points:
                if wreath != points:
                    self.shapes += glyph(LAUREL, wreath, 16, "seal.deep")
                self.captions.append(Caption(points, str(turn.points), 17, "seal.deep", "bold",
                                             least=10))
            self.chips(due, number - self.view.turn, (x + (17 if is_broad else wide - 14), LOWER))
            self.spots.append(Spot(f"turn:{number}", self.name_of(number),
                                   rectangle((x, YEARS), (wide, TRACK))))

    def chips(self, due: int, left: int, at: Place) -> None:
        """So many prophecies have their term here, in so many turns: one behind the other."""
        for number in range(due)[::-1]:
            self.shapes.append(Disc((at[0] + 4 * number, at[1]), RADIUS,
                                    "seal.light" if left <= 0 else "pigment.violet", "gold.pale",
                                    1.4))
        if due:
            self.captions.append(Caption(at, str(left), 15, "seal.text", "bold", least=9))

    def name_of(self, number: int) -> Msg:
        """A box of the track, and the prophecies that end there."""
        turn = self.tables.turns[number - 1]
        due = next((each for each in self.view.prophecies if each.deadline == number), None)
        if due is None:
            return Msg.of("commander.spot.turn", turn=turn.noun, n=turn.points)
        told = tell_prophecy(self.tables, due)
        return Msg.of("commander.spot.turn_due", turn=turn.noun, n=turn.points, prophecy=told)

    def hero(self) -> None:
        """Alexander himself: his level, his value, his speed."""
        at, size = (EDGE, 2.0), 74.0
        face = self.tables.levels[max(0, self.view.level - 1)]
        colour = seat_colour(0)
        self.shapes += [Plate((at[0] + 2, at[1] + 3), (size, size), 9, "shade", cover=0.45),
                        Plate(at, (size, size), 9, colour, "gold.pale", 3.0),
                        *glyph(HERO, (at[0] + size / 2, at[1] + 29), 48, "gold.pale")]
        self.captions += [
            Caption((at[0] + size / 2, at[1] + 29), str(self.view.level), 24, "seal.deep", "bold"),
            Caption((at[0] + 9, at[1] + 60), numbers(face.value, face.superscript), 25,
                    "seal.text", "bold", "left"),
            Caption((at[0] + size - 8, at[1] + 61), f"»{face.speed}", 17, "seal.text", "table",
                    "right")]
        self.spots.append(Spot("alexander", Msg.of(
            "commander.spot.alexander", n=self.view.level, speed=face.speed,
            hits=hits_told(face.value, face.superscript)), rectangle(at, (size, size))))

    def forces(self) -> None:
        """Every kind: those the army has, those it could take faint."""
        present = {force.id: force for force in self.view.army}
        x = EDGE + 96.0
        room = SIZE[0] - EDGE - x
        tiles = [(kind, side) for kind in self.tables.kinds[:self.tables.mac]
                 for side in range(len(kind.faces))
                 if not side or (kind.id in present and present[kind.id].reduced)]
        step = min(126.0, room / len(tiles))
        size = min(COUNTER, step - BESIDE)
        for number, (kind, side) in enumerate(tiles):
            force = present.get(kind.id)
            count = 0 if force is None else (force.reduced if side else force.full)
            left = x + step * number
            piece = piece_of(self.tables, kind.id, is_reduced=bool(side))
            shapes, captions = counter(piece, (left, TOP), size)
            self.shapes += shapes
            self.captions += captions
            if not count:
                self.shapes.append(Plate((left, TOP), (size, size), 8, "parchment", cover=0.6))
            self.captions.append(Caption((left + size / 2, NAME), kind.noun, 14.5,
                                         "ink" if count else "ink.soft", "text", halo="page",
                                         most=step - 18))
            price = self.view.prices["refit" if side else kind.id]
            is_sold = self.view.phase == SOLD[side] and (count > 0 or not side)
            self.badges((left + size + BESIDE / 2, TOP + BESIDE / 2), count,
                        price if is_sold else None)
            name = f"army:{kind.id}" + (":reduced" if side else "")
            told = "march" if self.view.phase == MARCH and not side else SIDES[side]
            wide = size + BESIDE * (count > 1 or is_sold)
            self.spots.append(Spot(name, Msg.of(
                f"commander.spot.force.{told}", force=kind.noun, n=count, gold=price,
                hits=hits_told(piece.face.value, piece.face.superscript),
                speed=piece.face.speed), rectangle((left, TOP), (wide, size)),
                is_quiet=told == "march"))

    def badges(self, at: Place, count: int, price: int | None) -> None:
        """Beside a counter, where they hide nothing of it: how many there are, and below a coin
        with the price while it can be paid."""
        if count > 1:
            self.shapes.append(Disc(at, BADGE, "seal.deep", "gold.pale", 1.4))
            self.captions.append(Caption(at, f"×{count}", 14, "seal.text", "bold", least=9))
        if price is not None:
            low = at[0], at[1] + BESIDE
            self.shapes.append(Disc(low, BADGE, "gold.pale", "gold.deep", 1.6))
            self.captions.append(Caption(low, str(price), 16, "ink", "bold", least=9))


def hits_told(value: int, sup: int) -> Msg:
    """With which dice a force hits, and with which twice.  [8.5.4]"""
    return Msg.of(f"commander.hitting.{'twice' if sup > 0 else 'once'}", value=max(0, value),
                  sup=max(0, sup))

"""The strip below the map: the turns with their prophecies, and the army by counters."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.events import ProphecyHeard
from alexandre.games.commander.table.pictures.counters import counter, numbers, piece_of
from alexandre.games.commander.table.pictures.glyphs import HERO, glyph
from alexandre.games.commander.table.pictures.scrolls import noun_of
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
    star,
)

SIZE: Final = (1000.0, 124.0)
EDGE: Final = 4.0
TRACK: Final = 43.0  # high
YEARS: Final = 79.0  # where the track begins
POINTED: Final = 31.0  # so much of a box have its points, before its name
HALF: Final = 11.0  # where its points stand above marker and prophecies
CHIPS: Final = YEARS + 30.0  # where these stand, before the name
RADIUS: Final = 10.5
MARK: Final = 23.0  # from one to the next
DUE: Final = 2  # prophecies that are shown in a box
COUNTER: Final = 55.0
SHELF: Final = 20.0  # where counters stand
SIDES: Final = ("full", "reduced")
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
        """A box for every turn: when, how many points; the marker; prophecies at their term."""
        turns = self.tables.turns
        wide = (SIZE[0] - 2 * EDGE) / len(turns)
        for number, turn in enumerate(turns, 1):
            x, is_now = EDGE + wide * (number - 1), number == self.view.turn
            self.shapes.append(Plate((x + 1, YEARS), (wide - 2, TRACK), 4,
                                     "page" if is_now else "parchment.deep",
                                     "seal" if is_now else "gold", 2.6 if is_now else 1.2,
                                     cover=1.0 if number >= self.view.turn else 0.7))
            due = [each.deadline for each in self.view.prophecies if each.deadline == number]
            marks = is_now + len(due[:DUE])
            left = POINTED + MARK * max(0, marks - 1) if turn.points or marks else 2.0
            self.captions.append(Caption(
                (x + (left + wide) / 2, YEARS + TRACK / 2 - 2), turn.noun, 15.5,
                "ink" if is_now else "ink.soft", most=wide - left - 12, least=8, lines=2))
            if turn.points:
                at = (x + 5, YEARS + (HALF if marks else TRACK / 2))
                self.captions.append(Caption(at, str(turn.points), 16 if marks else 20,
                                             "seal.deep", "bold", "left", least=10))
            low = (x + POINTED / 2 + 1, CHIPS if turn.points else YEARS + TRACK / 2)
            if is_now:
                self.shapes += star(low, RADIUS)
            self.chips(due[:DUE], (low[0] + MARK * is_now, low[1]))
            self.spots.append(Spot(f"turn:{number}", self.name_of(number),
                                   rectangle((x, YEARS), (wide, TRACK))))

    def chips(self, due: list[int], low: Place) -> None:
        """The prophecies whose last turn this is, each with the turns that are left."""
        for place, deadline in enumerate(due):
            at = (low[0] + MARK * place, low[1])
            left = deadline - self.view.turn
            colour = "seal.light" if left <= 0 else "pigment.violet"
            self.shapes.append(Disc(at, RADIUS, colour, "gold.pale", 1.4))
            self.captions.append(Caption(at, str(left), 15, "seal.text", "bold", least=9))

    def name_of(self, number: int) -> Msg:
        """A box of the track, and the prophecies that end there."""
        turn = self.tables.turns[number - 1]
        due = next((each for each in self.view.prophecies if each.deadline == number), None)
        if due is None:
            return Msg.of("commander.spot.turn", turn=turn.noun, n=turn.points)
        told = ProphecyHeard(noun_of(self.tables, due), due.id, number).msg()
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
        for number, (kind, side) in enumerate(tiles):
            force = present.get(kind.id)
            count = 0 if force is None else (force.reduced if side else force.full)
            left = x + step * number
            piece = piece_of(self.tables, kind.id, is_reduced=bool(side))
            shapes, captions = counter(piece, (left, SHELF - 18), COUNTER, count)
            self.shapes += shapes
            self.captions += captions
            if not count:
                self.shapes.append(Plate((left, SHELF - 18), (COUNTER, COUNTER), 8, "parchment",
                                         cover=0.6))
            self.captions.append(Caption((left + COUNTER / 2, SHELF + 48), kind.noun, 14.5,
                                         "ink" if count else "ink.soft", "text", halo="page",
                                         most=step - 18))
            price = self.view.prices["refit" if side else kind.id]
            if self.view.phase == SOLD[side] and (count or not side):
                self.coin((left + 15, SHELF - 3), price)
            name = f"army:{kind.id}" + (":reduced" if side else "")
            self.spots.append(Spot(name, Msg.of(
                f"commander.spot.force.{SIDES[side]}", force=kind.noun, n=count, gold=price,
                hits=hits_told(piece.face.value, piece.face.superscript),
                speed=piece.face.speed), rectangle(
                    (left, SHELF - 18), (COUNTER, COUNTER))))

    def coin(self, at: tuple[float, float], price: int) -> None:
        """A price on the corner of a counter, while it can be paid."""
        self.shapes.append(Disc(at, 11, "gold.pale", "gold.deep", 1.6))
        self.captions.append(Caption(at, str(price), 16, "ink", "bold", least=9))


def hits_told(value: int, sup: int) -> Msg:
    """With which dice a force hits, and with which twice.  [8.5.4]"""
    return Msg.of(f"commander.hitting.{'twice' if sup > 0 else 'once'}", value=max(0, value),
                  sup=max(0, sup))

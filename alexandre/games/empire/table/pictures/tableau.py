"""The strip below the page: the order, the boxes of a tableau, and why the order is what it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from alexandre.games.empire.table.pictures.aid import aid, describe_awards, reasons
from alexandre.games.empire.table.pictures.glyphs import sign
from alexandre.games.empire.tables import Tables
from alexandre.games.empire.view import EmpireView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Shape,
    Sketch,
    Spot,
    rectangle,
    seal,
    seat_colour,
)

SIZE: Final = (1000.0, 88.0)
PLACES_FROM: Final = 16.0
BOXES_FROM: Final = 252.0
BOX: Final = (92.0, 58.0)
OWN: Final = (246.0, 408.0)  # left edge and width of the plate of the boxes
AID: Final = (660.0, 338.0)  # and of what stands beside them
ORDER: Final = (136.0, 45.0)  # how wide the plate of the order is at least, and each place
CUBE: Final = 8.0
ACROSS: Final = 8  # cubes in a row
BOXES: Final = ("order", "armies", "temples", "cities")


def tableau_of(tables: Tables, view: EmpireView) -> Sketch:
    """The order of the region, the viewer's boxes (or the mover's); while places are chosen what
    decides, afterwards what a turn brings."""
    drawn = Tableau(tables, view)
    drawn.places()
    drawn.boxes()
    is_ordering = is_in_order(view)
    drawn.plate(*AID)
    marks, words = reasons(view) if is_ordering else aid(tables, view)
    spots = drawn.spots if is_ordering else [*drawn.spots, describe_awards(tables, view)]
    return Sketch(SIZE, (*drawn.shapes, *marks), (*drawn.captions, *words), tuple(spots))


def fold_tableau(tables: Tables, view: EmpireView) -> Callable[[float], Sketch] | None:
    """The same, what a round brings in the boxes; None while it tells why the order is what it is.
    """
    return None if is_in_order(view) else cache(
        lambda room: draw_boxes(tables, view, is_priced=True))


def draw_boxes(tables: Tables, view: EmpireView, *, is_priced: bool = False) -> Sketch:
    """The order and the boxes alone; `is_priced`: with what they bring in place of cubes."""
    drawn = Tableau(tables, view, is_priced=is_priced)
    drawn.places()
    drawn.boxes()
    return Sketch((OWN[0] + OWN[1] + 4, SIZE[1]), tuple(drawn.shapes), tuple(drawn.captions),
                  tuple(drawn.spots))


def is_in_order(view: EmpireView) -> bool:
    """Are places being chosen?"""
    return view.phase in ("lots", "place")


class Tableau:
    """The strip, filled from the left."""

    def __init__(self, tables: Tables, view: EmpireView, *, is_priced: bool = False) -> None:
        self.tables, self.view, self.is_priced = tables, view, is_priced
        self.shapes: list[Shape] = []
        self.ordered = max(ORDER[0], 22 + ORDER[1] * len(view.order))
        self.plate(2.0, self.ordered)
        self.plate(*OWN)
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []

    def plate(self, left: float, wide: float) -> None:
        """The ground of a group, with its shadow on the map."""
        self.shapes += [Plate((left + 2, 4), (wide, SIZE[1] - 5), 7, "shade", cover=0.4),
                        Plate((left, 1), (wide, SIZE[1] - 4), 7, "parchment", "gold", 1.6)]

    def title(self, at: Place, text: Msg, most: float) -> None:
        """What comes below."""
        self.captions.append(Caption(at, text, 15, "ink.soft", "italic", "left", most=most,
                                     least=11))

    def places(self) -> None:
        """The track of the order, the seals of those who have their place."""
        self.title((PLACES_FROM, 13), Msg.of("empire.table.order"),
                   self.ordered - PLACES_FROM - 6)
        for number, seat in enumerate(self.view.order):
            at = place_at(number)
            self.shapes.append(Disc(at, 19, "page", "gold", 1.6))
            if seat is None:
                self.captions.append(Caption(at, str(number + 1), 19, "ink.faint", "title"))
            else:
                marks, numeral = seal(seat, at, 15)
                self.shapes += marks
                self.captions.append(numeral)
            if seat == self.view.mover and self.view.phase in ("move", "pay", "build"):
                self.shapes.append(Disc(at, 21, "", "seal", 2.6))
            self.captions.append(Caption((at[0], 76), str(number + 1), 13, "ink.soft", "table",
                                         least=10))
            self.spots.append(Spot(f"order:{number + 1}", self.place_of(number), (at,), 21))

    def place_of(self, number: int) -> Msg:
        """A place of the order, and what its seat knows of the others."""
        last = len(self.view.players) - 1
        which = "first" if not number else "last" if number == last else "between"
        return Msg.of(f"empire.spot.order.{which}", place=number + 1)

    def boxes(self) -> None:
        """Four boxes with their cubes; those of others stay closed until all are shown."""
        own = self.view.seat  # None and below 0: eyes that belong to no seat
        seat = self.view.mover if own is None or own < 0 else own
        player = self.view.players[seat]
        marks, numeral = seal(seat, (BOXES_FROM + 10, 13), 9)
        self.shapes += marks
        self.captions.append(numeral)
        is_split = self.view.phase in ("split", "bid", "raise", "allot")
        self.title((BOXES_FROM + 28, 13), Msg.of(
            "empire.table.boxes", who=Who(seat), n=player.pool) if is_split
            else Msg.of("empire.table.tableau", who=Who(seat)), OWN[1] - 76)
        for number, (name, count) in enumerate(zip(BOXES, counts_of(player), strict=True)):
            self.box((BOXES_FROM + number * (BOX[0] + 8), 25.0), name, count, seat)

    def box(self, at: Place, name: str, count: int | None, seat: int) -> None:
        """One box: its sign, its number, its cubes."""
        x, y = at
        self.shapes.append(Plate(at, BOX, 6, "page" if count is not None else "parchment.deep",
                                 "gold", 1.4))
        self.shapes += sign(name, (x + 20, y + 18), 26)
        figure = "–" if count is None else str(count)
        self.captions.append(Caption((x + BOX[0] - 12, y + 19), figure, 27, "ink", "bold",
                                     "right", least=12))
        if self.is_priced and name != "order":
            self.price(at, name, seat)
        else:
            self.cubes((x + 8, y + 36), min(15, count or 0), seat)
        self.spots.append(Spot(f"box:{name}", Msg.of(f"empire.spot.box.{name}"),
                               rectangle(at, BOX)))


    def cubes(self, at: Place, count: int, seat: int) -> None:
        """So many cubes of a seat."""
        for cube in range(count):
            corner = (at[0] + 10 * (cube % ACROSS), at[1] + 10 * (cube // ACROSS))
            self.shapes.append(Plate(corner, (CUBE, CUBE), 1.5, seat_colour(seat), "seal.text",
                                     0.7))

    def price(self, at: Place, name: str, seat: int) -> None:
        """What a round brings for the majority, or for each building, and what that costs.  [8.2]
        [8.3] [8.4]"""
        (x, y), box = at, self.tables.box
        kind = BOXES.index(name) - 2
        worth = box.province_points if kind < 0 else box.points[kind]
        self.captions.append(Caption((x + 8, y + 45), f"+{worth}", 18, "seal.deep", "bold", "left",
                                     least=10))
        if kind < 0:
            self.captions.append(Caption((x + 34, y + 45), Msg.of("empire.table.aid.province"), 13,
                                         "ink.soft", "italic", "left", most=BOX[0] - 44, least=9))
        else:
            self.cubes((x + 36, y + 41), box.prices[kind], seat)


def counts_of(player: PlayerView) -> tuple[int | None, ...]:
    """The four boxes: a bid once shown is spent, armies are those on the board."""
    return player.bid, player.raised, player.temple_box, player.city_box


def place_at(number: int) -> Place:
    """Where a place of the order lies."""
    return PLACES_FROM + 21 + 45 * number, 46.0

"""The sources of points as a bar chart: a bar for each seat, a piece for each part of a score.

Parts are told by colour, by pattern and by their order, which is that of the key below the bars.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.kernel.contract import Outcome
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import (
    Caption,
    Layer,
    Place,
    Plate,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    seal,
    sort_marks,
)
from alexandre.ui.text.sizes import SMALL, SUBHEADING

Parts = tuple[tuple[str, int], ...]  # of one seat: the name of a part, its points

LEFT: Final = 40.0
RIGHT: Final = 58.0
TOP: Final = 10.0
WIDE: Final = 560.0
ROW: Final = 40.0  # from one bar to the next, at the most
ROWS: Final = 150.0  # of all bars, at the most
BAR: Final = 0.64  # of a row
KEY: Final = 21.0  # from one line of the key to the next
ACROSS: Final = 2  # names in a line of the key
ROOM: Final = 15.0  # a piece as narrow as that has no figure
LOOKS: Final = (("pigment.blue", ""), ("seal", "seat0"), ("gold", "seat1"),
                ("pigment.green", "seat2"), ("pigment.violet", "seat3"),
                ("pigment.orange", "seat4"), ("ink.soft", ""))


class Sources:
    """The layout of the bars; losses are left of the line."""

    def __init__(self, title: str, outcome: Outcome, parts: Sequence[Parts]) -> None:
        self.title, self.outcome, self.parts = title, outcome, parts
        self.names = tuple(name for place, (name, _points) in enumerate(parts[0])
                           if any(each[place][1] for each in parts))
        self.row = min(ROW, ROWS / len(parts))
        self.low = TOP + self.row * len(parts) + 10
        self.high = self.low + KEY * -(-len(self.names) // ACROSS)
        won = max(1, *(sum(max(0, n) for _name, n in each) for each in parts))
        lost = max(sum(max(0, -n) for _name, n in each) for each in parts)
        self.unit = (WIDE - LEFT - RIGHT) / (won + lost)
        self.zero = LEFT + lost * self.unit
        self.marks: list[Shape | Caption] = []
        self.spots: list[Spot] = []

    def sketch(self) -> Sketch:
        """The bars in the order of the ranks, with the key below."""
        ranks = self.outcome.ranks
        for row, seat in enumerate(sorted(range(len(ranks)), key=ranks.__getitem__)):
            self.bar(seat, TOP + self.row * row)
        for place, name in enumerate(self.names):
            self.key(place, name)
        axis = Stroke(((self.zero, TOP - 4), (self.zero, self.low - 6)), "ink.soft", 1.4)
        return Sketch((WIDE, self.high), *sort_marks(self.marks), tuple(self.spots),
                      (Layer("axis", (axis,)),))

    def bar(self, seat: int, top: float) -> None:
        """Add the parts of a seat's score one after the other, and their sum."""
        self.marks += seal(seat, (LEFT / 2, top + self.row / 2), min(12.0, self.row * 0.34))
        won, lost = self.zero, self.zero
        for name, points in self.parts[seat]:
            wide = abs(points) * self.unit
            if points < 0:
                lost -= wide
            if points:
                self.piece(seat, name, points, (lost if points < 0 else won, top))
            won += max(0.0, points * self.unit)
        self.marks.append(Caption((won + 10, top + self.row / 2), str(self.outcome.scores[seat]),
                                  SUBHEADING, "seal.deep", "bold", "left", least=11))

    def piece(self, seat: int, name: str, points: int, at: Place) -> None:
        """Add one part in its colour and pattern, with its figure where there is room."""
        high, wide = self.row * BAR, abs(points) * self.unit
        left, top = at[0], at[1] + (self.row - high) / 2
        box = ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))
        place = self.names.index(name)
        self.marks += fill_box(box, place)
        if wide > ROOM:
            self.marks.append(Caption((left + wide / 2, top + high / 2), str(points), SMALL,
                                         "seal.text", "bold", halo=colour_of(place), least=9))
        self.spots.append(Spot(f"source:{seat}:{name}", Msg.of(
            "ui.chart.source", who=Who(seat), part=self.name_of(name), points=str(points)), box))

    def key(self, place: int, name: str) -> None:
        """Add the entry of the key for a colour and pattern."""
        row, column = divmod(place, ACROSS)
        x, y = LEFT / 2 + (WIDE - LEFT / 2) / ACROSS * column, self.low + KEY * row
        self.marks += fill_box(((x, y), (x + 22, y), (x + 22, y + 15), (x, y + 15)), place)
        self.marks.append(Caption((x + 30, y + 8), self.name_of(name), SMALL, "ink", "text",
                                     "left", most=WIDE / ACROSS - 40, least=8))

    def name_of(self, name: str) -> Msg:
        """The name of a part, as in the table of the scores."""
        return Msg.of(f"{self.title}.score.{name}")


def has_sources(parts: Sequence[Parts]) -> bool:
    """Whether points came from more than one part."""
    return len({name for each in parts for name, points in each if points}) > 1


def colour_of(place: int) -> str:
    """The colour of a part, by its position in the key."""
    return LOOKS[place % len(LOOKS)][0]


def fill_box(box: tuple[Place, ...], place: int) -> tuple[Shape, ...]:
    """A box in the colour and pattern of a part, with a pale rim."""
    colour, pattern = colour_of(place), LOOKS[place % len(LOOKS)][1]
    (x, y), (right, low) = box[0], box[2]
    shapes: list[Shape] = [Polygon(box, colour)]
    if pattern:
        shapes.append(Polygon(box, "page", pattern=pattern, cover=0.34))
    return (*shapes, Plate((x, y), (right - x, low - y), 0, "", "page", 1.2))

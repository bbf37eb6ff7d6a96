"""The points by turn as a line chart, readable without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import (
    Caption,
    Layer,
    Marks,
    Place,
    Plate,
    Sketch,
    Spot,
    Stroke,
    look_of,
    seal,
    seat_colour,
    sort_marks,
)
from alexandre.ui.play.drawing import POINTS
from alexandre.ui.text.sizes import TINY

SIZE: Final = (560.0, 300.0)
LEFT: Final = 44.0
RIGHT: Final = 30.0
TOP: Final = 26.0
FOOT: Final = 44.0
LINES: Final = 5  # across, at the most
APART: Final = 14.0  # at the least
MARKS: Final = 9  # seals along a line, at the most
RADIUS: Final = 5.2
STANDING: Final = "ui.chart.standing"
DASHES: Final[tuple[tuple[float, float] | tuple[()], ...]] = (
    (), (11.0, 5.0), (3.0, 4.0), (16.0, 4.0), (7.0, 7.0))


class Chart:
    """The scales of a chart: turns across, points upwards."""

    def __init__(self, standings: Sequence[tuple[int, ...]], unit: Msg = POINTS,
                 size: Place = SIZE) -> None:
        self.standings, self.unit, self.size = standings, unit, size
        self.turns = max(1, len(standings) - 1)
        most = max(1, *(max(each) for each in standings))
        lines = min(LINES, max(2, int((size[1] - TOP - FOOT) / APART)))
        self.step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10 ** 9)
                         if step * lines >= most)
        self.most = -(-most // self.step) * self.step

    def place(self, turn: int, points: int) -> Place:
        """The point of the picture for that turn and those points."""
        wide, high = self.size[0] - LEFT - RIGHT, self.size[1] - TOP - FOOT
        return LEFT + wide * turn / self.turns, TOP + high * (1 - points / self.most)

    def ground(self) -> Marks:
        """The field, a line at every round number of points, the axes and their labels."""
        low, right = self.size[1] - FOOT, self.size[0] - RIGHT
        yield Plate((LEFT, TOP), (right - LEFT, low - TOP), 3, "page")
        turns = "turns" if len(self.standings[-1]) == 1 else "turns_all"
        yield Caption((4, 9), self.unit, TINY, "ink.soft", "italic", "left")
        yield Caption((right, self.size[1] - 9), Msg.of(f"ui.chart.{turns}"), TINY, "ink.soft",
                      "italic", "right")
        for points in range(0, self.most + 1, self.step):
            (x, y), (end, _y) = self.place(0, points), self.place(self.turns, points)
            yield Stroke(((x, y), (end, y)), "parchment.edge", 0.8)
            yield Caption((x - 8, y), str(points), TINY, "ink.soft", "table", "right")
        every = max(1, -(-self.turns // 10))
        for turn in range(every, self.turns + 1, every):
            x, _y = self.place(turn, 0)
            yield Stroke(((x, low), (x, low + 4)), "ink.soft", 1.0)
            yield Caption((x, low + 14), str(turn), TINY, "ink.soft", "table")
        yield Stroke(((LEFT, TOP), (LEFT, low), (right, low)), "ink.soft", 1.4)

    def line(self, seat: int) -> Marks:
        """A seat's points as a line dashed in its own way, with its seal along it and at the end.
        """
        way = tuple(self.place(turn, each[seat]) for turn, each in enumerate(self.standings))
        yield Stroke(way, seat_colour(seat), 2.4, DASHES[look_of(seat)])
        every = max(1, -(-self.turns // MARKS))
        for turn in range(every + (seat % every if every > 1 else 0), self.turns, every):
            yield from sort_marks(seal(seat, way[turn], RADIUS))[0]
        yield from seal(seat, (way[-1][0] + 14, self.apart(seat)), 9.5)

    def apart(self, seat: int) -> float:
        """The height of the seal at the end of a line, moved so that no two overlap."""
        order = sorted(range(len(self.standings[-1])), key=self.standings[-1].__getitem__)
        height = self.size[1] - FOOT + 21.0
        for each in order:
            height = min(self.place(self.turns, self.standings[-1][each])[1], height - 21.0)
            if each == seat:
                break
        return height

    def spots(self, told: str) -> tuple[Spot, ...]:
        """A strip for each turn, whose tip tells the points after it."""
        spots = []
        wide, high = self.size
        for turn, points in enumerate(self.standings):
            x, _y = self.place(turn, 0)
            half = (wide - LEFT - RIGHT) / self.turns / 2
            outline = ((x - half, 0.0), (x + half, 0.0), (x + half, high), (x - half, high))
            spots.append(Spot(f"turn:{turn}", describe_turn(turn, points, told), outline))
        return tuple(spots)


def chart_of(standings: Sequence[tuple[int, ...]], unit: Msg = POINTS,
             told: str = STANDING, size: Place = SIZE) -> Sketch:
    """The whole chart, with the best line in front. `unit` is what is counted, if not points;
    `told` makes the sentence of a seat and its number."""
    chart = Chart(standings, unit, size)
    shapes, captions = sort_marks(chart.ground())
    order = sorted(range(len(standings[-1])), key=standings[-1].__getitem__)
    lines = (mark for seat in order for mark in chart.line(seat))
    return Sketch(size, *sort_marks((*captions, *lines)), chart.spots(told),
                  (Layer("ground", shapes),))


def at_letters(size: Place, text: float) -> Place:
    """The size of a picture whose letters are that much larger in the same room."""
    return size[0] / text, size[1] / text


def turn_of(spot: Spot) -> int:
    """The turn of that strip."""
    return int(spot.id.partition(":")[2])


def describe_turn(turn: int, points: Sequence[int], told: str = STANDING) -> Msg:
    """The points after a turn, in words."""
    parts = tuple(Msg.of(told, who=Who(seat), points=each)
                  for seat, each in enumerate(points))
    if not turn:
        return Msg.of("ui.chart.start", standings=parts)
    return Msg.of("ui.chart.after", turn=str(turn), standings=parts)

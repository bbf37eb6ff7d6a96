"""A board of Alexandros as frozen tables: triangles, points, lines, distances.  Chapter 1.

Row r, character c of the drawing is the triangle (r, c).  r + c even: its tip points down and its
corners are the points (c, r), (c + 2, r), (c + 1, r + 1); odd: it points up, with the corners
(c + 1, r), (c, r + 1), (c + 2, r + 1).  Points (x, y) have x + y even and six neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.names import noun_of as noun_of
from alexandre.games.alexandros.actions import Moves
from alexandre.games.alexandros.shape import corner_places, faults, list_land
from alexandre.kernel.board import Board, Fault
from alexandre.kernel.text import Noun

LETTERS: Final = "TALCH"  # temple, amphora, lyre, horse, hoplite
SYMBOLS: Final = 5
BLANK: Final = -1
DIRECTIONS: Final = ("east", "southeast", "southwest", "west", "northwest", "northeast")
STEPS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
FAR: Final = 999

Place = tuple[int, int]


@dataclass(frozen=True)
class Province:
    """Triangles joined across lines without a wall.  [8.1]

    `cells` and `sites` (the triangles with a symbol) are ascending; `needs[s]` counts the sites of
    symbol s; `blanks` is what a levy pays for it.
    """

    cells: tuple[int, ...]
    sites: tuple[int, ...]
    needs: tuple[int, ...]
    blanks: int


class Box:
    """The components that come with every board.  [1.4-1.6]"""

    def __init__(self, box: dict[str, Any]) -> None:
        self.cards_each: int = box["cards_each"]
        self.black: int = box["walls"]["black"]
        self.red: int = box["walls"]["red"]
        self.governors: int = box["governors"]
        self.face_up: int = box["face_up"]
        self.start_hand: int = box["start_hand"]
        self.goal: int = box["goal"]


class Tables:
    """All that never changes while a board is played; indices are ints throughout.

    cell: a land triangle in reading order · point: a corner of land, in reading order · line: an
    edge of land, ordered by its two points.
    """

    def __init__(self, board: Board) -> None:
        box, drawing = board.data["box"], board.data["board"]
        rows = drawing["rows"]
        self.board, self.box = board, Box(box)
        self.cells = tuple(list_land(rows))
        self.symbol = tuple([LETTERS.find(rows[r][c]) for r, c in self.cells])  # or BLANK
        places = {place for cell in self.cells for place in corner_places(*cell)}
        self.points = tuple(sorted(places, key=lambda place: (place[1], place[0])))
        number = {place: point for point, place in enumerate(self.points)}
        start_x, start_y = drawing["start"]
        self.start = number[(start_x, start_y)]
        self.corners = tuple([  # cell → points
            triple([number[place] for place in corner_places(*cell)]) for cell in self.cells])
        # line → its two points
        self.lines = tuple(sorted({line for cell in self.corners for line in edges_of(cell)}))
        line_number = {line: n for n, line in enumerate(self.lines)}
        self.sides = tuple([  # cell → lines
            triple([line_number[edge] for edge in edges_of(cell)]) for cell in self.corners])
        self.banks = banks_of(self.sides, len(self.lines))  # line → the cells beside, -1: sea
        # cell → (cell beyond, line), coast left out
        self.borders = tuple([borders_of(cell, three, self.banks)
                              for cell, three in enumerate(self.sides)])
        # point → (neighbour, line), by direction
        self.ways = ways_of(self.points, number, line_number)
        # point → point → lines walked, walls ignored  [4.3]
        self.distance = tuple([distances(point, self.ways) for point in range(len(self.points))])
        self.longest = max([max(row) for row in self.distance])  # the longest shortest route
        # point → symbol → (distance to its nearest corner, cell), ascending
        self.nearest = tuple([nearest_of(row, self.symbol, self.corners) for row in self.distance])
        # point → the shore it lies on (a number), or -1 inland
        self.coast = coast_of(len(self.points), self.lines, self.banks)
        self._name(drawing["places"], box["symbols"])
        sites = [cell for cell in range(len(self.cells)) if self.symbol[cell] != BLANK]
        self.moves = Moves(LETTERS, self.cell_ids, self.point_ids, sites, box["seats"][1])

    def _name(self, places: list[dict[str, Any]], symbols: dict[str, Any]) -> None:
        """Ids and names; a point is called after the land of most of its cells."""
        self.cell_ids = tuple([f"{r}-{c}" for r, c in self.cells])
        self.point_ids = tuple([f"{x},{y}" for x, y in self.points])
        # both points, in reading order
        self.line_ids = tuple([f"{self.point_ids[start]}>{self.point_ids[end]}"
                               for start, end in self.lines])
        self.symbol_nouns = tuple([noun_of(symbols[letter]) for letter in LETTERS])
        self.land_nouns = tuple([land_of(cell, places) for cell in self.cells])
        self.point_nouns = name_points(len(self.points), self.corners, self.land_nouns)


def check(data: Any) -> list[Fault]:
    """Everything wrong with the content of a board and its box, each with its place."""
    return faults(data)


def triple(numbers: list[int]) -> tuple[int, int, int]:
    """Three numbers as a tuple that says so."""
    first, second, third = numbers
    return first, second, third


def edges_of(corners: tuple[int, int, int]) -> list[tuple[int, int]]:
    """The three sides of a triangle, each with the smaller point first."""
    a, b, c = sorted(corners)
    return [(a, b), (a, c), (b, c)]


def banks_of(sides: tuple[tuple[int, int, int], ...], lines: int) -> tuple[tuple[int, int], ...]:
    """The cells on both sides of each line; -1 for the sea."""
    banks: list[list[int]] = [[] for _ in range(lines)]
    for cell, three in enumerate(sides):
        for line in three:
            banks[line].append(cell)
    return tuple((each[0], each[1] if len(each) > 1 else -1) for each in banks)


def borders_of(cell: int, sides: tuple[int, int, int],
               banks: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The cells beside a cell, each with the line between."""
    return tuple((sum(banks[line]) - cell, line) for line in sides if banks[line][1] >= 0)


def ways_of(points: tuple[Place, ...], number: dict[Place, int],
            lines: dict[tuple[int, int], int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The lines out of each point, by direction from the east clockwise.  [4.3]"""
    ways = []
    for point, (x, y) in enumerate(points):
        beyond = [number.get((x + dx, y + dy), -1) for dx, dy in STEPS]
        pairs = [(other, lines.get((min(point, other), max(point, other)), -1))
                 for other in beyond]
        ways.append(tuple((other, line) for other, line in pairs if line >= 0))
    return tuple(ways)


def distances(source: int, ways: tuple[tuple[tuple[int, int], ...], ...]) -> tuple[int, ...]:
    """The number of lines between `source` and every point, along land. [4.3]"""
    away = [FAR] * len(ways)
    away[source] = 0
    queue = [source]
    for point in queue:
        for other, _line in ways[point]:
            if away[other] == FAR:
                away[other] = away[point] + 1
                queue.append(other)
    return tuple(away)


def nearest_of(row: tuple[int, ...], symbol: tuple[int, ...],
               corners: tuple[tuple[int, int, int], ...],
               ) -> tuple[tuple[tuple[int, int], ...], ...]:
    """From one point, the cells of each symbol with the distance to their nearest corner."""
    cells: list[list[tuple[int, int]]] = [[] for _ in range(SYMBOLS)]
    for cell, (a, b, c) in enumerate(corners):
        if symbol[cell] != BLANK:
            cells[symbol[cell]].append((min(row[a], row[b], row[c]), cell))
    return tuple(tuple(sorted(each)) for each in cells)


def coast_of(points: int, lines: tuple[tuple[int, int], ...],
             banks: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """The shore each point lies on: the smallest point of it; -1 inland.  [8.2]"""
    shore = [-1] * points
    shores = [line for line in range(len(lines)) if banks[line][1] < 0]
    for line in shores:
        for point in lines[line]:
            shore[point] = point
    settled = False
    while not settled:
        settled = True
        for line in shores:
            a, b = lines[line]
            low = min(shore[a], shore[b])
            if shore[a] != low or shore[b] != low:
                shore[a] = shore[b] = low
                settled = False
    return tuple(shore)


def land_of(cell: Place, places: list[dict[str, Any]]) -> Noun:
    """The land whose anchor lies nearest to the middle of the cell; the first of equals."""
    spots = corner_places(*cell)
    x3, y3 = sum(x for x, _y in spots), sum(y for _x, y in spots)

    def away(place: dict[str, Any]) -> int:
        x, y = place["at"]
        return int((3 * x - x3) ** 2 + 3 * (3 * y - y3) ** 2)

    return noun_of(min(places, key=away))


def name_points(points: int, corners: tuple[tuple[int, int, int], ...],
                land_nouns: tuple[Noun, ...]) -> tuple[Noun, ...]:
    """The land of most cells round each point; the first of equals in reading order."""
    lands: list[list[Noun]] = [[] for _ in range(points)]
    for noun, three in zip(land_nouns, corners, strict=True):
        for point in three:
            lands[point].append(noun)
    return tuple(max(each, key=each.count) for each in lands)

"""The places of triangles and points on the map, and the lines round any group of triangles."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from alexandre.games.alexandros.tables import Tables
from alexandre.ui.draw.sketch import Bleed, Place
from alexandre.ui.text.cache import remember

SIDE: Final = 60.0  # of a triangle
HIGH: Final = SIDE * math.sqrt(3) / 2
MARGIN: Final = 20.0  # of sea, from the rim of the picture to the first points
BLEED: Final[Bleed] = (400.0, 400.0, 400.0, 700.0)

Loop = tuple[Place, ...]


def places_of(tables: Tables) -> tuple[Place, ...]:
    """The place of every point."""
    return place_points(tables.points)


@remember(4)
def place_points(points: tuple[tuple[int, int], ...]) -> tuple[Place, ...]:
    """Points of the lattice, on the map: a row of sea that is nowhere land takes no room."""
    left, top = min(x for x, _y in points), min(y for _x, y in points)
    return tuple((MARGIN + (x - left) * SIDE / 2, MARGIN + (y - top) * HIGH) for x, y in points)


def size_of(tables: Tables) -> Place:
    """The size of the whole map."""
    places = places_of(tables)
    return max(x for x, _y in places) + MARGIN, max(y for _x, y in places) + MARGIN


def corners_of(tables: Tables, cell: int) -> tuple[Place, ...]:
    """The corners of a triangle."""
    places = places_of(tables)
    return tuple(places[point] for point in tables.corners[cell])


def heart(corners: Iterable[Place]) -> Place:
    """The middle of some places."""
    points = tuple(corners)
    return sum(x for x, _y in points) / len(points), sum(y for _x, y in points) / len(points)


def heart_of(tables: Tables, cell: int) -> Place:
    """The middle of a triangle."""
    return heart(corners_of(tables, cell))


def tip_of(tables: Tables, cell: int) -> int:
    """The direction of a triangle's tip: 1 down, -1 up."""
    return -1 if sum(tables.cells[cell]) % 2 else 1


def inset(corners: tuple[Place, ...], by: float) -> tuple[Place, ...]:
    """A triangle whose sides have all moved inwards by so much."""
    x, y = heart(corners)
    share = 1 - by / (HIGH / 3)
    return tuple((x + (px - x) * share, y + (py - y) * share) for px, py in corners)


def loops(tables: Tables, cells: Iterable[int]) -> list[tuple[int, ...]]:
    """The lines round a group of triangles, as points: the group lies to the left of each."""
    places, ways = places_of(tables), rims(tables, frozenset(cells))
    left = {(start, end): None for start, ends in ways.items() for end in ends}
    closed_loops = []
    while left:
        edge, loop = next(iter(left)), []
        while edge in left:
            del left[edge]
            last, here = edge
            loop.append(here)
            edge = here, min(ways[here], key=lambda each: measure_turn(places, last, here, each))
        closed_loops.append(tuple(loop))
    return closed_loops


def rims(tables: Tables, group: frozenset[int]) -> dict[int, list[int]]:
    """The edges of a group of triangles: from each point, where they lead."""
    places = places_of(tables)
    edges: dict[int, list[int]] = {}
    for (start, end), (one, other) in zip(tables.lines, tables.banks, strict=True):
        if (one in group) != (other in group):
            x, y = heart(places[point] for point in
                         tables.corners[one if one in group else other])
            (ax, ay), (bx, by) = places[start], places[end]
            is_left = (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0
            first, second = (start, end) if is_left else (end, start)
            edges.setdefault(first, []).append(second)
    return edges


def measure_turn(places: tuple[Place, ...], last: int, here: int, after: int) -> float:
    """The turn about from the way back, through the group, to the way on."""
    (x, y), (bx, by), (ax, ay) = places[here], places[last], places[after]
    back, onward = math.atan2(by - y, bx - x), math.atan2(ay - y, ax - x)
    return (back - onward - 1e-9) % (2 * math.pi)


def beside(loop: Loop, away: float, *, is_round: bool = False) -> Loop:
    """A loop drawn again to the right of itself, at a distance; negative: to the left.

    Outer corners are cut round if `is_round`, else they stay sharp.
    """
    offset: list[Place] = []
    count = len(loop)
    for number, here in enumerate(loop):
        before, after = normal(loop[number - 1], here), normal(here, loop[(number + 1) % count])
        turn = before[0] * after[1] - before[1] * after[0]
        if is_round and turn * away > 0:
            offset += arc(here, before, after, away)
        else:
            share = away / (1 + before[0] * after[0] + before[1] * after[1])
            offset.append((here[0] + (before[0] + after[0]) * share,
                           here[1] + (before[1] + after[1]) * share))
    return tuple(offset)


def normal(start: Place, end: Place) -> Place:
    """The unit vector to the right of a line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return dy / length, -dx / length


def arc(at: Place, first: Place, last: Place, radius: float) -> list[Place]:
    """From one direction to another, round a corner."""
    start = math.atan2(first[1], first[0])
    sweep = (math.atan2(last[1], last[0]) - start + math.pi) % (2 * math.pi) - math.pi
    steps = max(2, round(abs(sweep) * abs(radius) / 5))
    return [(at[0] + math.cos(start + sweep * step / steps) * radius,
             at[1] + math.sin(start + sweep * step / steps) * radius)
            for step in range(steps + 1)]


def wandering(loop: Loop, reach: float) -> Loop:
    """A loop with the small bays and heads of a real shore; the same wherever it is drawn."""
    shore: list[Place] = []
    for start, end in pairwise((*loop, loop[0])):
        length = math.dist(start, end)
        if not length:
            continue
        nx, ny = normal(start, end)
        count = max(1, round(length / 6))
        for number in range(count):
            x = start[0] + (end[0] - start[0]) * number / count
            y = start[1] + (end[1] - start[1]) * number / count
            off = reach * restless(x, y)
            shore.append((x + nx * off, y + ny * off))
    return tuple(shore)


def parts(loop: Loop, most: int = 12) -> list[Loop]:
    """A loop in short lines: if one changes, or is out of sight, the others stay as they are."""
    line = (*loop, loop[0])
    return [line[start:start + most + 1] for start in range(0, len(loop), most)]


def restless(x: float, y: float) -> float:
    """Between -1 and 1, never far from what it is next door."""
    return (0.5 * math.sin(x * 0.113 + y * 0.071 + 1.3) * math.sin(y * 0.097 - x * 0.043)
            + 0.32 * math.sin(x * 0.31 - y * 0.23 + 0.7 * math.sin(y * 0.11))
            + 0.18 * math.sin(x * 0.67 + y * 0.59))


def area(loop: Loop) -> float:
    """Twice the surface, positive for an outer rim, negative for the rim of a hole."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise((*loop, loop[0])))

"""Arrows from province to province: pale where free, dark with a price, ships dashed."""

from __future__ import annotations

import math
from typing import Final

from alexandre.games.empire.table.pages import Page, place_of
from alexandre.games.empire.tables import Arrow, Tables
from alexandre.ui.sketch import Caption, Disc, Place, Polygon, Shape, Stroke

CLEAR: Final = 66.0  # between an arrow and the middle of its ends
BESIDE: Final = 13.0  # between an arrow and the one that comes back
BENT: Final = 0.10  # of its length: how far it bows to its side
HEAD: Final = 17.0
PARTS: Final = 14


def arrows_of(tables: Tables, page: Page,
              numbers: tuple[int, ...]) -> tuple[tuple[Shape, ...], tuple[Caption, ...]]:
    """All arrows of a region."""
    shapes: list[Shape] = []
    captions: list[Caption] = []
    for number in numbers:
        arrow = tables.arrows[number]
        line = curve(place_of(tables, page, arrow.origin), place_of(tables, page, arrow.target))
        shapes += drawn(line, arrow)
        if arrow.cost:
            marks, figure = price(line, arrow)
            shapes += marks
            captions.append(figure)
    return tuple(shapes), tuple(captions)


def curve(start: Place, end: Place) -> tuple[Place, ...]:
    """A bow from one place to another, clear of both, always to the right of its way."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1.0, math.hypot(dx, dy))
    clear = min(CLEAR, length * 0.32)
    ux, uy = dx / length, dy / length
    side = (-uy, ux)
    bow = BENT * length
    found = []
    for part in range(PARTS + 1):
        share = part / PARTS
        along = clear + share * (length - 2 * clear)
        across = BESIDE + 4 * bow * share * (1 - share)
        found.append((start[0] + ux * along + side[0] * across,
                      start[1] + uy * along + side[1] * across))
    return tuple(found)


def drawn(line: tuple[Place, ...], arrow: Arrow) -> list[Shape]:
    """The shaft over a dark rim, and the head."""
    colour = "arrow.free" if not arrow.cost else "arrow.sea" if arrow.is_ship else "arrow.dear"
    dash: tuple[float, float] | tuple[()] = (14.0, 9.0) if arrow.is_ship else ()
    head = head_of(line)
    shaft = line[:-1]
    return [Stroke(shaft, "ink", 9.0, dash, cover=0.75), Stroke(shaft, colour, 5.5, dash),
            Polygon(head, colour, "ink", 1.6)]


def head_of(line: tuple[Place, ...]) -> tuple[Place, ...]:
    """A barbed point at the end of a line."""
    (x, y), (bx, by) = line[-1], line[-3]
    length = max(1.0, math.hypot(x - bx, y - by))
    ux, uy = (x - bx) / length, (y - by) / length
    half = HEAD * 0.62
    back = (x - ux * HEAD, y - uy * HEAD)
    return ((x, y), (back[0] - uy * half, back[1] + ux * half),
            (back[0] + ux * HEAD * 0.3, back[1] + uy * HEAD * 0.3),
            (back[0] + uy * half, back[1] - ux * half))


def price(line: tuple[Place, ...], arrow: Arrow) -> tuple[list[Shape], Caption]:
    """What it costs, on a round in its middle."""
    at = line[len(line) // 2]
    colour = "arrow.sea" if arrow.is_ship else "arrow.dear"
    return ([Disc(at, 15.0, colour, "page", 2.2)],
            Caption(at, str(arrow.cost), 22, "seal.text", "bold", least=10))

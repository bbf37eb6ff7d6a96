"""Arrows from province to province: pale where free, dark with a price, ships dashed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from alexandre.games.empire.table.pictures.ground import spans_laid
from alexandre.games.empire.table.pictures.pages import PAGES, Page, place_of
from alexandre.games.empire.tables import Arrow, Tables
from alexandre.ui.draw.extent import Extent, around, meet
from alexandre.ui.draw.sketch import Caption, Disc, Place, Polygon, Shape, Stroke
from alexandre.ui.text.cache import Same, remember

# Between an arrow and the middle of its ends: across, where seals lie beside one another; above,
# where the name is; below.
ACROSS: Final = 96.0
ABOVE: Final = 82.0
BELOW: Final = 70.0
# How far an arrow runs beside the straight line, and the most of its length that is left free at
# each end: a long way round where things lie close.
WAYS: Final = ((13.0, 0.32), (40.0, 0.28), (55.0, 0.34), (70.0, 0.2), (84.0, 0.28), (96.0, 0.12),
               (104.0, 0.28))
BENT: Final = 0.10  # of its length: how far it bows to its side
HEAD: Final = 17.0
HALF: Final = 7.0  # of its width
PARTS: Final = 14
ARMED: Final = 3  # stacks in every province that arrows keep clear of
ROUND: Final = 15.0  # of a price
NEAR: Final = 18.0  # round the points of another arrow
ASKEW: Final = 0.06  # of how far it runs beside the straight line: as bad as a point of it hidden

Lines = dict[tuple[int, ...], tuple[Place, ...]]


def arrows_of(tables: Tables, page: Page,
              numbers: tuple[int, ...]) -> tuple[tuple[Shape, ...], tuple[Caption, ...]]:
    """All arrows of a region."""
    shapes: list[Shape] = []
    rounds: list[Shape] = []
    captions: list[Caption] = []
    priced: list[Place] = []
    laid = list(spans_laid(tables, page, lambda _place: ARMED))
    for number in numbers:
        arrow = tables.arrows[number]
        line = line_of(tables, page, arrow)
        shapes += draw_arrow(line, arrow)
        if arrow.cost:
            priced.append(spot_on(line, laid, priced))
            marks, figure = price(priced[-1], arrow)
            rounds += marks
            captions.append(figure)
    return (*shapes, *rounds), tuple(captions)


def line_of(tables: Tables, page: Page, arrow: Arrow) -> tuple[Place, ...]:
    """The way of an arrow on its page, past names, sites and armies."""
    return lines_of(tables, page)[arrow.origin, arrow.target]


def lines_of(tables: Tables, page: Page) -> Lines:
    """The ways of all arrows of a page, by their ends."""
    return choose_lines(tables, Same(page))


@remember(PAGES)
def choose_lines(tables: Tables, page: Same) -> Lines:
    """The line of each arrow that meets least of what lies on the page and of the lines before
    it, its head above all, and of such as meet little more the straightest."""
    laid = [(left - HALF, top - HALF, right + HALF, low + HALF) for left, top, right, low
            in spans_laid(tables, page.it, lambda _place: ARMED)]
    spans, lines = [*laid], Lines()

    def measure_met(start: Place, end: Place, way: tuple[float, float]) -> float:
        line = curve(start, end, way)
        met = [count_over(at, spans) for at in line]
        is_hidden = count_over(line[-1], laid) > 0
        return sum(met) + PARTS * (sum(met[-2:]) + PARTS * is_hidden) + way[0] * ASKEW

    for arrow in tables.arrows:
        if arrow.target in page.it.lands:
            start, end = (place_of(tables, page.it, each) for each in (arrow.origin, arrow.target))
            line = curve(start, end, min(WAYS, key=partial(measure_met, start, end)))
            lines[arrow.origin, arrow.target] = line
            spans += [around((at,), NEAR) for at in line[::2]]
    return lines


def count_over(at: Place, spans: Sequence[Extent]) -> int:
    """The number of spans in which a place is."""
    x, y = at
    return sum([left < x < right and top < y < low for left, top, right, low in spans])


def round_arrow(tables: Tables, page: Page, arrow: Arrow) -> tuple[Place, ...]:
    """The outline of a strip round an arrow."""
    line = line_of(tables, page, arrow)
    sides: tuple[list[Place], list[Place]] = [], []
    for (x, y), (ax, ay), (bx, by) in zip(line, (line[0], *line), (*line[1:], line[-1]),
                                          strict=False):
        dx, dy = bx - ax, by - ay
        length = max(1.0, math.hypot(dx, dy))
        for side, away in zip(sides, (HEAD, -HEAD), strict=True):
            side.append((x - dy / length * away, y + dx / length * away))
    return (*sides[0], *sides[1][::-1])


def curve(start: Place, end: Place, way: tuple[float, float] = WAYS[0]) -> tuple[Place, ...]:
    """A bow from one place to another, always to the right of its way."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1.0, math.hypot(dx, dy))
    ux, uy = dx / length, dy / length
    beside, most = way
    first, last = (min(most * length, clear(*way)) for way in ((ux, uy), (-ux, -uy)))
    line = []
    for share in (part / PARTS for part in range(PARTS + 1)):
        along = first + share * (length - first - last)
        across = beside + 4 * BENT * length * share * (1 - share)
        line.append((start[0] + ux * along - uy * across, start[1] + uy * along + ux * across))
    return tuple(line)


def clear(right: float, down: float) -> float:
    """The distance from its end at which an arrow that leaves that way is clear of everything
    there.
    """
    return 1 / math.hypot(right / ACROSS, down / (BELOW if down > 0 else ABOVE))


def draw_arrow(line: tuple[Place, ...], arrow: Arrow) -> list[Shape]:
    """The shaft and the head over a dark rim, a pale one where the sea is dark already."""
    rim = "page" if arrow.is_ship else "ink"
    colour = "arrow.free" if not arrow.cost else "arrow.sea" if arrow.is_ship else "arrow.dear"
    dash: tuple[float, float] | tuple[()] = (14.0, 9.0) if arrow.is_ship else ()
    head = head_of(line)
    shaft = line[:-1]
    return [Stroke(shaft, rim, 9.0, dash, cover=0.75), Stroke(shaft, colour, 5.5, dash),
            Polygon(head, colour, rim, 1.6)]


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


def spot_on(line: tuple[Place, ...], laid: Sequence[Extent], priced: Sequence[Place]) -> Place:
    """The place of a price that hides no name, no site and no other price, as near to the middle
    as possible.
    """
    middle = len(line) // 2

    def overlaps(number: int) -> tuple[int, int]:
        at = line[number]
        met = sum(math.hypot(at[0] - x, at[1] - y) < 2 * ROUND + 2 for x, y in priced)
        return met + sum(meet(around((at,), ROUND), each) for each in laid), abs(number - middle)

    return line[min(range(2, len(line) - 3), key=overlaps)]


def price(at: Place, arrow: Arrow) -> tuple[list[Shape], Caption]:
    """The price, on a round."""
    colour = "arrow.sea" if arrow.is_ship else "arrow.dear"
    return ([Disc(at, ROUND, colour, "page", 2.2)],
            Caption(at, str(arrow.cost), 22, "seal.text", "bold", least=10))

"""Arrows from province to province: pale where free, dark with a price, ships dashed."""

from __future__ import annotations

import math
from typing import Final

from alexandre.games.empire.table.pictures.pages import Page, place_of
from alexandre.games.empire.tables import Arrow, Tables
from alexandre.ui.draw.sketch import Caption, Disc, Place, Polygon, Shape, Stroke

# Between an arrow and the middle of its ends: across, where seals lie beside one another; above,
# where the name is; below.
ACROSS: Final = 108.0
ABOVE: Final = 82.0
BELOW: Final = 66.0
MOST: Final = 0.32  # of its length
BESIDE: Final = 13.0  # between an arrow and the one that comes back
BENT: Final = 0.10  # of its length: how far it bows to its side
HEAD: Final = 17.0
PARTS: Final = 14
FINE: Final = 60  # how finely it is looked where a card hides it
EDGE: Final = 4.0
ROUND: Final = 15.0  # of a price
# What lies at the place of a province: its name, its sites, its armies, how far below and how
# far round.
LAID: Final = ((-62.0, 120.0, 28.0), (-20.0, 58.0, 36.0), (32.0, 108.0, 36.0))
LONG: Final = ((-62.0, 150.0, 28.0),)  # the longest names


def arrows_of(tables: Tables, page: Page,
              numbers: tuple[int, ...]) -> tuple[tuple[Shape, ...], tuple[Caption, ...]]:
    """All arrows of a region."""
    shapes: list[Shape] = []
    rounds: list[Shape] = []
    captions: list[Caption] = []
    priced: list[Place] = []
    lands = [land.pieces for land in page.lands.values()]
    for number in numbers:
        arrow = tables.arrows[number]
        line = line_of(tables, page, arrow)
        shapes += draw_arrow(line, arrow)
        if arrow.cost:
            priced.append(spot_on(line, lands, priced))
            marks, figure = price(priced[-1], arrow)
            rounds += marks
            captions.append(figure)
    return (*shapes, *rounds), tuple(captions)


def line_of(tables: Tables, page: Page, arrow: Arrow) -> tuple[Place, ...]:
    """The way of an arrow on its page."""
    places = arrow.origin, arrow.target
    ends = [place_of(tables, page, place) for place in places]
    cards = [page.lands[place].card for place in places if place in page.lands]
    return clear_of(ends[0], ends[1], [card for card in cards if card])


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


def curve(start: Place, end: Place, first: float = 0.0, last: float = 1.0) -> tuple[Place, ...]:
    """A bow from one place to another, clear of both, always to the right of its way; or what
    lies between two shares of it."""
    return tuple(bow(start, end, first + (last - first) * part / PARTS)
                 for part in range(PARTS + 1))


def bow(start: Place, end: Place, share: float) -> Place:
    """A point of that bow: 0 where it begins, 1 at its head."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1.0, math.hypot(dx, dy))
    ux, uy = dx / length, dy / length
    first, last = (min(MOST * length, clear(*way)) for way in ((ux, uy), (-ux, -uy)))
    along = first + share * (length - first - last)
    across = BESIDE + 4 * BENT * length * share * (1 - share)
    return start[0] + ux * along - uy * across, start[1] + uy * along + ux * across


def clear(right: float, down: float) -> float:
    """The distance from its end at which an arrow that leaves that way is clear of everything
    there.
    """
    return 1 / math.hypot(right / ACROSS, down / (BELOW if down > 0 else ABOVE))


def clear_of(start: Place, end: Place, cards: list[tuple[Place, Place]]) -> tuple[Place, ...]:
    """The bow as far as no card hides it."""
    seen = [part / FINE for part in range(FINE + 1) if not any(
        is_within(bow(start, end, part / FINE), card) for card in cards)]
    return curve(start, end, seen[0], seen[-1]) if seen else curve(start, end)


def is_within(at: Place, card: tuple[Place, Place]) -> bool:
    """Whether a place is on a card, or too near to it for an arrowhead."""
    (left, top), (right, low) = card
    return left - EDGE < at[0] < right + EDGE and top - EDGE < at[1] < low + EDGE


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


def spot_on(line: tuple[Place, ...], lands: list[Place], priced: list[Place]) -> Place:
    """The place of a price that hides no name, no site and no other price, as near to the middle
    as possible.
    """
    middle = len(line) // 2

    def hits(at: Place, laid: tuple[tuple[float, float, float], ...]) -> int:
        return sum(abs(at[0] - x) < wide and abs(at[1] - y - below) < high
                   for x, y in lands for below, wide, high in laid)

    def overlaps(number: int) -> tuple[int, int, int]:
        at = line[number]
        met = sum(math.hypot(at[0] - x, at[1] - y) < 2 * ROUND + 2 for x, y in priced)
        return hits(at, LAID) + met, hits(at, LONG), abs(number - middle)

    return line[min(range(2, len(line) - 3), key=overlaps)]


def price(at: Place, arrow: Arrow) -> tuple[list[Shape], Caption]:
    """The price, on a round."""
    colour = "arrow.sea" if arrow.is_ship else "arrow.dear"
    return ([Disc(at, ROUND, colour, "page", 2.2)],
            Caption(at, str(arrow.cost), 22, "seal.text", "bold", least=10))

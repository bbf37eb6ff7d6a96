"""The places on the page: hexes of side 100, corners and sides between them."""

from __future__ import annotations

import math
from typing import Final

from alexandre.games.catan.tables import Tables
from alexandre.ui.draw.sketch import Bleed, Place
from alexandre.ui.text.cache import remember

SIDE: Final = 100.0
WIDE: Final = SIDE * math.sqrt(3) / 2  # half the width of a hex
MARGIN: Final = 20.0
BLEED: Final[Bleed] = (80.0, 300.0, 80.0, 600.0)
PLATED: Final = "anabasis"  # the board whose page has a plate of the atlas


def page_size(tables: Tables) -> Place:
    """The page: all hexes, and a margin."""
    left, top, right, bottom = bounds(tables)
    return (right - left + 2) * WIDE + 2 * MARGIN + 1, (bottom - top) * SIDE / 2 + 2 * (
        MARGIN + SIDE)


@remember(8)
def bounds(tables: Tables) -> tuple[int, int, int, int]:
    """The outermost middles of hexes, in halves of a hex."""
    xs = [2 * hex_.at[0] + hex_.at[1] for hex_ in tables.hexes]
    ys = [3 * hex_.at[1] for hex_ in tables.hexes]
    return min(xs), min(ys), max(xs), max(ys)


def on_page(tables: Tables, x: int, y: int) -> Place:
    """A place given in half widths and half sides."""
    left, top, _right, _bottom = bounds(tables)
    return MARGIN + (x - left + 1) * WIDE, MARGIN + SIDE + (y - top) * SIDE / 2


def middle_of(tables: Tables, number: int) -> Place:
    q, r = tables.hexes[number].at
    return on_page(tables, 2 * q + r, 3 * r)


def corner_at(tables: Tables, corner: int) -> Place:
    return on_page(tables, *tables.places[corner])


def hexagon(at: Place, radius: float = SIDE) -> tuple[Place, ...]:
    """The outline of a hex, its tip in the north."""
    return tuple((at[0] + radius * math.sin(math.pi / 3 * n),
                  at[1] - radius * math.cos(math.pi / 3 * n)) for n in range(6))


def clearing(at: Place) -> tuple[Place, ...]:
    """The outline of a hex without its edges and corners, where roads and points lie; what is
    written in it stands inside."""
    away, half = SIDE * 0.75, SIDE * 0.26
    turns = [(math.sin(math.pi / 3 * n), -math.cos(math.pi / 3 * n)) for n in range(6)]
    return tuple((at[0] + away * x - side * y, at[1] + away * y + side * x)
                 for x, y in turns for side in (-half, half))


def part(one: Place, other: Place, first: float, last: float) -> tuple[Place, Place]:
    """A piece of the line from one place to another, in shares of it."""
    def along(share: float) -> Place:
        return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)

    return along(first), along(last)

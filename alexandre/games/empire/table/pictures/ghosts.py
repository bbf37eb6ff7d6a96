"""The armies of a prepared march: beside what is there, where they hide least."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from alexandre.games.empire.table.pictures.arrows import arrows_of
from alexandre.games.empire.table.pictures.ground import STACK, measure_row
from alexandre.games.empire.table.pictures.pages import Page
from alexandre.games.empire.tables import Tables
from alexandre.ui.draw.extent import Extent, around, measure_overlap
from alexandre.ui.draw.sketch import Place

ROW: Final = 32.0  # of the armies, below the place of a land
HALF: Final = (36.0, 25.0)  # across and up of a seal with its number
NAME: Final = (84.0, 16.0)
SITES: Final = (76.0, 26.0)
PRICE: Final = (18.0, 18.0)
NAME_UP: Final = -62.0
SITES_UP: Final = -20.0
SHIFTS: Final = ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (1.0, 0.7), (-1.0, 0.7), (1.0, -0.7),
                 (-1.0, -0.7))  # from the row of armies, in widths of it and in rows
BELOW: Final = 50.0  # from one row to the next


def place_ghost(tables: Tables, page: Page, region: int, target: int,
                stacks: Callable[[int], int]) -> Place:
    """The future place of the land's armies if there are none; else the place about them that
    hides least of names, numbers, sites, prices and armies; `stacks` are the number at each place.
    """
    x, y = page.lands[target].pieces
    y += ROW
    there = stacks(target)
    if not there:
        return x, y
    read = list(spans_read(tables, page, region, stacks))
    aside = (measure_row(there) + STACK) / 2
    places = [(x + right * aside * bool(right), y + BELOW * down) for right, down in SHIFTS]
    return min(places, key=lambda at: measure_hidden(at, page, read))


def spans_read(tables: Tables, page: Page, region: int,
               stacks: Callable[[int], int]) -> Iterator[Extent]:
    """The spans of readable things: names, numbers and sites, armies, prices."""
    for number, land in page.lands.items():
        x, y = land.pieces
        yield around(((x, y + NAME_UP),), *NAME)
        yield around(((x - 24, y + SITES_UP),), *SITES)
        if stacks(number):
            yield around(((x, y + ROW),), measure_row(stacks(number)) / 2 - 4, HALF[1])
    x, y = page.start
    yield around(((x, y + HALF[1]),), STACK, 2 * HALF[1])
    for price in arrows_of(tables, page, tables.regions[region].arrows)[1]:
        yield around((price.at,), *PRICE)


def measure_hidden(at: Place, page: Page, read: list[Extent]) -> float:
    """The readable area below armies; off the page is worse than all."""
    armies = left, top, right, low = around((at,), *HALF)
    if left < 0 or top < 0 or right > page.size[0] or low > page.size[1]:
        return HALF[0] * HALF[1] * 16
    return sum(measure_overlap(armies, each) for each in read)

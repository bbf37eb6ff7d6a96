"""A prepared march: its arrows rimmed with gold, its armies where they hide least."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from alexandre.games.empire.table.pictures.arrows import (
    ROUND,
    arrows_of,
    draw_arrow,
    line_of,
    price,
)
from alexandre.games.empire.table.pictures.ground import ROW, STACK, measure_row, spans_laid
from alexandre.games.empire.table.pictures.pages import Page
from alexandre.games.empire.tables import Tables
from alexandre.ui.draw.extent import Extent, around, measure_overlap, meet
from alexandre.ui.draw.sketch import Disc, Marks, Place, Stroke

HALF: Final = (36.0, 25.0)  # across and up of a seal with its number
PRICE: Final = 18.0
SHIFTS: Final = ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (1.0, 0.7), (-1.0, 0.7), (1.0, -0.7),
                 (-1.0, -0.7))  # from the row of armies, in widths of it and in rows
BELOW: Final = 50.0  # from one row to the next
RIM: Final = 19.0  # of gold, across an arrow
SHADE: Final = 25.0
BESIDE: Final = 5.0  # round a price
FINE: Final = 4  # parts of each part of an arrow, of which those are left out that hide anything


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
               stacks: Callable[[int], int], marched: Sequence[int] = ()) -> Iterator[Extent]:
    """The spans of readable things: names, numbers and sites, armies, prices but of what is
    marched along."""
    yield from spans_laid(tables, page, stacks)
    for arrow, at in prices_of(tables, page, region).items():
        if arrow not in marched:
            yield around((at,), PRICE)


def measure_hidden(at: Place, page: Page, read: list[Extent]) -> float:
    """The readable area below armies; off the page is worse than all."""
    armies = left, top, right, low = around((at,), *HALF)
    if left < 0 or top < 0 or right > page.size[0] or low > page.size[1]:
        return HALF[0] * HALF[1] * 16
    return sum(measure_overlap(armies, each) for each in read)


def rim_arrows(tables: Tables, page: Page, region: int, numbers: Sequence[int],
               stacks: Callable[[int], int]) -> Marks:
    """Arrows rimmed with gold as far as the rim hides nothing that is read, their prices above."""
    read = list(spans_read(tables, page, region, stacks, numbers))
    arrows = [(tables.arrows[number], line_of(tables, page, tables.arrows[number]))
              for number in numbers]
    parts = [part for _arrow, line in arrows for part in cut_line(line, read)]
    for colour, width, cover in (("ink", SHADE, 0.5), ("lit", RIM, 1.0)):
        yield from (Stroke(part, colour, width, cover=cover) for part in parts)
    for arrow, line in arrows:
        clear = cut_line(line, read)
        *_shaft, head = draw_arrow(line, arrow)
        yield from (shape for part in clear for shape in draw_arrow((*part, part[-1]), arrow)[:2])
        yield from (head for part in clear[-1:] if part[-1] == line[-1])
    for number, at in prices_of(tables, page, region).items():
        if number in numbers:
            marks, figure = price(at, tables.arrows[number])
            yield from (Disc(at, ROUND + BESIDE, "lit"), *marks, figure)


def prices_of(tables: Tables, page: Page, region: int) -> dict[int, Place]:
    """The places of the prices of a region, by arrow."""
    numbers = tables.regions[region].arrows
    priced = [number for number in numbers if tables.arrows[number].cost]
    captions = arrows_of(tables, page, numbers)[1]
    return {number: each.at for number, each in zip(priced, captions, strict=True)}


def cut_line(line: tuple[Place, ...], read: Sequence[Extent]) -> list[tuple[Place, ...]]:
    """The parts of a line that keep clear of these spans by half a rim."""
    parts: list[list[Place]] = [[]]
    for (x, y), (ax, ay) in pairwise((*line, line[-1])):
        for step in range(FINE):
            at = (x + (ax - x) * step / FINE, y + (ay - y) * step / FINE)
            if any(meet(around((at,), RIM / 2), each) for each in read):
                parts.append([])
            else:
                parts[-1].append(at)
    return [tuple(part) for part in parts if len(part) > 1]

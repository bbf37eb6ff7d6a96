"""The names of places on the road and of deserts: each where it hides least of what lies there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from alexandre.games.catan.table.pictures.geometry import corner_at, middle_of, page_size
from alexandre.games.catan.table.pictures.road import RADII, has_side_below
from alexandre.games.catan.table.pictures.terrain import CHIP, HARBOUR, harbour_at
from alexandre.games.catan.tables import DESERT, TEMPLE, Tables
from alexandre.kernel.text import Noun
from alexandre.ui.draw.extent import Extent, around, measure_overlap
from alexandre.ui.draw.sketch import Align, Caption, Place
from alexandre.ui.text.cache import remember

CENTRE: Final[Align] = "centre"
AWAY: Final = (54.0, 62.0)  # how far above or below its point a name lies,
BESIDE: Final = (36.0, 50.0, 66.0)  # or beside it,
LEVEL: Final = 4.0  # a little lower or higher
MOST: Final = 122.0  # between two tokens of the road
EDGE: Final = 16.0  # of the page, beside which larger letters have no room
SAND: Final = (38.0, 50.0, 8.0, -40.0)  # below the middle of a desert, or above it
LETTER: Final = 0.56  # of its size, the width of a letter beside larger text,
LINE: Final = 1.1  # and the height of a line
LATER: Final = 40.0  # square units that each later place costs
PIECE: Final = 1.5  # times what is printed, a piece counts


@remember(256)
def names(tables: Tables, pieces: tuple[Extent, ...]) -> tuple[Caption, ...]:
    """The names, clear of these pieces and of what is printed on the board."""
    printed = list_printed(tables)
    return tuple(choose(places, pieces, printed) for places in list_places(tables))


def choose(places: Sequence[Caption], pieces: Sequence[Extent],
           printed: Sequence[Extent]) -> Caption:
    """The place of a name that hides least; earlier ones are better."""
    def cost(rank: int) -> float:
        own = measure_name(places[rank])
        return (rank * LATER + PIECE * sum(measure_overlap(own, each) for each in pieces)
                + sum(measure_overlap(own, each) for each in printed))

    return places[min(range(len(places)), key=cost)]


def measure_name(caption: Caption) -> Extent:
    """The room of a name in any language."""
    assert isinstance(caption.text, Noun)
    length = LETTER * caption.size * max(map(len, caption.text.names.values()))
    wide, high = min(caption.most, length), LINE * caption.size * (1 + (length > caption.most))
    x, y = caption.at
    left = x - wide * {"left": 0.0, "centre": 0.5, "right": 1.0}[caption.align]
    return left, y - high / 2, left + wide, y + high / 2


def list_places(tables: Tables) -> Iterator[tuple[Caption, ...]]:
    """All places that each name can have, the usual one first: a village above or below its point,
    away from the side of a hex, or beside it."""
    for stop in tables.route:
        if stop.kind == TEMPLE:
            x, y = corner_at(tables, stop.corner)
            way = -1 if has_side_below(tables, stop.corner) else 1
            level, aligns = y - way * LEVEL, tuple[tuple[float, Align], ...](
                ((-1, "right"), (1, "left")))
            yield tuple(Caption(at, stop.noun, 25, "ink", "bold", align, halo="page", most=MOST,
                                least=11, lines=2) for at, align in (
                *(((x, y + way * each), CENTRE) for each in AWAY),
                *(((x + side * each, level), align) for each in BESIDE for side, align in aligns)))
    for number in tables.land:
        if tables.hexes[number].terrain == DESERT:
            x, y = middle_of(tables, number)
            yield tuple(Caption((x, y + each), tables.hexes[number].noun, 21, "ink", "italic",
                                halo="page", most=126, lines=2, least=9) for each in SAND)


@remember(4)
def list_printed(tables: Tables) -> tuple[Extent, ...]:
    """The room of harbours, numbers and points of the road, which a name may not hide, and what
    lies beyond the edges."""
    harbours: list[tuple[Place, float]] = [(harbour_at(tables, each)[0], HARBOUR)
                                           for each in tables.harbours]
    numbers = [(middle_of(tables, each), CHIP) for each in tables.land
               if tables.hexes[each].number]
    points = [(corner_at(tables, stop.corner), RADII.get(stop.kind, 22.0))
              for stop in tables.route]
    wide, high = page_size(tables)
    return (*(around((at,), radius) for at, radius in (*harbours, *numbers, *points)),
            (-wide, 0.0, EDGE, high), (wide - EDGE, 0.0, 2 * wide, high))

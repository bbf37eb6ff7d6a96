"""The fixed part of a map: sea, coast, marble, the names of lands."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from typing import Final

from alexandre.games.alexandros.table.pictures.lattice import (
    BLEED,
    Loop,
    area,
    beside,
    corners_of,
    inset,
    loops,
    parts,
    places_of,
    size_of,
    tip_of,
    wandering,
)
from alexandre.games.alexandros.tables import Tables
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Place,
    Polygon,
    Shade,
    Shape,
    Stroke,
    rectangle,
    regular,
    with_bleed,
)

BEACH: Final = 7.0  # from the outer triangles to the coast
WATERLINES: Final = (10.2, 12.7, 15.0, 17.2)
VEIL: Final = 0.42  # how much of the veins is hidden
GROOVE: Final = 0.9  # between two tiles, on either side
ROSE: Final = 30.0


def ground_of(tables: Tables, *, has_chart: bool = True) -> tuple[Layer, ...]:
    """The layers below everything that changes: sea and land of a board.

    The chart, a rose and the name of the sea, takes most of the time.
    """
    size = size_of(tables)
    coast = [tuple(places_of(tables)[point] for point in loop)
             for loop in loops(tables, range(len(tables.cells)))]
    charted = (Layer("chart", *chart(tables, size)),) if has_chart else ()
    return (Layer("sea", tuple(sea(size, coast)), ()), *charted,
            Layer("land", tuple(land(coast))),
            Layer("marble", tuple(marble(tables)), coarse=coarse_of(tables) if has_chart else ""))


def coarse_of(tables: Tables) -> str:
    """The plate that shows all this in small."""
    return f"alexandros.{tables.board.id}" if tables.board.is_bundled else ""


# ---- the sea --------------------------------------------------------------------------------


def sea(size: Place, coast: list[Loop]) -> Iterator[Shape]:
    """Engraved water, paler towards the coast, with lines that follow it."""
    yield Polygon(rectangle(*with_bleed(size, BLEED)), texture="sea")
    for loop in outer(coast):
        yield Shade(beside(loop, 13.0), 11.0, "sea.shallow", 0.5)
    for number, away in enumerate(WATERLINES):
        for loop in coast:
            for part in parts(wandering(beside(loop, away, is_round=True), 1.6)):
                yield Stroke(part, f"sea.line{number}", 0.9)


def chart(tables: Tables, size: Place) -> tuple[tuple[Shape, ...], tuple[Caption, ...]]:
    """A compass rose and the name of the sea, where there is most water for them."""
    places = places_of(tables)
    name = widest(size, places, 3.4, ())
    shapes: tuple[Shape, ...] = ()
    captions: tuple[Caption, ...] = ()
    taken: tuple[Place, ...] = ()
    free = clearance(name, size, places, 3.4) if name else 0.0
    if name and free > 24:
        captions = (Caption(name, Msg.of("alexandros.table.sea"), 19, "sea.ink", "italic",
                            most=5.4 * free, spread=5.5, cover=0.8),)
        taken = tuple((name[0] + dx, name[1]) for dx in range(-110, 111, 20))
    at = widest(size, (*places, *taken), 1.0, taken)
    if at and clearance(at, size, (*places, *taken), 1.0) > 36:
        shapes = tuple(rose(at, min(ROSE, clearance(at, size, (*places, *taken), 1.0) - 19)))
    return shapes, captions


def widest(size: Place, places: tuple[Place, ...], flat: float,
           taken: tuple[Place, ...]) -> Place | None:
    """The place in the sea farthest from the land, seen through glass that narrows widths."""
    best, most = None, -math.inf
    near = places[:1]  # the place that was too near to the last spot is so to the next one, too
    for x, y in ((x, y) for y in range(48, round(size[1]) - 40, 13)
                 for x in range(48, round(size[0]) - 40, 15)):
        if edge_at((x, y), size, flat) <= most or any(
                math.hypot((x - px) / flat, y - py) <= most for px, py in near):
            continue
        near = tuple(islice((each for each in places if math.hypot(
            (x - each[0]) / flat, y - each[1]) <= most), 1))
        if not near:
            best, most = (x, y), clearance((x, y), size, places, flat)
    return best if best and best not in taken else None


def edge_at(at: Place, size: Place, flat: float) -> float:
    """The distance of a place from the edge, widths counting less by so many times."""
    x, y = at
    return min(x / flat, (size[0] - x) / flat, y, size[1] - y)


def clearance(at: Place, size: Place, places: tuple[Place, ...], flat: float) -> float:
    """The distance of a place from land and edge, widths counting less by so many times."""
    x, y = at
    return min(edge_at(at, size, flat),
               min(math.hypot((x - px) / flat, y - py) for px, py in places))


def rose(at: Place, radius: float) -> Iterator[Shape]:
    """A compass rose: sixteen points, each half light, half dark."""
    yield Disc(at, radius * 0.72, "", "sea.ink", 0.8, cover=0.6)
    yield Disc(at, radius * 0.66, "", "sea.ink", 0.5, cover=0.6)
    for reach, offset, step in ((0.52, 1, 2), (0.74, 2, 4), (1.0, 0, 4)):
        tips, hollows = regular(at, radius * reach, 16, -math.pi / 2), \
            regular(at, radius * reach * 0.2, 16, -math.pi / 2)
        for number in range(offset, 16, step):
            for side, colour in ((-2, "sea.deep"), (2, "sea.paper")):
                yield Polygon((tips[number], hollows[(number + side) % 16], at), colour)


# ---- the land -------------------------------------------------------------------------------


def land(coast: list[Loop]) -> Iterator[Shape]:
    """The shore with its shadow; lakes are cut out of it again."""
    for loop in outer(coast):
        yield Shade(tuple((x + 1.5, y + 3.5) for x, y in beside(loop, BEACH)), 4, "sea.deep", 0.5)
    shores = [wandering(beside(loop, BEACH, is_round=True), 2.3) for loop in coast]
    for shore in shores:
        if area(shore) > 0:
            yield Polygon(shore, texture="sand")
    for shore in shores:
        if area(shore) < 0:
            yield Polygon(shore, texture="sea")
    lines = [part for shore in shores for part in parts(shore)]
    for line in lines:
        yield Stroke(line, "coast.glow", 3.2)
    for line in lines:
        yield Stroke(line, "coast", 1.5)


def marble(tables: Tables) -> Iterator[Shape]:
    """Tiles of two marbles, let into the ground, with a light and a dark edge."""
    tiles = [(tip_of(tables, cell), corners_of(tables, cell)) for cell in
             range(len(tables.cells))]
    for wanted, texture in ((1, "marble.light"), (-1, "marble.dark")):
        for tip, corners in tiles:
            if tip == wanted:
                yield Polygon(inset(corners, GROOVE / 2), texture=texture)
    for tip, corners in tiles:  # so that veins stay behind what lies on them
        yield Polygon(inset(corners, GROOVE / 2), "page" if tip == 1 else "land", cover=VEIL)
    places = places_of(tables)
    for start, end in tables.lines:
        yield Stroke((places[start], places[end]), "groove", 2 * GROOVE)
    for tip, corners in tiles:
        a, b, c = bevel(corners)
        marble_name = "light" if tip == 1 else "dark"
        yield Stroke((a, b), f"bevel.{marble_name}.lit", 1.0)
        yield Stroke((b, c, a), f"bevel.{marble_name}.dim", 1.0)


def bevel(corners: tuple[Place, ...]) -> tuple[Place, ...]:
    """The inner rim of a tile: its first side is the one that catches the light."""
    a, b, c = sorted(inset(corners, GROOVE + 0.6), key=lambda place: place[0] + 1.4 * place[1])
    return a, b, c


def outer(coast: list[Loop]) -> list[Loop]:
    """The rims of islands and mainland, without those of lakes."""
    return [loop for loop in coast if area(loop) > 0]

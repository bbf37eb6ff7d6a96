"""What never changes on the page: the plate, the land with its numbers, the harbours."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from alexandre.games.catan.meta import GOODS
from alexandre.games.catan.rules.queries import pips
from alexandre.games.catan.table.pictures.geometry import (
    BLEED,
    PLATED,
    SIDE,
    corner_at,
    hexagon,
    middle_of,
    page_size,
)
from alexandre.games.catan.table.pictures.signs import symbol
from alexandre.games.catan.tables import ANY, SEA, Harbour, Tables
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Stroke,
    with_bleed,
)
from alexandre.ui.draw.sketch import ground as ground_plate

NAMES: Final = (*GOODS, "desert")
COVER: Final = 0.78
CHIP: Final = 29.0
SPREAD: Final = ((-46.0, -46.0), (46.0, -46.0), (-58.0, 20.0), (58.0, 20.0), (0.0, 62.0))
SIGN: Final = 46.0
LONE: Final = 84.0  # the sign of a desert, which has no number


@cache
def ground(tables: Tables) -> tuple[Layer, ...]:
    """The layers below everything that moves."""
    return (Layer("page", page(tables)), Layer("land", land(tables)),
            Layer("names", (), names(tables), from_zoom=0.62),
            Layer("harbours", *harbours(tables)), Layer("numbers", *numbers(tables)))


def page(tables: Tables) -> tuple[Shape, ...]:
    """The plate of the atlas; plain paper and sea for a player's own board."""
    size = page_size(tables)
    if tables.board.is_bundled and tables.board.id == PLATED:
        return (ground_plate(size, BLEED, f"{tables.board.title}.board"),)
    return (Plate(*with_bleed(size, BLEED), 0, "sea.paper"),
            *(Polygon(hexagon(middle_of(tables, n)), "sea", cover=0.6)
              for n, each in enumerate(tables.hexes) if each.terrain == SEA))


def land(tables: Tables) -> tuple[Shape, ...]:
    """Every hex of land in its colour, its signs round the middle."""
    shapes: list[Shape] = []
    for number in tables.land:
        at, terrain = middle_of(tables, number), tables.hexes[number].terrain
        name = f"terrain.{NAMES[terrain]}"
        shapes += [Polygon(hexagon(at, SIDE - 2), name, cover=COVER),
                  Polygon(hexagon(at, SIDE - 1), "", f"{name}.ink", 3.0),
                  Polygon(hexagon(at, SIDE - 9), "", "page", 1.6)]
        shapes += river(at) if NAMES[terrain] == "gold" else ()
        if tables.hexes[number].number:
            for x, y in SPREAD:
                shapes += symbol(terrain, (at[0] + x, at[1] + y), SIGN)
        else:
            shapes += symbol(terrain, at, LONE)
    return tuple(shapes)


def river(at: Place) -> list[Shape]:
    """A river winding through the hex."""
    bends = tuple((at[0] - 80 + 16 * n, at[1] + 26 * math.sin(n * 0.8)) for n in range(11))
    return [Stroke(bends, "sea.ink", 30), Stroke(bends, "sea", 23)]


def names(tables: Tables) -> tuple[Caption, ...]:
    """The name of every hex, when one looks closely."""
    return tuple(Caption((at[0], at[1] - 76), hex_.noun, 13, "ink", "italic", halo="page",
                         most=120) for n, hex_ in enumerate(tables.hexes)
                 for at in (middle_of(tables, n),))


def numbers(tables: Tables) -> tuple[tuple[Shape, ...], tuple[Caption, ...]]:
    """A chip on all that yields: the number, and its dots."""
    shapes: list[Shape] = []
    captions: list[Caption] = []
    for number in tables.land:
        n = tables.hexes[number].number
        if n:
            marks, figure = chip(middle_of(tables, number), n)
            shapes += marks
            captions.append(figure)
    return tuple(shapes), tuple(captions)


def chip(at: Place, n: int) -> tuple[list[Shape], Caption]:
    """A number on a round, red where it comes most often."""
    dots = pips(n)
    colour = "seal" if dots == 5 else "ink"
    x, y = at
    shapes: list[Shape] = [
        Shade(tuple((x + 2 + CHIP * math.cos(a), y + 4 + CHIP * math.sin(a))
                    for a in (k * math.pi / 6 for k in range(12))), 6, "shade", 0.55),
        Disc(at, CHIP, "page", "coast", 2.4)]
    shapes += [Disc((x + (k - (dots - 1) / 2) * 7.5, y + 17), 2.7, colour) for k in range(dots)]
    return shapes, Caption((x, y - 5), str(n), 34, colour, "bold", least=9)


def harbours(tables: Tables) -> tuple[tuple[Shape, ...], tuple[Caption, ...]]:
    """A round at sea with piers to both corners: its good and its rate."""
    shapes: list[Shape] = []
    captions: list[Caption] = []
    for harbour in tables.harbours:
        at, ends = harbour_at(tables, harbour)
        for end in ends:
            shapes += [Stroke((at, end), "ink", 9.0), Stroke((at, end), "groove", 5.0)]
        shapes.append(Disc(at, 33, "page", "sea.ink", 3.4))
        if harbour.good == ANY:
            captions.append(Caption(at, "3:1", 26, "sea.ink", "bold", least=8))
        else:
            shapes += symbol(harbour.good, (at[0], at[1] - 8), 36)
            captions.append(Caption((at[0], at[1] + 19), "2:1", 19, "sea.ink", "bold", least=7))
    return tuple(shapes), tuple(captions)


def harbour_at(tables: Tables, harbour: Harbour) -> tuple[Place, tuple[Place, ...]]:
    """Where the round of a harbour lies, and its two corners."""
    ends = tuple(corner_at(tables, corner) for corner in harbour.corners)
    x, y = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    land_x, land_y = middle_of(tables, harbour.hex)
    dx, dy = x - land_x, y - land_y
    length = math.hypot(dx, dy)
    return (x + dx / length * 44, y + dy / length * 44), ends


def harbour_name(harbour: Harbour, tables: Tables) -> Msg:
    """What a harbour trades."""
    if harbour.good == ANY:
        return Msg.of("catan.spot.harbour_any", harbour=harbour.noun)
    return Msg.of("catan.spot.harbour", harbour=harbour.noun, good=tables.goods[harbour.good])

"""The fixed part of the page: the plate, the land with its numbers, the harbours."""

from __future__ import annotations

import math
from typing import Final

from alexandre.games.catan.rules.queries import pips
from alexandre.games.catan.table.pictures.geometry import (
    BLEED,
    MARGIN,
    PLATED,
    SIDE,
    WIDE,
    corner_at,
    hexagon,
    middle_of,
    page_size,
)
from alexandre.games.catan.table.pictures.signs import symbol
from alexandre.games.catan.tables import ANY, TEMPLE, Harbour, Tables
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Caption,
    Cutout,
    Disc,
    Layer,
    Marks,
    Place,
    Polygon,
    Shade,
    Shape,
    Stroke,
    rectangle,
    regular,
    with_bleed,
)
from alexandre.ui.draw.sketch import ground as ground_plate
from alexandre.ui.text.cache import remember

CHIP: Final = 33.0
HARBOUR: Final = 37.0
# Where the plate shows a land of each kind, as rows and columns of hexes; boards without a plate
# of their own are laid with these.
SAMPLES: Final = (((0, 1), (1, 9), (3, 7)), ((2, 7), (2, 9), (4, 7)), ((1, 7), (1, 8), (3, 4)),
                  ((2, 4), (3, 8), (4, 5)), ((0, 0), (0, 9), (2, 8)), ((4, 9), (6, 1), (0, 8)),
                  ((3, 6), (4, 4), (4, 8)))
CORNER: Final = (BLEED[0] + MARGIN + WIDE, BLEED[1] + MARGIN + SIDE)  # of the plate to its hexes
WHOLE: Final = (2020.0, 2040.0)  # what the plate shows
# How far from the middle of its hex the name of a sea lies clear of land, and how wide it may be.
SEAS: Final = {"pontos_west": (70.0, -46.0, 160.0), "caspian": (98.0, -140.0, 96.0),
               "indian_sea": (24.0, 0.0, 160.0), "red_sea": (16.0, 26.0, 84.0)}


@remember(4)
def ground(tables: Tables) -> tuple[Layer, ...]:
    """The layers below everything that moves."""
    return (Layer("page", page(tables)),
            Layer("sides", sides(tables), seas(tables)),
            Layer("names", (), names(tables), from_zoom=0.62),
            make_layer("harbours", harbours(tables)),
            make_layer("numbers", numbers(tables), coarse_of(tables)))


def page(tables: Tables) -> tuple[Shape, ...]:
    """The plate of the atlas; for a player's own board lands cut out of it, in the open sea."""
    size, plate = page_size(tables), f"{tables.board.title}.board"
    if is_plated(tables):
        return (ground_plate(size, BLEED, plate),)
    lands = [(middle_of(tables, number), tables.hexes[number].terrain) for number in tables.land]
    return (Polygon(rectangle(*with_bleed(size, BLEED)), texture="sea"),
            *(Shade(hexagon(at, SIDE + 18), 22, "sea.shallow", 0.8) for at, _terrain in lands),
            *(Polygon(hexagon(at, SIDE + 3), "", "coast", 5.0) for at, _terrain in lands),
            *(sample(plate, at, terrain, number) for number, (at, terrain) in enumerate(lands)))


def coarse_of(tables: Tables) -> str:
    """The plate that shows all this in small."""
    return f"catan.{PLATED}" if is_plated(tables) else ""


def is_plated(tables: Tables) -> bool:
    """Whether it is the board that the plate shows."""
    return tables.board.is_bundled and tables.board.id == PLATED


def sample(plate: str, at: Place, terrain: int, number: int) -> Cutout:
    """A hex of the plate with such land, moved to where it is wanted."""
    choices = SAMPLES[terrain]
    row, column = choices[number % len(choices)]
    x = CORNER[0] + 2 * WIDE * (column + row % 2 / 2)
    y = CORNER[1] + 1.5 * SIDE * row
    return Cutout((at[0] - x, at[1] - y), WHOLE, plate, hexagon(at))


def sides(tables: Tables) -> tuple[Shape, ...]:
    """A line of ink round every land."""
    return tuple(Polygon(hexagon(middle_of(tables, number)), "", "land.ink", 2.2, cover=0.62)
                 for number in tables.land)


def seas(tables: Tables) -> tuple[Caption, ...]:
    """The names of the great waters."""
    if not is_plated(tables):
        return ()
    return tuple(Caption((x + east, y + south), hex_.noun, 21, "sea.ink", "italic",
                         halo="sea.paper", most=most, spread=0.8, lines=2)
                 for n, hex_ in enumerate(tables.hexes) if hex_.id in SEAS
                 for (x, y), (east, south, most) in ((middle_of(tables, n), SEAS[hex_.id]),))


def names(tables: Tables) -> tuple[Caption, ...]:
    """The name of every other land, when one looks closely: above its number, or below it where a
    place on the road has its name there."""
    sites = {tables.corners[stop.corner] for stop in tables.route if stop.kind == TEMPLE}
    captions = []
    for number in tables.land:
        (x, y), hex_ = middle_of(tables, number), tables.hexes[number]
        tips = [f"{hex_.at[0]},{hex_.at[1]},{tip}" in sites for tip in "NS"]
        if hex_.number and not all(tips):
            captions.append(Caption((x, y + (50 if tips[0] else -50)), hex_.noun, 17, "ink",
                                    "italic", halo="page", most=150))
    return tuple(captions)


def numbers(tables: Tables) -> Marks:
    """A chip on all that yields: the number, and its dots."""
    for number in tables.land:
        if tables.hexes[number].number:
            yield from chip(middle_of(tables, number), tables.hexes[number].number)


def chip(at: Place, n: int) -> Marks:
    """A number struck on a coin with a beaded rim, red where it comes most often."""
    dots = pips(n)
    colour = "seal" if dots == 5 else "ink"
    x, y = at
    yield Shade(regular((x + 3, y + 6), CHIP + 1, 12), 7, "shade", 0.75)
    yield from draw_sign("catan/chip", at, 2 * CHIP)
    for k in range(dots):
        yield Disc((x + (k - (dots - 1) / 2) * 7.2, y + 16), 2.7, colour)
    yield Caption((x, y - 7), str(n), 33, colour, "bold", least=9)


def harbours(tables: Tables) -> Marks:
    """A round with piers to both corners for each: its good and its rate."""
    for harbour in tables.harbours:
        at, ends = harbour_at(tables, harbour)
        for end in ends:
            yield Stroke((at, end), "ink", 10.0)
            yield Stroke((at, end), "gold.deep", 6.0)
            yield Stroke((at, end), "parchment.edge", 5.0, (2.0, 7.0))
        yield Shade(regular((at[0] + 3, at[1] + 6), 36, 12), 7, "shade", 0.6)
        yield from (Disc(at, HARBOUR, "sea.ink"), Disc(at, 34.5, "gold.pale"),
                    Disc(at, 32.5, "page"))
        rate = rate_of(harbour.good)
        if harbour.good == ANY:
            yield Caption(at, rate, 29, "sea.ink", "bold", least=8)
        else:
            yield from symbol(harbour.good, (at[0], at[1] - 12), 34)
            yield Caption((at[0], at[1] + 14), rate, 28, "sea.ink", "bold", least=7)


def rate_of(good: int) -> str:
    """The rate at a harbour of that good, or of all."""
    return "3:1" if good == ANY else "2:1"


def harbour_at(tables: Tables, harbour: Harbour) -> tuple[Place, tuple[Place, ...]]:
    """The place of a harbour's round, and its two corners."""
    ends = tuple(corner_at(tables, corner) for corner in harbour.corners)
    x, y = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    land_x, land_y = middle_of(tables, harbour.hex)
    dx, dy = x - land_x, y - land_y
    length = math.hypot(dx, dy)
    return (x + dx / length * 44, y + dy / length * 44), ends


def harbour_name(harbour: Harbour, tables: Tables) -> Msg:
    """The trade of a harbour."""
    if harbour.good == ANY:
        return Msg.of("catan.spot.harbour_any", harbour=harbour.noun)
    return Msg.of("catan.spot.harbour", harbour=harbour.noun, good=tables.goods[harbour.good])

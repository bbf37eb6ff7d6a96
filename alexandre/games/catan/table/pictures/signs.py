"""Goods, events, buildings, the robber and Alexander, in a unit square round (0, 0)."""

from __future__ import annotations

import math
from typing import Final

from alexandre.games.catan.meta import GOLD, GOODS
from alexandre.games.catan.tables import Tables
from alexandre.ui.draw.sketch import (
    Cutout,
    Disc,
    Place,
    Plate,
    Polygon,
    Shape,
    Stroke,
    regular,
    round_corners,
    stamp,
)


def tree(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A fir."""
    return (Polygon(((x, y - size), (x + size * 0.5, y), (x - size * 0.5, y)), "terrain.wood.ink",
                    "ink", 0.02),
            Polygon(((x, y - size * 0.55), (x + size * 0.62, y + size * 0.5),
                     (x - size * 0.62, y + size * 0.5)), "terrain.wood.ink", "ink", 0.02),
            Stroke(((x, y + size * 0.5), (x, y + size * 0.8)), "ink", 0.05))


def ear(x: float, y: float) -> tuple[Shape, ...]:
    """An ear of corn."""
    grains = tuple(Polygon(((x, y - 0.06 * n), (x + s * 0.11, y - 0.1 - 0.13 * n),
                            (x + s * 0.02, y - 0.14 - 0.13 * n)), "terrain.grain.ink")
                   for n in range(3) for s in (-1, 1))
    return (Stroke(((x, y + 0.42), (x, y - 0.4)), "terrain.grain.ink", 0.05), *grains)


WOOD: Final[tuple[Shape, ...]] = (*tree(-0.22, -0.02, 0.34), *tree(0.24, 0.06, 0.32),
                                  *tree(0.02, 0.12, 0.42))
WOOL: Final[tuple[Shape, ...]] = (
    Stroke(((-0.16, 0.2), (-0.16, 0.42)), "ink", 0.07),
    Stroke(((0.16, 0.2), (0.16, 0.42)), "ink", 0.07),
    *(Disc((x, y), 0.19, "page", "ink", 0.035)
      for x, y in ((-0.26, 0.0), (0.24, 0.02), (-0.1, 0.14), (0.1, 0.14), (0.0, -0.08),
                   (-0.14, -0.12), (0.16, -0.12))),
    Disc((0.0, 0.03), 0.25, "page"),
    Polygon(((-0.44, -0.2), (-0.26, -0.24), (-0.24, 0.0), (-0.4, 0.08), (-0.5, -0.02)), "ink"),
)
GRAIN: Final[tuple[Shape, ...]] = (*ear(-0.24, 0.06), *ear(0.24, 0.06), *ear(0.0, -0.02),
                                   Stroke(((-0.26, 0.24), (0.26, 0.24)), "terrain.brick.ink",
                                          0.09))
BRICK: Final[tuple[Shape, ...]] = tuple(
    Plate((x, y), (0.36, 0.2), 0.03, "terrain.brick.ink", "ink", 0.03)
    for x, y in ((-0.39, 0.14), (0.02, 0.14), (-0.58 + 0.4, -0.1), (-0.39, -0.34), (0.02, -0.34)))
ORE: Final[tuple[Shape, ...]] = (
    Polygon(((-0.48, 0.4), (-0.14, -0.3), (0.1, 0.4)), "terrain.ore.ink", "ink", 0.03),
    Polygon(((-0.12, 0.4), (0.2, -0.42), (0.5, 0.4)), "terrain.ore.ink", "ink", 0.03),
    Polygon(((0.2, -0.42), (0.32, -0.12), (0.22, -0.18), (0.16, -0.06), (0.09, -0.14)), "page"),
    Polygon(((-0.14, -0.3), (-0.05, -0.04), (-0.14, -0.1), (-0.24, -0.08)), "page"),
)
COINS: Final[tuple[Shape, ...]] = (
    *(Disc((x, y), 0.23, "gold.pale", "gold.deep", 0.05)
      for x, y in ((-0.2, 0.16), (0.22, 0.16), (0.0, -0.16))),
    *(Stroke(((x - 0.07, y), (x + 0.07, y)), "gold.deep", 0.05)
      for x, y in ((-0.2, 0.16), (0.22, 0.16), (0.0, -0.16))),
)
DESERT: Final[tuple[Shape, ...]] = (
    *(Stroke(tuple((x / 10, y + 0.09 * math.sin(x * 0.7 + y * 9)) for x in range(-5, 6)),
             "terrain.desert.ink", 0.045) for y in (-0.3, -0.02, 0.26)),
)
SYMBOLS: Final = (WOOD, WOOL, GRAIN, BRICK, ORE, COINS, DESERT)

KNIGHT: Final[tuple[Shape, ...]] = (
    Polygon(((-0.34, 0.1), (-0.3, -0.22), (0.0, -0.4), (0.3, -0.22), (0.34, 0.1), (0.2, 0.34),
             (0.08, 0.34), (0.08, 0.02), (-0.08, 0.02), (-0.08, 0.34), (-0.2, 0.34)), "fill",
            "ink", 0.04),
    Polygon(((-0.06, -0.36), (0.0, -0.5), (0.34, -0.44), (0.44, -0.1), (0.28, -0.26)), "seal",
            "ink", 0.03),
)
POINT: Final[tuple[Shape, ...]] = (
    Polygon(((0, -0.46), (0.13, -0.14), (0.46, -0.12), (0.2, 0.1), (0.3, 0.44), (0, 0.24),
             (-0.3, 0.44), (-0.2, 0.1), (-0.46, -0.12), (-0.13, -0.14)), "gold.pale", "gold.deep",
            0.05),)
ROADS: Final[tuple[Shape, ...]] = (
    Stroke(((-0.42, 0.3), (0.0, 0.02), (0.42, 0.3)), "ink", 0.2),
    Stroke(((-0.42, 0.3), (0.0, 0.02), (0.42, 0.3)), "terrain.desert", 0.12),
    Stroke(((-0.42, -0.04), (0.0, -0.32), (0.42, -0.04)), "ink", 0.2),
    Stroke(((-0.42, -0.04), (0.0, -0.32), (0.42, -0.04)), "terrain.desert", 0.12),
)
INVENTION: Final[tuple[Shape, ...]] = (
    Disc((0.0, 0.0), 0.3, "", "ink", 0.07), Disc((0.0, 0.0), 0.09, "ink"),
    *(Stroke(((0.3 * math.cos(a), 0.3 * math.sin(a)), (0.46 * math.cos(a), 0.46 * math.sin(a))),
             "ink", 0.1) for a in (n * math.pi / 4 for n in range(8))),
)
MONOPOLY: Final[tuple[Shape, ...]] = (
    Polygon(((-0.44, 0.34), (-0.44, -0.22), (-0.2, 0.04), (0.0, -0.4), (0.2, 0.04), (0.44, -0.22),
             (0.44, 0.34)), "gold.pale", "gold.deep", 0.05),)
CARDS: Final = (KNIGHT, POINT, ROADS, INVENTION, MONOPOLY)

HUNGER: Final = GRAIN
BRIDGE: Final[tuple[Shape, ...]] = (
    Polygon(((-0.5, 0.24), (-0.5, -0.02), (0.5, -0.02), (0.5, 0.24), (0.36, 0.24), (0.3, 0.12),
             (0.16, 0.12), (0.1, 0.24), (-0.1, 0.24), (-0.16, 0.12), (-0.3, 0.12), (-0.36, 0.24)),
            "terrain.brick.ink", "ink", 0.04),
    Stroke(((-0.5, 0.36), (0.5, 0.36)), "sea.ink", 0.08),
)
COMBAT: Final[tuple[Shape, ...]] = (
    Stroke(((-0.4, 0.4), (0.36, -0.36)), "ink", 0.09),
    Stroke(((0.4, 0.4), (-0.36, -0.36)), "ink", 0.09),
    Polygon(((0.46, -0.46), (0.4, -0.2), (0.2, -0.4)), "ink"),
    Polygon(((-0.46, -0.46), (-0.4, -0.2), (-0.2, -0.4)), "ink"),
    Disc((0.0, 0.04), 0.17, "seal", "ink", 0.04),
)
STATUE: Final[tuple[Shape, ...]] = (
    Plate((-0.28, 0.28), (0.56, 0.16), 0.02, "parchment.edge", "ink", 0.03),
    Polygon(((-0.16, 0.28), (-0.12, -0.1), (0.12, -0.1), (0.16, 0.28)), "page", "ink", 0.04),
    Disc((0.0, -0.24), 0.13, "page", "ink", 0.04),
    Stroke(((0.1, -0.06), (0.34, -0.3)), "ink", 0.06),
)
VILLAGE_EVENT: Final[tuple[Shape, ...]] = (
    Polygon(((-0.46, -0.06), (0.0, -0.42), (0.46, -0.06)), "page", "ink", 0.05),
    *(Plate((x - 0.05, -0.06), (0.1, 0.4), 0.0, "page", "ink", 0.03)
      for x in (-0.3, -0.1, 0.1, 0.3)),
    Plate((-0.44, 0.34), (0.88, 0.1), 0.0, "page", "ink", 0.04),
)
EVENTS: Final = {"village": VILLAGE_EVENT, "hunger": HUNGER, "bridge": BRIDGE, "combat": COMBAT,
                 "statue": STATUE}

VILLAGE: Final[tuple[Shape, ...]] = (
    Polygon(((-0.36, 0.40), (-0.36, 0.0), (-0.46, 0.0), (0.0, -0.44), (0.46, 0.0), (0.36, 0.0),
             (0.36, 0.40)), "ink", "ink", 0.09),
    Polygon(((-0.36, 0.40), (-0.36, -0.02), (0.36, -0.02), (0.36, 0.40)), "fill", "rim", 0.05),
    Polygon(((-0.46, 0.0), (0.0, -0.44), (0.46, 0.0)), "roof", "rim", 0.05),
    *(Stroke(((x * 0.30, -0.30 + abs(x) * 0.04), (x, -0.03)), "rim", 0.02, cover=0.55)
      for x in (-0.30, -0.15, 0.0, 0.15, 0.30)))
CITY: Final[tuple[Shape, ...]] = (
    Polygon(((-0.50, 0.42), (-0.50, -0.06), (-0.56, -0.06), (-0.2, -0.46), (0.14, -0.06),
             (0.50, -0.06), (0.50, 0.42)), "ink", "ink", 0.08),
    Polygon(((0.06, 0.42), (0.06, -0.10), (0.16, -0.10), (0.16, -0.02), (0.24, -0.02),
             (0.24, -0.10), (0.34, -0.10), (0.34, -0.02), (0.42, -0.02), (0.42, -0.10),
             (0.50, -0.10), (0.50, 0.42)), "roof", "rim", 0.045),
    *(Plate((x, 0.10), (0.07, 0.15), 0.03, "rim") for x in (0.20, 0.34)),
    Polygon(((-0.48, 0.42), (-0.48, -0.06), (0.08, -0.06), (0.08, 0.42)), "fill", "rim", 0.045),
    Polygon(((-0.58, -0.04), (-0.2, -0.46), (0.18, -0.04)), "roof", "rim", 0.045),
)
ROBBER: Final[tuple[Shape, ...]] = (
    Polygon(((-0.34, 0.46), (-0.28, 0.1), (-0.1, -0.1), (0.1, -0.1), (0.28, 0.1), (0.34, 0.46)),
            "seat4", "page", 0.05),
    Disc((0.0, -0.26), 0.2, "seat4", "page", 0.05),
)
PROFILE: Final = (
    (-0.20, 0.34), (-0.17, 0.20), (-0.27, 0.13), (-0.31, 0.02), (-0.30, -0.12), (-0.24, -0.24),
    (-0.12, -0.33), (0.02, -0.35), (0.13, -0.31), (0.19, -0.23), (0.20, -0.15), (0.19, -0.10),
    (0.27, 0.02), (0.28, 0.05), (0.22, 0.07), (0.23, 0.12), (0.20, 0.14), (0.21, 0.18),
    (0.18, 0.24), (0.10, 0.25), (0.04, 0.24), (0.05, 0.31), (0.10, 0.37))
ALEXANDER: Final[tuple[Shape, ...]] = (
    Disc((0.0, 0.0), 0.5, "ink"), Disc((0.0, 0.0), 0.47, "gold.deep"),
    Disc((-0.012, -0.012), 0.45, "gold.pale"), Disc((0.01, 0.01), 0.425, "gold"),
    *(Disc(each, 0.018, "gold.pale") for each in regular((0.0, 0.0), 0.385, 30)),
    Polygon(tuple((x * 0.94 + 0.022, y * 0.94 + 0.022) for x, y in PROFILE), "gold.deep"),
    Polygon(tuple((x * 0.94, y * 0.94) for x, y in PROFILE), "page"),
    *(Stroke(tuple((x + 0.055 * math.cos(a), y + 0.05 * math.sin(a))
                   for a in (n * 0.7 + x * 9 for n in range(6))), "gold.deep", 0.022)
      for x, y in ((-0.20, 0.02), (-0.22, -0.09), (-0.17, -0.19), (-0.07, -0.26), (0.04, -0.27),
                   (0.11, -0.21), (-0.08, -0.13), (0.0, -0.17), (-0.15, 0.10))),
    Stroke(tuple((-0.07 + (0.02 + 0.017 * n) * math.cos(2.2 - n * 0.62),
                  0.0 + (0.02 + 0.017 * n) * math.sin(2.2 - n * 0.62)) for n in range(8)), "seal",
           0.036),  # the horn of Ammon
    Stroke(((0.09, -0.065), (0.16, -0.07)), "gold.deep", 0.028),
    Stroke(((0.16, 0.125), (0.215, 0.13)), "gold.deep", 0.02),
)


def symbol(good: int, at: Place, size: float) -> tuple[Shape, ...]:
    """A good, or for 6 a desert."""
    return stamp(SYMBOLS[good], at, size)


def picture(tables: Tables, good: int, at: Place, size: Place) -> tuple[Shape, ...]:
    """What the land of a good brings, as the atlas draws it, in a rectangle; gold on a coin."""
    side = max(size)
    start = (at[0] - good * side - (side - size[0]) / 2, at[1] - (side - size[1]) * 0.75)
    outline = round_corners(at, size, min(size) / 2 - 0.01 if good == GOLD else 4)
    return (Cutout(start, (side * len(GOODS), side), f"{tables.board.title}.goods", outline),
            Polygon(outline, "", "ink", 1.4))


def corner_of(good: int, size: Place) -> float:
    """How round a card is in its corners: gold is a coin, no card."""
    return min(size) / 2 if good == GOLD else 6.0


def event_sign(kind: str, at: Place, size: float) -> tuple[Shape, ...]:
    """A village to be founded, or one of the four events."""
    return stamp(EVENTS[kind], at, size)


def card_sign(card: int, at: Place, size: float) -> tuple[Shape, ...]:
    """A development card's sign."""
    return stamp(CARDS[card], at, size, turn={"fill": "terrain.ore"})


def knight(at: Place, size: float) -> tuple[Shape, ...]:
    """A helmet."""
    return card_sign(0, at, size)


def building(at: Place, size: float, colour: str, *, is_city: bool) -> tuple[Shape, ...]:
    """A village or a city."""
    shapes = stamp(CITY if is_city else VILLAGE, (0.0, 0.0), 1.0, turn={"fill": colour})
    shapes = stamp(shapes, (0.0, 0.0), 1.0, turn={"roof": f"{colour}.dark"})
    return stamp(shapes, at, size, turn={"rim": "seal.text"})


def robber(at: Place, size: float) -> tuple[Shape, ...]:
    return stamp(ROBBER, at, size)


def alexander(at: Place, size: float) -> tuple[Shape, ...]:
    """Alexander, as on a coin."""
    return stamp(ALEXANDER, at, size)

"""Alexander's road: passed in gold, to come in white, its points, and himself."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from alexandre.games.catan.table.pictures.geometry import SIDE, corner_at, middle_of
from alexandre.games.catan.table.pictures.signs import alexander, event_sign
from alexandre.games.catan.table.pictures.terrain import harbour_at
from alexandre.games.catan.tables import EMPTY, EVENT, SEVEN, START, TEMPLE, Tables
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Marks,
    Place,
    Polygon,
    Shade,
    Shape,
    Stroke,
    regular,
)
from alexandre.ui.text.cache import remember

FIGURE: Final = 56.0
ASIDE: Final = 44.0  # how far from his point he stands, so that it stays in sight
RADII: Final = {TEMPLE: 30.0, EVENT: 24.0, EMPTY: 14.0, SEVEN: 26.0}


@remember(128)
def road_of(tables: Tables, passed: int) -> Layer:
    """The road as it is once so many points have been passed."""
    places = [corner_at(tables, stop.corner) for stop in tables.route]
    marks: list[Shape | Caption] = []
    for number, (one, other) in enumerate(pairwise(places)):
        marks += stretch(one, other, is_passed=number < passed)
    for number, stop in enumerate(tables.route):
        marks += point(places[number], stop.kind, number, passed)
    return make_layer("road", (*marks, *figure(places[passed], place_alexander(tables, passed))))


def place_alexander(tables: Tables, passed: int) -> Place:
    """Return the place of Alexander beside the last point passed, away from the sides of hexes,
    his next road and harbours."""
    corner = tables.route[passed].corner
    x, y = corner_at(tables, corner)
    slant = 1 if has_side_below(tables, corner) else -1
    numbered = [middle_of(tables, each) for each in tables.touching[corner]
                if tables.hexes[each].number]
    right, left = ((x + way * ASIDE * 0.866, y + slant * ASIDE / 2) for way in (1, -1))
    ports = [harbour_at(tables, each)[0] for each in tables.harbours]
    return min((right, left), key=lambda at: (
        any(math.dist(at, each) < FIGURE for each in ports),
        sum(math.dist(at, each) < SIDE for each in numbered)))


def figure(point: Place, at: Place) -> list[Shape]:
    """Alexander as on a coin, with a pin that says which point he has come to."""
    dx, dy = (point[0] - at[0]) / ASIDE, (point[1] - at[1]) / ASIDE
    foot = (at[0] + dx * (ASIDE - 12), at[1] + dy * (ASIDE - 12))
    pin = ((at[0] - dy * 20, at[1] + dx * 20), foot, (at[0] + dy * 20, at[1] - dx * 20))
    return [Shade(regular((at[0] + 3, at[1] + 9), FIGURE * 0.5, 12), 8, "shade", 0.8),
            Polygon(pin, "seal.deep", "gold.pale", 3.0), Disc(at, FIGURE * 0.56, "seal.deep"),
            *alexander(at, FIGURE)]


def has_side_below(tables: Tables, corner: int) -> bool:
    """Whether a side of a hex runs straight down from a corner, not straight up."""
    return tables.corners[corner].endswith("S")


def stretch(one: Place, other: Place, *, is_passed: bool) -> list[Shape]:
    """One side of the road."""
    if is_passed:
        return [Stroke((one, other), "ink", 21, cover=0.75),
                Stroke((one, other), "gold.pale", 15)]
    return [Stroke((one, other), "ink", 21, cover=0.75), Stroke((one, other), "page", 15),
            Stroke((one, other), "seal", 5, (12, 12))]


def point(at: Place, kind: int, number: int, passed: int) -> Marks:
    """A point of the road: temple, token, empty, seven; pale once it has been passed."""
    is_passed, is_next = number <= passed, number == passed + 1
    rim, width = ("seal", 5.6) if is_next else ("ink", 3.0)
    fill = "parchment.deep" if is_passed else "page"
    if kind == START:
        x, y = at
        yield Polygon(((x - 22, y - 16), (x + 22, y), (x - 22, y + 16)), "seal", "ink", 2.4)
        return
    yield Disc(at, RADII[kind], "pigment.violet" if kind == SEVEN else fill, rim, width)
    if kind == TEMPLE:
        yield from event_sign("village", at, 42)
    elif kind == EVENT and not is_passed:
        yield Caption(at, "?", 35, "seal", "bold", least=8)
    elif kind == SEVEN:
        yield Caption(at, "7", 35, "seal.text", "bold", least=8)

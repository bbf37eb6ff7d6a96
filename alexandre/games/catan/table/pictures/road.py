"""Alexander's road: passed in gold, to come in white, its points, and himself."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

from alexandre.games.catan.table.pictures.geometry import corner_at
from alexandre.games.catan.table.pictures.signs import alexander, event_sign
from alexandre.games.catan.tables import EMPTY, EVENT, SEVEN, START, TEMPLE, Tables
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Place,
    Polygon,
    Shade,
    Shape,
    Stroke,
    regular,
)

FIGURE: Final = 68.0


@lru_cache(maxsize=128)
def road_of(tables: Tables, passed: int) -> Layer:
    """The road as it is once so many points have been passed."""
    shapes: list[Shape] = []
    captions: list[Caption] = []
    places = [corner_at(tables, stop.corner) for stop in tables.route]
    for number, (one, other) in enumerate(pairwise(places)):
        shapes += stretch(one, other, is_passed=number < passed)
    for number, stop in enumerate(tables.route):
        marks, words = point(places[number], stop.kind, number, passed)
        shapes += marks
        if places[number] != where_he_stands(tables, passed):
            captions += words
    at = where_he_stands(tables, passed)
    shapes += [Shade(regular((at[0] + 3, at[1] + 9), FIGURE * 0.5, 12), 8, "shade", 0.7),
               Disc(at, FIGURE * 0.56, "seal.deep"), *alexander(at, FIGURE)]
    return Layer("road", tuple(shapes), tuple(captions))


def where_he_stands(tables: Tables, passed: int) -> Place:
    """On the arrow behind the last point passed; at the very end on it."""
    here = corner_at(tables, tables.route[passed].corner)
    if passed + 1 == len(tables.route):
        return here
    after = corner_at(tables, tables.route[passed + 1].corner)
    return (here[0] * 0.52 + after[0] * 0.48, here[1] * 0.52 + after[1] * 0.48)


def stretch(one: Place, other: Place, *, is_passed: bool) -> list[Shape]:
    """One side of the road."""
    if is_passed:
        return [Stroke((one, other), "ink", 17, cover=0.75),
                Stroke((one, other), "gold.pale", 11)]
    return [Stroke((one, other), "ink", 17, cover=0.75), Stroke((one, other), "page", 11),
            Stroke((one, other), "seal", 4, (11, 11))]


def point(at: Place, kind: int, number: int, passed: int) -> tuple[list[Shape], list[Caption]]:
    """A point of the road: temple, token, empty, seven; pale once it has been passed."""
    is_passed, is_next = number <= passed, number == passed + 1
    rim, width = ("seal", 4.6) if is_next else ("ink", 2.4)
    fill = "parchment.deep" if is_passed else "page"
    captions: list[Caption] = []
    if kind == START:
        x, y = at
        return [Polygon(((x - 22, y - 16), (x + 22, y), (x - 22, y + 16)), "seal", "ink", 2.4)], []
    radius = {TEMPLE: 25.0, EVENT: 20.0, EMPTY: 11.0, SEVEN: 22.0}[kind]
    shapes: list[Shape] = [Disc(at, radius, "pigment.violet" if kind == SEVEN else fill, rim,
                                width)]
    if kind == TEMPLE:
        shapes += event_sign("village", at, 36)
    elif kind == EVENT and not is_passed:
        captions.append(Caption(at, "?", 30, "seal", "bold", least=8))
    elif kind == SEVEN:
        captions.append(Caption(at, "7", 30, "seal.text", "bold", least=8))
    return shapes, captions

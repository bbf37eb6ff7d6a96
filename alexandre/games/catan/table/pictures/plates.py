"""The cards, buttons and marks of the strip below the page."""

from __future__ import annotations

from alexandre.games.catan.meta import GOODS
from alexandre.games.catan.table.pictures.signs import SYMBOLS, carve, corner_of, picture
from alexandre.games.catan.tables import Tables
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Stroke,
    rectangle,
    round_corners,
    seal,
)


def draw_plate(box: Box, *, fill: str = "page", line: str = "", radius: float = 6.0,
               width: float = 1.3, cover: float = 1.0) -> tuple[Shape, ...]:
    """A ground with round corners."""
    return (Plate((box.x, box.y), (box.w, box.h), radius, fill, line, width, cover),)


def draw_rack(box: Box) -> tuple[Shape, ...]:
    """A rack of dark wood with its shadow, below what stands in its slots."""
    at, size = (box.x, box.y), (box.w, box.h)
    return (Shade(rectangle((box.x + 1, box.y + 4), size), 5, "shade", 0.55),
            Polygon(round_corners(at, size, 8), texture="wood"),
            Plate((box.x + 1, box.y + 1), (box.w - 2, box.h - 2), 7, "", "gold", 1.4))


def draw_slot(box: Box, radius: float = 6.0) -> tuple[Shape, ...]:
    """A hollow in the wood."""
    return (*draw_plate(box, fill="frame.edge", radius=radius, cover=0.62),
            *draw_plate(box, fill="", line="hollow", radius=radius))


def draw_face(tables: Tables, good: int, box: Box, *, is_going: bool = False
              ) -> tuple[Shape, ...]:
    """A card of a good, with a red rim if it is to go."""
    size, inner = (box.w, box.h), box.inset(3)
    rim = draw_plate(box.inset(1.5), fill="", line="seal", radius=corner_of(good, size), width=4.0)
    return (Shade(rectangle((box.x + 2, box.y + 3), size), 4, "shade", 0.4),
            *draw_plate(box, fill=f"terrain.{GOODS[good]}", line="coast",
                        radius=corner_of(good, size)),
            *picture(tables, good, (inner.x, inner.y), (inner.w, inner.h)), *rim * is_going)


def draw_hollow(good: int, box: Box) -> tuple[Shape, ...]:
    """The slot of a card of a good, whose sign is carved there."""
    return (*draw_slot(box, corner_of(good, (box.w, box.h))),
            *carve(SYMBOLS[good], (box.middle[0], box.y + box.h * 0.4), 36))


def draw_small(tables: Tables, good: int, box: Box) -> tuple[Shape, ...]:
    """A small card of a good."""
    inner = box.inset(2)
    return (*draw_plate(box, line="coast", radius=corner_of(good, (box.w, box.h))),
            *picture(tables, good, (inner.x, inner.y), (inner.w, inner.h)))


def draw_heap(tables: Tables, good: int, box: Box) -> tuple[Shape, ...]:
    """A stack of a good, another card below it."""
    radius, wide = corner_of(good, (box.w, box.h)), box.w - 6
    return (*draw_plate(Box(box.x + 3, box.y + 3, box.w, box.h), fill="parchment.deep",
                        line="coast", radius=radius),
            *draw_plate(box, line="coast", radius=radius),
            *picture(tables, good, (box.x + 3, box.y + 3), (wide, min(38.0, wide))))


def draw_back(box: Box) -> tuple[Shape, ...]:
    """Cards face down."""
    return (*draw_plate(Box(box.x + 3, box.y + 3, box.w, box.h), fill="seal.deep", line="ink"),
            *draw_plate(box, fill="card.back", line="gold.pale", width=2.0))


def draw_arrow(at: Place, size: float, *, is_up: bool) -> tuple[Shape, ...]:
    """Green to give, blue to ask."""
    (x, y), tall = at, size / 3 * (-1 if is_up else 1)
    return (Polygon(((x, y + tall), (x - size / 2, y - tall * 0.7),
                     (x + size / 2, y - tall * 0.7)),
                    "pigment.green" if is_up else "pigment.blue"),)


def draw_hatched(box: Box) -> tuple[Shape, ...]:
    """A button crossed by red strokes."""
    strokes: list[Shape] = []
    for shift in (-20.0, -8.0, 4.0, 16.0):
        low, high = max(0.0, shift), min(box.w, shift + box.h)
        strokes.append(Stroke(((box.x + low, box.bottom - low + shift),
                               (box.x + high, box.bottom - high + shift)), "seal", 1.8,
                              cover=0.22))
    return (*draw_plate(box, line="seal", width=1.6), *strokes)


def draw_seal(seat: int, at: Place, size: float, *, is_leader: bool = False,
              is_out: bool = False, is_asked: bool = False) -> tuple[Shape | Caption, ...]:
    """The seal of a seat: ringed in gold as a leader, crossed out, or with a ring in red."""
    (x, y), radius = at, size / 2
    marks = [*seal(seat, at, radius)]
    if is_leader:
        marks.append(Disc(at, radius * 1.25, "", "gold", 3))
    if is_out:
        marks += [Disc(at, radius * 1.17, "parchment.deep", cover=0.6),
                  Stroke(((x - radius, y - radius), (x + radius, y + radius)), "ink", 2.6)]
    if is_asked:
        marks.append(Disc(at, radius * 1.25, "", "seal", 3))
    return tuple(marks)


def draw_pointer(at: Place, size: float) -> tuple[Shape, ...]:
    """A mark that points down at a seal."""
    (x, y), half = at, size / 2
    return (Polygon(((x, y + half), (x - 4, y - half), (x + 4, y - half)), "seal"),)

"""The grounds and signs of the strip below the page."""

from __future__ import annotations

from functools import partial

from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import Flow, Panel
from alexandre.ui.draw.sheets.leaves import Icon, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import Disc, Place, Plate, Shape, seat_colour

ACROSS = 8  # cubes in a row
SQUEEZE = 0.95  # of headings and awards: another form shows less before their letters do


def group(part: Node, grow: float = 0.0) -> Node:
    """A part on a tablet of its own, with its shadow on the map."""
    return Panel(part, draw_tablet, (12, 2, 12, 6), grow=grow)


def title(words: Msg) -> Text:
    """The heading of a group."""
    return Text(words, 15, "ink.soft", "italic", squeeze=SQUEEZE)


def cubes(count: int, seat: int) -> Flow:
    """Resources of a seat."""
    return Flow(tuple(Icon(partial(draw_cube, seat), 8) for _each in range(count)), 2, ACROSS)


def draw_tablet(box: Box) -> tuple[Shape, ...]:
    """Parchment with a golden rim."""
    return (Plate((box.x + 2, box.y + 4), (box.w, box.h - 5), 7, "shade", cover=0.4),
            Plate((box.x, box.y + 1), (box.w, box.h - 4), 7, "parchment", "gold", 1.6))


def draw_card(box: Box, *, fill: str = "page", width: float = 1.3) -> tuple[Shape, ...]:
    """A box on a tablet."""
    return (Plate((box.x, box.y), (box.w, box.h), 6, fill, "gold", width),)


def draw_strip(box: Box, *, fill: str, radius: float = 3.0,
               beside: float = 0.0) -> tuple[Shape, ...]:
    """A bright band below figures."""
    return (Plate((box.x - beside, box.y), (box.w + 2 * beside, box.h), radius, fill),)


def draw_ring(at: Place, size: float, *, fill: str = "", line: str = "gold",
              width: float = 1.6) -> tuple[Shape, ...]:
    """A place for a seal, or the mark round it."""
    return (Disc(at, size / 2, fill, line, width),)


def draw_cube(seat: int, at: Place, size: float) -> tuple[Shape, ...]:
    """A resource of a seat."""
    return (Plate((at[0] - size / 2, at[1] - size / 2), (size, size), 1.5, seat_colour(seat),
                  "seal.text", 0.7),)

"""The map of a title: layers from the paper up, and the kinds of things that stand on a map.

A layer is a stream of shapes and words, in the order in which they are drawn; words lie above the
shapes of their layer.  The title chooses the places; each kind of thing is drawn here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from alexandre.ui.draw.sketch import (
    Bleed,
    Caption,
    Disc,
    Layer,
    Marks,
    Place,
    Plate,
    Shade,
    Shape,
    Sketch,
    Spot,
    Wording,
    regular,
    sort_marks,
)

TITLE: Final = (1.0, 2.6, 1.06)  # in its letters: the name's middle, the other lines', their step
SMALLER: Final = 0.74  # the letters of those lines
ROOM: Final = (0.86, 0.9)  # of a frame's width, for the name, and for those lines
RIM: Final = 7.0  # from the edge of a frame to its inner line


def draw_map(size: Place, bleed: Bleed, layers: Mapping[str, Marks], pieces: Marks,
             spots: Iterable[Spot], coarse: tuple[str, str] = ("", "")) -> Sketch:
    """The map with its layers by name, lowest first, and the pieces above them.

    `coarse` names the highest layer that never changes, and the plate that shows it in small.
    """
    return Sketch(size, *sort_marks(pieces), tuple(spots),
                  tuple(make_layer(name, marks, coarse[1] if name == coarse[0] else "")
                        for name, marks in layers.items()), bleed)


def make_backdrop(size: Place, bleed: Bleed, coarse: str, marks: Marks = ()) -> Sketch:
    """A map with little more than the small picture of its ground, if it has one."""
    return Sketch(size, *sort_marks(marks), layers=(Layer("", (), coarse=coarse),), bleed=bleed)


def make_layer(name: str, marks: Marks, coarse: str = "") -> Layer:
    """A layer of a stream of shapes and words."""
    return Layer(name, *sort_marks(marks), coarse=coarse)


# ---- things -------------------------------------------------------------------------------------


def draw_shadow(at: Place, radius: float, cover: float = 0.6, blur: float = 5.0) -> Shape:
    """The shadow of a round thing."""
    return Shade(regular((at[0] + 3, at[1] + 5), radius + 2, 12), blur, "shade", cover)


def draw_count(at: Place, text: str, radius: float, letters: float, line: str, *,
               fill: str = "page", ink: str = "ink", width: float = 2.0, most: float = 0.0,
               least: float = 8.0) -> Marks:
    """A number on a disc."""
    return (Disc(at, radius, fill, line, width),
            Caption(at, text, letters, ink, "bold", most=most, least=least))


def draw_frame(at: Place, size: Place) -> tuple[Shape, ...]:
    """A card of parchment with its shadow."""
    (x, y), (wide, high) = at, size
    return (Shade(((x + 4, y + 8), (x + wide, y + 8), (x + wide, y + high), (x + 4, y + high)), 9,
                  "shade", 0.55),
            Plate(at, size, 7, "page", "gold", 2.8),
            Plate((x + RIM, y + RIM), (wide - 2 * RIM, high - 2 * RIM), 4, "", "gold.pale", 1.4))


def draw_title(at: Place, size: Place, letters: float, name: Wording,
               told: Iterable[Wording]) -> Marks:
    """The name of a map in letters of that size, with a few lines below it, on a card."""
    (x, y), lines = at, tuple(told)
    middle = x + size[0] / 2
    first, step = y + TITLE[1] * letters - TITLE[2] * letters / 2 * (len(lines) - 1), TITLE[2]
    return (*draw_frame(at, size),
            Caption((middle, y + TITLE[0] * letters), name, letters, "seal.deep", "title",
                    most=ROOM[0] * size[0], least=11),
            *(Caption((middle, first + step * letters * number), words, SMALLER * letters,
                      "ink.soft", "italic", most=ROOM[1] * size[0], least=8)
              for number, words in enumerate(lines)))


def choose_corner(whole: Place, size: Place, edge: float, busy: Iterable[Place]) -> Place:
    """The corner of a map where a card of that size is farthest from the busy places."""
    places = tuple(busy)
    right, low = whole[0] - size[0] - edge, whole[1] - size[1] - edge

    def measure_room(at: Place) -> float:
        x, y = at[0] + size[0] / 2, at[1] + size[1] / 2
        return min(max(abs(a - x) - size[0] / 2, abs(b - y) - size[1] / 2) for a, b in places)

    return max(((edge, low), (edge, edge), (right, low), (right, edge)), key=measure_room)

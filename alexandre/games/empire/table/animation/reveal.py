"""Cards over the page: all boxes at once, a row for each player; the region that begins."""

from __future__ import annotations

from typing import Final

from alexandre.games.empire.table.pictures.glyphs import sign
from alexandre.games.empire.table.pictures.tableau import BOXES
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.sketch import (
    Caption,
    Plate,
    Shade,
    Shape,
    Sketch,
    seal,
    seat_colour,
    sort_marks,
)

NAME: Final = 330.0  # what stands before the boxes
BOX: Final = 148.0
ROW: Final = 82.0
HEAD: Final = 92.0
EDGE: Final = 26.0  # room for the shadow
HERALD: Final = (760.0, 190.0)


def draw_boxes(boxes: tuple[tuple[int, ...], ...]) -> Sketch:
    """The card; the most of each box stands out."""
    names = BOXES[-len(boxes[0]):]
    wide, high = NAME + BOX * len(names) + 24, HEAD + ROW * len(boxes) + 18
    x, y = EDGE, EDGE
    shapes = card(wide, high)
    captions = [Caption((x + 30, y + 54), Msg.of("empire.table.revealed"), 32, "seal.deep",
                        "title", "left", most=NAME - 20, least=11)]
    for number, name in enumerate(names):
        shapes += sign(name, (x + NAME + BOX * (number + 0.5) - 8, y + 50), 50)
    for row, each in enumerate(boxes):
        top = y + HEAD + ROW * row
        marks, numeral = sort_marks(seal(row, (x + 52, top + ROW / 2 - 4), 24))
        shapes += [Plate((x + 16, top), (wide - 32, ROW - 8), 8, "page", "gold.pale", 1.4), *marks]
        captions += [*numeral, Caption((x + 92, top + ROW / 2 - 4), Who(row), 32, "ink", "bold",
                                      "left", most=NAME - 100, least=11)]
        for number, n in enumerate(each):
            is_most = n == max(other[number] for other in boxes) > 0
            captions.append(Caption((x + NAME + BOX * (number + 0.5) - 8, top + ROW / 2 - 4),
                                    str(n), 46 if is_most else 38,
                                    seat_colour(row) if is_most else "ink.soft", "bold",
                                    least=13))
    return Sketch((wide + 2 * EDGE, high + 2 * EDGE), tuple(shapes), tuple(captions))


def draw_herald(region: Noun, told: tuple[Msg, ...]) -> Sketch:
    """The name of a region, and its number and round below it."""
    wide, high = HERALD
    middle = EDGE + wide / 2
    return Sketch((wide + 2 * EDGE, high + 2 * EDGE), tuple(card(wide, high)), (
        Caption((middle, EDGE + 68), region, 58, "seal.deep", "title", most=wide - 60, least=18),
        *(Caption((middle, EDGE + 120 + 34 * line), words, 30, "ink.soft", "italic",
                  most=wide - 60, least=12) for line, words in enumerate(told))))


def card(wide: float, high: float) -> list[Shape]:
    """A card with a rim of gold, its shadow below it."""
    x, y = EDGE, EDGE
    return [
        Shade(((x + 6, y + 12), (x + wide, y + 12), (x + wide, y + high + 8), (x + 6, y + high)),
              14, "shade", 0.8),
        Plate((x, y), (wide, high), 14, "parchment", "gold", 4),
        Plate((x + 8, y + 8), (wide - 16, high - 16), 10, "", "gold.pale", 1.6)]

"""The dice on the Indian sea, and on the western one how often each number came."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.rules.queries import pips
from alexandre.games.catan.view import CatanView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Caption,
    Layer,
    Marks,
    Place,
    Plate,
    Shade,
    Shape,
    Spot,
    Stroke,
    rectangle,
    round_corners,
)

AT: Final = (6.0, 572.0)  # of the chart
SIZE: Final = (436.0, 196.0)
HEADED: Final = 396.0  # from the left of it to the middle of its heading,
WIDEST: Final = 176.0  # which lies between Crete and Cyprus
LIES: Final = (1688.0, 1080.0)  # the middle of the first die
APART: Final = 106.0  # to that of the second
DIE: Final = 92.0
BAR: Final = 28.0
STEP: Final = 34.0  # from one bar to the next: the last ends before the harbour of Egypt
DIGIT: Final = 13.0  # the most of a step for each figure below a bar: 10, 11 and 12 stay apart
HIGH: Final = 78.0  # the tallest bar
LETTERS: Final = 27.0
FEW: Final = 18  # rolls, of which each number has its share before there are more


def dice_of(view: CatanView) -> Layer:
    """Both dice, and how often each number came before how often it should have, once one has
    come."""
    (x, y), (_w, h), total = AT, SIZE, sum(view.rolls)
    due = max(total, FEW)
    most = max(*view.rolls, due * ways_of(7) / 36)
    title = Caption((x + HEADED, y + 29), Msg.of("catan.table.dice", n=total),
                    LETTERS, "seal.deep", "title", halo="page", most=WIDEST, least=8)
    dice = (shape for n, eyes in enumerate(view.dice) for shape in die(die_at(n), eyes))
    bars = (mark for n, count in enumerate(view.rolls)
            for mark in bar((x + BAR / 2 + STEP * n, y + h - 44), n + 2, count, due, most))
    return make_layer("dice", (*dice, *((title, *bars) if total else ())))


def die_at(number: int) -> Place:
    return LIES[0] + APART * number, LIES[1]


def die(at: Place, eyes: int) -> list[Shape]:
    """One die; its place before it is thrown."""
    half, edge, round_ = DIE / 2, DIE / 16, DIE / 5
    if not eyes:
        return [Plate((at[0] - half, at[1] - half), (DIE, DIE), round_, "page", cover=0.35),
                Plate((at[0] - half, at[1] - half), (DIE, DIE), round_, "", "sea.ink", 2.4)]
    pips = draw_sign(f"dice/{eyes}", at, 1.05 * DIE, rim="ink")
    return [Shade(round_corners((at[0] - half + edge, at[1] - half + 2 * edge), (DIE, DIE),
                                round_), 2 * edge, "shade", 0.7),
            Plate((at[0] - half, at[1] - half), (DIE, DIE), round_, "parchment", "ink", 2),
            Plate((at[0] - half + edge, at[1] - half + edge), (DIE - 2 * edge, DIE - 2 * edge),
                  round_ - 2, "page", cover=0.8), *pips]


def ways_of(number: int) -> int:
    """In how many ways of 36 two dice show it."""
    return 6 if number == 7 else pips(number)


def bar(at: Place, number: int, count: int, due: int, most: float) -> Marks:
    """The frequency of a number before its share of so many rolls: with few of them, its chance.
    """
    x, low = at
    tall, fair = HIGH * count / most, HIGH * due * ways_of(number) / 36 / most
    yield Plate((x - 2, low - fair), (BAR + 4, fair), 3, "page", cover=0.5)
    yield Stroke(((x - 2, low - fair), (x + BAR + 2, low - fair)), "ink", 2.4)
    yield Caption((x + BAR / 2, low + 18), str(number), LETTERS, "ink", "table", halo="page",
                  most=DIGIT * len(str(number)), least=7)
    if count:
        yield Plate((x, low - tall), (BAR, tall), 3, "seal" if number == 7 else "pigment.blue",
                    cover=0.85)
        yield Caption((x + BAR / 2, low - tall - LETTERS / 2), str(count), LETTERS, "ink",
                      "table", halo="page", most=STEP, least=6)


def dice_spot() -> Spot:
    """The dice, to be thrown by a click."""
    half = DIE / 2
    return Spot("dice", Msg.of("catan.spot.dice"),
                rectangle((LIES[0] - half, LIES[1] - half), (APART + DIE, DIE)))


def rolls_spot(view: CatanView) -> Spot:
    """The chart beside them."""
    return Spot("rolls", Msg.of("catan.spot.rolls", n=sum(view.rolls)),
                rectangle(AT, SIZE))

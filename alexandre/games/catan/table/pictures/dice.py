"""The dice thrown on the western sea, and how often each number came."""

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

AT: Final = (6.0, 572.0)
SIZE: Final = (436.0, 196.0)
DIE: Final = 62.0
PIPS: Final = 65.4  # the size of what is drawn on it
BAR: Final = 22.0
STEP: Final = 26.0  # from one bar to the next: the last ends before the harbour of Egypt
HIGH: Final = 92.0  # the tallest bar
FEW: Final = 18  # rolls, of which each number has its share before there are more


def dice_of(view: CatanView) -> Layer:
    """Both dice, and how often each number came before how often it should have."""
    (x, y), (w, h), total = AT, SIZE, sum(view.rolls)
    due = max(total, FEW)
    most = max(*view.rolls, due * ways_of(7) / 36)
    title = Caption((x + w / 2 + 44, y + 29), Msg.of("catan.table.dice", n=total), 25,
                    "seal.deep", "title", halo="page", most=w - 120, least=8)
    dice = (shape for n, eyes in enumerate(view.dice) for shape in die(die_at(n), eyes))
    bars = (mark for n, count in enumerate(view.rolls)
            for mark in bar((x + 98 + STEP * n, y + h - 36), n + 2, count, due, most))
    return make_layer("dice", (title, *dice, *bars))


def die_at(number: int) -> Place:
    return AT[0] + 58, AT[1] + 62 + 74 * number


def die(at: Place, eyes: int) -> list[Shape]:
    """One die; blank before it is thrown."""
    half = DIE / 2
    pips = draw_sign(f"dice/{eyes}", at, PIPS, rim="ink") if eyes else ()
    return [Shade(round_corners((at[0] - half + 3, at[1] - half + 7), (DIE, DIE), 11), 8, "shade",
                  0.7),
            Plate((at[0] - half, at[1] - half), (DIE, DIE), 12, "parchment", "ink", 1.6),
            Plate((at[0] - half + 4, at[1] - half + 4), (DIE - 8, DIE - 8), 10, "page",
                  cover=0.8), *pips]


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
    yield Caption((x + BAR / 2, low + 16), str(number), 18, "ink", "table", halo="page",
                  most=BAR + 3, least=7)
    if count:
        yield Plate((x, low - tall), (BAR, tall), 3, "seal" if number == 7 else "pigment.blue",
                    cover=0.85)
        yield Caption((x + BAR / 2, low - tall + 10), str(count), 16, "seal.text", "table",
                      most=BAR - 2, least=6)


def dice_spot() -> Spot:
    """The dice, to be thrown by a click."""
    x, y = AT
    return Spot("dice", Msg.of("catan.spot.dice"), rectangle((x + 20, y + 24), (76, 150)))


def rolls_spot(view: CatanView) -> Spot:
    """The chart beside them."""
    return Spot("rolls", Msg.of("catan.spot.rolls", n=sum(view.rolls)),
                rectangle((AT[0] + 96, AT[1] + 10), (SIZE[0] - 96, SIZE[1] - 20)))

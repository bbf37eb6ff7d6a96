"""The words of a cue: a crimson band between key patterns, or a parchment ribbon.

Both are sketches in logical units, drawn round nothing but their size and their words.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from alexandre.kernel.contract import Seat
from alexandre.ui.draw.key_pattern import key_pattern
from alexandre.ui.draw.sketch import (
    Caption,
    Marks,
    Place,
    Polygon,
    Shade,
    Shape,
    Sketch,
    Stroke,
    rectangle,
    stamp,
    star,
)
from alexandre.ui.play.cue import Cue
from alexandre.ui.play.faces.coins import portrait

BAND_HIGH: Final = 0.27  # of the window's height
RIM: Final = 0.12  # wood above and below, of the band's height
MEDALLION: Final = 0.21  # radius, of the band's height
TITLE: Final = 0.32  # size of letters, of the band's height
LINE: Final = 0.17
FOLDS: Final = 7  # shades of the cloth, from its edges to its middle
LEAVES: Final = 6  # on each side of a laurel branch
SPAN: Final = 2.3  # radians that a branch goes round
WREATH: Final = 0.88  # of the band's height, from the words to the outer leaves of a branch
TAIL: Final = 0.42  # of a ribbon's height: how far its tails reach beyond its body
AIR: Final = 0.3  # of the same, between its words and the right end of its body


@dataclass(frozen=True)
class Words:
    """A title and a second line with their letter sizes in logical units.

    `reach` is half the width of the longer line.
    """

    title: str
    line: str
    title_size: float
    line_size: float
    reach: float


def draw_cloth(size: Place, *, is_loss: bool) -> Sketch:
    """The band over the whole width; a loss is shown on black."""
    wide, high = size
    rim = RIM * high
    return Sketch(size, (
        Shade(rectangle((0, -0.04 * high), (wide, 1.08 * high)), 0.08 * high, "shade", 0.7),
        Polygon(rectangle((0, 0), size), "frame.wood" if is_loss else "seal.deep"),
        *cloth(size, "shade" if is_loss else "seal"),
        Polygon(rectangle((0, 0), (wide, rim)), "frame.wood"),
        Polygon(rectangle((0, high - rim), (wide, rim)), "frame.wood"),
    ))


def draw_rims(size: Place) -> Sketch:
    """The ornaments of the band's upper and lower edge."""
    wide, high = size
    rim = RIM * high
    return Sketch(size, (
        *rules(wide, (0.0, rim, high - rim, high)),
        *key_pattern((0, 0.2 * rim), (wide, 0.2 * rim), 0.95 * rim, 0.6 * rim, 0.09 * rim),
        *key_pattern((0, high - 0.8 * rim), (wide, high - 0.8 * rim), 0.95 * rim, 0.6 * rim,
                     0.09 * rim),
    ))


def draw_title(size: Place, words: Words, cue: Cue) -> Sketch:
    """The contents of a band: words, a laurel for a victory, and a medallion that rises above its
    upper edge."""
    wide, high = size
    middle = wide / 2
    marks: list[Shape | Caption] = []
    if not (cue.is_loss or cue.is_open):
        away = words.reach + 0.42 * high
        marks += [shape for side in (-1, 1)
                  for shape in laurel((middle + side * away, 0.54 * high), 0.31 * high, side)]
    more = max(0.0, words.line_size / high - LINE)  # of a larger line, which stands higher
    title_at = 0.47 - 0.5 * more if words.line else 0.54
    marks += (Caption((middle, title_at * high), words.title, words.title_size, "seal.text",
                      "display"),
              *medallion(cue.coin, cue.seat, (middle, 0.0), MEDALLION * high))
    if words.line:
        marks.append(Caption((middle, (0.74 - 0.75 * more) * high), words.line, words.line_size,
                             "seal.text", "italic"))
    return Sketch.of(size, marks)


def draw_ribbon(size: Place) -> Sketch:
    """A ribbon with swallowtail ends."""
    wide, high = size
    tail, drop = TAIL * high, 0.14 * high
    body = rectangle((tail, 0), (wide - 2 * tail, high))
    return Sketch(size, (
        Shade(rectangle((0.2 * tail, 0.1 * high), (wide - 0.4 * tail, high)), 0.12 * high,
              "shade", 0.5),
        *(Polygon(swallow_tail(size, tail, drop, side), "parchment.edge", "gold.line", 1.0)
          for side in (-1, 1)),
        Polygon(body, "page", "gold.line", 1.4),
        *(Stroke(((tail, y), (wide - tail, y)), "gold", 0.9)
          for y in (0.07 * high, 0.93 * high)),
    ))


def write_ribbon(size: Place, words: Words, cue: Cue) -> Sketch:
    """The contents of a ribbon: a sign at the left, and words."""
    _wide, high = size
    tail = TAIL * high
    ink = "ink" if cue.is_loss else "seal.deep"
    middle = tail + 1.05 * high + words.reach
    title_at = 0.38 if words.line else 0.5
    marks = [Caption((middle, title_at * high), words.title, words.title_size, ink, "title"),
             *medallion(cue.coin, cue.seat, (tail + 0.62 * high, 0.5 * high), 0.27 * high)]
    if words.line:
        marks.append(Caption((middle, 0.73 * high), words.line, words.line_size, "ink", "italic"))
    return Sketch.of(size, marks)


def ribbon_wide(words: Words, high: float) -> float:
    """The width of a ribbon of that height: tails, sign, words and margins."""
    return 2 * TAIL * high + (1.05 + AIR) * high + 2 * words.reach


def measure_band(words: Words, high: float, cue: Cue) -> float:
    """The distance from the middle to the end of the contents of a band of that height."""
    return words.reach + (0.0 if cue.is_loss or cue.is_open else WREATH * high)


def measure_ribbon(wide: float, high: float) -> float:
    """The same for a ribbon of that width, including its tails."""
    return wide / 2 - AIR * high


def rays(middle: Place, reach: float) -> tuple[tuple[Place, ...], ...]:
    """The rays of the sun behind a band: sixteen wedges."""
    step = 2 * math.pi / 16
    return tuple((middle, *((middle[0] + reach * math.cos(step * number + side * step / 4),
                             middle[1] + reach * math.sin(step * number + side * step / 4))
                            for side in (-1, 1))) for number in range(16))


def cloth(size: Place, colour: str) -> list[Shape]:
    """A cloth that is lighter in the middle."""
    wide, high = size
    shares = [0.5 * number / FOLDS for number in range(1, FOLDS)]
    return [Polygon(rectangle((0, high * share), (wide, high * (1 - 2 * share))), colour,
                    cover=0.06 + 0.4 * share) for share in shares]


def rules(wide: float, heights: tuple[float, ...]) -> list[Shape]:
    """Horizontal golden lines."""
    return [Stroke(((0, y), (wide, y)), "gold.pale", 1.3) for y in heights]


def medallion(coin: tuple[Shape, ...], seat: Seat | None, at: Place, radius: float) -> Marks:
    """The given coin, or the coin of the player at the seat, or the star of Macedon."""
    if coin:
        return stamp(coin, at, radius)
    return star(at, radius) if seat is None else portrait(seat, at, radius)


def swallow_tail(size: Place, tail: float, drop: float, side: int) -> tuple[Place, ...]:
    """The end of a ribbon behind its body, at the left (-1) or the right (1)."""
    wide, high = size
    corners = ((1.5 * tail, drop), (0.0, drop), (0.45 * tail, drop + high / 2),
               (0.0, drop + high), (1.5 * tail, drop + high))
    return tuple((x if side < 0 else wide - x, y) for x, y in corners)


def laurel(at: Place, radius: float, side: int) -> list[Shape]:
    """A laurel branch: `side` is -1 left of the words, 1 right of them."""
    shapes: list[Shape] = []
    branch: list[Place] = []
    for number in range(LEAVES + 1):
        angle = SPAN * (number / LEAVES - 0.5)
        x, y = math.cos(angle), math.sin(angle)
        foot = at[0] + side * radius * x, at[1] - radius * y
        branch.append(foot)
        for lean in (-0.62, 0.0 if number == LEAVES else 0.62):
            along = angle + math.pi / 2 + lean
            shapes.append(Polygon(leaf(foot, (side * math.cos(along), -math.sin(along)),
                                       0.46 * radius), "gold.key"))
    return [Stroke(tuple(branch), "gold.key", 0.04 * radius), *shapes]


def leaf(foot: Place, way: Place, long: float) -> tuple[Place, ...]:
    """A pointed leaf of that length, from its base."""
    half = ((0.0, 0.0), (0.25, 0.11), (0.5, 0.14), (0.75, 0.1), (1.0, 0.0))
    edge = (*half, *((x, -y) for x, y in half[-2:0:-1]))
    return tuple((foot[0] + long * (x * way[0] - y * way[1]),
                  foot[1] + long * (x * way[1] + y * way[0])) for x, y in edge)

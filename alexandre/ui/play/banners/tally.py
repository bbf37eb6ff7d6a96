"""The tally below the words of a great cue: its sides beside each other on parchment."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Marks,
    Place,
    Plate,
    Shade,
    Shape,
    Sketch,
    Stroke,
    rectangle,
    stamp,
)
from alexandre.ui.play.banners.proclamation import medallion
from alexandre.ui.play.cue import READ, Counted, Side, Tally

HIGH: Final = 0.46  # of the window's height
WIDE: Final = 0.94  # of its width at most,
COLUMN: Final = 0.47  # and for each side
COIN: Final = 0.125  # radius, of the tally's height
NAME: Final = 0.115  # sizes of letters, of the same
SAID: Final = 0.096
FIGURE: Final = 0.15
PIECE: Final = 0.26  # the largest side of a picture
TIMES: Final = 0.3  # letters of how many there are of it, of its side
LOW: Final = 0.97  # where the sides end, of the height,
FEET: Final = 0.82  # where something stands below them,
FOOT: Final = 0.9  # and where that is
MORE: Final = 0.15  # of the height, for a second sentence of a side
HEAD: Final = 0.34  # where the pieces begin
ROWS: Final = 4  # of them at most
APART: Final = 0.1  # between two of them, of their side
SUM: Final = 0.24  # of a side's width has the number that it counts up to
ROUND: Final = 180  # milliseconds for each unit that is counted,
LONGEST: Final = 900  # for all of them at most
BEGINS: Final = 500  # milliseconds after the words


def measure(tally: Tally, width: float, height: float) -> Place:
    """The size of a tally in a window."""
    return min(WIDE, COLUMN * len(tally.sides)) * width, HIGH * height


def draw_tally(size: Place, tally: Tally) -> Sketch:
    """A tally without its numbers."""
    wide, high = size
    foot = measure_foot(tally)
    marks: list[Shape | Caption] = [
        Shade(rectangle((0.004 * wide, 0.03 * high), size), 0.06 * high, "shade", 0.6),
        Plate((0.0, 0.0), size, 0.03 * high, "page", "gold.line", 1.6),
        Plate((0.018 * high, 0.018 * high), (wide - 0.036 * high, high - 0.036 * high),
              0.024 * high, "", "gold", 1.0)]
    column = wide / len(tally.sides)
    for number, side in enumerate(tally.sides):
        if number:
            marks.append(Stroke(((column * number, 0.1 * high),
                                 (column * number, (foot - 0.04) * high)), "gold", 1.2))
        marks += draw_side((column, high), side, column * number, measure_low(tally))
        if side.more is not None:
            marks.append(Caption((column * (number + 0.5), (foot - 0.055) * high), side.more,
                                 SAID * high, "ink", "italic", most=0.9 * column))
    if foot < LOW:
        marks.append(Stroke(((0.08 * wide, foot * high), (0.92 * wide, foot * high)), "gold", 1.0))
    if tally.counted is None and tally.saying is not None:
        marks.append(Caption((wide / 2, FOOT * high), tally.saying, SAID * high, "ink", "italic",
                             most=0.94 * wide))
    return Sketch.of(size, marks)


def draw_numbers(size: Place, tally: Tally, since: int) -> Sketch:
    """The numbers of a tally, so long after the words opened."""
    wide, high = size
    column, captions = wide / len(tally.sides), []
    for number, side in enumerate(tally.sides):
        if side.counted is not None:
            rows = measure_rows(side, measure_low(tally))
            captions += count(side.counted, (column * (number + 0.5), sum(rows) / 2 * high),
                              FIGURE * high, 0.9 * column, since)
    if tally.counted is not None:
        captions += count(tally.counted, (wide / 2, FOOT * high), 1.2 * SAID * high, wide, since)
    return Sketch(size, (), tuple(captions))


def draw_settled(size: Place, tally: Tally) -> Sketch:
    """A tally whose pieces lie and whose numbers have been counted."""
    sides = tuple(replace(each, counted_from=None) for each in tally.sides)
    drawn = draw_tally(size, replace(tally, sides=sides))
    return replace(drawn, captions=(*drawn.captions, *draw_numbers(size, tally, READ).captions))


def measure_foot(tally: Tally) -> float:
    """The lower end of its sides, as a share of its height."""
    return FEET if tally.saying or tally.counted else LOW


def measure_low(tally: Tally) -> float:
    """The lower end of what all sides have: above second sentences."""
    return measure_foot(tally) - MORE * any(side.more is not None for side in tally.sides)


def measure_rows(side: Side, low: float) -> Place:
    """The top and bottom of a side's pieces or number, as shares of the tally's height."""
    return HEAD, low - 0.17 * bool(side.note) - 0.03


def draw_side(size: Place, side: Side, left: float, low: float) -> Marks:
    """One column: coin and name, the pieces, and a sentence about them."""
    wide, high = size
    radius, line = COIN * high, 0.17 * high
    inner = left + SUM * wide * (side.counted_from is not None and left > 0)  # beside its number
    start = inner + 0.08 * wide
    most = left + (0.95 - SUM * (side.counted_from is not None and not left)) * wide
    if side.coin or side.seat is not None:
        yield from medallion(side.coin, side.seat, (start + radius, line), radius)
        start += 2.5 * radius
    yield Caption((start, line), side.name, NAME * high, "seal.deep", "title", "left",
                  most=most - start, is_even=True)
    if side.counted_from is None:
        edge, places = fit_pieces(size, side, left, low)
        for at, (sketch, count) in zip(places, side.pieces, strict=True):
            yield from draw_piece(sketch, at, edge, count, is_struck=side.is_struck)
    if side.note is not None:
        yield Caption((left + wide / 2, (low - 0.105) * high), side.note, SAID * high, "ink",
                      "italic", most=0.9 * wide, lines=2)


def place_pieces(size: Place, tally: Tally, number: int) -> tuple[float, list[Place]]:
    """The size of a side's pieces, and the place of each."""
    column = size[0] / len(tally.sides)
    return fit_pieces((column, size[1]), tally.sides[number], column * number, measure_low(tally))


def place_sum(size: Place, tally: Tally, number: int) -> Place:
    """The place of a side's total at its inner edge; the first side's is at the right."""
    column = size[0] / len(tally.sides)
    return column * (number + (SUM / 2 + 0.03 if number else 0.97 - SUM / 2)), 0.17 * size[1]


def fit_pieces(size: Place, side: Side, left: float, low: float) -> tuple[float, list[Place]]:
    """The size and the corners of the pictures, as large as there is room for."""
    (wide, high), number = size, len(side.pieces)
    head, foot = measure_rows(side, low)
    at, room = (left + 0.07 * wide, head * high), (0.86 * wide, (foot - head) * high)

    def fit(rows: int) -> float:
        return min(PIECE * high, room[1] / rows / (1 + APART),
                   room[0] / -(-number // rows) / (1 + APART))

    if not number:
        return 0.0, []
    rows = max(range(1, ROWS + 1), key=fit)
    across, edge = -(-number // rows), fit(rows)
    step = edge * (1 + APART)
    places = []
    for place in range(number):
        row, column = divmod(place, across)
        places.append((
            at[0] + room[0] / 2 + (column - min(across, number - row * across) / 2) * step,
            at[1] + room[1] / 2 + (row - rows / 2) * step))
    return edge, places


def draw_piece(sketch: Sketch, at: Place, edge: float, count: int, *,
               is_struck: bool = False) -> Marks:
    """A picture with its number."""
    (x, y), scale = at, edge / max(sketch.size)
    yield from stamp(sketch.shapes, at, scale)
    for each in sketch.captions:
        yield replace(each, at=(x + each.at[0] * scale, y + each.at[1] * scale),
                      size=each.size * scale, most=each.most * scale, least=0.0)
    if is_struck:
        yield Stroke(((x + 0.06 * edge, y + 0.92 * edge), (x + 0.92 * edge, y + 0.06 * edge)),
                     "seal", 0.05 * edge)
    if count > 1:
        corner = x + 0.88 * edge, y + 0.1 * edge
        yield Disc(corner, 0.24 * edge, "seal.deep", "gold.pale", 0.025 * edge)
        yield Caption(corner, f"×{count}", TIMES * edge, "seal.text", "bold")


def count(counted: Counted, middle: Place, size: float, room: float, since: int,
          ) -> list[Caption]:
    """The name, the old number, an arrow, and the number at this moment."""
    now = reach(counted, since)
    told = f"{counted.start} → {now}" if now != counted.start else str(now)
    if not counted.name:
        return [Caption(middle, told, size, "seal.deep", "bold", most=room)]
    gap = 0.3 * size
    return [Caption((middle[0] - gap, middle[1]), counted.name, size, "ink", "title", "right",
                    most=room / 2),
            Caption((middle[0] + gap, middle[1]), told, size, "seal.deep", "bold", "left",
                    most=room / 2)]


def reach(counted: Counted, since: int) -> int:
    """The number shown so long after the words opened."""
    way = counted.goal - counted.start
    last = max(1, min(LONGEST, ROUND * abs(way)))
    share = min(1.0, max(0.0, (since - BEGINS) / last))
    return counted.start + round(way * share)


def numbers_of(tally: Tally, since: int) -> tuple[int, ...]:
    """All numbers so long after the words opened, except the totals of dropping pieces."""
    every = (*(side.counted for side in tally.sides), tally.counted)
    return tuple(reach(each, since) for each in every if each is not None)

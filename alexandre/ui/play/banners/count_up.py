"""Sides that count up: what they have drops onto their tally piece by piece, each counted as it
lands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from alexandre.ui.draw.sketch import Caption, Place, Sketch
from alexandre.ui.play.banners.tally import draw_piece, place_pieces, place_sum
from alexandre.ui.play.cue import Tally

FIRST: Final = 260  # milliseconds after the words until the first piece falls,
APART: Final = 60  # from one to the next,
LONGEST: Final = 1400  # for all of them at most
FALL: Final = 180  # for which each of them falls,
HIGH: Final = 0.35  # from so far above its place, of its own height: below the names
SUM: Final = 0.25  # letters of how many there are, of the tally's height


@dataclass(frozen=True)
class TallyPart:
    """A small sketch on a tally: its place, and a key that identifies it."""

    key: tuple[object, ...]
    at: Place
    size: Place
    draw: Callable[[], Sketch] = field(compare=False)


def count_landed(tally: Tally, since: int) -> int:
    """The number of pieces that have landed, so long after the words opened."""
    return sum(since >= begin + FALL for begin, _side, _place in list_falls(tally))


def list_falls(tally: Tally) -> list[tuple[float, int, int]]:
    """The time at which each piece begins to fall, its side, and its number there."""
    pieces = [(number, place) for number, side in enumerate(tally.sides)
              if side.counted_from is not None
              for place, (_sketch, count) in enumerate(side.pieces) for _each in range(count)]
    apart = min(APART, LONGEST / max(1, len(pieces)))
    return [(FIRST + apart * number, *each) for number, each in enumerate(pieces)]


def list_parts(size: Place, tally: Tally, since: int) -> list[TallyPart]:
    """The pieces that lie or fall, and the total of each side, so long after the words opened."""
    falls = list_falls(tally)
    parts: list[TallyPart] = []
    for number, side in enumerate(tally.sides):
        if side.counted_from is None:
            continue
        edge, places = place_pieces(size, tally, number)
        landed = [place for begin, each, place in falls
                  if each == number and since >= begin + FALL]
        for place, (sketch, count) in enumerate(side.pieces):
            lying = min(count, landed.count(place))
            if lying:
                parts.append(draw_part(sketch, places[place], edge, lying))
        for begin, each, place in falls:
            if each == number and begin <= since < begin + FALL:
                x, y = places[place]
                share = (since - begin) / FALL
                fallen = x, round(y - (1 - share ** 3) * HIGH * edge)
                parts.append(draw_part(side.pieces[place][0], fallen, edge, 1))
        parts.append(draw_sum(size, tally, number, side.counted_from + len(landed)))
    return parts


def draw_part(sketch: Sketch, at: Place, edge: float, count: int) -> TallyPart:
    """Several of a piece."""
    return TallyPart((sketch, count), at, (edge, edge),
                     partial(sketch_piece, sketch, edge, count))


def sketch_piece(sketch: Sketch, edge: float, count: int) -> Sketch:
    """Several of a piece as a sketch of their own."""
    return Sketch.of((edge, edge), draw_piece(sketch, (0.0, 0.0), edge, count))


def draw_sum(size: Place, tally: Tally, number: int, now: int) -> TallyPart:
    """The total of a side in large figures."""
    high = SUM * size[1]
    x, y = place_sum(size, tally, number)
    caption = Caption((high, high / 2), str(now), high, "seal.deep", "bold")
    return TallyPart((now,), (x - high, y - high / 2), (2 * high, high),
                     partial(Sketch, (2 * high, high), (), (caption,)))

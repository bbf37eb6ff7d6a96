"""The golden key pattern that runs along frames and bands."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from alexandre.ui.draw.sketch import Place, Shape, Stroke

KEY: Final = ((0.0, 1.0), (0.0, 0.0), (0.8, 0.0), (0.8, 0.76), (0.28, 0.76), (0.28, 0.4),
              (0.53, 0.4))  # one turn of the pattern, in a square of side 1


def key_pattern(start: Place, end: Place, long: float, tall: float, width: float,
                clear: float = 0.0) -> list[Shape]:
    """The key pattern to the right of a line, clear of its ends; each turn is about `long` units
    long."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    count = max(1, int((length - 2 * clear) // long))
    step = (length - 2 * clear) / count
    turns = [tuple((start[0] + ux * (clear + (number + x) * step) - uy * y * tall,
                    start[1] + uy * (clear + (number + x) * step) + ux * y * tall)
                   for x, y in KEY) for number in range(count)]
    lines = [*turns, *((one[0], other[0]) for one, other in pairwise(turns))]
    return [Stroke(each, "gold.key", width) for each in lines]

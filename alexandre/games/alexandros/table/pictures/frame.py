"""What holds the map: a shadow on the table, dark wood, a golden key pattern, stars in corners."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from alexandre.games.alexandros.table.pictures.lattice import BAND, EDGE
from alexandre.ui.draw.sketch import Disc, Place, Plate, Polygon, Shade, Shape, Stroke, regular

KEY: Final = ((0.0, 1.0), (0.0, 0.0), (0.8, 0.0), (0.8, 0.76), (0.28, 0.76), (0.28, 0.4),
              (0.53, 0.4))  # one turn of the pattern, in a square of side 1
LONG: Final = 11.6  # of one turn
TALL: Final = 9.4


def frame(size: Place) -> tuple[Shape, ...]:
    """Everything outside the sea, for a map of that size."""
    outer, inner = rectangle(size, EDGE), rectangle(size, EDGE + BAND)
    shadow, core = (tuple((x + 2, y + 5) for x, y in rectangle(size, inset))
                    for inset in (EDGE, EDGE + BAND))
    return (*(Shade(side, 9, "shade", 0.75) for side in sides(shadow, core)),
            *(Polygon(side, texture="wood") for side in sides(outer, inner)),
            *(Stroke((one, other), "frame.wood", 1.4) for one, other in
              zip(outer, inner, strict=True)),
            rule(size, EDGE + 0.8, "frame.edge", 1.6), rule(size, EDGE + 2.6, "gold", 1.0),
            rule(size, EDGE + BAND - 3.0, "gold", 0.8), rule(size, EDGE + BAND - 0.6,
                                                              "gold.pale", 1.6),
            *keys(size), *stars(size))


def rectangle(size: Place, inset: float) -> tuple[Place, Place, Place, Place]:
    """The corners of the picture, drawn in."""
    right, low = size[0] - inset, size[1] - inset
    return (inset, inset), (right, inset), (right, low), (inset, low)


def sides(outer: tuple[Place, ...], inner: tuple[Place, ...]) -> list[tuple[Place, ...]]:
    """Four beams that meet in mitres."""
    return [(outer[n], outer[(n + 1) % 4], inner[(n + 1) % 4], inner[n]) for n in range(4)]


def rule(size: Place, inset: float, colour: str, width: float) -> Plate:
    """A line all round."""
    return Plate((inset, inset), (size[0] - 2 * inset, size[1] - 2 * inset), 1.5, "", colour,
                 width)


def keys(size: Place) -> list[Shape]:
    """The pattern along the four sides."""
    shapes: list[Shape] = []
    corners = rectangle(size, EDGE + (BAND - TALL) / 2)
    for number in range(4):
        shapes += meander(corners[number], corners[(number + 1) % 4])
    return shapes


def meander(start: Place, end: Place) -> list[Shape]:
    """A golden key pattern to the right of a line, clear of its ends."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    clear = BAND + 1.0
    count = int((length - 2 * clear) // LONG)
    long = (length - 2 * clear) / max(1, count)
    points = []
    for number in range(count):
        for x, y in KEY:
            along, across = clear + (number + x) * long, y * TALL
            points.append((start[0] + ux * along - uy * across,
                           start[1] + uy * along + ux * across))
    turns = [points[n:n + len(KEY)] for n in range(0, len(points), len(KEY))]
    lines = [tuple(turn) for turn in turns]
    lines += [(one[0], other[0]) for one, other in pairwise(turns)]
    return [Stroke(line, "gold.key", 1.25) for line in lines]


def stars(size: Place) -> list[Shape]:
    """A boss with the star of sixteen rays in every corner."""
    shapes: list[Shape] = []
    for at in rectangle(size, EDGE + BAND / 2):
        outer, inner = regular(at, 7.4, 16), regular(at, 3.4, 16, 0.19635)
        rays = tuple(place for pair in zip(outer, inner, strict=True) for place in pair)
        shapes += [Disc(at, 9.6, "frame.wood", "gold", 1.2), Polygon(rays, "gold.pale")]
    return shapes

"""Alexander's army on the map: where it stands, its star, the road it takes."""

from __future__ import annotations

from alexandre.games.commander.table.pictures.labels import ARMY
from alexandre.games.commander.table.pictures.pages import Line
from alexandre.ui.draw.sketch import (
    Disc,
    Place,
    Polygon,
    Shade,
    Shape,
    Stroke,
    regular,
    seat_colour,
    star,
)


def army_at(at: Place) -> tuple[Shape, ...]:
    """The army with its shadow."""
    return (Shade(regular((at[0] + 3, at[1] + 8), ARMY + 3, 16), 6, "shade", 0.6), *hero(at))


def hero(at: Place) -> tuple[Shape, ...]:
    """The army: Alexander's star in the colour of the player."""
    return (Disc(at, ARMY, seat_colour(0), "gold.pale", 4.4), *star(at, ARMY * 0.72))


def arrow(line: Line) -> list[Shape]:
    """A road lit towards its end."""
    (x, y), (right, down) = line[-2], line[-1]
    length = max(1.0, ((right - x) ** 2 + (down - y) ** 2) ** 0.5)
    dx, dy = (right - x) / length, (down - y) / length
    tip = (right - dx * 38, down - dy * 38)
    back = (tip[0] - dx * 34, tip[1] - dy * 34)
    head = (tip, (back[0] - dy * 22, back[1] + dx * 22), (back[0] + dy * 22, back[1] - dx * 22))
    return [Stroke(line, "way.halo", 18.0, cover=0.7), Stroke(line[:-1] + (back,), "way", 9.0),
            Polygon(head, "way", "way.halo", 2.0)]

"""The pieces on the map: walls, governors, Alexander, each with its shadow."""

from __future__ import annotations

import math
from typing import Final

from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    CORNERS,
    NUMERALS,
    TILT,
    Caption,
    Marks,
    Place,
    Polygon,
    Shade,
    Shape,
    Stroke,
    look_of,
    regular,
    seat_colour,
)
from alexandre.ui.text.cache import remember

THICK: Final = 6.4  # of a wall
STONES: Final = 5  # a wall is built of
BODIES: Final = {"black": "wall.black", "red": "wall.red"}
JOINTS: Final = {"black": "wall.light", "red": "wall.mortar"}


@remember(512)
def wall_shadow(start: Place, end: Place) -> Shape:
    """It falls to the right and down."""
    nx, ny = across(start, end, THICK / 2)
    points = ((start[0] + nx, start[1] + ny), (end[0] + nx, end[1] + ny),
              (end[0] - nx, end[1] - ny), (start[0] - nx, start[1] - ny))
    return Shade(tuple((x + 1.6, y + 2.8) for x, y in points), 3, "shade", 0.62)


@remember(512)
def wall(start: Place, end: Place, colour: str) -> tuple[Shape, ...]:
    """Squared stones: black ones bare, red ones with a pale line, told without their colour."""
    nx, ny = across(start, end, 1.0)
    light = -1 if nx + 2 * ny > 0 else 1  # the side that looks up
    rim = tuple((x + nx * light * THICK * 0.36, y + ny * light * THICK * 0.36)
                for x, y in (start, end))
    joints = []
    for number in range(1, STONES):
        x = start[0] + (end[0] - start[0]) * number / STONES
        y = start[1] + (end[1] - start[1]) * number / STONES
        joints.append(Stroke(((x - nx * THICK * 0.42, y - ny * THICK * 0.42),
                              (x + nx * THICK * 0.42, y + ny * THICK * 0.42)), JOINTS[colour],
                             0.8))
    shapes: tuple[Shape, ...] = (Stroke((start, end), "wall.edge", THICK + 1.8),
                                 Stroke((start, end), BODIES[colour], THICK),
                                 Stroke(rim, JOINTS[colour], 1.0), *joints)
    if colour == "red":
        shapes += (Stroke((start, end), "wall.pale", 1.7),)
    return shapes


def across(start: Place, end: Place, reach: float) -> Place:
    """At right angles to a line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return -dy / length * reach, dx / length * reach


def governor(seat: int, at: Place, radius: float) -> Marks:
    """A standing piece in the colour and the shape of its seat, with the numeral."""
    look = look_of(seat)
    numeral = Caption((at[0], at[1] - radius * 0.08), NUMERALS[look],
                      radius * (1.12 if look != 2 else 0.92), "seal.text", "bold")
    base = (at[0], at[1] + radius * 0.2)
    outline = outline_of(look, base, radius * 1.12)
    shadow = Shade(tuple((x + radius * 0.2, y + radius * 0.26) for x, y in outline),
                   radius * 0.3, "shade", 0.7)
    face = outline_of(look, at, radius)
    colour = seat_colour(seat)
    return (shadow, Polygon(outline, f"{colour}.dark", "shade", radius * 0.05),
            Polygon(face, colour, "gold.pale", radius * 0.11),
            Polygon(outline_of(look, at, radius * 0.76), "", f"{colour}.pale", radius * 0.05),
            numeral)


def outline_of(look: int, at: Place, radius: float) -> tuple[Place, ...]:
    """The shape of a seat's seal as a polygon."""
    sides = CORNERS[look]
    if not sides:
        return regular(at, radius, 40)
    reach = radius * {3: 1.34, 4: 1.22}.get(sides, 1.1)
    return regular((at[0], at[1] + radius * 0.14) if sides == 3 else at, reach, sides,
                   TILT[look])


def alexander(at: Place, radius: float) -> tuple[Shape, ...]:
    """A golden star of sixteen rays on a dark seal with a golden rim, raised above the board."""
    x, y = at
    return (Shade(regular((x + radius * 0.16, y + radius * 0.3), radius * 1.04, 32),
                  radius * 0.32, "shade", 0.8), *draw_sign("alexandros/alexander", at, 2 * radius))


@remember(256)
def bar(at: Place, colour: str, *, is_there: bool) -> tuple[Shape, ...]:
    """A wall standing in the rack, or the slit where it stood."""
    x, y = at
    line = ((x + 1.2, y), (x + 1.2, y + 4.4))
    if not is_there:
        return (Stroke(line, "frame.edge", 1.2),)
    if colour == "red":
        return (Stroke(line, "wall.red", 2.5), Stroke(line, "wall.pale", 0.7))
    return (Stroke(line, "wall.edge", 2.9), Stroke(line, "wall.stone", 1.9))

"""Cards and tablets: parchment with rounded corners, golden rules and a soft shadow."""

from __future__ import annotations

import math
from typing import Final

from alexandre.games.alexandros.table.pictures.glyphs import PIGMENTS, engrave, silhouette
from alexandre.ui.draw.sketch import (
    Disc,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Stroke,
    regular,
    round_corners,
    star_corners,
)
from alexandre.ui.text.cache import remember

CARD: Final = (52.0, 72.0)
ROUND: Final = 5.0


@remember(256)
def sheet(at: Place, size: Place, radius: float, line: str = "gold",
          width: float = 1.4) -> tuple[Shape, ...]:
    """A piece of parchment with its shadow."""
    outline = round_corners(at, size, radius)
    return (Shade(tuple((x + 0.8, y + 2.4) for x, y in outline), 3.2, "shade", 0.6),
            Polygon(round_corners((at[0] + 0.5, at[1] + 0.5), (size[0] - 1, size[1] - 1), radius),
                    texture="parchment"),
            Plate(at, size, radius, "", line, width))


@remember(128)
def face(letter: str, at: Place) -> tuple[Shape, ...]:
    """The front of a card: a large symbol inside a double rule."""
    x, y = at
    middle = (x + CARD[0] / 2, y + CARD[1] / 2 - 3)
    rule = Plate((x + 3.6, y + 3.6), (CARD[0] - 7.2, CARD[1] - 7.2), 2.5, "", "gold", 0.7)
    return (*sheet(at, CARD, ROUND), rule,
            Disc(middle, 19.5, PIGMENTS[letter], cover=0.10), *engrave(letter, middle, 32))


@remember(128)
def gap(at: Place, letter: str = "") -> tuple[Shape, ...]:
    """The outline of an empty place for a card, with its symbol."""
    hollow: tuple[Shape, ...] = (
        Plate((at[0] + 1, at[1] + 1), (CARD[0] - 2, CARD[1] - 2), ROUND, "page", cover=0.2),
        Plate((at[0] + 1, at[1] + 1), (CARD[0] - 2, CARD[1] - 2), ROUND, "", "gold", 0.8,
              cover=0.45))
    if not letter:
        return hollow
    middle = (at[0] + CARD[0] / 2, at[1] + CARD[1] / 2 - 3)
    return (*hollow, *silhouette(letter, middle, 24, "sea.ink"))


@remember(32)
def back(at: Place) -> tuple[Shape, ...]:
    """The back of a card: the star of sixteen rays on deep red."""
    x, y = at
    middle = (x + CARD[0] / 2, y + CARD[1] / 2)
    rays = star_corners(middle, 17, 7.4, -math.pi / 2)
    return (Shade(round_corners((x + 0.8, y + 2.4), CARD, ROUND), 3.2, "shade", 0.6),
            Plate(at, CARD, ROUND, "card.back", "gold", 1.4),
            Plate((x + 3.6, y + 3.6), (CARD[0] - 7.2, CARD[1] - 7.2), 2.5, "", "gold.pale", 0.7),
            *(Stroke(line, "seal.deep", 0.8) for line in lattice_of(x, y)),
            Disc(middle, 20, "card.back", "gold", 0.8), Polygon(rays, "gold.pale"))


def lattice_of(left: float, top: float) -> list[tuple[Place, Place]]:
    """Lozenges on the back of a card."""
    wide, high, step = CARD[0] - 9.0, CARD[1] - 9.0, 9.0
    lines: list[tuple[Place, Place]] = []
    for number in range(1, int((wide + high) // step) + 1):
        along = number * step
        low, far = max(0.0, along - high), min(wide, along)
        for x1, x2 in ((low, far), (wide - low, wide - far)):
            lines.append(((left + 4.5 + x1, top + 4.5 + along - low),
                          (left + 4.5 + x2, top + 4.5 + along - far)))
    return lines


def badge(at: Place) -> tuple[Shape, ...]:
    """A small seal for a number."""
    return (Shade(regular((at[0] + 0.6, at[1] + 1.6), 9.0, 20), 2, "shade", 0.6),
            Disc(at, 9.0, "seal.deep", "gold.pale", 1.1))

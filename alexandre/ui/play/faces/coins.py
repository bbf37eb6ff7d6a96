"""The coin of each player: a head in profile for each character, and two for others.

A coin has the metal of the character's people, or else the colour of the seat, and a rim in that
colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.kernel.meta import CHARACTERS
from alexandre.ui.draw.signs.named import Parts, draw_sign
from alexandre.ui.draw.sketch import (
    Disc,
    Marks,
    Place,
    Shade,
    Sketch,
    face_of,
    regular,
    seal,
    seat_colour,
    stamp,
)
from alexandre.ui.text.cache import remember

HEAD: Final = 1.54  # how large a head is, in radii of its coin
SEAL: Final = 0.42  # radius of the seal beside a coin, in radii of it
ASIDE: Final = 0.7  # its middle to the right and down, in the same
SIDE: Final = 2.24  # of the square round both
MIDDLE: Final = 1.04  # of the coin in it

PERSON: Final = "person"
SOLDIER: Final = "soldier"


@dataclass(frozen=True)
class Metal:
    """The colours of a coin: ground, skin, hair, lines, light."""

    field: str
    skin: str
    hair: str
    line: str
    shine: str


METALS: Final = {
    "macedonian": Metal("gold.key", "way.band", "gold", "gold.deep", "page"),
    "greek": Metal("silver", "silver.pale", "silver.dark", "silver.deep", "page"),
    "persian": Metal("bronze", "bronze.pale", "bronze.dark", "bronze.deep", "way.band"),
}


def draw_portrait(seat: int, face: str) -> Sketch:
    """The coin of a level or a character in a square of its own."""
    return Sketch.of((SIDE, SIDE), portrait(seat, (MIDDLE, MIDDLE), 1.0, face))


def portrait(seat: int, at: Place, radius: float, face: str | None = None) -> Marks:
    """The coin of the player at a seat, with the seal of the seat at its lower right."""
    x, y = at
    return (*coin(face_of(seat) if face is None else face, seat, at, radius),
            *seal(seat, (x + ASIDE * radius, y + ASIDE * radius), SEAL * radius))


def coin(face: str, seat: int, at: Place, radius: float) -> Parts:
    """The head of a character, or of a level, on its metal; the rim is the seat's."""
    character, colour = CHARACTERS.get(face), seat_colour(seat)
    metal = METALS[character.people] if character else Metal(
        f"{colour}.dark", "page", f"{colour}.pale", "shade", "page")
    head = face if character else SOLDIER if face else PERSON
    return mint(f"faces/{head}", metal, colour, at, radius)


@remember(40)
def mint(name: str, metal: Metal, rim: str, at: Place, radius: float) -> Parts:
    """A head on its metal, with a rim of that colour."""
    x, y = at
    return (Shade(regular((x + 0.06 * radius, y + 0.12 * radius), radius, 24), 0.16 * radius,
                  "shade", 0.6),
            Disc(at, radius, rim, "shade", 0.05 * radius),
            Disc(at, 0.9 * radius, metal.line), Disc(at, 0.86 * radius, metal.field),
            *stamp(strike(name, metal), at, HEAD * radius))


@remember(64)
def strike(name: str, metal: Metal) -> Parts:
    """The drawing of that name in that metal, in a ring of beads."""
    beads = tuple(Disc(place, 0.011, metal.skin) for place in regular((0, 0), 0.49, 40))
    return (*beads, *draw_sign(name, (0, 0), 1, **vars(metal)))

"""Forces, walls, cities and signs at a place, by the names of their drawings."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.signs.named import Parts, draw_sign
from alexandre.ui.draw.sketch import Place, Plate

HERO: Final = "hero"
WALL: Final = "wall"
BROKEN: Final = "broken"
TEMPLE: Final = "temple"
CITY: Final = "city"
SWORDS: Final = "swords"
TRIPOD: Final = "tripod"
ANCHOR: Final = "anchor"
FLAME: Final = "flame"
LAUREL: Final = "laurel"
COIN: Final = "coin"
SHIP: Final = "ship"
FORCES: Final = {
    "AR": "archers", "PE": "peltasts", "IN": "infantry", "PH": "phalanx", "LC": "light_horse",
    "HC": "heavy_horse", "CH": "chariot", "EL": "elephant", "SE": "engine", "LE": "leader",
    "A": HERO, "WALL": WALL,
}
FACES: Final = range(1, 7)  # of a die


def glyph(name: str, at: Place, size: float, fill: str, rim: str = "page") -> Parts:
    """A sign in its two colours."""
    return draw_sign(f"commander/{name}", at, size, fill=fill, rim=rim)


def die(n: int, at: Place, size: float, ink: str = "ink") -> Parts:
    """A die that shows a number, in the colour of the side that throws it."""
    half = size / 2
    return (Plate((at[0] - half + 2, at[1] - half + 4), (size, size), size * 0.2, "shade",
                  cover=0.4),
            Plate((at[0] - half, at[1] - half), (size, size), size * 0.2, "page", ink, 1.6),
            *draw_sign(f"dice/{n}", at, size, rim=ink))

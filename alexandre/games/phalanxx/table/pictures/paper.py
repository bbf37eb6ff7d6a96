"""The table's surface, in wood, parchment and bone: sheets, trays, hollows, dice."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import Place, Plate, Polygon, Shade, Shape, round_corners
from alexandre.ui.text.cache import remember

# Of dice and of cards: the ground, the rim, what is drawn on it.
PIGMENTS: Final[dict[str, tuple[str, str, str]]] = {
    "white": ("page", "ink.soft", "ink"),
    "orange": ("pigment.orange", "shade", "page"),
    "violet": ("pigment.violet", "shade", "page"),
}
PIPS: Final = 0.96  # the size of what is drawn on a die, in sides of it


@remember(512)
def sheet(at: Place, size: Place, radius: float, line: str = "gold",
          width: float = 1.4) -> tuple[Shape, ...]:
    """A piece of parchment with its shadow."""
    outline = round_corners(at, size, radius)
    return (Shade(tuple((x + radius * 0.15, y + radius * 0.45) for x, y in outline), radius * 0.6,
                  "shade", 0.6),
            Polygon(round_corners((at[0] + 0.5, at[1] + 0.5), (size[0] - 1, size[1] - 1), radius),
                    texture="parchment"),
            Plate(at, size, radius, "", line, width))


@remember(64)
def tray(at: Place, size: Place, radius: float) -> tuple[Shape, ...]:
    """A wooden tray with a golden rule."""
    outline = round_corners(at, size, radius)
    inner = (at[0] + radius * 0.3, at[1] + radius * 0.3)
    return (Shade(tuple((x, y + radius * 0.4) for x, y in outline), radius * 0.6, "shade", 0.7),
            Polygon(outline, texture="wood"),
            Plate(at, size, radius, "", "frame.edge", radius * 0.24),
            Plate(inner, (size[0] - radius * 0.6, size[1] - radius * 0.6), radius * 0.8, "",
                  "gold", radius * 0.14))


@remember(256)
def hollow(at: Place, size: Place, radius: float, colour: str = "gold") -> tuple[Shape, ...]:
    """An empty place: a hollow in the wood."""
    return (Plate(at, size, radius, "frame.edge", cover=0.5),
            Plate(at, size, radius, "", colour, max(0.8, radius * 0.16), cover=0.6))


@remember(2048)
def die(number: int, at: Place, size: float) -> tuple[Shape, ...]:
    """A die with its middle there: number is colour * 7 + face; face 0 lies in a hand yet."""
    ground, rim, pip = PIGMENTS[COLOURS[number // 7]]
    half, radius = size / 2, size * 0.2
    corner = (at[0] - half, at[1] - half)
    outline = round_corners(corner, (size, size), radius)
    face = number % 7
    pips = draw_sign(f"dice/{face}", at, PIPS * size, rim=pip) if face else ()
    light = (corner[0] + size * 0.06, corner[1] + size * 0.05)
    return (
        Shade(tuple((x + size * 0.04, y + size * 0.09) for x, y in outline), size * 0.1, "shade",
              0.7),
        Polygon(outline, ground, rim, size * 0.035),
        Plate(light, (size * 0.88, size * 0.86), radius * 0.85, "", "bevel.light", size * 0.03,
              cover=0.5), *pips,
    )

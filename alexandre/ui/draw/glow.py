"""The light on a spot that can be clicked: a golden rim, a soft light, a hatch.

Told without colour by the rim's dark edge and the hatch; a point has a ring, a line is drawn
along itself.  What is pointed at is brighter.
"""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.extent import Extent, extent, unite
from alexandre.ui.draw.sketch import Disc, Place, Polygon, Shade, Shape, Spot, Stroke, regular

RING: Final = 8.0  # units; of a point, however far it reaches
JAGGED: Final = 40  # corners of an outline that is drawn finer: a coast
BRIGHT: Final = 100  # a light this strong is on what is pointed at
CARD: Final = 4  # corners: what has four bears words and figures


def light(spot: Spot, colour: str, strength: int, pixel: float) -> tuple[Shape, ...]:
    """The shapes that light a spot; `strength` is 0 to 255, `pixel` the size of a logical pixel in
    units."""
    if spot.dim and strength < BRIGHT:
        return face(spot.dim, colour, strength, pixel)
    if len(spot.outline) >= 3:
        return face(spot.outline, colour, strength, pixel)
    if len(spot.outline) == 2:
        return edge(spot.outline, colour, strength, pixel)
    return ring(spot.outline[0], min(RING, spot.reach), colour, strength, pixel)


def reach(spot: Spot, pixel: float) -> Extent:
    """The left, top, right and bottom of the brightest light on a spot, in units."""
    return unite(map(extent, light(spot, "lit", BRIGHT, pixel)))


def face(outline: tuple[Place, ...], colour: str, strength: int,
         pixel: float) -> tuple[Shape, ...]:
    """The light inside an outline: of a triangle, of a card or of a country, whose names and
    pieces must stay legible."""
    is_bright = strength >= BRIGHT
    if len(outline) >= JAGGED:
        return (Shade(outline, 5 * pixel, colour, 0.24 if is_bright else 0.12),
                Polygon(outline, "", "shade", (3.2 if is_bright else 2.6) * pixel, cover=0.5),
                Polygon(outline, "", colour, (2.0 if is_bright else 1.5) * pixel))
    shapes: tuple[Shape, ...] = ()
    if len(outline) != CARD:
        shapes += (Shade(outline, 5 * pixel, colour, 0.42 if is_bright else 0.2),)
    else:
        shapes += (Polygon(outline, colour, cover=0.2 if is_bright else 0.09),)
    if len(outline) == 3:
        shapes += (Polygon(outline, colour, pattern="lit", cover=0.85 if is_bright else 0.5),)
    width = (3.2 if is_bright else 2.3) + (len(outline) == CARD)
    return (*shapes, Polygon(outline, "", "shade", (width + 1.8) * pixel, cover=0.55),
            Polygon(outline, "", colour, width * pixel))


def edge(outline: tuple[Place, ...], colour: str, strength: int,
         pixel: float) -> tuple[Shape, ...]:
    width = 7.0 if strength >= BRIGHT else 4.6
    return (Stroke(outline, "shade", (width + 2) * pixel, cover=0.55),
            Stroke(outline, colour, width * pixel))


def ring(at: Place, radius: float, colour: str, strength: int,
         pixel: float) -> tuple[Shape, ...]:
    is_bright = strength >= BRIGHT
    width = (3.0 if is_bright else 2.2) * pixel
    if is_bright:
        radius *= 1.3
    return (Shade(regular(at, radius * 1.5, 20), 5 * pixel, colour, 0.8 if is_bright else 0.5),
            Disc(at, radius, colour if is_bright else "page", cover=0.75),
            Disc(at, radius, "", "shade", width + 1.8 * pixel, cover=0.6),
            Disc(at, radius, "", colour, width))

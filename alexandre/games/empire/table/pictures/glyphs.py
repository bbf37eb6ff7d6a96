"""Temples, cities and armies as shapes in a unit square round (0, 0)."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.sketch import Disc, Place, Plate, Polygon, Shape, Stroke, stamp

STEPS: Final = ((-0.5, 0.42), (0.5, 0.42), (0.5, 0.5), (-0.5, 0.5))
TEMPLE: Final[tuple[Shape, ...]] = (
    Polygon(((-0.52, -0.14), (0.0, -0.5), (0.52, -0.14)), "fill", "rim", 0.05),
    Polygon(((-0.46, -0.14), (0.46, -0.14), (0.46, -0.04), (-0.46, -0.04)), "fill", "rim", 0.04),
    *(Polygon(((x - 0.07, -0.04), (x + 0.07, -0.04), (x + 0.07, 0.4), (x - 0.07, 0.4)), "fill",
              "rim", 0.04) for x in (-0.34, -0.115, 0.115, 0.34)),
    Polygon(STEPS, "fill", "rim", 0.04),
)
CITY: Final[tuple[Shape, ...]] = (
    Polygon(((-0.5, 0.46), (-0.5, -0.12), (-0.36, -0.12), (-0.36, 0.0), (-0.24, 0.0),
             (-0.24, -0.46), (-0.12, -0.46), (-0.12, -0.34), (0.0, -0.34), (0.0, -0.46),
             (0.12, -0.46), (0.12, 0.0), (0.26, 0.0), (0.26, -0.12), (0.36, -0.12), (0.36, 0.0),
             (0.5, 0.0), (0.5, 0.46)), "fill", "rim", 0.05),
    Polygon(((-0.1, 0.46), (-0.1, 0.2), (-0.05, 0.1), (0.05, 0.1), (0.1, 0.2), (0.1, 0.46)),
            "rim"),
)
SPEARS: Final[tuple[Shape, ...]] = (
    *(Stroke(((x, 0.46), (x, -0.3)), "rim", 0.06) for x in (-0.3, 0.0, 0.3)),
    *(Polygon(((x, -0.52), (x + 0.1, -0.28), (x - 0.1, -0.28)), "rim") for x in (-0.3, 0.0, 0.3)),
    Stroke(((-0.42, 0.1), (0.42, 0.1)), "rim", 0.05),
)
KINDS: Final = (TEMPLE, CITY)


def building(kind: int, at: Place, size: float, fill: str, rim: str = "ink") -> tuple[Shape, ...]:
    """A temple (0) or a city (1) in a colour."""
    return stamp(stamp(KINDS[kind], (0.0, 0.0), 1.0, turn={"fill": fill}), at, size,
                 turn={"rim": rim})


def site(kind: int, at: Place, size: float) -> tuple[Shape, ...]:
    """Where one may be built: the same shape, pale, in a round of parchment."""
    return (Disc(at, size * 0.82, "page", "ink.faint", size * 0.06, cover=0.86),
            *building(kind, at, size, "parchment.deep", "ink.soft"))


def spears(at: Place, size: float) -> tuple[Shape, ...]:
    """Three sarissas: armies."""
    return stamp(SPEARS, at, size, turn={"rim": "ink"})


def order(at: Place, size: float) -> tuple[Shape, ...]:
    """A wreath: the order."""
    return (Disc(at, size * 0.36, "", "gold", size * 0.1),
            Plate((at[0] - size * 0.06, at[1] + size * 0.3), (size * 0.12, size * 0.2), 1.0,
                  "gold"))


def sign(box: str, at: Place, size: float) -> tuple[Shape, ...]:
    """The sign of a box."""
    if box == "order":
        return order(at, size)
    if box == "armies":
        return spears(at, size)
    return building(int(box == "cities"), at, size, "parchment.edge")

"""Forces, walls, cities and signs as shapes in a unit square round (0, 0)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from alexandre.ui.draw.sketch import Disc, Place, Plate, Polygon, Shape, Stroke, stamp

Glyph = tuple[Shape, ...]


def arc(radius: float, first: float, last: float, at: Place = (0.0, 0.0)) -> tuple[Place, ...]:
    """Points of a part of a circle, in quarters of a turn from the right, downwards."""
    steps = 12
    return tuple((at[0] + radius * cos((first + (last - first) * n / steps) * pi / 2),
                  at[1] + radius * sin((first + (last - first) * n / steps) * pi / 2))
                 for n in range(steps + 1))


HORSE: Final = ((-0.30, 0.46), (-0.27, 0.12), (-0.16, -0.16), (0.00, -0.32), (0.04, -0.48),
                (0.13, -0.34), (0.28, -0.20), (0.42, 0.02), (0.37, 0.13), (0.24, 0.08),
                (0.10, 0.10), (0.15, 0.28), (0.26, 0.46))
ARCHERS: Final[Glyph] = (
    Stroke(arc(0.42, -1.15, 1.15, (-0.16, 0.0)), "fill", 0.10),
    Stroke(((-0.26, -0.40), (-0.26, 0.40)), "fill", 0.04),
    Stroke(((-0.44, 0.0), (0.34, 0.0)), "fill", 0.05),
    Polygon(((0.48, 0.0), (0.28, -0.10), (0.28, 0.10)), "fill"),
)
PELTASTS: Final[Glyph] = (
    Stroke(((-0.40, 0.44), (0.38, -0.34)), "fill", 0.05),
    Polygon(((0.48, -0.46), (0.40, -0.22), (0.26, -0.36)), "fill"),
    Polygon((*arc(0.34, 0.0, 2.0, (0.0, 0.0)), *arc(0.34, 2.0, 0.0, (0.0, -0.20))[3:10]), "fill",
            "rim", 0.04),
)
INFANTRY: Final[Glyph] = (
    Stroke(((0.36, 0.48), (0.36, -0.30)), "fill", 0.06),
    Polygon(((0.36, -0.50), (0.45, -0.26), (0.27, -0.26)), "fill"),
    Disc((-0.08, 0.04), 0.34, "fill", "rim", 0.04),
    Disc((-0.08, 0.04), 0.20, "", "rim", 0.05),
    Disc((-0.08, 0.04), 0.06, "rim"),
)
PHALANX: Final[Glyph] = (
    *(Stroke(((x - 0.10, 0.46), (x + 0.12, -0.34)), "fill", 0.06) for x in (-0.28, -0.04, 0.2)),
    *(Polygon(((x + 0.17, -0.52), (x + 0.21, -0.30), (x + 0.05, -0.34)), "fill")
      for x in (-0.28, -0.04, 0.2)),
    Disc((-0.02, 0.22), 0.25, "fill", "rim", 0.04),
    Disc((-0.02, 0.22), 0.09, "rim"),
)
LIGHT_HORSE: Final[Glyph] = (Polygon(HORSE, "fill"), Disc((0.14, -0.12), 0.035, "rim"))
HEAVY_HORSE: Final[Glyph] = (
    Polygon(HORSE, "fill"), Disc((0.14, -0.12), 0.035, "rim"),
    Stroke(((-0.16, -0.10), (-0.02, 0.04), (0.16, 0.06), (0.34, -0.04)), "rim", 0.05),
    Stroke(((-0.24, 0.18), (0.10, 0.24)), "rim", 0.05),
    Stroke(((-0.40, 0.10), (-0.28, -0.20), (-0.06, -0.44)), "fill", 0.08),
)
CHARIOT: Final[Glyph] = (
    Disc((-0.04, 0.18), 0.28, "", "fill", 0.09), Disc((-0.04, 0.18), 0.06, "fill"),
    *(Stroke(((-0.04 - 0.26 * cos(a), 0.18 - 0.26 * sin(a)),
              (-0.04 + 0.26 * cos(a), 0.18 + 0.26 * sin(a))), "fill", 0.04)
      for a in (0.0, pi / 3, 2 * pi / 3)),
    Polygon(((-0.36, -0.34), (-0.30, -0.06), (0.20, -0.06), (0.28, -0.22), (0.02, -0.22),
             (-0.06, -0.34)), "fill"),
    Stroke(((0.22, -0.12), (0.50, -0.04)), "fill", 0.06),
)
ELEPHANT: Final[Glyph] = (
    Disc((-0.06, -0.08), 0.33, "fill"),
    Stroke(((0.16, -0.06), (0.32, 0.12), (0.32, 0.32), (0.20, 0.44)), "fill", 0.15),
    Disc((-0.20, -0.06), 0.19, "fill", "rim", 0.04),
    Stroke(((0.08, 0.14), (0.22, 0.26), (0.46, 0.16)), "rim", 0.06),
    Disc((0.12, -0.16), 0.035, "rim"),
)
ENGINE: Final[Glyph] = (
    Polygon(((-0.46, 0.24), (0.46, 0.24), (0.46, 0.34), (-0.46, 0.34)), "fill"),
    Stroke(((-0.22, 0.24), (0.0, -0.16), (0.22, 0.24)), "fill", 0.07),
    Stroke(((-0.44, 0.10), (0.38, -0.40)), "fill", 0.07), Disc((0.40, -0.40), 0.10, "fill"),
    Disc((-0.30, 0.40), 0.10, "fill"), Disc((0.30, 0.40), 0.10, "fill"),
)
LEADER: Final[Glyph] = (
    Polygon(((-0.40, 0.34), (-0.44, -0.26), (-0.20, 0.02), (0.0, -0.42), (0.20, 0.02),
             (0.44, -0.26), (0.40, 0.34)), "fill", "rim", 0.04),
    Stroke(((-0.36, 0.20), (0.36, 0.20)), "rim", 0.05),
)
HERO: Final[Glyph] = (
    Polygon(tuple(point for n in range(16) for point in (
        (0.48 * cos(n * pi / 8), 0.48 * sin(n * pi / 8)),
        (0.24 * cos((n + 0.5) * pi / 8), 0.24 * sin((n + 0.5) * pi / 8)))), "fill"),
)
WALL: Final[Glyph] = (
    Polygon(((-0.46, 0.42), (-0.46, -0.30), (-0.28, -0.30), (-0.28, -0.14), (-0.10, -0.14),
             (-0.10, -0.30), (0.10, -0.30), (0.10, -0.14), (0.28, -0.14), (0.28, -0.30),
             (0.46, -0.30), (0.46, 0.42)), "fill", "rim", 0.04),
    *(Stroke(((-0.44, y), (0.44, y)), "rim", 0.03) for y in (0.04, 0.22)),
    *(Stroke(((x, y - 0.17), (x, y)), "rim", 0.03)
      for x, y in ((-0.2, 0.22), (0.2, 0.22), (0.0, 0.40), (0.0, 0.04))),
)
BROKEN: Final[Glyph] = (
    Polygon(((-0.46, 0.42), (-0.46, -0.30), (-0.28, -0.30), (-0.24, -0.06), (-0.10, 0.10),
             (0.04, 0.02), (0.14, 0.22), (0.30, 0.12), (0.46, 0.30), (0.46, 0.42)), "fill", "rim",
            0.04),
    Stroke(((-0.44, 0.22), (0.08, 0.22)), "rim", 0.03),
)
FORCES: Final[dict[str, Glyph]] = {
    "AR": ARCHERS, "PE": PELTASTS, "IN": INFANTRY, "PH": PHALANX, "LC": LIGHT_HORSE,
    "HC": HEAVY_HORSE, "CH": CHARIOT, "EL": ELEPHANT, "SE": ENGINE, "LE": LEADER, "A": HERO,
    "WALL": WALL,
}
TEMPLE: Final[Glyph] = (
    Polygon(((-0.50, -0.12), (0.0, -0.46), (0.50, -0.12)), "fill", "rim", 0.05),
    *(Polygon(((x - 0.06, -0.10), (x + 0.06, -0.10), (x + 0.06, 0.36), (x - 0.06, 0.36)), "fill",
              "rim", 0.03) for x in (-0.34, -0.11, 0.11, 0.34)),
    Polygon(((-0.48, 0.36), (0.48, 0.36), (0.48, 0.46), (-0.48, 0.46)), "fill", "rim", 0.04),
)
CITY: Final[Glyph] = (
    Polygon(((-0.48, 0.44), (-0.48, -0.10), (-0.22, -0.10), (-0.22, -0.42), (0.10, -0.42),
             (0.10, -0.02), (0.24, -0.16), (0.48, 0.02), (0.48, 0.44)), "fill", "rim", 0.05),
    Plate((-0.12, 0.16), (0.16, 0.28), 0.02, "rim"), Plate((-0.12, -0.28), (0.12, 0.14), 0.02,
                                                           "rim"),
)
SWORDS: Final[Glyph] = (
    *(Stroke(((-0.40 * s, 0.40), (0.36 * s, -0.38)), "fill", 0.09) for s in (1, -1)),
    *(Stroke(((-0.40 * s, 0.16), (-0.16 * s, 0.40)), "fill", 0.07) for s in (1, -1)),
)
TRIPOD: Final[Glyph] = (
    Polygon(((-0.40, -0.30), (0.40, -0.30), (0.28, -0.06), (-0.28, -0.06)), "fill"),
    Stroke(((-0.22, -0.06), (-0.34, 0.46)), "fill", 0.07), Stroke(((0.22, -0.06), (0.34, 0.46)),
                                                               "fill", 0.07),
    Stroke(((0.0, -0.06), (0.0, 0.46)), "fill", 0.07),
    Stroke(((-0.10, -0.34), (0.02, -0.46), (-0.04, -0.54)), "fill", 0.04),
)
ANCHOR: Final[Glyph] = (
    Disc((0.0, -0.36), 0.10, "", "fill", 0.07), Stroke(((0.0, -0.26), (0.0, 0.40)), "fill", 0.08),
    Stroke(((-0.20, -0.10), (0.20, -0.10)), "fill", 0.07),
    Stroke(arc(0.38, 0.1, 1.9, (0.0, 0.02)), "fill", 0.08),
)
FLAME: Final[Glyph] = (
    Polygon(((0.0, -0.50), (0.20, -0.16), (0.30, -0.24), (0.38, 0.14), (0.22, 0.44), (-0.22, 0.44),
             (-0.38, 0.14), (-0.26, -0.10), (-0.14, 0.02)), "fill"),
    Polygon(((0.02, -0.02), (0.16, 0.24), (0.08, 0.40), (-0.10, 0.40), (-0.14, 0.20)), "rim"),
)
LAUREL: Final[Glyph] = (
    *(Stroke(arc(0.36, -0.75 if s > 0 else 2.75, 1.0), "fill", 0.06) for s in (1, -1)),
    *(Disc((s * 0.40 * cos(a), 0.40 * sin(a)), 0.09, "fill")
      for s in (1, -1) for a in (-0.7, -0.2, 0.3, 0.8)),
)
COIN: Final[Glyph] = (Disc((0.0, 0.0), 0.42, "gold.pale", "gold.deep", 0.08),
                      Disc((0.0, 0.0), 0.27, "", "gold.deep", 0.05))
SHIP: Final[Glyph] = (
    Polygon(((-0.50, 0.08), (-0.34, 0.36), (0.34, 0.36), (0.50, -0.04), (0.36, 0.12)), "fill",
            "rim", 0.03),
    Stroke(((0.0, 0.10), (0.0, -0.50)), "fill", 0.05),
    Polygon(((-0.26, -0.42), (0.26, -0.42), (0.32, -0.06), (-0.20, -0.06)), "fill", "rim", 0.03),
)
PIPS: Final[dict[int, tuple[Place, ...]]] = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def glyph(parts: Glyph, at: Place, size: float, fill: str, rim: str = "page") -> Glyph:
    """A sign in its two colours."""
    return stamp(stamp(parts, (0.0, 0.0), 1.0, turn={"fill": fill}), at, size,
                 turn={"rim": rim})


def die(n: int, at: Place, size: float) -> Glyph:
    """A die that shows a number."""
    half = size / 2
    return (Plate((at[0] - half + 2, at[1] - half + 4), (size, size), size * 0.2, "shade",
                  cover=0.4),
            Plate((at[0] - half, at[1] - half), (size, size), size * 0.2, "page", "ink.soft", 1.6),
            *(Disc((at[0] + x * size * 0.26, at[1] + y * size * 0.26), size * 0.088, "ink")
              for x, y in PIPS[n]))

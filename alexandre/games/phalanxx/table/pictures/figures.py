"""Who fights: every army and every leader as a Greek painter of vases would show them.

Dark figures ("rim") with incised lines ("fill"), in a unit square round (0, 0), looking right.
"""

from __future__ import annotations

import math
from typing import Final

from alexandre.games.phalanxx.table.pictures.glyphs import SIGNS, Parts, line, star
from alexandre.games.phalanxx.table.pictures.portraits import HEADS
from alexandre.ui.draw.sketch import (
    Disc,
    Place,
    Plate,
    Polygon,
    Shape,
    Stroke,
    stamp,
)
from alexandre.ui.play.faces.curves import arc
from alexandre.ui.text.cache import remember

Points = tuple[Place, ...]


def limb(*points: Place, width: float = 0.07) -> Parts:
    """An arm or a leg, set off from what lies below it."""
    return Stroke(points, "fill", width + 0.03), Stroke(points, "rim", width)


# ---- horses ---------------------------------------------------------------------------------

TRUNK: Final[Points] = (
    (0.31, 0.08), (0.26, 0.17), (0.08, 0.18), (-0.10, 0.15), (-0.24, 0.18), (-0.36, 0.12),
    (-0.40, 0.01), (-0.35, -0.08), (-0.20, -0.11), (0.00, -0.07), (0.12, -0.12), (0.22, -0.28),
    (0.30, -0.37), (0.35, -0.45), (0.38, -0.38), (0.47, -0.29), (0.55, -0.18), (0.54, -0.12),
    (0.47, -0.11), (0.39, -0.18), (0.35, -0.12), (0.33, 0.0))
GAITS: Final[dict[str, tuple[Points, ...]]] = {
    "walk": (((0.23, 0.12), (0.27, 0.29), (0.25, 0.47)), ((0.27, 0.12), (0.42, 0.21),
                                                          (0.37, 0.34)),
             ((-0.31, 0.10), (-0.37, 0.28), (-0.31, 0.47)), ((-0.24, 0.13), (-0.17, 0.29),
                                                            (-0.21, 0.47))),
    "gallop": (((0.25, 0.11), (0.46, 0.14), (0.57, 0.25)), ((0.24, 0.13), (0.41, 0.23),
                                                            (0.47, 0.37)),
               ((-0.31, 0.09), (-0.45, 0.21), (-0.57, 0.35)), ((-0.29, 0.11), (-0.36, 0.29),
                                                              (-0.47, 0.43))),
}
MANE: Final[Points] = ((0.10, -0.13), (0.14, -0.24), (0.17, -0.22), (0.20, -0.33), (0.23, -0.30),
                       (0.27, -0.41), (0.30, -0.37))


def horse(gait: str) -> Parts:
    """A horse without its rider."""
    legs = tuple(Stroke(leg, "rim", 0.062) for leg in GAITS[gait])
    tail = ((-0.38, -0.03), (-0.47, 0.02), (-0.52, 0.12), (-0.51, 0.26)) if gait == "walk" else (
        (-0.38, -0.03), (-0.50, -0.06), (-0.60, 0.01), (-0.64, 0.12))
    return (*legs, Stroke(tail, "rim", 0.055), Polygon(TRUNK, "rim"), Polygon((*MANE, (0.2, -0.2)),
            "rim"), Stroke(MANE[::2], "fill", 0.018), Disc((0.41, -0.31), 0.018, "fill"),
            Stroke(((0.50, -0.17), (0.36, -0.24), (0.10, -0.16)), "fill", 0.016),
            Stroke(arc((0.16, 0.02), 0.16, -70, 70, 6), "fill", 0.016),
            Stroke(arc((-0.22, 0.03), 0.14, 120, 240, 6), "fill", 0.016))


def rider(*more: Shape, gait: str = "walk", cloak: bool = False,
          arm: Points = ((0.02, -0.28), (0.12, -0.18), (0.22, -0.22))) -> Parts:
    """On his horse, with what he wears and holds."""
    cape = (Polygon(((0.02, -0.34), (-0.20, -0.30), (-0.44, -0.20), (-0.40, -0.12), (-0.20, -0.16),
                     (-0.06, -0.10)), "rim"),
            Stroke(((-0.04, -0.29), (-0.36, -0.18)), "fill", 0.016)) if cloak else ()
    return (*horse(gait), *cape,
            Polygon(((-0.11, -0.05), (-0.06, -0.33), (0.07, -0.33), (0.08, -0.05)), "fill"),
            Polygon(((-0.09, -0.05), (-0.05, -0.33), (0.06, -0.33), (0.06, -0.05)), "rim"),
            Stroke(((-0.07, -0.12), (0.06, -0.12)), "fill", 0.018),
            *limb((0.0, -0.05), (0.11, 0.08), (0.05, 0.24), (0.12, 0.26), width=0.06),
            Disc((0.02, -0.42), 0.075, "rim"), *limb(*arm, width=0.05), *more)


def lance(start: Place, end: Place) -> Parts:
    """A shaft with its head at the end."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy)
    dx, dy = dx / far, dy / far
    back = (end[0] - 0.13 * dx, end[1] - 0.13 * dy)
    return (line(start, end, width=0.026),
            Polygon((end, (back[0] - 0.035 * dy, back[1] + 0.035 * dx),
                     (back[0] + 0.035 * dy, back[1] - 0.035 * dx)), "rim"))


def bow(at: Place, size: float, *, is_curved: bool = False) -> Parts:
    """A drawn bow with its arrow."""
    x, y = at
    limbs = ((x - 0.02 * size, y - 0.5 * size), (x + 0.10 * size, y - 0.36 * size),
             (x + 0.06 * size, y - 0.16 * size), (x - 0.04 * size, y), (x + 0.06 * size,
             y + 0.16 * size), (x + 0.10 * size, y + 0.36 * size), (x - 0.02 * size,
             y + 0.5 * size)) if is_curved else arc((x - 0.34 * size, y), 0.5 * size, -70, 70)
    return (Stroke(limbs, "rim", 0.038),
            Stroke((limbs[0], (x - 0.42 * size, y), limbs[-1]), "rim", 0.014),
            *lance((x - 0.42 * size, y), (x + 0.30 * size, y)))


def quiver(*points: Place) -> Polygon:
    """A case for arrows."""
    return Polygon(points, "rim", "fill", 0.02)


# ---- what is worn -----------------------------------------------------------------------------


def crest(x: float, y: float) -> Parts:
    """A helmet with a high crest."""
    return (Polygon((*arc((x, y), 0.095, -190, 10, 8), (x + 0.09, y + 0.07), (x - 0.06, y + 0.09)),
                    "rim"),
            Stroke(arc((x - 0.02, y + 0.01), 0.17, -170, -50, 8), "rim", 0.055),
            Stroke(arc((x - 0.02, y + 0.01), 0.125, -170, -50, 8), "fill", 0.016),
            Stroke(((x + 0.02, y), (x + 0.10, y)), "fill", 0.02))


def hat(x: float, y: float) -> Parts:
    """A traveller's hat."""
    return (line((x - 0.17, y - 0.05), (x + 0.17, y - 0.05), width=0.04),
            Polygon(arc((x, y - 0.04), 0.085, -180, 0, 8), "rim"))


def cap(x: float, y: float, *, is_bent: bool = False) -> Parts:
    """A cap with a point: upright of the Scythians, bent forwards of the Thracians."""
    tip = (x + 0.15, y - 0.16) if is_bent else (x - 0.06, y - 0.30)
    return (Polygon(((x - 0.09, y + 0.07), (x - 0.10, y - 0.05), (x - 0.03, y - 0.16), tip,
                     (x + 0.09, y - 0.03)), "rim"),
            Stroke(((x - 0.09, y - 0.02), (x + 0.09, y - 0.02)), "fill", 0.018))


def hood(x: float, y: float) -> Parts:
    """A Persian hood that falls on the shoulders."""
    return (Polygon(((x + 0.08, y - 0.05), (x + 0.05, y - 0.14), (x - 0.06, y - 0.15),
                     (x - 0.12, y - 0.04), (x - 0.13, y + 0.14), (x + 0.01, y + 0.12)), "rim"),
            Stroke(((x + 0.05, y - 0.09), (x - 0.06, y - 0.08), (x - 0.07, y + 0.09)), "fill",
                   0.018))


def round_shield(at: Place, radius: float, sign: str = "") -> Parts:
    """A round shield; on it a star, a boss, or a ring."""
    mark: Shape = Disc(at, radius * 0.62, "", "fill", 0.02)
    if sign == "star":
        mark = Polygon(star(at, radius * 0.70, radius * 0.28), "fill")
    elif sign == "boss":
        mark = Disc(at, radius * 0.32, "fill")
    return (Disc(at, radius + 0.02, "fill"), Disc(at, radius, "rim"),
            Disc(at, radius * 0.84, "", "fill", 0.018), mark)


def crescent(at: Place, radius: float) -> Parts:
    """A light shield in the form of a moon."""
    x, y = at
    shape = (*arc(at, radius, 200, -20, 14),
             *arc((x, y - radius * 0.62), radius * 0.78, 35, 145, 10))
    return (Polygon(shape, "rim", "fill", 0.03),
            Stroke(arc(at, radius * 0.72, 170, 10, 10), "fill", 0.018))


# ---- on foot ----------------------------------------------------------------------------------


def fighter(*more: Shape, arm: Points = ((0.0, -0.20), (0.12, -0.08), (0.22, -0.14)),
            robe: bool = False, kneels: bool = False) -> Parts:
    """On foot, with what he wears and holds."""
    legs: Parts = (Polygon(((-0.13, -0.02), (0.11, -0.02), (0.17, 0.44), (-0.17, 0.44)), "rim"),
                   *(Stroke(((x * 0.6, 0.06), (x, 0.42)), "fill", 0.018)
                     for x in (-0.09, 0.0, 0.09)),
                   line((0.02, 0.46), (0.17, 0.46), width=0.05)) if robe else (
        Stroke(((-0.04, 0.10), (-0.20, 0.30), (-0.36, 0.44)), "rim", 0.09),
        Stroke(((0.02, 0.10), (0.22, 0.16), (0.20, 0.45), (0.28, 0.46)), "rim", 0.09),
        Polygon(((-0.13, 0.0), (0.11, 0.0), (0.18, 0.18), (-0.18, 0.20)), "rim")) if kneels else (
        Stroke(((-0.05, 0.12), (-0.14, 0.28), (-0.26, 0.45), (-0.18, 0.47)), "rim", 0.08),
        Stroke(((0.04, 0.12), (0.14, 0.28), (0.13, 0.45), (0.21, 0.46)), "rim", 0.08),
        Polygon(((-0.11, 0.0), (0.11, 0.0), (0.17, 0.20), (-0.16, 0.20)), "rim"),
        *(Stroke(((x * 0.7, 0.04), (x, 0.19)), "fill", 0.016) for x in (-0.07, 0.0, 0.07)))
    return (*legs, Polygon(((-0.12, -0.24), (0.10, -0.24), (0.10, 0.02), (-0.11, 0.02)), "rim"),
            Stroke(((-0.10, 0.0), (0.10, 0.0)), "fill", 0.022),
            Disc((0.01, -0.33), 0.082, "rim"), *limb(*arm, width=0.055), *more)


THROW: Final[Points] = ((-0.06, -0.20), (-0.22, -0.22), (-0.18, -0.36))
DRAW: Final[Points] = ((0.0, -0.20), (0.14, -0.16), (0.30, -0.16))
SLING: Final[Parts] = (Stroke(arc((-0.12, -0.42), 0.20, 150, 400, 14), "rim", 0.022),
                       Disc((-0.30, -0.34), 0.04, "rim"))


def phalanx() -> Parts:
    """Shield by shield, a hedge of pikes above them."""
    pikes = tuple(part for n in range(6)
                  for part in lance((-0.50 + 0.13 * n, 0.44), (-0.08 + 0.13 * n, -0.50)))
    men = tuple(part for x in (-0.32, -0.02, 0.28)
                for part in (Disc((x + 0.03, -0.04), 0.085, "rim"), *crest(x + 0.03, -0.05),
                             *round_shield((x, 0.22), 0.19, "star")))
    return (*pikes, *men)


def file_of_two() -> Parts:
    """Two ranks of the companions on foot, their sarissas low."""
    back = stamp(fighter(*crest(0.01, -0.34)), (-0.20, 0.02), 0.86)
    return (*lance((-0.62, 0.10), (0.60, -0.42)), *back, *lance((-0.50, 0.26), (0.64, -0.16)),
            *stamp(fighter(*crest(0.01, -0.34), *round_shield((0.14, -0.04), 0.16, "boss")),
                   (0.10, 0.02), 0.94))


def silver() -> Parts:
    """Three shields that overlap, bright."""
    shields = tuple(part for x, y in ((-0.25, 0.12), (0.25, 0.12), (0.0, -0.02))
                    for part in (Disc((x, y), 0.30, "rim"), Disc((x, y), 0.27, "terrain.ore"),
                                 Disc((x, y), 0.20, "", "rim", 0.018),
                                 Polygon(star((x, y), 0.18, 0.08), "rim")))
    spears = tuple(part for x in (-0.36, -0.12, 0.12, 0.36)
                   for part in lance((x, 0.44), (x, -0.54)))
    return (*spears, *shields)


def elephant() -> Parts:
    """With its tower and those who fight from it."""
    body = stamp(SIGNS["war_elephants"], (-0.02, 0.10), 0.92)
    facing = tuple(flip(part) for part in body)
    tower: Parts = (
        Plate((-0.26, -0.46), (0.34, 0.24), 0.02, "rim"),
        *(Plate((x, -0.54), (0.07, 0.09), 0.0, "rim") for x in (-0.26, -0.125, 0.01)),
        *(Stroke(((-0.25, y), (0.07, y)), "fill", 0.016) for y in (-0.38, -0.29)),
        Polygon(((-0.36, -0.24), (0.18, -0.24), (0.14, 0.06), (-0.30, 0.06)), "seal", "fill",
                0.02),
        Polygon(((0.50, 0.16), (0.62, 0.24), (0.48, 0.24)), "page"))
    return (*facing, *tower, *lance((-0.20, -0.40), (0.24, -0.60)))


def flip(part: Shape) -> Shape:
    """The same looking the other way; only what elephants are made of."""
    match part:
        case Polygon():
            return Polygon(tuple((-x, y) for x, y in part.points), part.fill, part.line,
                           part.width)
        case Stroke():
            return Stroke(tuple((-x, y) for x, y in part.points), part.colour, part.width)
        case Disc():
            return Disc((-part.at[0], part.at[1]), part.radius, part.fill, part.line, part.width)
    return part


FIGURES: Final[dict[str, Parts]] = HEADS | {
    "javelin_throwers": fighter(*lance((-0.46, -0.30), (0.34, -0.48)),
                                *lance((0.20, 0.20), (0.32, -0.36)), arm=THROW),
    "slingers": fighter(*SLING, arm=((-0.06, -0.20), (-0.20, -0.30), (-0.10, -0.44))),
    "rhodian_slingers": fighter(
        *SLING, *hat(0.01, -0.35), *(Disc((x, y), 0.032, "rim") for x, y in (
            (0.34, -0.42), (0.44, -0.36), (0.50, -0.46))),
        *round_shield((0.20, -0.06), 0.14, "boss"),
        arm=((-0.06, -0.20), (-0.20, -0.30), (-0.10, -0.44))),
    "cretan_archers": fighter(*bow((0.34, -0.16), 0.86), kneels=True, arm=DRAW),
    "royal_archers": fighter(*bow((0.34, -0.16), 0.90), *hood(0.01, -0.33),
                             quiver((-0.16, -0.38), (-0.06, -0.34), (-0.16, 0.0), (-0.26, -0.04)),
                             robe=True, arm=DRAW),
    "scythian_archers": fighter(*bow((0.36, -0.16), 0.80, is_curved=True), *cap(0.01, -0.36),
                                quiver((-0.14, 0.0), (-0.30, 0.06), (-0.34, 0.30), (-0.20, 0.28)),
                                arm=DRAW),
    "levy_spearmen": fighter(*lance((0.24, 0.46), (0.30, -0.56)),
                             Plate((0.02, -0.22), (0.24, 0.42), 0.03, "rim", "fill", 0.025),
                             *(Stroke(((0.04, y), (0.24, y)), "fill", 0.014)
                               for y in (-0.14, -0.06, 0.02, 0.10))),
    "hoplites": fighter(*lance((-0.34, -0.20), (0.56, -0.44)), *crest(0.01, -0.34),
                        *round_shield((0.10, -0.02), 0.23)),
    "peltasts": fighter(*lance((-0.44, -0.26), (0.40, -0.46)), *cap(0.01, -0.35, is_bent=True),
                        *crescent((0.14, -0.02), 0.19), arm=THROW),
    "hypaspists": fighter(*lance((0.30, 0.46), (0.36, -0.56)), *crest(0.01, -0.34),
                          *round_shield((0.08, -0.02), 0.22, "star")),
    "pezhetairoi": file_of_two(),
    "agema": (Polygon(((-0.08, -0.24), (-0.30, 0.06), (-0.36, 0.34), (-0.06, 0.24)), "seal",
                      "fill", 0.02),
              *fighter(*lance((0.34, 0.46), (0.34, -0.56)), *crest(0.01, -0.34),
                       line((-0.02, -0.44), (-0.08, -0.60), width=0.04),
                       line((0.05, -0.44), (0.10, -0.60), width=0.04),
                       *round_shield((0.06, -0.02), 0.20, "star"))),
    "sarissa_phalanx": phalanx(), "silver_shields": silver(), "war_elephants": elephant(),
    "mounted_scouts": rider(*hat(0.02, -0.44), *lance((-0.10, -0.50), (0.46, -0.56))),
    "cavalry": rider(*lance((0.06, 0.12), (0.34, -0.60)), *crest(0.02, -0.43)),
    "thracian_horse": rider(*cap(0.02, -0.44, is_bent=True), *crescent((-0.08, -0.18), 0.16),
                            *lance((-0.20, -0.26), (0.62, -0.36)), gait="gallop", cloak=True),
    "persian_cavalry": (*rider(*hood(0.02, -0.42), *lance((-0.36, -0.34), (0.40, -0.58)),
                               gait="walk"),
                        Polygon(((-0.24, -0.10), (0.08, -0.08), (0.06, 0.13), (-0.24, 0.11)),
                                "seal", "fill", 0.02),
                        *(Disc((-0.18 + 0.08 * n, 0.06), 0.018, "fill") for n in range(4)),
                        *limb((0.0, -0.05), (0.08, 0.08), (0.03, 0.24), width=0.05)),
    "mounted_archers": rider(*bow((0.28, -0.30), 0.62, is_curved=True), *cap(0.02, -0.44),
                             gait="gallop", arm=((0.02, -0.28), (0.12, -0.29), (0.26, -0.30))),
    "thessalian_cavalry": rider(*hat(0.02, -0.44), *lance((-0.34, -0.40), (0.56, -0.44)),
                                *lance((-0.30, -0.28), (0.60, -0.34)), gait="gallop", cloak=True),
    "companion_cavalry": rider(*crest(0.02, -0.43), *lance((-0.46, -0.14), (0.62, -0.22)),
                               Polygon(((-0.22, -0.10), (0.06, -0.08), (0.08, 0.10),
                                        (-0.08, 0.06), (-0.24, 0.12)), "gold.key", "fill", 0.02),
                               *limb((0.0, -0.05), (0.11, 0.08), (0.05, 0.24), width=0.05),
                               gait="gallop", cloak=True),
}


@remember(512)
def figure(name: str, at: Place, size: float, fill: str) -> Parts:
    """An army or a leader at a place, its incised lines in the colour of its ground."""
    parts = FIGURES[name]
    for old, new in (("rim", "ink"), ("fill", fill), ("face", "parchment")):
        parts = stamp(parts, (0.0, 0.0), 1.0, turn=(old, new))
    return stamp(parts, at, size)

"""Signs in a unit square round (0, 0): symbols, equipment, sites, soldiers.  "fill" and "rim"."""

from __future__ import annotations

import math
from typing import Final

from alexandre.ui.draw.sketch import Disc, Place, Plate, Polygon, Shape, Stroke, regular, stamp
from alexandre.ui.play.faces.curves import arc
from alexandre.ui.text.cache import remember

Parts = tuple[Shape, ...]


def line(*points: Place, width: float = 0.08) -> Stroke:
    """A stroke in the colour of the rim."""
    return Stroke(points, "rim", width)


def star(at: Place, outer: float, inner: float) -> tuple[Place, ...]:
    """The outline of a star of eight rays."""
    rays = zip(regular(at, outer, 8), regular(at, inner, 8, math.pi / 8), strict=True)
    return tuple(place for pair in rays for place in pair)


BOW: Final[Parts] = (
    Stroke(arc((-0.12, 0.0), 0.44, -72, 72), "rim", 0.1),
    line((0.02, -0.42), (0.02, 0.42), width=0.035),
    line((-0.44, 0.0), (0.4, 0.0), width=0.06),
    Polygon(((0.5, 0.0), (0.28, -0.11), (0.28, 0.11)), "rim"),
    line((-0.44, 0.0), (-0.54, -0.1), width=0.05), line((-0.44, 0.0), (-0.54, 0.1), width=0.05),
)
HORSE: Final[Parts] = (
    Polygon(((-0.12, 0.5), (-0.16, 0.24), (-0.06, 0.04), (-0.24, 0.1), (-0.36, 0.22),
             (-0.48, 0.14), (-0.44, 0.0), (-0.26, -0.24), (-0.12, -0.36), (-0.1, -0.52),
             (0.0, -0.42), (0.18, -0.38), (0.34, -0.2), (0.42, 0.06), (0.44, 0.5)), "rim"),
    Stroke(((0.06, -0.34), (0.22, -0.14), (0.28, 0.12), (0.28, 0.42)), "fill", 0.05),
    Disc((-0.14, -0.18), 0.045, "fill"),
)
SHIELD: Final[Parts] = (
    line((0.3, 0.52), (-0.28, -0.5), width=0.06),
    Polygon(((-0.38, -0.56), (-0.2, -0.42), (-0.32, -0.34)), "rim"),
    Disc((0.02, 0.06), 0.36, "rim"), Disc((0.02, 0.06), 0.27, "", "fill", 0.05),
    Polygon(regular((0.02, 0.06), 0.17, 4, math.pi / 4), "fill"),
)
HELMET: Final[Parts] = (
    Polygon((*arc((0.0, 0.0), 0.36, -180, 0), (0.36, 0.3), (0.18, 0.44), (0.12, 0.12),
             (0.05, 0.12), (0.03, 0.34), (-0.03, 0.34), (-0.05, 0.12), (-0.12, 0.12),
             (-0.18, 0.44), (-0.36, 0.3)), "rim"),
    Stroke(arc((0.0, -0.04), 0.47, -168, -12), "rim", 0.12),
    Stroke(arc((0.0, 0.0), 0.28, -170, -10), "fill", 0.03),
)
ANVIL: Final[Parts] = (
    Polygon(((-0.52, -0.26), (0.46, -0.26), (0.4, -0.04), (0.12, 0.04), (0.12, 0.22),
             (0.32, 0.3), (0.32, 0.44), (-0.32, 0.44), (-0.32, 0.3), (-0.12, 0.22),
             (-0.12, 0.04), (-0.34, -0.06)), "rim"),
    line((-0.02, -0.36), (0.3, -0.52), width=0.07),
    Plate((-0.2, -0.46), (0.26, 0.14), 0.03, "rim"),
)
EYE: Final[Parts] = (
    Polygon((*arc((0.0, 0.34), 0.6, -146, -34), *arc((0.0, -0.34), 0.6, 34, 146)), "", "rim",
            0.07),
    Disc((0.0, 0.0), 0.2, "rim"), Disc((0.05, -0.06), 0.06, "fill"),
)
WAGON: Final[Parts] = (
    Polygon(((-0.46, -0.22), (0.36, -0.22), (0.3, 0.12), (-0.4, 0.12)), "rim"),
    line((0.32, 0.06), (0.54, -0.04), width=0.06),
    Disc((-0.24, 0.26), 0.19, "fill", "rim", 0.07), Disc((0.18, 0.26), 0.19, "fill", "rim", 0.07),
    Disc((-0.24, 0.26), 0.05, "rim"), Disc((0.18, 0.26), 0.05, "rim"),
    Disc((-0.24, -0.3), 0.12, "rim"), Disc((0.0, -0.34), 0.14, "rim"),
    Disc((0.2, -0.3), 0.11, "rim"),
)
BRANCH: Final[Parts] = (
    line((-0.4, 0.48), (-0.1, 0.1), (0.34, -0.44), width=0.06),
    *(Polygon(((x, y), (x + dx, y + dy - 0.08), (x + 1.6 * dx, y + dy * 1.4),
               (x + dx * 0.7, y + dy + 0.1)), "rim")
      for x, y in ((-0.26, 0.3), (-0.06, 0.05), (0.12, -0.18))
      for dx, dy in ((0.2, 0.06), (-0.18, -0.1))),
)
LADDER: Final[Parts] = (
    line((-0.3, 0.5), (0.06, -0.5), width=0.07), line((0.04, 0.5), (0.4, -0.5), width=0.07),
    *(line((-0.3 + 0.36 * n, 0.5 - n), (0.04 + 0.36 * n, 0.5 - n), width=0.06)
      for n in (0.12, 0.34, 0.56, 0.78)),
)
LYRE: Final[Parts] = (
    Stroke(arc((0.0, -0.1), 0.36, 150, 30)[::-1], "rim", 0.1),
    Stroke(((-0.3, 0.06), (-0.36, -0.24), (-0.24, -0.48)), "rim", 0.08),
    Stroke(((0.3, 0.06), (0.36, -0.24), (0.24, -0.48)), "rim", 0.08),
    line((-0.34, -0.36), (0.34, -0.36), width=0.06),
    Plate((-0.2, 0.24), (0.4, 0.2), 0.06, "rim"),
    *(line((x, -0.36), (x, 0.26), width=0.03) for x in (-0.13, 0.0, 0.13)),
)
WALL: Final[Parts] = (
    Polygon(((-0.5, 0.46), (-0.5, -0.3), (-0.34, -0.3), (-0.34, -0.18), (-0.2, -0.18),
             (-0.2, -0.46), (-0.07, -0.46), (-0.07, -0.34), (0.07, -0.34), (0.07, -0.46),
             (0.2, -0.46), (0.2, -0.18), (0.34, -0.18), (0.34, -0.3), (0.5, -0.3), (0.5, 0.46)),
            "rim"),
    Polygon(((-0.1, 0.46), (-0.1, 0.2), (0.0, 0.1), (0.1, 0.2), (0.1, 0.46)), "fill"),
)
TOWER: Final[Parts] = (
    Polygon(((-0.24, -0.46), (0.24, -0.46), (0.36, 0.34), (-0.36, 0.34)), "rim"),
    Disc((-0.2, 0.42), 0.1, "rim"), Disc((0.2, 0.42), 0.1, "rim"),
    *(line((-0.28, y), (0.28, y), width=0.025) for y in (-0.2, 0.08)),
    *(Plate((x, y), (0.1, 0.12), 0.02, "fill") for x, y in ((-0.05, -0.38), (-0.18, -0.1),
                                                          (0.08, -0.1), (-0.05, 0.16))),
)
CHEST: Final[Parts] = (
    Polygon((*arc((0.0, -0.06), 0.44, -180, 0, 8), (0.44, 0.42), (-0.44, 0.42)), "rim"),
    Stroke(((-0.44, -0.02), (0.44, -0.02)), "fill", 0.05),
    Plate((-0.08, -0.1), (0.16, 0.22), 0.03, "fill"),
)
ELEPHANT: Final[Parts] = (
    Polygon(((-0.5, -0.06), (-0.44, -0.34), (-0.2, -0.46), (0.16, -0.44), (0.42, -0.24),
             (0.5, 0.1), (0.46, 0.46), (0.28, 0.46), (0.26, 0.2), (-0.02, 0.2), (-0.04, 0.46),
             (-0.22, 0.46), (-0.24, 0.14), (-0.34, 0.1), (-0.4, 0.34), (-0.52, 0.36),
             (-0.5, 0.12)), "rim"),
    Stroke(arc((-0.16, -0.12), 0.16, -60, 150), "fill", 0.04), Disc((-0.38, -0.16), 0.035, "fill"),
)
STAR: Final[Parts] = (Polygon(star((0.0, 0.0), 0.52, 0.24), "rim"),)
COIN: Final[Parts] = (
    Disc((0.0, 0.0), 0.46, "gold.pale", "gold.deep", 0.09), Disc((0.0, 0.0), 0.3, "", "gold",
                                                              0.05),
)
SOLDIER: Final[Parts] = (
    Disc((0.0, -0.3), 0.17, "rim"),
    Polygon(((-0.3, 0.48), (-0.2, -0.1), (0.2, -0.1), (0.3, 0.48)), "rim"),
)
PALM: Final[Parts] = (
    Stroke(((0.06, 0.46), (0.0, 0.1), (0.04, -0.16)), "rim", 0.1),
    *(Stroke(((0.04, -0.16), (0.04 + dx * 0.6, -0.16 + dy * 0.4 - 0.12), (0.04 + dx, dy)), "rim",
             0.09) for dx, dy in ((-0.44, 0.06), (0.42, 0.06), (-0.34, -0.3), (0.32, -0.3),
                                  (-0.02, -0.46))),
)
DIE: Final[Parts] = (
    Plate((-0.4, -0.4), (0.8, 0.8), 0.14, "fill", "rim", 0.08),
    Disc((-0.17, -0.17), 0.09, "rim"), Disc((0.0, 0.0), 0.09, "rim"),
    Disc((0.17, 0.17), 0.09, "rim"),
)
SUM: Final[Parts] = (line((0.3, -0.38), (-0.3, -0.38), (0.06, 0.0), (-0.3, 0.38), (0.3, 0.38),
                         width=0.11),)
BANNER: Final[Parts] = (
    Plate((-0.3, -0.42), (0.6, 0.84), 0.08, "fill", "rim", 0.09),
)
# A card in the hand, in words: one behind the other, the front one with its head and its shield.
HAND: Final[Parts] = (
    Polygon(((-0.52, -0.3), (-0.12, -0.5), (0.3, 0.34), (-0.1, 0.52)), "rim"),
    Plate((-0.22, -0.4), (0.66, 0.86), 0.08, "fill", "rim", 0.08),
    line((-0.08, -0.2), (0.3, -0.2), width=0.1),
    Disc((0.11, 0.16), 0.17, "rim"),
)

WAGONS: Final[Parts] = (*stamp(WAGON, (-0.14, -0.24), 0.72), *stamp(WAGON, (0.14, 0.24), 0.72))
TEAM: Final[Parts] = (*stamp(HORSE, (0.16, -0.06), 0.88),
                      *(part for part in stamp(HORSE, (-0.14, 0.06), 0.94)
                        if isinstance(part, Polygon)),
                      *stamp(HORSE, (-0.16, 0.06), 0.88))

SIGNS: Final[dict[str, Parts]] = {
    "archers": BOW, "cavalry": HORSE, "infantry": SHIELD, "leader": HELMET, "heroism": STAR,
    "blacksmith": ANVIL, "scout": EYE, "supply_wagon": WAGON, "second_wagon": WAGONS,
    "horses": TEAM, "shields": SHIELD, "camouflage": BRANCH, "siege_ladders": LADDER,
    "military_music": LYRE, "fortress": WALL, "siege_tower": TOWER, "war_chest": CHEST,
    "war_elephants": ELEPHANT, "talents": COIN, "soldiers": SOLDIER, "oases": PALM,
    "cities": WALL, "total": SUM, "dice": DIE, "card": BANNER, "hand": HAND, "strength": SHIELD,
}


@remember(4096)
def sign(name: str, at: Place, size: float, rim: str = "ink", fill: str = "page") -> Parts:
    """A sign at a place, in its two colours."""
    turned = stamp(SIGNS[name], (0.0, 0.0), 1.0, turn=("rim", rim))
    return stamp(turned, at, size, turn=("fill", fill))

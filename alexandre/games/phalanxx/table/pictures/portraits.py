"""The leaders as on coins: one face in profile, told apart by hair, beard and what they wear.

In a unit square round (0, 0); "rim" is the dark metal, "fill" the lines cut into it, "face" skin.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.table.pictures.glyphs import Parts
from alexandre.ui.draw.sketch import Disc, Place, Polygon, Stroke
from alexandre.ui.play.faces.curves import arc

Points = tuple[Place, ...]

FACE: Final[Points] = ((-0.16, 0.44), (-0.12, 0.24), (-0.24, 0.10), (-0.28, -0.06), (-0.22, -0.22),
                       (-0.08, -0.32), (0.08, -0.31), (0.18, -0.22), (0.19, -0.10), (0.29, 0.06),
                       (0.22, 0.09), (0.24, 0.15), (0.21, 0.18), (0.22, 0.24), (0.15, 0.30),
                       (0.05, 0.29), (0.08, 0.44))
BEARD: Final[Parts] = (Polygon(((-0.08, 0.10), (0.20, 0.17), (0.25, 0.26), (0.18, 0.46),
                                (0.04, 0.42), (-0.08, 0.28)), "rim"),
                       *(Stroke(((-0.02 + 0.06 * n, 0.22), (0.02 + 0.06 * n, 0.40)), "fill", 0.02)
                         for n in range(3)))
HAIR: Final[Parts] = (Polygon(((-0.26, 0.16), (-0.32, -0.08), (-0.22, -0.28), (-0.04, -0.37),
                               (0.14, -0.33), (0.20, -0.20), (0.02, -0.18), (-0.06, -0.02),
                               (-0.10, 0.16)), "rim"),
                      *(Stroke(arc(at, 0.05, 0, 250, 6), "fill", 0.018) for at in (
                          (-0.22, -0.04), (-0.16, -0.18), (-0.04, -0.26), (0.09, -0.26))))
EYE: Final[Parts] = (Stroke(((0.07, -0.03), (0.16, -0.04)), "rim", 0.035),)
PATCH: Final[Parts] = (Disc((0.11, -0.03), 0.075, "rim"),
                       Stroke(((-0.28, -0.16), (0.11, -0.04), (0.20, -0.06)), "rim", 0.03))
DIADEM: Final[Parts] = (Stroke(((-0.28, -0.08), (-0.04, -0.14), (0.19, -0.18)), "fill", 0.055),
                        Stroke(((-0.28, -0.08), (-0.40, 0.08)), "rim", 0.035),
                        Stroke(((-0.28, -0.06), (-0.36, 0.16)), "rim", 0.035))
TIARA: Final[Parts] = (Polygon(((-0.30, -0.12), (-0.28, -0.50), (-0.16, -0.42), (-0.04, -0.52),
                                (0.08, -0.42), (0.20, -0.50), (0.20, -0.14)), "rim"),
                       Stroke(((-0.29, -0.20), (0.20, -0.22)), "fill", 0.035),
                       *(Disc((-0.2 + 0.12 * n, -0.31), 0.025, "fill") for n in range(4)))
TURBAN: Final[Parts] = (Polygon((*arc((-0.05, -0.22), 0.29, 165, 375, 12), (0.20, -0.12)), "rim"),
                        *(Stroke(arc((-0.05, -0.10), 0.20 + 0.08 * n, 210, 335, 8), "fill", 0.022)
                          for n in range(3)),
                        Disc((0.14, -0.28), 0.05, "fill"))
KAUSIA: Final[Parts] = (Polygon((*arc((-0.04, -0.20), 0.24, 180, 360, 10), (0.34, -0.13),
                                 (-0.40, -0.13)), "rim"),
                        Stroke(((-0.38, -0.17), (0.32, -0.17)), "fill", 0.022))
HOODED: Final[Parts] = (Polygon(((0.20, -0.16), (0.12, -0.42), (-0.10, -0.48), (-0.30, -0.30),
                                 (-0.36, 0.06), (-0.32, 0.44), (-0.06, 0.44), (-0.12, 0.08),
                                 (-0.02, -0.10)), "rim"),
                        Stroke(((0.14, -0.22), (-0.12, -0.26), (-0.22, 0.06), (-0.20, 0.38)),
                               "fill", 0.024))
HELMETED: Final[Parts] = (Polygon(((-0.32, 0.30), (-0.34, -0.10), (-0.20, -0.36), (0.06, -0.40),
                                   (0.24, -0.24), (0.30, -0.08), (0.06, -0.10), (0.0, 0.08),
                                   (-0.06, 0.26)), "rim"),
                          Stroke(arc((-0.04, -0.06), 0.44, -185, -45, 10), "rim", 0.10),
                          Stroke(arc((-0.04, -0.06), 0.365, -185, -45, 10), "fill", 0.02),
                          Stroke(arc((-0.04, 0.0), 0.28, -170, -40, 8), "fill", 0.02))


def head(*worn: Parts) -> Parts:
    """A leader's, in profile."""
    return (Polygon(tuple((x + 0.02, y + 0.02) for x, y in FACE), "rim"), Polygon(FACE, "face"),
            Polygon(FACE, "", "rim", 0.018),
            *(part for parts in (EYE, *worn) for part in parts))


HEADS: Final[dict[str, Parts]] = {
    "porus": head(BEARD, TURBAN), "parmenion": head(HELMETED, BEARD), "krateros": head(KAUSIA),
    "bessos": head(BEARD, HOODED), "antigonos": head(HAIR, BEARD, PATCH),
    "dareios": head(HAIR, BEARD, TIARA), "memnon": head(HELMETED),
    "ptolemaios": head(HAIR, DIADEM),
}

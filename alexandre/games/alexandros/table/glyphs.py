"""The five symbols as shapes, each with a colour and a letter of its own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alexandre.games.alexandros.tables import LETTERS
from alexandre.ui.sketch import Disc, Place, Plate, Polygon, Shape, Stroke, stamped

PIGMENTS: Final = dict(zip(LETTERS, (
    "pigment.violet", "pigment.green", "pigment.red", "pigment.orange", "pigment.blue",
), strict=True))

# Drawn in a unit square; "gold" gives way to the symbol's own colour.
GLYPHS: Final[dict[str, tuple[Shape, ...]]] = {
    "T": (Polygon(((-.5, -.18), (0, -.5), (.5, -.18)), "gold"),
          Plate((-.5, .36), (1, .14), 0, "gold"), Plate((-.44, -.13), (.88, .08), 0, "gold"),
          *(Plate((left, -.06), (.13, .42), 0, "gold") for left in (-.4, -.19, .06, .27))),
    "A": (Polygon(((-.13, -.5), (.13, -.5), (.1, -.28), (.32, -.06), (.24, .22), (.07, .4),
                   (.16, .5), (-.16, .5), (-.07, .4), (-.24, .22), (-.32, -.06), (-.1, -.28)),
                  "gold"),
          Stroke(((-.11, -.42), (-.36, -.36), (-.34, -.08)), "gold", .07),
          Stroke(((.11, -.42), (.36, -.36), (.34, -.08)), "gold", .07)),
    "L": (Stroke(((-.14, .42), (-.36, .16), (-.3, -.2), (-.42, -.46)), "gold", .11),
          Stroke(((.14, .42), (.36, .16), (.3, -.2), (.42, -.46)), "gold", .11),
          Stroke(((-.38, -.24), (.38, -.24)), "gold", .09), Disc((0, .38), .17, "gold"),
          *(Stroke(((x, -.24), (x / 2, .32)), "gold", .045) for x in (-.16, 0, .16))),
    "C": (Polygon(((-.26, .5), (-.2, .12), (-.34, -.02), (-.16, -.36), (-.12, -.5), (-.02, -.4),
                   (.18, -.3), (.44, .06), (.34, .2), (.16, .1), (.1, .16), (.24, .5)), "gold"),
          Stroke(((-.2, -.34), (-.42, -.04), (-.36, .34)), "gold", .08)),
    "H": (Stroke(((.42, -.5), (-.1, .5)), "gold", .08), Disc((-.06, .02), .36, "gold"),
          Disc((-.06, .02), .23, "page"), Disc((-.06, .02), .12, "gold")),
}


@lru_cache(maxsize=1024)
def glyph(letter: str, at: Place, size: float, colour: str = "") -> tuple[Shape, ...]:
    """A symbol at a place, in its own colour or another."""
    return stamped(GLYPHS[letter], at, size, turn=("gold", colour or PIGMENTS[letter]))

"""The five symbols as shapes, each with a colour and a letter of its own."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.tables import LETTERS
from alexandre.ui.draw.sketch import (
    Disc,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Stroke,
    regular,
    stamp,
)
from alexandre.ui.play.faces.curves import arc, blend
from alexandre.ui.text.cache import remember

PIGMENTS: Final = dict(zip(LETTERS, (
    "pigment.violet", "pigment.green", "pigment.red", "pigment.orange", "pigment.blue",
), strict=True))

Line = tuple[Place, ...]


def smooth(*points: Place) -> Line:
    """A smooth line through points (Catmull and Rom)."""
    ends = (points[0], *points, points[-1])
    curve: list[Place] = []
    for number in range(len(points) - 1):
        p, q, r, s = ends[number:number + 4]
        curve += [blend(p, q, r, s, step / 5) for step in range(5)]
    return (*curve, points[-1])


def mirror(line: Line) -> Line:
    """The same on the other side."""
    return tuple((-x, y) for x, y in line)


BODY: Final = smooth((.1, -.36), (.12, -.26), (.31, -.1), (.31, .08), (.2, .28), (.08, .42))
ARM: Final = smooth((.1, .4), (.32, .26), (.37, .02), (.25, -.18), (.28, -.36), (.43, -.47))
MUZZLE: Final = smooth((-.34, .5), (-.33, .28), (-.3, .08), (-.21, -.12), (-.08, -.27),
                       (.02, -.34), (.05, -.47), (.12, -.36), (.2, -.27), (.3, -.12), (.42, .02),
                       (.45, .12), (.39, .2), (.29, .2), (.19, .14), (.08, .16), (.05, .26),
                       (.13, .38), (.19, .5))
MANE: Final = smooth((-.02, -.42), (-.18, -.31), (-.3, -.12), (-.38, .1), (-.42, .4))
HELMET: Final = smooth((-.26, .5), (-.31, .2), (-.33, -.06), (-.24, -.26), (-.04, -.34),
                       (.18, -.3), (.31, -.14), (.34, .02))
CREST: Final = (*arc((-.02, -.02), .5, 172, 318, 12), *arc((-.02, -.02), .37, 318, 172, 12))
VISOR: Final[Line] = ((.34, .02), (.24, .06), (.16, .06), (.19, .2), (.3, .17), (.32, .3),
                      (.24, .5), (.04, .5), (.06, .3), (-.04, .14), (.0, .02), (-.06, .3),
                      (-.08, .5))

# Drawn in a unit square; "gold" gives way to the symbol's own colour, "page" stays.
GLYPHS: Final[dict[str, tuple[Shape, ...]]] = {
    "T": (Polygon(((-.52, -.17), (0, -.5), (.52, -.17)), "gold"),
          Polygon(((-.28, -.22), (0, -.4), (.28, -.22)), "page"), Disc((0, -.28), .05, "gold"),
          Plate((-.46, -.14), (.92, .08), 0, "gold"),
          *(Plate((left, -.03), (.11, .36), 0, "gold") for left in (-.41, -.18, .07, .3)),
          Plate((-.46, .35), (.92, .06), 0, "gold"), Plate((-.53, .43), (1.06, .08), 0, "gold")),
    "A": (Plate((-.17, -.52), (.34, .07), .03, "gold"),
          Polygon(((-.1, -.46), *mirror(BODY), *reversed(BODY), (.1, -.46)), "gold"),
          Polygon(((-.07, .38), (.07, .38), (.15, .51), (-.15, .51)), "gold"),
          Stroke(smooth((.09, -.38), (.26, -.4), (.36, -.27), (.28, -.07)), "gold", .065),
          Stroke(mirror(smooth((.09, -.38), (.26, -.4), (.36, -.27), (.28, -.07))), "gold",
                 .065),
          Stroke(((-.29, -.03), (.29, -.03)), "page", .05),
          Stroke(((-.28, .1), (-.19, .04), (-.1, .1), (0, .04), (.1, .1), (.19, .04), (.28, .1)),
                 "page", .04)),
    "L": (Stroke(ARM, "gold", .1), Stroke(mirror(ARM), "gold", .1),
          Polygon(((-.26, .22), (.26, .22), (.2, .42), (.1, .5), (-.1, .5), (-.2, .42)), "gold"),
          Stroke(((-.38, -.29), (.38, -.29)), "gold", .075), Disc((-.4, -.29), .05, "gold"),
          Disc((.4, -.29), .05, "gold"),
          *(Stroke(((x, -.28), (x * .8, .3)), "gold", .034) for x in (-.15, -.05, .05, .15))),
    "C": (Polygon(MUZZLE, "gold"), Stroke(MANE, "gold", .085), Disc((.12, -.13), .036, "page"),
          Stroke(smooth((.14, .13), (.2, .03), (.3, .0)), "page", .035),
          Stroke(((.36, .1), (.39, .09)), "page", .04)),
    "H": (Polygon(CREST, "gold"), Polygon((*HELMET, *VISOR), "gold"),
          Polygon(((.02, .03), (.15, .05), (.17, .12), (.05, .11)), "page"),
          Stroke(smooth((-.25, -.1), (-.06, -.2), (.16, -.17)), "page", .035),
          Stroke(((-.04, .16), (-.1, .5)), "page", .035)),
}


@remember(1024)
def glyph(letter: str, at: Place, size: float) -> tuple[Shape, ...]:
    """A symbol at a place, in its own colour."""
    return stamp(GLYPHS[letter], at, size, turn={"gold": PIGMENTS[letter]})


@remember(512)
def medallion(letter: str, at: Place, radius: float) -> tuple[Shape, ...]:
    """A symbol, pale on its own colour, in a golden rim."""
    x, y = at
    pale = stamp(GLYPHS[letter], at, radius * 1.22, turn={"page": PIGMENTS[letter]})
    pale = stamp(pale, (0.0, 0.0), 1.0, turn={"gold": "seal.text"})
    return (Shade(regular((x + radius * 0.07, y + radius * 0.17), radius * 1.02, 16),
                  radius * 0.2, "shade", 0.55),
            Disc(at, radius, "gold.deep"),
            Disc((x - radius * 0.03, y - radius * 0.03), radius * 0.95, "gold.pale"),
            Disc((x + radius * 0.02, y + radius * 0.02), radius * 0.88, "gold.key"),
            Disc(at, radius * 0.84, "gold.deep"),
            Disc((x + radius * 0.02, y + radius * 0.03), radius * 0.80, PIGMENTS[letter]), *pale)


@remember(512)
def engrave(letter: str, at: Place, size: float) -> tuple[Shape, ...]:
    """A symbol cut into stone: the lower edge of the cut catches the light."""
    light = silhouette(letter, (at[0] + size * .03, at[1] + size * .045), size, "bevel.light")
    return (*light, *glyph(letter, at, size))


def silhouette(letter: str, at: Place, size: float, colour: str) -> tuple[Shape, ...]:
    """A symbol in one colour, without what is left bare inside it."""
    parts = tuple(part for part in GLYPHS[letter] if not is_cut_out(part))
    return stamp(parts, at, size, turn={"gold": colour})


def is_cut_out(part: Shape) -> bool:
    """Is it what is left bare inside the glyph?"""
    return "page" in (getattr(part, "fill", ""), getattr(part, "colour", ""))

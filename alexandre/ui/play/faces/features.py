"""What heads on coins are made of: faces, hair, wreaths, helmets and hats, drawn in a unit square
round (0, 0), looking to the right."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.sketch import Disc, Place, Polygon, Shape, Stroke
from alexandre.ui.play.faces.curves import Points, arc, bend

Parts = tuple[Shape, ...]
FACE: Final[Points] = (
    (-0.2, 0.43), (-0.15, 0.26), (-0.22, 0.1), (-0.25, -0.08), (-0.19, -0.25), (-0.04, -0.34),
    (0.1, -0.31), (0.18, -0.2), (0.195, -0.09), (0.225, -0.01), (0.285, 0.08), (0.235, 0.105),
    (0.238, 0.14), (0.252, 0.16), (0.222, 0.18), (0.24, 0.205), (0.212, 0.24), (0.225, 0.285),
    (0.17, 0.325), (0.07, 0.31), (0.035, 0.345), (0.07, 0.43))
LOCKS: Final = (((-0.2, 0.08), 0.06), ((-0.21, -0.05), 0.065), ((-0.15, -0.17), 0.065),
                ((-0.05, -0.26), 0.06), ((0.07, -0.27), 0.055), ((0.14, -0.19), 0.045),
                ((-0.1, -0.06), 0.055), ((-0.02, -0.17), 0.05), ((-0.13, 0.14), 0.05))


@dataclass(frozen=True)
class Metal:
    """The tones of a coin, by the names of their colours: the ground, skin, hair, lines, light."""

    field: str
    skin: str
    hair: str
    line: str
    shine: str


Head = Callable[[Metal], Parts]


def solid(outline: Points, fill: str, metal: Metal) -> Parts:
    """A raised part with its dark edge, its outline smooth."""
    return raise_part(bend(outline), fill, metal)


def raise_part(outline: Points, fill: str, metal: Metal, width: float = 0.014) -> Parts:
    """The same with the outline as it is; `width` is that of its line."""
    return (Polygon(tuple((x - 0.012, y + 0.016) for x, y in outline), metal.line),
            Polygon(outline, fill, metal.line, width))


def draw_lines(colour: str, width: float, *lines: Points) -> Parts:
    return tuple(Stroke(each, colour, width) for each in lines)


def shift(lines: Iterable[Points], dx: float) -> Iterator[Points]:
    """The same lines farther to the right."""
    return (tuple((x + dx, y) for x, y in line) for line in lines)


def draw_face(metal: Metal) -> Parts:
    """Skin, eye, brow, nostril and mouth."""
    return (*solid(FACE, metal.skin, metal),
            *draw_lines(metal.line, 0.022, ((0.085, -0.035), (0.13, -0.055), (0.17, -0.045)),
                        ((0.09, -0.03), (0.16, -0.015))),
            *draw_lines(metal.line, 0.026, ((0.07, -0.1), (0.125, -0.12), (0.19, -0.1))),
            Disc((0.137, -0.032), 0.015, metal.line),
            *draw_lines(metal.line, 0.016, ((0.245, 0.182), (0.175, 0.185)),
                        ((0.215, 0.1), (0.2, 0.075), (0.215, 0.055)),
                        ((0.07, 0.31), (-0.03, 0.24), (-0.07, 0.14))))


def draw_ear(metal: Metal) -> Parts:
    return (Disc((-0.045, 0.02), 0.045, metal.skin, metal.line, 0.014),
            *draw_lines(metal.line, 0.012, arc((-0.045, 0.02), 0.022, 90, 330, 6)))


def draw_locks(metal: Metal) -> Parts:
    """Short curls, as on young men."""
    cap = ((-0.16, 0.2), (-0.25, 0.08), (-0.3, -0.08), (-0.23, -0.27), (-0.06, -0.37),
           (0.1, -0.35), (0.19, -0.24), (0.17, -0.15), (0.06, -0.17), (0.0, -0.09),
           (-0.02, -0.02), (-0.09, 0.02), (-0.1, 0.12))
    return (*solid(cap, metal.hair, metal),
            *(shape for at, size in LOCKS for shape in (
                Stroke(arc(at, size, 40, 300, 8), metal.line, 0.016),
                Stroke(arc(at, size * 0.5, 60, 330, 6), metal.skin, 0.012))),
            *draw_ear(metal))


def draw_beard(metal: Metal, long: float = 0.0) -> Parts:
    """A full beard; `long` makes it hang lower."""
    low = 0.4 + long
    outline = ((-0.08, 0.06), (0.0, 0.14), (0.1, 0.19), (0.175, 0.165), (0.235, 0.15),
               (0.21, 0.185), (0.255, 0.22), (0.27, 0.3), (0.21, low), (0.1, low + 0.02),
               (0.0, 0.32), (-0.08, 0.22))
    strands = tuple(((0.0 + 0.055 * n, 0.2 + 0.014 * n), (0.03 + 0.05 * n, 0.3),
                     (0.06 + 0.036 * n, low - 0.03)) for n in range(4))
    return (*solid(outline, metal.hair, metal), *draw_lines(metal.line, 0.016, *strands),
            *draw_lines(metal.skin, 0.011, *shift(strands, 0.025)),
            *draw_lines(metal.line, 0.016, ((0.24, 0.19), (0.18, 0.195))))


def draw_diadem(metal: Metal) -> Parts:
    """A band round the hair, its ends hanging behind."""
    band = (((-0.3, -0.02), (-0.08, -0.13), (0.185, -0.19)),
            ((-0.29, -0.02), (-0.37, 0.1), (-0.33, 0.22)),
            ((-0.29, 0.0), (-0.31, 0.14), (-0.25, 0.27)))
    return (*draw_lines(metal.line, 0.062, *band), *draw_lines(metal.shine, 0.036, *band))


def draw_leaf(at: Place, turn: float, size: float, metal: Metal, fill: str) -> Parts:
    """A pointed leaf with its rib."""
    c, s = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
    edge = tuple((at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in (
        (0.0, 0.0), (0.3, 0.28), (0.65, 0.24), (1.0, 0.0), (0.65, -0.24), (0.3, -0.28)))
    return (Polygon(edge, fill, metal.line, 0.014),
            Stroke((at, (at[0] + 0.8 * c, at[1] + 0.8 * s)), metal.line, 0.01))


def draw_wreath(metal: Metal) -> Parts:
    """Leaves round the head, from the nape to the brow."""
    places = (((-0.26, 0.06), -60), ((-0.27, -0.06), -78), ((-0.22, -0.15), -48),
              ((-0.15, -0.2), -66), ((-0.08, -0.24), -28), ((0.0, -0.25), -52),
              ((0.08, -0.25), -4), ((0.14, -0.23), -40))
    return tuple(shape for at, turn in places
                 for shape in draw_leaf(at, turn, 0.15, metal, metal.shine))


def draw_helmet(metal: Metal) -> Parts:
    """That of a soldier."""
    crest = ((-0.34, 0.3), (-0.47, 0.1), (-0.46, -0.16), (-0.32, -0.36), (-0.08, -0.47),
             (0.16, -0.45), (0.24, -0.36), (0.1, -0.38), (-0.1, -0.36), (-0.27, -0.24),
             (-0.35, -0.04), (-0.33, 0.16))
    bowl = ((-0.2, 0.43), (-0.27, 0.26), (-0.32, 0.02), (-0.26, -0.22), (-0.08, -0.35),
            (0.1, -0.34), (0.22, -0.24), (0.25, -0.1), (0.28, 0.07), (0.23, 0.06),
            (0.17, -0.04), (0.06, -0.06), (0.05, 0.01), (0.13, 0.05), (0.2, 0.13), (0.2, 0.3),
            (0.12, 0.42), (0.02, 0.34), (-0.06, 0.32))
    bristles = tuple(((-0.06 + 0.4 * math.cos(math.radians(a)), -0.0 + 0.37 * math.sin(
        math.radians(a))), (-0.06 + 0.47 * math.cos(math.radians(a)), 0.0 + 0.46 * math.sin(
            math.radians(a)))) for a in range(170, 300, 12))
    return (*solid(crest, metal.hair, metal),
            *draw_lines(metal.skin, 0.014, *bristles), *solid(bowl, metal.skin, metal),
            *draw_lines(metal.line, 0.016, arc((-0.02, -0.02), 0.26, 190, 310, 8),
                        ((-0.22, 0.36), (-0.27, 0.2), (-0.28, 0.06))),
            *draw_lines(metal.shine, 0.02, arc((-0.02, -0.02), 0.3, 215, 285, 8)))


def draw_corinthian(metal: Metal) -> Parts:
    """A helmet with its crest, pushed back from the face."""
    bowl = ((-0.27, 0.06), (-0.37, -0.06), (-0.36, -0.26), (-0.22, -0.43), (-0.02, -0.48),
            (0.16, -0.43), (0.3, -0.29), (0.38, -0.18), (0.26, -0.17), (0.14, -0.19),
            (0.0, -0.14), (-0.1, -0.04), (-0.16, 0.05))
    crest = ((-0.43, 0.16), (-0.5, -0.1), (-0.44, -0.32), (-0.28, -0.48), (-0.08, -0.54),
             (-0.02, -0.48), (-0.2, -0.42), (-0.34, -0.26), (-0.37, -0.06))
    return (*solid(crest, metal.hair, metal),
            *draw_lines(metal.skin, 0.014, *(((-0.05 + 0.33 * math.cos(math.radians(a)),
                                               -0.1 + 0.35 * math.sin(math.radians(a))),
                                              (-0.06 + 0.42 * math.cos(math.radians(a)),
                                               -0.1 + 0.42 * math.sin(math.radians(a))))
                                             for a in range(160, 270, 12))),
            *solid(bowl, metal.skin, metal),
            Polygon(bend(((0.07, -0.32), (0.16, -0.34), (0.22, -0.28), (0.12, -0.26))),
                    metal.line),
            *draw_lines(metal.line, 0.016, ((0.36, -0.19), (0.2, -0.24), (0.06, -0.23),
                                            (-0.12, -0.12), (-0.22, -0.02))),
            *draw_lines(metal.shine, 0.02, arc((-0.06, -0.16), 0.25, 190, 265, 8)))


def draw_bashlyk(metal: Metal, tip: Points) -> Parts:
    """The soft cap of satraps; `tip` is the line of its top, from the nape to the brow."""
    cap = ((-0.24, 0.47), (-0.34, 0.3), (-0.32, 0.06), *tip, (0.2, -0.14), (0.06, -0.13),
           (-0.02, -0.02), (-0.04, 0.12), (0.02, 0.28), (-0.02, 0.47))
    return (*solid(cap, metal.field, metal),
            *draw_lines(metal.line, 0.016, ((-0.08, -0.02), (-0.12, 0.2), (-0.1, 0.44)),
                        ((-0.16, -0.04), (-0.22, 0.2), (-0.18, 0.42)),
                        ((0.12, -0.16), (-0.08, -0.14), (-0.27, -0.04))),
            *draw_lines(metal.shine, 0.03, ((0.19, -0.17), (0.02, -0.17), (-0.1, -0.1))))


def draw_kausia(metal: Metal) -> Parts:
    """The flat hat of Macedonia."""
    hat = ((-0.4, -0.14), (-0.36, -0.27), (-0.22, -0.4), (0.0, -0.45), (0.2, -0.4), (0.3, -0.28),
           (0.34, -0.17), (0.22, -0.14), (0.0, -0.17), (-0.2, -0.1), (-0.34, -0.08))
    ribbon = ((-0.33, -0.17), (-0.04, -0.26), (0.29, -0.25))
    return (*solid(hat, metal.field, metal),
            *draw_lines(metal.line, 0.032, ribbon), *draw_lines(metal.shine, 0.02, ribbon),
            *draw_lines(metal.line, 0.014, ((-0.24, -0.34), (-0.1, -0.3), (0.06, -0.31)),
                        ((0.02, -0.41), (0.14, -0.36))),
            *draw_lines(metal.line, 0.03, ((-0.3, -0.09), (-0.36, 0.05), (-0.31, 0.18))))

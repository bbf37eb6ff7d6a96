"""The oracles as coins: the god or the sign of each place, mostly as on its own ancient coins."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.table.pictures.coins.people import RADIUS, SIDE
from alexandre.ui.draw.sketch import Disc, Place, Polygon, Sketch, regular
from alexandre.ui.play.faces.coins import METALS, mint
from alexandre.ui.play.faces.curves import Points, arc
from alexandre.ui.play.faces.features import Head, Metal, Parts, draw_leaf, draw_lines, solid
from alexandre.ui.play.faces.heads import draw_person

RIM: Final = "seal"


def draw_oracle(region: str, at: Place = (0.0, 0.0), radius: float = 1.0) -> Parts:
    """The coin of the oracle there; nothing where none is known."""
    if region not in ORACLES:
        return ()
    people, draw = ORACLES[region]
    return mint(draw, METALS[people], RIM, at, radius)


def show_oracle(region: str) -> Sketch | None:
    """The coin in a square of its own, to be shown beside a name."""
    coin = draw_oracle(region, (SIDE / 2, SIDE / 2), RADIUS)
    return Sketch((SIDE, SIDE), coin) if coin else None


def mirror(points: Points) -> Points:
    """The same on the other side of the middle."""
    return tuple((-x, y) for x, y in points)


def draw_thunderbolt(metal: Metal) -> Parts:
    """Dion in Macedonia: the bolt of Zeus."""
    flames = tuple(solid(tuple((x, sign * y) for x, y in flame), metal.hair, metal)
                   for sign in (-1, 1) for flame in (
                       ((0.0, 0.06), (0.08, 0.2), (0.06, 0.34), (0.0, 0.46), (-0.06, 0.34),
                        (-0.08, 0.2)),
                       ((0.02, 0.06), (0.18, 0.12), (0.24, 0.24), (0.22, 0.38), (0.14, 0.28),
                        (0.06, 0.18)),
                       ((-0.02, 0.06), (-0.06, 0.18), (-0.14, 0.28), (-0.22, 0.38),
                        (-0.24, 0.24), (-0.18, 0.12))))
    wing = ((0.04, -0.05), (0.2, -0.12), (0.4, -0.1), (0.3, 0.0), (0.4, 0.1), (0.2, 0.12),
            (0.04, 0.05))
    return (*(shape for flame in flames for shape in flame),
            *solid(wing, metal.skin, metal), *solid(mirror(wing), metal.skin, metal),
            Disc((0.0, 0.0), 0.085, metal.shine, metal.line, 0.016))


def draw_owl(metal: Metal) -> Parts:
    """Ilion: the owl of Athena."""
    body = ((0.0, -0.16), (0.2, -0.12), (0.26, 0.08), (0.16, 0.3), (0.0, 0.36), (-0.16, 0.3),
            (-0.26, 0.08), (-0.2, -0.12))
    head = ((0.0, -0.36), (0.16, -0.42), (0.24, -0.28), (0.18, -0.12), (0.0, -0.06),
            (-0.18, -0.12), (-0.24, -0.28), (-0.16, -0.42))
    wing = ((0.17, -0.08), (0.26, 0.06), (0.22, 0.26), (0.1, 0.34), (0.1, 0.1))
    down = tuple(arc((0.1 * column - 0.05 * (row % 2), 0.02 + 0.08 * row), 0.035, 0, 180, 5)
                 for row in range(4) for column in (0, 1))
    return (*draw_lines(metal.line, 0.05, ((-0.07, 0.34), (-0.09, 0.43)),
                        ((0.07, 0.34), (0.09, 0.43))),
            *solid(body, metal.skin, metal), *draw_lines(metal.line, 0.014, *down),
            *solid(wing, metal.hair, metal), *solid(mirror(wing), metal.hair, metal),
            *solid(head, metal.skin, metal),
            *(Disc((x, -0.25), size, fill, metal.line, 0.014) for x in (-0.1, 0.1)
              for size, fill in ((0.085, metal.shine), (0.035, metal.line))),
            Polygon(((-0.03, -0.19), (0.03, -0.19), (0.0, -0.09)), metal.hair, metal.line, 0.01))


def draw_bee(metal: Metal) -> Parts:
    """Ephesus: the bee of Artemis."""
    wing = ((0.05, -0.12), (0.24, -0.26), (0.42, -0.16), (0.4, 0.04), (0.24, 0.12), (0.08, 0.02))
    tail = ((0.0, 0.0), (0.12, 0.06), (0.13, 0.24), (0.0, 0.44), (-0.13, 0.24), (-0.12, 0.06))
    return (*draw_lines(metal.line, 0.018, ((0.04, -0.3), (0.12, -0.42)),
                        ((-0.04, -0.3), (-0.12, -0.42))),
            *solid(wing, metal.shine, metal), *solid(mirror(wing), metal.shine, metal),
            *draw_lines(metal.line, 0.012, *(each for vein in (
                ((0.08, -0.08), (0.36, -0.14)), ((0.08, -0.03), (0.36, 0.0)),
                ((0.1, 0.01), (0.26, 0.09))) for each in (vein, mirror(vein)))),
            *solid(tail, metal.hair, metal),
            *draw_lines(metal.line, 0.02, *(arc((0.0, 0.04 + 0.09 * n), 0.12 - 0.016 * n, 20, 160)
                                            for n in range(4))),
            Disc((0.0, -0.08), 0.12, metal.skin, metal.line, 0.014),
            Disc((0.0, -0.25), 0.085, metal.hair, metal.line, 0.014))


def draw_knot(metal: Metal) -> Parts:
    """Gordion: the knot on the pole of the wagon."""
    loops = (arc((0.0, -0.13), 0.19, 30, 330), arc((0.0, 0.13), 0.19, -150, 150),
             arc((-0.14, 0.0), 0.19, -60, 240), arc((0.14, 0.0), 0.19, 120, 420))
    ends = ((-0.1, 0.22), (-0.24, 0.32), (-0.2, 0.44)), ((0.1, 0.22), (0.2, 0.34), (0.32, 0.36))
    pole = ((-0.07, -0.48), (0.07, -0.48), (0.07, 0.48), (-0.07, 0.48))
    return (Polygon(pole, metal.hair, metal.line, 0.014),
            *(shape for rope in (*ends, *loops) for width, colour in (
                (0.1, metal.line), (0.068, metal.skin), (0.016, metal.hair))
              for shape in draw_lines(colour, width, rope)))


def draw_swan(metal: Metal) -> Parts:
    """Mallos in Cilicia: the swan of its coins."""
    body = ((-0.36, 0.02), (-0.2, -0.1), (0.02, -0.06), (0.2, 0.04), (0.26, 0.18), (0.1, 0.3),
            (-0.14, 0.3), (-0.3, 0.18))
    neck = ((0.18, 0.12), (0.3, 0.0), (0.28, -0.14), (0.18, -0.24), (0.2, -0.34), (0.28, -0.34))
    wing = ((-0.4, -0.2), (-0.2, -0.26), (0.04, -0.14), (0.12, 0.06), (-0.04, 0.16),
            (-0.24, 0.06))
    return (*draw_lines(metal.line, 0.13, neck), *draw_lines(metal.skin, 0.095, neck),
            *solid(body, metal.skin, metal), *solid(wing, metal.hair, metal),
            *draw_lines(metal.line, 0.014, *(((-0.3 + 0.09 * n, -0.2 + 0.03 * n),
                                              (-0.16 + 0.07 * n, -0.02 + 0.04 * n))
                                             for n in range(4))),
            Polygon(((0.31, -0.38), (0.43, -0.3), (0.31, -0.3)), metal.shine, metal.line, 0.012),
            Disc((0.27, -0.35), 0.016, metal.line),
            *draw_lines(metal.line, 0.02, *(((-0.36 + 0.06 * n, 0.36 + 0.05 * n),
                                             (0.36 - 0.06 * n, 0.36 + 0.05 * n))
                                            for n in range(2))))


def draw_lily(metal: Metal) -> Parts:
    """Jerusalem: the lily of the coins of Judah."""
    side = ((0.03, 0.1), (0.14, -0.06), (0.28, -0.18), (0.4, -0.14), (0.4, -0.02), (0.32, 0.0),
            (0.3, -0.08), (0.22, 0.02), (0.1, 0.16))
    middle = ((0.0, -0.44), (0.1, -0.24), (0.1, -0.04), (0.0, 0.12), (-0.1, -0.04),
              (-0.1, -0.24))
    return (*draw_lines(metal.line, 0.06, ((0.0, 0.1), (0.0, 0.46))),
            *draw_lines(metal.hair, 0.034, ((0.0, 0.1), (0.0, 0.45))),
            *draw_leaf((0.0, 0.4), -25, 0.3, metal, metal.hair),
            *draw_leaf((0.0, 0.4), -155, 0.3, metal, metal.hair),
            *solid(side, metal.skin, metal), *solid(mirror(side), metal.skin, metal),
            *solid(middle, metal.shine, metal),
            *draw_lines(metal.line, 0.012, ((0.0, -0.34), (0.0, 0.04))),
            Polygon(((-0.13, 0.1), (0.13, 0.1), (0.1, 0.18), (-0.1, 0.18)), metal.hair,
                    metal.line, 0.014))


def draw_ziggurat(metal: Metal) -> Parts:
    """Babylon: the tower of Bel under the star of Ishtar."""
    steps = tuple(Polygon(((-half, low - 0.13), (half, low - 0.13), (half + 0.03, low),
                           (-half - 0.03, low)), fill, metal.line, 0.014)
                  for half, low, fill in ((0.38, 0.38, metal.hair), (0.29, 0.25, metal.skin),
                                          (0.2, 0.12, metal.hair), (0.11, -0.01, metal.skin)))
    rays = regular((0.0, -0.28), 0.17, 16)
    star = tuple(place if number % 2 == 0 else (place[0] * 0.4, -0.28 + (place[1] + 0.28) * 0.4)
                 for number, place in enumerate(rays))
    return (*steps, Polygon(((-0.06, 0.38), (0.06, 0.38), (0.03, -0.1), (-0.03, -0.1)),
                            metal.shine, metal.line, 0.01),
            *draw_lines(metal.line, 0.012, *(((-0.05, y), (0.05, y)) for y in (
                0.32, 0.26, 0.2, 0.14, 0.08, 0.02, -0.04))),
            Polygon(star, metal.shine, metal.line, 0.012),
            Disc((0.0, -0.28), 0.045, metal.skin, metal.line, 0.012))


def draw_altar(metal: Metal) -> Parts:
    """Ecbatana: the altar of the sacred fire."""
    flame = ((0.0, -0.48), (0.08, -0.34), (0.18, -0.28), (0.2, -0.12), (0.1, -0.02),
             (-0.1, -0.02), (-0.2, -0.12), (-0.16, -0.26), (-0.06, -0.32))
    heart = ((0.0, -0.3), (0.08, -0.18), (0.06, -0.06), (-0.06, -0.06), (-0.08, -0.18))
    slabs = ((0.24, 0.0, 0.08), (0.16, 0.08, 0.3), (0.24, 0.3, 0.36), (0.32, 0.36, 0.43))
    return (*solid(flame, metal.shine, metal), *solid(heart, metal.hair, metal),
            *(Polygon(((-half, top), (half, top), (half, low), (-half, low)), metal.skin,
                      metal.line, 0.014) for half, top, low in slabs),
            *draw_lines(metal.line, 0.014, *(((x, 0.11), (x, 0.27)) for x in (-0.08, 0.0, 0.08))))


def draw_hill(metal: Metal) -> Parts:
    """Taxila: the hill of three arches under a crescent."""
    arches = ((-0.15, 0.3), (0.15, 0.3), (0.0, 0.08))
    moon = (*arc((0.0, -0.32), 0.15, 10, 170), *arc((0.0, -0.38), 0.14, 160, 20))
    return (*(shape for x, y in arches for shape in (
        Polygon((*arc((x, y - 0.06), 0.15, 180, 360), (x + 0.15, y + 0.06), (x - 0.15, y + 0.06)),
                metal.skin, metal.line, 0.022),
        Polygon((*arc((x, y - 0.02), 0.075, 180, 360), (x + 0.075, y + 0.06),
                 (x - 0.075, y + 0.06)), metal.line))),
            Polygon(moon, metal.shine, metal.line, 0.014),
            *draw_lines(metal.line, 0.024, ((-0.34, 0.4), (0.34, 0.4))))


def draw_tree(metal: Metal) -> Parts:
    """Pattala: the sacred tree in its railing."""
    boughs = ((0.0, 0.06), (-0.2, -0.1), (0.2, -0.1), (-0.13, -0.3), (0.13, -0.3), (0.0, -0.42))
    return (*draw_lines(metal.line, 0.05, ((0.0, 0.3), (0.0, -0.34)),
                        ((0.0, 0.1), (-0.2, -0.08)), ((0.0, 0.1), (0.2, -0.08)),
                        ((0.0, -0.12), (-0.13, -0.28)), ((0.0, -0.12), (0.13, -0.28))),
            *(leaf for at in boughs for turn in (-150, -90, -30)
              for leaf in draw_leaf(at, turn, 0.14, metal, metal.hair)),
            Polygon(((-0.2, 0.2), (0.2, 0.2), (0.2, 0.44), (-0.2, 0.44)), metal.skin, metal.line,
                    0.016),
            *draw_lines(metal.line, 0.016, ((-0.2, 0.32), (0.2, 0.32)),
                        *(((x, 0.2), (x, 0.44)) for x in (-0.07, 0.07))))


ORACLES: Final[dict[str, tuple[str, Head]]] = {
    "macedonia": ("macedonian", draw_thunderbolt), "ilium": ("greek", draw_owl),
    "ephesus": ("greek", draw_bee), "gordion": ("macedonian", draw_knot),
    "cilicia": ("greek", draw_swan), "old_tyre": ("greek", draw_person),
    "jerusalem": ("greek", draw_lily), "babylon": ("macedonian", draw_ziggurat),
    "ecbatana": ("persian", draw_altar), "taxila": ("greek", draw_hill),
    "pattala": ("persian", draw_tree),
}

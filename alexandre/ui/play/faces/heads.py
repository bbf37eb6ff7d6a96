"""Heads in profile as they are struck on coins: a person, a soldier, and those whom characters are
called after."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.sketch import Disc, Polygon
from alexandre.ui.play.faces.curves import arc
from alexandre.ui.play.faces.features import (
    Head,
    Metal,
    Parts,
    draw_bashlyk,
    draw_beard,
    draw_corinthian,
    draw_diadem,
    draw_ear,
    draw_face,
    draw_helmet,
    draw_kausia,
    draw_leaf,
    draw_lines,
    draw_locks,
    draw_wreath,
    raise_part,
    shift,
    solid,
)

PERSON: Final = "person"
SOLDIER: Final = "soldier"


def draw_person(metal: Metal) -> Parts:
    """In the scalp of a lion, as on the coins of Alexander."""
    mane = ((-0.3, 0.42), (-0.38, 0.2), (-0.41, -0.04), (-0.36, -0.26), (-0.2, -0.41),
            (0.0, -0.45), (0.17, -0.42), (0.28, -0.33), (0.31, -0.25), (0.24, -0.22),
            (0.2, -0.16), (0.1, -0.16), (0.03, -0.06), (0.02, 0.1), (0.05, 0.27), (0.1, 0.34),
            (0.09, 0.43))
    tufts = tuple((at, (at[0] - 0.07, at[1] + 0.05), (at[0] - 0.09, at[1] + 0.12)) for at in (
        (-0.08, -0.32), (-0.2, -0.26), (-0.27, -0.14), (-0.28, 0.02), (-0.25, 0.18),
        (-0.12, -0.18), (-0.17, -0.04), (-0.15, 0.12), (-0.12, 0.26), (-0.05, -0.08),
        (-0.06, 0.06), (-0.03, 0.2)))
    return (*draw_face(metal), *solid(mane, metal.hair, metal),
            *draw_lines(metal.line, 0.018, *tufts),
            *draw_lines(metal.skin, 0.012, *shift(tufts, 0.024)),
            Disc((0.0, -0.35), 0.05, metal.hair, metal.line, 0.018),  # the lion's ear and eye
            Disc((0.0, -0.35), 0.02, metal.line), Disc((0.13, -0.31), 0.022, metal.shine,
                                                       metal.line, 0.014),
            *(Polygon(((x, -0.225), (x + 0.035, -0.225), (x + 0.02, -0.15)), metal.shine,
                      metal.line, 0.008) for x in (0.12, 0.17, 0.225)),
            *draw_lines(metal.line, 0.018, ((0.3, -0.3), (0.25, -0.3)),
                        ((0.02, 0.37), (0.1, 0.41), (0.15, 0.38))))


def draw_soldier(metal: Metal) -> Parts:
    """A helmet that leaves eyes and mouth free, and its crest."""
    return (*draw_face(metal), *draw_helmet(metal))


def draw_thais(metal: Metal) -> Parts:
    """Hair bound up in a cloth, ivy round it, a ring in the ear."""
    cloth = ((-0.06, 0.1), (-0.2, 0.14), (-0.33, 0.09), (-0.42, -0.04), (-0.36, -0.2),
             (-0.22, -0.3), (-0.06, -0.36), (0.04, -0.34), (-0.02, -0.2), (-0.08, -0.06))
    waves = ((0.04, -0.35), (0.14, -0.31), (0.2, -0.2), (0.17, -0.12), (0.08, -0.15),
             (0.02, -0.07), (-0.05, 0.04), (-0.1, 0.0), (-0.06, -0.16))
    collar = ((-0.13, 0.37), (0.0, 0.395), (0.06, 0.38))
    folds = tuple(((-0.04 - 0.02 * n, -0.28 + 0.05 * n), (-0.2 - 0.01 * n, -0.2 + 0.07 * n),
                   (-0.37 + 0.01 * n, -0.12 + 0.06 * n)) for n in range(4))
    return (*draw_face(metal), *solid(cloth, metal.field, metal),
            *draw_lines(metal.line, 0.016, *folds), *solid(waves, metal.hair, metal),
            *draw_lines(metal.skin, 0.014, ((0.13, -0.26), (0.08, -0.2), (0.0, -0.13)),
                        ((0.08, -0.31), (0.02, -0.22), (-0.05, -0.08)),
                        ((0.16, -0.19), (0.08, -0.18))),
            *(shape for at, turn in (((-0.02, -0.27), -110), ((0.05, -0.3), -60),
                                     ((-0.05, -0.15), -150), ((0.12, -0.28), -20))
              for shape in draw_leaf(at, turn, 0.12, metal, metal.shine)),
            Disc((-0.05, 0.08), 0.03, "", metal.line, 0.02),
            *draw_lines(metal.line, 0.034, collar), *draw_lines(metal.shine, 0.016, collar))


def draw_diogenes(metal: Metal) -> Parts:
    """Bald, wrinkled, with a wild beard."""
    fringe = ((-0.04, 0.08), (-0.1, 0.18), (-0.22, 0.2), (-0.3, 0.08), (-0.29, -0.06),
              (-0.22, -0.1), (-0.14, -0.02))
    wild = ((-0.1, 0.08), (0.0, 0.12), (0.1, 0.17), (0.18, 0.14), (0.25, 0.135), (0.22, 0.185),
            (0.29, 0.24), (0.27, 0.33), (0.31, 0.4), (0.2, 0.41), (0.17, 0.48), (0.08, 0.43),
            (-0.01, 0.46), (-0.03, 0.37), (-0.12, 0.33), (-0.09, 0.22))
    strands = tuple(((-0.03 + 0.06 * n, 0.18 + 0.008 * n), (0.02 + 0.05 * n, 0.28),
                     (-0.01 + 0.065 * n, 0.38)) for n in range(5))
    return (*draw_face(metal),
            *draw_lines(metal.line, 0.014, ((0.02, -0.22), (0.1, -0.235), (0.165, -0.21)),
                        ((0.02, -0.17), (0.1, -0.185), (0.18, -0.16)),
                        ((0.05, 0.02), (0.03, 0.06)), ((0.03, 0.0), (0.0, 0.03))),
            *solid(fringe, metal.hair, metal),
            *draw_lines(metal.line, 0.016, *(arc(at, 0.045, 30, 300, 7) for at in (
                (-0.2, 0.0), (-0.22, 0.1), (-0.12, 0.12)))), *draw_ear(metal),
            *solid(wild, metal.hair, metal), *draw_lines(metal.line, 0.017, *strands),
            *draw_lines(metal.skin, 0.012, *shift(strands, 0.027)))


def draw_deinocrates(metal: Metal) -> Parts:
    """Crowned with leaves, a lion's skin knotted on his chest, as he came before the king."""
    skin = ((-0.42, 0.44), (-0.36, 0.28), (-0.24, 0.2), (-0.14, 0.26), (-0.04, 0.36),
            (0.1, 0.37), (0.2, 0.43), (0.1, 0.49), (-0.2, 0.49))
    return (*draw_face(metal), *draw_locks(metal), *draw_wreath(metal),
            *solid(skin, metal.hair, metal),
            *draw_lines(metal.skin, 0.014, *(((-0.36 + 0.09 * n, 0.31 + 0.02 * n),
                                              (-0.38 + 0.09 * n, 0.38 + 0.015 * n),
                                              (-0.34 + 0.09 * n, 0.43)) for n in range(4))),
            Disc((0.03, 0.415), 0.05, metal.hair, metal.line, 0.016),
            *draw_lines(metal.line, 0.016, ((0.06, 0.44), (0.1, 0.49)),
                        ((0.0, 0.45), (-0.02, 0.49))))


def draw_sisygambis(metal: Metal) -> Parts:
    """A crown of battlements over a long veil."""
    veil = ((-0.44, 0.46), (-0.4, 0.16), (-0.36, -0.1), (-0.26, -0.26), (-0.06, -0.28),
            (0.06, -0.2), (0.0, -0.06), (-0.04, 0.12), (-0.02, 0.3), (0.06, 0.46))
    crown = ((-0.28, -0.14), (-0.33, -0.3), (-0.3, -0.46), (-0.22, -0.46), (-0.22, -0.4),
             (-0.15, -0.4), (-0.14, -0.48), (-0.06, -0.48), (-0.05, -0.41), (0.02, -0.41),
             (0.03, -0.48), (0.11, -0.47), (0.11, -0.4), (0.17, -0.39), (0.19, -0.44),
             (0.24, -0.42), (0.2, -0.16), (0.08, -0.19), (-0.1, -0.18))
    return (*draw_face(metal),
            *draw_lines(metal.line, 0.013, ((0.05, 0.02), (0.02, 0.06)),
                        ((0.15, 0.13), (0.12, 0.17), (0.13, 0.21))),
            *solid(veil, metal.hair, metal),
            *draw_lines(metal.line, 0.016, *(((-0.2 + 0.06 * n, -0.2), (-0.31 + 0.075 * n, 0.1),
                                              (-0.36 + 0.09 * n, 0.42)) for n in range(4))),
            *raise_part(crown, metal.shine, metal),
            *draw_lines(metal.line, 0.016, ((-0.31, -0.34), (-0.04, -0.35), (0.22, -0.34)),
                        ((-0.3, -0.23), (-0.04, -0.25), (0.2, -0.23))),
            *(Disc((-0.21 + 0.085 * n, -0.295), 0.022, metal.line) for n in range(5)),
            Disc((-0.01, 0.14), 0.024, metal.shine, metal.line, 0.012))


def draw_olympias(metal: Metal) -> Parts:
    """Waved hair under a diadem with a point, a thin veil behind."""
    veil = ((-0.4, 0.45), (-0.43, 0.14), (-0.4, -0.14), (-0.27, -0.36), (-0.06, -0.43),
            (0.05, -0.38), (-0.06, -0.26), (-0.13, -0.02), (-0.13, 0.22), (-0.1, 0.45))
    hair = ((-0.08, -0.3), (0.08, -0.34), (0.18, -0.25), (0.19, -0.13), (0.11, -0.14),
            (0.05, -0.05), (0.0, 0.05), (-0.02, 0.15), (-0.12, 0.2), (-0.17, 0.0),
            (-0.15, -0.2))
    return (*draw_face(metal), *solid(veil, metal.field, metal),
            *draw_lines(metal.line, 0.015, *(((-0.12 - 0.06 * n, -0.3 + 0.06 * n),
                                              (-0.2 - 0.055 * n, 0.06),
                                              (-0.17 - 0.055 * n, 0.4)) for n in range(4))),
            *solid(hair, metal.hair, metal),
            *draw_lines(metal.skin, 0.015, *(((0.14 - 0.06 * n, -0.24 + 0.01 * n),
                                              (0.06 - 0.05 * n, -0.12 + 0.04 * n),
                                              (0.0 - 0.035 * n, 0.02 + 0.04 * n))
                                             for n in range(4))),
            Polygon(((-0.12, -0.3), (0.0, -0.43), (0.06, -0.36), (0.14, -0.44), (0.17, -0.34),
                     (0.22, -0.34), (0.2, -0.24), (0.05, -0.31)), metal.shine, metal.line, 0.016),
            Disc((0.14, -0.35), 0.022, metal.line),
            Disc((0.0, 0.09), 0.02, metal.shine, metal.line, 0.012),
            Disc((0.0, 0.145), 0.028, metal.shine, metal.line, 0.012),
            *(Disc((-0.1 + 0.05 * n, 0.36 + 0.012 * n), 0.024, metal.shine, metal.line, 0.012)
              for n in range(4)))


def draw_artabazus(metal: Metal) -> Parts:
    """An old satrap: the soft cap fallen forward, a long beard."""
    return (*draw_face(metal),
            *draw_lines(metal.line, 0.013, ((0.05, 0.02), (0.03, 0.06))),
            *draw_beard(metal, 0.06),
            *draw_bashlyk(metal, ((-0.34, -0.16), (-0.22, -0.36), (0.0, -0.45), (0.2, -0.45),
                                  (0.3, -0.36), (0.28, -0.28), (0.2, -0.3))))


def draw_mazaeus(metal: Metal) -> Parts:
    """The fluted hat of the court, curled hair and beard."""
    hat = ((-0.28, -0.08), (-0.34, -0.46), (-0.1, -0.49), (0.16, -0.47), (0.24, -0.43),
           (0.2, -0.15), (-0.02, -0.13))
    nape = ((-0.26, -0.1), (-0.08, -0.14), (-0.03, 0.02), (-0.1, 0.16), (-0.2, 0.3),
            (-0.34, 0.28), (-0.36, 0.1))
    curls = (*((-0.1 - 0.085 * c, -0.01 + 0.09 * r) for c in range(3) for r in range(3)),)
    return (*draw_face(metal), *solid(nape, metal.hair, metal),
            *draw_lines(metal.skin, 0.014, *(arc(at, 0.03, 0, 300, 8) for at in curls)),
            *draw_beard(metal, 0.04),
            *draw_lines(metal.skin, 0.013, *(arc(at, 0.026, 0, 300, 8) for at in (
                (0.02, 0.22), (0.09, 0.26), (0.16, 0.26), (0.09, 0.34), (0.17, 0.36)))),
            *raise_part(hat, metal.shine, metal, 0.016),
            *draw_lines(metal.line, 0.018, *(((-0.27 + 0.075 * n, -0.46), (-0.22 + 0.065 * n,
                                                                           -0.13))
                                             for n in range(7))))


def draw_ariobarzanes(metal: Metal) -> Parts:
    """A pointed helmet with scales that fall on the nape, and a moustache."""
    scales = ((-0.26, -0.06), (0.0, -0.12), (0.02, 0.06), (0.0, 0.24), (0.04, 0.44),
              (-0.38, 0.44), (-0.36, 0.16))
    bowl = ((-0.28, -0.03), (-0.26, -0.2), (-0.16, -0.36), (-0.05, -0.44), (-0.03, -0.53),
            (0.0, -0.44), (0.12, -0.36), (0.21, -0.22), (0.22, -0.1), (0.0, -0.12))
    return (*draw_face(metal), *draw_beard(metal), *solid(scales, metal.field, metal),
            *draw_lines(metal.line, 0.014, *(arc((-0.28 + 0.085 * c + 0.04 * (r % 2),
                                                  0.02 + 0.085 * r), 0.042, 0, 180, 6)
                                             for r in range(5) for c in range(4))),
            *raise_part(bowl, metal.skin, metal, 0.016),
            *draw_lines(metal.line, 0.018, ((-0.27, -0.09), (0.0, -0.18), (0.215, -0.16)),
                        ((-0.13, -0.14), (-0.09, -0.3), (-0.04, -0.42)),
                        ((0.09, -0.17), (0.06, -0.3), (0.0, -0.42))),
            *draw_lines(metal.shine, 0.02, ((-0.19, -0.18), (-0.13, -0.31), (-0.07, -0.38))))


def draw_cleitus(metal: Metal) -> Parts:
    """A helmet whose top curls forward, with cheek pieces; a short beard."""
    bowl = ((-0.2, 0.3), (-0.3, 0.2), (-0.27, 0.04), (-0.33, -0.14), (-0.28, -0.32),
            (-0.14, -0.43), (0.04, -0.47), (0.2, -0.44), (0.27, -0.35), (0.22, -0.28),
            (0.14, -0.32), (0.18, -0.24), (0.29, -0.15), (0.26, -0.12), (0.1, -0.14),
            (-0.02, -0.1), (-0.1, 0.04), (-0.12, 0.2))
    cheek = ((-0.08, -0.06), (0.02, -0.08), (0.05, 0.02), (0.1, 0.08), (0.11, 0.2), (0.17, 0.28),
             (0.1, 0.34), (0.0, 0.24), (-0.06, 0.1))
    return (*draw_face(metal), *draw_beard(metal, -0.03), *solid(bowl, metal.hair, metal),
            *draw_lines(metal.line, 0.016, ((-0.25, -0.08), (-0.04, -0.2), (0.2, -0.21)),
                        ((-0.22, -0.22), (-0.08, -0.36), (0.1, -0.39))),
            *draw_lines(metal.shine, 0.02, ((-0.26, -0.16), (-0.2, -0.28), (-0.08, -0.37))),
            *solid(cheek, metal.skin, metal), Disc((-0.02, -0.03), 0.018, metal.line),
            *draw_lines(metal.line, 0.012, ((0.0, 0.02), (0.05, 0.12), (0.08, 0.24))))


def draw_seleucus(metal: Metal) -> Parts:
    """A diadem in the curls, and the horn of a bull."""
    horn = ((-0.1, -0.1), (-0.02, -0.19), (0.06, -0.26), (0.1, -0.36), (0.08, -0.46),
            (0.0, -0.5), (0.03, -0.41), (0.0, -0.33), (-0.07, -0.26), (-0.15, -0.18))
    return (*draw_face(metal), *draw_locks(metal), *draw_diadem(metal),
            *solid(horn, metal.shine, metal),
            *draw_lines(metal.line, 0.012, ((-0.08, -0.14), (-0.04, -0.24)),
                        ((-0.02, -0.19), (0.03, -0.27)), ((0.03, -0.26), (0.07, -0.34))))


def draw_perdiccas(metal: Metal) -> Parts:
    """The flat hat of Macedonia over curls."""
    return (*draw_face(metal), *draw_locks(metal), *draw_kausia(metal))


def draw_eumenes(metal: Metal) -> Parts:
    """A Corinthian helmet pushed back from the face, a neat beard."""
    return (*draw_face(metal), *draw_locks(metal), *draw_beard(metal, -0.02),
            *draw_corinthian(metal))


HEADS: Final[dict[str, Head]] = {
    PERSON: draw_person, SOLDIER: draw_soldier, "thais": draw_thais, "diogenes": draw_diogenes,
    "deinocrates": draw_deinocrates, "sisygambis": draw_sisygambis, "olympias": draw_olympias,
    "artabazus": draw_artabazus, "mazaeus": draw_mazaeus, "cleitus": draw_cleitus,
    "ariobarzanes": draw_ariobarzanes, "seleucus": draw_seleucus, "perdiccas": draw_perdiccas,
    "eumenes": draw_eumenes,
}

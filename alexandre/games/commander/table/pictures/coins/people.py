"""Whom the campaigns name, as heads on coins: Alexander, his advisers, the enemy's leaders, and a
soldier of each nation."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.table.pictures.counters import COLOURS
from alexandre.ui.draw.sketch import Disc, Place, Sketch, seat_colour
from alexandre.ui.play.faces.coins import METALS, mint
from alexandre.ui.play.faces.features import (
    Head,
    Metal,
    Parts,
    draw_bashlyk,
    draw_beard,
    draw_corinthian,
    draw_face,
    draw_helmet,
    draw_kausia,
    draw_lines,
    draw_locks,
    draw_wreath,
    solid,
)
from alexandre.ui.play.faces.heads import draw_person, draw_soldier

RADIUS: Final = 52.0
SIDE: Final = 2.3 * RADIUS  # of a square round a coin
WRINKLES: Final = (((0.02, -0.22), (0.1, -0.235), (0.165, -0.21)), ((0.05, 0.02), (0.03, 0.06)))


def draw_coin(id: str, at: Place = (0.0, 0.0), radius: float = 1.0) -> Parts:
    """That of an adviser, a leader, Alexander or a nation; the rim has the colour of the nation,
    for Macedonians that of the player."""
    people, nation, draw = HEADS[id]
    return mint(draw, METALS[people], COLOURS[nation] or seat_colour(0), at, radius)


def draw_likeness(id: str) -> Sketch:
    """The coin in a square of its own, to be shown beside a name."""
    return Sketch((SIDE, SIDE), draw_coin(id, (SIDE / 2, SIDE / 2), RADIUS))


def draw_antipater(metal: Metal) -> Parts:
    """The old regent: a long beard, a lined face."""
    return (*draw_face(metal), *draw_lines(metal.line, 0.014, *WRINKLES), *draw_locks(metal),
            *draw_beard(metal, 0.07))


def draw_aristander(metal: Metal) -> Parts:
    """The seer, crowned with laurel."""
    return (*draw_face(metal), *draw_locks(metal), *draw_beard(metal, 0.04),
            *draw_wreath(metal))


def draw_callisthenes(metal: Metal) -> Parts:
    """The historian: a narrow band in the hair, a short beard."""
    band = ((-0.29, -0.04), (-0.08, -0.15), (0.185, -0.205))
    return (*draw_face(metal), *draw_locks(metal), *draw_beard(metal, -0.03),
            *draw_lines(metal.line, 0.05, band), *draw_lines(metal.shine, 0.026, band))


def draw_hephaestion(metal: Metal) -> Parts:
    """Young, without a beard."""
    return (*draw_face(metal), *draw_locks(metal))


def draw_parmenion(metal: Metal) -> Parts:
    """The old general under the flat hat of Macedonia."""
    return (*draw_face(metal), *draw_lines(metal.line, 0.014, *WRINKLES), *draw_locks(metal),
            *draw_beard(metal, 0.03), *draw_kausia(metal))


def draw_chares(metal: Metal) -> Parts:
    """An Athenian general: the helmet pushed back."""
    return (*draw_face(metal), *draw_locks(metal), *draw_corinthian(metal))


def draw_memnon(metal: Metal) -> Parts:
    """A Greek in the Great King's pay: a helmet over the beard."""
    return (*draw_face(metal), *draw_beard(metal, 0.05), *draw_helmet(metal))


def draw_darius(metal: Metal) -> Parts:
    """The Great King, whose cap alone stands upright."""
    band = ((0.2, -0.165), (0.02, -0.165), (-0.12, -0.1), (-0.27, -0.02))
    return (*draw_face(metal), *draw_beard(metal, 0.07),
            *draw_bashlyk(metal, ((-0.34, -0.14), (-0.28, -0.34), (-0.16, -0.48), (0.02, -0.5),
                                  (0.1, -0.38), (0.16, -0.26))),
            *draw_lines(metal.line, 0.07, band), *draw_lines(metal.shine, 0.044, band),
            *(Disc(at, 0.014, metal.line) for at in band))


def draw_porus(metal: Metal) -> Parts:
    """The king beyond the Hydaspes: a turban with its knot, a moustache, a ring in the ear."""
    turban = ((-0.27, 0.0), (-0.36, -0.12), (-0.33, -0.3), (-0.18, -0.42), (0.04, -0.44),
              (0.2, -0.38), (0.28, -0.26), (0.24, -0.15), (0.06, -0.16), (-0.1, -0.08))
    knot = ((0.06, -0.38), (0.02, -0.5), (0.14, -0.54), (0.24, -0.46), (0.2, -0.36))
    nape = ((-0.24, -0.02), (-0.08, -0.06), (-0.04, 0.06), (-0.12, 0.18), (-0.26, 0.2),
            (-0.32, 0.08))
    folds = tuple(((-0.32 + 0.07 * n, -0.1 - 0.02 * n), (-0.14 + 0.06 * n, -0.26 - 0.02 * n),
                   (0.06 + 0.05 * n, -0.36 + 0.01 * n)) for n in range(4))
    lip = ((0.28, 0.17), (0.22, 0.13), (0.14, 0.16), (0.08, 0.24), (0.16, 0.2), (0.22, 0.18))
    return (*draw_face(metal), *solid(nape, metal.hair, metal), *solid(knot, metal.shine, metal),
            *solid(turban, metal.shine, metal), *draw_lines(metal.line, 0.016, *folds),
            *solid(lip, metal.hair, metal), Disc((-0.045, 0.02), 0.045, metal.skin, metal.line,
                                                 0.014),
            Disc((-0.04, 0.12), 0.045, "", metal.line, 0.02))


HEADS: Final[dict[str, tuple[str, int, Head]]] = {
    "alexander": ("macedonian", 0, draw_person), "antipater": ("macedonian", 0, draw_antipater),
    "aristander": ("greek", 0, draw_aristander),
    "callisthenes": ("greek", 0, draw_callisthenes),
    "hephaestion": ("macedonian", 0, draw_hephaestion),
    "parmenion": ("macedonian", 0, draw_parmenion), "chares": ("greek", 1, draw_chares),
    "memnon": ("greek", 2, draw_memnon), "darius": ("persian", 2, draw_darius),
    "porus": ("persian", 3, draw_porus), "greek": ("greek", 1, draw_soldier),
    "persian": ("persian", 2, draw_soldier), "indian": ("persian", 3, draw_soldier),
}

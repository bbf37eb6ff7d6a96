"""Small pictures for the strip: a wall, an empty space, a symbol, a card, a player's seal."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.table.pictures.glyphs import glyph
from alexandre.ui.draw.sketch import Caption, Disc, Plate, Polygon, Shape, Sketch, Stroke, seal
from alexandre.ui.text.cache import remember

SIDE: Final = 24.0
HALF: Final = SIDE / 2


def draw_sign(*shapes: Shape, captions: tuple[Caption, ...] = (), wide: float = SIDE) -> Sketch:
    """Shapes as a small picture."""
    return Sketch((wide, SIDE), shapes, captions)


@remember(64)
def symbol_sign(letter: str) -> Sketch:
    """One of the five symbols."""
    return draw_sign(*glyph(letter, (HALF - 3, HALF), 17), wide=SIDE - 6)


@remember(8)
def card_sign(letter: str) -> Sketch:
    """A card of a symbol."""
    return draw_sign(Plate((2, 1), (18, 22), 3, "card", "gold", 1.2), *glyph(letter, (11, 12), 13))


def seal_sign(seat: int) -> Sketch:
    """A player; not kept, for each match may wear other seals."""
    shapes, numeral = seal(seat, (HALF, HALF), 9.5)
    return draw_sign(*shapes, captions=(numeral,))


BLACK_SIGN: Final = draw_sign(Stroke(((5, 18), (19, 6)), "wall.black", 5.5))
RED_SIGN: Final = draw_sign(Stroke(((5, 18), (19, 6)), "wall.red", 5.5),
                            Stroke(((5, 18), (19, 6)), "wall.pale", 1.3))
RESERVE_SIGN: Final = draw_sign(Disc((HALF, 8), 4.2, "ink.soft"),
                                Polygon(((5, 21), (19, 21), (15, 12.5), (9, 12.5)), "ink.soft"))
WALL_SIGNS: Final = {"black": BLACK_SIGN, "red": RED_SIGN}

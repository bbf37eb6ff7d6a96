"""Small pictures for the strip: a wall, an empty space, a symbol, a card, a player's seal."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.table.pictures.glyphs import glyph
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import Plate, Shape, Sketch, seal
from alexandre.ui.text.cache import remember

SIDE: Final = 24.0
HALF: Final = SIDE / 2
WALLS: Final = {"black": "alexandros/black_wall", "red": "alexandros/red_wall"}


def make_sketch(*shapes: Shape, wide: float = SIDE) -> Sketch:
    """Shapes as a small picture."""
    return Sketch((wide, SIDE), shapes)


@remember(64)
def symbol_sign(letter: str) -> Sketch:
    """One of the five symbols."""
    return make_sketch(*glyph(letter, (HALF - 3, HALF), 17), wide=SIDE - 6)


@remember(8)
def card_sign(letter: str) -> Sketch:
    """A card of a symbol."""
    return make_sketch(Plate((2, 1), (18, 22), 3, "card", "gold", 1.2),
                       *glyph(letter, (11, 12), 13))


def seal_sign(seat: int) -> Sketch:
    """A player; not kept, for each match may wear other seals."""
    return Sketch.of((SIDE, SIDE), seal(seat, (HALF, HALF), 9.5))


@remember(2)
def wall_sign(colour: str) -> Sketch:
    return make_sketch(*draw_sign(WALLS[colour], (HALF, HALF), SIDE))


@remember(1)
def reserve_sign() -> Sketch:
    """A governor still to be placed."""
    return make_sketch(*draw_sign("alexandros/reserve", (HALF, HALF), SIDE))

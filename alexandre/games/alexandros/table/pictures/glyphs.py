"""The five symbols at a place, each with a colour and a letter of its own."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.tables import LETTERS
from alexandre.kernel.text import Msg
from alexandre.ui.draw.signs.named import Parts, draw_sign, read_sign
from alexandre.ui.draw.sketch import Place, Shade, Shape, regular, stamp
from alexandre.ui.text.cache import remember

PIGMENTS: Final = dict(zip(LETTERS, (
    "pigment.violet", "pigment.green", "pigment.red", "pigment.orange", "pigment.blue",
), strict=True))
NAMES: Final = {letter: f"alexandros/{name}" for letter, name in zip(LETTERS, (
    "temple", "amphora", "lyre", "horse", "helmet"), strict=True)}


@remember(1024)
def glyph(letter: str, at: Place, size: float) -> Parts:
    """A symbol at a place, in its own colour."""
    return draw_sign(NAMES[letter], at, size, gold=PIGMENTS[letter])


def initial(letter: str) -> Msg:
    """The letters of a symbol in the language that is shown; files and notation have their own."""
    return Msg(f"alexandros.initial.{letter}".lower())


@remember(512)
def medallion(letter: str, at: Place, radius: float) -> Parts:
    """A symbol, pale on its own colour, in a golden rim."""
    x, y = at
    pale = draw_sign(NAMES[letter], at, radius * 1.22, page=PIGMENTS[letter], gold="seal.text")
    return (Shade(regular((x + radius * 0.07, y + radius * 0.17), radius * 1.02, 16),
                  radius * 0.2, "shade", 0.55),
            *draw_sign("alexandros/medallion", at, 2 * radius, fill=PIGMENTS[letter]), *pale)


@remember(512)
def engrave(letter: str, at: Place, size: float) -> Parts:
    """A symbol cut into stone: the lower edge of the cut catches the light."""
    light = silhouette(letter, (at[0] + size * .03, at[1] + size * .045), size, "bevel.light")
    return (*light, *glyph(letter, at, size))


def silhouette(letter: str, at: Place, size: float, colour: str) -> Parts:
    """A symbol in one colour, without what is left bare inside it."""
    parts = tuple(part for part in read_sign(NAMES[letter]) if not is_cut_out(part))
    return stamp(parts, at, size, turn={"gold": colour})


def is_cut_out(part: Shape) -> bool:
    """Whether it is the hole inside the glyph."""
    return "page" in (getattr(part, "fill", ""), getattr(part, "colour", ""))

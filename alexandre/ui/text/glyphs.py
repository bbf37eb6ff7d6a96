"""The letters of one face at one size, on quarters of a pixel.

A font of pygame sets every letter on a whole pixel and rounds the room after it: in small italics
« cl » closes up to a « d ». Here letters are cut from a font some times as large, the room between
them is measured in a larger one, and they are laid side by side where they belong (decision 176).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from itertools import pairwise, zip_longest
from math import ceil
from typing import Final

import pygame

from alexandre.ui.text.cache import Cache

Colour = tuple[int, int, int]
Large = Cache[tuple[str, int, str], pygame.Surface]  # letters of large fonts

LETTER: Final = re.compile(r"f(?:f[il]?|[ijl])|.[\u0300-\u036f]*", re.DOTALL)
BLANK: Final = " \u00a0"
APOSTROPHES: Final = "’'"
AFTER_APOSTROPHE: Final = 0.05  # of the size: the kerning of print closes it up on a screen

# More room between letters than the face asks for, in pixels: drawn for paper, it is close.
OPEN: Final = {"text": 0.2, "bold": 0.2, "table": 0.1, "italic": 0.35}
# Which letter has to end on a whole pixel, so that most others look sharp.
RULER: Final = {"title": "H", "display": "H"}
DARKER: Final = 64  # of 255: thin strokes spread over two pixels look pale
MEASURED: Final = 128  # pixels: the size in which the letters of a face are measured
LARGE: Final = 32  # pixels; up to here letters stand on quarters, up to twice that on halves
FEET: Final = 2  # pixels below a line that its descenders may use: the ruler pushes them there
WHITE: Final = (255, 255, 255)


class Ems(dict[tuple[str, str], float]):
    """The distances between neighbouring letters of a face, in parts of its size.

    They are measured at one size for all, since the font is slow to measure a pair for the first
    time.
    """

    def __init__(self, load: Callable[[int], pygame.font.Font]) -> None:
        super().__init__()
        self._font = partial(load, MEASURED)

    def __missing__(self, pair: tuple[str, str]) -> float:
        """The width of both letters less that of the second, which includes kerning and overhang;
        the letter's own width before nothing."""
        one, two = pair
        em = self._font().size(one + two)[0] / MEASURED - (self[two, ""] if two else 0.0)
        self[pair] = em
        return em


class Steps(dict[tuple[str, str], float]):
    """The same distances in pixels of the large font of a size, slightly spaced."""

    def __init__(self, ems: Ems, large: int, opened: float) -> None:
        super().__init__()
        self._ems = ems
        self._large = large
        self._opened = opened

    def __missing__(self, pair: tuple[str, str]) -> float:
        """The distance, larger after an apostrophe and without spacing at the end."""
        one, two = pair
        step = self._ems[pair] * self._large + self._opened * bool(two)
        if one in APOSTROPHES and two.isalpha():
            step += AFTER_APOSTROPHE * self._large
        self[pair] = step
        return step


class Glyphs:
    """Measures and draws words in one face at one size, on quarters of a pixel."""

    def __init__(self, load: Callable[[int], pygame.font.Font], ems: Ems, face: str,
                 size: int, large: Large) -> None:
        """`load` gives the font of the face at a size; the large font is not kept, because its
        letters are. `large` caches them, each at several parts of a pixel."""
        self.plain = load(size)
        self._fine = 4 if size <= LARGE else 2 if size <= 2 * LARGE else 1
        self._large = partial(load, size * self._fine)
        self._drawn, self._face, self._size = large, face, size
        self._steps = Steps(ems, size * self._fine, OPEN.get(face, 0.0) * self._fine)
        self._rows = self._high(RULER.get(face, "x"))
        self._measured = ("", "", 0.0)  # the latest words, their last letter, what is before it
        self._cut: dict[tuple[str, int], pygame.Surface] = {}

    @cached_property
    def middle(self) -> int:
        """The distance from the top of a line to the middle of its capitals and figures."""
        high = max(each[3] for each in self.plain.metrics("H0") if each)
        return int(self.plain.get_ascent()) - high // 2

    def width(self, text: str) -> int:
        """The width of the words in pixels, with the overhang at either end.

        A text that begins like the one measured before is measured from there on, since lines grow
        word by word.
        """
        known, last, before = self._measured
        if not known or not text.startswith(known):
            known = last = ""
            before = 0.0
        letters = LETTER.findall(last + text[len(known):])
        if not letters:
            return 0
        before = sum(map(self._steps.__getitem__, pairwise(letters)), before)
        self._measured = text, letters[-1], before
        return ceil((before + self._steps[letters[-1], ""]) / self._fine)

    def render(self, text: str, colour: Colour) -> pygame.Surface:
        """The words on a transparent ground."""
        picture = blank(self.width(text), self.plain.get_height() + FEET)
        for letter, at in self._lay_out(LETTER.findall(text)):
            picture.blit(self._glyph(letter, at % self._fine), (at // self._fine, 0),
                         special_flags=pygame.BLEND_RGBA_MAX)
        picture.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _lay_out(self, letters: list[str]) -> Iterator[tuple[str, int]]:
        """Every visible letter and the start of its picture, in pixels of the large font."""
        at = 0.0
        for letter, following in zip_longest(letters, letters[1:]):
            if letter not in BLANK:
                yield letter, round(at)
            if following:
                at += self._steps[letter, following]

    def _glyph(self, letter: str, shift: int) -> pygame.Surface:
        """A letter in white that begins so many parts of a pixel after a whole one."""
        key = letter, shift
        if key not in self._cut:
            self._cut[key] = self._scale(self._drawn.get(
                (self._face, self._size, letter), self._draw_large, letter), shift)
        return self._cut[key]

    def _draw_large(self, letter: str) -> pygame.Surface:
        return self._large().render(letter, True, WHITE)

    def _scale(self, large: pygame.Surface, shift: int) -> pygame.Surface:
        if self._fine == 1:
            return large
        high = self.plain.get_height()
        wide = ceil((shift + large.get_width()) / self._fine)
        ground = blank(wide * self._fine, round(self._rows * (high + FEET) / high))
        line = round(self.plain.get_ascent() * self._rows / high)
        ground.blit(large, (shift, line - self._large().get_ascent()),
                    special_flags=pygame.BLEND_RGBA_MAX)
        return darker(pygame.transform.smoothscale(ground, (wide, high + FEET)))

    def _high(self, ruler: str) -> int:
        """The height of a line in rows of the large font such that the ruler ends on a whole
        pixel, which changes letters by less than half a pixel."""
        high = self.plain.get_height()
        top = max((each[3] for each in self._large().metrics(ruler) if each), default=0)
        whole = round(top / self._fine)
        return round(high * top / whole) if whole else high * self._fine


def blank(wide: int, high: int) -> pygame.Surface:
    """A transparent white surface for letters."""
    surface = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
    surface.fill((*WHITE, 0))
    return surface


def darker(glyph: pygame.Surface) -> pygame.Surface:
    """The glyph with its half-covered pixels strengthened."""
    again = glyph.copy()
    again.set_alpha(DARKER)
    glyph.blit(again, (0, 0))
    return glyph

"""The one entry point of text to the screen: cleaned, wrapped, rendered once and cached.

A font of pygame fails on what a player may type (a lone surrogate, a NUL), and none of ours has
U+202F: everything drawn comes through here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from io import BytesIO
from typing import Final

import pygame

from alexandre.i18n.clean import clean
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.glyphs import Ems, Glyphs, Large

FACES: Final = {
    "title": "Cinzel-600.ttf",
    "display": "Cinzel-700.ttf",
    "text": "EBGaramond-500.ttf",
    "italic": "EBGaramond-500i.ttf",
    "bold": "EBGaramond-700.ttf",
    "table": "AlegreyaSans-500.ttf",
}

LONGEST: Final = 4000  # characters of one paragraph
KEPT: Final = 3000  # widths and broken lines
PICTURES: Final = 6_000_000  # bytes of words that have been drawn
LETTERS: Final = 2_000_000  # bytes of large letters
MEASURED: Final = 128  # pixels, in which words are measured for every size
GLYPHS: Final = 60  # faces at a size: their letters, and the room between these
FONTS: Final = 16  # open at a time: half a megabyte each, once much was measured with it
ALONE: Final = 0.2  # of a line: a last word shorter than that wants another beside it
COMPANY: Final = 2  # words that stay in the line before
LEADING: Final = 4  # letters of a word that can end a line: “12”, “of”, « peu » want the next
SHORTS: Final = 2  # of them go down at the most
FILLED: Final = 0.65  # of a line that words go down from stays filled: else it looks broken early
STOPS: Final = ".:;!?…"
NO_BREAK: Final = "\u00a0"
ELLIPSIS: Final = "…"
COMMON: Final = re.compile("[ -~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2026]*")  # nothing to clean

Colour = tuple[int, int, int]


def heft(surface: pygame.Surface) -> int:
    """The bytes of a surface."""
    return surface.get_height() * surface.get_pitch()


class Typesetter:
    """Fonts by face and size in pixels, and a cache of pictures of words."""

    def __init__(self, read: Callable[[str], bytes]) -> None:
        """`read` gives the bytes of a font by its file name."""
        self._read = read
        self._files: dict[str, bytes] = {}
        self._fonts: Cache[tuple[str, int], pygame.font.Font] = Cache(FONTS)
        self._faces: Cache[tuple[str, int], Glyphs] = Cache(GLYPHS)
        self._large: Large = Cache(LETTERS, heft)
        self._ems: dict[str, Ems] = {}
        self._pictures: Cache[tuple[str, str, int, Colour], pygame.Surface] = Cache(
            PICTURES, heft)
        self._widths: Cache[tuple[str, str, int], int] = Cache(KEPT)
        self._lines: Cache[tuple[str, str, int, int], tuple[str, ...]] = Cache(KEPT)

    def picture(self, text: str, face: str, size: int, colour: Colour) -> pygame.Surface:
        """The words on a transparent ground."""
        text = tidy(text)
        return self._pictures.get((text, face, size, colour), self._draw, text, face, size, colour)

    def width(self, text: str, face: str, size: int) -> int:
        """The width of the words in pixels."""
        text = tidy(text)
        return self._widths.get((text, face, size), self.try_width, text, face, size)

    def ems(self, text: str, face: str) -> float:
        """The width of the words as a multiple of any letter size."""
        return self.width(text, face, MEASURED) / MEASURED

    def try_width(self, text: str, face: str, size: int) -> int:
        """The same for a line that grows word by word; intermediate results are not cached."""
        return self._glyphs(face, size).width(tidy(text))

    def height(self, face: str, size: int) -> int:
        """The line height in pixels."""
        return int(self._glyphs(face, size).plain.get_linesize())

    def ascent(self, face: str, size: int) -> int:
        """The height of capitals and accents above the line of the letters."""
        return int(self._glyphs(face, size).plain.get_ascent())

    def middle(self, face: str, size: int) -> int:
        """The distance from the top of a line to the middle of its capitals and figures."""
        return self._glyphs(face, size).middle

    def lines(self, text: str, face: str, size: int, width: int) -> tuple[str, ...]:
        """The words in lines no wider than `width`; a word too long for a line is cut."""
        text = tidy(text)
        return self._lines.get((text, face, size, width), self._break_lines, text, face, size,
                               width)

    def _break_lines(self, text: str, face: str, size: int, width: int) -> tuple[str, ...]:
        return tuple(self._wrap(text, face, size, max(1, width)))

    def fit(self, text: str, face: str, size: int, width: int) -> str:
        """The words, cut with an ellipsis if they are wider than `width`."""
        text = tidy(text)
        if self.width(text, face, size) <= width:
            return text
        return self._head(text, face, size, width) + ELLIPSIS

    def _glyphs(self, face: str, size: int) -> Glyphs:
        return self._faces.get((face, size), self._cut_face, face, max(4, size))

    def _cut_face(self, face: str, size: int) -> Glyphs:
        load = partial(self._font, face)
        return Glyphs(load, self._ems.setdefault(face, Ems(load)), face, size,
                      self._large)

    def _font(self, face: str, size: int) -> pygame.font.Font:
        return self._fonts.get((face, size), self._open, face, size)

    def _open(self, face: str, size: int) -> pygame.font.Font:
        if face not in self._files:
            self._files[face] = self._read(FACES[face])
        return pygame.font.Font(BytesIO(self._files[face]), size)

    def _draw(self, text: str, face: str, size: int, colour: Colour) -> pygame.Surface:
        if not self.width(text, face, size):
            return pygame.Surface((1, self.height(face, size)), pygame.SRCALPHA)
        return self._glyphs(face, size).render(text, colour)

    def _wrap(self, text: str, face: str, size: int, width: int) -> list[str]:
        lines: list[str] = []
        measure, line = self._glyphs(face, size).width, ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if not longer or measure(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *cut, line = self._cut(word, face, size, width)
            lines += cut
        return self._join([*lines, line], face, size, width)

    def _join(self, lines: list[str], face: str, size: int, width: int) -> list[str]:
        """The lines without a short word alone at the end of the paragraph.

        The word before it, with short words before that, moves down too, unless it ends a sentence
        or would leave its line half empty.
        """
        last = lines[-1]
        if len(lines) < 2 or " " in last or self.width(last, face, size) > ALONE * width:
            return lines
        words = lines[-2].split(" ")
        if words[-1][-1:] in STOPS:
            return lines
        for count in range(count_down(words), 0, -1):
            line, lower = " ".join(words[:-count]), " ".join([*words[-count:], last])
            if len(words) - count >= COMPANY and not line[-1:].isdigit() \
                    and self.width(line, face, size) >= FILLED * width \
                    and self.width(lower, face, size) <= width:
                return [*lines[:-2], line, lower]
        return lines

    def _cut(self, word: str, face: str, size: int, width: int) -> list[str]:
        """A word in pieces that fit, each of one letter at least."""
        pieces = []
        while self.width(word, face, size) > width and len(word) > 1:
            count = max(1, len(self._fitting(word, face, size, width)))
            pieces.append(word[:count])
            word = word[count:]
        return [*pieces, word]

    def _head(self, text: str, face: str, size: int, width: int) -> str:
        return self._fitting(text, face, size, width - self.width(ELLIPSIS, face, size)).rstrip()

    def _fitting(self, text: str, face: str, size: int, width: int) -> str:
        """The longest beginning of the text no wider than `width`."""
        glyphs = self._glyphs(face, size)
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if glyphs.width(text[:middle]) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low]


def count_down(words: list[str]) -> int:
    """The number of words that move to the next line with the last: one, and the short ones before
    it."""
    count = 1
    while count <= SHORTS and len(words) - count > COMPANY and (
            len(words[-count - 1].lstrip("(«“")) < LEADING):
        count += 1
    return count


@lru_cache(maxsize=KEPT)
def tidy(text: str) -> str:
    """The text on one line with characters that every font has, unbroken before punctuation that
    follows a space."""
    if COMMON.fullmatch(text) and "  " not in text and " ·" not in text:
        return text[:LONGEST]
    return clean(text, LONGEST).replace(" ·", NO_BREAK + "·")

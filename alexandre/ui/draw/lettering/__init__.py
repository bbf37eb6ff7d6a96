"""The captions of a picture in pixels: set at their true size, letter by letter where asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import pygame

from alexandre.ui.draw.extent import Extent
from alexandre.ui.draw.ink import LAID, fade, premultiply
from alexandre.ui.draw.sketch import Caption, Layer, SpareCaption
from alexandre.ui.draw.theme import Theme
from alexandre.ui.text.typesetter import Typesetter, tidy

Setting = tuple[Caption, str]  # a caption and the words it says
Stratum = tuple[Layer, tuple[str, ...]]  # a layer and what its captions say
HALO: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
SMALLEST: Final = 4.0
INK: Final = 0.7  # of its size, how high a line's letters stand
EVEN: Final = 0.7  # of their size is left to captions of one size, however long one of them is
SHIFT: Final = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Lettering:
    """Sets captions in the program's fonts."""

    def __init__(self, theme: Theme, letters: Typesetter) -> None:
        self.theme = theme
        self.letters = letters

    def _size(self, caption: Caption, scale: float) -> int:
        """The size in pixels, at least the caption's minimum at the player's text size."""
        least = self.theme.letter(caption.least) if caption.least else 6
        return max(least, round(caption.size * scale))

    def _fit(self, caption: Caption, text: str, scale: float) -> tuple[int, str]:
        """The size and the text of a caption that has limited room.

        It is broken into lines where that is allowed, then set smaller, since a small name says
        more than a cut one; it is cut only where it could not be read.
        """
        size, said = self._set_within(caption, text, scale)
        is_read = not isinstance(caption, SpareCaption) or size >= self.theme.letter(caption.least)
        return size, said if is_read else ""

    def _set_within(self, caption: Caption, text: str, scale: float) -> tuple[int, str]:
        """The size and the text, however small."""
        size = self._size(caption, scale)
        if not caption.most:
            return size, text
        if caption.lines > 1:
            return self._break(caption, text, size, round(caption.most * scale))
        most = round((caption.most - caption.spread * len(text)) * scale)
        floor = self.theme.px(SMALLEST)
        while size > floor and self.letters.width(text, caption.face, size) > most:
            size -= 1
        return size, self.letters.fit(text, caption.face, size, most)

    def _break(self, caption: Caption, text: str, size: int, most: int) -> tuple[int, str]:
        """The largest size at which the uncut words fit into so many lines."""
        longest = max(text.split(), key=lambda word: self.letters.width(word, caption.face, size))
        floor = self.theme.px(SMALLEST)
        while True:
            lines = self.letters.lines(text, caption.face, size, most)
            is_whole = self.letters.width(longest, caption.face, size) <= most
            if size <= floor or (len(lines) <= caption.lines and is_whole):
                return size, "\n".join(lines[:caption.lines])
            size -= 1

    def even(self, layer: Layer, words: Sequence[str], scale: float) -> Layer:
        """The layer with its `is_even` captions set in one size; a text far too long for it is set
        smaller alone."""
        sizes = [self._fit(caption, text, scale)[0]
                 for caption, text in zip(layer.captions, words, strict=True) if caption.is_even]
        if len(set(sizes)) < 2:
            return layer
        size = max(min(sizes), max(sizes) * EVEN) / scale
        return replace(layer, captions=tuple(
            replace(each, size=size, least=0.0) if each.is_even else each
            for each in layer.captions))

    def reach(self, caption: Caption, text: str, scale: float) -> Extent:
        """The area that a caption may cover, in units."""
        size, said = self._fit(caption, text, scale)
        high = self.letters.height(caption.face, size) / size
        left, top, right, bottom = self._cover(caption, said, size, scale, high)
        pad = 3 * self.theme.scale / scale
        return left - pad, top - pad, right + pad, bottom + pad

    def measure(self, caption: Caption, text: str, scale: float) -> tuple[int, Extent]:
        """The letter size in pixels, 0 if the text is cut, and the covered area in units."""
        size, said = self._fit(caption, text, scale)
        is_whole = said.replace("\n", " ") == tidy(text)
        return size if is_whole else 0, self._cover(caption, said, size, scale, INK)

    def _cover(self, caption: Caption, said: str, size: int, scale: float, high: float) -> Extent:
        """The area of the lines in units; `high` is a line's height as a multiple of the letter
        size."""
        lines = said.split("\n")
        width = max(sum(self._widths(caption, line, size, caption.spread * scale))
                    for line in lines) / scale
        height = (high + len(lines) - 1) * size / scale
        left, top = caption.at[0] - width * SHIFT[caption.align], caption.at[1] - height / 2
        return left, top, left + width, top + height

    def _widths(self, caption: Caption, text: str, size: int, gap: float) -> list[float]:
        """The width of each part; spaced letters keep the distances that they have within the
        word."""
        parts = split(caption, text)
        alone = [self.letters.width(part, caption.face, size) for part in parts]
        pairs = [self.letters.width(one + other, caption.face, size)
                 for one, other in pairwise(parts)]
        return [pair - after + gap for pair, after in zip(pairs, alone[1:], strict=True)] \
            + [each + gap for each in alone[-1:]]

    def set(self, onto: pygame.Surface, area: pygame.Rect, setting: Setting,
            scale: float) -> None:
        """Draw the text on a surface that shows that area of the picture."""
        caption, text = setting
        size, text = self._fit(caption, text, scale)
        if not text:
            return
        lines, gap = text.split("\n"), caption.spread * scale
        top = caption.at[1] * scale - self.letters.height(caption.face, size) / 2 - area.y
        for number, line in enumerate(lines):
            widths = self._widths(caption, line, size, gap)
            left = caption.at[0] * scale - (sum(widths) - gap) * SHIFT[caption.align] - area.x
            down = (number - (len(lines) - 1) / 2) * size
            for part, width in zip(split(caption, line), widths, strict=True):
                self._say(onto, (round(left), round(top + down)), caption, part, size)
                left += width

    def _say(self, onto: pygame.Surface, at: tuple[int, int], caption: Caption, text: str,
             size: int) -> None:
        if caption.halo:
            ring = premultiply(self.letters.picture(text, caption.face, size,
                                                    self.theme.colour(caption.halo)))
            reach = max(1, round(self.theme.scale))
            for dx, dy in HALO:
                onto.blit(ring, (at[0] + dx * reach, at[1] + dy * reach), special_flags=LAID)
        words = premultiply(self.letters.picture(text, caption.face, size,
                                                 self.theme.colour(caption.colour)))
        onto.blit(fade(words, caption.cover), at, special_flags=LAID)


def split(caption: Caption, text: str) -> list[str]:
    """The caption's text, letter by letter if the letters are spaced."""
    return list(text) if caption.spread else [text]

"""The captions of a picture in pixels: set at their true size, letter by letter where asked."""

from __future__ import annotations

from typing import Final

import pygame

from alexandre.ui.draw.extent import Extent
from alexandre.ui.draw.ink import LAID, fade, premultiply
from alexandre.ui.draw.sketch import Caption
from alexandre.ui.draw.theme import Theme
from alexandre.ui.text.typesetter import Typesetter

Setting = tuple[Caption, str]  # a caption and the words it says
HALO: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
SMALLEST: Final = 4.0
SHIFT: Final = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Lettering:
    """Sets captions with the fonts of the house."""

    def __init__(self, theme: Theme, letters: Typesetter) -> None:
        self.theme = theme
        self.letters = letters

    def _size(self, caption: Caption, scale: float) -> int:
        """In pixels; never below what the caption asks for at the player's text size."""
        least = self.theme.letter(caption.least) if caption.least else 6
        return max(least, round(caption.size * scale))

    def _fit(self, caption: Caption, text: str, scale: float) -> tuple[int, str]:
        """The size and the words: what is too wide is set smaller, for a small name says more
        than one that is cut; words that would not be read any more are cut."""
        size = self._size(caption, scale)
        if not caption.most:
            return size, text
        most = round(caption.most * scale)
        floor = self.theme.px(SMALLEST)
        while size > floor and self.letters.width(text, caption.face, size) > most:
            size -= 1
        return size, self.letters.fit(text, caption.face, size, most)

    def reach(self, caption: Caption, text: str, scale: float) -> Extent:
        """What a caption may cover, in units."""
        size, text = self._fit(caption, text, scale)
        width = sum(self._widths(caption, text, size, caption.spread * scale)) / scale
        height = self.letters.height(caption.face, size) / scale
        left = caption.at[0] - width * SHIFT[caption.align]
        pad = 3 * self.theme.scale / scale
        return (left - pad, caption.at[1] - height / 2 - pad, left + width + pad,
                caption.at[1] + height / 2 + pad)

    def _widths(self, caption: Caption, text: str, size: int, gap: float) -> list[float]:
        """How wide each part is set: letters that stand apart are wider than the word."""
        return [self.letters.width(part, caption.face, size) + gap
                for part in split(caption, text)]

    def set(self, onto: pygame.Surface, area: pygame.Rect, setting: Setting,
            scale: float) -> None:
        """Lay the words on a surface that shows that area of the whole picture."""
        caption, text = setting
        size, text = self._fit(caption, text, scale)
        parts, gap = split(caption, text), caption.spread * scale
        widths = self._widths(caption, text, size, gap)
        left = caption.at[0] * scale - (sum(widths) - gap) * SHIFT[caption.align] - area.x
        top = caption.at[1] * scale - self.letters.height(caption.face, size) / 2 - area.y
        for part, width in zip(parts, widths, strict=True):
            self._say(onto, (round(left), round(top)), caption, part, size)
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
    """Letter by letter where there is room between them."""
    return list(text) if caption.spread else [text]

"""The captions of a picture in pixels: set at their true size, letter by letter where asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from alexandre.ui.draw.extent import Extent
from alexandre.ui.draw.ink import LAID, fade, premultiply
from alexandre.ui.draw.sketch import Caption, Layer, Place, Plate, Shape, Sketch
from alexandre.ui.draw.theme import Theme
from alexandre.ui.text.cache import remember
from alexandre.ui.text.typesetter import Typesetter

Setting = tuple[Caption, str]  # a caption and the words it says
HALO: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
SMALLEST: Final = 4.0
EVEN: Final = 0.7  # of their size is left to captions of one size, however long one of them is
SHIFT: Final = {"left": 0.0, "centre": 0.5, "right": 1.0}

# By which power of the player's size of letters captions grow.  A board beside the broader side of
# larger letters is smaller by less than the square root, so that nothing on it is read with more
# trouble; figures lie within pieces that do not grow.
WORDS: Final = 0.8
FIGURES: Final = 0.5
ROOM: Final = 0.25  # and the room that words may take
MARGIN: Final = 0.002  # of a sheet's width, which words leave free at its edges
ABOVE: Final = (0.46, 0.42)  # of its size, how far a line of words, or figures, reaches up
BELOW: Final = (0.66, 0.46)  # and down from its middle


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
        """The size and the words: what is too wide is broken where that is allowed, then set
        smaller, for a small name says more than one that is cut; words that would not be read any
        more are cut."""
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
        """The largest size at which the words, none of them cut, have room in so many lines."""
        longest = max(text.split(), key=lambda word: self.letters.width(word, caption.face, size))
        floor = self.theme.px(SMALLEST)
        while True:
            lines = self.letters.lines(text, caption.face, size, most)
            is_whole = self.letters.width(longest, caption.face, size) <= most
            if size <= floor or (len(lines) <= caption.lines and is_whole):
                return size, "\n".join(lines[:caption.lines])
            size -= 1

    def even(self, layer: Layer, words: Sequence[str], scale: float) -> Layer:
        """The layer with those captions of one size that are to be; what is far too long for that
        is set smaller alone."""
        sizes = [self._fit(caption, text, scale)[0]
                 for caption, text in zip(layer.captions, words, strict=True) if caption.is_even]
        if len(set(sizes)) < 2:
            return layer
        size = max(min(sizes), max(sizes) * EVEN) / scale
        return replace(layer, captions=tuple(
            replace(each, size=size, least=0.0) if each.is_even else each
            for each in layer.captions))

    def reach(self, caption: Caption, text: str, scale: float) -> Extent:
        """What a caption may cover, in units."""
        size, text = self._fit(caption, text, scale)
        lines = text.split("\n")
        width = max(sum(self._widths(caption, line, size, caption.spread * scale))
                    for line in lines) / scale
        height = (self.letters.height(caption.face, size) + (len(lines) - 1) * size) / scale
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
    """Letter by letter where there is room between them."""
    return list(text) if caption.spread else [text]


# ---- larger letters: a sheet keeps its scale, its words grow -----------------------------------


def enlarge_captions(sketch: Sketch, text: float) -> Sketch:
    """The sketch with larger captions; `text` is the player's size of letters, 1 at least."""
    if text == 1.0:
        return sketch
    return replace(sketch, captions=enlarge_all(sketch.captions, sketch.shapes, text, sketch.size),
                   layers=tuple(enlarge_layer(each, text, sketch.size) for each in sketch.layers))


@remember(64)
def enlarge_layer(layer: Layer, text: float, size: Place) -> Layer:
    """A layer of a sketch of that size; kept, so that what stays is not painted again."""
    if text == 1.0:
        return layer
    return replace(layer, captions=enlarge_all(layer.captions, layer.shapes, text, size),
                   from_zoom=layer.from_zoom / text ** ROOM)


def enlarge_all(captions: Sequence[Caption], shapes: Sequence[Shape], text: float,
                size: Place) -> tuple[Caption, ...]:
    """Larger captions above those shapes of a sheet; one that fills its plate from edge to edge
    grows no more than the sheet becomes smaller beside larger letters."""
    plates = [each for each in reversed(shapes) if isinstance(each, Plate)]
    larger: list[Caption] = []
    for caption in captions:
        plate = next((each for each in plates if is_on(caption.at, each)), None)
        whole = enlarge(caption, text, size)
        most = whole.size if plate is None or caption.lines > 1 else tallest(caption, plate)
        least = caption.size * text ** ROOM
        larger.append(whole if most >= whole.size else replace(whole, size=max(least, most)))
    return tuple(larger)


def is_on(at: Place, plate: Plate) -> bool:
    """Does a point lie on a plate?"""
    return (0 < at[0] - plate.at[0] < plate.size[0]) and (0 < at[1] - plate.at[1] < plate.size[1])


def tallest(caption: Caption, plate: Plate) -> float:
    """The size at which a line still stands between the edges of its plate."""
    up = caption.at[1] - plate.at[1] - plate.width / 2
    is_figure = isinstance(caption.text, str)
    return min(up / ABOVE[is_figure], (plate.size[1] - up - plate.width) / BELOW[is_figure])


def enlarge(caption: Caption, text: float, size: Place) -> Caption:
    """A larger caption; words grow up to the room they have, and to the edges of the sheet."""
    room = caption.most * text ** ROOM
    if isinstance(caption.text, str):
        return replace(caption, size=caption.size * text ** FIGURES, most=room)
    room = min(room or size[0], room_to_edge(caption, size[0]))
    return replace(caption, size=caption.size * text ** WORDS, most=room)


def room_to_edge(caption: Caption, wide: float) -> float:
    """How long a caption may be before it leaves its sheet; one that begins outside is bound by
    nothing."""
    left, right = caption.at[0] - MARGIN * wide, wide * (1 - MARGIN) - caption.at[0]
    if min(left, right) <= 0:
        return wide
    return {"left": right, "right": left, "centre": 2 * min(left, right)}[caption.align]

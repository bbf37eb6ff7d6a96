"""The captions of a picture in pixels: set at their true size, letter by letter where asked."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import pygame

from alexandre.ui.draw.extent import Extent, extent
from alexandre.ui.draw.ink import LAID, fade, premultiply
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Place,
    Plate,
    Polygon,
    Print,
    Shade,
    Shape,
    Sketch,
)
from alexandre.ui.draw.theme import Theme
from alexandre.ui.text.cache import Cache, remember
from alexandre.ui.text.typesetter import Typesetter, tidy

Setting = tuple[Caption, str]  # a caption and the words it says
Stratum = tuple[Layer, tuple[str, ...]]  # a layer and what its captions say
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

    def measure(self, caption: Caption, text: str, scale: float) -> tuple[int, Extent]:
        """The size of its letters in pixels, 0 where they are cut, and what they cover, in units.
        """
        size, said = self._fit(caption, text, scale)
        lines = said.split("\n")
        wide = max(sum(self._widths(caption, line, size, caption.spread * scale))
                   for line in lines) / scale
        high = (INK + len(lines) - 1) * size / scale
        left, top = caption.at[0] - wide * SHIFT[caption.align], caption.at[1] - high / 2
        is_whole = said.replace("\n", " ") == tidy(text)
        return size if is_whole else 0, (left, top, left + wide, top + high)

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


# ---- letters that are read from afar: large enough, or not there --------------------------------

INK: Final = 0.7  # of its size, how high a line's letters stand
CORNERS: Final = 8  # a shape with more is a land, not a piece that holds words
BEYOND: Final = 0.1  # of the letters' size, how far words may reach over what holds them
RIM: Final = 0.5  # likewise, how much of the edge of a sheet its frame may cover
APART: Final = (0.14, 0.05)  # likewise, what is left beside a caption, and above and below it
LONGER: Final = 1.5  # than usual a name above its place may be
WITHIN: Final = 0.8  # how much of the bounds of a polygon lies inside it
WITHIN_DISC: Final = 0.93
NAMED: Final = 1e6  # what makes the name of a card heavier than all that is none
PLACES: Final = 10  # that are told apart on a card, from one side to the other
ASIDE: Final = 0.4  # of a disc's radius, how far from its middle its number lies at most
TIMES: Final = "×"  # before a number; where there is no room for both it goes

Piece = tuple[Extent, Shape]  # what words may lie on, within its bounds
NO_SHEET: Final[Extent] = (-math.inf, -math.inf, math.inf, math.inf)
Group = tuple[object, ...]  # what captions have in common of which none stands without the others


@dataclass(frozen=True)
class Candidate:
    """A caption as it would be read, and what it would cover; a `large` one was so before, and
    one without cover has no room.  The lightest gives way."""

    number: int
    caption: Caption
    said: str
    covers: Extent | None
    weight: float
    is_large: bool
    groups: tuple[Group, ...]


class FarLettering:
    """Which captions of a picture stand before an audience: `least` pixels is the smallest size.

    Smaller ones are set larger where they have room, the larger before the smaller.  Where not
    they are left out, until the picture is seen from nearer; and so are those beside them, for a
    row of which some have names and some have none seems to be torn.  The disc that is only there
    for a number goes with it.
    """

    def __init__(self, lettering: Lettering, least: int) -> None:
        self._lettering = lettering
        self._least = least
        self._candidates: Cache[object, tuple[Candidate, ...]] = Cache(48)
        self._layers: Cache[object, Stratum] = Cache(48)
        self._latest: tuple[object, tuple[Stratum, ...]] = (None, ())

    def choose(self, strata: tuple[Stratum, ...], scale: float,
               sheet: Extent = NO_SHEET) -> tuple[Stratum, ...]:
        """The same layers of a sheet with the words that can be read."""
        key = (strata, scale)
        if key != self._latest[0]:
            self._latest = key, self._choose(strata, scale, sheet)
        return self._latest[1]

    def _choose(self, strata: tuple[Stratum, ...], scale: float,
                sheet: Extent) -> tuple[Stratum, ...]:
        every = [(each, at) for at, stratum in enumerate(strata) for each in
                 self._candidates.get((stratum, scale), partial(self._grow, stratum, scale,
                                                                sheet))]
        taken = [each.covers for each, _at in every if each.is_large and each.covers]
        chosen: list[tuple[Candidate, int]] = []
        torn: set[Group] = set()
        for each, at in sorted(every, key=lambda pair: -pair[0].weight):
            if each.is_large:
                chosen.append((each, at))
            elif each.covers is None or any(meet(each.covers, other) for other in taken):
                torn.update((at, *group) for group in each.groups)
            else:
                chosen.append((each, at))
                taken.append(each.covers)
        kept: list[list[Candidate]] = [[] for _stratum in strata]
        for each, at in chosen:
            if each.is_large or torn.isdisjoint((at, *group) for group in each.groups):
                kept[at].append(each)
        return tuple(self._set(*pair, self._least / scale)
                     for pair in zip(strata, kept, strict=True))

    def _set(self, stratum: Stratum, kept: list[Candidate], least: float) -> Stratum:
        """A layer with these captions; the same one where it is asked for again."""
        layer, words = stratum
        kept.sort(key=lambda each: each.number)
        captions = tuple(each.caption for each in kept)
        said = tuple(each.said for each in kept)
        if captions == layer.captions:
            return stratum
        left = {each.number for each in kept}
        bare = [each.at for number, (each, text) in enumerate(
            zip(layer.captions, words, strict=True))
                if number not in left and text.removeprefix(TIMES).isdecimal()]
        return self._layers.get((layer, captions, said), lambda: (replace(
            layer, captions=captions, shapes=tuple(
                each for each in layer.shapes if not is_label(each, bare, least))), said))

    def _grow(self, stratum: Stratum, scale: float, sheet: Extent) -> tuple[Candidate, ...]:
        """The captions of a layer, those that are too small as large as they have to be."""
        layer, words = stratum
        pieces = [(extent(each), each) for each in layer.shapes if is_piece(each)]
        return tuple(self._enlarge(pieces, number, setting, scale, sheet)
                     for number, setting in enumerate(zip(layer.captions, words, strict=True))
                     if setting[1].strip())

    def _enlarge(self, pieces: Sequence[Piece], number: int, setting: Setting, scale: float,
                 sheet: Extent) -> Candidate:
        (caption, text), lettering = setting, self._lettering
        size, before = lettering.measure(caption, text, scale)
        if size >= self._least:
            return Candidate(number, caption, text, before, caption.size, is_large=True, groups=())
        large = replace(caption, size=self._least / scale, least=0.0)
        beyond = BEYOND * large.size
        piece = find_piece(pieces, before, beyond)
        if piece is not None and caption.lines == 1:
            large = replace(large, most=0.0)  # the piece says how long it may be
        elif caption.align == "centre":
            large = replace(large, most=LONGER * caption.most)
        set_at, after = lettering.measure(large, text, scale)
        edge = -RIM * large.size
        bound = room_on(piece, beyond) if piece is not None else widen(sheet, edge, edge)
        if not contains(bound, after) and text.startswith(TIMES):
            text = text.removeprefix(TIMES)
            set_at, after = lettering.measure(large, text, scale)
        is_held = contains(bound, after) or not contains(sheet, before)
        covers = widen(after, *(part * large.size for part in APART))
        is_name = piece is not None and not isinstance(caption.text, str)
        return Candidate(number, large, text,
                         covers if is_held and set_at >= self._least else None,
                         caption.size + NAMED * is_name, is_large=False,
                         groups=groups_of(caption, piece))


def groups_of(caption: Caption, piece: Shape | None) -> tuple[Group, ...]:
    """Captions that look alike: those at the same place of cards of a width, and those in a row
    or a column that have a room of their own; a name on a map, or a number on a disc, stands for
    itself."""
    look = (caption.face, caption.align, isinstance(caption.text, str))
    rows = [(*look, way, round(caption.at[way])) for way in (1, 0) if caption.most]
    if isinstance(piece, Plate | Print):
        place = ((at - start) / side for at, start, side in zip(caption.at, piece.at, piece.size,
                                                                strict=True))
        return (*look, caption.colour, round(piece.size[0]),
                *(round(PLACES * each) for each in place)), *rows[:1]
    return tuple(rows) if piece is None else ()


def find_piece(pieces: Sequence[Piece], words: Extent, beyond: float) -> Shape | None:
    """The smallest piece on which words lie."""
    x, y = (words[0] + words[2]) / 2, (words[1] + words[3]) / 2
    below = [(bound, each) for bound, each in pieces if bound[0] <= x <= bound[2]
             and bound[1] <= y <= bound[3] and contains(bound, words, beyond)]
    return min(below, key=lambda pair: area_of(pair[0]))[1] if below else None


def is_piece(shape: Shape) -> bool:
    """Is it made to hold words?"""
    return isinstance(shape, Plate | Print | Disc) or (
        isinstance(shape, Polygon) and len(shape.points) <= CORNERS)


def room_on(piece: Shape, beyond: float) -> Extent:
    """The rectangle in which a piece holds words; they may reach so far over the edge of a card.
    """
    left, top, right, low = extent(piece)
    if isinstance(piece, Plate | Print):
        return widen(extent(piece), beyond, beyond)
    within = WITHIN_DISC if isinstance(piece, Disc) else WITHIN
    return widen(extent(piece), (left - right) * (1 - within) / 2, (top - low) * (1 - within) / 2)


def is_label(shape: Shape, numbers: Sequence[Place], least: float) -> bool:
    """Is it a small disc, or the shadow of one, round one of these numbers?"""
    if not isinstance(shape, Disc | Shade):
        return False
    left, top, right, low = extent(shape)
    x, y, radius = (left + right) / 2, (top + low) / 2, (right - left) / 2
    return radius < least and any(math.hypot(at[0] - x, at[1] - y) < ASIDE * radius
                                  for at in numbers)


def area_of(part: Extent) -> float:
    return (part[2] - part[0]) * (part[3] - part[1])


def contains(outer: Extent, inner: Extent, beyond: float = 0.0) -> bool:
    """Does a rectangle hold another, which may reach so far over its edges?"""
    left, top, right, low = widen(outer, beyond, beyond)
    return inner[0] >= left and inner[1] >= top and inner[2] <= right and inner[3] <= low


def widen(part: Extent, across: float, down: float) -> Extent:
    """A rectangle with so much more on every side."""
    return part[0] - across, part[1] - down, part[2] + across, part[3] + down


def meet(one: Extent, other: Extent) -> bool:
    """Have two rectangles a point in common?"""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]

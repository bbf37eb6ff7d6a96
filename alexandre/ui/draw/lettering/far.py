"""Text that is read from afar: large enough, or left out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from alexandre.ui.draw.extent import Extent, extent, meet
from alexandre.ui.draw.lettering import Lettering, Setting, Stratum, enlarged
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
)
from alexandre.ui.text.cache import Cache

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
BELOW: Final = 0.3  # likewise, from where on words are beside a sign on the disc
TIMES: Final = "×"  # before a number; where there is no room for both it goes

Piece = tuple[Extent, Shape]  # what words may lie on, within its bounds
NO_SHEET: Final[Extent] = (-math.inf, -math.inf, math.inf, math.inf)
Group = tuple[object, ...]  # what captions have in common of which none stands without the others


@dataclass(frozen=True)
class Candidate:
    """A caption at the size at which it would be read, and the area it would cover.

    A `large` one was that large before; one without area has no room. The lightest gives way.
    """

    number: int
    caption: Caption
    said: str
    covers: Extent | None
    weight: float
    is_large: bool
    groups: tuple[Group, ...]


class FarLettering:
    """The captions of a picture for an audience; none is smaller than `least` pixels.

    Smaller captions are enlarged where there is room, the largest first. Others are left out until
    the camera is nearer, together with their row or column, since a row with gaps looks torn. A
    disc that only carries an omitted number is omitted too. A sentence on a card may take one more
    line in the place of the card's heading.
    """

    def __init__(self, lettering: Lettering, least: int) -> None:
        self._lettering = lettering
        self._least = least
        self._candidates: Cache[object, tuple[Candidate, ...]] = Cache(48)
        self._layers: Cache[object, Stratum] = Cache(48)
        self._latest: tuple[object, tuple[Stratum, ...]] = (None, ())

    def choose(self, strata: tuple[Stratum, ...], scale: float,
               sheet: Extent = NO_SHEET) -> tuple[Stratum, ...]:
        """The layers of a sheet with only the captions that can be read."""
        key = (strata, scale)
        if key != self._latest[0]:
            self._latest = key, self._choose(strata, scale, sheet)
        return self._latest[1]

    def _choose(self, strata: tuple[Stratum, ...], scale: float,
                sheet: Extent) -> tuple[Stratum, ...]:
        every = [(each, at) for at, stratum in enumerate(strata) for each in
                 self._candidates.get((stratum, scale), self._grow, stratum, scale, sheet)]
        taken = [each.covers for each, _at in every if each.is_large and each.covers]
        chosen: list[tuple[Candidate, int]] = []
        torn: set[Group] = set()
        for each, at in sorted(every, key=weight_of, reverse=True):
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
        """The layer with these captions, cached."""
        layer, words = stratum
        kept.sort(key=attrgetter("number"))
        captions = tuple(each.caption for each in kept)
        said = tuple(each.said for each in kept)
        if captions == layer.captions:
            return stratum
        left = {each.number for each in kept}
        bare = [each.at for number, (each, text) in enumerate(
            zip(layer.captions, words, strict=True))
                if number not in left and text.removeprefix(TIMES).isdecimal()]
        shapes = (each for each in layer.shapes if not is_label(each, bare, least))
        return self._layers.get((layer, captions, said), relabel, layer, captions, said, shapes)

    def _grow(self, stratum: Stratum, scale: float, sheet: Extent) -> tuple[Candidate, ...]:
        """The captions of a layer, enlarged to the smallest legible size."""
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
        edge = -RIM * large.size
        bound = (room_beside(piece, caption, before, beyond) if piece is not None
                 else widen(sheet, edge, edge))
        if piece is not None and caption.lines == 1:
            large = replace(large, most=0.0)  # the piece says how long it may be
        elif caption.align == "centre":
            large = replace(large, most=LONGER * caption.most)
        if piece is not None and caption.lines > 1:
            large = replace(large, most=min(large.most, span_within(bound, caption)),
                            lines=caption.lines + 1)
        set_at, after = lettering.measure(large, text, scale)
        if not contains(bound, after) and text.startswith(TIMES):
            text = text.removeprefix(TIMES)
            set_at, after = lettering.measure(large, text, scale)
        is_held = contains(bound, after) or not contains(sheet, before)
        covers = widen(after, *(part * large.size for part in APART))
        is_name = piece is not None and not isinstance(caption.text, str)
        weight = NAMED + caption.size * caption.lines if is_name else caption.size
        return Candidate(number, large, text,
                         covers if is_held and set_at >= self._least else None,
                         weight, is_large=False,
                         groups=groups_of(caption, piece))


def span_within(bound: Extent, caption: Caption) -> float:
    """The greatest width of a caption that stays within the bound."""
    return enlarged.room_beside(caption, caption.at[0] - bound[0], bound[2] - caption.at[0])


def weight_of(candidate: tuple[Candidate, int]) -> float:
    """The priority of a caption."""
    return candidate[0].weight


def relabel(layer: Layer, captions: tuple[Caption, ...], said: tuple[str, ...],
            shapes: Iterable[Shape]) -> Stratum:
    """The layer with these captions and shapes instead of its own."""
    return replace(layer, captions=captions, shapes=tuple(shapes)), said


def groups_of(caption: Caption, piece: Shape | None) -> tuple[Group, ...]:
    """The groups of captions that are kept or left out together.

    They are captions at the same place of cards of one width, and those in a row or column with
    room of their own; a name on a map or a number on a disc is a group by itself.
    """
    look = (caption.face, caption.align, isinstance(caption.text, str))
    rows = [(*look, way, round(caption.at[way])) for way in (1, 0) if caption.most]
    if isinstance(piece, Plate | Print):
        place = ((at - start) / side for at, start, side in zip(caption.at, piece.at, piece.size,
                                                                strict=True))
        return (*look, caption.colour, round(piece.size[0]),
                *(round(PLACES * each) for each in place)), *rows[:1]
    return tuple(rows) if piece is None else ()


def find_piece(pieces: Sequence[Piece], words: Extent, beyond: float) -> Shape | None:
    """The smallest piece that contains the words."""
    x, y = (words[0] + words[2]) / 2, (words[1] + words[3]) / 2
    below = [(bound, each) for bound, each in pieces if bound[0] <= x <= bound[2]
             and bound[1] <= y <= bound[3] and contains(bound, words, beyond)]
    return min(below, key=area_under)[1] if below else None


def area_under(piece: Piece) -> float:
    """The area of a piece."""
    return area_of(piece[0])


def is_piece(shape: Shape) -> bool:
    """Whether the shape is made to carry words."""
    return isinstance(shape, Plate | Print | Disc) or (
        isinstance(shape, Polygon) and len(shape.points) <= CORNERS)


def room_on(piece: Shape, beyond: float) -> Extent:
    """The part of a piece that may carry words, which may overhang the edge of a card by `beyond`.
    """
    left, top, right, low = extent(piece)
    if isinstance(piece, Plate | Print):
        return widen(extent(piece), beyond, beyond)
    within = WITHIN_DISC if isinstance(piece, Disc) else WITHIN
    return widen(extent(piece), (left - right) * (1 - within) / 2, (top - low) * (1 - within) / 2)


def room_beside(piece: Shape, caption: Caption, before: Extent, beyond: float) -> Extent:
    """The same for a caption above or below a sign in the middle of a disc, which it must not
    cover."""
    left, top, right, low = room_on(piece, beyond)
    if isinstance(piece, Disc) and abs(way := caption.at[1] - piece.at[1]) > BELOW * piece.radius:
        return (left, before[1], right, low) if way > 0 else (left, top, right, before[3])
    return left, top, right, low


def is_label(shape: Shape, numbers: Sequence[Place], least: float) -> bool:
    """Whether the shape is a small disc, or the shadow of one, behind one of these numbers."""
    if not isinstance(shape, Disc | Shade):
        return False
    left, top, right, low = extent(shape)
    x, y, radius = (left + right) / 2, (top + low) / 2, (right - left) / 2
    return radius < least and any(math.hypot(at[0] - x, at[1] - y) < ASIDE * radius
                                  for at in numbers)


def area_of(part: Extent) -> float:
    return (part[2] - part[0]) * (part[3] - part[1])


def contains(outer: Extent, inner: Extent, beyond: float = 0.0) -> bool:
    """Whether a rectangle contains another, which may overhang its edges by `beyond`."""
    left, top, right, low = widen(outer, beyond, beyond)
    return inner[0] >= left and inner[1] >= top and inner[2] <= right and inner[3] <= low


def widen(part: Extent, across: float, down: float) -> Extent:
    """A rectangle enlarged by a margin on every side."""
    return part[0] - across, part[1] - down, part[2] + across, part[3] + down

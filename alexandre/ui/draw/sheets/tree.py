"""A sheet described by its contents is measured in the player's letters and placed in boxes.

Widths are measured from the parts up, boxes are placed from the whole down, as in CSS flexbox.
Lengths are units of the sheet at letters of 100 %.  The measuring is handed in: nothing here
knows a language, a font or a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import (
    Caption,
    Marks,
    Place,
    Shape,
    Sketch,
    Spot,
    Wording,
    sort_marks,
)

Ems = Callable[[str, str], float]  # the width of a text in a face, in sizes of its letters
Say = Callable[[Wording], str]

FULL: Final = 16.0  # letters up to this size grow as the player's do; larger ones less,
SLOWEST: Final = 0.5  # down to this power
SIGNS: Final = 0.5  # the power by which signs grow
STEPS: Final = (1.0, 0.96, 0.92)  # of the player's letters, before the next form,
LAST: Final = (0.87, 0.8, 0.74, 0.67)  # and where there is none
SLACK: Final = 1.03  # letters are set on whole pixels
ROUGH: Final = 0.5  # the width of a letter where there is no font,
NAMED: Final = 10  # and how many a name or a sentence has
INFINITE: Final = 1e6


class Span(NamedTuple):
    """The least width of a node, and the width that it wants."""

    least: float
    wide: float


class Letters:
    """The basis of measuring: fonts, words, size of letters, and the form of `Either`.

    Nodes are measured once: they are frozen, and the tree holds them meanwhile.
    """

    def __init__(self, ems: Ems, say: Say, text: float, level: int,
                 widths: dict[int, float], high: float) -> None:
        self.ems, self.say, self.text, self.level = ems, say, text, level
        self.room = high
        self.forms = 1  # how many there are
        self._widths = widths  # of texts, in sizes of their letters: the same in every try
        self._spans: dict[int, Span] = {}
        self._highs: dict[tuple[int, float], float] = {}
        self._shares: dict[tuple[int, float], list[float]] = {}

    def span(self, node: Node) -> Span:
        """The widths of a node."""
        span = self._spans.get(id(node))
        if span is None:
            span = self._spans[id(node)] = node.measure(self)
        return span

    def high(self, node: Node, wide: float) -> float:
        """Its height in that width."""
        key = id(node), wide
        high = self._highs.get(key)
        if high is None:
            high = self._highs[key] = node.rise(self, wide)
        return high

    def shares(self, node: Node, wide: float, make: Callable[[Letters, float], list[float]],
               ) -> list[float]:
        """The shares of a width that its parts have, made once."""
        key = id(node), wide
        shares = self._shares.get(key)
        if shares is None:
            shares = self._shares[key] = make(self, wide)
        return shares

    def width(self, key: int, words: Wording, face: str) -> float:
        """The width of words in one line, in sizes of their letters."""
        wide = self._widths.get(key)
        if wide is None:
            wide = self._widths[key] = self.ems(self.say(words), face) * SLACK
        return wide

    def grow(self, size: float) -> float:
        """Letters of that size in the player's."""
        power = min(1.0, max(SLOWEST, FULL / size))
        return float(size * self.text ** power)

    def sign(self, size: float) -> float:
        """A sign of that size beside the player's letters."""
        return float(size * self.text ** SIGNS)

    def choose(self, forms: int) -> int:
        """The number of the form that is tried."""
        self.forms = max(self.forms, forms)
        return min(self.level, forms - 1)


class Page:
    """A sheet being filled."""

    def __init__(self, letters: Letters) -> None:
        self.letters = letters
        self.shapes: list[Shape] = []
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []
        self.places: dict[str, Box] = {}

    def draw(self, parts: Marks) -> None:
        """Shapes below all words."""
        shapes, captions = sort_marks(parts)
        self.shapes += shapes
        self.captions += captions


@dataclass(frozen=True)
class Node:
    """A part of a sheet.  `grow` is its share of what is left over along a row or a column."""

    grow: float = field(default=0.0, kw_only=True)

    def measure(self, letters: Letters) -> Span:
        """Its widths."""
        return Span(0.0, 0.0)

    def rise(self, letters: Letters, wide: float) -> float:
        """Its height in a width."""
        return 0.0

    def put(self, page: Page, box: Box) -> None:
        """Draw it in its box."""

    def draft(self) -> Sketch:
        """The sheet without a window: its words and spots are right, its lengths are rough."""
        wide = Letters(measure_roughly, say_roughly, 1.0, 0, {}, INFINITE).span(self).wide
        return lay_out(self, (wide, INFINITE), measure_roughly, say_roughly).sketch

    def bare(self) -> Node:
        """The same without spots."""
        return Bare(part=self)


@dataclass(frozen=True)
class Wrapper(Node):
    """A node round another."""

    part: Node

    def measure(self, letters: Letters) -> Span:
        """That of its part."""
        return letters.span(self.part)

    def rise(self, letters: Letters, wide: float) -> float:
        """That of its part."""
        return letters.high(self.part, wide)

    def put(self, page: Page, box: Box) -> None:
        """Only its part."""
        self.part.put(page, box)


@dataclass(frozen=True)
class Bare(Wrapper):
    """A part without spots."""

    def put(self, page: Page, box: Box) -> None:
        """The part, whose places keep their names."""
        count = len(page.spots)
        self.part.put(page, box)
        del page.spots[count:]


@dataclass(frozen=True)
class Laid:
    """A sheet in its boxes: `places` are those with a name, `text` the size of its letters and
    `level` the form that fitted; it is not whole where it has to be shown smaller."""

    sketch: Sketch
    places: Mapping[str, Box]
    text: float
    level: int
    is_whole: bool


def lay_out(node: Node, room: Place, ems: Ems, say: Say, text: float = 1.0,
            before: Laid | None = None) -> Laid:
    """The sheet in letters of the player's size if the room allows it, else a little smaller,
    else in the next form, else smaller still.  All of a sheet shrinks alike.

    The size and form of the sheet `before` are kept where they fit and show the same places.
    """
    widths: dict[int, float] = {}
    if before is not None:
        letters = Letters(ems, say, before.text, before.level, widths, room[1])
        if before.is_whole and _fits(node, letters, room):
            laid = _place(node, letters, room, is_whole=True)
            if laid.places.keys() == before.places.keys():
                return laid
    for letters in _tries(node, room[1], ems, say, text, widths):
        if _fits(node, letters, room):
            return _place(node, letters, room, is_whole=True)
    return _place(node, letters, room, is_whole=False)


def _tries(node: Node, high: float, ems: Ems, say: Say, text: float,
           widths: dict[int, float]) -> Iterator[Letters]:
    """Sizes and forms, from the one that is wanted to the last resort."""
    level, forms = 0, 1
    while level < forms:
        for step in STEPS:
            letters = Letters(ems, say, text * step, level, widths, high)
            letters.span(node)
            yield letters
        forms, level = letters.forms, level + 1
    for step in LAST:
        yield Letters(ems, say, text * step, level - 1, widths, high)


def _fits(node: Node, letters: Letters, room: Place) -> bool:
    return letters.span(node).least <= room[0] and letters.high(node, room[0]) <= room[1]


def _place(node: Node, letters: Letters, room: Place, *, is_whole: bool) -> Laid:
    wide = max(room[0], letters.span(node).least)  # what is too wide is shown smaller as a whole
    page, high = Page(letters), letters.high(node, wide)
    node.put(page, Box(0.0, 0.0, wide, high))
    sketch = Sketch((wide, high), tuple(page.shapes), tuple(page.captions), tuple(page.spots))
    return Laid(sketch, page.places, letters.text, letters.level, is_whole)


def divide(room: float, spans: Sequence[Span], grows: Sequence[float]) -> list[float]:
    """A length among neighbours: what is left over goes to those that grow, what is lacking is
    taken from those that can be smaller."""
    left = room - sum(each.wide for each in spans)
    if left >= 0:
        share = left / (sum(grows) or 1.0)
        return [each.wide + share * grow for each, grow in zip(spans, grows, strict=True)]
    soft = sum(each.wide - each.least for each in spans)
    part = min(1.0, -left / soft) if soft else 0.0
    return [each.wide - part * (each.wide - each.least) for each in spans]


def measure_roughly(text: str, face: str) -> float:
    """Half a square for every letter."""
    return ROUGH * len(text)


def say_roughly(wording: Wording) -> str:
    """Figures as they are, a word of middle length for everything else."""
    return wording if isinstance(wording, str) else "n" * NAMED

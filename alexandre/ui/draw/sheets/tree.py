"""Layout of a described sheet: measured in the player's text size and placed in boxes.

Widths are measured from the parts up, boxes are placed from the whole down, as in CSS flexbox.
Lengths are units of the sheet at letters of 100 %.  The measuring is handed in: nothing here
knows a language, a font or a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.measures import Ems, Measures, Say, Span, Words
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

Key = TypeVar("Key")
Value = TypeVar("Value")

FULL: Final = 16.0  # letters up to this size grow as the player's do; larger ones less,
SLOWEST: Final = 0.5  # down to this power
SIGNS: Final = 0.5  # the power by which signs grow
STEPS: Final = (1.0, 0.96, 0.92)  # of the player's letters, before the next form,
LAST: Final = (0.87, 0.8, 0.74, 0.67)  # and where there is none
ROUGH: Final = 0.5  # the width of a letter where there is no font,
NAMED: Final = 10  # and how many a name or a sentence has
SPARE: Final = 0.9  # of its width, in which a size or form fits before it comes back
INFINITE: Final = 1e6


class Letters:
    """The basis of measuring: words, letter size, room, and the form of each `Either`.

    A part without forms is measured once for all of them: `same` holds what other forms have
    measured at that size. For an audience letters are at least `least` units large; a unit is
    shown in so many `pixels`.
    """

    def __init__(self, words: Words, text: float, level: int, high: float = INFINITE,
                 same: Measures | None = None, least: float = 0.0, pixels: float = 1.0) -> None:
        self.words, self.text, self.level, self.room = words, text, level, high
        self.least, self.pixels, self._sign = least, pixels, float(text ** SIGNS)
        self.forms = 1  # how many there are
        self._same, self._own = same or Measures(), Measures()
        self._choices = 0  # made, or remembered in the measures of this form

    def span(self, node: Node) -> Span:
        """The widths of a node."""
        key = id(node)
        return self._same.spans.get(key) or self._once(
            self._same.spans, self._own.spans, key, node.measure)

    def high(self, node: Node, wide: float) -> float:
        """Its height in that width."""
        key = id(node), wide
        high = self._same.highs.get(key)
        return high if high is not None else self._once(
            self._same.highs, self._own.highs, key, node.rise, wide)

    def shares(self, node: Node, wide: float, make: Callable[[Letters, float], list[float]],
               ) -> list[float]:
        """The shares of a width that its parts have."""
        key = id(node), wide
        return self._same.shares.get(key) or self._once(
            self._same.shares, self._own.shares, key, make, wide)

    def _once(self, same: dict[Key, Value], own: dict[Key, Value], key: Key,
              measure: Callable[..., Value], *wide: float) -> Value:
        """The cached measure, shared by all forms if no form was chosen meanwhile."""
        if key in own:
            self._choices += 1
            return own[key]
        before = self._choices
        value = measure(self, *wide)
        (same if self._choices == before else own)[key] = value
        return value

    def grow(self, size: float) -> float:
        """That letter size at the player's text size."""
        if size <= FULL:
            return max(self.least, size * self.text)
        return max(self.least, float(size * self.text ** max(SLOWEST, FULL / size)))

    def squeeze(self, size: float, share: float) -> float:
        """The share of its size down to which a text may shrink; more of it for an audience."""
        return max(share, min(1.0, self.least / size)) if self.least else share

    def sign(self, size: float) -> float:
        """The size of a sign beside the player's letters."""
        return size * self._sign

    def choose(self, forms: int) -> int:
        """The number of the form to try."""
        self._choices += 1
        self.forms = max(self.forms, forms)
        return min(self.level, forms - 1)


class Page:
    """A sheet while it is drawn."""

    def __init__(self, letters: Letters) -> None:
        self.letters = letters
        self.shapes: list[Shape] = []
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []
        self.places: dict[str, Box] = {}

    def draw(self, parts: Marks) -> None:
        """Add shapes and words; all shapes lie below all words."""
        shapes, captions = sort_marks(parts)
        self.shapes += shapes
        self.captions += captions


@dataclass(frozen=True)
class Node:
    """A part of a sheet; `grow` is its share of spare room along a row or column."""

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
        """The sheet without a window: words and spots are exact, lengths approximate."""
        wide = Letters(Words(measure_roughly, say_roughly), 1.0, 0).span(self).wide
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
    """A sheet that has been laid out.

    `places` are its named boxes, `text` is its letter size, `level` the form that fitted; one that
    is not whole has to be shown smaller.
    """

    sketch: Sketch
    places: Mapping[str, Box]
    text: float
    level: int
    is_whole: bool

    @property
    def growth(self) -> float:
        """The size of its signs relative to their design."""
        return float(self.text ** SIGNS)


def lay_out(node: Node, room: Place, ems: Ems, say: Say, text: float = 1.0,
            before: Laid | None = None, least: float = 0.0, pixels: float = 1.0) -> Laid:
    """The sheet in letters of the player's size if the room allows it, else a little smaller,
    else in the next form, else smaller still.  All of a sheet shrinks alike; letters of `least`
    units only in the last form.  A unit is shown in so many `pixels`.

    The size and form of the sheet `before` are kept where they fit and show the same kinds of
    places, until a larger size or an earlier form has room to spare.
    """
    fitting = Fitting(node, room, Words(ems, say), text, least, pixels)
    kept = fitting.keep(before) if before is not None and before.is_whole else None
    return kept or fitting.fit()


class Fitting:
    """A sheet that is tried in several sizes and forms."""

    def __init__(self, node: Node, room: Place, words: Words, text: float, least: float,
                 pixels: float) -> None:
        self.node, self.room, self.words, self.text = node, room, words, text
        self.least, self.pixels = least, pixels
        self._same: dict[float, Measures] = {}  # by the size of letters

    def keep(self, before: Laid) -> Laid | None:
        """The sheet in the previous size and form, or in an earlier form or a larger size if
        there is room to spare; None if none fits or it shows other things."""
        letters = self._letters(before.text, before.level)
        if not self._fits(letters):
            return None
        laid = self._place(letters)
        if kinds(laid) != kinds(before):
            return None
        larger = [(self.text * step, before.level) for step in STEPS
                  if self.text * step > before.text and laid.places.keys() != before.places.keys()]
        for text, level in [*((self.text, level) for level in range(before.level)), *larger]:
            better = self._letters(text, level)
            if self._fits(better, SPARE):
                return self._place(better)
        return laid

    def fit(self) -> Laid:
        """The sheet in the first size and form that fits."""
        for letters in self._tries():
            if self._fits(letters):
                return self._place(letters)
        return self._place(letters, is_whole=False)

    def _tries(self) -> Iterator[Letters]:
        """Yield sizes and forms, best first; sizes of a form that does not fit even at its
        smallest are skipped."""
        level, forms = 0, 1
        while level < forms:
            sizes = [self._letters(self.text * step, level) for step in STEPS]
            yield sizes[0]
            if self._fits(sizes[-1]):
                yield from sizes[1:]
            forms, level = sizes[-1].forms, level + 1
        for step in LAST:
            yield self._letters(self.text * step, level - 1)

    def _letters(self, text: float, level: int) -> Letters:
        same, step = self._same.setdefault(text, Measures()), text / self.text
        least = self.least * min(1.0, step / STEPS[-1])
        return Letters(self.words, text, level, self.room[1], same, least, self.pixels)

    def _fits(self, letters: Letters, share: float = 1.0) -> bool:
        """Whether there is room in that share of the width."""
        wide = self.room[0] * share
        return letters.span(self.node).least <= wide and letters.high(
            self.node, wide) <= self.room[1]

    def _place(self, letters: Letters, *, is_whole: bool = True) -> Laid:
        wide = max(self.room[0], letters.span(self.node).least)  # else shown smaller as a whole
        page, high = Page(letters), letters.high(self.node, wide)
        self.node.put(page, Box(0.0, 0.0, wide, high))
        sketch = Sketch((wide, high), tuple(page.shapes), tuple(page.captions), tuple(page.spots))
        return Laid(sketch, page.places, letters.text, letters.level, is_whole)


def kinds(laid: Laid) -> set[str]:
    """The kinds of its places, without their numbers."""
    return {name.partition(":")[0] for name in laid.places}


def divide(room: float, spans: Sequence[Span], grows: Sequence[float]) -> list[float]:
    """A length divided among neighbours: those that grow share a surplus, those that can shrink
    share a deficit."""
    left = room - sum(each.wide for each in spans)
    if left >= 0:
        share = left / (sum(grows) or 1.0)
        return [each.wide + share * grow for each, grow in zip(spans, grows, strict=True)]
    soft = sum(each.wide - each.least for each in spans)
    part = min(1.0, -left / soft) if soft else 0.0
    return [each.wide - part * (each.wide - each.least) for each in spans]


def measure_roughly(text: str, face: str) -> float:
    """The width of a text, estimated at half a square for every letter."""
    return ROUGH * len(text)


def say_roughly(wording: Wording) -> str:
    """Figures as they are, a word of average length for everything else."""
    return wording if isinstance(wording, str) else "n" * NAMED

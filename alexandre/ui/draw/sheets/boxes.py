"""Containers of a described sheet: rows, columns, grounds, named parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.measures import Span
from alexandre.ui.draw.sheets.tree import INFINITE, Letters, Node, Page, Wrapper, divide
from alexandre.ui.draw.sketch import Caption, Shape, Sketch, Spot, Wording, rectangle

Edge = Literal["start", "centre", "end", "stretch"]
Back = Callable[[Box], Iterable[Shape | Caption]]
Pads = tuple[float, float] | tuple[float, float, float, float]

SHIFT: Final = {"start": 0.0, "stretch": 0.0, "centre": 0.5, "end": 1.0}
NEARLY: Final = 0.01  # units that do not matter


@dataclass(frozen=True)
class Row(Node):
    """Parts side by side; `align` is their vertical alignment. In an even row all are as wide as
    the widest."""

    parts: tuple[Node, ...]
    gap: float = 0.0
    align: Edge = "centre"
    is_even: bool = False

    def _spans(self, letters: Letters) -> list[Span]:
        spans = list(map(letters.span, self.parts))
        if not self.is_even:
            return spans
        return [widest(spans)] * len(spans)

    def measure(self, letters: Letters) -> Span:
        """The sum of its parts."""
        return add_spans(self._spans(letters), self.gap)

    def _shares(self, letters: Letters, wide: float) -> list[float]:
        return letters.shares(self, wide, self._divide)

    def _divide(self, letters: Letters, wide: float) -> list[float]:
        spans = self._spans(letters)
        return divide(wide - self.gap * (len(spans) - 1), spans,
                      [each.grow for each in self.parts])

    def rise(self, letters: Letters, wide: float) -> float:
        """The highest of its parts."""
        return max(map(letters.high, self.parts, self._shares(letters, wide)), default=0.0)

    def put(self, page: Page, box: Box) -> None:
        """From the left."""
        x = box.x
        for each, wide in zip(self.parts, self._shares(page.letters, box.w), strict=True):
            high = box.h if self.align == "stretch" else page.letters.high(each, wide)
            each.put(page, Box(x, box.y + (box.h - high) * SHIFT[self.align], wide, high))
            x += wide + self.gap


@dataclass(frozen=True)
class Column(Node):
    """Parts one below the other; `align` is their horizontal alignment."""

    parts: tuple[Node, ...]
    gap: float = 0.0
    align: Edge = "stretch"

    def measure(self, letters: Letters) -> Span:
        """The widest of its parts."""
        return widest([letters.span(each) for each in self.parts])

    def rise(self, letters: Letters, wide: float) -> float:
        """The sum of their heights."""
        return sum(letters.high(each, self._wide(letters, each, wide)) for each in self.parts) \
            + self.gap * max(0, len(self.parts) - 1)

    def _wide(self, letters: Letters, part: Node, wide: float) -> float:
        return wide if self.align == "stretch" else min(wide, letters.span(part).wide)

    def put(self, page: Page, box: Box) -> None:
        """From the top; what is left over goes to those that grow."""
        wides = [self._wide(page.letters, each, box.w) for each in self.parts]
        spans = [Span(high, high) for high in map(page.letters.high, self.parts, wides)]
        highs = divide(box.h - self.gap * (len(spans) - 1), spans,
                       [each.grow for each in self.parts])
        y = box.y
        for each, wide, high in zip(self.parts, wides, highs, strict=True):
            each.put(page, Box(box.x + (box.w - wide) * SHIFT[self.align], y, wide, high))
            y += high + self.gap


@dataclass(frozen=True)
class Band:
    """The ground below the cells of a grid's row."""

    row: int
    first: int
    last: int
    back: Back


@dataclass(frozen=True)
class Grid(Node):
    """Rows whose cells share columns; None is an empty cell. `between` is the gap between rows,
    `grows` are the columns' shares of spare width."""

    rows: tuple[tuple[Node | None, ...], ...]
    gap: float = 0.0
    between: float = 0.0
    bands: tuple[Band, ...] = ()
    grows: tuple[float, ...] = ()

    def _spans(self, letters: Letters) -> list[Span]:
        return [widest([letters.span(each) for each in column if each is not None])
                for column in zip(*self.rows, strict=True)]

    def measure(self, letters: Letters) -> Span:
        """The sum of its columns."""
        return add_spans(self._spans(letters), self.gap)

    def _shares(self, letters: Letters, wide: float) -> list[float]:
        return letters.shares(self, wide, self._divide)

    def _divide(self, letters: Letters, wide: float) -> list[float]:
        spans = self._spans(letters)
        return divide(wide - self.gap * (len(spans) - 1), spans,
                      self.grows or (0.0,) * len(spans))

    def _highs(self, letters: Letters, wides: Sequence[float]) -> list[float]:
        return [max((letters.high(each, wide) for each, wide in zip(row, wides, strict=True)
                     if each is not None), default=0.0) for row in self.rows]

    def rise(self, letters: Letters, wide: float) -> float:
        """The sum of its rows."""
        return sum(self._highs(letters, self._shares(letters, wide))) \
            + self.between * (len(self.rows) - 1)

    def put(self, page: Page, box: Box) -> None:
        """Row by row; what is left of the height is shared by all."""
        wides = self._shares(page.letters, box.w)
        highs = self._highs(page.letters, wides)
        lefts = [box.x + sum(wides[:n]) + self.gap * n for n in range(len(wides))]
        extra = max(0.0, box.h - sum(highs) - self.between * (len(highs) - 1)) / len(highs)
        y = box.y
        for number, (row, high) in enumerate(zip(self.rows, highs, strict=True)):
            for band in self.bands:
                if band.row == number:
                    right = lefts[band.last] + wides[band.last]
                    page.draw(band.back(Box(lefts[band.first], y, right - lefts[band.first],
                                            high + extra)))
            for each, left, wide in zip(row, lefts, wides, strict=True):
                if each is not None:
                    each.put(page, Box(left, y, wide, high + extra))
            y += high + extra + self.between


@dataclass(frozen=True)
class Flow(Node):
    """Small parts in lines, each as wide as the widest; as many to a line as fit, `most` at most.
    """

    parts: tuple[Node, ...]
    gap: float = 0.0
    most: int = 99

    def measure(self, letters: Letters) -> Span:
        """From one in a line to all of them."""
        if not self.parts:
            return Span(0.0, 0.0)
        one = self._size(letters)[0]
        return Span(one, (one + self.gap) * min(self.most, len(self.parts)) - self.gap)

    def _size(self, letters: Letters) -> tuple[float, float]:
        wide = widest([letters.span(each) for each in self.parts]).wide
        return wide, max(letters.high(each, wide) for each in self.parts)

    def _across(self, letters: Letters, wide: float) -> int:
        one = self._size(letters)[0] + self.gap
        return max(1, min(self.most, int((wide + self.gap + NEARLY) / one)))

    def rise(self, letters: Letters, wide: float) -> float:
        """As many lines as they need."""
        if not self.parts:
            return 0.0
        one = self._size(letters)[1] + self.gap
        return one * -(-len(self.parts) // self._across(letters, wide)) - self.gap

    def put(self, page: Page, box: Box) -> None:
        """Line by line."""
        if not self.parts:
            return
        (wide, high), across = self._size(page.letters), self._across(page.letters, box.w)
        for number, each in enumerate(self.parts):
            row, column = divmod(number, across)
            each.put(page, Box(box.x + column * (wide + self.gap), box.y + row * (high + self.gap),
                               wide, high))


@dataclass(frozen=True)
class Overlay(Node):
    """Parts on top of each other, the last in front; as large as the largest."""

    parts: tuple[Node, ...]

    def measure(self, letters: Letters) -> Span:
        """The widest of them."""
        return widest([letters.span(each) for each in self.parts])

    def rise(self, letters: Letters, wide: float) -> float:
        """The highest of them."""
        return max(letters.high(each, wide) for each in self.parts)

    def put(self, page: Page, box: Box) -> None:
        """All in the same box."""
        for each in self.parts:
            each.put(page, box)


@dataclass(frozen=True)
class Either(Node):
    """The first of several forms that fits; later ones show less."""

    parts: tuple[Node, ...]

    def _choose(self, letters: Letters) -> Node:
        return self.parts[letters.choose(len(self.parts))]

    def measure(self, letters: Letters) -> Span:
        """That of the form that is tried."""
        return letters.span(self._choose(letters))

    def rise(self, letters: Letters, wide: float) -> float:
        """That of the form that is tried."""
        return letters.high(self._choose(letters), wide)

    def put(self, page: Page, box: Box) -> None:
        """Only one of them."""
        self._choose(page.letters).put(page, box)


@dataclass(frozen=True)
class Large(Wrapper):
    """A form for large windows only: it fits where a unit is at least so many `pixels`."""

    pixels: float

    def measure(self, letters: Letters) -> Span:
        """That of its part, or more than any room."""
        if letters.pixels < self.pixels:
            return Span(INFINITE, INFINITE)
        return letters.span(self.part)


@dataclass(frozen=True)
class Panel(Wrapper):
    """A part on a ground; `pad` stays free: across and down, or left, top, right, bottom."""

    back: Back | None = None
    pad: Pads = (0.0, 0.0)

    def _sides(self) -> tuple[float, float, float, float]:
        return (*self.pad, *self.pad) if len(self.pad) == 2 else self.pad

    def measure(self, letters: Letters) -> Span:
        """That of its part, with what stays free."""
        (left, _top, right, _low), span = self._sides(), letters.span(self.part)
        return Span(span.least + left + right, span.wide + left + right)

    def rise(self, letters: Letters, wide: float) -> float:
        """That of its part, with what stays free."""
        left, top, right, low = self._sides()
        return letters.high(self.part, wide - left - right) + top + low

    def put(self, page: Page, box: Box) -> None:
        """The ground, then the part."""
        left, top, right, low = self._sides()
        if self.back is not None:
            page.draw(self.back(box))
        self.part.put(page, Box(box.x + left, box.y + top, box.w - left - right,
                                box.h - top - low))


@dataclass(frozen=True)
class Filling(Wrapper):
    """A part that grows to the height of its sheet, `most` at most."""

    most: float = 0.0

    def rise(self, letters: Letters, wide: float) -> float:
        """That of its part, or more."""
        return max(letters.high(self.part, wide), min(self.most, letters.room))


@dataclass(frozen=True)
class Fixed(Wrapper):
    """A part with a fixed width and height unless it needs more; `least` is its width where room
    is short. A rigid one is never wider than necessary.

    In a larger box it fills the box, or keeps its size and is aligned by `across` and `down`.
    """

    wide: float = 0.0
    high: float = 0.0
    least: float = 0.0
    across: Edge = "stretch"
    down: Edge = "stretch"
    is_rigid: bool = False

    def measure(self, letters: Letters) -> Span:
        """That of its part, or more."""
        span = letters.span(self.part)
        least = max(self.least or self.wide, span.least)
        return Span(least, least if self.is_rigid else max(self.wide, span.wide))

    def rise(self, letters: Letters, wide: float) -> float:
        """That of its part, or more."""
        return max(self.high, letters.high(self.part, wide))

    def put(self, page: Page, box: Box) -> None:
        """In the whole box, or at its place there."""
        wide = box.w if self.across == "stretch" else min(box.w, page.letters.span(self).wide)
        high = box.h if self.down == "stretch" else page.letters.high(self, wide)
        self.part.put(page, Box(box.x + (box.w - wide) * SHIFT[self.across],
                                box.y + (box.h - high) * SHIFT[self.down], wide, high))


@dataclass(frozen=True)
class Hidden(Wrapper):
    """The space of a part that is not shown now."""

    def put(self, page: Page, box: Box) -> None:
        """Draw nothing."""


@dataclass(frozen=True)
class Named(Wrapper):
    """A part that animations, plans and tests find by its name.

    With a `tip` it is also a spot that can be pointed at: its box, or a disc in the middle of it.
    """

    name: str
    tip: Wording = ""
    neighbours: tuple[str, ...] = ()
    is_quiet: bool = False
    is_round: bool = False
    picture: Sketch | None = None
    rows: tuple[Wording, ...] = ()  # below the tip

    def put(self, page: Page, box: Box) -> None:
        """The part, then its name."""
        self.part.put(page, box)
        page.places[self.name] = box
        if self.tip:
            outline = (box.middle,) if self.is_round else rectangle((box.x, box.y), (box.w, box.h))
            page.spots.append(Spot(
                self.name, self.tip, outline, min(box.w, box.h) / 2 if self.is_round else 0.0,
                self.neighbours, self.is_quiet, self.picture, self.rows))


def widest(spans: Iterable[Span]) -> Span:
    """The widths of the widest."""
    least = wide = 0.0
    for each in spans:
        if each[0] > least:
            least = each[0]
        if each[1] > wide:
            wide = each[1]
    return Span(least, wide)


def add_spans(spans: Sequence[Span], gap: float) -> Span:
    """The widths of all, side by side."""
    least = wide = gap * max(0, len(spans) - 1)
    for each in spans:
        least += each[0]
        wide += each[1]
    return Span(least, wide)

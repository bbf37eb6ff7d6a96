"""Parts of a described sheet without children: space, words and signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.measures import Span
from alexandre.ui.draw.sheets.tree import Letters, Node, Page
from alexandre.ui.draw.sketch import Align, Caption, Marks, Place, Shape, Wording, seal

Sign = Callable[[Place, float], Iterable[Shape | Caption]]  # its middle and its size

LEADING: Final = 1.06  # of the size of its letters, the height of a line of words,
FIGURES: Final = 0.82  # and of figures: nothing reaches below them
BROKEN: Final = 0.95  # of the width of words, slack and all, in which they have no room
LINES: Final = {"left": 0.0, "centre": 0.5, "right": 1.0}


@dataclass(frozen=True)
class Space(Node):
    """Empty space of at least that width and height."""

    wide: float = 0.0
    high: float = 0.0

    def measure(self, letters: Letters) -> Span:
        """The same in any letters."""
        return Span(self.wide, self.wide)

    def rise(self, letters: Letters, wide: float) -> float:
        """The same in any width."""
        return self.high


@dataclass(frozen=True)
class Text(Node):
    """Words; a text that is no `Msg` is a figure.

    Where room is short it takes up to `lines` lines, then smaller letters, down to `squeeze` of
    their size. `halo` and `is_even` are those of a caption; `digits` reserves room for a number of
    so many digits, so that nothing moves when it grows.
    """

    words: Wording
    size: float = 15.0
    colour: str = "ink"
    face: str = "text"
    align: Align = "left"
    lines: int = 1
    squeeze: float = 0.8
    halo: str = ""
    is_even: bool = False
    digits: int = 0

    def measure(self, letters: Letters) -> Span:
        """In one line where there is room, else the longest word decides."""
        size = letters.grow(self.size)
        wide = letters.words.width(id(self), self.words, self.face) * size
        if self.digits:
            wide = max(wide, letters.words.figures(self.digits, self.face) * size)
        squeeze = letters.squeeze(size, self.squeeze)
        if self.lines == 1:
            return Span(wide * squeeze, wide)
        longest = max(letters.words.parts(id(self), self.words, self.face)[1:])
        return Span(max(longest * size, squeeze * wide / self.lines), wide)

    def rise(self, letters: Letters, wide: float) -> float:
        """The height of its lines."""
        high = FIGURES if isinstance(self.words, str) else LEADING
        return letters.grow(self.size) * (high + self._count(letters, wide) - 1)

    def _count(self, letters: Letters, wide: float) -> int:
        """The number of lines at that width."""
        if self.lines == 1 or letters.span(self).wide <= wide:
            return 1
        lines, left, size = 1, wide, letters.grow(self.size)
        blank, *parts = letters.words.parts(id(self), self.words, self.face)
        for part in parts:
            long = part * size
            if long > left and left < wide:
                lines, left = lines + 1, wide
            left -= long + blank * size
        return min(lines, self.lines)

    def put(self, page: Page, box: Box) -> None:
        """In the middle of the height of its box."""
        if self.words == "":
            return
        letters = page.letters
        lines, size = self._count(letters, box.w), letters.grow(self.size)
        wide = letters.words.width(id(self), self.words, self.face) * size
        most = box.w + 1.0
        if lines > 1:  # broken, too, where they have room in one line without the slack
            most = min(most, BROKEN * wide)
        elif wide > box.w:
            size *= box.w / wide
        page.captions.append(Caption(
            (box.x + box.w * LINES[self.align], box.y + box.h / 2), self.words, size, self.colour,
            self.face, self.align, self.halo, most=most, lines=lines,
            is_even=self.is_even))


@dataclass(frozen=True)
class Icon(Node):
    """A sign, centred in its box; it grows more slowly than letters. `high` and `wide` are those
    of its box if they differ."""

    sign: Sign
    size: float
    high: float = 0.0
    wide: float = 0.0

    def measure(self, letters: Letters) -> Span:
        """As wide as it is large."""
        side = letters.sign(self.wide or self.size)
        return Span(side, side)

    def rise(self, letters: Letters, wide: float) -> float:
        """The same in any width."""
        return letters.sign(self.high or self.size)

    def put(self, page: Page, box: Box) -> None:
        """In its own size."""
        page.draw(self.sign(box.middle, page.letters.sign(self.size)))


def seal_of(seat: int, size: float) -> Icon:
    """The seal of a seat."""
    return Icon(partial(_draw_seal, seat), size)


def _draw_seal(seat: int, at: Place, size: float) -> Marks:
    return seal(seat, at, size / 2)

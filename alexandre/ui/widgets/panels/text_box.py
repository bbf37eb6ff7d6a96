"""A text field of several lines that wraps between words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.widget import Telling
from alexandre.ui.widgets.controls.field import PAD, Field

AIR: Final = 7.0  # above the first line, and below the last
ROWS: Final = 2
SIZE: Final = LABEL


class TextBox(Field):
    """A text field at least `rows` lines high that grows with its text.

    `on_press` is called when the mouse moves the caret. Enter adds no line: the text is one
    paragraph.
    """

    def __init__(self, name: str, text: str = "", *, empty: Wording = "", most: int = 600,
                 rows: int = ROWS, on_change: Callable[[str], None] = ignore,
                 on_press: Callable[[], None] | None = None, tip: Telling = "") -> None:
        super().__init__(name, text, empty=empty, most=most, on_change=on_change, tip=tip)
        self.rows = rows
        self.on_press = on_press

    def height(self, width: float) -> float:
        """The height of the text, or of the placeholder."""
        count = max(self.rows, len(self._break(self._shown or self.desk.voice(self.empty),
                                               width - 2 * PAD)))
        return count * self._line + 2 * AIR

    def press(self, at: Place) -> bool:
        if self.on_press is not None:
            self.on_press()
        return super().press(at)

    def paint(self, brush: Brush) -> None:
        """Draw the lines, the selection and, with focus, the caret."""
        brush.panel(self.box, "field", "" if self.is_enabled else "off")
        before = brush.within(self.box.inset(4, 3))
        inner, text = self.box.inset(PAD, AIR), self._shown
        if not text:
            brush.paragraph(inner, brush.voice(self.empty), size=SIZE, colour="ink.faint",
                            face="italic")
        for number, (first, last) in enumerate(self._break(text, inner.w)):
            line = Box(inner.x, inner.y + number * self._line, inner.w + PAD, self._line)
            self._paint_selection(brush, line, first, last)
            brush.words(line, text[first:last].rstrip(), size=SIZE,
                        colour="ink" if self.is_enabled else "ink.faint")
        if self.is_focused:
            row, x = self._caret(text, self._at + len(self._composed))
            self._put_caret(brush, Box(x, inner.y + row * self._line + 2, 2, self._line - 4))
        brush.onto.set_clip(before)

    # ---- the lines -------------------------------------------------------------------------

    @property
    def _shown(self) -> str:
        """The text including what an input method is composing."""
        return self.text[:self._at] + self._composed + self.text[self._at:]

    @property
    def _line(self) -> float:
        """The height of a line, in units."""
        return self.desk.text_height("x", "text", SIZE, 1000.0)

    def _measure(self, text: str) -> float:
        return self.desk.text_width(text, "text", SIZE)

    def _break(self, text: str, width: float) -> list[tuple[int, int]]:
        """The bounds of each line, broken after a blank, or within a word wider than a line."""
        lines, first, blank = list[tuple[int, int]](), 0, 0
        for at, letter in enumerate(text, 1):
            if self._measure(text[first:at].rstrip()) > width and at - first > 1:
                end = blank if blank > first else at - 1
                lines.append((first, end))
                first = end
            if letter == " ":
                blank = at
        return [*lines, (first, len(text))]

    def _caret(self, text: str, at: int) -> tuple[int, float]:
        """The line of a caret before that letter, and its x on the screen."""
        inner = self.box.inset(PAD, AIR)
        lines = self._break(text, inner.w)
        row = next((number for number, (_first, last) in enumerate(lines) if at < last),
                   len(lines) - 1)
        return row, min(inner.right, inner.x + self._measure(text[lines[row][0]:at]))

    def _paint_selection(self, brush: Brush, line: Box, first: int, last: int) -> None:
        low, high = (min(last, max(first, each)) for each in self._span())
        if self.is_focused and low < high:
            left, right = (line.x + self._measure(self.text[first:each]) for each in (low, high))
            brush.fill(Box(left, line.y, right - left, line.h), "lit", 150)

    def _goal(self, key: str) -> int | None:
        """The caret's position after a key; up from the first line and down from the last move the
        focus."""
        inner = self.box.inset(PAD, AIR)
        lines = self._break(self.text, inner.w)
        row, x = self._caret(self.text, self._at)
        if key in ("up", "down"):
            goal = row + (1 if key == "down" else -1)
            y = inner.y + (goal + 0.5) * self._line
            return self._letter_at((x, y)) if 0 <= goal < len(lines) else None
        if key == "home":
            return lines[row][0]
        if key == "end":
            return lines[row][1] - (row < len(lines) - 1)
        return super()._goal(key)

    def _letter_at(self, at: Place) -> int:
        inner = self.box.inset(PAD, AIR)
        lines = self._break(self.text, inner.w)
        row = min(len(lines) - 1, max(0, int((at[1] - inner.y) // self._line)))
        first, last = lines[row]
        end = last if row == len(lines) - 1 else last - 1
        return min(range(first, max(first, end) + 1), key=lambda each: abs(
            inner.x + self._measure(self.text[first:each]) - at[0]))

    def _write(self, text: str, at: int) -> None:
        """Take over a new text, which may need more or fewer lines."""
        before = self.height(self.box.w)
        super()._write(text, at)
        if self.height(self.box.w) != before:
            self.desk.arrange()

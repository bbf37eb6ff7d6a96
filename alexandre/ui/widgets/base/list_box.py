"""A list of which one row is chosen; only the rows that can be seen are painted."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.text.sizes import CAPTION, LABEL
from alexandre.ui.widgets.base.scrolling import BAR, RowScroll
from alexandre.ui.widgets.base.widget import Writable

HIGH: Final = 36.0
PAD: Final = 12.0
SIZE: Final = LABEL
EDGE: Final = 4.0  # above and below the lines of a row
GAP: Final = 9.0  # between a text and its note
MOST: Final = 3  # lines of a row
FORGET: Final = 900  # milliseconds after which typing begins a new word


@dataclass(frozen=True)
class ListRow:
    """A row: its text, and a smaller note at its right, or below if the text needs the width."""

    id: str
    text: Wording
    note: Wording = ""


class ListBox(RowScroll, Writable):
    """A list of which one row is chosen: a click, Enter or Space calls `on_choose`, every move to
    another row `on_move`.

    In a list that `is_typed_in` letters go to the next row that begins with them.  Where a text
    has no room beside its note, all rows have so many lines more.
    """

    edge, pad = 3.0, 4.0

    def __init__(self, name: str, entries: Sequence[ListRow], on_choose: Callable[[str], None], *,
                 chosen: str = "", on_move: Callable[[str], None] = ignore,
                 is_typed_in: bool = True, kind: str = "field") -> None:
        super().__init__(name)
        self.entries = tuple(entries)
        self.on_choose = on_choose
        self.on_move = on_move
        self.takes_text = is_typed_in
        self.kind = kind
        self.at = next((place for place, each in enumerate(entries) if each.id == chosen), 0)
        self._typed, self._typed_at = "", 0
        self._lines = 0  # of each row, if one is not enough for a text with its note

    @property
    def words(self) -> tuple[str, ...]:
        """Every row, in the current language."""
        return tuple(self.desk.voice(each) for entry in self.entries
                     for each in (entry.text, entry.note) if each)

    @property
    def count(self) -> int:
        return len(self.entries)

    @property
    def unit(self) -> float:
        if not self._lines:
            return self.desk.theme.tall(HIGH)
        return self.desk.text_height("x", "text", SIZE, 99) * self._lines + 2 * EDGE

    def height(self, width: float) -> float:
        """The height of all rows; with less room it scrolls."""
        return self.high(self.count)

    def high(self, count: int) -> float:
        """The height with so many visible rows."""
        return self.unit * max(1, count) + 2 * self.pad

    def lay(self) -> None:
        """Scroll the chosen row into view, without empty room below the last one."""
        if self.is_hung:
            self._lines = self._count_lines()
            self.scroll(0)
            self.keep_in_view(self.at, self.at + 1)

    def typed(self, text: str) -> None:
        """Go to the next row that begins with what was typed just now."""
        now = self.desk.now
        self._typed = (self._typed if now - self._typed_at < FORGET else "") + bare(text)
        self._typed_at = now
        order = [*range(self.at, len(self.entries)), *range(self.at)]
        if len(self._typed) == 1:
            order = order[1:] + order[:1]
        for place in order:
            if bare(self.desk.voice(self.entries[place].text)).startswith(self._typed):
                self._move(place)
                return

    def edit(self, chord: str) -> bool:
        """Handle the space bar, which chooses unless a word is being typed."""
        is_typing = self.desk.now - self._typed_at < FORGET and bool(self._typed)
        if chord == "space" and not is_typing:
            self._choose()
        return chord == "space"

    def do(self, command: str) -> bool:
        """Move by rows and pages, or to either end; Enter chooses."""
        if command == "press":
            self._choose()
            return True
        place = self.go(command, self.at, self.count)
        if place is not None:
            self._move(place)
        return place is not None

    def press(self, at: Place) -> bool:
        """Move to the row under the mouse, or hold the scroll bar."""
        if super().press(at):
            return True
        row = self.row_at(at)
        if row is not None:
            self._move(row)
        return row is not None

    def release(self, at: Place) -> None:
        """Choose the row that was pressed if the mouse is still on it."""
        is_scrolled = self.is_scrolled
        super().release(at)
        if not is_scrolled and self.row_at(at) == self.at:
            self._choose()

    def paint(self, brush: Brush) -> None:
        """Paint the visible rows; the chosen one stands out."""
        brush.panel(self.box, self.kind)
        for place in self.visible:
            row = self.row_box(place)
            if place == self.at:
                brush.panel(row, "primary")
            inner = row.inset(PAD - 4, 0)
            entry = self.entries[place]
            note = brush.voice(entry.note)
            colour, soft = ("seal.text",) * 2 if place == self.at else ("ink", "ink.soft")
            if self._lines:
                self._paint_tall(brush, inner, brush.voice(entry.text), note, (colour, soft))
                continue
            noted = brush.text_width(note, "table", CAPTION) + 1
            room = min(inner.w * 0.5, noted) if note else 0.0
            brush.words(Box(inner.x, row.y, inner.w - room - 8 * bool(note), row.h),
                        brush.voice(entry.text), size=SIZE, colour=colour)
            if note:
                brush.words(Box(inner.right - room, row.y, room, row.h), note, face="table",
                            size=CAPTION, colour=soft, align="right")
        super().paint(brush)

    def _paint_tall(self, brush: Brush, box: Box, text: str, note: str,
                    colours: tuple[str, str]) -> None:
        """Paint the text in its lines, and the note at the end of the last one."""
        wide, line = self._wide, brush.text_height("x", "text", SIZE, box.w)
        inner = Box(box.x, box.y + EDGE, wide, line * self._lines)
        if brush.text_height(text, "text", SIZE, wide) > inner.h + 1:
            brush.words(inner, text, size=SIZE, colour=colours[0])
        else:
            brush.paragraph(inner, text, size=SIZE, colour=colours[0])
        brush.words(Box(box.x, inner.bottom - line, wide, line), note, face="table",
                    size=CAPTION, colour=colours[1], align="right")

    @property
    def _wide(self) -> float:
        """The width of the words in a row, also when the bar is there."""
        return self.box.w - 2 * self.pad - BAR - 2 * (PAD - 4)

    def _count_lines(self) -> int:
        """The lines of a row; 0 where every text has room beside its note."""
        wide = self._wide
        lines = max((self._measure_row(each, wide) for each in self.entries if each.note),
                    default=1) if wide > 0 else 1
        return min(MOST, lines) * (lines > 1)

    def _measure_row(self, entry: ListRow, wide: float) -> int:
        """The lines of a text with its note at the end of the last one, or below it."""
        desk, px = self.desk, self.desk.theme.letter(SIZE)
        lines = desk.letters.lines(desk.voice(entry.text), "text", px,
                                   round(wide * desk.theme.scale))
        last = desk.text_width(lines[-1], "text", SIZE) + GAP + desk.text_width(
            desk.voice(entry.note), "table", CAPTION)
        return len(lines) + (last > wide)

    def _choose(self) -> None:
        if self.entries and self.is_enabled:
            self.on_choose(self.entries[self.at].id)

    def _move(self, place: int) -> None:
        if place != self.at:
            self.at = place
            self.keep_in_view(place, place + 1)
            self.touch()
            self.on_move(self.entries[place].id)


def bare(text: str) -> str:
    """The text in lower case without accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))

"""The log of a match: lines under the headings of their turns, each of which points somewhere.

Only what can be seen is set.  A heading folds its turn away; a line that the mouse or the cursor
rests on is told to the scene, which shows what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Sketch, Wording, face_of, seat_colour
from alexandre.ui.play.defaults import ignore
from alexandre.ui.play.faces.coins import coin
from alexandre.ui.play.log_rows import Line, LogEntry, LogRow, LogRows, is_bold
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.scrolling import BAR, RowScroll

INDENT: Final = 16.0
COIN: Final = 9.0  # the radius of the coin before a heading
COINS: Final = 12  # kept: a theme that is no longer worn is let go with its coins


class LogPainter:
    """Paints the rows of a log, whose letters have that size."""

    def __init__(self, size: float) -> None:
        self._size = size
        self._coins: Cache[object, pygame.Surface] = Cache(COINS)

    def paint_line(self, brush: Brush, box: Box, row: LogRow, *, stands_out: bool) -> None:
        """Paint a row of a sentence, in bold where it stands out."""
        colour = brush.theme.colour("seal" if stands_out else "ink")
        picture = brush.letters.picture(row.text, "bold" if stands_out else "text",
                                        brush.theme.letter(self._size), colour)
        brush.onto.blit(picture, brush.rect(Box(box.x + INDENT, box.y, box.w, box.h)))

    def paint_title(self, brush: Brush, box: Box, row: LogRow, entry: Line, *,
                    is_folded: bool) -> None:
        """Paint a heading: the folding arrow, the seal of the seat, the words."""
        middle = box.y + box.h / 2
        brush.line((box.x, box.y + 0.5), (box.right, box.y + 0.5), "parchment.edge", 1.0)
        brush.arrow((box.x + 6, middle), 4, "ink.soft",
                    "right" if is_folded else "down")
        left = box.x + INDENT
        if entry.seat >= 0:
            brush.lay(self._coin(brush, entry.seat), Box(left - 2, middle - 10, 20, 20))
            left += 22
        brush.words(Box(left, box.y, box.right - left, box.h), row.text, face="bold",
                    size=self._size - 1, colour="seal.deep")

    def paint_mark(self, brush: Brush, track: Box, share: float) -> None:
        """Paint a mark on the track of the scroll bar."""
        brush.fill(Box(track.x + 1, track.y + track.h * share - 1.5, track.w - 2, 3), "seal")

    def _coin(self, brush: Brush, seat: int) -> pygame.Surface:
        """The coin of the player at that seat, painted once."""
        key = (seat_colour(seat), face_of(seat), brush.theme)
        return self._coins.get(key, brush.picture, Sketch(
            (20, 20), coin(face_of(seat), seat, (10, 10), COIN)))


class LogView(RowScroll):
    """The log: new lines come into view unless it is read; news open at their first bold line.

    Marks on the scroll bar show the bold lines of news that are out of sight.
    """

    takes_focus = True
    bar = BAR  # also where all is shown: lines would be set anew when it comes

    def __init__(self, name: str = "", *, size: float = SMALL) -> None:
        super().__init__(name)
        self.size = size
        self.on_pick: Callable[[Line | None], None] = ignore
        self.picked: Line | None = None
        self._log, self._other = LogRows(), LogRows()  # what is shown, and what was before that
        self._key: tuple[float, int, int] = (0, 0, 0)
        self._cursor: int | None = None  # the entry the keyboard rests on
        self._hover: int | None = None  # the row under the mouse
        self._is_news = False
        self.is_at_rest = True
        self._painter = LogPainter(size)

    @property
    def entries(self) -> tuple[Line, ...]:
        """The lines, folded or not."""
        return self._log.entries

    @property
    def count(self) -> int:
        return len(self._log.rows)

    @property
    def unit(self) -> float:
        desk = self.desk
        return desk.letters.height("text", self._px()) / desk.theme.scale

    @property
    def words(self) -> tuple[str, ...]:
        """Every sentence, in the current language."""
        return tuple(self.desk.voice(entry.text) for entry in self.entries)

    @property
    def spoken(self) -> str:
        """The line under the keyboard cursor; without a cursor, the number of lines."""
        if self.pointed is not None:
            return self.desk.voice(self.pointed.text)
        return self.desk.voice(Msg.of("ui.voice.log", n=len(self.entries)))

    @property
    def pointed(self) -> Line | None:
        """The line under the mouse or the keyboard cursor."""
        if self._hover is not None and self._hover < len(self._log.rows):
            return self.entries[self._log.rows[self._hover].entry]
        if self.is_focused and self.desk.is_keyed and self._cursor is not None:
            return self.entries[self._cursor]
        return None

    def fill(self, entries: Sequence[LogEntry], *, is_news: bool = False) -> None:
        """Show these lines, from the oldest to the newest."""
        before = self.entries
        if before[:1] != tuple(entries[:1]):  # the whole log and the news take turns
            self._log, self._other = self._other, self._log
        self._log.fill(entries)
        if (self.entries, is_news) == (before, self._is_news):
            return
        if before[:1] != self.entries[:1] or is_news != self._is_news:
            self.is_at_rest, self.offset = True, 0
        is_read = self.picked is not None or self.is_hovered or (
            self.is_focused and self.desk.is_keyed)
        self.is_at_rest = self.is_at_rest or not is_read
        self._is_news = is_news
        self._cursor = self._hover = None
        if self.picked not in self.entries:
            self.picked = None
        self.lay()
        self.touch()

    def height(self, width: float) -> float:
        """The height of three lines, the least that it needs."""
        return 3 * self.unit + 2

    def lay(self) -> None:
        """Wrap the sentences at this width; those already wrapped are kept."""
        if not self.is_hung or not self.box.w:
            self._forget_rows()
            return
        desk, px = self.desk, self._px()
        wide = round((self.box.w - BAR - INDENT) * desk.theme.scale)
        if (wide, px, desk.edition) != self._key:
            self._key = (wide, px, desk.edition)
            self._forget_rows()
        self._log.wrap(lambda words, is_bold: desk.letters.lines(
            desk.voice(words), "bold" if is_bold else "text", px, wide))
        self.offset = self._rest() if self.is_at_rest else min(self.offset, self.most)

    def _forget_rows(self) -> None:
        self._log.forget()
        self._other.forget()

    def paint(self, brush: Brush) -> None:
        """Paint the visible rows, the pointed one on a darker ground."""
        before = brush.within(self.box)
        pointed = self.pointed
        for place in self.visible:
            row, box = self._log.rows[place], self.row_box(place)
            entry = self.entries[row.entry]
            if entry == self.picked or entry is pointed:
                brush.fill(box, "gold.pale", 150 if entry == self.picked else 80)
            if row.is_title:
                self._painter.paint_title(brush, box, row, entry,
                                          is_folded=self._log.is_folded(row.entry))
            else:
                self._painter.paint_line(brush, box, row, stands_out=is_bold(entry))
        brush.onto.set_clip(before)
        super().paint(brush)
        for place, row in enumerate(self._log.rows if self.most and self._is_news else ()):
            if place not in self.visible and is_bold(self.entries[row.entry]):
                self._painter.paint_mark(brush, self.track, (place + 0.5) / self.count)

    # ---- what the player does --------------------------------------------------------------

    def point(self, at: Place) -> Wording:
        """Point at the line under the mouse."""
        self._hover_on(self.row_at(at))
        return ""

    def leave(self) -> None:
        """Point at no line any more."""
        self._hover_on(None)

    def wheel(self, steps: float) -> bool:
        self._hover_on(None)
        return super().wheel(steps)

    def press(self, at: Place) -> bool:
        """Hold the scroll bar, fold a turn, or pick a line."""
        if super().press(at):
            return True
        row = self.row_at(at)
        if row is not None:
            self._press(self._log.rows[row].entry, is_title=self._log.rows[row].is_title)
        return row is not None

    def scroll(self, by: float) -> bool:
        is_moved = super().scroll(by)
        if is_moved:
            self.is_at_rest = self.offset == self._rest()
        return is_moved

    def do(self, command: str) -> bool:
        """Move the cursor by lines; Enter picks, left and right fold and unfold."""
        if self._move(command):
            return True
        if self._cursor is None:
            return False
        if command in ("left", "right"):
            return self._fold(self._cursor, is_folded=command == "left")
        if command == "press":
            self._press(self._cursor, is_title=self._log.is_folded(self._cursor))
        return command == "press"

    def let_go(self) -> None:
        """Pick no line any more."""
        self.picked = None
        self.touch()

    def _press(self, number: int, *, is_title: bool) -> None:
        entry = self.entries[number]
        self._cursor = number
        if is_title:
            self._fold(number, is_folded=not self._log.is_folded(number))
            return
        self.picked = None if entry == self.picked else entry
        self.touch()
        self.on_pick(self.picked)

    def _fold(self, number: int, *, is_folded: bool) -> bool:
        if not self._log.fold(number, is_folded=is_folded):
            return False
        self.is_at_rest = False
        self.offset = min(self.offset, self.most)
        self.touch()
        return True

    def _move(self, command: str) -> bool:
        """Move the cursor to another line that is not folded away."""
        shown = sorted({row.entry for row in self._log.rows})
        at = shown.index(self._cursor) if self._cursor in shown else len(shown)
        to = self.go(command, at, len(shown))
        if to is None:
            return False
        self._cursor = shown[to]
        rows = self._log.rows_at(self._cursor)
        self.keep_in_view(rows[0], rows[-1] + 1)
        self.touch()
        return True

    def _hover_on(self, row: int | None) -> None:
        if row != self._hover:
            self._hover = row
            self.touch()

    def _px(self) -> int:
        return self.desk.theme.letter(self.size)

    def _rest(self) -> int:
        """The scroll position at rest: the newest line, from its beginning if it is too long for
        the room; of news the first line in bold, else the first."""
        rows, entries = self._log.rows, self.entries
        last = next((row.entry for row in reversed(rows) if not row.is_title), -1)
        return min(self.most, next((
            place for place, row in enumerate(rows) if not row.is_title
            and (is_bold(entries[row.entry]) if self._is_news else row.entry == last)), 0))

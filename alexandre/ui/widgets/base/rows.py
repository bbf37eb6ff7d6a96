"""A list of which one row is chosen; only the rows that can be seen are painted."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.text.sizes import CAPTION, LABEL
from alexandre.ui.widgets.base.scrollbar import Scrollbar
from alexandre.ui.widgets.base.widget import Writable

HIGH: Final = 36.0
PAD: Final = 12.0
SIZE: Final = LABEL
NOTCH: Final = 3  # rows
FORGET: Final = 900  # milliseconds after which typing begins a new word


@dataclass(frozen=True)
class Entry:
    """A row: what it says, and a smaller note at its right."""

    id: str
    text: Wording
    note: Wording = ""


class Rows(Writable):
    """`on_choose` hears a click, Return and the space bar; `on_move` every other row lit.

    Letters go to the next row that begins with them, if the list `is_typed_in`.
    """

    role = "list"

    def __init__(self, name: str, entries: Sequence[Entry], on_choose: Callable[[str], None], *,
                 chosen: str = "", on_move: Callable[[str], None] = lambda id: None,
                 is_typed_in: bool = True, kind: str = "field") -> None:
        super().__init__(name)
        self.entries = tuple(entries)
        self.on_choose = on_choose
        self.on_move = on_move
        self.takes_text = is_typed_in
        self.kind = kind
        self.at = next((place for place, each in enumerate(entries) if each.id == chosen), 0)
        self._bar = Scrollbar(lambda top: self._scroll(round(top)))
        self._top = 0
        self._typed, self._typed_at = "", 0
        self._pushed: tuple[float, int] | None = None  # where the rows are held, and the first

    @property
    def words(self) -> tuple[str, ...]:
        """Every row, in the language of the moment."""
        return tuple(self.desk.voice(each) for entry in self.entries
                     for each in (entry.text, entry.note) if each)

    def height(self, width: float) -> float:
        """All rows; with less room it scrolls."""
        return self.high(len(self.entries))

    def high(self, count: int) -> float:
        """How high it is with so many rows to be seen."""
        return self._step() * max(1, count) + 8

    def lay(self) -> None:
        """The chosen row in sight."""
        if self.is_hung:
            self._reveal()

    def typed(self, text: str) -> None:
        """To the next row that begins with what was typed just now."""
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
        """The space bar chooses unless a word is being typed."""
        is_typing = self.desk.now - self._typed_at < FORGET and bool(self._typed)
        if chord == "space" and not is_typing:
            self._choose()
        return chord == "space"

    def do(self, command: str) -> bool:
        """Rows, pages, either end; Return chooses."""
        if command == "press":
            self._choose()
            return True
        last = len(self.entries) - 1
        page = self._visible_rows()
        wanted = {"up": self.at - 1, "down": self.at + 1, "first": 0, "last": last,
                  "page_up": self.at - page, "page_down": self.at + page}.get(command)
        if wanted is None or (command in ("up", "down") and not 0 <= wanted <= last):
            return False
        self._move(wanted)
        return True

    def press(self, at: Place) -> bool:
        """A row is lit, or the bar's thumb taken."""
        if self._bar.press(at):
            return True
        place = self._row_at(at)
        if place is not None:
            self._move(place)
        return place is not None

    def grab(self, at: Place) -> bool:
        """The rows are taken hold of themselves."""
        is_longer = len(self.entries) > self._visible_rows()
        self._pushed = (at[1], self._top) if is_longer else None
        return is_longer

    def drag(self, at: Place) -> None:
        """The thumb follows the mouse, or the rows do."""
        if self._pushed is not None:
            self._scroll(self._pushed[1] - round((at[1] - self._pushed[0]) / self._step()))
            return
        self._bar.drag(at)

    def release(self, at: Place) -> None:
        """The row under the mouse is chosen."""
        self._pushed = None
        if not self._bar.release() and self._row_at(at) == self.at and self.entries:
            self._choose()

    def wheel(self, steps: float) -> bool:
        """A few rows a notch."""
        return self._scroll(self._top - round(steps * NOTCH))

    def paint(self, brush: Brush) -> None:
        """The rows that can be seen; the chosen one stands out."""
        brush.panel(self.box, self.kind)
        step = self._step()
        for place in range(self._top, min(len(self.entries), self._top + self._visible_rows())):
            row = self._row(place)
            if place == self.at:
                brush.panel(row, "primary")
            inner = row.inset(PAD - 4, 0)
            entry = self.entries[place]
            note = brush.voice(entry.note)
            colour, soft = ("seal.text",) * 2 if place == self.at else ("ink", "ink.soft")
            noted = brush.text_width(note, "table", CAPTION) + 1
            room = min(inner.w * 0.5, noted) if note else 0.0
            brush.words(Box(inner.x, row.y, inner.w - room - 8 * bool(note), step),
                        brush.voice(entry.text), size=SIZE, colour=colour)
            if note:
                brush.words(Box(inner.right - room, row.y, room, step), note, face="table",
                            size=CAPTION, colour=soft, align="right")
        self._bar.paint(brush)

    # ---- which rows can be seen --------------------------------------------------------------

    def _choose(self) -> None:
        if self.entries and self.is_enabled:
            self.on_choose(self.entries[self.at].id)

    def _move(self, place: int) -> None:
        place = min(len(self.entries) - 1, max(0, place))
        if place != self.at and self.entries:
            self.at = place
            self._reveal()
            self.touch()
            self.on_move(self.entries[place].id)

    def _reveal(self) -> None:
        top = min(max(self._top, self.at - self._visible_rows() + 1), self.at)
        self._scroll(top)
        self._bar.place(self.box.inset(3), self._top, self._visible_rows(), len(self.entries))

    def _scroll(self, top: int) -> bool:
        top = min(len(self.entries) - self._visible_rows(), top)
        top = max(0, top)
        is_new = top != self._top
        self._top = top
        self._bar.place(self.box.inset(3), top, self._visible_rows(), len(self.entries))
        if is_new:
            self.touch()
        return is_new

    def _row(self, place: int) -> Box:
        wide = self.box.w - 8 - self._bar.wide
        return Box(self.box.x + 4, self.box.y + 4 + (place - self._top) * self._step(), wide,
                   self._step())

    def _row_at(self, at: Place) -> int | None:
        if not self._row(self._top).x <= at[0] < self._row(self._top).right:
            return None
        place = self._top + int((at[1] - self.box.y - 4) // self._step())
        is_seen = self._top <= place < min(len(self.entries), self._top + self._visible_rows())
        return place if is_seen else None

    def _step(self) -> float:
        return self.desk.theme.tall(HIGH)

    def _visible_rows(self) -> int:
        """How many rows can be seen whole."""
        return max(1, int((self.box.h - 8) / self._step() + 0.01))


def bare(text: str) -> str:
    """Small letters without their accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))

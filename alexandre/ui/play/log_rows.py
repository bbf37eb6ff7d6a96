"""The lines of a log as rows, and which turns are collapsed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.ui.draw.sketch import Wording


@dataclass(frozen=True)
class LogEntry:
    """A sentence and its style: one that `is_head` begins a new turn or is in bold."""

    text: Wording
    is_head: bool = False


@dataclass(frozen=True)
class Line(LogEntry):
    """A sentence of the log, the number of its action, and the event behind it.

    A head has the `title` and the `seat` of the turn that it begins. A comment is a player's own
    note on the line before.
    """

    index: int = -1
    event: Event | None = None
    title: Wording = ""
    seat: int = -1
    is_comment: bool = False


@dataclass(frozen=True)
class LogRow:
    """One row of the log: a part of a heading or of a sentence."""

    entry: int
    text: str
    is_title: bool = False


Wrap = Callable[[Wording, bool], tuple[str, ...]]  # words, and are they bold → lines


class LogRows:
    """The rows of entries; those already wrapped are kept while the entries before them are the
    same."""

    def __init__(self) -> None:
        self.entries: tuple[Line, ...] = ()
        self.rows: list[LogRow] = []
        self._folded: set[int] = set()  # the actions with which a folded turn began
        self._set: list[tuple[LogRow, ...]] = []
        self._done: tuple[Line, ...] = ()

    def fill(self, entries: Sequence[LogEntry]) -> None:
        """Replace the entries; `wrap` lays them out."""
        self.entries = tuple(each if isinstance(each, Line) else Line(each.text, each.is_head)
                             for each in entries)

    def wrap(self, wrap: Wrap) -> None:
        """Wrap what has not been wrapped yet, and leave out what is folded."""
        same = 0
        while same < min(len(self._done), len(self.entries)) \
                and self._done[same] is self.entries[same]:
            same += 1
        del self._set[same:]
        for number in range(same, len(self.entries)):
            self._set.append(rows_of(number, self.entries[number], wrap))
        self._done = self.entries
        self._fold_away()

    def forget(self) -> None:
        """Discard all rows, because the width or the language has changed."""
        self._set, self._done, self.rows = [], (), []

    def is_folded(self, number: int) -> bool:
        """Whether the turn of this entry is folded."""
        return self.head_of(number) in self._folded

    def fold(self, number: int, *, is_folded: bool) -> bool:
        """Fold or unfold the turn of an entry; return whether that changed anything."""
        head = self.head_of(number)
        if head < 0 or (head in self._folded) == is_folded:
            return False
        self._folded ^= {head}
        self._fold_away()
        return True

    def head_of(self, number: int) -> int:
        """The number of the first action of the entry's turn, -1 before the first turn."""
        while number > 0 and not self.entries[number].title:
            number -= 1
        return self.entries[number].index if self.entries[number].title else -1

    def rows_at(self, number: int) -> list[int]:
        """The places of an entry's rows."""
        return [place for place, row in enumerate(self.rows) if row.entry == number]

    def _fold_away(self) -> None:
        self.rows, is_folded = [], False
        for entry, rows in zip(self.entries, self._set, strict=True):
            if entry.title:
                is_folded = entry.index in self._folded
            self.rows += rows[:1] if is_folded and entry.title else () if is_folded else rows


def rows_of(number: int, entry: Line, wrap: Wrap) -> tuple[LogRow, ...]:
    """Return the rows of one entry, its heading first."""
    rows = tuple(LogRow(number, line) for line in wrap(entry.text, is_bold(entry)))
    if not entry.title:
        return rows
    return (LogRow(number, " ".join(wrap(entry.title, True)), is_title=True), *rows)


def is_bold(entry: Line) -> bool:
    """Whether the sentence itself is bold; below a heading the heading is."""
    return entry.is_head and not entry.title

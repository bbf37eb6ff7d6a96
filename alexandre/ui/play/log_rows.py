"""The lines of a log as rows, and which turns are collapsed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.ui.draw.sketch import Wording


@dataclass(frozen=True)
class LogEntry:
    """A sentence and how it is set: `is_head` begins something new."""

    text: Wording
    is_head: bool = False


@dataclass(frozen=True)
class Line(LogEntry):
    """A sentence of the log, the number of the action it came from, and the event that was seen.

    A head has the `title` of what begins with it, and the `seat` whose turn that is.  A comment
    is a player's own words about what stands before it.
    """

    index: int = -1
    event: Event | None = None
    title: Wording = ""
    seat: int = -1
    is_comment: bool = False


@dataclass(frozen=True)
class LogRow:
    """One line of letters: of the heading of an entry, or of its sentence."""

    entry: int
    text: str
    is_title: bool = False


Wrap = Callable[[Wording, bool], tuple[str, ...]]  # words, and are they bold → lines


class LogRows:
    """Rows made of entries; what is set stays set while the entries before it are the same."""

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
        """Set what is not set yet, and leave out what is folded."""
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
        """The width or the language has changed: everything has to be laid out again."""
        self._set, self._done, self.rows = [], (), []

    def is_folded(self, number: int) -> bool:
        """Is the turn of this entry folded away?"""
        return self.head_of(number) in self._folded

    def fold(self, number: int, *, is_folded: bool) -> bool:
        """Fold the turn of an entry, or unfold it; False if nothing changed."""
        head = self.head_of(number)
        if head < 0 or (head in self._folded) == is_folded:
            return False
        self._folded ^= {head}
        self._fold_away()
        return True

    def head_of(self, number: int) -> int:
        """The action with which the turn of an entry began, -1 before the first."""
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
    """Does its sentence itself stand out?  Below a heading the heading does."""
    return entry.is_head and not entry.title

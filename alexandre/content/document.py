"""The contents of one file: its data, the place of every value, and all its errors."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg, Refusal

Place = tuple[int, int]
"""Line and column, both from 1; columns count characters."""

AT_KEY = -1
"""The `offset` of a fault that concerns the key at its path, not the value."""

MOST_FLAWS = 100

_ANCHOR = re.compile(r"&\S+\s+")
_ESCAPES = {"x": 4, "u": 6, "U": 10}


@dataclass(frozen=True)
class Flaw:
    """One thing wrong in one file, at one place."""

    file: str
    line: int
    column: int
    msg: Msg

    def __lt__(self, other: Flaw) -> bool:
        return self._order() < other._order()

    def _order(self) -> tuple[str, int, int, str]:
        return (self.file, self.line, self.column, repr(self.msg))

    def sentence(self) -> Msg:
        """The whole line: file, line, column and why."""
        line, column = str(self.line), str(self.column)  # places, not amounts: 12345, not 12 345
        return Msg.of("content.at", file=self.file, line=line, column=column, why=self.msg)


class BadContent(Refusal):
    """A file that is not taken, with every flaw of it; its one sentence tells the first."""

    def __init__(self, flaws: Iterable[Flaw]) -> None:
        self.flaws = tuple(sorted(flaws))
        first, more = self.flaws[0].sentence(), len(self.flaws) - 1
        super().__init__(Msg.of("content.several", first=first, more=more) if more else first)


@dataclass(frozen=True)
class Document:
    """One file as plain data. `broken` are the paths whose value could not be understood."""

    file: str
    data: Plain
    places: Mapping[Path, Place] = field(default_factory=dict)
    keys: Mapping[Path, Place] = field(default_factory=dict)
    text: str = ""
    flaws: tuple[Flaw, ...] = ()
    broken: frozenset[Path] = frozenset()

    def judge(self, faults: Iterable[Fault]) -> list[Flaw]:
        """Every flaw in order of place: the reader's, then the faults that are not their echo."""
        flaws = list(self.flaws)
        taken = {(flaw.line, flaw.column) for flaw in flaws}
        for fault in faults:
            if not self._is_echo(fault.path):
                flaw = self.flaw(fault)
                if (flaw.line, flaw.column) not in taken:
                    flaws.append(flaw)
        return _cap(sorted(set(flaws)))

    def flaw(self, fault: Fault) -> Flaw:
        """The fault at its place in this file."""
        return Flaw(self.file, *self.place(fault.path, fault.offset), fault.msg)

    def place(self, path: Path, offset: int = 0) -> Place:
        """The place of the value at `path`, or of its character `offset`, or of the value around
        it.
        """
        if offset == AT_KEY and path in self.keys:
            return self.keys[path]
        known = path
        while known and known not in self.places:
            known = known[:-1]
        line, column = self.places.get(known, (1, 1))
        if known != path or offset <= 0 or line > len(self._lines):
            return line, column
        return line, column + _inset(self._lines[line - 1][column - 1 :], offset)

    def _is_echo(self, path: Path) -> bool:
        return any(path[:length] in self.broken for length in range(len(path) + 1))

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.split("\n")


def _cap(flaws: list[Flaw]) -> list[Flaw]:
    """At most a page full of flaws, the last one saying that there are more."""
    if len(flaws) <= MOST_FLAWS:
        return flaws
    last = flaws[MOST_FLAWS]
    more = Msg.of("content.too_many_flaws", most=MOST_FLAWS)
    return [*flaws[:MOST_FLAWS], Flaw(last.file, last.line, last.column, more)]


def _inset(source: str, offset: int) -> int:
    """The offset in the source of the character `offset` of a text of one line."""
    anchor = _ANCHOR.match(source)
    at = anchor.end() if anchor else 0
    quote = source[at : at + 1]
    if quote in ("|", ">"):
        return 0
    if quote not in ("'", '"'):
        return min(at + offset, len(source))
    at += 1
    for _ in range(offset):
        at += _width(source, at, quote)
    return min(at, len(source))


def _width(source: str, at: int, quote: str) -> int:
    """The number of characters of source for the one character at `at`."""
    if quote == "'":
        return 2 if source[at : at + 2] == "''" else 1
    return _ESCAPES.get(source[at + 1 : at + 2], 2) if source[at : at + 1] == "\\" else 1

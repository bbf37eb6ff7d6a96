"""Schemas of plain data: declared, frozen, and reporting every error at once.

A shape yields the faults of a value, each with the path that leads to it. Nothing here reads a
file or knows where a value was written, so a board inside a save is judged by the same shapes.
"""

from __future__ import annotations

import difflib
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, ClassVar, Protocol

from alexandre.content import characters
from alexandre.content.document import AT_KEY
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg

MOST_FAULTS = 1_000  # of one value: nobody reads more, and a save may be malicious

_WORD = re.compile(r"[a-z][a-z0-9_]*")


class Shape(Protocol):
    """The required form of a value."""

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        """All that is wrong with the value that stands at `path`."""
        ...


class OfKind(ABC):
    """A shape of values of one `kind`; `want` says so to whom has written another."""

    kind: ClassVar[type]
    want: ClassVar[str]

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        """The kind; if that is right, what it holds."""
        if isinstance(value, self.kind) and isinstance(value, bool) is (self.kind is bool):
            yield from self.inside(value, path)
        else:
            kind = _KINDS.get(type(value), "content.kind.other")
            yield Fault(path, Msg.of(self.want, found=Msg.of(kind)))

    @abstractmethod
    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        """The faults in a value of this kind."""


_KINDS = {
    bool: "content.kind.flag",
    int: "content.kind.int",
    str: "content.kind.text",
    list: "content.kind.list",
    dict: "content.kind.record",
    type(None): "content.kind.nothing",
}


def check(shape: Shape, data: Plain) -> list[Fault]:
    """Every fault of `data`, in the order of the data."""
    return list(islice(shape.faults(data, ()), MOST_FAULTS))


def format_path(path: Path) -> str:
    """A path as a person writes it: `board.places[3].at`."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return "".join(steps).lstrip(".")


@dataclass(frozen=True)
class Int(OfKind):
    """A whole number within bounds; true and false are none."""

    kind, want = int, "content.want.int"

    low: int
    high: int

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        if not self.low <= value <= self.high:
            msg = Msg.of("content.range", found=value, low=self.low, high=self.high)
            yield Fault(path, msg)


@dataclass(frozen=True)
class Flag(OfKind):
    """True or false."""

    kind, want = bool, "content.want.flag"

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        return iter(())


@dataclass(frozen=True)
class Text(OfKind):
    """A text that can be shown: not blank, not too long, no character that is not seen."""

    kind, want = str, "content.want.text"

    most: int

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        if not value.strip():
            yield Fault(path, Msg.of("content.blank"))
        if len(value) > self.most:
            yield Fault(path, Msg.of("content.long_text", most=self.most), self.most)
        match = characters.IN_LINE.search(value)
        if match:
            msg = Msg.of("content.character", code=characters.code(match.group()))
            yield Fault(path, msg, match.start())


@dataclass(frozen=True)
class Word(OfKind):
    """The name by which data refers to a thing: small Latin letters, digits and _."""

    kind, want = str, "content.want.text"

    most: int = 40

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        if len(value) > self.most or not _WORD.fullmatch(value):
            msg = Msg.of("content.word", found=characters.short(value), most=self.most)
            yield Fault(path, msg)


@dataclass(frozen=True)
class OneOf(OfKind):
    """One of a few words."""

    kind, want = str, "content.want.text"

    choices: tuple[str, ...]

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        if value not in self.choices:
            text = characters.short(value)
            yield Fault(path, Msg.of("content.choice", found=text, choices=self.choices))


@dataclass(frozen=True)
class Drawn(OfKind):
    """A row of a drawing: only these characters, each stranger told with its column."""

    kind, want = str, "content.want.text"

    alphabet: str
    most: int

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        if not value or len(value) > self.most:
            yield Fault(path, Msg.of("content.row_length", found=len(value), most=self.most))
        known = tuple(self.alphabet)
        for at, character in enumerate(value):
            if character not in known:
                mark = characters.short(character)
                msg = Msg.of("content.drawn", found=mark, choices=known)
                yield Fault(path, msg, at)


@dataclass(frozen=True)
class ListOf(OfKind):
    """A list of like values."""

    kind, want = list, "content.want.list"

    each: Shape
    least: int
    most: int

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        if not self.least <= len(value) <= self.most:
            msg = Msg.of("content.size", found=len(value), low=self.least, high=self.most)
            yield Fault(path, msg)
        for at, item in enumerate(value[: self.most]):
            yield from self.each.faults(item, (*path, at))


@dataclass(frozen=True)
class Row(OfKind):
    """A list of fixed length, each place with a shape of its own."""

    kind, want = list, "content.want.list"

    items: tuple[Shape, ...]

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        if len(value) != len(self.items):
            msg = Msg.of("content.exact_size", found=len(value), count=len(self.items))
            yield Fault(path, msg)
        for at, (shape, item) in enumerate(zip(self.items, value, strict=False)):
            yield from shape.faults(item, (*path, at))


@dataclass(frozen=True)
class MapOf(OfKind):
    """Like values under keys of one shape."""

    kind, want = dict, "content.want.record"

    key: Shape
    each: Shape
    most: int

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        if len(value) > self.most:
            yield Fault(path, Msg.of("content.size", found=len(value), low=0, high=self.most))
        for key, item in islice(value.items(), self.most):
            for fault in self.key.faults(key, (*path, key)):
                yield Fault(fault.path, fault.msg, AT_KEY)
            yield from self.each.faults(item, (*path, key))


@dataclass(frozen=True)
class Record(OfKind):
    """Named values: those that must be there, those that may, and no others."""

    kind, want = dict, "content.want.record"

    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] = field(default_factory=dict)

    def inside(self, value: Any, path: Path) -> Iterator[Fault]:
        known = {**self.required, **self.optional}
        for key in self.required:
            if key not in value:
                yield Fault(path, Msg.of("content.missing", name=key))
        for key, item in value.items():
            if key in known:
                yield from known[key].faults(item, (*path, key))
            else:
                yield Fault((*path, key), _unknown(key, tuple(known)), AT_KEY)


def _unknown(key: str, known: tuple[str, ...]) -> Msg:
    """An unknown key, with the one that was probably meant."""
    said = characters.short(key)
    near = difflib.get_close_matches(said, known, 1)
    if near:
        return Msg.of("content.unknown_near", name=said, near=near[0])
    return Msg.of("content.unknown", name=said, choices=known)

"""Schemas of plain data: declared, frozen, and reporting every error at once.

A shape yields the faults of a value, each with the path that leads to it. Nothing here reads a
file or knows where a value was written, so a board inside a save is judged by the same shapes.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Protocol

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


def check(shape: Shape, data: Plain) -> list[Fault]:
    """Every fault of `data`, in the order of the data."""
    return list(islice(shape.faults(data, ()), MOST_FAULTS))


def format_path(path: Path) -> str:
    """A path as a person writes it: `board.places[3].at`."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return "".join(steps).lstrip(".")


@dataclass(frozen=True)
class Int:
    """A whole number within bounds; true and false are none."""

    low: int
    high: int

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if type(value) is not int:
            yield _unlike("content.want.int", value, path)
        elif not self.low <= value <= self.high:
            msg = Msg.of("content.range", found=value, low=self.low, high=self.high)
            yield Fault(path, msg)


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if type(value) is not bool:
            yield _unlike("content.want.flag", value, path)


@dataclass(frozen=True)
class Text:
    """A text that can be shown: not blank, not too long, no character that is not seen."""

    most: int

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if not isinstance(value, str):
            yield _unlike("content.want.text", value, path)
            return
        if not value.strip():
            yield Fault(path, Msg.of("content.blank"))
        if len(value) > self.most:
            yield Fault(path, Msg.of("content.long_text", most=self.most), self.most)
        match = characters.IN_LINE.search(value)
        if match:
            msg = Msg.of("content.character", code=characters.code(match.group()))
            yield Fault(path, msg, match.start())


@dataclass(frozen=True)
class Word:
    """The name by which data refers to a thing: small Latin letters, digits and _."""

    most: int = 40

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if not isinstance(value, str):
            yield _unlike("content.want.text", value, path)
        elif len(value) > self.most or not _WORD.fullmatch(value):
            msg = Msg.of("content.word", found=characters.short(value), most=self.most)
            yield Fault(path, msg)


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    choices: tuple[str, ...]

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if not isinstance(value, str):
            yield _unlike("content.want.text", value, path)
        elif value not in self.choices:
            text = characters.short(value)
            yield Fault(path, Msg.of("content.choice", found=text, choices=self.choices))


@dataclass(frozen=True)
class Drawn:
    """A row of a drawing: only these characters, each stranger told with its column."""

    alphabet: str
    most: int

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if not isinstance(value, str):
            yield _unlike("content.want.text", value, path)
            return
        if not value or len(value) > self.most:
            yield Fault(path, Msg.of("content.row_length", found=len(value), most=self.most))
        known = tuple(self.alphabet)
        for at, character in enumerate(value):
            if character not in known:
                mark = characters.short(character)
                msg = Msg.of("content.drawn", found=mark, choices=known)
                yield Fault(path, msg, at)


@dataclass(frozen=True)
class ListOf:
    """A list of like values."""

    each: Shape
    least: int
    most: int

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if not isinstance(value, list):
            yield _unlike("content.want.list", value, path)
            return
        if not self.least <= len(value) <= self.most:
            msg = Msg.of("content.size", found=len(value), low=self.least, high=self.most)
            yield Fault(path, msg)
        for at, item in enumerate(value[: self.most]):
            yield from self.each.faults(item, (*path, at))


@dataclass(frozen=True)
class Row:
    """A list of fixed length, each place with a shape of its own."""

    items: tuple[Shape, ...]

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if not isinstance(value, list):
            yield _unlike("content.want.list", value, path)
            return
        if len(value) != len(self.items):
            msg = Msg.of("content.exact_size", found=len(value), count=len(self.items))
            yield Fault(path, msg)
        for at, (shape, item) in enumerate(zip(self.items, value, strict=False)):
            yield from shape.faults(item, (*path, at))


@dataclass(frozen=True)
class MapOf:
    """Like values under keys of one shape."""

    key: Shape
    each: Shape
    most: int

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield _unlike("content.want.record", value, path)
            return
        if len(value) > self.most:
            yield Fault(path, Msg.of("content.size", found=len(value), low=0, high=self.most))
        for key, item in islice(value.items(), self.most):
            for fault in self.key.faults(key, (*path, key)):
                yield Fault(fault.path, fault.msg, AT_KEY)
            yield from self.each.faults(item, (*path, key))


@dataclass(frozen=True)
class Record:
    """Named values: those that must be there, those that may, and no others."""

    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] = field(default_factory=dict)

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield _unlike("content.want.record", value, path)
            return
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


_KINDS = {
    bool: "content.kind.flag",
    int: "content.kind.int",
    str: "content.kind.text",
    list: "content.kind.list",
    dict: "content.kind.record",
    type(None): "content.kind.nothing",
}


def _unlike(key: str, value: Plain, path: Path) -> Fault:
    """A value of another kind than the one wanted."""
    kind = _KINDS.get(type(value), "content.kind.other")
    return Fault(path, Msg.of(key, found=Msg.of(kind)))

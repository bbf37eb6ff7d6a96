"""Kinds of declared fields: their form in a dump, parsing and hashing.

A bound, a length, a list of names and a default is a value, or asked `Of` the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from alexandre.kernel.board import Path, Plain
from alexandre.kernel.plain import as_bool, as_choice, as_dict, as_int, as_list, fault

NONE: Final = -1  # no seat, no place, nothing chosen; null in a dump
MANY: Final = 999  # of anything that no rule bounds


class Of:
    """A value asked of the position: `Of("tables.box.turns")`."""

    def __init__(self, path: str) -> None:
        self.get: Callable[[Any], Any] = attrgetter(path)


SEATS: Final = Of("seats")  # one for each seat of the match
Bound = int | Of
Names = Sequence[str] | Of


def number(bound: Bound, state: Any) -> int:
    """A bound for this position."""
    if isinstance(bound, Of):
        value: int = bound.get(state)
        return value
    return bound


def names_of(names: Names, state: Any) -> Sequence[str]:
    """A list of names for this position."""
    if isinstance(names, Of):
        value: Sequence[str] = names.get(state)
        return value
    return names


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """The form of a field's value in a dump."""

    def initial(self, default: Any, state: Any) -> Any:
        """The value before anything has happened."""
        return default

    def dump(self, value: Any, state: Any) -> Plain:
        """The value as plain data."""
        return value

    def parse(self, value: Plain, where: Path, state: Any) -> Any:
        """The value that was dumped; BadData names the place of the fault."""
        raise TypeError(f"{type(self).__name__} cannot be parsed")

    def text(self, value: Any) -> str:
        """The value as it is hashed: equal values, equal texts."""
        return repr(value)


class Flag(Kind):
    """True or false."""

    def initial(self, default: Any, state: Any) -> bool:
        return bool(default)

    def parse(self, value: Plain, where: Path, state: Any) -> bool:
        return as_bool(value, where)


class Count(Kind):
    """An integer of `low` … `most`."""

    def __init__(self, low: Bound = 0, most: Bound = MANY) -> None:
        self.low = low
        self.most = most

    def initial(self, default: Any, state: Any) -> Any:
        return number(self.low, state) if default is None else default

    def parse(self, value: Plain, where: Path, state: Any) -> int:
        return as_int(value, where, number(self.low, state), number(self.most, state))


class Maybe(Kind):
    """Another kind, or NONE, which is null in a dump."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def dump(self, value: Any, state: Any) -> Plain:
        return None if value == NONE else self.kind.dump(value, state)

    def parse(self, value: Plain, where: Path, state: Any) -> Any:
        return NONE if value is None else self.kind.parse(value, where, state)


class Seat(Kind):
    """A seat of the match, or one of `count` players."""

    def __init__(self, count: Bound = SEATS) -> None:
        self.count = count

    def parse(self, value: Plain, where: Path, state: Any) -> int:
        return as_int(value, where, 0, number(self.count, state) - 1)


class Seats(Kind):
    """A set of seats as one integer, a bit each; a list of seats in a dump."""

    def dump(self, value: Any, state: Any) -> list[int]:
        return [seat for seat in range(state.seats) if value >> seat & 1]

    def parse(self, value: Plain, where: Path, state: Any) -> int:
        bits = 0
        for each in as_list(value, where, state.seats):
            bits = add_bit(bits, as_int(each, where, 0, state.seats - 1), where)
        return bits


class Word(Kind):
    """The index of one of a title's own words; hashed as the word."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def dump(self, value: int, state: Any) -> str:
        return self.words[value]

    def parse(self, value: Plain, where: Path, state: Any) -> int:
        return self.words.index(as_choice(value, where, self.words))

    def text(self, value: int) -> str:
        return self.words[value]


class Id(Kind):
    """The number of a thing that the board or the box names; hashed as the number."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def dump(self, value: Any, state: Any) -> str:
        return str(names_of(self.names, state)[value])

    def parse(self, value: Plain, where: Path, state: Any) -> int:
        names = names_of(self.names, state)
        return names.index(as_choice(value, where, names))


class Ids(Kind):
    """A set of numbered things as one integer, a bit each; a list of names in a dump."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def dump(self, value: Any, state: Any) -> list[str]:
        return [name for at, name in enumerate(names_of(self.names, state)) if value >> at & 1]

    def parse(self, value: Plain, where: Path, state: Any) -> Any:
        names, bits = names_of(self.names, state), 0
        for each in as_list(value, where):
            bits = add_bit(bits, names.index(as_choice(each, where, names)), where)
        return bits


def add_bit(bits: int, at: int, where: Path) -> int:
    """A set with one thing more; BadData if it was named before."""
    if bits >> at & 1:
        raise fault("store.twice", where)
    return bits | 1 << at


class Row(Kind):
    """A list of one kind: `length` of them, or at most `most`; a tuple if `is_tuple`."""

    def __init__(self, kind: Kind, length: Bound = NONE, most: Bound = MANY, *,
                 is_tuple: bool = False) -> None:
        self.kind = kind
        self.length = length
        self.most = most
        self.is_tuple = is_tuple

    def initial(self, default: Any, state: Any) -> Any:
        length = number(self.length, state)
        items = [] if length == NONE else [self.kind.initial(default, state)
                                           for _each in range(length)]
        return tuple(items) if self.is_tuple else items

    def dump(self, value: Any, state: Any) -> Plain:
        return [self.kind.dump(each, state) for each in value]

    def parse(self, value: Plain, where: Path, state: Any) -> Any:
        length = number(self.length, state)
        values = as_list(value, where, number(self.most, state) if length == NONE else length)
        if length != NONE:
            as_int(len(values), where, length, length)
        items = [self.kind.parse(each, where, state) for each in values]
        return tuple(items) if self.is_tuple else items


class Named(Kind):
    """A list with an item for each name; names whose item is the default are left out."""

    def __init__(self, names: Names, kind: Kind | None = None, default: Any = 0) -> None:
        self.names = names
        self.kind = kind or Count()
        self.default = default

    def initial(self, default: Any, state: Any) -> list[Any]:
        item = self.default if default is None else default
        return [item] * len(names_of(self.names, state))

    def dump(self, value: Any, state: Any) -> dict[str, Plain]:
        return {name: self.kind.dump(each, state)
                for name, each in zip(names_of(self.names, state), value, strict=True)
                if each != self.default}

    def parse(self, value: Plain, where: Path, state: Any) -> list[Any]:
        names = names_of(self.names, state)
        values = as_dict(value, where, (), names)
        return [self.kind.parse(values[name], (*where, name), state) if name in values
                else self.default for name in names]


class ByName(Kind):
    """Lists of one kind laid end to end, one for each name; those of zeros are left out."""

    def __init__(self, names: Names, kind: Kind) -> None:
        self.names = names
        self.kind = kind

    def initial(self, default: Any, state: Any) -> list[Any]:
        return list(self.kind.initial(default, state)) * len(names_of(self.names, state))

    def dump(self, value: Any, state: Any) -> dict[str, Plain]:
        names = names_of(self.names, state)
        width = len(value) // len(names)
        parts = [value[at:at + width] for at in range(0, len(value), width)]
        return {name: self.kind.dump(part, state)
                for name, part in zip(names, parts, strict=True) if any(part)}

    def parse(self, value: Plain, where: Path, state: Any) -> list[Any]:
        names = names_of(self.names, state)
        values = as_dict(value, where, (), names)
        empty = self.kind.initial(0, state)
        return [item for name in names
                for item in (self.kind.parse(values[name], (*where, name), state)
                             if name in values else empty)]


class BySeat(Kind):
    """Lists of one kind laid end to end, one for each seat (or each of `count`)."""

    def __init__(self, kind: Kind, count: Bound = SEATS) -> None:
        self.kind = kind
        self.count = count

    def initial(self, default: Any, state: Any) -> list[Any]:
        return list(self.kind.initial(default, state)) * number(self.count, state)

    def dump(self, value: Any, state: Any) -> list[Plain]:
        count = number(self.count, state)
        width = len(value) // count
        return [self.kind.dump(value[part * width:(part + 1) * width], state)
                for part in range(count)]

    def parse(self, value: Plain, where: Path, state: Any) -> list[Any]:
        count = number(self.count, state)
        values = as_list(value, where, count)
        as_int(len(values), where, count, count)
        return [item for each in values for item in self.kind.parse(each, where, state)]

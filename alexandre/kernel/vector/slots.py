"""Encodings of the values of a view as integers. An absent value is written as zeros."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import chain
from operator import attrgetter
from typing import Any, Final

from alexandre.kernel.contract import View

MANY: Final = 8  # values from which on it is quicker to write them part by part


class Slot(ABC):
    """The encoding of one value of a view as `size` integers."""

    size = 1

    @abstractmethod
    def write(self, value: Any, out: list[int]) -> None:
        """Append `size` integers that stand for the value; None is all zeros."""

    def write_each(self, values: Sequence[Any], out: list[int]) -> None:
        """Append the integers of several values; those of one integer do it all at once."""
        for value in values:
            self.write(value, out)

    def names(self, path: str) -> Iterator[str]:
        """The meaning of each integer, as its path in the view."""
        yield path


class Number(Slot):
    """A number as it is, true as 1; absence cannot be told from 0."""

    def write(self, value: Any, out: list[int]) -> None:
        out.append(value or 0)

    def write_each(self, values: Sequence[Any], out: list[int]) -> None:
        out += [value or 0 for value in values]


class Maybe(Slot):
    """A number of 0 or more, plus one; 0 if it is absent."""

    def write(self, value: Any, out: list[int]) -> None:
        out.append(0 if value is None else value + 1)

    def write_each(self, values: Sequence[Any], out: list[int]) -> None:
        out += [0 if value is None else value + 1 for value in values]


class Word(Slot):
    """One of these words, counted from 1; 0 if it is absent."""

    def __init__(self, words: Sequence[str]) -> None:
        self.numbers: dict[str | None, int] = {None: 0}
        self.numbers.update((word, number) for number, word in enumerate(words, 1))

    def write(self, value: Any, out: list[int]) -> None:
        out.append(self.numbers[value])

    def write_each(self, values: Sequence[Any], out: list[int]) -> None:
        out += map(self.numbers.__getitem__, values)


class Marks(Slot):
    """Some of these words: how often each is among them."""

    def __init__(self, words: Sequence[Any]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.size = len(self.places)

    def write(self, value: Any, out: list[int]) -> None:
        self.write_each((value,), out)

    def write_each(self, values: Sequence[Any], out: list[int]) -> None:
        start = len(out)
        out += [0] * (self.size * len(values))
        for number, value in enumerate(values if any(values) else ()):
            for word in value or ():
                out[start + number * self.size + self.places[word]] += 1

    def names(self, path: str) -> Iterator[str]:
        yield from (f"{path}.{word}" for word in self.places)


class Row(Slot):
    """So many values one after the other; if there may be fewer, their number goes before."""

    def __init__(self, each: Slot, most: int, *, is_full: bool = False) -> None:
        self.each = each
        self.most = most
        self.is_full = is_full
        self.size = most * each.size + (not is_full)

    def write(self, value: Any, out: list[int]) -> None:
        values = value or ()
        if len(values) > self.most:
            raise ValueError(f"{len(values)} values in a row of {self.most}")
        if not self.is_full:
            out.append(len(values))
        self.each.write_each(values, out)
        out += [0] * (self.each.size * (self.most - len(values)))

    def write_each(self, values: Sequence[Any], out: list[int]) -> None:
        if self.is_full and all(values) and set(map(len, values)) == {self.most}:
            self.each.write_each(list(chain.from_iterable(values)), out)
        else:
            super().write_each(values, out)

    def names(self, path: str) -> Iterator[str]:
        if not self.is_full:
            yield f"{path}.count"
        for number in range(self.most):
            yield from self.each.names(f"{path}.{number}")


class ByName(Slot):
    """A value for each of these names; pairs of a name and a value serve as well."""

    def __init__(self, keys: Sequence[str], each: Slot) -> None:
        self.keys = tuple(keys)
        self.known = set(self.keys)
        self.places = {key: place * each.size for place, key in enumerate(self.keys)}
        self.each = each
        self.size = len(self.keys) * each.size

    def write(self, value: Any, out: list[int]) -> None:
        if not value:
            out += [0] * self.size
            return
        values = value if isinstance(value, dict) else dict(value)
        if not values.keys() <= self.known:
            raise ValueError(f"unknown names: {sorted(values.keys() - self.known)}")
        if 2 * len(values) > len(self.keys):
            self.each.write_each(list(map(values.get, self.keys)), out)
            return
        start, size, numbers = len(out), self.each.size, list[int]()
        self.each.write_each(list(values.values()), numbers)
        out += [0] * self.size
        for number, key in enumerate(values):
            place = start + self.places[key]
            out[place:place + size] = numbers[number * size:(number + 1) * size]

    def names(self, path: str) -> Iterator[str]:
        for key in self.keys:
            yield from self.each.names(f"{path}.{key}")


class Parts(Slot):
    """A value of several parts in a fixed order.

    Many values are written part by part, and then put in their order: a part writes all that it is
    in them at once.
    """

    def __init__(self, parts: Sequence[Slot]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)
        self.many = max([MANY, *(part.size for part in parts)])

    @abstractmethod
    def columns(self, values: Sequence[Any]) -> Iterable[Sequence[Any]]:
        """For each part, what it is in each of these values; None in those that are absent."""

    def write_each(self, values: Sequence[Any], out: list[int]) -> None:
        if len(values) < self.many:
            super().write_each(values, out)
            return
        block, at = [0] * (self.size * len(values)), 0
        for part, column in zip(self.parts, self.columns(values), strict=True):
            numbers: list[int] = []
            part.write_each(column, numbers)
            for place in range(part.size):
                block[at + place::self.size] = numbers[place::part.size]
            at += part.size
        out += block


class Both(Parts):
    """A tuple of several parts."""

    def __init__(self, *parts: Slot) -> None:
        super().__init__(parts)
        self.absent = (None,) * len(parts)
        self.zeros = (0,) * self.size
        self.has_numbers_alone = all(isinstance(part, Number) for part in parts)

    def write(self, value: Any, out: list[int]) -> None:
        if value is None or self.has_numbers_alone:
            out += value or self.zeros
        else:
            for part, each in zip(self.parts, value, strict=True):
                part.write(each, out)

    def write_each(self, values: Sequence[Any], out: list[int]) -> None:
        if self.has_numbers_alone:
            out += chain.from_iterable([value or self.zeros for value in values])
        else:
            super().write_each(values, out)

    def columns(self, values: Sequence[Any]) -> Iterable[Sequence[Any]]:
        return zip(*[value or self.absent for value in values], strict=True)

    def names(self, path: str) -> Iterator[str]:
        for number, part in enumerate(self.parts):
            yield from part.names(f"{path}.{number}")


class Record(Parts):
    """A view of that class, field by field; fields of whole numbers and truths need no slot.

    With `is_maybe` a 1 goes before it, so that an absent one can be told from one of zeros.
    """

    def __init__(self, view: type[View], *, is_maybe: bool = False, **slots: Slot) -> None:
        known = {field.name: PLAIN.get(str(field.type)) for field in fields(view)}
        declared = {**known, **slots}
        if known.keys() != declared.keys() or None in declared.values():
            raise TypeError(f"{view.__name__}: {sorted(set(known) ^ set(slots))}")
        self.fields = tuple(known)
        self.slots = tuple(slot for slot in declared.values() if slot is not None)
        self.absent = (None,) * len(self.fields)
        read = attrgetter(*self.fields)
        self.read = read if self.absent[1:] else lambda value: (read(value),)
        self.is_maybe = is_maybe
        super().__init__([*[NUMBER] * is_maybe, *self.slots])

    def write(self, value: Any, out: list[int]) -> None:
        if value is None:
            out += [0] * self.size
            return
        if self.is_maybe:
            out.append(1)
        for slot, each in zip(self.slots, self.read(value), strict=True):
            slot.write(each, out)

    def columns(self, values: Sequence[Any]) -> Iterable[Sequence[Any]]:
        if self.is_maybe:
            yield [value is not None for value in values]
        yield from zip(*[self.absent if value is None else self.read(value)
                         for value in values], strict=True)

    def names(self, path: str) -> Iterator[str]:
        if self.is_maybe:
            yield f"{path}.is_there"
        for name, slot in zip(self.fields, self.slots, strict=True):
            yield from slot.names(f"{path}.{name}" if path else name)


class Turned(Slot):
    """A value that is brought into another form first."""

    def __init__(self, turn: Callable[[Any], Any], slot: Slot) -> None:
        self.turn = turn
        self.slot = slot
        self.size = slot.size

    def write(self, value: Any, out: list[int]) -> None:
        self.slot.write(None if value is None else self.turn(value), out)

    def names(self, path: str) -> Iterator[str]:
        return self.slot.names(path)


def total_by_name(pairs: Sequence[tuple[str, int]]) -> Mapping[str, int]:
    """Pairs of a name and a number, those of one name added up."""
    totals: dict[str, int] = {}
    for name, number in pairs:
        totals[name] = totals.get(name, 0) + number
    return totals


NUMBER: Final = Number()
MAYBE: Final = Maybe()
PLAIN: Final[Mapping[str, Slot]] = {"int": NUMBER, "bool": NUMBER, "int | None": MAYBE}

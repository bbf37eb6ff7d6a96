"""Encodings of the values of a view as integers. An absent value is written as zeros."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from alexandre.kernel.contract import View


class Slot(ABC):
    """The encoding of one value of a view as `size` integers."""

    size = 1

    @abstractmethod
    def write(self, value: Any, out: list[int]) -> None:
        """Append `size` integers that stand for the value; None is all zeros."""

    def write_each(self, values: Iterable[Any], out: list[int]) -> None:
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

    def write_each(self, values: Iterable[Any], out: list[int]) -> None:
        out += [value or 0 for value in values]


class Maybe(Slot):
    """A number of 0 or more, plus one; 0 if it is absent."""

    def write(self, value: Any, out: list[int]) -> None:
        out.append(0 if value is None else value + 1)

    def write_each(self, values: Iterable[Any], out: list[int]) -> None:
        out += [0 if value is None else value + 1 for value in values]


class Word(Slot):
    """One of these words, counted from 1; 0 if it is absent."""

    def __init__(self, words: Sequence[str]) -> None:
        self.numbers = {word: number for number, word in enumerate(words, 1)}

    def write(self, value: Any, out: list[int]) -> None:
        out.append(0 if value is None else self.numbers[value])

    def write_each(self, values: Iterable[Any], out: list[int]) -> None:
        numbers = self.numbers
        out += [0 if value is None else numbers[value] for value in values]


class Marks(Slot):
    """Some of these words: how often each is among them."""

    def __init__(self, words: Sequence[Any]) -> None:
        self.words = tuple(words)
        self.size = len(self.words)

    def write(self, value: Any, out: list[int]) -> None:
        out += [0 if value is None else value.count(word) for word in self.words]

    def names(self, path: str) -> Iterator[str]:
        yield from (f"{path}.{word}" for word in self.words)


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
        self.each = each
        self.size = len(self.keys) * each.size

    def write(self, value: Any, out: list[int]) -> None:
        values = dict(value or {})
        if not values.keys() <= self.known:
            raise ValueError(f"unknown names: {sorted(values.keys() - self.known)}")
        self.each.write_each([values.get(key) for key in self.keys], out)

    def names(self, path: str) -> Iterator[str]:
        for key in self.keys:
            yield from self.each.names(f"{path}.{key}")


class Both(Slot):
    """A value of several parts in a fixed order."""

    def __init__(self, *parts: Slot) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts)
        self.has_numbers_alone = all(isinstance(part, Number) for part in parts)

    def write(self, value: Any, out: list[int]) -> None:
        self.write_each((value,), out)

    def write_each(self, values: Iterable[Any], out: list[int]) -> None:
        zeros = [0] * self.size
        for value in values:
            if value is None:
                out += zeros
            elif self.has_numbers_alone:
                out += value
            else:
                for part, each in zip(self.parts, value, strict=True):
                    part.write(each, out)

    def names(self, path: str) -> Iterator[str]:
        for number, part in enumerate(self.parts):
            yield from part.names(f"{path}.{number}")


class Record(Slot):
    """A view of that class, field by field; it has a slot for each field, and for no other.

    With `is_maybe` a 1 goes before it, so that an absent one can be told from one of zeros.
    """

    def __init__(self, view: type[View], *, is_maybe: bool = False, **slots: Slot) -> None:
        self.fields = tuple(field.name for field in fields(view))
        if set(self.fields) != set(slots):
            raise TypeError(f"{view.__name__}: {sorted(set(self.fields) ^ set(slots))}")
        self.slots = tuple(slots[name] for name in self.fields)
        self.is_maybe = is_maybe
        self.size = sum(slot.size for slot in self.slots) + is_maybe

    def write(self, value: Any, out: list[int]) -> None:
        if value is None:
            out += [0] * self.size
            return
        if self.is_maybe:
            out.append(1)
        for name, slot in zip(self.fields, self.slots, strict=True):
            slot.write(getattr(value, name), out)

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

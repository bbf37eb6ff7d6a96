"""The bounded JSON reader: what is too big, too deep or ambiguous is refused before it hurts.

It accepts a part of JSON: no fractions, no NaN or Infinity, no key twice, no half of a
surrogate pair, integers of 64 bits, and nothing beyond the limits. Nesting is measured before
the parser starts, so that no text can exhaust the stack.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import NoReturn

from alexandre.kernel.board import Plain
from alexandre.kernel.plain import BadData, spell
from alexandre.kernel.text import Msg

# A signed or an unsigned integer of 64 bits: generators keep their words unsigned.
INT_LOW, INT_HIGH = -(2**63), 2**64 - 1
_INT_DIGITS = 20  # of INT_HIGH, and of INT_LOW with its sign

# A string, closed or running to the end: possessive, so that no text makes it start over.
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


@dataclass(frozen=True)
class Limits:
    """The limits of what a reader accepts.

    `size`: bytes of the whole; `depth`: lists and objects in each other; `text`: bytes of one
    text; `items`: of one list or object; `groups`: lists and objects altogether.
    """

    size: int = 2 * 1024 * 1024
    depth: int = 64
    text: int = 4096
    items: int = 20_000
    groups: int = 100_000


LIMITS = Limits()


def read_json(data: bytes | str, limits: Limits = LIMITS) -> Plain:
    """The value that the JSON spells; BadData for anything outside the limits or the grammar."""
    text = _decode(data, limits)
    _check_groups(text, limits)
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_no_fraction,
            parse_constant=_no_constant,
        )
    except json.JSONDecodeError as error:
        place = Msg.of("store.not_json", line=error.lineno, column=error.colno)
        raise BadData(place) from None
    _check_values(value, limits)
    return value


def _decode(data: bytes | str, limits: Limits) -> str:
    if len(data) > limits.size:
        raise BadData(Msg.of("store.too_big", most=limits.size))
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadData(Msg.of("store.not_utf8")) from None


def _check_groups(text: str, limits: Limits) -> None:
    """Check the number of lists and objects, and the depth of their nesting."""
    if text.count("[") + text.count("{") <= limits.depth:
        return
    bare = _STRING.sub("", text)
    if bare.count("[") + bare.count("{") > limits.groups:
        raise BadData(Msg.of("store.too_many_items", most=limits.groups))
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > limits.depth:
            raise BadData(Msg.of("store.too_deep", most=limits.depth))


def _object(pairs: list[tuple[str, Plain]]) -> dict[str, Plain]:
    value = dict(pairs)
    if len(value) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise BadData(Msg.of("store.double_key", name=spell((key,))))
            seen.add(key)
    return value


def _integer(digits: str) -> int:
    if len(digits) <= _INT_DIGITS:
        number = int(digits)
        if INT_LOW <= number <= INT_HIGH:
            return number
    raise BadData(Msg.of("store.int_too_big"))


def _no_fraction(text: str) -> NoReturn:
    raise BadData(Msg.of("store.fraction", number=text[:20]))


def _no_constant(text: str) -> NoReturn:
    raise BadData(Msg.of("store.no_number", number=text))


def _check_values(value: Plain, limits: Limits) -> None:
    """Walk the value without recursion: lengths of texts, lists and objects, and surrogates."""
    rest: list[Plain] = [[value]]
    while rest:
        group = rest.pop()
        if len(group) > limits.items:
            raise BadData(Msg.of("store.too_many_items", most=limits.items))
        if isinstance(group, dict):
            for key in group:
                _check_text(key, limits.text)
            group = group.values()
        for each in group:
            if isinstance(each, str):
                _check_text(each, limits.text)
            elif isinstance(each, list | dict) and each:
                rest.append(each)


def _check_text(text: str, most: int) -> None:
    size = len(text)
    if not text.isascii():
        try:
            size = len(text.encode())
        except UnicodeEncodeError:
            raise BadData(Msg.of("store.surrogate")) from None
    if size > most:
        raise BadData(Msg.of("store.string_too_long", most=most))

"""Plain data written as the small part of YAML that `content.loader` reads back unchanged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from alexandre.content.scalars import plain
from alexandre.kernel.board import Plain

WIDE: Final = 94  # characters of a line before its parts stand below one another
INDENT: Final = "  "

_BARE = re.compile(r"[^\W\d_]([\w ’.-]*\w)?")  # needs no quotes, unless it means something else


def write(data: dict[str, Plain]) -> str:
    """The text of a file, with records and lists in short lines."""
    return "\n".join(_record(data, "")) + "\n"


def _record(data: dict[str, Plain], indent: str) -> Iterator[str]:
    for key, value in data.items():
        short = _flow(value)
        if not _is_long(value, len(indent) + len(key) + 2 + len(short)):
            yield f"{indent}{key}: {short}"
        else:
            yield f"{indent}{key}:"
            inner = indent + INDENT
            yield from _record(value, inner) if isinstance(value, dict) else _list(value, inner)


def _list(data: list[Plain], indent: str) -> Iterator[str]:
    for item in data:
        short = _flow(item)
        if not _is_long(item, len(indent) + 2 + len(short)):
            yield f"{indent}- {short}"
        else:
            inner = indent + INDENT
            first, *rest = _record(item, inner) if isinstance(item, dict) else _list(item, inner)
            yield f"{indent}- {first.removeprefix(inner)}"
            yield from rest


def _is_long(value: Plain, wide: int) -> bool:
    """Whether a value takes several lines: a list or a record of others, or one that is too wide.
    """
    if not isinstance(value, dict | list) or not value:
        return False
    items = value.values() if isinstance(value, dict) else value
    return wide > WIDE or any(isinstance(item, dict | list) for item in items)


def _flow(value: Plain) -> str:
    """The value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if isinstance(value, str):
        return _text(value)
    return "null" if value is None else str(value).lower()


def _text(value: str) -> str:
    """The text, quoted where a reader could misread it."""
    if _BARE.fullmatch(value) and plain(value) == (value, None):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'

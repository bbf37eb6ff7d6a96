"""A board as the rules receive it: plain data with a name and a digest."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from alexandre.kernel.text import Msg

Plain = Any  # JSON: None, bool, int, str, list[Plain], dict[str, Plain]; never a float

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Fault:
    """Something wrong in a board: where (a path into its data), and the sentence.

    `offset` counts characters into the scalar at `path` (a column of a drawn row); -1 is the key
    that leads to it.
    """

    path: Path
    msg: Msg
    offset: int = 0


@dataclass(frozen=True)
class Board:
    """One board of one title: `data` is the whole content, the title's box included."""

    title: str
    id: str
    data: Plain
    is_bundled: bool = True

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits of all in `data` that play can depend on: not of names."""
        return fingerprint(nameless(self.data))


def nameless(data: Plain) -> Plain:
    """The same data without anything kept under `names`: a name put right changes no board."""
    if isinstance(data, dict):
        return {key: nameless(value) for key, value in data.items() if key != "names"}
    if isinstance(data, list):
        return [nameless(each) for each in data]
    return data


def fingerprint(data: Plain) -> str:
    """Sixteen hexadecimal digits of plain data: equal data, equal digits, on every machine."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:16]


def canonical(data: Plain) -> str:
    """JSON with sorted keys and no blanks: equal data, equal text."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))

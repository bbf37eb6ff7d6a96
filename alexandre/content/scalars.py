"""The meaning of a plain (unquoted) word of a file: an integer, true, false, null, or text.

Everything that YAML programs read in different ways is refused, each with its own sentence:
`no`, `12:30`, `1.5`, `2024-01-01`, `0x1F` must be quoted, or written as what is meant.
"""

from __future__ import annotations

import re
from typing import Final

from alexandre.content.characters import short
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg

MEANT: Final[dict[str, Plain]] = {"": None, "null": None, "true": True, "false": False}

MOST_DIGITS = 15  # exact in every JSON reader too

_INTEGER = re.compile(r"0|-?[1-9][0-9]*")

_TRAPS = (
    (re.compile(r"yes|no|on|off|y|n|true|false", re.IGNORECASE), "content.plain.word"),
    (re.compile(r"~|null", re.IGNORECASE), "content.plain.null"),
    (re.compile(r"[-+]?[0-9][0-9_]*(:[0-9]+)+(\.[0-9_]*)?"), "content.plain.clock"),
    (
        re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(([Tt]| +)[0-9]{1,2}:[0-9]{2}:[^\n]*)?"),
        "content.plain.date",
    ),
    (
        re.compile(r"[-+]?(0[xX][0-9a-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|[0-9][0-9_]*)"),
        "content.plain.number",
    ),
    (
        re.compile(r"[-+]?([0-9][0-9_]*(\.[0-9_]*)?|\.[0-9][0-9_]*)([eE][-+]?[0-9]+)?"),
        "content.plain.decimal",
    ),
    (re.compile(r"[-+]?\.inf|\.nan", re.IGNORECASE), "content.plain.decimal"),
)


def plain(word: str) -> tuple[Plain, Msg | None]:
    """The value of an unquoted word, and the sentence if it is one that is refused."""
    if word in MEANT:
        return MEANT[word], None
    if _INTEGER.fullmatch(word):
        return _integer(word)
    for trap, key in _TRAPS:
        if trap.fullmatch(word):
            return word, Msg.of(key, found=short(word))
    return word, None


def _integer(digits: str) -> tuple[Plain, Msg | None]:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        return 0, Msg.of("content.plain.big", found=short(digits), most=MOST_DIGITS)
    return int(digits), None

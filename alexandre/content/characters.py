"""Characters allowed in a file, and quotations from it in a sentence."""

from __future__ import annotations

import re
from typing import Final

# Written out, not asked of `unicodedata`: what a file may hold must not change with the version
# of Python. Controls, soft hyphen, zero widths, marks of direction, line separators, surrogates,
# byte order mark, tags: nothing of it can be seen, and some of it makes a name read backwards.
_UNSEEN = (
    r"\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e0fff"
)

IN_FILE: Final = re.compile(rf"[{_UNSEEN}]|\r(?!\n)")
"""What may stand nowhere in a file, comments included; a carriage return only ends a line."""

IN_LINES: Final = re.compile(rf"[{_UNSEEN}\r]")
"""What may not stand in a text of several lines."""

IN_LINE: Final = re.compile(rf"[{_UNSEEN}\r\n]")
"""What may not stand in a name."""

QUOTED = 40


def code(character: str) -> str:
    """A character that cannot be shown, by its number: U+202E."""
    return f"U+{ord(character):04X}"


def short(text: str) -> str:
    """A quotation from a file for a sentence: one line, no unseen character, not too long."""
    seen = IN_LINE.sub(" ", text)
    return seen if len(seen) <= QUOTED else seen[: QUOTED - 1] + "…"

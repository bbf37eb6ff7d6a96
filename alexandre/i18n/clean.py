"""Text that comes from a file or a player, made safe to stand in a sentence."""

from __future__ import annotations

import re

from alexandre.kernel.plain import clean_text

LONGEST_TEXT = 300
LONGEST_NAME = 60

BLANKS = re.compile(r"[^\S\u00a0]+")  # every kind, but the one that holds words together


def clean(text: str, longest: int = LONGEST_TEXT) -> str:
    """One line of what `clean_text` lets through, cut at `longest` with an ellipsis.

    Runs of blanks become one; the no-break spaces stay, in the only width that our fonts have.
    """
    head = text[: 4 * longest].replace("\u202f", "\u00a0")
    line = BLANKS.sub(" ", clean_text(head, 4 * longest)).strip(" ")
    if len(line) <= longest and len(text) <= 4 * longest:
        return line
    return line[: longest - 1].rstrip() + "…"

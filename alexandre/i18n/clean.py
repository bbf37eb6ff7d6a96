"""Text that comes from a file or a player, made safe to stand in a sentence."""

from __future__ import annotations

import unicodedata

LONGEST_TEXT = 300
LONGEST_NAME = 60

# What a letter may bear: enough for Greek, too few to climb over the line above.
MOST_MARKS = 3

LINE_BREAKS = "\t\n\v\f\r\x85"


def clean(text: str, longest: int = LONGEST_TEXT) -> str:
    """One line of printable characters, cut at `longest` with an ellipsis.

    Control and bidirectional characters, lone surrogates and unassigned ones are dropped.
    """
    known = unicodedata.normalize("NFC", text[: 4 * longest].replace("\u202f", "\u00a0"))
    line = _one_spaced("".join(_kept(known)))
    if len(line) <= longest and len(text) <= 4 * longest:
        return line
    return line[: longest - 1].rstrip() + "…"


def _kept(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for each in text:
        category = unicodedata.category(each)
        marks = marks + 1 if category[0] == "M" else 0
        if each in LINE_BREAKS or (category[0] == "Z" and each != "\u00a0"):
            kept.append(" ")
        elif category[0] != "C" and marks <= MOST_MARKS:
            kept.append(each)
    return kept


def _one_spaced(text: str) -> str:
    """Runs of blanks become one; the no-break spaces stay."""
    return " ".join(part for part in text.split(" ") if part)

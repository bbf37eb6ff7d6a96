"""A grammar for a language that has none of its own: names without articles, numbers as they are.

It knows the forms of English, so that a translator may keep the fields of the English sentence or
leave their forms out.
"""

from __future__ import annotations

from dataclasses import replace

from alexandre.i18n.english import ENGLISH
from alexandre.i18n.grammar import NO_BREAK, Fields, add_sign, group_digits, plain


def plural(name: Fields) -> str:
    """The plural of the board's file, else the name alone."""
    return name.get("plural") or name["name"]


def count(name: Fields, number: int) -> str:
    """“2 lyre”: the number before a name in its only form."""
    return f"{number}{NO_BREAK}{name['name'] if number == 1 else plural(name)}"


NEUTRAL = replace(
    ENGLISH,
    forms={**dict.fromkeys(ENGLISH.forms, plain), "plural": plural},
    tallies={"count": count},
    counts={
        **dict.fromkeys(ENGLISH.counts, str),
        "plain": lambda number: group_digits(number, NO_BREAK),
        "signed": lambda number: add_sign(number, NO_BREAK),
        "ordinal": lambda number: f"{number}.",
    },
    joins={**ENGLISH.joins, "and": ", ", "or": " / "},
    typeset=str,
)

"""The interface of a language's grammar: names, numbers and lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Fields = Mapping[str, str]
"""The fields of one name in one language, as `alexandre.kernel.text.Noun` lists them."""

NO_BREAK = "\u00a0"
MINUS = "\u2212"
APOSTROPHE = "\u2019"

# « {n} cartes », « {cards} {cards|carte|cartes} »: a count and what it counts.
COUNTED = re.compile(r"(\{n\}) (?=[a-zà-ÿ])|(\{(\w+)\}) (?=\{\3\|)")

# The names of slots that hold a number, where it follows the noun that it numbers.
NUMBERS = "n|region|slot|die|turn|round|speed|number|place|seat|level|chapter|face"

# From five digits on only, so that a year stays a year: 1492, but 35 000.
FIRST_GROUPED = 10_000


@dataclass(frozen=True)
class Grammar:
    """One language: what a catalogue of that language may write after the `:` of a slot."""

    forms: Mapping[str, Callable[[Fields], str]]
    """A name with its article or preposition; "plain" is the name alone."""

    tallies: Mapping[str, Callable[[Fields, int], str]]
    """One entry of a list in which the same name may stand several times."""

    counts: Mapping[str, Callable[[int], str]]
    """A number; "plain" is its digits."""

    joins: Mapping[str, str]
    """What stands before the last item of a list; "plain" is a comma.  What is
    no word stands before every item: they have commas, or are sentences, of their own."""

    inner: str
    """The form of a sentence within another one: it begins small, and has no aside in brackets."""

    capitals: frozenset[str]
    """Words that begin a sentence of ours and keep their capital within another one."""

    agree: Callable[[Fields, Sequence[str]], str]
    """The variant of a word that agrees with a name."""

    is_plural: Callable[[int], bool]

    typeset: Callable[[str], str]
    """Our own words, never a player's, with the spaces and marks that the language prints."""


def plain(name: Fields) -> str:
    """“Egypt”, « lyre »: the name alone."""
    return name["name"]


def is_many(name: Fields) -> bool:
    """“the Indies”, « les Indes »."""
    return name.get("number") == "p"


def group_digits(number: int, separator: str) -> str:
    """The digits, by threes where there are many, and a real minus sign."""
    digits = str(abs(number))
    if abs(number) >= FIRST_GROUPED:
        digits = f"{abs(number):,}".replace(",", separator)
    return (MINUS if number < 0 else "") + digits


def add_sign(number: int, separator: str) -> str:
    """The digits with their sign, a gain as well as a loss."""
    return ("+" if number > 0 else "") + group_digits(number, separator)


def name_month(months: Sequence[str], number: int) -> str:
    """“Nov” for 11; what is no month stays a number."""
    return months[number - 1] if 0 < number <= len(months) else str(number)


def bind_counts(text: str) -> str:
    """A sentence of a catalogue in which no line can end between a count and its word."""
    return COUNTED.sub(lambda match: (match[1] or match[2]) + NO_BREAK, text)


def number_nouns(*nouns: str) -> re.Pattern[str]:
    """The pattern of these nouns before their numbers: « joueur {n} », « Tour 3 »."""
    return re.compile(rf"(?i)\b({'|'.join(nouns)}) (?=\{{(?:{NUMBERS})\}}|\d)")

"""English: articles, prepositions of place, the genitive."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from alexandre.i18n.grammar import (
    APOSTROPHE,
    NO_BREAK,
    Fields,
    Grammar,
    add_sign,
    group_digits,
    is_many,
    name_month,
    number_nouns,
    plain,
)

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
NUMBERED = number_nouns(
    "action", "board", "card", "chapter", "die", "level", "passage", "place", "player", "point",
    "problem", "province", "region", "round", "seat", "section", "slot", "space", "speed", "step",
    "strength", "total", "turn")
UNCOUNTED = ("cavalry", "infantry")
NARROW_AND_WIDE = str.maketrans({"\u202f": NO_BREAK, "'": APOSTROPHE})


def the(name: Fields) -> str:
    """“the lyre”, “the Indies”, “Egypt”."""
    return ("the " if _takes_article(name) else "") + name["name"]


def a(name: Fields) -> str:
    """“a lyre”, “an amphora”; “cavalry”, which is not counted, and a name that takes no article
    have none."""
    if not _takes_article(name) or is_many(name) or name["name"].endswith(UNCOUNTED):
        return name["name"]
    return _indefinite(name) + " " + name["name"]


def in_(name: Fields) -> str:
    """The place where someone is: “in Egypt”, “at Tyre”, “in the Indies”."""
    return f"{name.get('place', 'in')} {the(name)}"


def plural(name: Fields) -> str:
    """“lyres”, “amphorae”."""
    if is_many(name):
        return name["name"]
    return name.get("plural") or _with_s(name["name"])


def genitive(name: Fields) -> str:
    """“the lyre’s”, “Alice’s”, “the Indies’”."""
    ending = APOSTROPHE if is_many(name) and name["name"].endswith("s") else APOSTROPHE + "s"
    return the(name) + ending


def count(name: Fields, number: int) -> str:
    """“a lyre”, “2 lyres”; “1 wood”, as the name has no article."""
    if number == 1:
        return a(name) if _takes_article(name) else f"1{NO_BREAK}{name['name']}"
    return f"{number}{NO_BREAK}{plural(name)}"


def agree(name: Fields, variants: Sequence[str]) -> str:
    """“is | are”."""
    return variants[int(is_many(name))]


def is_plural(number: int) -> bool:
    """“0 cards”, “1 card”, “2 cards”."""
    return abs(number) != 1


def typeset(text: str) -> str:
    """The curled apostrophe, and no-break spaces before the number of a player, a turn and the
    like."""
    return NUMBERED.sub(rf"\1{NO_BREAK}", text.translate(NARROW_AND_WIDE))


def _takes_article(name: Fields) -> bool:
    """Unless told, a common noun takes one and a proper name does not."""
    usual = "def" if name["name"][:1].islower() else "none"
    return name.get("article", usual) == "def"


def _indefinite(name: Fields) -> str:
    """`h: mute` (“an hour”) and `h: aspirated` (“a unicorn”) overrule the letter."""
    if "h" in name:
        return "an" if name["h"] == "mute" else "a"
    return "an" if name["name"][:1].lower() in "aeiou" else "a"


def _with_s(word: str) -> str:
    return word if word.endswith("s") else word + "s"


def _ordinal(number: int) -> str:
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}" + {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")


ENGLISH = Grammar(
    forms={
        "plain": plain,
        "inner": plain,
        "the": the,
        "a": a,
        "in": in_,
        "plural": plural,
        "s": genitive,
    },
    tallies={"count": count},
    counts={
        "plain": lambda number: group_digits(number, ","),
        "signed": lambda number: add_sign(number, ","),
        "ordinal": _ordinal,
        "month": partial(name_month, MONTHS),
    },
    joins={"plain": ", ", "and": " and ", "or": " or ", "then": "; ", "apart": " ",
           "dots": " · "},
    inner="inner",
    capitals=frozenset(("Alexander", "Bucephalus", "I", "Tyre")),
    agree=agree,
    is_plural=is_plural,
    typeset=typeset,
)

"""Plain data from outside: typed accessors, and text made safe to show.

Everything read from a file or a line of the protocol passes through here before the program
believes it: bool is not int, ranges are closed, unknown keys are refused, and the one exception
says where in the data the fault lies.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from itertools import islice

from alexandre.kernel.board import Path, Plain
from alexandre.kernel.text import Arg, Msg, Refusal, join_ids

TEXT_MOST = 200  # characters of a label or a name
SAID_CHOICES = 12  # of the right values that a message names
LIST_MOST = 20_000
_SAID_MOST = 10**15

MARKS_MOST = 3  # enough for Greek and Hebrew, too few to climb over the line above

# Controls, bidi marks, private use, surrogates, separators.
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"  # they hold letters and emoji together and turn nothing around
_LOOSE = re.compile(r"(?<!\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\S)")  # they join nothing


class BadData(Refusal):
    """Data that is not what it should be; `where` is the path to it, `msg` names the fault."""

    def __init__(self, msg: Msg, where: Path = ()) -> None:
        super().__init__(msg)
        self.where = where


def as_int(value: Plain, where: Path, low: int, high: int) -> int:
    """An integer of `low` … `high`, both included; BadData otherwise, also for a bool."""
    if type(value) is not int:
        raise fault("store.want_int", where)
    if not low <= value <= high:
        raise BadData(Msg.of("store.out_of_range", where=spell(where), low=_sayable(low),
                             high=_sayable(high)), where)
    return value


def _sayable(number: int) -> Arg:
    """A bound as a sentence takes it: beyond what any game counts it is digits, not a number."""
    return number if abs(number) < _SAID_MOST else str(number)


def as_bool(value: Plain, where: Path) -> bool:
    """True or false; BadData for anything else, 0 and 1 included."""
    if type(value) is not bool:
        raise fault("store.want_bool", where)
    return value


def as_text(value: Plain, where: Path, most: int = TEXT_MOST) -> str:
    """A text, cleaned as by `clean_text`; BadData if it is none or longer than `most`."""
    if type(value) is not str:
        raise fault("store.want_text", where)
    if len(value) > most:
        raise BadData(Msg.of("store.text_too_long", where=spell(where), most=most), where)
    return clean_text(value, most)


def as_choice(value: Plain, where: Path, choices: Collection[str]) -> str:
    """One of the words of `choices`, exactly; BadData otherwise."""
    if type(value) is not str or value not in choices:
        known = join_ids([*islice(choices, SAID_CHOICES), *["…"][:len(choices) > SAID_CHOICES]])
        raise BadData(Msg.of("store.want_choice", where=spell(where), known=known), where)
    return value


def as_list(value: Plain, where: Path, most: int = LIST_MOST) -> list[Plain]:
    """A list of at most `most` items; BadData otherwise."""
    if type(value) is not list:
        raise fault("store.want_list", where)
    if len(value) > most:
        raise BadData(Msg.of("store.list_too_long", where=spell(where), most=most), where)
    return value


def as_dict(
    value: Plain, where: Path, needed: Iterable[str] = (), allowed: Iterable[str] | None = None
) -> dict[str, Plain]:
    """An object that has every key of `needed`, and no other than those and `allowed`.

    Without `allowed` further keys are let through. BadData names the key at fault.
    """
    if type(value) is not dict:
        raise fault("store.want_dict", where)
    needed = tuple(needed)
    for key in needed:
        item(value, key, where)
    if allowed is not None:
        known = {*needed, *allowed}
        for key in value:
            if key not in known:
                raise fault("store.unknown_key", (*where, key))
    return value


def item(value: dict[str, Plain], key: str, where: Path) -> Plain:
    """The value of `key`; BadData if there is none."""
    if key not in value:
        raise fault("store.no_key", (*where, key))
    return value[key]


def fault(key: str, where: Path) -> BadData:
    """The BadData whose sentence needs nothing but the place."""
    return BadData(Msg.of(key, where=spell(where)), where)


def spell(where: Path) -> str:
    """`seats[2].name`: a path as it is written in a message; `$` is the whole."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in where)
    return clean_text(text.removeprefix("."), 80) or "$"


def clean_text(text: str, most: int = TEXT_MOST) -> str:
    """Text from a file, fit to be shown: composed, without unseen characters, cut to `most`.

    Controls, bidi marks, private characters and lone surrogates vanish, and so do marks piled
    on a letter; a line break or a tab becomes a blank.
    """
    if not (text.isascii() and text.isprintable()):
        text = unicodedata.normalize("NFC", "".join(map(_drop_invisible, text)))
        text = _LOOSE.sub("", _limit_marks(text)[:most])
    return text[:most]


def _drop_invisible(char: str) -> str:
    if char in _JOINERS or unicodedata.category(char) not in _UNSEEN:
        return char
    return " " if char.isspace() else ""


def _limit_marks(text: str) -> str:
    """At most `MARKS_MOST` marks on one letter; a joiner between them makes no new letter."""
    kept: list[str] = []
    marks = 0
    for char in text:
        if unicodedata.category(char).startswith("M"):
            marks += 1
        elif char not in _JOINERS:
            marks = 0
        if marks <= MARKS_MOST or char in _JOINERS:
            kept.append(char)
    return "".join(kept)


def clean_plain(value: Plain) -> Plain:
    """The same data with every text cleaned; keys stay, for programs read them and no one else.

    The depth of `value` must be bounded by the reader.
    """
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, list | tuple):
        return [clean_plain(each) for each in value]
    if isinstance(value, dict):
        return {key: clean_plain(each) for key, each in value.items()}
    return value

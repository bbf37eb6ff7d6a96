"""Sentences not yet in a language: a key and its arguments.

Rules, records and stores speak in `Msg`; only `alexandre.i18n` turns one into words, at the
moment it is drawn, so that a change of language changes everything at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Union

from mypy_extensions import mypyc_attr


@dataclass(frozen=True)
class Noun:
    """The name of a thing, as a board or a box carries it: data, one entry per language.

    `forms` maps a language to its fields: `name` (common nouns in small letters: "lyre"), and
    where the language asks for them `gender` ("m" | "f"), `number` ("s" | "p"), `article`
    ("def" | "none"), `place` (the preposition that stands before the place: "en" | "à" | "dans"
    | "sur" | "chez"; "in" | "at" | "on" | "among"), `plural` (of a thing one can count) and `h`
    ("aspirated": no elision, « le héros », "a unicorn"; "mute": "an hour").
    Told nothing, French gives an article to a name of known gender, English to a small letter.
    """

    id: str
    forms: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]

    def form(self, lang: str) -> dict[str, str]:
        """The fields in `lang`, or in the first language given."""
        for each, fields in self.forms:
            if each == lang:
                return dict(fields)
        return dict(self.forms[0][1]) if self.forms else {"name": self.id}

    @property
    def names(self) -> dict[str, str]:
        """The bare name in each language, for programs."""
        return {lang: dict(fields)["name"] for lang, fields in self.forms}


@dataclass(frozen=True)
class Who:
    """A seat, to be named when the sentence is drawn."""

    seat: int


Arg = Union[int, str, Noun, Who, "Msg", tuple["Arg", ...]]


@dataclass(frozen=True)
class Msg:
    """A sentence: a symbolic key, its arguments, and the rule of docs/rules it rests on."""

    key: str
    args: tuple[tuple[str, Arg], ...] = field(default=())
    rule: str = ""

    @staticmethod
    def of(key: str, rule: str = "", **args: Arg) -> Msg:
        """`Msg.of("why.empty", rule="5.2", card=noun)`."""
        return Msg(key, tuple(args.items()), rule)

    def arg(self, name: str) -> Arg:
        """The argument of that name; KeyError if the message has none."""
        for each, value in self.args:
            if each == name:
                return value
        raise KeyError(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Exception):
    """Anything the program declines to do, with the one sentence that says why."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg


def join_ids(things: Iterable[object]) -> str:
    """`a, b, c`: identifiers, not words of a language."""
    return ", ".join(str(thing) for thing in things)

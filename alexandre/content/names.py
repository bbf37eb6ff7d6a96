"""Names of things: one entry per language, with what its grammar asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.schema import OneOf, Record, Shape, Text
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg, Noun

MOST_NAME = 60

_NAME = Text(MOST_NAME)


def _language(required: Mapping[str, Shape], *places: str) -> Record:
    """The fields of a name in a language with these prepositions of place."""
    return Record(required, {
        "number": OneOf(("s", "p")),
        "article": OneOf(("def", "none")),
        "place": OneOf(places),
        "plural": _NAME,
        "h": OneOf(("mute", "aspirated")),
    })


LANGUAGES: Final = {
    "fr": _language({"name": _NAME, "gender": OneOf(("m", "f"))},
                    "en", "à", "dans", "sur", "chez"),
    "en": _language({"name": _NAME}, "in", "at", "on", "among"),
}

OTHER: Final = Record({"name": _NAME}, {"number": OneOf(("s", "p")), "plural": _NAME})
"""The fields of a name in any other language, which has the neutral grammar."""
CODE: Final = re.compile("[a-z]{2,3}")

_FIELDS = ("name", "gender", "number", "article", "place", "plural", "h")


@dataclass(frozen=True)
class Names:
    """The names of one thing, in one language at least."""

    def faults(self, value: Plain, path: Path) -> Iterator[Fault]:
        codes = [each for each in value if isinstance(each, str) and CODE.fullmatch(each)] \
            if isinstance(value, dict) else []
        yield from Record({}, {**dict.fromkeys(codes, OTHER), **LANGUAGES}).faults(value, path)
        if isinstance(value, dict) and not any(lang in value for lang in LANGUAGES):
            yield Fault(path, Msg.of("content.no_name", choices=tuple(LANGUAGES)))


NAMES: Final = Names()


def noun(id: str, names: Plain) -> Noun:
    """The Noun of checked names; languages and fields in a fixed order, equal data equal Noun."""
    others = sorted(names.keys() - LANGUAGES.keys())
    return Noun(id, tuple((lang, _form(names[lang])) for lang in (*LANGUAGES, *others)
                          if lang in names))


def noun_of(thing: dict[str, Any]) -> Noun:
    """The Noun of a thing with an id and names, as boards and boxes describe them."""
    return noun(thing["id"], thing["names"])


def _form(fields: Plain) -> tuple[tuple[str, str], ...]:
    return tuple((each, fields[each]) for each in _FIELDS if each in fields)

"""Parsing of a sentence of the catalogue into words and slots.

    {n}   {Who} (with a capital)   {place:de}   {cards:un:et}   {card|pris|prise}   {{ and }}

This is all there is: no attribute, no index, no conversion; `str.format` would offer them all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache


class PatternError(ValueError):
    """A sentence of a catalogue that nobody can read: a fault of ours, found by a test."""


@dataclass(frozen=True)
class Slot:
    """A place for the argument `name`, its forms, or the words that agree with it."""

    name: str
    forms: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    is_capital: bool = False

    @property
    def source(self) -> str:
        """The slot as the catalogue writes it."""
        name = capitalise(self.name) if self.is_capital else self.name
        marks = "".join(":" + each for each in self.forms)
        return "{" + name + marks + "".join("|" + each for each in self.variants) + "}"


Piece = str | Slot

PIECE = re.compile(r"\{\{|\}\}|\{[^{}]*\}|[^{}]+|.", re.DOTALL)
SLOT = re.compile(r"([A-Za-z][a-z0-9_]*)((?::[a-zà-ÿ]+)*)((?:\|[^|]*)*)")


@lru_cache(maxsize=4096)
def parse(text: str) -> tuple[Piece, ...]:
    """The pieces of a sentence, in order; PatternError for a brace that closes nothing."""
    return tuple(_piece(each, text) for each in PIECE.findall(text))


def capitalise(text: str) -> str:
    """The first letter as a capital, the rest as it stands."""
    return text[:1].title() + text[1:]


def _piece(text: str, whole: str) -> Piece:
    if text in ("{{", "}}"):
        return text[0]
    if text[0] not in "{}":
        return text
    match = SLOT.fullmatch(text[1:-1])
    if match is None:
        raise PatternError(f"{text!r} in {whole!r}")
    return _slot(*match.groups())


def _slot(name: str, forms: str, variants: str) -> Slot:
    return Slot(
        name[0].lower() + name[1:],
        tuple(forms.split(":")[1:]),
        tuple(variants.split("|")[1:]),
        name[0].isupper(),
    )

"""The program's own words in both languages, for tests that listen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alexandre.content import data
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.compiler import compile_po
from alexandre.i18n.words import Words
from tests import example

LANGS = ("fr", "en")
LOCALES = Path(__file__).resolve().parents[2] / "assets" / "locales"  # a wheel has no .po


def words(lang: str = "en") -> Words:
    """Both catalogues, speaking one of them."""
    return Words([Catalogue(each, compile_catalogue(each)) for each in LANGS], lang)


@cache
def compile_catalogue(lang: str) -> bytes:
    """The catalogue of a language with the sentences of the example."""
    written = data.read_written(LOCALES / lang / "LC_MESSAGES")
    return compile_po({**written, f"{example.TITLE}.po": example.sentences(lang)})


def plain(text: str) -> str:
    """With blanks of one kind."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")

"""The program's own words in both languages, for tests that listen."""

from __future__ import annotations

from alexandre.content.data import catalogue
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.words import Words

LANGS = ("fr", "en")


def words(lang: str = "en") -> Words:
    """Both catalogues, speaking one of them."""
    return Words([Catalogue(each, catalogue(each)) for each in LANGS], lang)

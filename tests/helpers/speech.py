"""The program's own words in both languages, for tests that listen."""

from __future__ import annotations

from alexandre.content.data import assets
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.words import Words

LANGS = ("fr", "en")


def words(lang: str = "en") -> Words:
    """Both catalogues, speaking one of them."""
    folder = assets() / "locales"
    return Words([Catalogue(each, (folder / each / "LC_MESSAGES" / "alexandre.mo").read_bytes())
                  for each in LANGS], lang)

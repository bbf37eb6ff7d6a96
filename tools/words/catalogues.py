"""The written catalogues: which files, which keys lie in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel.messages import Catalog
from babel.messages.pofile import read_po

from alexandre.content.data import read_written
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.compiler import compile_po, messages
from alexandre.kernel.text import Refusal

ROOT: Final = Path(__file__).resolve().parents[2]
LOCALES: Final = ROOT / "assets" / "locales"
LANGS: Final = ("fr", "en")

FILES: Final = {
    "ui": "rooms",
    "cli": "cli", "engine": "cli",
    "ai": "ai", "character": "ai", "leaning": "ai", "level": "ai",
    "content": "content",
    "kernel": "kernel", "i18n": "kernel", "list": "kernel",
    "nameless": "kernel", "player": "kernel", "store": "kernel",
}
"""The file of a key by its first word, where that is no title; a title's keys lie in its own."""


def name_file(key: str) -> str:
    """The file that a key is written in."""
    first = key.partition(".")[0]
    return f"{FILES.get(first, first)}.po"


def po_paths(lang: str) -> list[Path]:
    """The files in which a language's sentences are written by hand; none for an unknown language.
    """
    return sorted((LOCALES / lang / "LC_MESSAGES").glob("*.po"))


def read_catalogue(lang: str) -> Catalog:
    """All sentences of a language; Babel's own error for a file it cannot read."""
    whole = Catalog(locale=lang, domain="alexandre")
    for path in po_paths(lang):
        with path.open("rb") as file:
            for message in read_po(file, locale=lang, abort_invalid=True):
                if message.id:
                    whole[message.id] = message
    return whole


def find_doubled(lines: list[str]) -> Iterator[str]:
    """Keys that are there twice, or have two sentences: readers take one of them unasked."""
    known: set[str] = set()
    key = ""
    for before, line in zip(["", *lines], lines, strict=False):
        if line.startswith("msgid "):
            key = line[7:-1]
            if key and key in known:
                yield f"{key} is there twice"
            known.add(key)
        elif line.startswith('msgstr "') and before.startswith('msgstr "'):
            yield f"{key} has two sentences"


def find_strayed(path: Path, lines: list[str]) -> Iterator[str]:
    """Keys that belong into another file."""
    for line in lines:
        key = line[7:-1] if line.startswith("msgid ") else ""
        if key and name_file(key) != path.name:
            yield f"{key} lies in {path.name}, not in {name_file(key)}"


def find_unreadable(path: Path) -> Iterator[str]:
    """The first line that the application cannot read, though Babel may."""
    try:
        list(messages(path.read_text(encoding="utf-8"), path.name))
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        yield f"{path.name}:{line}: is not in UTF-8"
    except ValueError as error:
        yield f"{error}: cannot be read"


def find_uncounted(folder: Path) -> Iterator[str]:
    """The plural rule of a language whose lines can all be read, if the application cannot count
    by it."""
    try:
        Catalogue(folder.parent.name, compile_po(read_written(folder)))
    except Refusal:
        yield "Plural-Forms: cannot be read"

"""The catalogues: check them, list the keys that the code speaks.

    python tools/words.py check      one line for each fault, also each sentence that a title
                                     lacks, and exit status 1 if there is any
    python tools/words.py extract    every key in the code, with its arguments and its place
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from babel.messages import Catalog
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # run as a script, from anywhere
    sys.path.insert(0, str(ROOT))

from alexandre import games  # noqa: E402
from tools.words_check import faults, texts_of  # noqa: E402
from tools.words_titles import find_missing  # noqa: E402
from tools.words_used import find_uses  # noqa: E402

LOCALES = ROOT / "assets" / "locales"
LANGS = ("fr", "en")


FILES: Final = {
    "ui": "rooms",
    "cli": "cli", "engine": "cli",
    "ai": "ai", "character": "ai", "leaning": "ai", "level": "ai",
    "content": "content",
    "kernel": "kernel", "i18n": "kernel", "list": "kernel", "player": "kernel", "store": "kernel",
}
"""The file of a key by its first word, where that is no title; a title's keys lie in its own."""


def name_file(key: str) -> str:
    """The file that a key is written in."""
    first = key.partition(".")[0]
    return f"{FILES.get(first, first)}.po"


def po_paths(lang: str) -> list[Path]:
    """Where the sentences of a language are written by hand; none for an unknown language."""
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


def check_all() -> Iterator[str]:
    """Every fault of the catalogues."""
    for lang in LANGS:
        files = {path: path.read_text(encoding="utf-8").splitlines() for path in po_paths(lang)}
        yield from (f"{lang}: {fault}" for fault in find_doubled([*chain(*files.values())]))
        yield from (f"{lang}: {fault}" for path, lines in files.items()
                    for fault in find_strayed(path, lines))
    catalogues = {lang: read_catalogue(lang) for lang in LANGS}
    yield from faults(catalogues, find_uses(ROOT))
    yield from find_missing(games.TITLES, {lang: texts_of(catalogues[lang]) for lang in LANGS})


def extract_all() -> Iterator[str]:
    """Every key, its arguments, where it is spoken."""
    for use in sorted(find_uses(ROOT)):
        yield f"{use.key:44} {', '.join(use.args):32} {use.where}"


COMMANDS: dict[str, Callable[[], Iterator[str]]] = {
    "check": check_all,
    "extract": extract_all,
}


def main(arguments: list[str]) -> int:
    """Status 1 after `check` with faults, 2 for a command that does not exist."""
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(__doc__)
        return 2
    lines = list(COMMANDS[arguments[0]]())
    print(*lines, sep="\n", end="\n" if lines else "")
    return 1 if lines and arguments[0] == "check" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

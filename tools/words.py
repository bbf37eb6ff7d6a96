"""The catalogues: check them, list the keys that the code speaks.

    python tools/words.py check      one line for each fault, also each sentence that a title
                                     lacks, and exit status 1 if there is any
    python tools/words.py extract    every key in the code, with its arguments and its place
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

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


def po_path(lang: str) -> Path:
    """Where the sentences of a language are written by hand."""
    return LOCALES / lang / "LC_MESSAGES" / "alexandre.po"


def read_catalogue(lang: str) -> Catalog:
    """The catalogue of a language; Babel's own error for a file it cannot read."""
    with po_path(lang).open("rb") as file:
        return read_po(file, locale=lang, domain="alexandre", abort_invalid=True)


def find_doubled(lines: list[str]) -> Iterator[str]:
    """Keys that are there twice, or have two sentences: readers take one of them unasked."""
    known: set[str] = set()
    key = ""
    for before, line in zip(["", *lines], lines, strict=False):
        if line.startswith("msgid "):
            key = line[7:-1]
            if key in known:
                yield f"{key} is there twice"
            known.add(key)
        elif line.startswith('msgstr "') and before.startswith('msgstr "'):
            yield f"{key} has two sentences"


def check_all() -> Iterator[str]:
    """Every fault of the catalogues."""
    for lang in LANGS:
        lines = po_path(lang).read_text(encoding="utf-8").splitlines()
        yield from (f"{lang}: {fault}" for fault in find_doubled(lines))
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

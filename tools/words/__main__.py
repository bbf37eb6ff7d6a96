"""The catalogues: check them, and tell how much is written.

    python -m tools.words check      one line for each fault, also each sentence that a title
                                     lacks, and exit status 1 if there is any
    python -m tools.words progress   of each language and file, the share that is written
    python -m tools.words tone       one line for each sentence that slips from the guide
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from babel.messages.pofile import read_po

from alexandre import games
from alexandre.content.data import languages
from tools.words.catalogues import (
    LANGS,
    LOCALES,
    ROOT,
    find_doubled,
    find_strayed,
    find_uncounted,
    find_unreadable,
    po_paths,
    read_catalogue,
)
from tools.words.faults import faults, find_broken, texts_of
from tools.words.guide import is_written
from tools.words.owed import find_missing
from tools.words.tone import find_slips
from tools.words.used import find_uses


def check_all() -> Iterator[str]:
    """Every fault of the catalogues; of those that cannot be read, only the lines."""
    unreadable = list(find_every_unreadable())
    yield from unreadable
    if unreadable:
        return
    for lang in languages():
        files = {path: path.read_text(encoding="utf-8").splitlines() for path in po_paths(lang)}
        yield from (f"{lang}: {fault}" for fault in find_doubled([*chain(*files.values())]))
        yield from (f"{lang}: {fault}" for path, lines in files.items()
                    for fault in find_strayed(path, lines))
    catalogues = {lang: read_catalogue(lang) for lang in LANGS}
    yield from faults(catalogues, find_uses(ROOT))
    for lang in languages()[len(LANGS):]:
        yield from find_broken(lang, read_catalogue(lang))
    yield from find_missing(games.TITLES, {lang: texts_of(catalogues[lang]) for lang in LANGS})


def find_every_unreadable() -> Iterator[str]:
    """In each language, the lines that cannot be read; if there are none, its plural rule."""
    for lang in languages():
        lines = [fault for path in po_paths(lang) for fault in find_unreadable(path)]
        yield from (f"{lang}: {fault}"
                    for fault in lines or find_uncounted(LOCALES / lang / "LC_MESSAGES"))


def measure_progress() -> Iterator[str]:
    """A line for each file of each language: its sentences, and the share of the English ones."""
    english = {path.name: count_written(path) for path in po_paths("en")}
    for folder in sorted(LOCALES.iterdir()):
        for name, most in english.items():
            done = count_written(folder / "LC_MESSAGES" / name)
            yield f"{folder.name} {name:16} {done:5} of {most:5} {100 * done // most:4} %"


def count_written(path: Path) -> int:
    """The number of sentences of a file that are written and not fuzzy; 0 without the file."""
    if not path.exists():
        return 0
    with path.open("rb") as file:
        return sum(is_written(message) for message in read_po(file))


def find_every_slip() -> Iterator[str]:
    """Every rule of the guide that a sentence breaks, right or wrong."""
    for lang in LANGS:
        for key, sentences in texts_of(read_catalogue(lang)).items():
            for text in sentences:
                yield from (f"{lang} {key}: {slip}: {text}"
                            for slip in find_slips(lang, key, text))


COMMANDS: dict[str, Callable[[], Iterator[str]]] = {
    "check": check_all,
    "progress": measure_progress,
    "tone": find_every_slip,
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

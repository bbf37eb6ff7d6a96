"""Location of the program's own files: in a checkout, an installed package or a frozen program.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.compiler import compile_po
from alexandre.kernel.text import Refusal

LANGS: Final = ("en", "fr")  # which have every sentence, and a grammar of their own


def assets() -> Path:
    """Fonts, pictures, sounds and the catalogues of words."""
    return data_root() / "assets"


def languages() -> tuple[str, ...]:
    """Every language that has a catalogue; the first is spoken where nothing is asked for that we
    know."""
    files = (assets() / "locales").glob("*/LC_MESSAGES/*.[mp]o")
    there = {path.parent.parent.name for path in files}
    return (*LANGS, *sorted(there.difference(LANGS)))


def catalogues() -> list[Catalogue]:
    """The sentences of every language; one on which somebody works is left out as long as its
    files cannot be read, unless none is left."""
    known = []
    for lang in languages():
        with suppress(OSError, ValueError, Refusal):
            known.append(Catalogue(lang, catalogue(lang)))
    return known or [Catalogue(LANGS[0], catalogue(LANGS[0]))]


def catalogue(lang: str) -> bytes:
    """The compiled sentences of a language.

    A checkout has the written ones beside them, a file for each title and layer; where one of
    these is newer, as after an update, they are compiled here and now. OSError where there are
    neither, ValueError for a line that cannot be read.
    """
    folder = assets() / "locales" / lang / "LC_MESSAGES"
    compiled = folder / "alexandre.mo"
    newest = max((path.stat().st_mtime_ns for path in folder.glob("*.po")), default=0)
    if newest and (not compiled.exists() or compiled.stat().st_mtime_ns < newest):
        return _compile(folder, newest)
    return compiled.read_bytes()


@lru_cache(maxsize=4)
def _compile(folder: Path, _newest: int) -> bytes:
    """The written sentences of a folder; compiled again when the newest has another date."""
    return compile_po(read_written(folder))


def read_written(folder: Path) -> dict[str, str]:
    """The written catalogues of a folder, by name of their files."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.po"))}


def has_plate(name: str) -> bool:
    """Whether there is a plate of that name among the pictures."""
    return (assets() / "plates" / f"{name}.webp").is_file()


def sign(name: str) -> bytes:
    """The file of a drawing: `<set>/<name>.svg`."""
    return (assets() / "signs" / name).read_bytes()


def maps() -> Path:
    """The boards of every title, a folder each."""
    return data_root() / "maps"


def saves() -> Path:
    """The bundled games."""
    return data_root() / "saves"


def problems(title: str) -> Path:
    """The positions of a title to be solved; a title may have none."""
    return saves() / "problems" / f"{title}.problems"


def rules() -> Path:
    """The digests of the rules."""
    return data_root() / "docs" / "rules"


def manual() -> Path:
    """The manual of the application and of every title."""
    return data_root() / "docs" / "manual"


def read_page(folder: Path, part: str, lang: str) -> str:
    """A page of the rules or the manual, in English where nobody has translated it; OSError where
    there is none."""
    return (folder / f"{part}.{language_of_page(folder, part, lang)}.md").read_text("utf-8")


def language_of_page(folder: Path, part: str, lang: str) -> str:
    """That language, or English where nobody has translated the page."""
    return lang if (folder / f"{part}.{lang}.md").is_file() else LANGS[0]


def data_root() -> Path:
    """A frozen program's folder, else the package if it holds the assets, else its parent."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    package = Path(__file__).resolve().parent.parent
    return package if (package / "assets").is_dir() else package.parent

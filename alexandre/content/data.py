"""Where the program's own files lie: in a checkout, an installed package or a frozen program."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path

from alexandre.i18n.compiler import compile_po

_compile = lru_cache(maxsize=4)(compile_po)


def assets() -> Path:
    """Fonts, pictures, sounds and the catalogues of words."""
    return data_root() / "assets"


def catalogue(lang: str) -> bytes:
    """The compiled sentences of a language.

    A checkout has the written ones beside them; where these are newer, as after an update, they
    are compiled here and now. OSError where there are neither.
    """
    compiled = assets() / "locales" / lang / "LC_MESSAGES" / "alexandre.mo"
    written = compiled.with_suffix(".po")
    if written.exists() and (not compiled.exists()
                             or compiled.stat().st_mtime_ns < written.stat().st_mtime_ns):
        return _compile(written.read_text(encoding="utf-8"))
    return compiled.read_bytes()


def has_plate(name: str) -> bool:
    """Is there a plate of that name among the pictures?"""
    return (assets() / "plates" / f"{name}.webp").is_file()


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


def data_root() -> Path:
    """A frozen program's folder, else the package if it holds the assets, else its parent."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    package = Path(__file__).resolve().parent.parent
    return package if (package / "assets").is_dir() else package.parent

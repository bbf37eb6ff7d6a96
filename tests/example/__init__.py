"""The Gordian knot: a small title without chance or secrets, and the template for a new one.

Two seats in turn cut strands of the cords of a knot; who cuts the last strand wins.  The files
are those of every title, a new one begins as a copy of them.  It is not offered to players:
`install` makes it known to the tests.
"""

from __future__ import annotations

from pathlib import Path

from alexandre import games

TITLE = "example"
FOLDER = Path(__file__).parent


def install() -> None:
    """Let `games.load("example")` find this package and its boards."""
    games.register(TITLE, __name__, FOLDER / "maps")


def sentences(lang: str) -> str:
    """Its part of the catalogue of a language, as it is written."""
    return (FOLDER / f"sentences.{lang}.po").read_text(encoding="utf-8")


def digest(lang: str) -> str:
    """Its digest in a language, as it is written."""
    return (FOLDER / f"rules.{lang}.md").read_text(encoding="utf-8")

"""Origins of everything that was not made for this project: assets/SOURCES.md as data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from alexandre.content import data

HEADING: Final = re.compile(r"#+ (\S.*)")
RULED: Final = re.compile(r"[-:\s|]+")


@dataclass(frozen=True)
class Source:
    """One line of a table: what it is, where it comes from, under which licence."""

    what: str
    origin: str
    licence: str


def sources() -> dict[str, tuple[Source, ...]]:
    """The tables of the file by the heading they stand under."""
    return tables((data.assets() / "SOURCES.md").read_text(encoding="utf-8"))


def tables(text: str) -> dict[str, tuple[Source, ...]]:
    """Every table of three columns; the first line of one says what its columns are."""
    by_heading: dict[str, list[Source]] = {}
    heading, rows = "", 0
    for line in text.splitlines():
        named = HEADING.fullmatch(line)
        if named:
            heading, rows = named[1], 0
        elif line.startswith("|") and not RULED.fullmatch(line):
            rows += 1
            cells = [each.strip().replace("`", "") for each in line.strip("| ").split("|")]
            if rows > 1 and len(cells) == 3:
                by_heading.setdefault(heading, []).append(Source(*cells))
    return {name: tuple(each) for name, each in by_heading.items()}

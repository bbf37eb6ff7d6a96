"""GLOSSARY.md: each word stands once, and the names of code in it exist."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.architecture.source import PACKAGE, ROOT, docstrings, files, nodes

CODE = re.compile(r"`([^`]+)`")

# What stands in the column of code without being Python: marks of comments and names of files.
NOT_PYTHON = {"# Reading:", "box.yaml"}

# The tables whose words have one meaning in every title.
GENERAL = ("Every title", "On the screen")


@dataclass(frozen=True)
class Row:
    """A line of a table: the words of each language, and the names in the column of code."""

    section: str
    french: tuple[str, ...]
    english: tuple[str, ...]
    code: tuple[str, ...]


def parse(text: str) -> Iterator[Row]:
    """The rows of all tables, the heads left out."""
    section = ""
    for line in text.splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif line.startswith("| ") and not line.startswith("| français"):
            french, english, code = (cell.strip() for cell in line.strip("|").split("|")[:3])
            yield Row(section, split(french), split(english), tuple(CODE.findall(code)))


def split(cell: str) -> tuple[str, ...]:
    """The words of a cell, which commas separate."""
    return tuple(word.strip().lower() for word in cell.split(","))


def find_repeated(rows: list[Row]) -> list[str]:
    """Words that stand twice in a section, or in a general section and in that of a title."""
    counts: Counter[tuple[str, str, str]] = Counter()
    general = set()
    for row in rows:
        for language, words in (("fr", row.french), ("en", row.english)):
            counts.update((row.section, language, word) for word in words)
            if row.section in GENERAL:
                general |= {(row.section, language, word) for word in words}
    twice = {key for key, count in counts.items() if count > 1}
    shared = {key for key in counts for section in GENERAL
              if section != key[0] and (section, *key[1:]) in general}
    return [f"{section}: {word} ({lang})" for section, lang, word in sorted(twice | shared)]


@cache
def names_in_the_code() -> frozenset[str]:
    """Every identifier of the package, and every word of its texts but docstrings."""
    names: set[str] = set()
    for path in files(PACKAGE):
        skipped = docstrings(path)
        for node in nodes(path):
            if id(node) not in skipped:
                names |= names_of(node)
    return frozenset(names)


def names_of(node: ast.AST) -> set[str]:
    """The identifiers or the words of one node of a syntax tree."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return set(re.findall(r"\w+", node.value))
    values = (getattr(node, field, None) for field in ("id", "attr", "arg", "name"))
    return {value for value in values if isinstance(value, str)}


def exists(code: str) -> bool:
    """Whether all identifiers of a piece of code are used in the package."""
    return code in NOT_PYTHON or set(re.findall(r"\w+", code)) <= names_in_the_code()


def test_every_word_stands_once() -> None:
    assert not find_repeated(list(parse((ROOT / "GLOSSARY.md").read_text(encoding="utf-8"))))


def test_every_name_in_the_column_of_code_exists() -> None:
    rows = list(parse((ROOT / "GLOSSARY.md").read_text(encoding="utf-8")))
    missing = [f"{row.section}: {code}" for row in rows for code in row.code if not exists(code)]

    assert len(rows) > 100
    assert not missing, "\n".join(missing)


def test_a_repeated_word_and_a_name_without_code_would_be_found() -> None:
    head = "| français | English | in the code | rule |\n|---|---|---|---|\n"
    text = (f"## Every title\n{head}| boîte | box | `Game` | |\n"
            f"## A\n{head}| mur | wall | `no_such_name` | |\n| mur noir | wall | `Game` | |\n"
            f"## B\n{head}| mur | wall | `Game` | |\n| case | box | `Game` | |\n")
    rows = list(parse(text))

    assert find_repeated(rows) == ["A: wall (en)", "B: box (en)"]
    assert rows[1].code == ("no_such_name",)
    assert exists("legal()") and not exists("no_such_name")

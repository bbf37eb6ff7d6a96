"""No word a player reads stands in the code; every key has its sentence in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import (
    LANGUAGES,
    PACKAGE,
    docstrings,
    files,
    name,
    name_of,
    nodes,
)
from tools.words.__main__ import check_all
from tools.words.catalogues import read_catalogue

SENTENCE = re.compile(r"[^\W\d_]{2,}['’]?[ \u00a0\u202f][^\W\d_]")
WORD = re.compile(r"[A-ZÀ-Ý][a-zà-ÿ]{2,}[ \u00a0]?[.…!?:]?")

# Where a capitalised word could be a label.
SHOWN = ("alexandre/scenes/", "alexandre/ui/", "alexandre/app.py", "alexandre/cli/")

# Calls whose literals are types, patterns, or words for whoever repairs the program.
NOT_SHOWN = ("Error", "re.compile", "TypeVar", "cast")

# Texts that no player reads, or files of them, each with its reason. The list may only shrink.
EXCEPTIONS = {
    "alexandre/content/loader.py: end of stream": "PyYAML's, recognised and replaced by a Msg",
    "alexandre/content/syntax.py": "the complaints of PyYAML, recognised and replaced by a Msg",
    "alexandre/i18n/french.py": "the articles of a language are its grammar",
}


def player_texts(path: Path) -> Iterator[tuple[int, str]]:
    """The literals of a file that a player could read."""
    for line, text in literals(path):
        if SENTENCE.search(text) or is_label(path, text):
            yield line, text


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """Every literal that is not a docstring and not for whoever repairs the program."""
    quiet = docstrings(path) | set(for_us(path))
    for node in nodes(path):
        if isinstance(node, ast.Constant) and id(node) not in quiet:
            if isinstance(node.value, str):
                yield node.lineno, node.value


def is_label(path: Path, text: str) -> bool:
    """A single capitalised word in a place that draws or prints."""
    return name(path).startswith(SHOWN) and WORD.fullmatch(text) is not None


def for_us(path: Path) -> Iterator[int]:
    """The ids of the literals in patterns and types, in what only our mistakes can raise, and in
    the publisher's line."""
    for node in nodes(path):
        if isinstance(node, ast.Call) and name_of(node.func).endswith(NOT_SHOWN):
            yield from map(id, ast.walk(node))
        elif isinstance(node, ast.Assert) and node.msg:
            yield from map(id, ast.walk(node.msg))
        elif isinstance(node, ast.Assign) and name_of(node.targets[0]) == "MAINTAINER":
            yield id(node.value)


def excuses(path: Path, text: str) -> set[str]:
    """The exceptions that cover a text: its file, or the file and the text."""
    return {name(path), f"{name(path)}: {text}"} & set(EXCEPTIONS)


def test_no_sentence_stands_in_the_code() -> None:
    wrong = [f"{name(path)}:{line} {text!r}" for path in files(PACKAGE)
             for line, text in player_texts(path) if not excuses(path, text)]

    assert not wrong, "\n".join(wrong)


def test_the_exceptions_are_still_needed() -> None:
    needed = {each for path in files(PACKAGE)
              for _, text in player_texts(path) for each in excuses(path, text)}

    assert set(EXCEPTIONS) == needed, f"no longer needed: {set(EXCEPTIONS) - needed}"


def test_a_sentence_in_the_code_would_be_found(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text('"""Doc of it."""\nshow("Take a card")\nraise ValueError("not a card")\n')

    sentences = [text for _, text in literals(planted) if SENTENCE.search(text)]

    assert sentences == ["Take a card"]


def test_every_key_is_spoken_and_written_in_every_language() -> None:
    """No missing key, no orphan, no argument amiss."""
    faults = list(check_all())

    assert not faults, "\n".join(faults)


def test_the_catalogues_are_written_not_empty() -> None:
    sizes = {lang: len(read_catalogue(lang)) for lang in LANGUAGES}

    assert len(set(sizes.values())) == 1
    assert min(sizes.values()) > 50

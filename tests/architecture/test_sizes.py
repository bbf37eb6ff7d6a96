"""Ceilings: what outgrows them hides data in code, or two things in one.  STYLE.md."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, ROOT, TESTS, Function, files, name, nodes

FUNCTION = 50
FILE = 450
TEST_FILE = 500
ASKED = 300  # from here on it is asked of a file whether it is still one thing
CHAPTER_ASKED = 250
METHODS = 15
ALL_METHODS = 25  # with private ones and properties
LAMBDAS = 40  # on the screen: an unnamed callback hides where a call goes
COLUMNS = 99

# What is larger, and why. The list may only shrink: an entry that is no longer needed fails.
EXCEPTIONS: dict[str, str] = {
    "alexandre/api.py::Position": "programs ask one object, which can be copied and pickled, too",
}

CONTRACT = (PACKAGE / "kernel" / "contract.py", PACKAGE / "kernel" / "hints.py")
EVERYTHING = [*files(PACKAGE, TESTS, ROOT / "tools"), ROOT / "main.py", ROOT / "setup.py"]


def ceiling(path: Path) -> int:
    """The line limit of this file."""
    return TEST_FILE if TESTS in path.parents else FILE


def is_chapter(path: Path) -> bool:
    """Whether it is rules of a title."""
    return PACKAGE / "games" in path.parents and "rules" in path.parts


def question(path: Path, lines: int) -> str:
    """The question to a large file of the package; "" if it is small."""
    most = CHAPTER_ASKED if is_chapter(path) else ASKED
    return f"{name(path)}: {lines} lines, is it still one thing?" if lines > most else ""


def too_large() -> Iterator[tuple[str, str]]:
    """Everything beyond its ceiling: what it is called, and how large it is."""
    for path in EVERYTHING:
        lines = path.read_text(encoding="utf-8").splitlines()
        if len(lines) > ceiling(path):
            yield name(path), f"{len(lines)} lines, at most {ceiling(path)}"
        for number, line in enumerate(lines, 1):
            if len(line) > COLUMNS:
                yield f"{name(path)}:{number}", f"{len(line)} columns, at most {COLUMNS}"
        yield from too_large_inside(path)


def too_large_inside(path: Path) -> Iterator[tuple[str, str]]:
    """The functions and classes of a file that are beyond theirs."""
    for node in nodes(path):
        if isinstance(node, Function) and length(node) > FUNCTION:
            yield f"{name(path)}::{node.name}", f"{length(node)} lines, at most {FUNCTION}"
        if isinstance(node, ast.ClassDef) and PACKAGE in path.parents:
            if public_methods(node) > METHODS and not answers_contract(path):
                yield (f"{name(path)}::{node.name}",
                       f"{public_methods(node)} public methods, at most {METHODS}")
            if all_methods(node) > ALL_METHODS:
                yield (f"{name(path)}::{node.name}",
                       f"{all_methods(node)} methods, at most {ALL_METHODS}")


def answers_contract(path: Path) -> bool:
    """The interfaces that every title answers are as wide as the questions it is asked."""
    return path in CONTRACT or is_chapter(path)


def length(node: Function) -> int:
    """The lines of a function, from `def` to its last one."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def public_methods(node: ast.ClassDef) -> int:
    """The number of a class's public methods; properties are facts, not methods."""
    return sum(
        isinstance(each, Function) and not each.name.startswith("_") and not each.decorator_list
        for each in node.body
    )


def all_methods(node: ast.ClassDef) -> int:
    """The number of a class's methods, private ones and properties among them."""
    return sum(isinstance(each, Function) for each in node.body)


def test_nothing_is_larger_than_its_ceiling() -> None:
    wrong = [f"{what}: {size}" for what, size in too_large() if what not in EXCEPTIONS]

    assert not wrong, "\n".join(wrong)


def test_a_class_of_many_private_methods_is_too_large() -> None:
    body = "\n".join(f"    def _do_{number}(self): ..." for number in range(ALL_METHODS + 1))
    node = ast.parse(f"class Large:\n{body}").body[0]

    assert isinstance(node, ast.ClassDef)
    assert public_methods(node) == 0 and all_methods(node) == ALL_METHODS + 1


def test_parts_of_the_screen_are_wired_by_names() -> None:
    places = [f"{name(path)}:{node.lineno}" for path in files(PACKAGE / "ui", PACKAGE / "scenes")
              for node in nodes(path) if isinstance(node, ast.Lambda)]

    assert len(places) <= LAMBDAS, "\n".join(places)


@pytest.mark.filterwarnings("always::UserWarning")
def test_what_is_large_is_reported() -> None:
    """Below its ceiling a large file is told of in the summary of the tests, and nothing fails."""
    asked = [question(path, len(path.read_text(encoding="utf-8").splitlines()))
             for path in files(PACKAGE)]
    if any(asked):
        warnings.warn("\n".join(filter(None, asked)), UserWarning, stacklevel=1)

    assert question(PACKAGE / "ui" / "window.py", 301)
    assert not question(PACKAGE / "ui" / "window.py", 300)
    assert question(PACKAGE / "games" / "empire" / "rules" / "march.py", 251)


def test_the_exceptions_are_still_needed() -> None:
    needed = {what for what, _ in too_large()}

    assert set(EXCEPTIONS) <= needed, f"no longer too large: {set(EXCEPTIONS) - needed}"


def test_no_file_is_named_after_nothing() -> None:
    """A name says what is inside; `utils` and its cousins say that nobody knew."""
    empty = {"utils", "util", "helpers", "manager", "handler", "process", "misc", "common"}
    wrong = [name(path) for path in files(PACKAGE) if set(path.stem.split("_")) & empty]

    assert not wrong

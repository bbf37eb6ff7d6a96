"""Numbers of rules: what code and tests cite exists, and what exists is cited.

A citation is `[4.2.1]`, `[1.5-1.7]` or `[4.4, 6.1]` in a comment or a docstring, a test whose name
ends in `__4_2_1`, or the rule of a refusal as a literal, `"4.2.1"`. Rules with nothing to compute
are listed, with the reason, in `tests/games/<title>/not_mechanical.txt`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import (
    LANGUAGES,
    PACKAGE,
    RULES,
    TESTS,
    files,
    name,
    nodes,
    titles,
)

NUMBER = r"\d+(?:\.\d+)+"
HEADING = re.compile(rf"^\*\*({NUMBER})\*\*", re.MULTILINE)
BRACKETS = re.compile(rf"\[({NUMBER}(?:\s*[-–,]\s*{NUMBER})*)\]")
RANGE = re.compile(rf"({NUMBER})\s*[-–]\s*({NUMBER})")
LITERAL = re.compile(NUMBER)
IN_A_NAME = re.compile(r"__(\d+(?:_\d+)+)")


def digest(title: str, lang: str) -> list[str]:
    """The numbers of a digest, in the order of the page."""
    return HEADING.findall((RULES / f"{title}.{lang}.md").read_text(encoding="utf-8"))


def key(number: str) -> tuple[int, ...]:
    """Numbers in the order of a rule book."""
    return tuple(map(int, number.split(".")))


def sources(title: str) -> list[Path]:
    """The files of a title that may cite: its code and its tests."""
    return files(PACKAGE / "games" / title, TESTS / "games" / title)


def citations(path: Path, known: list[str]) -> Iterator[tuple[int, str]]:
    """Every citation of a file with its line; a range stands for the known numbers in it."""
    text = path.read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        for inside in BRACKETS.findall(line):
            yield from ((number, each) for each in expand(inside, known))
        for inside in IN_A_NAME.findall(line):
            yield number, inside.replace("_", ".")
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if LITERAL.fullmatch(node.value):
                yield node.lineno, node.value


def expand(inside: str, known: list[str]) -> Iterator[str]:
    """The numbers between two brackets; the ends of a range count even if nobody knows them."""
    for first, last in RANGE.findall(inside):
        yield from (each for each in known if key(first) < key(each) < key(last))
    yield from re.findall(NUMBER, inside)


def read_excuses(title: str) -> dict[str, str]:
    """The rules with nothing to compute: a number and a reason a line."""
    path = TESTS / "games" / title / "not_mechanical.txt"
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    assert all(reason for _, _, reason in pairs), f"{name(path)}: a number, a blank, a reason"
    return {number: reason for number, _, reason in pairs}


@pytest.mark.parametrize("title", titles())
def test_the_digests_have_the_same_numbers_in_the_order_of_the_book(title: str) -> None:
    english, french = (digest(title, lang) for lang in LANGUAGES)

    assert english == french and english == sorted(set(english), key=key)
    assert english


@pytest.mark.parametrize("title", titles())
def test_every_rule_that_is_cited_exists(title: str) -> None:
    known = digest(title, "en")
    chapters = {number.rpartition(".")[0] for number in known}
    wrong = [f"{name(path)}:{line} cites {number}" for path in sources(title)
             for line, number in citations(path, known) if number not in {*known, *chapters}]

    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("title", titles())
def test_every_rule_is_cited_or_excused(title: str) -> None:
    known = digest(title, "en")
    used = {number for path in sources(title) for _, number in citations(path, known)}
    forgotten = [each for each in known if each not in used and each not in read_excuses(title)]

    assert not forgotten, f"neither code nor a test cites {', '.join(forgotten)}"


@pytest.mark.parametrize("title", titles())
def test_what_is_excused_is_a_rule_that_nothing_cites(title: str) -> None:
    known = digest(title, "en")
    used = {number for path in sources(title) for _, number in citations(path, known)}

    assert not set(read_excuses(title)) - set(known), "excused, but not in the digest"
    assert not set(read_excuses(title)) & used, "excused, but cited"

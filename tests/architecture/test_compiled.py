"""Tests that `make long` leaves to compiled rules are run by `make compiled`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MARK = "@pytest.mark.compiled\n"
LONG = "@pytest.mark.long\n"


def read_places(makefile: str) -> list[str]:
    """The folders and files in which `make compiled` looks for such tests."""
    (line,) = re.findall(r"^LONGEST := (.*)$", makefile, re.MULTILINE)
    return [str(each) for each in line.split()]


def list_marked() -> list[Path]:
    """The files with such tests."""
    return [path for path in sorted((ROOT / "tests").rglob("test_*.py"))
            if path != Path(__file__) and MARK in path.read_text(encoding="utf-8")]


def test_every_test_for_compiled_rules_lies_where_make_looks_for_it() -> None:
    looked = [ROOT / each for each in read_places((ROOT / "Makefile").read_text(encoding="utf-8"))]

    assert len(list_marked()) > 5
    assert [path for path in list_marked()
            if not any(path.is_relative_to(at) for at in looked)] == []


@pytest.mark.parametrize("path", list_marked(), ids=lambda path: path.stem)
def test_each_of_them_is_too_long_for_make_test(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert text.count(MARK) == text.count(LONG + MARK)

"""What `make long` leaves to compiled rules is run by `make compiled`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MARK = "@pytest.mark.compiled\n"
LONG = "@pytest.mark.long\n"


def folders(makefile: str) -> list[str]:
    """Where `make compiled` looks for such tests."""
    (line,) = re.findall(r"^LONGEST := (.*)$", makefile, re.MULTILINE)
    return [str(each) for each in line.split()]


def marked() -> list[Path]:
    """The files with such tests."""
    return [path for path in sorted((ROOT / "tests").rglob("test_*.py"))
            if path != Path(__file__) and MARK in path.read_text(encoding="utf-8")]


def test_every_test_for_compiled_rules_lies_where_make_looks_for_it() -> None:
    places = folders((ROOT / "Makefile").read_text(encoding="utf-8"))
    paths = [path.relative_to(ROOT).as_posix() for path in marked()]

    assert len(paths) > 5
    assert [each for each in paths if not each.startswith(tuple(f"{at}/" for at in places))] == []


@pytest.mark.parametrize("path", marked(), ids=lambda path: path.stem)
def test_each_of_them_is_too_long_for_make_test(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert text.count(MARK) == text.count(LONG + MARK)

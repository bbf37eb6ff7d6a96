"""YAML written by the application is read back as the same data."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.content import characters
from alexandre.content.board import list_bundled_files
from alexandre.content.loader import load, parse
from alexandre.content.scalars import MOST_DIGITS
from alexandre.scenes.editor.writer import WIDE, write

TEXTS = st.text(max_size=60).filter(lambda text: not characters.IN_LINE.search(text))
WORDS = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True).filter(
    lambda word: word not in ("y", "n", "yes", "no", "on", "off", "true", "false", "null"))
NUMBERS = st.integers(-10**MOST_DIGITS + 1, 10**MOST_DIGITS - 1)
DATA = st.recursive(
    TEXTS | NUMBERS | st.booleans() | st.none(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12)


@pytest.mark.parametrize("file", list_bundled_files(), ids=lambda file: file.stem)
def test_every_bundled_file_is_written_in_short_lines_that_read_the_same(file: Any) -> None:
    data = load(file).data
    written = write(data)
    document = parse(written.encode(), "written")

    assert document.flaws == () and document.data == data
    assert max(map(len, written.splitlines())) <= WIDE + 8


@given(st.dictionaries(WORDS, DATA, min_size=1, max_size=4))
def test_any_data_is_written_so_that_it_reads_the_same(data: dict[str, Any]) -> None:
    document = parse(write(data).encode(), "written")

    assert document.flaws == () and document.data == data


@pytest.mark.parametrize("text", ["no", "12:30", "1.5", "on", "", " a", "a: b", "- a", "«»",
                                  'a"b\\', "# a", "{a}", "2024-01-01", "~", "null", "île, là"])
def test_a_text_that_could_mean_something_else_stays_a_text(text: str) -> None:
    assert parse(write({"name": text, "all": [text]}).encode(), "x").data == {
        "name": text, "all": [text]}

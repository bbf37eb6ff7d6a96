"""The count of `make lines`: code, and imports beside it; nothing that is only there to be read.
"""

from __future__ import annotations

from pathlib import PurePosixPath

from tools.lines import count, count_numbers, is_picture

SOURCE = '''"""A docstring
of two lines."""

from os import (
    path,
)

TEXT = """one

three"""  # a comment beside code


def double(n: int) -> int:
    """A docstring."""
    # a comment

    return (
        n

        + n)
'''


def test_blank_lines_comments_and_docstrings_are_no_code() -> None:
    assert count(SOURCE) == (3 + 1 + 3, 3)


def test_a_docstring_without_a_body_leaves_the_head() -> None:
    assert count('class Plain:\n    """Nothing more."""\n') == (1, 0)


def test_the_numbers_of_pictures_are_counted_and_no_others() -> None:
    assert count_numbers('AT = (1, -2.5, True, "3")\n\n\ndef move(by=4): ...\n') == 3
    assert is_picture(PurePosixPath("alexandre/games/empire/table/pictures/coins/map.py"))
    assert not is_picture(PurePosixPath("alexandre/games/empire/table/animation/map.py"))

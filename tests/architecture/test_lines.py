"""What `make lines` counts: code, and imports beside it; nothing that is only there to be read."""

from __future__ import annotations

from tools.lines import count

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

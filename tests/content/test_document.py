"""From the path of a fault back to line and column."""

from __future__ import annotations

import pytest

from alexandre.content import loader
from alexandre.content.document import AT_KEY, BadContent, Document, Flaw
from alexandre.kernel.board import Fault
from alexandre.kernel.text import Msg

TEXT = """\
title: alexandros
rows:
  - "..oo"
  - '..''o'
  - ..oo
  - "a\\x41\\u0042\\nb"
  - |
    oo
  - &row "xy"
  - *row
  - é: œ, here
"""

WHY = Msg.of("content.blank")


def document() -> Document:
    read = loader.parse(TEXT.encode(), "map.yaml")
    assert read.flaws == ()
    return read


@pytest.mark.parametrize(
    ("path", "offset", "place"),
    [
        (("title",), 0, (1, 8)),
        (("title",), AT_KEY, (1, 1)),
        (("rows",), 0, (3, 3)),
        (("rows",), AT_KEY, (2, 1)),
        (("rows", 0), 0, (3, 5)),
        (("rows", 0), 2, (3, 8)),  # past the quote
        (("rows", 1), 3, (4, 10)),  # past the quote and a doubled one
        (("rows", 2), 2, (5, 7)),
        (("rows", 3), 1, (6, 7)),
        (("rows", 3), 2, (6, 11)),  # past \\x41
        (("rows", 3), 3, (6, 17)),  # past \\u0042
        (("rows", 3), 4, (6, 19)),  # past \\n
        (("rows", 4), 1, (7, 5)),  # inside a block there is no counting
        (("rows", 5), 1, (9, 12)),  # past the anchor
        (("rows", 6), 1, (9, 12)),  # an alias is mended at its anchor
        (("rows", 7, "é"), 0, (11, 8)),
        (("rows", 7, "é"), 3, (11, 11)),
        (("rows", 9), 0, (3, 3)),  # what is not there belongs to what surrounds it
        (("goal", "x"), 0, (1, 1)),
        (("rows", 2), 99, (5, 9)),  # never beyond the line
    ],
)
def test_a_path_leads_to_its_line_and_column(path, offset, place):
    assert document().place(path, offset) == place


def test_flaws_of_the_reader_and_of_the_title_come_in_one_order():
    read = loader.parse(b"a: 1\nb: no\nc: 3\n", "x")
    told = read.judge([Fault(("c",), WHY), Fault(("a",), WHY)])
    assert [(each.line, each.column) for each in told] == [(1, 4), (2, 4), (3, 4)]


def test_a_fault_that_only_echoes_a_flaw_is_not_told():
    read = loader.parse(b"a: {b: no}\nc: *x\n", "x")
    told = read.judge([Fault(("a", "b"), WHY), Fault(("c", "d"), WHY), Fault(("a",), WHY)])
    assert [(each.line, each.column, each.msg.key) for each in told] == [
        (1, 4, "content.blank"),
        (1, 8, "content.plain.word"),
        (2, 4, "content.alias"),
    ]


def test_of_broken_yaml_only_the_break_is_told():
    read = loader.parse(b"a: [1\n", "x")
    assert read.judge([Fault((), WHY)]) == list(read.flaws)


def test_flaws_are_sorted_by_file_and_place():
    flaws = [Flaw(*each, WHY) for each in (("b", 1, 1), ("a", 2, 1), ("a", 1, 9), ("a", 1, 2))]
    assert BadContent(flaws).flaws == tuple(reversed(flaws))

"""What others did since one's own turn, and what of it is never out of sight."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.log import since
from alexandre.ui.play.log_rows import Line, is_bold
from alexandre.ui.sidebar.log_view import LogView
from tests.ui.test_widgets import Hand

ME, OTHER = 0, 1


def sample_lines(*texts: Msg) -> tuple[Line, ...]:
    """What I did, then what the other did, as I read it at my next turn."""
    lines = [Line(Msg.of("ui.log.whole"), index=0)]
    lines += [Line(text, index=number) for number, text in enumerate(texts, 1)]
    steps: list[Any] = [SimpleNamespace(index=line.index, actor=ME if line.index == 0 else OTHER)
                        for line in lines]
    return since(lines, steps, ME)


@pytest.mark.parametrize(("text", "is_mine"), [
    (Msg.of("one", who=Who(OTHER)), False),
    (Msg.of("one", who=Who(OTHER), loser=Who(ME)), True),
    (Msg.of("one", what=Msg.of("two", who=Who(ME))), True),
    (Msg.of("one", all=(Who(OTHER), Who(ME))), True),
    (Msg.of("one", n=ME), False),
])
def test_what_happened_to_the_reader_is_in_bold(text: Msg, *, is_mine: bool) -> None:
    line, = sample_lines(text)

    assert is_bold(line) == is_mine


@pytest.mark.parametrize("bold", [2, 38, None])
def test_what_is_in_bold_is_not_above_what_is_seen_at_first(bold: int | None) -> None:
    chronicle = LogView("log")
    Hand().show(chronicle, box=Box(0, 0, 300, 132))
    chronicle.fill([Line(f"sentence {number}", number == bold) for number in range(40)])

    assert chronicle._top == (2 if bold == 2 else chronicle._most())
    chronicle.do("last")  # and the end can be read all the same
    chronicle.lay()
    assert chronicle._top == chronicle._most()

"""The moves of others since one's own turn, and the part of them that is never out of sight."""

from __future__ import annotations

import operator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.log import since
from alexandre.ui.play.log_rows import Line, is_bold
from alexandre.ui.sidebar.log_view import LogView
from tests.ui.test_widgets import Hand

ME, OTHER = 0, 1


def sample_lines(*texts: Msg) -> tuple[Line, ...]:
    """The lines of my move, then of the other's, as I read them at my next turn."""
    lines = [Line(Msg.of("ui.log.whole"), index=0)]
    lines += [Line(text, index=number) for number, text in enumerate(texts, 1)]
    steps: list[Any] = [SimpleNamespace(index=line.index, actor=ME if line.index == 0 else OTHER)
                        for line in lines]
    return since(lines, steps, 0, ME)


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


def test_the_whole_log_is_not_set_anew_after_the_news() -> None:
    """The finding: every action set all sentences of the match once more."""
    log, hand = LogView("log"), Hand()
    hand.show(log, box=Box(0, 0, 300, 132))
    whole = tuple(Line(f"sentence {number}") for number in range(40))
    log.fill(whole)
    rows = list(log._log.rows)
    for said in ("news", "more"):
        log.fill([Line(said)])
        assert log.words == (said,)
        whole = (*whole, Line(f"after the {said}"))
        log.fill(whole)
        assert log.words[-1] == f"after the {said}"
        assert all(map(operator.is_, rows, log._log.rows))


def test_news_open_at_the_first_line_in_bold_else_at_their_first() -> None:
    """The finding: the march that hurt the reader was above what he saw."""
    log, hand = LogView("log"), Hand()
    hand.show(log, box=Box(0, 0, 300, 132))
    lines = [Line(f"sentence {number}") for number in range(40)]
    log.fill(lines, is_news=True)

    assert log.first == 0 < log.most
    log.fill([replace(line, is_head=number in (3, 20)) for number, line in enumerate(lines)],
             is_news=True)
    assert log.first == 3
    log.do("last")  # and the end can be read all the same
    log.lay()
    assert log.first == log.most


def test_new_lines_come_into_view_unless_the_mouse_is_on_the_log() -> None:
    """The finding: a log that was scrolled up once stayed there for the rest of the match."""
    log, hand = LogView("log"), Hand()
    hand.show(log, box=Box(0, 0, 300, 132))
    lines = [Line(f"sentence {number}") for number in range(40)]
    log.fill(lines[:38])
    for at, is_followed in (((150.0, 60.0), False), ((600.0, 400.0), True)):
        log.scroll(-20)
        hand.move(at)
        log.fill(lines[:len(log.entries) + 1])
        assert (log.first == log.most) is is_followed


def test_the_bar_marks_what_is_in_bold_and_out_of_sight() -> None:
    seen = []
    for bold in (None, 1, 30):
        log, hand = LogView("log"), Hand()
        hand.show(log, box=Box(0, 0, 300, 132))
        log.fill([Line(f"sentence {number}", is_head=number == bold) for number in range(40)],
                 is_news=True)
        log.scroll(-40)
        surface = pygame.Surface((300, 132))
        hand.desk.draw(surface)
        x = round(log.track.middle[0]) - 4
        seen.append({tuple(surface.get_at((x, y)))[:3] for y in range(60, 132)})

    assert seen[0] == seen[1] != seen[2]


def test_a_picked_line_stays_lit_when_the_log_is_filled_again() -> None:
    """The finding: with the next part that was painted it went out, and was still gone back to."""
    log, hand = LogView("log"), Hand()
    hand.show(log, box=Box(0, 0, 300, 132))
    lit = []
    for _time in range(2):
        log.fill([Line(f"sentence {number}", index=number) for number in range(3)])
        if log.picked is None:
            log.press(log.row_box(1).middle)
        hand.desk.touch(hand.desk.box)
        hand.desk.draw(hand.screen)
        lit.append([hand.screen.get_at((280, round(log.row_box(row).middle[1])))
                    for row in range(3)])

    assert lit[0] == lit[1]
    assert lit[0][1] != lit[0][0]

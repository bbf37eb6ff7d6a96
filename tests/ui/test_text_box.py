"""A text field of several lines: wrapping, caret and selection."""

from __future__ import annotations

import pygame
import pytest

from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.base.boxes import Column
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.panels.text_box import TextBox
from tests.ui.test_widgets import Hand

TEXT = "Bob takes the province that Zoé held since the third turn, and pays with two cards. " * 3


@pytest.fixture
def hand() -> Hand:
    return Hand()


def type_into(hand: Hand, text: str = "") -> TextBox:
    box = TextBox("box", text)
    column = Column()
    column.add(box)
    column.add(Label("below", "below"))
    hand.show(column, box=Box(0, 0, 400, 700))
    hand.desk.focus_on(box)
    return box


def test_it_grows_with_its_text_and_what_lies_below_moves_down(hand: Hand) -> None:
    box = type_into(hand)
    below = hand.desk.find("below")
    assert below is not None
    before = box.box.h, below.box.y
    hand.send(pygame.TEXTINPUT, text=TEXT * 2)

    assert box.text == TEXT * 2 and box.box.h > before[0]
    assert below.box.y > before[1]


def test_up_and_down_go_from_line_to_line_and_leave_at_the_ends(hand: Hand) -> None:
    box = type_into(hand, TEXT)
    places = [box._at]
    for _ in range(2):
        assert box.edit("up")
        places.append(box._at)

    assert places == sorted(places, reverse=True)
    box.edit("ctrl+home")
    assert not box.edit("up")  # the focus may go on from the first line
    box.edit("end")
    assert 0 < box._at < len(TEXT) // 2
    assert box._caret(TEXT, box._at)[0] == 0  # before the blank at which the line is broken
    box.edit("ctrl+end")
    assert not box.edit("down")


def test_a_click_puts_the_caret_on_the_letter_of_that_line(hand: Hand) -> None:
    box = type_into(hand, TEXT)
    hand.click((box.box.x + 11, box.box.y + 8))
    first = box._at
    hand.click((box.box.x + 11, box.box.bottom - 12))

    assert first == 0
    assert box._at > len(TEXT) // 2


def test_every_letter_of_the_text_is_on_one_line(hand: Hand) -> None:
    box = type_into(hand, TEXT + "x" * 500)
    lines = box._break(box.text, 300.0)

    assert [text for first, last in lines for text in box.text[first:last]] == list(box.text)
    assert all(box._measure(box.text[first:last].rstrip()) <= 300 for first, last in lines)

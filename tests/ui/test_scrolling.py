"""Scrolled contents: wheel, thumb, hand and keys move them, and nothing in them is cut."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from alexandre.ui.draw.layout import Box
from alexandre.ui.play.log_rows import Line
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.text.richtext import Run
from alexandre.ui.widgets.base.boxes import Panel, Space
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.list_box import ListBox, ListRow
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.scrolling import Scrolling
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.paragraph import Paragraph
from alexandre.ui.widgets.pictures.seal import Portrait, Seal
from tests.ui.test_widgets import Hand

COUNT = 30


@pytest.fixture
def hand() -> Hand:
    return Hand()


def make_scroll(hand: Hand) -> Scroll:
    scroll = Scroll("list")
    for number in range(COUNT):
        scroll.column.add(Button(f"row{number}", str(number), hand.note(number)))
    hand.show(scroll, box=Box(0, 0, 300, 200))
    return scroll


def make_rows(hand: Hand) -> ListBox:
    rows = ListBox("list", [ListRow(str(number), str(number)) for number in range(COUNT)],
                   hand.heard.append)
    hand.show(rows, box=Box(0, 0, 300, 200))
    return rows


def make_log(hand: Hand) -> LogView:
    log = LogView("list")
    log.on_pick = hand.heard.append
    hand.show(log, box=Box(0, 0, 300, 200))
    log.fill([Line(str(number)) for number in range(COUNT)])
    log.rewind()
    return log


# ---- all three move alike ---------------------------------------------------------------------

Make = Callable[[Hand], Scrolling]
every_kind = pytest.mark.parametrize("make", [make_scroll, make_rows, make_log])


@every_kind
def test_the_wheel_moves_it_and_presses_nothing(hand: Hand, make: Make) -> None:
    part = make(hand)
    hand.move((50, 50)).send(pygame.MOUSEWHEEL, x=0, y=-2)
    after = part.offset
    hand.send(pygame.MOUSEWHEEL, x=0, y=9)

    assert after > 0
    assert part.offset == 0
    assert hand.heard == []


@every_kind
def test_a_wheel_that_is_pushed_sideways_moves_nothing(hand: Hand, make: Make) -> None:
    """Wherever the content was left, in the middle of a row too."""
    part = make(hand)
    hand.move((50, 50))
    for step in range(30):
        part.scroll(1 + step)
        before = part.offset
        hand.send(pygame.MOUSEWHEEL, x=1, y=0)
        assert part.offset == before


@every_kind
def test_the_thumb_is_dragged(hand: Hand, make: Make) -> None:
    part = make(hand)
    x = part.track.middle[0]
    hand.down((x, 10)).move((x, 500))
    at_foot = part.offset
    hand.move((x, -300)).up((x, -300))

    assert (at_foot, part.offset) == (part.most, 0)
    assert hand.heard == []


@every_kind
def test_it_is_pushed_and_turns_back_at_once_from_beyond_an_end(hand: Hand, make: Make) -> None:
    part = make(hand)
    button = partial(hand.send, button=2)
    button(pygame.MOUSEBUTTONDOWN, pos=(50, 150))
    hand.move((50, 60))
    pushed = part.offset * part.unit
    hand.move((50, 900)).move((50, 800))
    turned = part.offset * part.unit
    button(pygame.MOUSEBUTTONUP, pos=(50, 800))
    rested = part.offset
    hand.move((50, 60))

    assert pushed == pytest.approx(90, abs=part.unit)
    assert turned == pytest.approx(100, abs=part.unit)
    assert rested == part.offset
    assert hand.heard == []


@every_kind
def test_what_is_shown_as_a_whole_has_no_bar_and_cannot_be_moved(hand: Hand, make: Make) -> None:
    part = make(hand)
    part.place(Box(0, 0, 300, 3000))

    assert not (part.most or part.wheel(-1) or part.grab((50, 50)) or part.offset)
    assert not part.press((295, 2900))


# ---- columns of widgets -------------------------------------------------------------------------


def test_the_wheel_and_the_keys_scroll(hand: Hand) -> None:
    scroll = make_scroll(hand)
    hand.move((50, 50)).send(pygame.MOUSEWHEEL, x=0, y=-2)
    after_wheel = scroll.offset
    hand.desk.focus_on(scroll.column.children[3])
    hand.key(pygame.K_END)

    assert after_wheel > 0
    assert scroll.offset == scroll.most


def test_no_row_is_cut_at_the_foot_and_what_is_hidden_there_takes_no_press(hand: Hand) -> None:
    scroll = make_scroll(hand)
    rows, foot = scroll.column.children, scroll.view.bottom
    hidden = next(row for row in rows if row.box.bottom > foot)
    is_whole = all(row.box.bottom <= foot or row.box.y >= foot for row in rows)
    hand.click((20, scroll.box.bottom - 2))
    scroll.reveal(hidden.box)

    assert is_whole and 120 <= foot < scroll.box.bottom
    assert hand.heard == []
    assert hidden.box.bottom <= scroll.view.bottom


def test_equal_rows_fill_the_list_where_one_would_be_cut(hand: Hand) -> None:
    """The finding: the list of highlights ended in an empty band."""
    scroll = make_scroll(hand)
    assert scroll.view.h < scroll.box.h - 4
    usual, scroll.is_spread = scroll.column.gap, True
    scroll.lay()
    for _look in range(2):
        assert abs(scroll.view.h - scroll.box.h) < 1
        scroll.scroll(scroll.most)
    box = scroll.box
    scroll.place(Box(box.x, box.y, box.w, 2.8 * scroll.column.children[0].box.h))
    assert scroll.column.gap == usual, "a gap as high as a row tears the list apart"
    scroll.place(box)
    scroll.column.add(Space(7))
    scroll.lay()
    assert scroll.column.gap == usual, "unequal rows stay as they are"


def test_no_row_is_cut_at_the_top_wherever_the_list_is_brought(hand: Hand) -> None:
    scroll = make_scroll(hand)
    rows = scroll.column.children

    def is_whole() -> bool:
        top, foot = scroll.view.y, scroll.view.bottom
        return all(row.box.bottom <= top + 1 or row.box.y >= top - 1 for row in rows) and all(
            row.box.bottom <= foot + 1 or row.box.y >= foot - 1 for row in rows)

    hand.move((50, 50))
    for _notch in range(6):
        before = scroll.offset
        hand.send(pygame.MOUSEWHEEL, x=0, y=-1)
        assert scroll.offset > before and is_whole()
        assert scroll.view.y == scroll.box.y  # a row begins at the edge
    hand.send(pygame.MOUSEWHEEL, x=0, y=2)
    assert is_whole()
    for row in (rows[20], rows[11], rows[14], rows[29], rows[0]):
        scroll.reveal(row.box)
        assert is_whole()
        assert scroll.view.y <= row.box.y and row.box.bottom <= scroll.view.bottom
    for key in (pygame.K_PAGEDOWN, pygame.K_END, pygame.K_PAGEUP):
        hand.desk.focus_on(rows[3])
        hand.key(key)
        assert is_whole()
    scroll.scroll(15)  # as it is pushed
    assert is_whole()
    hand.heard.clear()
    hand.click((20, scroll.box.y + 2))
    assert scroll.view.y > scroll.box.y + 4
    assert hand.heard == []


def test_a_fraction_of_a_pixel_needs_no_bar(hand: Hand) -> None:
    scroll = make_scroll(hand)
    whole = scroll.column.height(300)
    hand.show(scroll, box=Box(0, 0, 300, whole - 0.4))

    assert scroll.most == 0 and scroll.view.w == 300


def test_the_focus_brings_its_row_into_sight(hand: Hand) -> None:
    scroll = make_scroll(hand)
    row = scroll.column.children[25]
    hand.desk.focus_on(row)

    assert scroll.box.y <= row.box.y
    assert row.box.bottom <= scroll.box.bottom + 4


@pytest.mark.parametrize("number", [0, COUNT - 1])
def test_the_ring_of_the_focus_is_seen_whole_on_the_first_and_the_last_row(
        hand: Hand, number: int) -> None:
    scroll = make_scroll(hand)
    scroll.place(Box(20, 20, 300, 200))
    row = scroll.column.children[number]
    hand.key(pygame.K_TAB)
    hand.desk.focus_on(row)
    hand.desk.touch(hand.desk.box)
    hand.desk.draw(hand.screen)

    x, _y = row.box.middle
    edge = (row.box.y - 2, row.box.bottom + 1)[number > 0]
    assert hand.screen.get_at((round(x), round(edge)))[:3] == hand.desk.theme.colour("seal")


def test_what_is_scrolled_out_of_sight_cannot_be_clicked(hand: Hand) -> None:
    scroll = make_scroll(hand)
    hand.click(scroll.column.children[10].box.middle).hears()


def test_no_line_of_a_paragraph_and_no_seal_is_cut_at_the_foot(hand: Hand) -> None:
    words = "one two three four five six seven eight nine ten " * 3
    for make in (lambda: Paragraph("", lambda: [Run(words)], kind="chapter"),
                 lambda: Seal(1), lambda: Portrait(1, 60.0)):
        for high in range(200, 260, 3):
            scroll = Scroll("list")
            for _ in range(COUNT):
                scroll.column.add(make())
            hand.show(scroll, box=Box(0, 0, 300, high))
            foot = scroll.view.bottom
            boxes = [box for row in scroll.column.children for box in row.uncut]

            assert boxes
            assert all(box.bottom <= foot + 1 or box.y >= foot - 1 for box in boxes), high


def test_what_was_pushed_comes_to_rest_where_a_row_begins(hand: Hand) -> None:
    scroll = make_scroll(hand)
    for way in range(7, 90, 9):
        scroll.rewind()
        hand.send(pygame.MOUSEBUTTONDOWN, button=2, pos=(50, 150)).move((50, 150 - way))
        pushed = scroll.offset
        hand.send(pygame.MOUSEBUTTONUP, button=2, pos=(50, 150 - way))

        assert scroll.view.y == scroll.box.y
        assert abs(scroll.offset - pushed) <= scroll.column.children[0].box.h


def test_the_edge_of_a_row_is_seen_where_a_fraction_of_it_has_no_room(hand: Hand) -> None:
    scroll = Scroll("list")
    row = scroll.column.add(HighRow("row", "", hand.note("")))
    hand.show(scroll, box=Box(0, 0, 300, 89.4))

    assert not scroll.most
    assert scroll.view.bottom == row.box.bottom == 90


def test_the_ring_of_the_focus_is_seen_beyond_both_ends_and_nowhere_between(hand: Hand) -> None:
    scroll = make_scroll(hand)
    begin = scroll.framed_view
    scroll.scroll(50)
    middle = scroll.framed_view
    scroll.scroll(scroll.most)

    assert begin.y < scroll.box.y and begin.bottom <= scroll.box.bottom
    assert middle.y >= scroll.box.y
    assert middle.bottom <= scroll.box.bottom < scroll.framed_view.bottom


def test_a_sheet_longer_than_the_list_has_an_edge_where_it_is_cut(hand: Hand) -> None:
    scroll = Scroll("list")
    panel = scroll.column.add(Panel("sheet", pad=0))
    for number in range(12):
        panel.add(Label(f"row{number}", "row"))
    hand.show(scroll, box=Box(0, 0, 300, 200))

    assert panel.box.bottom > scroll.view.bottom == panel.sheet.bottom
    scroll.scroll(scroll.most)
    assert panel.box.y < scroll.view.y == panel.sheet.y
    assert panel.sheet.bottom == panel.box.bottom


def test_a_text_as_high_as_such_a_row_ends_between_two_lines(hand: Hand) -> None:
    """It is begun where a row would be left out: the room is not left empty."""
    scroll = Scroll("list")
    for _ in range(4):
        scroll.column.add(Label("", "one two three four five six seven eight nine ten " * 3))
    hand.show(scroll, box=Box(0, 0, 300, 300))
    first = scroll.column.children[0].box
    hand.show(scroll, box=Box(0, 0, 300, first.h / 0.37))

    assert scroll.view.h > 2 * first.h + 2 * scroll.column.gap


def test_a_row_that_could_be_left_out_is_not_cut(hand: Hand) -> None:
    """High rows too, as long as enough of the window is shown without them."""
    scroll = Scroll("list")
    for number in range(4):
        scroll.column.add(HighRow(f"row{number}", "", hand.note(number)))
    hand.show(scroll, box=Box(0, 0, 300, 248))

    assert scroll.view.bottom == scroll.column.children[2].box.y


class HighRow(Button):
    def height(self, width: float) -> float:
        return 90.0

"""The line through a match: its turns, the names of its events, and a stretch of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from alexandre.ui.widgets.pictures.timebar import EventMark, Timebar, TurnMark
from tests.ui.test_widgets import Hand

COUNT = 200
EVENTS = [EventMark(at, name, weight) for at, name, weight in (
    (10, "A city rises", 40.0), (12, "A temple rises", 20.0), (90, "Darius falls", 70.0),
    (150, "A city rises", 40.0))]


@pytest.fixture
def hand() -> Hand:
    return Hand()


def make_bar(hand: Hand, sought: list[int]) -> Timebar:
    bar = Timebar("bar", COUNT, [TurnMark(0, 0, "Turn 1"), TurnMark(80, 1, "Turn 2")],
                  sought.append)
    hand.show(bar)
    bar.tell(EVENTS)
    hand.desk.draw(hand.screen)
    return bar


def test_the_weightiest_events_are_named_and_no_name_lies_on_another(hand: Hand) -> None:
    names = make_bar(hand, [])._lay_names()

    assert [each.at for each, _box in sorted(names, key=lambda each: each[0].at)] == [10, 90, 150]
    boxes = sorted((box for _each, box in names), key=lambda box: box.x)
    assert all(one.right < next_.x for one, next_ in pairwise(boxes))


def test_a_name_that_is_shown_already_gives_way_to_a_lighter_one(hand: Hand) -> None:
    bar = make_bar(hand, [])
    bar.tell([EventMark(at, name, weight) for at, name, weight in (
        (60, "A city rises", 40.0), (100, "A city rises", 40.0), (101, "A temple rises", 30.0))])

    assert [each.at for each, _box in bar._lay_names()] == [60, 101]


def test_a_click_on_a_name_leads_to_the_position_after_the_event(hand: Hand) -> None:
    sought: list[int] = []
    bar = make_bar(hand, sought)
    box = next(box for each, box in bar._lay_names() if each.at == 90)
    hand.click((box.x + 2, box.middle[1]))

    assert sought[-1] == 90


def test_the_mouse_is_told_the_turn_and_the_events_that_have_no_room(hand: Hand) -> None:
    bar = make_bar(hand, [])
    x, y = bar.place_of(12)

    assert bar.point((x + 1, y)) == ("Turn 1", "A temple rises")
    assert bar.point(bar.place_of(120)) == ("Turn 2",)

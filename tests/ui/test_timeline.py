"""Shots one after the other: at a pace, skipped; nothing where nothing moves."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from alexandre.kernel.contract import Event, View
from alexandre.kernel.text import Msg
from alexandre.ui.play.timeline import Shot, Timeline


@dataclass(frozen=True)
class Table(View):
    """A table that is told by a number."""

    number: int


@dataclass(frozen=True)
class Moved(Event):
    """Something that takes so long."""

    length: int

    def msg(self) -> Msg:
        return Msg.of("moved")


class Diary:
    """A stage that notes what it is told."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.ended = 0

    def begin(self, shot: Shot, *, is_moved: bool) -> int:
        self.notes.append(f"begin {shot.event}" if shot.event is None else "begin")
        return shot.event.length if isinstance(shot.event, Moved) and is_moved else 0

    def at(self, time: int) -> None:
        self.notes.append(f"at {time}")

    def end(self) -> None:
        self.ended += 1

    def rest(self, view: View) -> None:
        assert isinstance(view, Table)
        self.notes.append(f"rest {view.number}")


@pytest.fixture
def diary() -> Diary:
    return Diary()


@pytest.fixture
def timeline(diary: Diary) -> Timeline:
    return Timeline(diary, Table(0))


def shot(number: int, length: int | None = 100) -> Shot:
    """From table to table, with an event of that length."""
    return Shot(Table(number - 1), None if length is None else Moved(length), Table(number))


def tick(timeline: Timeline, *times: int) -> None:
    """The clock comes to these times."""
    for now in times:
        timeline.tick(now)


def test_a_shot_is_seen_from_its_beginning_to_the_table_after_it(
        timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    tick(timeline, 1000, 1040, 1090, 1100)

    assert diary.notes == ["begin", "at 40", "at 90", "rest 1"]
    assert timeline.view == Table(1)
    assert not timeline.is_moving


def test_the_next_shot_follows_without_a_rest_between_them(
        timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    timeline.push(shot(2))
    tick(timeline, 0, 120, 150, 300)

    assert diary.notes == ["begin", "begin", "at 20", "at 50", "rest 2"]


def test_a_pace_at_which_nothing_moves_ends_what_is_under_way(
        timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    timeline.push(shot(2))
    timeline.tick(1000)
    timeline.stretch = 0.0
    timeline.tick(1040)

    assert diary.notes == ["begin", "begin", "rest 2"]


def test_a_shot_keeps_the_pace_at_which_it_began(timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    timeline.tick(1000)
    timeline.stretch = 0.5
    tick(timeline, 1040, 1100)

    assert diary.notes == ["begin", "at 40", "rest 1"]


def test_a_step_without_an_event_still_changes_the_table(
        timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1, None))
    timeline.tick(0)

    assert diary.notes == ["begin None", "rest 1"]


def test_while_nothing_moves_nothing_is_shown(timeline: Timeline, diary: Diary) -> None:
    assert not timeline.tick(0)
    assert diary.notes == []


def test_a_slow_pace_stretches_what_is_seen(timeline: Timeline, diary: Diary) -> None:
    timeline.stretch = 2.0
    timeline.push(shot(1))
    tick(timeline, 0, 100, 199, 200)

    assert diary.notes == ["begin", "at 50", "at 100", "rest 1"]


def test_at_once_is_at_once_however_much_has_happened(timeline: Timeline, diary: Diary) -> None:
    timeline.stretch = 0.0
    for number in range(1, 6):
        timeline.push(shot(number))
    timeline.tick(0)

    assert diary.notes == ["begin"] * 5 + ["rest 5"]


def test_skipping_ends_everything_that_was_still_to_come(
        timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    timeline.push(shot(2))
    timeline.tick(0)
    timeline.skip()

    assert diary.notes == ["begin", "rest 2"]
    assert not timeline.is_moving
    assert timeline.view == Table(2)


def test_other_eyes_see_nothing_of_what_was_still_to_come(
        timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    timeline.tick(0)
    timeline.reset(Table(7))
    timeline.tick(50)

    assert diary.notes == ["begin", "rest 7"]
    assert timeline.view == Table(7)


def test_a_shot_ends_when_the_pace_becomes_instant_in_its_middle(
        timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    tick(timeline, 1000, 1040)
    timeline.stretch = 0.0
    timeline.tick(1050)

    assert diary.notes == ["begin", "at 40", "rest 1"]


def test_a_shot_goes_on_from_where_it_was_at_another_pace(
        timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    timeline.tick(1000)
    timeline.stretch = 2.0
    tick(timeline, 1040, 1100, 1140, 1160)

    assert diary.notes == ["begin", "at 40", "at 70", "at 90", "rest 1"]


def test_one_may_jump_within_a_shot_and_not_beyond_it(timeline: Timeline, diary: Diary) -> None:
    timeline.stretch = 2.0
    timeline.push(shot(1))
    timeline.push(shot(2))
    timeline.tick(1000)
    timeline.jump(1010, 80)
    tick(timeline, 1010, 1040, 1050)

    assert diary.notes == ["begin", "at 80", "at 95", "begin", "at 0"]
    assert diary.ended == 1
    assert timeline.time_at(1070) == 10


def test_what_is_skipped_was_not_seen_to_its_end(timeline: Timeline, diary: Diary) -> None:
    timeline.push(shot(1))
    timeline.tick(1000)
    timeline.skip()

    assert diary.ended == 0


def test_an_event_is_told_once_it_was_seen_until_its_step_ends_or_others_look(
        timeline: Timeline) -> None:
    for each in (shot(1), shot(2), replace(shot(3), turn=1), replace(shot(4), turn=1)):
        timeline.push(each)
    told = []
    for now in (0, 100, 200, 300):
        timeline.tick(now)
        told.append(len(timeline.told))
    timeline.reset(Table(7))

    assert told == [0, 1, 0, 1]
    assert timeline.told == ()

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


def follow(timeline: Timeline, script: str) -> None:
    """Shots by their numbers, `-1` without an event, times of the clock, and what is done."""
    for word, told in (each.split(":") for each in script.split()):
        if word == "shot":
            timeline.push(shot(abs(int(told)), None if told[0] == "-" else 100))
        elif word == "at":
            for now in told.split(","):
                timeline.tick(int(now))
        elif word == "pace":
            timeline.stretch = float(told)
        elif word == "jump":
            timeline.jump(*map(int, told.split(",")))
        else:
            timeline.skip() if word == "skip" else timeline.reset(Table(int(told)))


@pytest.mark.parametrize(("script", "notes", "view", "ended"), [
    pytest.param(script, notes, view, ended, id=said)
    for said, script, notes, view, ended in (
        ("a shot is seen from its beginning to the table after it",
         "shot:1 at:1000,1040,1090,1100", "begin, at 40, at 90, rest 1", 1, 1),
        ("the next shot follows without a rest between them",
         "shot:1 shot:2 at:0,120,150,300", "begin, begin, at 20, at 50, rest 2", 2, 2),
        ("a pace at which nothing moves ends what is under way",
         "shot:1 shot:2 at:1000 pace:0 at:1040", "begin, begin, rest 2", 2, 2),
        ("a shot keeps the pace at which it began",
         "shot:1 at:1000 pace:0.5 at:1040,1100", "begin, at 40, rest 1", 1, 1),
        ("a step without an event still changes the table",
         "shot:-1 at:0", "begin None, rest 1", 1, 1),
        ("a slow pace stretches what is seen",
         "pace:2 shot:1 at:0,100,199,200", "begin, at 50, at 100, rest 1", 1, 1),
        ("at once is at once however much has happened",
         "pace:0 shot:1 shot:2 shot:3 at:0", "begin, begin, begin, rest 3", 3, 3),
        ("skipping ends everything that was still to come, which is not seen to its end",
         "shot:1 shot:2 at:0 skip:", "begin, rest 2", 2, 0),
        ("other eyes see nothing of what was still to come",
         "shot:1 at:0 eyes:7 at:50", "begin, rest 7", 7, 0),
        ("a shot ends when the pace becomes instant in its middle",
         "shot:1 at:1000,1040 pace:0 at:1050", "begin, at 40, rest 1", 1, 1),
        ("a shot goes on from where it was at another pace",
         "shot:1 at:1000 pace:2 at:1040,1100,1140,1160",
         "begin, at 40, at 70, at 90, rest 1", 1, 1))])
def test_shots_follow_one_another(timeline: Timeline, diary: Diary, script: str, notes: str,
                                  view: int, ended: int) -> None:
    follow(timeline, script)

    assert diary.notes == notes.split(", ")
    assert (timeline.view, timeline.is_moving, diary.ended) == (Table(view), False, ended)


def test_while_nothing_moves_nothing_is_shown(timeline: Timeline, diary: Diary) -> None:
    assert not timeline.tick(0)
    assert diary.notes == []


def test_one_may_jump_within_a_shot_and_not_beyond_it(timeline: Timeline, diary: Diary) -> None:
    follow(timeline, "pace:2 shot:1 shot:2 at:1000 jump:1010,80 at:1010,1040,1050")

    assert diary.notes == ["begin", "at 80", "at 95", "begin", "at 0"] and diary.ended == 1
    assert timeline.time_at(1070) == 10


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

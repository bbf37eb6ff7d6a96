"""The five moments of a match: from its record alone, and the same whenever they are told."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from alexandre import games
from alexandre.content import data
from alexandre.games.empire.events import RegionEnded
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import from_plain
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.result import Result
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.scenes.story import row
from alexandre.scenes.story.highlights import (
    MOST,
    SHAPE,
    choose_highlights,
    draw_vignette,
    find_sheet,
    frame_spots,
    list_cues,
)
from tests.scenes import rooms
from tests.ui.gui import Gui

MATCHES = {"alexandros": "alexandros_hundred", "catan": "catan_points", "empire": "empire_goal",
           "commander": "commander_life_1_granicus", "phalanxx": "phalanxx_two_succession"}


def history_of(name: str) -> History:
    session = rooms.load_bundled(name)
    return History(session.game, session.record)


@pytest.mark.parametrize("name", MATCHES.values())
def test_moments_are_events_of_the_record(name: str) -> None:
    history = history_of(name)
    chosen = choose_highlights(history)

    assert len(chosen) == MOST
    assert all(one.index < other.index for one, other in pairwise(chosen))
    for each in chosen:
        step = history.steps[each.index]
        assert each.event in [history.game.seen(event, None) for event in step.events]
        assert each.turn == history.turn_at(each.index + 1) and each.cue.weight > 0


@pytest.mark.parametrize("name", MATCHES.values())
def test_no_event_has_a_cue_that_its_title_does_not_name(name: str) -> None:
    history = history_of(name)
    game, drawing = history.game, drawing_of(history.game)
    views = [game.view(state, None) for state in history.states[:]]

    assert drawing.cued
    for number, step in enumerate(history.steps):
        for event in step.events:
            if type(event) not in drawing.cued:
                assert drawing.cue(game, views[number], event, views[number + 1]) is None


def test_the_pictures_of_a_result_are_drawn_once(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def count(history: History, at: int, spots: Any) -> Any:
        drawn.append(at)
        return draw_vignette(history, at, spots)

    monkeypatch.setattr(row, "draw_vignette", count)
    gui.enter(Result(gui.house, rooms.load_bundled("catan_points")))
    gui.house.choose("lang", "en")
    gui.desk.resize(1280, 720)
    gui.house.refresh()
    gui.click("result/story")

    assert len(drawn) == MOST and gui.has("prose/back")


@pytest.mark.parametrize("name", MATCHES.values())
def test_a_match_that_is_read_again_tells_the_same(name: str) -> None:
    history = history_of(name)
    record, game = from_plain(history.record.to_plain(), games.load)
    again = History(game, record)

    told, retold = choose_highlights(history), choose_highlights(again)
    assert told == retold == choose_highlights(history)
    assert [draw_vignette(history, each.at, each.cue.spots) for each in told] == \
        [draw_vignette(again, each.at, each.cue.spots) for each in retold]


def test_a_cue_of_a_battle_is_shown_on_the_map() -> None:
    """The finding: its picture was the sheet of the battle, which has no place of the map."""
    history = history_of("commander_granicus_death")
    places = [(each.at, each.cue.spots) for each in choose_highlights(history)]
    sheets = [(find_sheet(history, at, spots), spots) for at, spots in places]

    assert ("region:chaeronea",) in [spots for _at, spots in places]
    assert all(sheet is not None and any(spot.id in spots for spot in sheet.spots)
               for sheet, spots in sheets if spots)


@pytest.mark.parametrize("name", MATCHES.values())
def test_the_weightiest_cue_is_among_them_and_they_are_spread(name: str) -> None:
    history = history_of(name)
    chosen = choose_highlights(history)

    heaviest = max(list_cues(history), key=lambda each: each.cue.weight)
    assert heaviest.cue.weight == max(each.cue.weight for each in chosen)
    assert chosen[-1].index - chosen[0].index > len(history.steps) // 2


def test_every_bundled_match_that_ended_has_a_story() -> None:
    for file in data.saves().glob("*.save"):
        session = rooms.load_bundled(file.stem)
        if session.decider == OVER:
            assert choose_highlights(History(session.game, session.record)), file.stem


def test_a_picture_shows_what_it_is_about_within_the_board() -> None:
    size = (1000.0, 600.0)
    near = frame_spots(size, ((100, 100), (140, 120)))
    assert near.w < 500 and near.has((120, 110)) and near.x >= 0 and near.y >= 0
    corner = frame_spots(size, ((980, 590), (1000, 600)))
    assert corner.right == 1000 and corner.bottom == 600
    assert frame_spots(size, ((0, 0), (1000, 600))).w == 600 * SHAPE == frame_spots(size, ()).w


def test_the_end_of_a_region_is_shown_on_its_own_map() -> None:
    history = history_of("empire_goal")
    ends = [(each.at, each.event) for each in list_cues(history)
            if isinstance(each.event, RegionEnded)]

    assert len(ends) == 6
    for at, event in ends:
        state: Any = history.states[at]
        assert state.here.noun == event.region


@pytest.mark.parametrize("title", MATCHES)
def test_the_result_shows_them_and_leads_there(gui: Gui, title: str) -> None:
    session = rooms.load_bundled(MATCHES[title])
    room = Result(gui.house, session)
    gui.house.enter(room)
    gui.run(3)
    history = history_of(MATCHES[title])

    for number, each in enumerate(choose_highlights(history)):
        assert gui.find(f"story/{number}/cue").words == gui.house.voice(each.cue.title)
    gui.click("story/2")
    replay = gui.house.room
    assert isinstance(replay, Replay)
    assert replay.at == choose_highlights(history)[2].at

"""A match watched again."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import SHORT, Player
from alexandre.kernel.session import Session
from alexandre.scenes.replay import Replay
from alexandre.scenes.saving import keep
from tests.ui.gui import Gui


def finished(seed: int = 3) -> Session:
    session = Session.new(games.load(games.TITLES[0]), [Player("Zoé"), Player("Bob")], seed=seed)
    number = 0
    while session.decider != OVER:
        offers = session.offers()
        number += 1
        session.play(offers[number * 5 % len(offers)])
    return session


@pytest.fixture(scope="module")
def match() -> Session:
    return finished()


def watch(gui: Gui, match: Session) -> Replay:
    room = Replay(gui.house, match.game, match.record)
    gui.house.enter(room)
    gui.run()
    return room


def test_a_finished_match_is_found_and_watched(gui: Gui, match: Session) -> None:
    keep(gui.store, "over", match)
    gui.store.flush(5)
    gui.click("menu/replays")
    gui.click("replay/watch")

    assert isinstance(gui.house.room, Replay)
    gui.press("Escape")
    assert gui.has("replay/watch")


def test_a_match_under_way_is_not_listed(gui: Gui) -> None:
    gui.sit_down((Player("Zoé"), Player("Bob")), name="under way")
    gui.house.go_home()
    gui.store.flush(5)
    gui.click("menu/replays")
    names = [gui.find(name).words for name in gui.names() if name.endswith("/name")]

    assert "under way" not in names


def test_keys_and_buttons_step_and_leap(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    places = [room.at]
    for way in ("Right", "Right", "Left", "PageDown", "End", "Right", "Home"):
        gui.press(way)
        places.append(room.at)
    for name in ("forward", "last", "back", "first"):
        gui.click(f"replay/{name}")
        places.append(room.at)

    last = len(match.record.actions)
    assert places == [0, 1, 2, 1, 11, last, last, 0, 1, last, last - 1, 0]


def test_every_position_is_the_recorded_one(gui: Gui, match: Session) -> None:
    room = watch(gui, match)

    assert room.is_proved
    assert [state.hash()[:SHORT] for state in room.states[1:]] == match.record.hashes


def test_at_the_end_both_hashes_are_shown_and_equal(gui: Gui, match: Session) -> None:
    watch(gui, match)
    assert not gui.has("page/note0")
    gui.press("End")

    assert gui.find("page/note0").words.count(match.record.hashes[-1]) == 2


def test_the_log_grows_with_the_steps(gui: Gui, match: Session) -> None:
    watch(gui, match)
    before = len(gui.find("page/log").words)
    gui.press("PageDown", "PageDown")

    assert before == 0
    assert len(gui.find("page/log").words) > 5


def test_a_record_that_does_not_play_is_refused_in_one_sentence(gui: Gui) -> None:
    broken = finished(4)
    broken.record.actions[10] = "end"
    keep(gui.store, "broken", broken)
    gui.store.flush(5)
    gui.click("menu/replays")
    gui.click("replay/watch")

    assert gui.desk.banner.text
    assert gui.has("replay/watch")


def test_every_bundled_match_is_listed_by_its_ending_and_plays(gui: Gui) -> None:
    gui.click("menu/replays")
    rows = [name for name in gui.names() if name.endswith("/badge")]
    assert len(rows) >= 3
    for number in range(len(rows)):
        gui.click(f"replays/{number}")
        gui.click("replay/watch")
        room = gui.house.room
        assert isinstance(room, Replay)
        assert room.is_proved
        gui.press("Escape")

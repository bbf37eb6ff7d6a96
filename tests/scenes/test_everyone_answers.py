"""Every room answers the same commands, and is found again as it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

from alexandre import games
from alexandre.content.lesson import lessons
from alexandre.scenes.base.house import Scene, note_places
from alexandre.scenes.home.crash import Crash
from alexandre.scenes.home.library import Library
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.lessons.lesson import LessonRoom
from alexandre.scenes.show.kiosk_menu import KioskMenu
from alexandre.scenes.show.loop import ShowLoop
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.base.scrolling import Scrolling
from alexandre.ui.widgets.base.widget import walk
from tests.scenes.rooms import WAYS, go_to
from tests.scenes.test_lesson import do_what_is_lit, is_waiting, to_step
from tests.ui.gui import Gui

SMALL = (640, 400)  # where most is scrolled
STAYS = (Menu, KioskMenu, Curtain)  # on purpose
ELSEWHERE = {Menu: Library, Rulebook: Menu}  # where F2 leads instead of to the rules
SILENT = (Curtain, Crash, ShowLoop)  # nothing of a match is seen, or any press leads home


@pytest.fixture(scope="module")
def gui(tmp_path_factory: pytest.TempPathFactory) -> Gui:
    return Gui(tmp_path_factory.mktemp("home"), size=SMALL)


@pytest.mark.parametrize("room", WAYS, ids=lambda room: room.__name__)
def test_every_room_answers_the_same_keys_and_is_scrolled_as_it_was(
        gui: Gui, room: type[Scene]) -> None:
    """The findings: after the settings eight rooms stood at their top again; in a lesson Escape
    did nothing, so that keys alone could not leave."""
    go_to(gui, room)
    shown = gui.house.room
    if room not in (*SILENT, SettingsRoom):
        places = scroll_all(gui.run())
        gui.press("F10", "Escape")
        assert gui.house.room is shown
        gui.run()
        assert note_places(gui.desk.top) == places
    if room not in SILENT:
        gui.press("F2")
        assert isinstance(gui.house.room, ELSEWHERE.get(room, Rulebook))
        if isinstance(gui.house.room, Rulebook):
            assert gui.house.room.about == shown.subject
            gui.press("F2")
            assert gui.house.room is shown
        else:
            go_to(gui, room)
        shown = gui.house.room
    if room not in STAYS:
        gui.press("Escape")
        assert gui.house.room is not shown


@pytest.mark.parametrize("title", games.TITLES)
def test_escape_leaves_a_lesson_at_every_step(title: str, tmp_path: Path) -> None:
    gui = Gui(tmp_path)
    room = LessonRoom(gui.house, title, lessons(title)[0])
    gui.house.enter(room)
    for step in range(len(room.lesson.steps)):
        to_step(gui, room, step)
        gui.press("Escape")
        assert isinstance(gui.house.room, Menu), step
        room = LessonRoom(gui.house, title, lessons(title)[0])
        gui.house.enter(room)
        assert room.progress.at == step
    gui.close()


def test_what_is_half_filled_in_survives_the_settings(tmp_path: Path) -> None:
    """The finding: of four places one was filled, and after F10 and Escape four were missing."""
    gui = Gui(tmp_path)
    room = gui.enter(LessonRoom(gui.house, "empire", "first_steps"))
    while not room.unfilled:
        do_what_is_lit(gui, room)
        gui.run()
    missing = len(room.unfilled)
    gui.click_spot(min(room.unfilled))
    assert len(room.unfilled) == missing - 1
    gui.press("F10", "Escape")
    assert gui.house.room is room
    assert len(room.unfilled) == missing - 1
    gui.close()


@pytest.mark.parametrize("title", ["empire", "phalanxx"])
def test_half_a_move_survives_the_settings(title: str, tmp_path: Path) -> None:
    gui = Gui(tmp_path)
    room = LessonRoom(gui.house, title, "first_steps")
    gui.house.enter(room)
    for step in range(len(room.lesson.steps)):
        to_step(gui, room, step)
        while not is_waiting(room):
            gui.run(1)
        if room.board.lit and not room.unfilled:
            gui.click_spot(min(room.board.lit))
            if room.progress.at == step and room._clicks.clicked:
                break
    clicked, lit = room._clicks.clicked, room.board.lit
    assert clicked
    gui.press("F10", "Escape")
    assert (room._clicks.clicked, room.board.lit) == (clicked, lit)
    gui.close()


def scroll_all(gui: Gui) -> dict[str, float]:
    """Everything to its middle; where that is, by name."""
    for each in walk(gui.desk.top):
        if isinstance(each, Scrolling) and each.name:
            each.scroll(each.most / 2 - each.offset)
    gui.run()
    return note_places(gui.desk.top)


def test_after_the_handover_a_page_begins_at_its_top(gui: Gui) -> None:
    """One person's scroll does not carry over to the next."""
    go_to(gui, Table)
    gui.house.refresh()
    fresh, scrolled = note_places(gui.desk.top), scroll_all(gui)
    assert scrolled != fresh
    gui.house.enter(Curtain(gui.house, ("Zoe", "Bob"), 1, gui.table.match.screen))
    gui.house.leave()
    assert note_places(gui.desk.top) == fresh

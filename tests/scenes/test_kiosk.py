"""Kiosk mode: a visitor plays, leaves nothing behind, and does not get out."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from alexandre import app, games
from alexandre.app import SETTLED, App
from alexandre.content.moment import locate_bundled
from alexandre.kernel.contract import OVER
from alexandre.scenes.archive.result import Result
from alexandre.scenes.base.folders import Places
from alexandre.scenes.home.crash import Crash
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.lessons.lesson import LessonRoom
from alexandre.scenes.show import playlist
from alexandre.scenes.show.acts import MatchAct
from alexandre.scenes.show.kiosk_menu import KioskMenu
from alexandre.scenes.show.loop import ShowLoop
from alexandre.scenes.show.playlist import AskedShow
from alexandre.scenes.show.show_attendant import MINUTE, begin_show
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.table import Table
from alexandre.termination import leave_when_terminated
from alexandre.ui.widgets.base.widget import walk
from tests.helpers.stages import titles_with
from tests.scenes.test_show import pass_time, watch
from tests.ui.gui import Gui
from tests.ui.hands import FingerHand

LOCKED = ("settings", "save", "present", "sheet", "delete", "quit", "saves", "moments", "replay",
          "analysis", "replays", "about", "folder", "statistics", "problems")


@pytest.fixture
def kiosk(gui: Gui) -> Iterator[Gui]:
    gui.resize((1280, 720))
    begin_show(gui.house, is_kiosk=True)
    gui.run()
    yield gui
    gui.house.dismiss()


def touch(gui: Gui) -> None:
    FingerHand(gui).tap((640, 300))
    gui.run()


def list_files(gui: Gui) -> list[Path]:
    return sorted(each for each in gui.places.saves.parent.rglob("*") if each.is_file())


def names_of(gui: Gui) -> set[str]:
    return {each.name.rpartition("/")[2] for each in walk(gui.desk.top) if each.name}


def test_a_touch_begins_a_match_of_the_game_that_is_shown(kiosk: Gui) -> None:
    """One visitor after the other: the show goes on where it was."""
    assert kiosk.house.attendant is not None
    for title in games.TITLES:
        for act in watch(kiosk):
            if act.about == title:
                break
        lang = kiosk.house.words.lang
        touch(kiosk)

        room = kiosk.house.room
        assert isinstance(room, Table) and room.about == title
        assert [bool(each.level) for each in room.session.record.players] == [
            seat > 0 for seat in range(room.session.record.seats)]
        assert kiosk.house.words.lang == lang
        kiosk.house.attendant.attend(kiosk.now + 10 * MINUTE)


def test_a_touch_in_a_highlight_begins_a_match_on_its_board(kiosk: Gui) -> None:
    for act in watch(kiosk):
        if act.record is not None and act.record.board.id != games.meta(act.about).boards[0]:
            break
    assert act.record is not None
    board = act.record.board.id
    touch(kiosk)

    assert kiosk.table.session.record.board.id == board


@pytest.mark.parametrize("title", titles_with("table"))
def test_no_room_of_a_visitor_has_a_way_to_quit_delete_or_set(kiosk: Gui, title: str) -> None:
    assert kiosk.house.attendant is not None
    seen = [names_of(kiosk)]
    kiosk.house.attendant.play(title)
    kiosk.run()
    for keys in (("F5",), ("F10",), ("F12",), ("j",), ("Escape",)):
        kiosk.press(*keys)
        kiosk.run()
        seen.append(names_of(kiosk))
    assert isinstance(kiosk.house.room, Pause)
    kiosk.click("leave/rules")
    seen.append(names_of(kiosk))
    assert isinstance(kiosk.house.room, Rulebook)
    kiosk.press("Escape")
    kiosk.click("leave/menu")
    seen.append(names_of(kiosk))
    assert isinstance(kiosk.house.room, KioskMenu)
    kiosk.click(f"menu/lesson/{title}")
    seen.append(names_of(kiosk))
    assert isinstance(kiosk.house.room, LessonRoom)

    for names in seen:
        assert not names & set(LOCKED)


def test_the_end_of_a_match_leads_back_to_the_table_or_to_another_match(kiosk: Gui) -> None:
    touch(kiosk)
    session = kiosk.table.session
    while session.decider != OVER:
        session.play(session.offers()[0])
        session.draw_chance()
    kiosk.house.navigation.result(session)
    kiosk.run()
    assert isinstance(kiosk.house.room, Result)
    assert not names_of(kiosk) & set(LOCKED) and not kiosk.has("story/0")
    kiosk.click("result/story")
    assert kiosk.has("prose/back") and not kiosk.has("story/0"), "no card that does nothing"
    kiosk.click("prose/back")
    kiosk.click("result/again")
    kiosk.run()

    assert isinstance(kiosk.house.room, Table)


def test_neither_keys_nor_the_window_end_it_but_a_key_that_is_held(kiosk: Gui) -> None:
    kiosk.house.quit()
    kiosk.send(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_CTRL, unicode="")
    kiosk.run()
    kiosk.send(pygame.KEYUP, key=pygame.K_q, mod=pygame.KMOD_CTRL)
    kiosk.run(5)
    assert not kiosk.house.is_leaving and kiosk.house.is_kiosk
    kiosk.send(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_CTRL, unicode="")
    kiosk.run(2)
    kiosk.run(2)
    assert len(kiosk.house.rooms) > 1 and kiosk.desk.banner.text
    kiosk.send(pygame.KEYUP, key=pygame.K_LCTRL, mod=0)
    kiosk.run(1)

    rooms = [type(each) for each in kiosk.house.rooms]
    assert rooms == [Menu] and kiosk.house.attendant is None
    assert not kiosk.desk.banner.text, "nothing has to be let go any more"
    assert not kiosk.house.is_leaving, "its keeper is at the menu, with everything that is theirs"
    assert kiosk.house.store is kiosk.store and kiosk.house.places is kiosk.places
    kiosk.press("F10")
    assert isinstance(kiosk.house.room, SettingsRoom)


def test_a_visitor_leaves_nothing_behind(kiosk: Gui) -> None:
    before, settings = list_files(kiosk), dict(kiosk.house.settings)
    touch(kiosk)
    folder = kiosk.house.store.folder
    kiosk.click("tool/menu")
    kiosk.house.choose("pace", "slow")
    kiosk.press("F4")
    kiosk.click("leave/menu")
    assert kiosk.has("menu/continue"), "as long as the visitor is there"
    pass_time(kiosk, 4 * MINUTE)

    assert isinstance(kiosk.house.room, ShowLoop)
    assert not kiosk.desk.banner.text, "the warning was for whoever went away"
    assert not folder.parent.exists()
    assert list_files(kiosk) == before and kiosk.house.settings == settings
    assert kiosk.house.store.shelf() == (), "nothing for the next one"


def test_ctrl_c_in_the_terminal_leaves_nothing_behind(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The finding: the saves of the visitors stayed in the folder of temporary files."""
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    monkeypatch.setattr(app, "folders", lambda: Places.under(tmp_path / "home"))
    monkeypatch.setattr(app, "has_screen", lambda: True)
    turns, turn = count(), App.turn
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may ignore it
    request.addfinalizer(lambda: signal.signal(signal.SIGINT, before))

    def interrupt(running: App, *events: pygame.event.Event) -> None:
        if next(turns) == 3:
            assert list((tmp_path / "temporary").iterdir())
            signal.raise_signal(signal.SIGINT)
        turn(running, *events)

    monkeypatch.setattr(App, "turn", interrupt)
    with leave_when_terminated():  # and then the handlers of before
        assert app.main(["show", "--kiosk", "--window"]) == 0
    assert not list((tmp_path / "temporary").iterdir())
    with pytest.raises(KeyboardInterrupt):  # a second one
        signal.raise_signal(signal.SIGINT)


def test_no_key_of_a_visitor_takes_a_picture_or_gives_the_show_a_window(kiosk: Gui) -> None:
    before = list_files(kiosk)
    touch(kiosk)
    told = kiosk.desk.banner.text
    kiosk.press("F12")
    kiosk.send(pygame.KEYDOWN, key=pygame.K_F12, mod=pygame.KMOD_SHIFT, unicode="")
    kiosk.press("F11")

    assert list_files(kiosk) == before and not kiosk.house.places.pictures.exists()
    assert isinstance(kiosk.house.room, Table) and kiosk.desk.top.name != "picture"
    assert kiosk.desk.banner.text == told and kiosk.house.is_full


def test_the_keepers_own_highlights_are_shown_also_after_a_mistake(
        gui: Gui, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(locate_bundled(), gui.places.moments, ignore=lambda folder, names: [
        name for name in names if not name.startswith("tyre.")])
    monkeypatch.setattr(playlist, "locate_bundled", lambda: tmp_path / "nothing bundled")
    begin_show(gui.house, is_kiosk=True)

    for _begin in range(2):
        assert any(act.record is not None and act.record.board.id == "tyre"
                   and isinstance(act, MatchAct) and act.track.moment is not None
                   for act in watch(gui))
        assert gui.house.attendant is not None
        gui.house.attendant.recover()
    gui.house.dismiss()


def test_whoever_thinks_is_asked_before_the_show_comes_back(kiosk: Gui) -> None:
    touch(kiosk)
    pass_time(kiosk, 3 * MINUTE - 12_000)
    assert "15" in kiosk.desk.banner.text
    touch(kiosk)
    assert kiosk.house.attendant is not None
    kiosk.house.attendant.attend(kiosk.desk.now)
    assert "15" not in kiosk.desk.banner.text, "the question stays although somebody is there"
    pass_time(kiosk, MINUTE)

    assert isinstance(kiosk.house.room, Table)


def test_the_page_of_the_show_begins_it_and_tells_the_key(gui: Gui) -> None:
    gui.resize((1280, 720)).press("F10")
    gui.find("settings/leaves").choose("show")
    gui.run().click("settings/kiosk").run()
    assert "Ctrl+Q" in gui.find("settings/kiosk_note").words
    gui.click("settings/show_begin")

    assert gui.house.is_kiosk and gui.house.is_full
    gui.house.dismiss()
    assert not gui.house.is_full


@pytest.fixture
def running(tmp_path: Path) -> Iterator[App]:
    app = App(Places.under(tmp_path))
    app.open_window((1024, 640))
    app.show(AskedShow((), is_full=False, is_kiosk=True))
    yield app
    app.close()


def test_a_mistake_of_ours_begins_the_show_anew_unless_it_has_hardly_begun(
        running: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert running.house.attendant is not None
    running.house.attendant.play(games.TITLES[0])
    assert running._survive(ValueError("of ours"))
    rooms = [running.house.room]
    assert running._survive(ValueError("and at once again"))
    rooms.append(running.house.room)
    assert isinstance(running.house.rooms[0], KioskMenu)
    assert running.house.desk.find("trouble/folder") is None
    running._failed -= SETTLED
    assert running._survive(ValueError("later"))
    rooms.append(running.house.room)

    assert [type(each) for each in rooms] == [ShowLoop, Crash, ShowLoop]


def test_the_application_deletes_what_a_visitor_left(tmp_path: Path) -> None:
    app = App(Places.under(tmp_path))
    app.open_window((1024, 640))
    app.show(AskedShow((), is_full=False, is_kiosk=True))
    folder = app.house.store.folder.parent
    assert folder.exists()
    app.end()
    app.close()

    assert not folder.exists()


def test_the_keys_of_the_system_are_held_on_the_whole_screen_alone(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[bool] = []  # as asked for: an older SDL without a screen holds nothing
    monkeypatch.setattr(pygame.event, "set_grab", held.append)
    app = App(Places.under(tmp_path))
    app.open_window((1024, 640))
    app.house.enter(Menu(app.house))
    app.turn()
    assert not any(held)
    begin_show(app.house, is_full=False, is_kiosk=True)
    app.turn()
    assert not any(held), "a window is for its keeper to try it"
    begin_show(app.house, is_kiosk=True)
    app.turn()
    assert held.pop()
    app.turn(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert held.pop(), "a window that was not seen yet could not hold them"
    app.house.dismiss()
    app.turn()
    assert not held.pop()
    app.close()

"""A disk that refuses: nothing says that the match is saved, and leaving asks first."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from alexandre import games
from alexandre.app import App
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import Store
from alexandre.kernel.text import Msg
from alexandre.scenes.base.folders import Places
from alexandre.scenes.base.save_files import new_name
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.setup.start_match import sit_down
from alexandre.scenes.table.pause import Pause
from alexandre.termination import TERMINATED, heed_termination, leave_when_terminated
from alexandre.ui.widgets.base.label import Label
from tests.kernel.faulty_disk import FaultyDisk
from tests.scenes.test_app import ROOT
from tests.ui.gui import Gui

ALONE = (Player("Zoé"), Player("", "random"))
FULL = OSError(errno.ENOSPC, "full")


@pytest.fixture
def disk() -> FaultyDisk:
    return FaultyDisk()


@pytest.fixture
def gui(tmp_path: Path, disk: FaultyDisk) -> Iterator[Gui]:
    """A house on a disk that can be filled."""
    driver = Gui(tmp_path, store=Store(tmp_path / "saves", disk=disk))
    yield driver
    disk.heal()
    driver.close()


def play(gui: Gui, moves: int) -> None:
    """So many moves of the person, and what the computer answers."""
    while moves:
        if gui.offers():
            gui.click("offer/" + gui.offers()[0])
            moves -= 1
        else:
            gui.run()
    gui.store.flush(60)


def begin(gui: Gui, disk: FaultyDisk) -> tuple[int, int]:
    """A match of which the disk has the beginning alone: where that ends, where play stands."""
    gui.sit_down(ALONE, name="match", seed=11)
    play(gui, 3)
    kept = gui.store.read("match").header.turn
    disk.fail(FULL, "write")
    play(gui, 3)
    room = gui.table
    assert 0 < kept < room.session.turn
    return kept, room.session.turn


def test_the_pause_says_how_much_is_not_saved(gui: Gui, disk: FaultyDisk) -> None:
    """The finding: « The match is saved after every move », at action 667, saved up to 144."""
    kept, turn = begin(gui, disk)
    gui.press("Escape")
    assert gui.find("leave/kept").text == Msg.of("ui.unsaved.rest", kept=str(kept),
                                                 turn=str(turn))

    disk.heal()
    gui.store.flush(60)
    gui.run()
    assert gui.find("leave/kept").text == Msg.of("ui.leave.kept")


def test_a_match_that_was_never_saved_is_said_to_be_lost_whole(
        gui: Gui, disk: FaultyDisk) -> None:
    disk.fail(FULL, "write")
    gui.sit_down(ALONE, name="match", seed=11)
    gui.store.flush(60)
    gui.press("Escape")

    assert gui.find("leave/kept").text == Msg.of("ui.unsaved.whole")


def test_the_pause_takes_its_promise_back_when_the_disk_refuses(
        gui: Gui, disk: FaultyDisk) -> None:
    """The write may fail after the room was opened."""
    gui.sit_down(ALONE, name="match", seed=11)
    play(gui, 1)
    gui.press("Escape")
    assert gui.find("leave/kept").text == Msg.of("ui.leave.kept")
    pause = gui.house.room
    assert isinstance(pause, Pause)
    disk.fail(FULL, "write")
    pause.match.autosave.note()
    gui.store.flush(60)
    gui.run()

    assert gui.find("leave/kept").text.key == "ui.unsaved.rest"


def test_leaving_asks_and_nothing_is_lost_by_staying(gui: Gui, disk: FaultyDisk) -> None:
    """The finding: leaving threw away everything since the last good write without a question."""
    kept, turn = begin(gui, disk)
    gui.press("Escape").click("leave/menu")
    assert gui.find("unsaved/lost").text == Msg.of("ui.unsaved.rest", kept=str(kept),
                                                   turn=str(turn))
    gui.click("unsaved/no")
    assert isinstance(gui.house.room, Pause)

    gui.click("leave/menu", "unsaved/retry")
    assert gui.has("unsaved/lost"), "the disk is still full"
    disk.heal()
    gui.click("unsaved/retry")
    assert isinstance(gui.house.room, Menu)
    assert gui.store.read("match").header.turn == turn


def test_who_leaves_all_the_same_may(gui: Gui, disk: FaultyDisk) -> None:
    begin(gui, disk)
    gui.press("Escape").click("leave/menu", "unsaved/leave")

    assert isinstance(gui.house.room, Menu)


def test_the_application_is_not_left_without_a_question_either(
        gui: Gui, disk: FaultyDisk) -> None:
    begin(gui, disk)
    gui.house.quit()
    assert not gui.house.is_leaving
    assert gui.find("unsaved/lost").text == Msg.of("ui.unsaved.names", names=("match",))
    gui.click("unsaved/no")
    assert not gui.house.is_leaving

    gui.house.quit()
    gui.house.quit()  # the cross of the window once more
    assert gui.house.is_leaving


def test_a_disk_that_has_room_again_lets_the_application_go(gui: Gui, disk: FaultyDisk) -> None:
    _kept, turn = begin(gui, disk)
    gui.house.quit()
    disk.heal()
    gui.click("unsaved/retry")

    assert gui.house.is_leaving and gui.store.read("match").header.turn == turn


def test_a_copy_that_the_disk_refuses_is_not_said_to_be_there(
        gui: Gui, disk: FaultyDisk) -> None:
    gui.sit_down(ALONE, name="match", seed=11)
    play(gui, 1)
    disk.fail(FULL, "write")
    gui.press("Escape").click("leave/save").type("Gordion").click("keep/yes")
    assert "gordion.save" in gui.desk.banner.text


def test_after_a_mistake_of_ours_a_match_that_is_not_on_the_disk_is_not_said_to_be(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.scenes.test_app import sit_down

    app = App(Places.under(tmp_path))
    app.open_window((1024, 640))
    app.house.enter(Menu(app.house))
    disk = FaultyDisk()
    monkeypatch.setattr(app.store._changes._placer, "_disk", disk)
    disk.fail(FULL, "write")
    sit_down(app)
    assert app._survive(ValueError("fault"))

    trouble = app.house.desk.find("trouble/match")
    assert isinstance(trouble, Label)
    assert trouble.text == Msg.of("ui.trouble.not_kept")
    disk.heal()
    app.close()
    pygame.display.init()


# ---- names ----------------------------------------------------------------------------------


def test_matches_that_begin_in_the_same_second_have_names_of_their_own(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: with a clock that stands still the second match replaced the first."""
    monkeypatch.setattr(time, "strftime", lambda _form: "2026-01-01 10.00.00")
    names = []
    for seed in (1, 2, 3):
        name = new_name(gui.store, "alexandros")
        gui.sit_down(ALONE, name=name, seed=seed)
        gui.house.go_home()
        names.append(name)
    gui.store.flush(60)

    assert names == ["alexandros 2026-01-01 10.00.00", "alexandros 2026-01-01 10.00.00 2",
                     "alexandros 2026-01-01 10.00.00 3"]
    assert [gui.store.read(name).body["seed"] for name in names] == [1, 2, 3]
    gui.click("menu/saves")
    told = [gui.find(f"saves/{number}/name").words for number in range(3)]
    assert all("Alexandros" in each for each in told)


def test_a_name_that_the_disk_has_not_taken_yet_is_no_free_name(
        gui: Gui, disk: FaultyDisk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "strftime", lambda _form: "now")
    disk.fail(FULL, "write")
    first = new_name(gui.store, "catan")
    gui.sit_down(ALONE, name=first, seed=1)
    second = new_name(gui.store, "catan")
    gui.house.go_home()
    gui.sit_down(ALONE, name=second, seed=2)
    disk.heal()
    gui.store.flush(60)

    assert first != second
    assert [gui.store.read(name).body["seed"] for name in (first, second)] == [1, 2]


# ---- the end of the session -----------------------------------------------------------------

def test_sigterm_leaves_without_a_question_though_the_disk_refuses(
        tmp_path: Path) -> None:
    """The finding: "Leave without saving" was asked of nobody, until the process was killed."""
    (tmp_path / "saves").write_text("a file", "utf-8")
    app = App(Places.under(tmp_path))
    turns, turn = iter(range(50)), app.turn

    def play_then_end(*events: pygame.event.Event) -> None:
        at = next(turns)
        turn(*events)
        if at == 1:
            sit_down(app.house, Session.new(games.load("empire"), list(ALONE), seed=3))
        elif at == 20:
            app.store.flush(60)
            assert app.store.list_unsaved()
            os.kill(os.getpid(), signal.SIGTERM)

    app.turn = play_then_end  # type: ignore[method-assign]
    with leave_when_terminated():  # and then the handlers of before
        heed_termination(app.end)
        assert app.run() == 0
    assert next(turns) == 21
    app.close()


def test_sigterm_ends_the_demonstration(tmp_path: Path) -> None:
    surroundings = {key: value for key, value in os.environ.items()
                    if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    child = subprocess.Popen([sys.executable, str(ROOT / "main.py")], stderr=subprocess.PIPE,
                             env={**surroundings, "XDG_DATA_HOME": str(tmp_path)})
    assert child.stderr is not None
    assert child.stderr.readline(), "it says that there is no screen"
    child.terminate()
    assert child.wait(120) == TERMINATED
    child.stderr.close()

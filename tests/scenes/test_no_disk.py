"""Rooms without the player's folders, or without threads: all open, matches begin."""

from __future__ import annotations

import builtins
import errno
import io
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alexandre.app import App
from alexandre.kernel.record import Player
from alexandre.kernel.store import Header, Store, write_document
from alexandre.kernel.store.saves import header_of
from alexandre.kernel.text import Msg
from alexandre.scenes.base.folders import Places
from alexandre.scenes.base.house import Scene
from alexandre.scenes.base.save_files import new_name
from alexandre.scenes.home.about import About
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.present.maker import MomentMaker
from alexandre.scenes.setup.chapter import ChapterRoom
from alexandre.scenes.setup.start_match import sit_down
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.controls.button import Button
from tests.scenes.rooms import WAYS, go_to, match
from tests.ui.gui import Gui

CALLS = ("listdir", "stat", "lstat", "scandir", "readlink", "open", "mkdir", "replace", "link",
         "unlink")
PEOPLE = (Player("Zoé"), Player("Bob"))


def lay_file(home: Path) -> None:
    home.mkdir()
    (home / "saves").write_text("a file", "utf-8")


def lay_home_file(home: Path) -> None:
    home.write_text("a file", "utf-8")


def lay_dangling_link(home: Path) -> None:
    home.mkdir()
    (home / "saves").symlink_to(home / "nothing")


def lay_loop(home: Path) -> None:
    home.mkdir()
    (home / "saves").symlink_to(home / "saves")


def forbid(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every call of the system that names something there fails, as in another user's folder."""
    def guard(call: Callable[..., Any]) -> Callable[..., Any]:
        def fail(path: Any, *args: Any, **named: Any) -> Any:
            if isinstance(path, str | os.PathLike) and str(path).startswith(str(folder)):
                raise PermissionError(errno.EACCES, "not allowed", str(path))
            return call(path, *args, **named)
        return fail

    for name in CALLS:
        monkeypatch.setattr(os, name, guard(getattr(os, name)))
    for module in (io, builtins):
        monkeypatch.setattr(module, "open", guard(io.open))


def forbid_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", fail)


LAYINGS = [lay_file, lay_home_file, lay_dangling_link, lay_loop]


@pytest.mark.parametrize("lay", LAYINGS, ids=lambda lay: lay.__name__)
def test_where_saves_cannot_be_listed_a_match_begins_and_is_called_unsaved(
        lay: Callable[[Path], None], tmp_path: Path) -> None:
    lay(tmp_path / "home")
    gui = Gui(tmp_path / "home")
    assert gui.has("menu/notice")
    sit_down(gui.house, match(PEOPLE))
    gui.lift()
    assert isinstance(gui.house.room, Table)
    gui.run().press("Escape")
    assert isinstance(gui.house.room, Pause)
    assert gui.find("leave/kept").text == Msg.of("ui.unsaved.whole")
    gui.close()


def go_everywhere(gui: Gui) -> None:
    """Into every room, as its way leads there; what needs a document of its own may stay below."""
    for room, way in WAYS.items():
        gui.house.go_home()
        way(gui)
        gui.run(1)
        assert isinstance(gui.house.room, Scene if room is ChapterRoom else room)


def test_where_every_call_of_the_disk_fails_every_room_opens(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid(tmp_path, monkeypatch)
    gui = Gui(tmp_path)
    go_everywhere(gui)
    gui.close()


PICTURE, PICTURE_AS, KEEP = "F12", "shift+F12", "replay/keep"


@pytest.mark.parametrize(("room", "way"), [(About, PICTURE), (MomentMaker, KEEP)],
                         ids=("a picture", "a highlight"))
def test_what_cannot_be_written_is_told(room: type[Scene], way: str, tmp_path: Path,
                                        monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: in a folder of another user a name was looked for, which ended in a report."""
    gui = Gui(tmp_path)
    go_to(gui, room)
    with monkeypatch.context() as closed:
        forbid(tmp_path, closed)
        press_it(gui, way)
        assert gui.desk.banner.text.endswith(gui.house.say(Msg.of("store.not_allowed"), ()))
    gui.close()


@pytest.mark.long
@pytest.mark.parametrize("room", WAYS, ids=lambda room: room.__name__)
def test_whatever_is_pressed_while_the_disk_fails_nothing_breaks(
        room: type[Scene], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every button of the room, the answers of the dialogs that open, and the keys of a folder."""
    pressed, left = set[str](), [PICTURE, PICTURE_AS]
    while left:
        way = left.pop()
        pressed.add(way)
        folder = tmp_path / str(len(pressed))
        gui = Gui(folder, size=(1280, 720))
        go_to(gui, room)
        before = list_buttons(gui)
        left += [each for each in before if each not in (*pressed, *left)]
        with monkeypatch.context() as closed:
            forbid(folder, closed)
            if way not in gui.names() and way not in (PICTURE, PICTURE_AS):
                continue
            press_it(gui, way)
            for answer in list_buttons(gui):
                if answer not in before and gui.has(answer):
                    gui.click(answer)
        gui.close()


def list_buttons(gui: Gui) -> list[str]:
    return [each.name for each in walk(gui.desk.top) if isinstance(each, Button) and each.name]


def press_it(gui: Gui, way: str) -> None:
    """A button, or a key."""
    if gui.has(way):
        gui.click(way)
    else:
        gui.press(way)
    gui.run(3)


def test_where_no_thread_starts_every_room_opens_and_matches_are_saved(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_threads(monkeypatch)
    go_everywhere(gui)
    sit_down(gui.house, match(PEOPLE))
    gui.lift().run()
    name = gui.table.name
    assert gui.store.read(name).header.title == "alexandros"


def test_without_a_thread_the_store_writes_itself_and_closes(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: two tracebacks under a tight limit, although a write "never raises"."""
    forbid_threads(monkeypatch)
    store = Store(tmp_path / "saves")
    assert store.write("game", Header(), {"n": 1}).is_done
    assert store.read("game").body == {"n": 1} and store.flush(1)
    assert store.close()


def test_two_matches_of_one_second_differ_though_nothing_can_be_listed(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda form: "2026-01-01 10.00.00")
    (tmp_path / "saves").write_text("a file", "utf-8")
    with Store(tmp_path / "saves") as store:
        first = new_name(store, "empire")
        store.write(first, Header(), {}).wait(60)
        assert new_name(store, "empire") != first


@pytest.mark.parametrize("lay", LAYINGS, ids=lambda lay: lay.__name__)
def test_a_save_named_on_the_command_line_opens_where_saves_cannot_be_listed(
        lay: Callable[[Path], None], tmp_path: Path) -> None:
    lay(tmp_path / "home")
    session = match(PEOPLE)
    write_document(tmp_path / "any.save", header_of(session), session.to_plain())
    app = App(Places.under(tmp_path / "home"))
    stop_after(app, 6)
    assert app.run(tmp_path / "any.save") == 0
    assert any(isinstance(room, Table) for room in app.house.rooms)
    assert app.store.notice is not None
    app.close()


def test_a_mistake_at_the_start_ends_in_the_room_of_mistakes(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(Places.under(tmp_path))
    stop_after(app, 3)
    monkeypatch.setattr(app, "open_file", fail)
    assert app.run(tmp_path / "any.save") == 0
    assert [type(room).__name__ for room in app.house.rooms] == ["Menu", "Crash"]
    app.close()


def test_a_mistake_before_any_room_ends_in_the_room_of_mistakes(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(Places.under(tmp_path))
    stop_after(app, 3)
    monkeypatch.setattr(app, "_welcome", fail)
    assert app.run() == 0
    assert isinstance(app.house.rooms[0], Menu)
    app.close()


def fail(*args: Any) -> None:
    raise ValueError("a mistake of ours")


def stop_after(app: App, turns: int) -> None:
    """The loop ends after so many turns."""
    left, turn = [turns], app.turn

    def count() -> None:
        turn()
        left[0] -= 1
        app.house.is_leaving = left[0] <= 0

    app.turn = count  # type: ignore[method-assign,assignment]

"""A save that is opened from outside: named, double-clicked, or dropped on the menu."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pygame
import pytest

from alexandre import __main__, app, games
from alexandre.app import App
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import write_document
from alexandre.kernel.store.saves import header_of
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.open_file import open_file
from alexandre.scenes.base.folders import Places, show_folder
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.table.table import Table
from tests.ui.gui import Gui


def keep_match(path: Path) -> bytes:
    """A match of a computer player and a person, in that file; its bytes."""
    session = Session.new(games.load("empire"), [Player("Zoé"), Player(level="greedy")], seed=3)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_document(path, header_of(session), session.to_plain())
    return path.read_bytes()


def saves_of(gui: Gui) -> list[str]:
    gui.store.flush(5)
    return sorted(path.name for path in gui.places.saves.glob("*.save"))


def table_of(gui: Gui) -> Table:
    return next(room for room in gui.house.rooms if isinstance(room, Table))


def test_a_file_from_elsewhere_goes_on_under_a_name_of_its_own(gui: Gui, tmp_path: Path) -> None:
    path = tmp_path / "é à suivre" / "lettre.save"
    before = keep_match(path)
    open_file(gui.house, path)
    gui.run(3)

    assert table_of(gui).session.record.title == "empire"
    assert [name.startswith("empire ") for name in saves_of(gui)] == [True]
    assert path.read_bytes() == before


def test_a_match_of_the_players_own_folder_goes_on_in_its_file(gui: Gui) -> None:
    keep_match(gui.places.saves / "empire 2026-01-01 10.00.00.save")
    open_file(gui.house, gui.places.saves / "empire 2026-01-01 10.00.00.save")
    gui.run(3)

    assert table_of(gui).name == "empire 2026-01-01 10.00.00"
    assert saves_of(gui) == ["empire 2026-01-01 10.00.00.save"]


@pytest.mark.parametrize("content", [None, b"", b"no save"])
def test_what_is_no_save_is_told_and_the_menu_stays(gui: Gui, tmp_path: Path,
                                                    content: bytes | None) -> None:
    path = tmp_path / "lettre.save"
    if content is not None:
        path.write_bytes(content)
    open_file(gui.house, path)

    assert isinstance(gui.house.room, Menu)
    assert "lettre.save" in gui.house.voice(gui.desk.banner.words)


def test_a_save_dropped_on_the_menu_is_opened(running: App, tmp_path: Path) -> None:
    keep_match(tmp_path / "lettre.save")
    running.turn(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "lettre.save")))

    assert any(isinstance(room, Table) for room in running.house.rooms)


@pytest.mark.parametrize(("words", "way"), [
    ([], "window"), (["a b.save"], "window"), (["/é/A.SAVE"], "window"),
    (["A.save", "B"], "window"), (["engine"], "console"),
    (["replay", "a.save"], "console"), (["--version"], "console")])
def test_a_lone_save_is_the_windows_and_all_else_the_command_lines(
        words: list[str], way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    status = {"window": 70, "console": 80}
    monkeypatch.setattr("sys.argv", ["alexandre", *words])
    monkeypatch.setattr(app, "main", lambda argv: status["window"])
    monkeypatch.setattr("alexandre.cli.main", lambda: status["console"])

    assert __main__.main() == status[way]


def test_two_files_are_one_sentence(monkeypatch: pytest.MonkeyPatch,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    """The finding: "There is no command “/a/A.save”"."""
    monkeypatch.setattr("sys.argv", ["alexandre", "/a/A.save", "B"])
    monkeypatch.setenv("LC_ALL", "en")

    assert __main__.main() == app.MISUSED
    assert capsys.readouterr().err == (
        "alexandre opens one save at a time, not /a/A.save and B.\n")


# ---- classic pygame in the same environment ------------------------------------------------

def test_two_pygames_in_one_environment_are_told_at_the_start(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pip installs pygame-ce over the files of pygame without a word.  The finding: the clock
    counts from the start of the machine, so that the sentence went before it was painted."""
    monkeypatch.setattr("importlib.metadata.version", lambda name: "2.6.1")
    (tmp_path / "saves").write_text("a file", "utf-8")
    running = App(Places.under(tmp_path))
    now = [10_000_000]
    monkeypatch.setattr(app, "clock", lambda: now[0])
    seen: list[str] = []
    banner, turn = running.house.desk.banner, running.turn

    def look(*events: pygame.event.Event) -> None:
        turn(*events)
        now[0] += 1000
        seen.append(banner.text if banner.due else "")
        running.house.is_leaving = len(seen) > 25

    monkeypatch.setattr(running, "turn", look)
    running.run()

    assert running.store.notice is not None
    shown = {text: seen.count(text) for text in seen if text}
    assert list(shown) == [running.house.say(each, ()) for each in (
        running.store.notice, Msg.of("ui.app.two_pygames"))]
    assert all(count >= 8 for count in shown.values()), "each stands for its time"
    running.close()


def test_what_is_amiss_at_the_start_is_printed_where_there_is_no_display(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "saves").write_text("a file", "utf-8")
    monkeypatch.setattr("importlib.metadata.version", lambda name: "2.6.1")
    monkeypatch.setattr(app, "folders", lambda: Places.under(tmp_path))
    monkeypatch.setattr("alexandre.scenes.demonstration.demonstrate",
                        lambda house, screen, keep: keep("1-menu.png", b"a picture"))
    monkeypatch.setattr(app, "heed_termination", lambda end: None)
    monkeypatch.setenv("LC_ALL", "en")
    app.show_off()

    told = capsys.readouterr().err
    assert "pygame and pygame-ce are both installed" in told
    assert "folder" in told
    assert told.endswith(f"“{tmp_path / 'pictures'}”.\n1-menu.png\n"), "each when it is there"


def test_one_pygame_is_nothing_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "PYGAMES", ("pygame-no-one-has", "pytest"))

    assert not app.has_two_pygames()


def test_a_pygame_without_its_half_is_one_sentence_and_no_traceback(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`pip uninstall pygame-ce` leaves a module without its content of the two."""
    monkeypatch.setattr("sys.argv", ["alexandre"])
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.delattr(pygame, "K_TAB")

    assert __main__.main() == 1
    assert capsys.readouterr().err == (
        "pygame-ce is missing or incomplete. Remove pygame and pygame-ce, then install "
        "pygame-ce again.\n")


# ---- a folder on Windows -------------------------------------------------------------------

class Explorer:
    """It opens the folder and ends with 1 all the same: nobody may ask how it ended."""

    asked: ClassVar[list[list[str]]] = []

    def __init__(self, command: list[str], **kind: object) -> None:
        self.asked.append(command)


def test_explorers_exit_status_is_nobodys_business(gui: Gui, tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("subprocess.Popen", Explorer)
    show_folder(gui.house, tmp_path / "saves")

    assert Explorer.asked == [["explorer", str(tmp_path / "saves")]]
    assert not gui.desk.banner.words


def test_a_folder_that_cannot_be_shown_is_named(gui: Gui, tmp_path: Path,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_command: list[str], **kind: object) -> None:
        raise FileNotFoundError("explorer")

    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("subprocess.Popen", refuse)
    show_folder(gui.house, tmp_path / "saves")

    assert str(tmp_path / "saves") in gui.house.voice(gui.desk.banner.words)

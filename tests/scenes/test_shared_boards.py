"""A board that somebody gave: dropped on the menu, taken among the player's own, laid out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from alexandre.app import App
from alexandre.content.board import own_boards
from alexandre.content.data import maps
from alexandre.games import check_for
from alexandre.scenes.archive.open_file import open_file
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.setup.seats import Seats
from tests.scenes.test_editor import own_files
from tests.ui.gui import Gui

BOARD = (maps() / "alexandros" / "board_e.yaml").read_text("utf-8")


def give(folder: Path, text: str, name: str = "don.yaml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_a_given_board_is_laid_on_the_table_and_kept(gui: Gui, tmp_path: Path) -> None:
    open_file(gui.house, give(tmp_path, BOARD.replace("id: e\n", "id: mine\n")))

    assert isinstance(gui.house.room, Seats)
    assert gui.house.room.seating.board == "mine"
    assert own_files(gui) == ["alexandros_mine.yaml"]


def test_a_board_called_like_another_gets_a_word_of_its_own_once(gui: Gui,
                                                                 tmp_path: Path) -> None:
    path = give(tmp_path, BOARD)
    open_file(gui.house, path)
    assert own_files(gui) == ["alexandros_board_e.yaml"]
    open_file(gui.house, give(tmp_path, (gui.places.boards / "alexandros_board_e.yaml").read_text(
        "utf-8"), "autre.yaml"))

    assert own_files(gui) == ["alexandros_board_e.yaml"]
    assert not own_boards(gui.places.boards, check_for).flaws


@pytest.mark.parametrize(("text", "said"), [
    (BOARD.replace("T: 13", "T: 12"), "don.yaml"),
    ("rows: [", "don.yaml"),
    ((maps() / "alexandros" / "box.yaml").read_text("utf-8"), "boîte")])
def test_what_is_no_board_is_told_and_nothing_is_kept(gui: Gui, tmp_path: Path, text: str,
                                                      said: str) -> None:
    open_file(gui.house, give(tmp_path, text))

    assert isinstance(gui.house.room, Menu)
    assert said in gui.house.voice(gui.desk.banner.words)
    assert own_files(gui) == []


def test_a_board_dropped_on_the_menu_is_taken(running: App, tmp_path: Path) -> None:
    path = give(tmp_path, BOARD.replace("id: e\n", "id: mine\n"))
    running.turn(pygame.event.Event(pygame.DROPFILE, file=str(path)))

    assert isinstance(running.house.room, Seats)

"""The application without a window, on folders of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pygame
import pytest

from alexandre.app import App
from alexandre.scenes.base import folders
from alexandre.scenes.base.folders import Places
from alexandre.scenes.home import today
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.problems import problem_list
from tests.helpers.records import read_problems_once
from tests.ui.gui import Gui, MakeGui


@pytest.fixture(autouse=True)
def _no_folder_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program would show it: here there is none."""
    monkeypatch.setitem(folders.OPENERS, sys.platform, "/no/such/program")


@pytest.fixture(autouse=True)
def _problems_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the first room that lists them; nobody changes them."""
    for room in (problem_list, today):
        monkeypatch.setattr(room, "list_problems", read_problems_once)


@pytest.fixture
def screen() -> None:
    """A small one, to paint sheets without the house."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()


@pytest.fixture
def gui(tmp_path: Path) -> Iterator[Gui]:
    """The house with its first room open."""
    driver = Gui(tmp_path)
    yield driver
    driver.close()


@pytest.fixture
def make_gui(tmp_path: Path) -> Iterator[MakeGui]:
    """A house in a window, a language or settings of one's own."""
    with ExitStack() as houses:
        yield lambda **told: houses.enter_context(closing(Gui(tmp_path, **told)))


@pytest.fixture
def running(tmp_path: Path) -> Iterator[App]:
    """The application in a window, at its menu."""
    app = App(Places.under(tmp_path))
    app.open_window((1024, 640))
    app.house.enter(Menu(app.house))
    yield app
    app.close()


@pytest.fixture
def slow(make_gui: MakeGui) -> Gui:
    """A house at the normal pace."""
    return make_gui(size=(1280, 720), pace="normal")

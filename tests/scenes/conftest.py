"""The application without a window, on folders of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from alexandre.scenes.base import folders
from tests.ui.gui import Gui


@pytest.fixture(autouse=True)
def _no_folder_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program would show it: here there is none."""
    monkeypatch.setitem(folders.OPENERS, sys.platform, "/no/such/program")


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
def slow(tmp_path: Path) -> Iterator[Gui]:
    """A house at the normal pace, nothing of it painted."""
    gui = Gui(tmp_path, size=(1280, 720))
    gui.house.settings.update(pace="normal")
    gui.house.apply_settings()
    gui.paints = False
    yield gui
    gui.close()

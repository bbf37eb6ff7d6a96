"""The application without a window, on folders of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.gui import Gui


@pytest.fixture
def gui(tmp_path: Path) -> Iterator[Gui]:
    """The house with its first room open."""
    driver = Gui(tmp_path)
    yield driver
    driver.store.close()


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Gui]:
    """A house at the normal pace, nothing of it painted."""
    gui = Gui(tmp_path, size=(1280, 720))
    gui.house.settings.update(pace="normal")
    gui.house.apply_settings()
    gui.paints = False
    yield gui
    gui.store.close()

"""What has been painted is not kept for longer than somebody may look at it."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

from alexandre.kernel.record import Player
from alexandre.ui.draw.theme import Theme
from tests.ui.gui import Gui

PLAYERS = (Player("Zoé"), Player("", "random"))


def pictures_of(theme: Theme) -> int:
    """How many pictures a theme keeps."""
    panels: Any = theme._panels
    return sum(len(kept._values) for kept in (theme.tiles, panels._panels, panels._shadows))


def test_a_theme_that_is_worn_no_more_keeps_no_pictures(gui: Gui) -> None:
    """A window that is drawn larger passes through many sizes."""
    gui.sit_down(PLAYERS)
    worn: list[Theme] = []
    for width in (1280, 1440, 1600):
        gui.desk.resize(width, width * 9 // 16)
        gui.run()
        worn.append(gui.desk.theme)

    assert pictures_of(worn[-1]) > 0
    assert [pictures_of(theme) for theme in worn[:-1]] == [0, 0]


def test_what_a_test_has_had_painted_goes_with_it(tmp_path: Path) -> None:
    """Without waiting for the collector."""
    gc.disable()
    try:
        gui = Gui(tmp_path)
        gui.sit_down(PLAYERS)
        theme: Theme = gui.desk.theme
        before = pictures_of(theme)
        gui.store.close()
        del gui
        after = pictures_of(theme)
    finally:
        gc.enable()

    assert before > 0
    assert after == 0

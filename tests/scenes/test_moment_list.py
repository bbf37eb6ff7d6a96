"""The list of highlights, used with the mouse."""

from __future__ import annotations

from alexandre.scenes.present.moment_list import MomentList
from tests.scenes.test_presenter import MOMENTS
from tests.ui.gui import Gui


def test_the_last_row_of_the_list_is_there_once_all_pictures_are(gui: Gui) -> None:
    """The finding: rows grew with their pictures, and the last one was out of reach."""
    gui.resize((1280, 720))
    gui.house.enter(MomentList(gui.house))
    gui.run(len(MOMENTS) + 2)
    rows = gui.find("moments/rows")
    for _notch in range(40):
        rows.wheel(-1)
    last = gui.find(f"moments/{len(MOMENTS) - 1}").box

    assert rows.view.y <= last.y and last.bottom <= rows.view.bottom + 1
    gui.click_at(last.middle)
    assert gui.has("details/before") and gui.find(f"moments/{len(MOMENTS) - 1}").is_on

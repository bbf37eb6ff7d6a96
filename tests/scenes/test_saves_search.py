"""The search in the list of saves."""

from __future__ import annotations

from alexandre.scenes.archive.saves import Saves
from alexandre.scenes.base.save_files import keep
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui


def test_a_match_is_found_by_its_board(gui: Gui) -> None:
    """The finding: the search did not find "Granique", which the row shows."""
    keep(gui.store, "a campaign", load_bundled("commander_granicus_victory"))
    gui.store.flush(5)
    gui.house.enter(Saves(gui.house))
    gui.run(10).click("saves/search").type("granique").shows("saves/0").type("zzz")
    gui.lacks("saves/0")

"""French and English, changed at any moment, everywhere at once."""

from __future__ import annotations

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_settings
from alexandre.kernel.store.saves import header_of
from alexandre.scenes.archive.picture_list import describe_summary
from alexandre.scenes.base.preferences import SETTINGS
from alexandre.scenes.base.save_files import summary_of
from alexandre.scenes.table.table import Table
from tests.ui.gui import Gui


def test_the_menu_changes_its_language_at_once(gui: Gui) -> None:
    french = gui.find("menu/new").words
    gui.click("menu/language/en")

    assert gui.house.words.lang == "en" and gui.find("menu/new").words != french
    assert gui.find("menu/language/en").is_on and not gui.find("menu/language/fr").is_on


def test_the_language_of_the_pause_menu_is_the_other_one(gui: Gui) -> None:
    gui.sit_down((Player("Zoé"), Player("", "random")))
    gui.press("Escape").click("leave/language")

    assert gui.house.words.lang == "en" and gui.find("leave/stay").words == "Continue"


def test_the_language_is_kept_for_the_next_time(gui: Gui) -> None:
    gui.press("ctrl+l")
    gui.store.flush(5)

    assert read_settings(gui.store, "settings", SETTINGS).values["lang"] == "en"


def test_a_character_is_called_as_the_language_has_it_but_keeps_a_given_name(gui: Gui) -> None:
    """The finding: Artabaze, taken on in French, in an English game."""
    players = [Player("Zoé"), Player("Artabaze", "artabazus"), Player("Bob", "mazaeus")]
    session = Session.new(games.load("empire"), players, seed=5)
    table = Table(gui.house, session, "match")
    gui.house.choose("lang", "en")
    assert table.players == ("Zoé", "Artabazus", "Bob")
    gui.house.choose("lang", "fr")
    assert table.players == ("Zoé", "Artabaze", "Bob")
    gui.house.choose("lang", "en")
    told = gui.house.voice(describe_summary(gui.house, summary_of(header_of(session))))
    assert told.startswith("Zoé, Artabazus, Bob")

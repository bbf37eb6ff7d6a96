"""French and English, changed at any moment, everywhere at once."""

from __future__ import annotations

import pytest

from alexandre.kernel.record import Player
from alexandre.kernel.store import read_settings
from alexandre.scenes.base.preferences import SETTINGS
from alexandre.scenes.setup.seats import Seats
from tests.ui.gui import Gui


def test_the_menu_changes_its_language_at_once(gui: Gui) -> None:
    french = gui.find("menu/new").words
    gui.click("menu/language/en")

    assert gui.house.words.lang == "en"
    assert gui.find("menu/new").words != french
    assert gui.find("menu/language/en").is_on
    assert not gui.find("menu/language/fr").is_on


def test_the_log_the_offers_and_the_pictures_change_in_the_middle_of_a_match(gui: Gui) -> None:
    gui.sit_down((Player("Zoé"), Player("Bob")))
    gui.lift()
    french = gui.lasting_texts()
    gui.press("ctrl+l")
    english = gui.lasting_texts()
    gui.press("ctrl+l")

    assert len(english) == len(french)
    assert gui.lasting_texts() == french
    changed = [one for one, other in zip(french, english, strict=True) if one != other]
    assert len(changed) > len(french) / 3
    assert gui.house.words.missing == set()


def test_the_language_of_the_pause_menu_is_the_other_one(gui: Gui) -> None:
    gui.sit_down((Player("Zoé"), Player("", "random")))
    gui.press("Escape")
    gui.click("leave/language")

    assert gui.house.words.lang == "en"
    assert gui.find("leave/stay").words == "Continue"


def test_the_language_is_kept_for_the_next_time(gui: Gui) -> None:
    gui.press("ctrl+l")
    gui.store.flush(5)

    assert read_settings(gui.store, "settings", SETTINGS).values["lang"] == "en"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_room_has_its_words(gui: Gui, lang: str) -> None:
    gui.house.words.lang = lang
    gui.house.refresh()
    for way in ("menu/new", "menu/saves", "menu/replays"):
        gui.click(way)
        assert gui.all_texts()
        gui.press("Escape")
    gui.house.enter(Seats(gui.house))
    for name in ("seats/kind0", "seats/board", "seats/more", "seats/first_seat", "seats/joker",
                 "seats/compensation", "seats/chance"):
        if name == "seats/more":
            gui.click(name)
            continue
        for _ in range(4):
            gui.desk.focus_on(gui.find(name))
            gui.press("Right")
            gui.all_texts()

    assert gui.house.words.missing == set()

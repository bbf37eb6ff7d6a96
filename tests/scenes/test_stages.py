"""A title that is still being made: shown only to a player who asks for it, and with a mark."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from alexandre import __main__, api, app, games
from alexandre.kernel.meta import PLAYABLE, SKETCH, Meta
from alexandre.kernel.text import Msg
from alexandre.scenes.base.folders import Places
from alexandre.scenes.home.library import Library
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.home.rulebook import Rulebook
from tests.ui.gui import Gui, MakeGui

STAGES = {"catan": SKETCH, "commander": PLAYABLE}
KNOWN = games.meta


@pytest.fixture(autouse=True)
def _in_the_making(monkeypatch: pytest.MonkeyPatch) -> None:
    def meta(title: str) -> Meta:
        return replace(KNOWN(title), stage=STAGES.get(title, KNOWN(title).stage))

    monkeypatch.setattr(games, "meta", meta)


def test_players_are_shown_the_offered_titles_alone(make_gui: MakeGui) -> None:
    gui = make_gui(size=(1280, 720))
    gui.house.go_home()
    offered = ["alexandros", "empire", "phalanxx"]

    assert [title for title in games.TITLES if gui.has(f"menu/title/{title}")] == offered
    gui.enter(Library(gui.house))
    assert [title for title in games.TITLES if gui.has(f"library/{title}")] == offered


def test_a_player_who_asks_is_shown_the_others_with_a_mark(make_gui: MakeGui) -> None:
    gui = make_gui(size=(1280, 720))
    gui.house.titles = games.TITLES
    gui.house.words.lang = "en"
    gui.enter(Menu(gui.house))
    names = {title: gui.house.voice(gui.find(f"menu/name/{title}").words)
             for title in games.TITLES}
    gui.click("menu/title/catan")

    assert names["catan"] == f"{plain_name(gui, 'catan')} (sketch)"
    assert names["commander"] == f"{plain_name(gui, 'commander')} (unfinished)"
    assert names["empire"] == plain_name(gui, "empire")
    assert gui.house.voice(gui.find("library/title").words) == names["catan"]


def plain_name(gui: Gui, title: str) -> str:
    return gui.house.voice(Msg.of(f"{title}.title"))


def test_rules_of_a_match_that_was_opened_are_read_whatever_its_stage(make_gui: MakeGui) -> None:
    gui = make_gui(size=(1280, 720))
    gui.enter(Rulebook(gui.house, "catan"))

    assert gui.has("rulebook/title") and gui.has("rule/1")


def test_the_flag_opens_the_window_with_all_titles(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[tuple[str, ...]] = []
    monkeypatch.setattr("sys.argv", ["alexandre", "--unfinished"])
    monkeypatch.setattr(__main__, "open_window", lambda: 7)
    assert __main__.choose_interface() == 7

    def run(here: app.App, *_asked: object) -> int:
        seen.append(here.house.titles)
        return 0

    monkeypatch.setattr(app.App, "run", run)
    monkeypatch.setattr(app, "has_screen", lambda: True)
    monkeypatch.setattr(app, "folders", lambda: Places.under(tmp_path))
    assert app.main(["--unfinished"]) == 0 and app.main([]) == 0
    assert seen == [games.TITLES, ("alexandros", "empire", "phalanxx")]


def test_programs_are_told_of_the_offered_titles() -> None:
    assert api.TITLES == games.TITLES  # read before these were put back
    assert games.list_offered() == ("alexandros", "empire", "phalanxx")

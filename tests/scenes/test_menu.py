"""The way back into a match from the title screen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store.saves import header_of
from alexandre.scenes.base.save_files import keep, summary_of
from alexandre.scenes.story.life import legacy_of
from alexandre.scenes.table import table
from alexandre.scenes.table.table import Table
from tests.scenes.rooms import load_bundled, match
from tests.ui.gui import Gui


@pytest.mark.parametrize(("title", "board", "is_linked", "said"), [
    ("alexandros", "e", False, "Alexandros, plateau E · 29 nov. 2026 · "),
    ("phalanxx", "succession", False, "Phalanxx · 29 nov. 2026 · "),
    ("commander", "issus", False, "Field Commander : Alexandre, Issos · 29 nov. 2026 · "),
    ("commander", "issus", True,
     "Field Commander : Alexandre, chapitre 2 : Issos · 29 nov. 2026 · ")])
def test_the_menu_goes_on_with_a_title_its_chapter_and_its_day(
        gui: Gui, title: str, board: str, said: str, *, is_linked: bool) -> None:
    """The finding: it told the hour and « Joueur 1, Joueur 2 », never the chapter of a life."""
    game = games.load(title, board)
    first = legacy_of(load_bundled("commander_life_1_granicus"))
    assert first is not None
    session = Session.new(game, [Player("Zoé")] * game.meta.seats[0], seed=3,
                          inputs=first.inputs if is_linked else None)
    keep(gui.store, f"{title} 2026-11-29 18.40.12", session)
    gui.store.flush(5)
    gui.house.go_home()
    gui.run()

    assert gui.find("menu/continue").words.replace("\u00a0", " ") == \
        f"Continuer {said}à peine commencée"


def test_what_draws_the_open_game_is_loaded_while_the_menu_is_read(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the first picture of its table need not wait for it."""
    loaded: list[str] = []
    monkeypatch.setattr(table, "prepare_table", loaded.append)
    gui.house.go_home()
    gui.run()
    assert loaded == []
    keep(gui.store, "alexandros 2026-11-29 18.40.12", match())
    gui.store.flush(5)
    gui.house.go_home()
    assert loaded == []
    gui.run()

    assert loaded == ["alexandros"]


@pytest.mark.parametrize("told", ["Issos", {}, {"fr": ""}, {"fr": 3}, [1], {"fr": {"name": "x"}},
                                  {str(lang): "x" for lang in range(20)}])
def test_a_board_of_a_header_that_is_no_name_is_left_out(gui: Gui, told: object) -> None:
    header = header_of(match(moves=4))

    assert summary_of(header).board is not None
    strange = replace(header, summary={**header.summary, "board": told, "chapter": "2"})
    assert (summary_of(strange).board, summary_of(strange).chapter) == (None, 0)


@pytest.mark.parametrize(("levels", "said"), [
    (("", "random"), "Journal"), (("random", "random"), "Journal – les ordinateurs jouent")])
def test_the_log_says_that_computers_play_all_seats(gui: Gui, levels: tuple[str, ...],
                                                    said: str) -> None:
    gui.house.choose("pace", "step")
    gui.sit_down([Player("Zoé", level) for level in levels])

    gui.reads("page/heading", said)


def test_the_log_of_a_finished_game_says_of_no_computer_that_it_plays(gui: Gui) -> None:
    gui.enter(Table(gui.house, load_bundled("commander_gaugamela_victory"), ""))

    gui.reads("page/heading", "Journal")

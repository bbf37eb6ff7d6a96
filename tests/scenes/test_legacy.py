"""The legacy of a finished match to the next one: the sheet, and the match that goes on."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from alexandre.games.commander.rules.endings import memory, points_of
from alexandre.games.commander.state import Position
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.archive import finished_matches
from alexandre.scenes.archive.finished_matches import find_earlier
from alexandre.scenes.archive.legacy import LegacyRoom
from alexandre.scenes.archive.result import Result
from alexandre.scenes.setup.chapter import ChapterRoom
from alexandre.scenes.setup.start_match import begin_again
from alexandre.scenes.story.life import legacy_of
from tests.scenes.rooms import load_bundled, match, record_of_a_whole_match
from tests.ui.gui import Gui

LIFE = "commander_life_1_granicus"


def sheet_of(gui: Gui, name: str) -> None:
    """The sheet of a bundled match, from its result."""
    gui.desk.resize(1280, 720)
    gui.enter(Result(gui.house, load_bundled(name)))
    gui.click("result/legacy")
    assert isinstance(gui.house.room, LegacyRoom)


def plain(gui: Gui) -> set[str]:
    """Every word on the screen, with blanks of one kind."""
    return {each.replace("\u202f", " ").replace("\u00a0", " ") for each in gui.all_texts()}


def test_a_title_that_hands_nothing_on_has_no_such_button(gui: Gui) -> None:
    gui.enter(Result(gui.house, record_of_a_whole_match()))

    assert not gui.has("result/legacy")


@pytest.mark.parametrize("name", ["commander_granicus_time", "commander_issus_death"])
def test_a_campaign_that_is_lost_ends_the_life__13_10(gui: Gui, name: str) -> None:
    assert legacy_of(load_bundled(name)) is None


def test_a_match_that_is_not_over_leaves_nothing() -> None:
    assert legacy_of(match(moves=3)) is None


def test_the_sheet_tells_what_goes_on_what_is_converted_and_what_is_lost(gui: Gui) -> None:
    sheet_of(gui, "commander_life_2_issus")

    assert gui.find("legacy/title").words.startswith("D’Issos à Tyr")
    assert {"Régions rasées", "Converti en points", "Perdu"} <= plain(gui)
    assert "Durée de sa mémoire" not in plain(gui)  # not before all four
    assert [each for each in plain(gui) if each.startswith("Palier suivant")] == [
        "Palier suivant (210 points)"]


def test_the_next_campaign_begins_with_what_was_left__13_10(gui: Gui) -> None:
    before = load_bundled(LIFE)
    sheet_of(gui, LIFE)
    gui.click("legacy/next")
    assert isinstance(gui.house.room, ChapterRoom)
    gui.click("chapter/go")

    room = gui.table
    record = room.session.record
    legacy = legacy_of(before)
    assert legacy is not None
    assert record.board.id == legacy.board == "issus"
    assert record.inputs == legacy.inputs
    assert [each.name for each in record.players] == [each.name for each in before.record.players]
    assert room.bookmark is not None and room.bookmark[0].startswith("commander ")


def test_no_save_is_opened_for_what_led_to_a_match_that_begins_with_nothing(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    session = load_bundled("commander_granicus_victory")
    linked = load_bundled("commander_life_2_issus")
    earlier = find_earlier(gui.house, begin_again(gui.house, linked))
    assert [each.record.board.id for each in earlier] == ["granicus"]

    monkeypatch.setattr(finished_matches, "list_finished", lambda *_: pytest.fail("sought"))
    assert find_earlier(gui.house, session) == ()


def test_who_has_played_is_said_and_asked_again_before_the_next_campaign(gui: Gui) -> None:
    bundled = load_bundled(LIFE)
    record = replace(bundled.record, players=[Player("", "steady")])
    gui.desk.resize(1280, 720)
    gui.enter(Result(gui.house, Session(bundled.game, record)))
    gui.reads("result/winners", "L’ordinateur a gagné").click("result/legacy", "legacy/next")
    gui.lacks("chapter/player").click("chapter/go")
    assert [each.level for each in gui.table.session.record.players] == [""]


def test_a_computer_that_goes_on_is_said_on_the_chapter_and_at_the_table(gui: Gui) -> None:
    sheet_of(gui, LIFE)
    gui.find("legacy/player").step(1)
    gui.click("legacy/next").reads("chapter/player", "L’ordinateur joue")
    gui.house.choose("pace", "step")
    gui.click("chapter/go")

    assert gui.table.session.record.players[0].level
    assert gui.find("page/turn").words == "L’ordinateur joue"
    assert gui.find("page/heading").words == "Journal – l’ordinateur joue"


def test_options_of_the_next_campaign_are_chosen_on_the_sheet__13_2(gui: Gui) -> None:
    sheet_of(gui, LIFE)
    gui.find("legacy/fever").step(1)
    gui.click("legacy/next", "chapter/go")

    assert gui.table.session.record.options["fever"] is True
    assert load_bundled(LIFE).record.options["fever"] is False


def test_after_the_last_campaign_a_life_is_summed_up__13_12(gui: Gui) -> None:
    sheet_of(gui, "commander_life_4_gaugamela")

    assert load_bundled("commander_life_4_gaugamela").decider == OVER
    assert not gui.has("legacy/next")
    assert gui.find("legacy/title").words.endswith("bilan de la vie")
    years = vars(load_bundled("commander_life_4_gaugamela").view())["years"]
    assert years >= 500 and f"{years} ans" in plain(gui)


def test_a_campaign_begun_by_itself_may_be_the_first_of_a_life__13_10(gui: Gui) -> None:
    single = load_bundled("commander_issus_victory")
    assert single.record.inputs is None
    sheet_of(gui, "commander_issus_victory")
    gui.click("legacy/next", "chapter/go")

    room = gui.table
    legacy = legacy_of(single)
    assert legacy is not None and room.session.record.inputs == legacy.inputs
    assert room.session.record.to_plain()["inputs"]["points"] > 0


@pytest.mark.parametrize("text", [100, 150])
def test_beside_an_amount_it_stands_how_it_is_reckoned__13_9(gui: Gui, text: int) -> None:
    """The finding: amounts without what they are multiplied by, or come from."""
    gui.house.choose("text", text)
    session = load_bundled("commander_life_4_gaugamela")
    sheet_of(gui, "commander_life_4_gaugamela")
    state = cast(Position, session.state)
    worth, amounts = state.tables.box.immortality, plain(gui)
    counts = {"region": state.count_governed(), "glory": state.glory, "level": state.level,
              "point": sum(n for _part, n in points_of(state))}

    for each, count in counts.items():
        assert not count or f"{count} × {worth[each]} = {count * worth[each]}" in amounts
    assert sum(worth[each] * count for each, count in counts.items()) + state.life == \
        memory(state)[0]
    assert any(each.startswith("Points de victoire (") and "pour la saison" in each
               for each in amounts)
    line = gui.find("legacy/turned/0/amount").box.h
    assert gui.find("legacy/turned/3/amount").height(
        gui.find("legacy/turned/3/amount").box.w) == line


def test_no_amount_on_the_page_of_a_chapter_is_broken(gui: Gui) -> None:
    """The finding: “500 yea” stood above “rs”."""
    gui.set(lang="en").resize((1920, 1080))
    sheet_of(gui, LIFE)
    gui.click("legacy/next")
    amounts = [gui.find(name) for name in gui.names() if name.endswith("/amount")]

    assert "500\xa0years" in [each.words.replace(" ", "\xa0") for each in amounts]
    assert all(each.is_short(each.box.w) for each in amounts)
    gui.set(lang="fr", text=150).resize((1280, 720)).run()
    following = gui.find("chapter/remembered/1")
    assert following.words.startswith("Palier suivant")
    assert following.is_short(following.box.w)

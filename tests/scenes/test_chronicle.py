"""The chronicle: every match that is over, told from its record, and kept as a text."""

from __future__ import annotations

import pytest

from alexandre.content.data import saves
from alexandre.kernel.store import Shelf
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.chronicle import Chronicle
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.replays import Replays
from alexandre.scenes.archive.transcript import as_text, retell
from alexandre.scenes.base.save_files import keep
from tests.helpers.speech import plain
from tests.helpers.walks import outcome_of
from tests.scenes.rooms import load_bundled, match, record_of_a_whole_match
from tests.ui.gui import Gui

LIFE = "commander_life_1_granicus"


def chronicle(gui: Gui, title: str = "commander", file: str = f"{LIFE}.save") -> None:
    """The room, every name in its place."""
    gui.desk.resize(1280, 720)
    gui.house.enter(Chronicle(gui.house, title, file))
    gui.run(45)


def test_titles_in_the_list_are_told_whole(gui: Gui) -> None:
    gui.house.speak("en")
    chronicle(gui, "", "")
    names = [gui.find(f"annals/{number}/name") for number in range(4)]

    assert len({each.box.h for each in names}) > 1
    for each in names:
        assert each.box.h == each.height(each.box.w)


def test_every_bundled_campaign_is_listed_as_such(gui: Gui) -> None:
    chronicle(gui)
    whole = [each for each in Shelf(saves()).entries("save")
             if each.header is not None and each.header.title == "commander"]

    names = [gui.find(f"annals/{number}/name").words for number in range(len(whole))]
    assert not gui.has(f"annals/{len(whole)}")
    assert set(names) == {"Granique", "Issos", "Tyr", "Gaugamèles"}
    assert gui.find("annals/0/origin").words == "Fournie avec le programme"


def test_among_all_titles_the_board_comes_first_and_is_never_cut(gui: Gui) -> None:
    chronicle(gui, "")

    assert gui.find("annals/0/name").words.startswith("Gaugamèles · Field Commander")


def test_a_match_of_ones_own_is_listed_when_it_is_over(gui: Gui) -> None:
    keep(gui.store, "alexandros 2026-03-04 05.06.07", record_of_a_whole_match())
    keep(gui.store, "not over", match(moves=30))
    gui.store.flush(5)
    chronicle(gui, "alexandros", "")

    assert "4\u00a0mars\u00a02026" in gui.find("annals/0/origin").words
    assert not any("not over" in each for each in gui.all_texts())


def test_the_one_that_was_come_for_is_told_with_its_options_and_points(gui: Gui) -> None:
    chronicle(gui)

    said = plain("\n".join(gui.all_texts()))
    assert gui.find("annals/head").words.endswith("Granique")
    outcome = outcome_of(load_bundled(LIFE).state)
    total, regions = outcome.scores[0], dict(outcome.breakdown[0])["regions"]
    assert f"{total} (Régions gouvernées : {regions}" in said
    assert "selon le livre" in said and f"Immortalité : {total}" in said


def test_its_log_is_told_turn_by_turn_from_the_beginning(gui: Gui) -> None:
    chronicle(gui)
    lines = gui.find("annals/log").entries

    assert lines == retell(load_bundled(LIFE), Msg.of("ui.replays.bundled")).lines
    assert [plain(gui.house.voice(each.title)) for each in lines if each.title][:3] \
        == ["Granique", "338", "336"]


def test_another_one_is_told_once_it_is_chosen(gui: Gui) -> None:
    chronicle(gui)
    gui.click("annals/0")

    assert gui.find("annals/head").words.endswith("Gaugamèles")


@pytest.mark.parametrize(("lang", "end"), [("fr", "Toutes les régions cruciales sont conquises."),
                                           ("en", "Every critical region is conquered.")])
def test_it_is_written_as_a_text_and_says_where(gui: Gui, lang: str, end: str) -> None:
    gui.house.speak(lang)
    chronicle(gui)
    gui.click("annals/write")
    path = gui.places.chronicles / f"{LIFE}.txt"
    text = path.read_text(encoding="utf-8")

    assert str(path) in gui.desk.banner.text
    assert end in text
    told = retell(load_bundled(LIFE), Msg.of("ui.replays.bundled"))
    assert text == as_text(told, gui.house.voice)
    whole = " ".join(text.split())
    assert all(" ".join(gui.house.voice(each.text).split()) in whole for each in told.lines)


def test_a_page_that_is_written_is_told_and_opened_if_one_wants(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **kind: opened.append(command[-1]))
    chronicle(gui)
    gui.click("annals/write", "annals/page")
    assert not opened and f"{LIFE}.html" in gui.find("written/where").words
    gui.click("written/open")

    assert opened == [str(gui.places.chronicles / f"{LIFE}.html")]


def test_a_folder_that_cannot_be_made_is_told(gui: Gui) -> None:
    gui.places.chronicles.parent.mkdir(parents=True, exist_ok=True)
    gui.places.chronicles.write_text("a file in its place")
    chronicle(gui)
    gui.click("annals/write")

    assert f"{LIFE}.txt" in gui.desk.banner.text
    assert "La chronique est écrite" not in gui.desk.banner.text


def test_the_chosen_one_can_be_watched_again(gui: Gui) -> None:
    chronicle(gui)
    gui.click("annals/watch")

    assert isinstance(gui.house.room, Replay)


def test_the_way_there_leads_from_the_matches_to_watch(gui: Gui) -> None:
    gui.desk.resize(1280, 720)
    gui.enter(Replays(gui.house, "commander"))
    gui.click("replay/annals")

    assert isinstance(gui.house.room, Chronicle)

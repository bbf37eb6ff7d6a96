"""The last page of a campaign that was lost: at the table, in its story and in its chronicle."""

from __future__ import annotations

from html import unescape

import pytest

from alexandre.content import data
from alexandre.games.commander.events import RegionConquered
from alexandre.games.commander.state import Position
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Noun
from alexandre.scenes.archive.result import Result
from alexandre.scenes.archive.transcript import as_page, as_text, retell
from alexandre.scenes.setup.chapter import LastPage, epilogue_of
from alexandre.scenes.table.table import Table
from alexandre.ui.play.legacy import Epilogue
from tests.helpers.speech import words
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

LOST = sorted(file.stem for file in data.saves().glob("commander_*.save")
              if file.stem.rpartition("_")[2] in ("death", "time", "prophecy"))
BUNDLED = sorted(file.stem for file in data.saves().glob("*.save"))


def open_last(name: str) -> Epilogue | None:
    session = load_bundled(name)
    return epilogue_of(session.game, session.state, session.steps)


def find_last(name: str) -> Epilogue:
    last = open_last(name)
    assert last is not None
    return last


def test_only_a_lost_campaign_has_a_last_page() -> None:
    assert len(LOST) == 9
    assert [name for name in BUNDLED if open_last(name) is not None] == LOST


def test_each_ending_has_its_own_picture_and_heading() -> None:
    pages = {name.rpartition("_")[2]: find_last(name) for name in LOST}

    assert len({page.title.key for page in pages.values()}) == 3
    assert len({page.picture.shapes for page in pages.values()}) == 3


@pytest.mark.parametrize("name", LOST)
def test_the_last_page_divides_the_regions_as_the_match_did(name: str) -> None:
    session = load_bundled(name)
    state = session.state
    assert isinstance(state, Position)
    named: dict[str, set[str]] = {"taken": set(), "missing": set()}
    for each in find_last(name).words:
        regions = dict(each.args).get("regions", ())
        assert isinstance(regions, tuple)
        named[each.key.rpartition(".")[2]] = {
            noun.id for noun in regions if isinstance(noun, Noun)}
    sites = {state.tables.regions[site.region].noun.id for site in state.tables.sites}
    taken = {event.id for step in session.steps for event in step.events
             if isinstance(event, RegionConquered)}

    assert named["taken"] == taken
    assert named["missing"] == (sites - taken if taken else set())
    for lang in ("fr", "en"):
        told = " ".join(words(lang).say(each) for each in find_last(name).words)
        assert told.endswith(".") and "{" not in told and "commander." not in told


@pytest.mark.parametrize("name", LOST)
def test_the_advisers_who_stayed_are_named(name: str) -> None:
    view = load_bundled(name).view()
    assert isinstance(view, CommanderView)
    stayed = [each for each, where in view.advisors.items() if where == "held"]
    named = [noun.id for each in find_last(name).words for what, nouns in each.args
             if what == "advisers" and isinstance(nouns, tuple)
             for noun in nouns if isinstance(noun, Noun)]

    assert named == stayed


def test_the_points_of_earlier_campaigns_are_told_in_a_life_alone() -> None:
    session = load_bundled("commander_issus_death")
    state = session.state.clone()
    assert isinstance(state, Position)
    state.life = 70
    last = epilogue_of(session.game, state, session.steps)
    assert last is not None

    assert last.words[-1] == Msg.of("commander.epilogue.life", n=70)
    assert not any(each.key.endswith(".life") for name in LOST for each in find_last(name).words)


def test_a_failed_prophecy_is_named_where_it_ended_the_campaign() -> None:
    last = find_last("commander_granicus_prophecy")

    assert "“The strength of bulls”" in words("en").say(last.words[0])
    assert "« La force des taureaux »" in words("fr").say(last.words[0]).replace("\xa0", " ")


@pytest.mark.parametrize("is_clicked", [False, True])
def test_the_last_page_comes_before_the_result_and_a_press_turns_it(
        gui: Gui, *, is_clicked: bool) -> None:
    whole = load_bundled("commander_tyre_death")
    session = Session(whole.game, whole.record.until(len(whole.record.actions) - 1))
    gui.desk.resize(1280, 720)
    gui.house.enter(Table(gui.house, session, "match"))
    for _ in range(40):
        if isinstance(gui.house.room, LastPage):
            break
        gui.run()

    gui.reads("last/words", "Alexandre est mort").run(4)
    if is_clicked:
        gui.click("last")
    else:
        gui.press("Return")
    assert isinstance(gui.house.room, Result)
    gui.house.leave()
    gui.run(4)
    assert isinstance(gui.house.room, Table)
    gui.click("page/result")
    assert isinstance(gui.house.room, Result), "it is shown once"


def test_a_match_that_was_won_leads_to_its_result_at_once(gui: Gui) -> None:
    gui.house.navigation.result(load_bundled("commander_tyre_victory"), is_new=True)

    assert isinstance(gui.house.room, Result)


def test_the_chronicle_closes_with_it_and_shows_its_picture(gui: Gui) -> None:
    session = load_bundled("commander_issus_time")
    last, voice = find_last("commander_issus_time"), gui.house.voice
    told = retell(session, Msg.of("ui.replays.bundled"))
    text, page = as_text(told, voice), unescape(as_page(gui.house, (session,), told))

    said = " ".join(map(voice, last.words))
    assert " ".join(text.split()).endswith(" ".join(f"{voice(last.title)} {said}".split()))
    assert said in page
    assert f'alt="{voice(last.title)}"' in page.rpartition("<h2>")[2]


def test_the_story_shows_the_picture_below_the_prose(gui: Gui) -> None:
    gui.desk.resize(1280, 720)
    session = load_bundled("commander_gaugamela_time")
    gui.enter(Result(gui.house, session))
    gui.click("result/story")

    last = find_last("commander_gaugamela_time")
    assert gui.find("prose/last/picture").sketch.shapes == last.picture.shapes
    assert gui.find("prose/last").words == " ".join(map(gui.house.voice, last.words))

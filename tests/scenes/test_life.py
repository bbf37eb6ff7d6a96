"""A life as a story: chapters round its campaigns, its chronicle in prose, the last page."""

from __future__ import annotations

import re
from base64 import b64decode
from io import BytesIO
from itertools import pairwise
from xml.etree import ElementTree

import pygame
import pytest

from alexandre import games
from alexandre.content import data
from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.table.chapter import BORN, YEAR, draw_road
from alexandre.games.commander.table.chronicle import KINDS
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.chronicle import Chronicle
from alexandre.scenes.archive.legacy import LegacyRoom
from alexandre.scenes.archive.result import Result
from alexandre.scenes.archive.transcript import as_page, as_text, retell
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.setup.chapter import ChapterRoom, LastPage, open_chapter, page_of
from alexandre.scenes.story.life import legacy_of
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Stroke
from alexandre.ui.play.legacy import Chapter, kind_of, number_events
from tests.helpers.speech import plain
from tests.scenes import rooms
from tests.ui.gui import Gui

LIFE = [f"commander_life_{number}_{board}" for number, board in enumerate(BOARDS, 1)]
CAMPAIGNS = sorted(file.stem for file in data.saves().glob("commander_*.save"))


def chapters_of(session: Session) -> tuple[Chapter, ...]:
    return drawing_of(session.game).chronicle(session.game, number_events(session.steps))


# ---- the chronicle --------------------------------------------------------------------------


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_every_sentence_tells_events_of_the_record_each_once(name: str) -> None:
    session = rooms.load_bundled(name)
    happened = [event for step in session.steps for event in step.events]
    told = [event for chapter in chapters_of(session) for sentence in chapter.sentences
            for event in sentence.events]

    kept = [each for each in happened if kind_of(KINDS, each)]
    assert len(told) == len(set(map(id, told)))
    assert {id(each) for each in told} <= {id(each) for each in kept}
    back = sum(isinstance(each, battle.ForceRegrouped) for each in happened)
    assert len(kept) - len(told) <= back  # what regrouped was not lost
    for chapter in chapters_of(session):
        for sentence in chapter.sentences:
            assert any(sentence.events[0] is event
                       for event in session.steps[sentence.index].events)
        assert all(one.index <= other.index for one, other in pairwise(chapter.sentences))


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_chapters_are_the_seasons_of_the_record(name: str) -> None:
    session = rooms.load_bundled(name)
    seasons = [event.noun for step in session.steps for event in step.events
               if isinstance(event, events.TurnBegan)]
    titles = [chapter.title for chapter in chapters_of(session)]

    assert [each for each in seasons if each in titles] == titles[-len(titles) + 1:] or \
        [each for each in seasons if each in titles] == titles


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_it_reads_as_sentences_in_both_languages(gui: Gui, name: str, lang: str) -> None:
    gui.house.words.lang = lang
    for chapter in chapters_of(rooms.load_bundled(name)):
        for sentence in chapter.sentences:
            words = gui.house.voice(sentence.text)
            assert words[0].isupper() and words.endswith("."), words
            assert "{" not in words and "commander." not in words, words


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_forces_lost_outside_battles_are_told_with_their_cause(name: str) -> None:
    session = rooms.load_bundled(name)
    cause, causes = "", dict[int, str]()
    for _index, event in number_events(session.steps):
        if isinstance(event, events.HitsDue):
            cause = event.reason
        causes[id(event)] = cause
    lost = [each for chapter in chapters_of(session) for each in chapter.sentences
            if isinstance(each.events[0], events.ForceHit)]

    for each in lost:
        assert {causes[id(event)] for event in each.events} == {
            each.text.key.rpartition("_")[2]}, each.text
    assert lost or name not in {"commander_tyre_death", "commander_gaugamela_time"}


def test_two_wounds_are_told_in_words(gui: Gui) -> None:
    text = " ".join(gui.house.voice(each.text)
                    for chapter in chapters_of(rooms.load_bundled("commander_gaugamela_death"))
                    for each in chapter.sentences)

    assert "blessé deux fois" in text and "2 fois" not in text


def test_the_text_is_paragraphs_under_seasons(gui: Gui) -> None:
    told = retell(rooms.load_bundled(LIFE[0]), Msg.of("ui.replays.bundled"))
    text = as_text(told, gui.house.voice)

    assert max(map(len, text.partition("Granique\n")[2].splitlines()[12:])) <= 78
    assert "\nPrintemps 335\n" in text


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", [LIFE[0], "alexandros_stranded"])
def test_the_page_is_well_formed_and_needs_no_other_file(gui: Gui, name: str, lang: str) -> None:
    gui.house.words.lang = lang
    session = rooms.load_bundled(name)
    told = retell(session, Msg.of("ui.replays.bundled"))
    page = as_page(gui.house, (session,), told)

    root = ElementTree.fromstring(page.partition("\n")[2])
    space = "{http://www.w3.org/1999/xhtml}"
    assert root.get("lang") == lang
    pictures = [each.get("src", "") for each in root.iter(f"{space}img")]
    assert len(pictures) == 5
    assert all(each.startswith("data:image/jpeg;base64,") for each in pictures)
    assert not re.search(r"(href|url\(|@import|<script|<link)", page)
    assert not re.findall(r"https?://(?!www\.w3\.org/1999/xhtml)", page)
    for each in pictures:
        plate = pygame.image.load(BytesIO(b64decode(each.partition(",")[2])), "plate.jpg")
        assert plate.get_size() == (720, 480)
    words = " ".join(" ".join(each.itertext()) for each in root.iter(f"{space}p"))
    assert all(gui.house.voice(line.text) in words for line in told.lines)


def test_both_are_kept_in_the_folder_of_chronicles(gui: Gui) -> None:
    gui.enter(Chronicle(gui.house, "commander", f"{LIFE[0]}.save"))
    gui.click("annals/page", "written/close", "annals/write")

    assert sorted(each.suffix for each in gui.places.chronicles.iterdir()) == [".html", ".txt"]


# ---- chapters -------------------------------------------------------------------------------


def test_every_season_of_the_four_campaigns_has_a_year_of_his_life() -> None:
    for board in BOARDS:
        for turn in vars(games.load("commander", board))["tables"].turns:
            year = YEAR.search(turn.noun.names["fr"])
            assert year is not None and year.group() in turn.noun.names["en"]
            assert 18 <= BORN - int(year.group()) <= 33


def test_a_campaign_by_itself_has_no_chapter() -> None:
    assert page_of(rooms.load_bundled("commander_granicus_victory")) is None
    assert page_of(rooms.load_bundled("alexandros_stranded")) is None


@pytest.mark.parametrize("name", LIFE)
def test_the_page_after_a_campaign_remembers_what_it_counted(name: str) -> None:
    session = rooms.load_bundled(name)
    page, outcome = page_of(session), session.state.outcome()
    assert page is not None and outcome is not None

    assert not page.asked
    assert str(outcome.scores[0]) in [amount for _what, amount in page.remembered]
    assert (page.farewell is not None) == (name == LIFE[-1])


def test_the_road_grows_with_every_campaign() -> None:
    pages = [draw_road(number, is_over=is_over) for number in range(4)
             for is_over in (False, True)]
    assert len(set(pages)) == len(pages)
    spread = [sum(isinstance(shape, Stroke) and shape.colour == "way"
                  for shape in page.shapes) for page in pages]
    assert spread == sorted(spread) and spread[0] == 0 < spread[1]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_chapter_opens_before_the_table(gui: Gui, lang: str) -> None:
    gui.house.words.lang = lang
    gui.desk.resize(1280, 720)
    session = Session.new(games.load("commander", "granicus"), [rooms.PEOPLE[0]], {}, 5,
                          {"points": 0})
    gui.house.enter(Table(gui.house, session, "life"))
    open_chapter(gui.house, session)
    gui.run(3)

    page = gui.house.room
    assert isinstance(page, ChapterRoom)
    assert {"fr": "338 · l’année de ses 18 ans",
            "en": "338 · the year he turned 18"}[lang] == plain(gui.find("chapter/date").words)
    gui.shows("chapter/asked/0", "chapter/remembered/0").click("chapter/go")
    assert isinstance(gui.house.room, Table)


def test_the_last_page_has_one_line(gui: Gui) -> None:
    session = rooms.load_bundled(LIFE[-1])
    legacy = legacy_of(session)
    assert legacy is not None
    gui.desk.resize(1280, 720)
    gui.house.enter(LegacyRoom(gui.house, session, legacy))
    gui.run(3).click("legacy/farewell").run()

    last = gui.house.room
    assert isinstance(last, LastPage)
    years = vars(session.view())["years"]
    assert plain(gui.find("last/words").words) == f"Sa mémoire durera {years} ans"
    gui.press("Return")
    sheet = gui.house.room
    assert isinstance(sheet, LegacyRoom)


@pytest.mark.parametrize("name", LIFE[1:])
def test_the_page_before_a_chapter_tells_what_was_earned_once(name: str) -> None:
    session = rooms.load_bundled(name)
    record = session.record
    page = page_of(Session.new(session.game, record.players, record.options, record.seed,
                               record.inputs))
    assert page is not None
    amounts = [amount for _what, amount in page.remembered if amount]

    assert amounts and len(amounts) == len(set(map(str, amounts)))


def test_the_page_before_a_chapter_tells_events_and_dates_of_those_before(gui: Gui) -> None:
    gui.desk.resize(1280, 720)
    session = rooms.load_bundled(LIFE[1])
    legacy = legacy_of(session)
    assert legacy is not None
    gui.house.enter(LegacyRoom(gui.house, session, legacy))
    gui.run(3).click("legacy/next").run()
    assert isinstance(gui.house.room, ChapterRoom)

    assert plain(gui.find("chapter/told0/head").words).endswith(": Granique")
    assert plain(gui.find("chapter/told1/head").words).endswith(": Issos")
    told = {name: gui.find(name).words for name in gui.names()
            if re.fullmatch(r"chapter/told\d/\d+(/when)?", name)}
    for number, name in enumerate(LIFE[:2]):
        chapters = chapters_of(rooms.load_bundled(name))
        dates = [gui.house.voice(Msg.of("ui.annals.chapter", chapter=each.title))
                 for each in chapters]
        text = " ".join(gui.house.voice(sentence.text) for each in chapters
                        for sentence in each.sentences)
        mine = {key: words for key, words in told.items() if f"told{number}/" in key}
        said = [words for key, words in mine.items() if not key.endswith("/when")]
        assert len(said) >= 2 and 2 * len(said) == len(mine)
        end = gui.house.voice(chapters[-1].sentences[-1].text)
        assert not any(end in words for words in said), "that it ended goes without saying"
        for key, words in mine.items():
            assert words in dates if key.endswith("/when") else all(
                part.strip(" .") in text for part in words.split(". "))
    assert "Héphaistion" in " ".join(gui.all_texts()), "the advisers are named again"


def test_another_try_at_a_chapter_remembers_the_matches_before_it(gui: Gui) -> None:
    gui.desk.resize(1280, 720)
    gui.enter(Result(gui.house, rooms.load_bundled(LIFE[1])))
    gui.click("result/again").run()

    assert isinstance(gui.house.room, ChapterRoom)
    assert plain(gui.find("chapter/told0/head").words).endswith(": Granique")
    assert not gui.has("chapter/told1/head")

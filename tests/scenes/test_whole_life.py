"""Four linked campaigns told as one story: found, told, shown and kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from alexandre import games
from alexandre.ai.player import player
from alexandre.games.commander.events import battle
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.table.chapter import BORN
from alexandre.games.commander.table.chronicle import KINDS
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.chronicle import Chronicle
from alexandre.scenes.archive.transcript import Transcript, as_page, as_text, tell_life
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.setup.chapter import epilogue_of
from alexandre.scenes.story.highlights import choose_highlights
from alexandre.scenes.story.life import legacy_of, link_life
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.legacy import kind_of, number_events
from alexandre.ui.play.log_rows import Line
from tests.helpers.speech import plain
from tests.helpers.walks import outcome_of
from tests.scenes import rooms
from tests.ui.gui import Gui

LIFE = [f"commander_life_{number}_{board}" for number, board in enumerate(BOARDS, 1)]
AGES = (18, 23, 24, 25)
WON = dict(zip(BOARDS, (1, 0, 6, 15), strict=True))  # a seed for each, which is tried first
ORIGIN = Msg.of("ui.replays.bundled")
LANGS = ("fr", "en")


@cache
def load_life() -> tuple[Session, ...]:
    return tuple(map(rooms.load_bundled, LIFE))


@cache
def play_life() -> tuple[Session, ...]:
    """A life of the greedy player: every campaign begins with what the last one left, until one
    of them is lost in every one of some attempts."""
    life: list[Session] = []
    inputs: Plain = {"points": 0}
    board = BOARDS[0]
    while board:
        for seed in (WON[board], *range(20)):
            game = games.load("commander", board)
            session = Session.new(game, [Player("Zoé", "greedy")], {}, seed, inputs)
            chooser = player("greedy", game, games.hints(game), Rng(seed, "life"))
            while session.decider != OVER:
                session.play(chooser(session.state))
            left = legacy_of(session)
            if left is not None:
                break
        life.append(session)
        inputs, board = (left.inputs, left.board) if left is not None else (None, "")
    return tuple(life)


def lives() -> list[Sequence[Session]]:
    return [load_life(), play_life()]


def tell(life: Sequence[Session]) -> Transcript:
    return tell_life(link_life(life[1], life), ORIGIN)


def args_of(sentence: Wording) -> dict[str, Any]:
    """The arguments of a sentence."""
    return dict(sentence.args) if isinstance(sentence, Msg) else {}


def headings(gui: Gui, lines: Sequence[Line]) -> list[str]:
    return [plain(gui.house.voice(line.title)) for line in lines if line.title]


# ---- which matches belong together ------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_from_each_campaign_the_whole_life_is_found_in_its_order(number: int) -> None:
    life = load_life()
    others = [each for each in reversed(life) if each is not life[number]]
    others.insert(1, rooms.load_bundled("commander_issus_victory"))

    assert [each.record for each in link_life(life[number], others)] == [
        each.record for each in life]


def test_a_campaign_by_itself_is_linked_to_none() -> None:
    alone = rooms.load_bundled("commander_gaugamela_victory")

    assert link_life(alone, load_life()) == (alone,)


# ---- what is told -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_chapter_stands_in_its_order_with_its_year_and_his_age(gui: Gui, lang: str) -> None:
    gui.house.words.lang = lang
    for life in lives():
        assert len(tell(life).parts) == len(life)
        for number, (part, session) in enumerate(zip(tell(life).parts, life, strict=True)):
            names = headings(gui, part)
            word = {"fr": "Chapitre", "en": "Chapter"}[lang]
            assert session.record.board.id == BOARDS[number]
            assert names[0].startswith(f"{word} {number + 1} · ")
            assert str(BORN - AGES[number]) in names[0]
            assert re.findall(r"\d+", names[0])[-1] == str(AGES[number])
            last = epilogue_of(session.game, session.state, session.steps)
            closing = {"La dernière page", "The last page"} if last is None else {
                gui.house.voice(last.title)}
            assert last is None or names[-1] in closing
            after = names[-2 if names[-1] in closing else -1]
            years = [int(each) for each in re.findall(r"\b3\d\d\b", " ".join(names))]
            assert after.startswith({"fr": "Après ", "en": "After "}[lang])
            assert re.findall(r"\d+", after)[-1] == str(BORN - years[-1])
            assert years == sorted(years, reverse=True)
            assert len(set(names)) == len(names)


def test_every_event_worth_a_sentence_is_told_once() -> None:
    for session in (*load_life(), *play_life()):
        history = History(session.game, session.record)
        happened = number_events(history.steps)
        chapters = drawing_of(session.game).book(
            session.game, history.states[0], history.states[-1], happened)

        told = [id(event) for chapter in chapters for each in chapter.sentences
                for event in each.events]
        back = {each.force for _index, each in happened
                if isinstance(each, battle.ForceRegrouped)}
        assert len(told) == len(set(told))
        assert back or all(id(event) in told for _index, event in happened
                           if kind_of(KINDS, event))
        indices = [each.index for chapter in chapters for each in chapter.sentences]
        assert indices == sorted(indices)


def test_what_is_asked_brought_and_remembered_is_what_the_records_say() -> None:
    for life in lives():
        for number, (part, session) in enumerate(zip(tell(life).parts, life, strict=True)):
            sentences = {line.text.key.rpartition(".")[2]: line.text
                         for line in part if isinstance(line.text, Msg) and line.event is None}
            outcome = outcome_of(session.state)
            record = session.record
            brought = args_of(sentences["points"])["n"] if number else 0
            assert brought == record.to_plain()["inputs"]["points"]
            assert ("nothing" in sentences) == (not number)
            sites = {site.region for site in vars(session.game)["tables"].sites}
            assert len(args_of(sentences["asked"])["regions"]) == len(sites)
            if outcome.winners:
                worth = args_of(sentences["worth_last" if "years" in sentences else "worth"])
                assert sum(worth.values()) + brought == outcome.scores[0]
            else:
                assert args_of(sentences["lost"])["n"] == outcome.scores[0]
            assert ("years" in sentences) == (number == 3 and bool(outcome.winners))


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_is_missing_and_none_stands_twice_beside_the_events(gui: Gui,
                                                                        lang: str) -> None:
    gui.house.words.lang = lang
    for life in lives():
        for part in tell(life).parts:
            words = [gui.house.voice(line.text) for line in part]
            for sentence in words:
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                assert sentence.endswith(".") and "{" not in sentence, sentence
                assert "commander." not in sentence, sentence
            own = [words[number] for number, line in enumerate(part) if line.event is None]
            assert len(own) == len(set(own)) >= 4
            assert all(one != other or line.is_head  # the same may be said of another season
                       for (one, other), line in zip(pairwise(words), part[1:], strict=True))


# ---- what is kept -----------------------------------------------------------------------------


def elements(page: str) -> Iterator[tuple[str, str]]:
    root = ElementTree.fromstring(page.partition("\n")[2])
    for each in root.iter():
        yield each.tag.rpartition("}")[2], "".join(each.itertext())


@pytest.mark.parametrize("lang", LANGS)
def test_the_text_and_the_page_hold_every_sentence_under_chapters_and_seasons(
        gui: Gui, lang: str) -> None:
    gui.house.words.lang = lang
    for life in lives():
        story = tell(life)
        page = list(elements(as_page(gui.house, life, story)))
        text = " ".join(as_text(story, gui.house.voice).split())
        rows = [each for each in page if each[0] in {"h2", "h3"}]
        names = [gui.house.voice(line.title) for line in story.lines if line.title]

        assert [words for _tag, words in rows] == names
        assert [plain(words).split()[1] for tag, words in rows if tag == "h2"] == [
            str(number) for number in range(1, len(life) + 1)]
        paragraphs = " ".join(words for tag, words in page if tag == "p")
        for line in story.lines:
            sentence = gui.house.voice(line.text)
            assert sentence in paragraphs and " ".join(sentence.split()) in text
        assert sum(tag == "img" for tag, _words in page) == sum(
            len(choose_highlights(History(each.game, each.record)))
            + (epilogue_of(each.game, each.state, each.steps) is not None) for each in life)


def room_of(gui: Gui, file: str) -> None:
    gui.desk.resize(1280, 720)
    gui.house.enter(Chronicle(gui.house, "commander", file))
    gui.run(45)


def test_the_room_tells_the_life_of_the_chosen_campaign(gui: Gui) -> None:
    room_of(gui, f"{LIFE[2]}.save")
    gui.click("annals/life")

    assert plain(gui.find("annals/head").words).endswith("une vie en 4 chapitres")
    assert gui.find("annals/log").entries == tell(load_life()).lines
    gui.click("annals/write", "annals/page", "written/close")
    names = sorted(each.name for each in gui.places.chronicles.iterdir())
    assert names == [f"{LIFE[2]} toute la vie.html", f"{LIFE[2]} toute la vie.txt"]
    gui.click("annals/0")
    assert len(gui.find("annals/log").entries) < len(tell(load_life()).lines)


def test_a_life_of_ones_own_is_found_among_the_matches_and_an_unlinked_one_has_none(
        gui: Gui) -> None:
    for number, session in enumerate(play_life()):
        keep(gui.store, f"mine {number}", session)
    gui.store.flush(5)
    room_of(gui, "mine 1.save")
    gui.click("annals/life")
    assert gui.find("annals/log").entries == tell(play_life()).lines
    room_of(gui, "commander_granicus_victory.save")

    assert not gui.has("annals/life")

"""The page of prose: every sentence matches an event of the record, and the page alone tells the
whole story."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.kernel.text import Noun
from alexandre.scenes.archive.finished_matches import list_bundled
from alexandre.scenes.archive.result import Result
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.story.prose import MOST, keep_greatest, write_page
from alexandre.ui.play.legacy import Chapter, Sentence, number_events
from tests.helpers.speech import plain, words
from tests.scenes.rooms import load_bundled, open_history
from tests.ui.gui import Gui

MATCHES = sorted(entry.name for _shelf, entry in list_bundled(""))
LIFE = ("commander_life_1_granicus", "commander_life_2_issus", "commander_life_3_tyre",
        "commander_life_4_gaugamela")
RETOLD = ("commander_granicus_victory", "commander_issus_time", "commander_tyre_death",
          "commander_granicus_prophecy", *LIFE)  # triumphs, defeats of three kinds, a life


@pytest.mark.parametrize("name", MATCHES)
def test_every_sentence_is_about_events_of_the_record(name: str) -> None:
    history = open_history(name)
    page = write_page(history)
    sentences = [each for chapter in page for each in chapter.sentences]

    assert 3 <= len(sentences) <= MOST
    assert all(one.index <= other.index for one, other in pairwise(sentences))
    for each in sentences:
        happened = [history.game.seen(event, None) for event in history.steps[each.index].events]
        assert each.events and each.events[0] in happened
        for lang in ("fr", "en"):
            said = words(lang).say(each.text, tuple("ABCDE"))
            assert said.endswith(".") and not re.search(r"[{}]|\w+\.\w+\.\w+", said), said


def tell(name: str) -> str:
    """The page in English, without its dates."""
    return plain(" ".join(words("en").say(each.text) for chapter in write_page(open_history(name))
                          for each in chapter.sentences))


def list_happened(name: str) -> Iterator[Any]:
    return (event for step in open_history(name).steps for event in step.events)


def find(pattern: str, text: str) -> list[Any]:
    return re.findall(pattern.replace("#", r"(?:the )?([A-Z][\w ]*?\w)"), text)


def call(noun: Noun) -> str:
    """The name of a thing as the page has it."""
    return plain(str(noun.names["en"]))


@pytest.mark.parametrize("name", RETOLD)
def test_a_campaign_is_retold_from_its_page_alone(name: str) -> None:
    page, told = tell(name), list(list_happened(name))
    taken = {(call(each.region), each.by_battle) for each in told
             if isinstance(each, events.RegionConquered)}
    razed = {call(each.region) for each in told
             if isinstance(each, events.RegionTreated) and each.is_razed}
    governed = {call(each.region) for each in told
                if isinstance(each, events.RegionTreated) and not each.is_razed}
    stormed = find(r"(?:The )?# fell to Alexander", page)
    yielded = find(r"(?:The )?# surrendered to Alexander[,.]", page)

    assert taken == {*((each, True) for each in stormed),
                     *((each, False) for each in yielded)}
    assert {*find(r"(?:The )?# fell to Alexander, who razed (?:it|them)", page),
            *find(r"(?:The )?# surrendered to Alexander, who razed (?:it|them)", page),
            *find(r"Alexander razed #\.", page)} == razed
    assert {*find(r"(?:The )?# fell to Alexander, who left a governor", page),
            *find(r"(?:The )?# surrendered to Alexander, who left a governor", page),
            *find(r"Alexander left a governor (?:at|on|in) #\.", page)} == governed
    assert find("The campaign was (won)", page) == [
        "won" for each in told if isinstance(each, events.CampaignEnded)
        and each.ending == "victory"]


@pytest.mark.parametrize("name", RETOLD)
def test_every_sentence_of_a_campaign_says_whom_it_is_about(name: str) -> None:
    """A reader who knew only the page did not know who “he” was after a sentence about Darius."""
    for lang, pronouns in (("en", r"(He|His|Him)\b"), ("fr", r"(Il|Elle|Sa|Son|Ses)\b")):
        for each in chronicle_of(name):
            assert not re.match(pronouns, words(lang).say(each.text))


def test_companions_who_come_at_once_and_a_wound_that_kills_are_one_sentence_each() -> None:
    name = "commander_tyre_death"
    said = [words("en").say(each.text) for each in chronicle_of(name)]
    game = load_bundled(name).game
    wounds = drawing_of(game).chronicle(game, list(enumerate(map(events.AlexanderHit, (2, 0)))))

    assert "Hephaestion and Parmenion came to advise Alexander." in said
    assert [each.text.key.rpartition(".")[2] for chapter in wounds for each in chapter.sentences] \
        == ["wounded_died"]


@pytest.mark.parametrize("name", RETOLD)
def test_generals_and_prophecies_are_named_on_the_page(name: str) -> None:
    page, told = tell(name), list(list_happened(name))

    assert find(r"Alexander beat #(?= (?:at|on|in) )", page) == [
        call(each.leader) for each in told if isinstance(each, battle.LeaderFled)]
    assert find(r"Alexander killed #(?= (?:at|on|in) )", page) == [
        call(each.leader) for each in told if isinstance(each, battle.LeaderFell)]
    for kind, pattern in ((events.ProphecyFulfilled, "“([^”]*)” came true"),
                          (events.ProphecyFailed, "“([^”]*)” did not come true")):
        assert [each.lower() for each in re.findall(pattern, page)] == [
            call(each.prophecy).lower() for each in told if isinstance(each, kind)]


def test_a_page_keeps_the_greatest_cues_in_their_order() -> None:
    page = write_page(open_history(LIFE[3]))
    few = keep_greatest(page, 4)
    weights = [each.weight for chapter in few for each in chapter.sentences]
    left = [each.weight for chapter in page for each in chapter.sentences]
    order = [each.index for chapter in few for each in chapter.sentences]

    assert sorted(weights) == sorted(left)[-4:]
    assert order == sorted(order)
    assert all(isinstance(chapter, Chapter) and chapter.sentences for chapter in few)


@pytest.mark.parametrize("name", [LIFE[1], "empire_goal", "phalanxx_sergeant"])
def test_the_result_leads_to_the_pictures_and_the_page(gui: Gui, name: str) -> None:
    gui.desk.resize(1280, 720)
    gui.enter(Result(gui.house, load_bundled(name)))
    gui.click("result/story")
    said = "\n".join(gui.all_texts())

    for chapter in write_page(open_history(name)):
        assert " ".join(gui.house.voice(each.text) for each in chapter.sentences) in said
    gui.shows("story/0/cue").click("prose/back")
    assert isinstance(gui.house.room, Result)


def chronicle_of(name: str) -> list[Sentence]:
    session = load_bundled(name)
    return [sentence for chapter in drawing_of(session.game).chronicle(
        session.game, number_events(session.steps)) for sentence in chapter.sentences]


def test_a_failed_prophecy_is_told_with_its_price() -> None:
    told = [words("en").say(each.text) for each in chronicle_of("commander_tyre_victory")]

    assert ("The prophecy “Care for these things” did not come true, and Alexander had to part "
            "with his adviser Antipater.") in map(plain, told)
    assert not any("Antipater left" in each for each in told)


def test_sections_that_the_mole_lost_are_told_and_losses_with_their_cause() -> None:
    told = [plain(words("en").say(each.text)) for each in chronicle_of("commander_tyre_victory")]
    march = told.index("The mole lost its only section.")

    assert told[march - 1] == "An enemy order cost Alexander: phalanx."
    assert told[march + 1] == "The mole now had 1 section."


@pytest.mark.parametrize("name", [each for each in MATCHES if each.endswith("_death")])
def test_nobody_is_wounded_once_he_is_told_dead(name: str) -> None:
    kinds = [each.text.key.rpartition(".")[2] for each in chronicle_of(name)]
    died = next(at for at, kind in enumerate(kinds) if kind.startswith(("dead", "died")))

    assert not any(kind.startswith("wound") for kind in kinds[died:])

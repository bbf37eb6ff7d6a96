"""The end of a match, for titles that count in many parts and for the solo player."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import cast

import pygame
import pytest

from alexandre import app, games
from alexandre.content import data
from alexandre.games.empire.events import BuildingRaised
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.contract import Outcome
from alexandre.kernel.record import from_plain
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.result import Result, explain_loss
from alexandre.scenes.archive.score_sources import Sources
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.controls.tabs import Tabs
from tests.helpers.walks import outcome_of
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

ADDRESSED = re.compile(r"\b(you|your|vous|votre|vos)\b", re.IGNORECASE)


def open_result(gui: Gui, name: str, size: tuple[int, int] = (1280, 720),
                text: int = 100) -> Session:
    """The result of a bundled match."""
    record, game = from_plain(read_document(data.saves() / f"{name}.save").body, games.load)
    session = Session(game, record)
    gui.set(text=text)
    gui.desk.resize(*size)
    gui.enter(Result(gui.house, session))
    return session


def test_a_board_whose_match_is_over_says_who_won_and_leads_back_to_the_result(gui: Gui) -> None:
    session = open_result(gui, "alexandros_hundred")
    gui.house.leave()
    gui.enter(Table(gui.house, session, "match"))
    said = gui.find("page/prompt").words
    gui.click("page/result")

    assert said.endswith("gagne la partie")
    assert isinstance(gui.house.room, Result)


def test_a_result_that_opens_by_itself_takes_no_press_that_was_meant_for_the_table(
        gui: Gui) -> None:
    session = open_result(gui, "alexandros_hundred")
    gui.house.leave()
    gui.enter(Table(gui.house, session, "match"))
    cast(Table, gui.house.room).ending._is_told = False
    gui.house.tick(gui.now)
    gui.paint()
    assert isinstance(gui.house.room, Result)
    for pause in (400, 500):  # longer than a button is deaf that has just come
        gui.now += pause
        gui.house.tick(gui.now)
        gui.desk.look()
        x, y = gui.find("result/menu").box.middle
        pos = (round(x * gui.desk.theme.scale), round(y * gui.desk.theme.scale))
        gui.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            gui.send(kind, pos=pos, button=1)
        assert isinstance(gui.house.room, Result)

    gui.click("result/menu")
    assert not isinstance(gui.house.room, Result)


def test_the_menu_of_a_match_that_is_over_does_not_say_that_it_waits(gui: Gui) -> None:
    session = open_result(gui, "alexandros_hundred")
    gui.house.leave()
    gui.enter(Table(gui.house, session, "match"))
    gui.click("tool/menu").reads("leave/title", "La partie est finie")
    gui.reads("leave/kept", "Vous la retrouverez parmi les parties terminées.")
    gui.click("leave/result")
    assert isinstance(gui.house.room, Result)


def test_who_has_finished_a_match_is_not_greeted_as_on_a_first_visit(gui: Gui) -> None:
    greeted = gui.find("menu/lesson").words
    keep(gui.store, "match", open_result(gui, "alexandros_hundred"))
    gui.store.flush()
    gui.house.go_home()
    gui.run()

    assert greeted.startswith("Première visite")
    assert gui.find("menu/lesson").words == "Premiers pas dans Alexandros"


def test_who_plays_alone_may_have_lost(gui: Gui) -> None:
    open_result(gui, "phalanxx_dishonoured")

    assert "La partie est perdue" in gui.all_texts()


def test_who_plays_alone_sees_the_score_he_is_measured_against(gui: Gui) -> None:
    session = open_result(gui, "phalanxx_dishonoured")
    mine, his = (int(gui.find(f"result/{name}").words) for name in ("score0", "opponent0/score"))
    gui.find("result/charts").choose("parts")
    parts = [int(gui.find(f"result/opponent0/{part}").words or 0)
             for part in ("strength", "regions", "camouflage")]
    assert cast(PhalanxxView, session.view()).players[1].points == his == sum(parts) >= mine


def test_who_plays_alone_has_no_rank(gui: Gui) -> None:
    open_result(gui, "phalanxx_dishonoured")

    assert gui.find("result/rank0").words == ""


def test_the_parts_of_a_score_stand_before_it(gui: Gui) -> None:
    outcome = outcome_of(open_result(gui, "empire_goal").state)
    for seat, score in enumerate(outcome.scores):
        parts = [int(gui.find(f"result/{part}{seat}").words)
                 for part, _points in outcome.breakdown[seat]]
        assert len(parts) > 1 and sum(parts) == score


def test_what_a_title_counts_over_the_turns_stands_at_the_axis(gui: Gui) -> None:
    open_result(gui, "commander_life_1_granicus")

    assert "régions conquises" in [gui.house.words.say(each.text)
                                   for each in gui.find("result/chart").sketch.captions
                                   if not isinstance(each.text, str)]


@pytest.mark.parametrize(("level", "said"), [
    ("", "Vous avez gagné"), ("greedy", "L’ordinateur a gagné")])
def test_a_solo_player_may_have_won_or_the_computer_in_that_seat(
        gui: Gui, level: str, said: str) -> None:
    session = load_bundled("phalanxx_great")
    session.record.players[0] = replace(session.record.players[0], level=level)
    gui.enter(Result(gui.house, session))

    assert gui.find("result/winners").words == said


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_end_of_a_game_that_a_computer_played_does_not_speak_to_you(gui: Gui,
                                                                        lang: str) -> None:
    gui.house.speak(lang)
    for title in games.TITLES:
        if games.meta(title).seats[0] > 1:
            continue
        for ending in games.meta(title).endings:
            said = gui.house.voice(Msg(f"{title}.ending.{ending}"))
            assert not ADDRESSED.search(said), said


def test_where_points_come_from_is_told_by_pieces_that_make_up_every_score(gui: Gui) -> None:
    """With its keyboard: the leaf is turned, and arrows go from piece to piece."""
    session = open_result(gui, "empire_goal")
    gui.press_on("result/charts", "Right")
    diagram = gui.find("result/chart")
    outcome = outcome_of(session.state)
    for seat, score in enumerate(outcome.scores):
        pieces = [spot for spot in diagram.spots if spot.id.startswith(f"source:{seat}:")]
        assert sum(int(dict(spot.name.args)["points"]) for spot in pieces) == score

    gui.desk.focus_on(diagram)
    gui.press("Right")
    winner = session.record.players[outcome.winners[0]].name
    first = dict(next(spot for spot in diagram.spots if spot.id.startswith("source:")).name.args)
    assert gui.find("result/figures").words.replace("\xa0", " ") == \
        f"{winner}, Provinces : {first['points']}"


def test_buildings_won_against_rivals_are_told_apart__8_5(gui: Gui) -> None:
    session = open_result(gui, "empire_goal")
    events = [event for step in session.steps for event in step.events]
    won = sum(event.points for event in events
              if isinstance(event, BuildingRaised) and event.rivals)
    gui.find("result/charts").choose("sources")
    fought = [spot for spot in gui.find("result/chart").spots if spot.id.endswith(":contests")]

    assert won and sum(int(dict(spot.name.args)["points"]) for spot in fought) == won


def test_what_was_not_contested_is_not_called_like_the_whole(gui: Gui) -> None:
    """The finding: temples were 9 in the chart, and 15 in the table beside it."""
    open_result(gui, "empire_goal")
    gui.find("result/charts").choose("sources")
    gui.run()
    key = {gui.house.voice(each.text) for each in gui.find("result/chart").sketch.captions}

    assert "Temples non disputés" in key and "Temples" not in key
    assert gui.find("result/part/temples").words == "Temples"


def test_the_scores_stand_beside_every_chart(gui: Gui) -> None:
    """The finding: they were gone from the second leaf, where nothing took their place."""
    open_result(gui, "empire_goal")
    gui.find("result/charts").choose("sources")
    gui.run().shows("result/scores", "result/chart")


def test_a_score_of_one_part_needs_no_second_picture(gui: Gui) -> None:
    open_result(gui, "alexandros_hundred")

    assert gui.has("result/chart") and not gui.has("result/charts")


def test_what_is_lost_lies_before_the_line() -> None:
    outcome = Outcome((0,), (1, 2), (5, 1), ((("won", 5), ("lost", 0)), (("won", 4),
                                                                        ("lost", -3))), "end")
    sketch = Sources("x", outcome, outcome.breakdown).sketch()
    spots = {spot.id: spot.outline for spot in sketch.spots}

    assert set(spots) == {"source:0:won", "source:1:won", "source:1:lost"}
    assert spots["source:1:lost"][1][0] == pytest.approx(spots["source:0:won"][0][0])


@pytest.mark.parametrize("name", ["phalanxx_four_succession", "alexandros_hundred",
                                  "empire_turns"])
def test_scores_stand_clear_of_the_chart(gui: Gui, name: str) -> None:
    """Few parts stand beside it, of many the sum."""
    session = open_result(gui, name)
    chart = gui.find("result/chart").box
    assert gui.find("result/scores").box.right <= chart.x
    outcome = outcome_of(session.state)
    for seat in range(len(outcome.scores)):
        score = gui.find(f"result/score{seat}").box
        assert score.bottom <= chart.y or score.right <= chart.x
        assert gui.find(f"result/name{seat}").box.w > 60


def test_scores_and_chart_stand_before_the_moments_in_a_low_window(gui: Gui) -> None:
    """A window of 1280x720 with its title and a panel: the chart was cut at 40 of 80."""
    session = load_bundled("phalanxx_four_succession")
    tops = []
    for high in (640, 720):
        gui.desk.resize(1280, high)
        gui.house.go_home()
        gui.enter(Result(gui.house, session))
        chart, body = gui.find("result/chart").box, gui.find("result/told").box
        assert chart.bottom <= body.bottom and chart.h >= 140
        tops.append(chart.y)
    assert tops[0] < tops[1] - 80


@pytest.mark.parametrize("name", sorted(path.stem for path in data.saves().glob("*.save")))
def test_the_chart_is_seen_without_scrolling_at_100(gui: Gui, name: str) -> None:
    session = load_bundled(name)
    room, outcome = Result(gui.house, session), session.state.outcome()
    assert outcome is not None
    gui.desk.resize(1280, 720)
    for lang in app.LANGS:
        gui.house.go_home()
        gui.house.choose("lang", lang)
        gui.enter(room)

        assert gui.house.words.lang == lang and gui.find("result/told").most == 0
        if any(outcome.scores):
            assert gui.find("result/chart").box.h >= 140


def test_a_lower_leaf_leaves_the_buttons_where_they_are(gui: Gui) -> None:
    open_result(gui, "phalanxx_two_succession")
    tabs = cast("Tabs[str]", gui.find("result/charts"))
    places = []
    for leaf, _text in tabs.choices:
        tabs.choose(leaf)
        gui.run()
        places.append(gui.find("result/again").box)

    assert len(places) > 1 and len(set(places)) == 1


@pytest.mark.parametrize("leaf", ["sources", "parts"])
def test_the_leaf_that_lay_open_lies_open_after_the_replay(gui: Gui, leaf: str) -> None:
    open_result(gui, "phalanxx_two_succession")
    gui.find("result/charts").choose(leaf)
    gui.run()
    shown = gui.find("result/chart").sketch if leaf == "sources" else None
    gui.click("result/replay")
    gui.house.leave()
    gui.run()

    assert gui.find("result/charts").value == leaf
    assert shown is None or gui.find("result/chart").sketch == shown
    assert gui.has("result/chart") == (leaf == "sources")


@pytest.mark.parametrize("name", ["commander_granicus_victory", "phalanxx_counsellor"])
def test_chart_and_events_are_seen_at_once_in_large_letters(gui: Gui, name: str) -> None:
    """The finding: the great events were below the edge."""
    open_result(gui, name, text=150)

    assert gui.has("story/0")
    assert all(gui.find(f"story/{number}/when").words.startswith("Tour")
               for number in range(3))
    assert gui.find("result/told").most == 0


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("name", ["alexandros_red_walls", "catan_points", "empire_short_goal",
                                  "phalanxx_four_succession"])
def test_events_without_room_in_large_letters_are_left_to_their_page(gui: Gui, name: str,
                                                                     lang: str) -> None:
    """The finding: the page scrolled by 71 units, to a row of which nothing was seen."""
    gui.house.choose("lang", lang)
    open_result(gui, name, text=150)

    assert gui.find("result/told").most == 0 and gui.has("result/story")


def test_a_page_that_was_scrolled_is_read_on_where_it_was_left(gui: Gui) -> None:
    open_result(gui, "empire_goal", (1024, 640), text=150)
    page = gui.find("result/told")
    page.scroll(page.most)
    gui.house.refresh()
    gui.run()

    assert gui.find("result/told").offset == page.most > 0


def test_a_page_that_a_leaf_makes_higher_is_painted_whole(gui: Gui) -> None:
    gui.paints, gui.screen = True, pygame.Surface((1280, 720))
    open_result(gui, "phalanxx_two_succession")
    tabs = cast("Tabs[str]", gui.find("result/charts"))
    tabs.choose("parts")
    gui.desk.relay()  # as after another language: the page is as high as this leaf
    gui.run()
    before = gui.find("result/again").box
    tabs.choose("turns")
    gui.run()
    seen = pygame.image.tobytes(gui.painted, "RGB")
    gui.desk.touch(gui.desk.box)
    gui.run()

    assert gui.find("result/again").box != before
    assert seen == pygame.image.tobytes(gui.painted, "RGB")


ONE_OF_EACH = ["alexandros_hundred", "empire_goal", "phalanxx_four_succession",
               "commander_granicus_victory", "catan_points"]


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_no_word_of_a_result_is_cut_in_two(gui: Gui, name: str) -> None:
    """Large letters in a small window: heads and names stand in columns as wide as they are."""
    open_result(gui, name, (1024, 640), 150)
    told = [each for each in walk(gui.find("result/scores")) if isinstance(each, Label)]
    desk = gui.desk

    assert len(told) > 4
    for label in told:
        for word in label.words.split(" "):
            px = desk.theme.letter(label.size)
            assert desk.letters.width(word, label.face, px) <= label.box.w * desk.theme.scale


def test_the_head_of_a_part_has_two_lines_where_the_name_leaves_room(gui: Gui) -> None:
    open_result(gui, "commander_life_1_granicus")
    desk, head = gui.desk, gui.find("result/part/points")
    assert isinstance(head, Label)
    lines = desk.letters.lines(head.words, head.face, desk.theme.letter(head.size),
                               round(head.box.w * desk.theme.scale))

    assert lines == ("Points de", "victoire")


def test_a_result_begins_with_who_has_won(gui: Gui) -> None:
    open_result(gui, "alexandros_hundred", (1024, 640), 150)

    assert gui.find("result/winners").box.y >= gui.find("result/told").box.y


def test_the_parts_that_are_told_make_up_every_score(gui: Gui) -> None:
    outcome = outcome_of(open_result(gui, "phalanxx_four_succession").state)
    gui.find("result/charts").choose("parts")
    assert not gui.has("result/chart")
    for seat, score in enumerate(outcome.scores):
        assert score == sum(int(gui.find(f"result/{part}{seat}").words)
                            for part, _points in outcome.breakdown[seat])
        assert gui.find(f"result/score{seat}").words == str(score)


def test_a_chart_without_any_point_is_left_out(gui: Gui) -> None:
    """Of a campaign in which nothing was conquered: an empty frame told nothing."""
    open_result(gui, "commander_gaugamela_victory")
    assert gui.has("result/chart")
    open_result(gui, "commander_gaugamela_death")

    assert not gui.has("result/chart")


def test_a_score_of_one_part_is_told_once(gui: Gui) -> None:
    open_result(gui, "alexandros_hundred")

    gui.shows("result/score0").lacks("result/taxes0").reads("result/total", "Impôts")


def test_the_keys_that_skipped_the_end_begin_nothing_anew(gui: Gui) -> None:
    open_result(gui, "empire_goal")
    room = gui.house.room
    gui.press("space", "Return")

    assert gui.house.room is room
    assert isinstance(room, Result)


def test_who_lost_with_more_points_reads_by_which_variant__11_2() -> None:
    parts = ((("villages", 14),), (("villages", 15),), (("villages", 3),))
    own, shared = (Outcome(winners, (1, 2, 3), (14, 15, 3), parts, "points")
                   for winners in ((0,), (0, 1)))
    options = {"victory": "own_turn"}

    assert explain_loss("catan", shared, options) == ()
    assert [dict(msg.args)["choice"] for msg in explain_loss("catan", own, options)] == [
        Msg("catan.option.victory.own_turn")]


@pytest.mark.parametrize("name", ["empire_turns", "commander_granicus_victory",
                                  "alexandros_hundred"])
def test_scores_chart_and_pictures_are_seen_at_once_in_a_low_window(gui: Gui, name: str) -> None:
    """The finding: in 1280x720 with its title bar the pictures lay below the edge."""
    open_result(gui, name, (1280, 640))
    body, row = gui.find("result").body, gui.find("story")

    assert row.children
    assert not body.most
    assert row.box.bottom <= body.box.bottom

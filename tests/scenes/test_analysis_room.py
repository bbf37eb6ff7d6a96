"""The room of an analysis: left, come back to, kept, and the way to each decision."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest

from alexandre import games
from alexandre.ai.review.analysis import LONGER, Analysis, Moment
from alexandre.ai.review.plans import Weighed
from alexandre.ai.seat import sensible
from alexandre.ai.spawning import Serve
from alexandre.kernel.contract import OVER, Game, Seat, State
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.analysis.analyses import KIND, Analyses, can_be_analysed
from alexandre.scenes.archive.analysis.analysis_plate import CHART
from alexandre.scenes.archive.analysis.analysis_room import (
    MOST_LONGER,
    AnalysisRoom,
    tell_balance,
    tell_time,
)
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.result import Result
from alexandre.scenes.base.pictures.side_by_side import SideBySide, follow_course
from alexandre.ui.widgets.panels.dialog import Dialog
from tests.ai.far_ends import analyse_at_once, refuse_to_analyse
from tests.helpers.walks import walk
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

LONG = 60.0  # seconds after which a test gives up waiting
MATCH = "empire_short_goal"


def prepare(gui: Gui, serve: Serve = analyse_at_once) -> Analyses:
    """A house whose analyses are made by a process of the test's."""
    gui.analyses.serve = serve
    return gui.analyses


def wait(gui: Gui, analyses: Analyses) -> None:
    """Until nothing is under way, whatever room is shown."""
    until = time.monotonic() + LONG
    while analyses.running is None or not analyses.running.is_over:
        assert time.monotonic() < until
        time.sleep(0.02)
        gui.run()
    gui.run()


def enter(gui: Gui, name: str = MATCH) -> AnalysisRoom:
    return gui.enter(AnalysisRoom(gui.house, load_bundled(name), name))


def analyse(gui: Gui) -> Analyses:
    """The match is analysed in its room, to the end."""
    analyses = prepare(gui)
    enter(gui)
    wait(gui, analyses)
    return analyses


@pytest.mark.parametrize("name", [MATCH, "commander_tyre_death", "phalanxx_soldier"])
def test_what_came_of_it_is_shown_with_the_costliest_decision(gui: Gui, name: str) -> None:
    analyses = prepare(gui)
    enter(gui, name)
    assert gui.has("analysis/progress")
    assert not gui.find("analysis/left").most, "two sentences are read without scrolling"
    wait(gui, analyses)

    assert gui.has("analysis/chart") and gui.has("analysis/played0")
    assert gui.find("analysis/loss0").words.endswith("%")
    is_sketchy = gui.has("analysis/sketchy")
    assert is_sketchy != gui.has("analysis/balance0")
    assert is_sketchy or ("autres" in gui.find("analysis/balance0").words) == (name == MATCH)


def test_the_figures_of_a_seat_lead_from_its_first_chance_to_its_last(gui: Gui) -> None:
    analyse(gui)
    number = 0
    while gui.has(f"analysis/balance{number}"):
        begin, *changes, end = read_figures(gui.find(f"analysis/balance{number}").words)
        assert begin + sum(changes) == end
        number += 1

    assert number


def read_figures(words: str) -> list[int]:
    """The numbers of a sentence, in their order."""
    return [int(each.replace("−", "-").replace("\u00a0", ""))
            for each in re.findall(r"[+−]?\u00a0?\d+", words)]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_told_of_two_players_is_read_without_scrolling(gui: Gui, lang: str) -> None:
    """The finding: the second one lay below the edge, behind a bar."""
    gui.house.words.lang = lang
    analyses = prepare(gui)
    gui.desk.resize(1280, 720)
    enter(gui, "phalanxx_two_succession")
    wait(gui, analyses)

    assert gui.find("analysis/left").most == 0
    before = gui.find("analysis/chart").box
    assert before.h > 200
    gui.find("analysis/figures").say("50 %")
    gui.find("analysis").lay()
    assert gui.find("analysis/chart").box == before
    gui.desk.resize(1280, 1080)
    gui.run()
    assert gui.find("analysis/chart").box.h == CHART


def test_a_solitaire_with_few_playouts_owns_that_it_cannot_tell(gui: Gui) -> None:
    analyses = prepare(gui)
    enter(gui, "commander_tyre_death")
    wait(gui, analyses)

    assert gui.has("analysis/sketchy") and not gui.has("analysis/balance0")


def test_the_time_left_comes_from_the_pace() -> None:
    assert tell_time(60_000, 0.25, 0.5) == Msg.of("ui.analysis.time", n=2)
    assert tell_time(60_000, 0.9, 0.1) == Msg.of("ui.analysis.time_soon")
    assert tell_time(60_000, 0.0, 1.0) == Msg.of("ui.analysis.time_unknown")


def test_it_may_be_left_and_goes_on(gui: Gui) -> None:
    analyses = prepare(gui)
    enter(gui)
    gui.house.leave()
    wait(gui, analyses)
    assert MATCH in gui.desk.banner.text
    enter(gui)

    assert gui.has("analysis/chart")


def test_where_it_is_waited_for_nothing_says_that_it_is_there(gui: Gui) -> None:
    analyse(gui)

    assert gui.has("analysis/chart") and not gui.desk.banner.text


def test_it_is_kept_beside_the_save_and_read_again(gui: Gui) -> None:
    analyses = analyse(gui)
    gui.store.flush(20)
    assert gui.store.entry(MATCH, KIND) is not None
    gui.house.leave()
    analyses.close()
    again = prepare(gui, refuse_to_analyse)
    enter(gui)

    assert gui.has("analysis/chart") and again.running is None


def test_of_another_match_of_that_name_nothing_is_read(gui: Gui) -> None:
    analyses = analyse(gui)
    gui.store.flush(20)

    assert analyses.find(MATCH, load_bundled("empire_short_turns")) is None


def test_a_process_that_dies_is_told(gui: Gui) -> None:
    analyses = prepare(gui, refuse_to_analyse)
    enter(gui)
    wait(gui, analyses)

    assert gui.find("analysis/progress").words == "Cette partie ne peut pas être analysée."


def test_a_decision_leads_into_the_replay_and_is_played_again(gui: Gui) -> None:
    analyses = prepare(gui)
    room = enter(gui)
    wait(gui, analyses)
    assert room.analysis is not None
    at = room.analysis.costliest()[0].at
    gui.click("analysis/watch0")
    assert isinstance(gui.house.room, Replay) and gui.house.room.at == at
    gui.house.leave()
    gui.click("analysis/branch0", "branch/seat0")

    assert gui.house.room.bookmark is not None
    assert gui.house.room.bookmark[1].turn >= at


def test_every_decision_is_listed_with_its_cost(gui: Gui) -> None:
    analyses = prepare(gui)
    room = enter(gui)
    wait(gui, analyses)
    assert room.analysis is not None
    gui.find("analysis/leaves").on_change("all")
    gui.run()
    listed = [each for each in gui.names() if each.startswith("analysis/decision")]

    assert len(listed) == sum(each.actor >= 0 for each in room.analysis.moments)
    assert any("10" in gui.find(each).words for each in listed)
    assert all(gui.find(each).pad >= 8 for each in listed)  # the numbers stand clear of the rim


def test_the_leaf_that_lay_open_is_read_on_after_the_replay(gui: Gui) -> None:
    analyse(gui)
    gui.find("analysis/leaves").choose("all")
    gui.run()
    listed = [each for each in gui.names() if each.startswith("analysis/decision")]
    gui.click(listed[-1])
    assert isinstance(gui.house.room, Replay)
    gui.house.leave()
    gui.run()

    assert gui.find("analysis/leaves").value == "all"
    assert gui.has(listed[-1]) and not gui.has("analysis/watch0")
    right = gui.find("analysis/right")
    assert 0 < right.offset <= right.most


def test_the_result_leads_to_it(gui: Gui) -> None:
    analyses = prepare(gui)
    session = load_bundled(MATCH)
    gui.house.enter(Result(gui.house, session))
    gui.click("result/analysis")
    wait(gui, analyses)

    assert isinstance(gui.house.room, AnalysisRoom) and can_be_analysed(session)


def test_the_balance_goes_from_the_chance_at_the_beginning_to_that_at_the_end() -> None:
    moments = (Moment(0, 2, 0, (300, 700), 50, after=(250, 750)),
               Moment(2, 3, 1, (450, 550), 20, after=(470, 530)),
               Moment(3, 4, -1, (470, 530), after=(900, 100)))
    told = dict(tell_balance(Analysis(moments, (900, 100)), 0).args)
    assert (told["begin"], told["end"]) == (30, 90)
    assert (told["skill"], told["luck"], told["others"]) == (-5, 43, 22)


# ---- both continuations --------------------------------------------------------------------


def test_both_plans_are_shown_after_the_same_step(gui: Gui) -> None:
    analyses = prepare(gui)
    room = enter(gui, "alexandros_stranded")
    wait(gui, analyses)
    gui.run()
    assert room.analysis is not None
    moment = room.analysis.costliest()[0]
    pair = gui.find("analysis/boards0")

    assert pair.is_drawn and [plan.line for _words, plan in pair.sides] == [
        moment.plans[1].line, moment.plans[0].line]
    played, better = (follow_course(room.session.game, room.history.states[moment.at],
                                    moment.actor, plan)[-1].state for _words, plan in pair.sides)
    assert played.hash() != better.hash()
    stepper = gui.find("analysis/boards0/step")
    assert stepper.words == "Après la décision"
    stepper.step(-1)
    gui.run()

    before = [gui.find(f"analysis/boards0/board{side}").sketch for side in (0, 1)]
    assert stepper.words == "Avant la décision"
    assert before[0] == before[1] is not None
    gui.house.refresh()  # as when one is thought about longer
    gui.run().reads("analysis/boards0/step", "Avant la décision")


def test_small_boards_open_large(gui: Gui) -> None:
    analyse(gui)
    gui.find("analysis/boards0").enlarge()
    gui.run()

    assert gui.find("compare/boards/board0").sketch is not None
    gui.reads("compare/told0", gui.find("analysis/played0").words).press("Escape")
    gui.lacks("compare/boards")


@pytest.mark.parametrize("title", games.TITLES)
def test_boards_show_the_step_that_differs_or_say_that_none_does(gui: Gui, title: str) -> None:
    """The finding: *Played* and *Better* showed the same part of the same board."""
    game = games.load(title)
    state = next(each.clone() for number, (each, _action) in enumerate(
        walk(game.start(game.meta.seats[0], {}), 5)) if number >= 12 and each.actor() >= 0
        and len(sensible(games.hints(game), each)) > 1)
    seat, offers = state.actor(), [game.spell(each) for each in state.legal()]
    plan, same, other = (
        Weighed((each,), 0, 1, is_behind=False, course=play_on(game, state, seat, each))
        for each in (offers[0], offers[0], offers[-1]))
    for second in (same, other):
        pair = SideBySide(gui.house, "pair", game, state, seat, [
            (Msg.of("ui.analysis.side.played"), plan),
            (Msg.of("ui.analysis.side.better"), second)])
        gui.desk.open(dialog := Dialog("pairs", ""))
        dialog.body.column.add(pair)
        pair.draw()
        is_same = pair.boards[0].sketch == pair.boards[1].sketch
        assert pair.alike.is_shown == is_same
        assert is_same != any(map(pair._differ, range(1, pair.stepper.high + 1)))
        assert not is_same or pair.alike.words == gui.house.voice(Msg.of("ui.compare.alike"))
        assert is_same or second is other
        gui.desk.close(dialog)


def play_on(game: Game, state: State, seat: Seat, first: str) -> tuple[str, ...]:
    """An action and what may follow it in a world that is dealt."""
    world, course = games.hints(game).deal(state, seat, Rng(0, "world")), [first]
    world.apply(game.parse(first))
    while world.actor() != OVER and len(course) < 12:
        course.append(game.spell(world.legal()[0]))
        world.apply(world.legal()[0])
    return tuple(course)


def test_a_course_goes_on_turn_by_turn_in_its_world(gui: Gui) -> None:
    session = load_bundled(MATCH)
    game, state = session.game, session.record.start(session.game)
    hints, seat = games.hints(game), state.actor()
    world = hints.deal(state, seat, Rng(7, "world"))
    course: list[str] = []
    while world.actor() != OVER and len(course) < 60:
        action = world.legal()[0]
        course.append(game.spell(action))
        world.apply(action)
    steps = follow_course(game, state, seat, Weighed(
        tuple(course[:1]), 0, 1, is_behind=False, world=7, course=tuple(course)))

    ends = sum(game.ends_turn(game.parse(each)) for each in course[1:])
    assert len(steps) >= 2 + ends > 2
    assert steps[-1].state.hash() == world.hash()
    kept = Weighed(tuple(course[:1]), 0, 1, is_behind=False, world=7,
                   course=(*course[:5], course[0], course[0]))
    assert len(follow_course(game, state, seat, kept)) >= 2, "as far as it can be played"


# ---- thinking longer -----------------------------------------------------------------------


def test_what_is_not_known_can_be_thought_about_longer(gui: Gui) -> None:
    analyses = prepare(gui)
    room = enter(gui, "commander_tyre_death")
    wait(gui, analyses)
    assert gui.has("analysis/longer") and not gui.has("analysis/bar")
    usual = room.session.game.meta.analysis
    gui.click("analysis/longer").shows("analysis/bar", "analysis/chart")
    assert analyses.running is not None
    assert analyses.running.signature["budget"] == LONGER * usual
    wait(gui, analyses)
    gui.run().lacks("analysis/bar")
    assert room.analysis is not None and room.analysis.budget == LONGER * usual
    gui.store.flush(20)
    gui.house.leave()
    analyses.close()
    again = enter(gui, "commander_tyre_death")
    assert again.analysis is not None and again.analysis.budget == LONGER * usual


@pytest.mark.parametrize("times", [1, MOST_LONGER])
def test_it_is_not_thought_about_without_end(gui: Gui, times: int) -> None:
    analyses = prepare(gui)
    room = enter(gui, "commander_tyre_death")
    wait(gui, analyses)
    assert analyses.running is not None and analyses.running.analysis is not None
    moments = analyses.running.analysis.moments
    analyses.running.analysis = Analysis(
        tuple(replace(each, loss=80, is_sure=False) for each in moments), (1000,),
        times * room.session.game.meta.analysis)
    gui.house.refresh()
    gui.run()

    assert gui.find("analysis/longer").is_enabled == (times < MOST_LONGER)


def test_a_loss_that_is_not_sure_is_called_possible(gui: Gui) -> None:
    analysis = Analysis((Moment(0, 1, 0, (500, 500), 80, after=(420, 580)),
                         Moment(1, 2, 1, (420, 580), 90, is_sure=True, after=(510, 490)),
                         Moment(2, 3, 0, (510, 490), 20, after=(490, 510))), (1000, 0))

    assert analysis.count_suspected() == 1

"""Prepared moves: clicks become a draft, the preview is the result, nothing is committed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from alexandre import games
from alexandre.games.alexandros.table import spots
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, State
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Stroke
from alexandre.ui.play.course import Result, Survey, is_same_reason, list_reasons
from alexandre.ui.play.drawing import UNDRAWN
from alexandre.ui.play.plan import guess_of
from alexandre.ui.play.planner import Planner
from alexandre.ui.widgets.panels.plan_panel import heading
from tests.helpers.planned import plan_of, planner_of
from tests.helpers.stages import titles_declaring
from tests.helpers.tell import Story, tell
from tests.helpers.walks import Table, list_drawn_tables, positions

SEEN = 5  # plans that a title must be seen to offer at each table
MATCHES = 40  # by chance, within which they are
PLANNED = [each for each in list_drawn_tables() if each.title in titles_declaring("plans")]


def texts(actions: tuple[Action, ...]) -> list[str]:
    return [action.text for action in actions]


def prepare(planner: Planner) -> list[str]:
    return texts(plan_of(planner).course.actions)


def test_a_reason_is_told_once_whatever_its_numbers_and_rules() -> None:
    told = list_reasons((Msg.of("why.low", "6.4", n=3), None, Msg.of("why.low", "6.4", n=5),
                         Msg.of("why.far", "9.1"), Msg.of("why.far", "9.2")))

    assert told == (Msg.of("why.low", "6.4", n=3), Msg.of("why.far", "9.1"))
    assert is_same_reason(told[1], Msg.of("why.late", "9.1"))
    assert not is_same_reason(Msg.of("why.low"), Msg.of("why.far"))


def before_a_march() -> Story:
    """A lyre is marched to: two lie equally near, and several routes lead to their corners."""
    return tell(alexander="10,4", face_up="LC").play("follow L; reveal T")


def before_a_long_march() -> Story:
    """The only temples left are far away: many routes lead there."""
    return tell(face_up="TT", barred="T", clear="2-22 6-22 8-22").play("follow T; reveal A")


# ---- a march --------------------------------------------------------------------------------


def test_a_march_is_prepared_at_once_and_every_action_of_it_is_offered() -> None:
    story = before_a_march()
    planner = planner_of(story)

    assert prepare(planner)[0].startswith("to ")
    after = story.fork()
    for action in plan_of(planner).commit():
        assert action in after.state.legal()
        after.state.apply(action)
    assert after.phase() == "actions"


def test_a_click_on_a_goal_a_corner_and_a_line_changes_what_is_prepared() -> None:
    planner = planner_of(before_a_march())
    goals = sorted(spot for spot in planner.lit() if spot.startswith("space:"))
    assert len(goals) > 1
    for goal in goals:
        assert planner.click(goal) == ()
        assert prepare(planner)[0] == f"to {goal.removeprefix('space:')}"
    corners = sorted(spot for spot in planner.lit() if spot.startswith("point:"))
    assert len(corners) == 3
    for corner in corners:
        planner.click(corner)
        assert prepare(planner)[0] == f"to {goals[-1].removeprefix('space:')}"
        assert prepare(planner)[1] == f"halt {corner.removeprefix('point:')}"


def test_a_clicked_line_is_walked_and_the_ribbon_shrinks() -> None:
    planner = planner_of(before_a_long_march())
    lines = sorted(spot for spot in planner.lit() if spot.startswith("line:"))
    assert lines
    before, wide = plan_of(planner).course.spots, count_band(planner)
    planner.click(lines[0])

    assert f"walk {lines[0].split('>')[1]}" in prepare(planner)
    assert count_band(planner) < wide
    assert {spot.id for spot in plan_of(planner).course.spots} == {spot.id for spot in before}, (
        "what was left aside may still be clicked")


def count_band(planner: Planner) -> int:
    """The number of lines of the ribbon."""
    return sum(isinstance(shape, Stroke) and shape.colour == "way.band"
               for shape in plan_of(planner).course.layer.shapes)


def test_clicks_are_taken_back_one_by_one_and_all_at_once() -> None:
    planner = planner_of(before_a_march())
    first = prepare(planner)
    planner.click(sorted(spot for spot in planner.lit() if spot.startswith("point:"))[-1])
    second = prepare(planner)
    planner.click(sorted(spot for spot in planner.lit() if spot.startswith("space:"))[-1])

    assert planner.back() and prepare(planner) == second
    planner.clear()
    assert prepare(planner) == first and not planner.back()


def test_a_second_click_on_what_was_clicked_accepts_it() -> None:
    planner = planner_of(before_a_march())
    goal = sorted(spot for spot in planner.lit() if spot.startswith("space:"))[0]

    assert planner.click(goal) == ()
    assert texts(planner.click(goal)) == prepare(planner)


def test_a_corner_of_another_goal_is_not_mixed_with_the_first() -> None:
    """A click that contradicts the latest one falls out; the rest stays."""
    planner = planner_of(before_a_march())
    goals = sorted(spot for spot in planner.lit() if spot.startswith("space:"))
    planner.click(goals[0])
    planner.click(sorted(spot for spot in planner.lit() if spot.startswith("point:"))[0])
    planner.click(goals[1])

    assert prepare(planner)[0] == f"to {goals[1].removeprefix('space:')}"


def test_a_space_that_is_not_lit_says_why_with_its_rule() -> None:
    """Another symbol or none, Alexander beside it, a lyre farther away."""
    story = before_a_march()
    planner = planner_of(story)
    board = games.table(story.game).sheets(story.game, story.view(0))[0].sketch
    spaces = [spot.id for spot in board.spots if spot.id.startswith("space:")]
    dark = [spot for spot in spaces if spot not in planner.lit()]
    rules = {reason.rule for spot in dark for reason in planner.why(spot)}

    assert rules == {"4.2", "4.2.3", "4.4"}
    assert all(len(planner.why(spot)) == 1 for spot in dark)


def test_a_card_that_is_taken_is_committed_at_once_and_one_that_is_spent_is_prepared() -> None:
    planner = planner_of(tell(alexander="10,4", face_up="LC", hands=("A",)))

    assert planner.plan is None
    assert texts(planner.click("shown:L")) == ["follow L"]
    assert planner.click("hand:A") == ()
    assert prepare(planner)[:1] == ["spend A"] and prepare(planner)[1].startswith("to ")


def test_what_is_prepared_goes_on_when_the_table_moves_along_with_it() -> None:
    story = before_a_march()
    old = planner_of(story)
    old.click(sorted(spot for spot in old.lit() if spot.startswith("space:"))[-1])
    old.click(sorted(spot for spot in old.lit() if spot.startswith("point:"))[-1])
    wanted = prepare(old)
    story.play(wanted[0])
    new = planner_of(story)
    new.follow(old)

    assert prepare(new) == wanted[1:]
    other = planner_of(before_a_march())
    other.follow(new)
    assert other.clicks == 0


def test_what_the_mouse_points_at_is_tried_out_and_nothing_is_prepared_by_it() -> None:
    planner = planner_of(before_a_march())
    before = prepare(planner)
    corner = sorted(spot for spot in planner.lit() if spot.startswith("point:"))[-1]

    assert planner.layer(corner) != planner.layer() and prepare(planner) == before


# ---- without plans --------------------------------------------------------------------------


def test_without_a_table_nothing_is_lit_and_an_offer_is_chosen_as_it_is() -> None:
    story = before_a_march()
    planner = Planner(story.game, story.state)
    offer = story.state.legal()[0]

    assert planner.lit() == frozenset()
    assert planner.plan is None
    assert planner.choose(offer) == (offer,)


def test_without_plans_clicks_pick_offers_and_say_why_they_pick_none() -> None:
    story = before_a_march()
    planner = Planner(story.game, story.state, replace(UNDRAWN, spots=spots))
    offer = story.state.legal()[0]

    assert planner.lit() == {f"space:{text}" for text in story.offers("to")}
    assert planner.click(f"space:{offer.text.split()[1]}") == (offer,)
    assert planner.why("pile")[0].rule == "3.6"


# ---- every title, random matches -------------------------------------------------------------


@pytest.mark.parametrize("table", PLANNED, ids=str)
def test_whatever_is_clicked_the_preview_is_the_result(table: Table) -> None:
    """T14: the strip is that of the table which the committed actions lead to.

    In one match; in more where little is prepared in one.
    """
    game, seen = table.game(), 0
    module = games.table(game)
    for seed in range(5, 5 + MATCHES):
        for number, state in enumerate(positions(table, seed, every=9 if seed == 5 else 2)):
            if state.actor() < 0:
                continue
            planner = Planner(game, state, module)
            click_about(planner, Rng(number, "clicks"))
            if planner.plan is None:
                continue
            seen += 1
            strip = planner.plan.strip
            after, is_barrier = commit(game, state, planner.plan.commit())
            if not is_barrier:  # nothing comes out that the mover could not know before
                assert guess(planner, planner.plan.draft.state) == guess(planner, after)
            assert strip == module.plans.strip(game, view(game, state, state),
                                               view(game, after, state), planner.plan.commit())
        if seen > SEEN:
            return
    raise AssertionError(f"only {seen} plans in {MATCHES} matches")


def guess(planner: Planner, state: State) -> str:
    """The mover's knowledge of a position."""
    return guess_of(state, planner.outlook.viewer).hash()


def click_about(planner: Planner, rnd: Rng) -> None:
    """Some clicks on what is lit, and one back now and then."""
    for _click in range(4):
        lit = sorted(planner.lit())
        if not lit:
            return
        if planner.click(lit[rnd(len(lit))]):
            return
        if rnd(4) == 0:
            planner.back()


def commit(game: Game, state: State, actions: tuple[Action, ...]) -> tuple[State, bool]:
    """The table after these, and whether any of them brings out something hidden."""
    after, is_barrier = state.clone(), False
    for action in actions:
        assert action in after.legal()
        is_barrier = is_barrier or game.is_barrier(after, action)
        after.apply(action)
    return after, is_barrier


def view(game: Game, state: State, asked: State) -> Any:
    return game.view(state, asked.actor())


@pytest.mark.parametrize("table", PLANNED, ids=str)
def test_every_lit_spot_does_something_and_has_no_reason_against_it(table: Table) -> None:
    game = table.game()
    module = games.table(game)
    for state in positions(table, seed=8, every=23):
        if state.actor() < 0:
            continue
        for spot in sorted(Planner(game, state, module).lit()):
            planner = Planner(game, state, module)
            assert planner.why(spot) == ()
            assert planner.click(spot) or planner.clicks or planner.clicked, spot


@pytest.mark.parametrize("table", PLANNED, ids=str)
def test_every_spot_of_the_main_sheet_that_is_not_lit_says_why(table: Table) -> None:
    """But what no action is ever spelled with is a sign to read, not to click."""
    game = table.game()
    module = games.table(game)
    kinds = {spot.partition(":")[0] for action in game.lexicon.actions
             for spot in module.spots(action)}
    for state in positions(table, seed=9, every=61):
        if state.actor() < 0:
            continue
        planner = Planner(game, state, module)
        sheets = module.sheets(game, game.view(state, state.actor()))
        main = next(sheet.sketch for sheet in sheets if sheet.place == "main")
        for spot in main.spots:
            if spot.id.partition(":")[0] in kinds \
                    and not planner.click(spot.id) and not planner.clicks:
                assert planner.why(spot.id) or spot.id in planner.lit(), spot.id
            planner.clear()


def test_routes_that_come_to_the_same_are_said_to_do_so() -> None:
    one, two = (Result((pin,), (), ways=1, worth=0) for pin in ("a", "b"))

    assert heading(Survey((one,), 3, 3, is_done=True)).key == "ui.plan.equal"
    assert heading(Survey((one, two), 3, 3, is_done=True)).key == "ui.plan.compared"
    assert heading(Survey((one,), 3, 9, is_done=True)).key == "ui.plan.sampled"

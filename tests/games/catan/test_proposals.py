"""A proposal, or another one instead, prepared by clicks on both sides."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest

from alexandre.app import LANGS
from alexandre.games.catan.table.pictures.bidding import draw_answer
from alexandre.games.catan.table.pictures.hand import hand_of
from alexandre.kernel.contract import State
from alexandre.kernel.text import Msg, Who
from alexandre.ui.play.offers import offers_of
from alexandre.ui.sidebar.plain import PlainView
from tests.games.catan.story import tell
from tests.games.catan.test_table import DRAWING, GAME, draw_sheets, view_of
from tests.helpers.laid import lay_sheet
from tests.helpers.planned import click_spots, plan_of, planner_of
from tests.ui.test_plain import make_root


def test_a_proposal_is_made_with_two_clicks__9_4() -> None:
    planner = click_spots(tell("ww", "o"), "give:wood")
    assert plan_of(planner).course.actions == ()
    planner.tap("ask:ore").sends("give wood", "ask ore", "propose")


def test_a_proposal_is_clicked_in_any_order_and_told_in_the_books__9_4() -> None:
    planner = planner_of(tell("wsg", "oob"))
    planner.tap("ask:ore", "give:grain", "give:wood", "ask:brick", "ask:ore")

    planner.sends("give wood", "give grain", "ask brick", "ask ore", "ask ore", "propose")


def test_the_hand_shows_which_of_its_cards_a_trade_would_give__9_4() -> None:
    """The finding: a whole proposal changed nothing on the cards that it gives."""
    (hand,) = plan_of(click_spots(tell("wws", "o"), "give:wood", "give:wood", "ask:ore")).instead

    assert [str(each.text) for each in hand.sketch.captions if "−" in str(each.text)] == ["−2"]


@pytest.mark.parametrize(("spot", "mark"), [("card:wood", "−1"), ("stack:ore", "+1")])
def test_a_card_or_a_stack_takes_the_click_and_half_a_trade_is_marked__9_4(
        spot: str, mark: str) -> None:
    """The finding: only the little arrows took clicks, and what was asked for was not marked."""
    (hand,) = plan_of(click_spots(tell("ww", "o"), spot)).instead

    assert [str(each.text) for each in hand.sketch.captions
            if str(each.text)[:1] in ("−", "+")] == [mark]


def test_a_card_that_the_supply_takes_is_swapped_before_it_is_offered__9_1() -> None:
    planner = planner_of(tell("wwww", "o")).tap("card:wood")

    assert [each.text for each in planner.click("stack:ore")] == ["swap wood>ore"]


def test_another_trade_is_proposed_instead_with_clicks__9_8() -> None:
    """The player who was asked could only agree or decline."""
    story = tell("ww", "bs").play("give wood; ask brick; propose")
    known = {spot.id for sketch in draw_sheets(story.state, 1).values() for spot in sketch.spots}
    planner = planner_of(story)
    for spot in ("ask:wood", "give:wool"):
        assert spot in known
        planner.tap(spot)

    title = plan_of(planner).course.title
    assert isinstance(title, Msg) and title.key == "catan.plan.counter"
    planner.sends("give wool", "ask wood", "propose")


def test_the_answers_are_listed_above_a_counter_proposal__9_8() -> None:
    """The finding: a heading to trade with the players stood above "Agree"."""
    story = tell("ww", "bsgo").play("give wood; ask brick; propose")
    session: Any = SimpleNamespace(game=story.game, state=story.state, viewer=1, decider=1,
                                   offers=story.state.legal)
    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.offers.show(offers_of(session, DRAWING))

    assert [row.name for row in view.offers.scroll.column.children
            if row.takes_focus] == ["offer/accept", "verb/aside"]


def test_only_whoever_is_asked_sees_what_may_be_asked_for_instead__9_8() -> None:
    story = tell("ww", "bs", "b").play("give wood; ask brick; propose")
    for seat in (0, 2):
        known = {spot.id for sketch in draw_sheets(story.state, seat).values()
                 for spot in sketch.spots}
        assert "ask:wood" not in known


def test_a_counter_proposal_is_shown_with_its_two_sides__9_8() -> None:
    story = tell("ww", "bs").play("give wood; ask brick; propose; give wool; ask wood; propose")
    captions = [caption.text for caption in draw_sheets(story.state, 0)["hand"].captions
                if isinstance(caption.text, Msg)]

    assert Msg.of("catan.table.counter", who=Who(1)) in captions
    assert {"accept", "refuse"} == set(story.offers())


@pytest.mark.parametrize(("spot", "key"), [("give:wood", "trade_given"),
                                           ("ask:ore", "trade_asked")])
def test_half_a_proposal_asks_for_the_other_side__9_4(spot: str, key: str) -> None:
    title = plan_of(planner_of(tell("ww", "o")).tap(spot)).course.title

    assert isinstance(title, Msg) and title.key == f"catan.plan.{key}"


def test_a_good_that_is_asked_for_and_not_in_hand_does_not_glow_there__9_4() -> None:
    planner = click_spots(tell("ww", "o"), "give:wood", "ask:ore")

    assert "give:ore" not in planner.lit()
    planner.tap("give:ore")  # it still takes back what is asked for
    assert planner.pins == ("give:wood",)


def test_what_cannot_be_given_or_asked_is_not_lit__9_4() -> None:
    planner = click_spots(tell("ww", "o"), "give:wood")

    assert "give:ore" not in planner.lit()
    assert "ask:gold" not in planner.lit()
    assert planner.why("give:ore")


def answers_of(state: State) -> dict[str, str]:
    """The strip's words on every seat that a proposal is put to."""
    return {spot.id: spot.name.key.rpartition(".")[2]
            for spot in draw_sheets(state, None)["hand"].spots
            if spot.id.startswith(("answer:", "seat:")) and isinstance(spot.name, Msg)}


def test_it_is_seen_who_has_agreed_or_declined_and_who_is_still_to_answer__9_5() -> None:
    """The finding: beside who had declined there was no sign; only the log told it."""
    story = tell("ww", "bs", "bb", "b").play("give wood; ask brick; propose")
    marks = []
    for answer in ("refuse", "accept", "refuse"):
        marks.append(answers_of(story.state))
        story.play(answer)
    marks.append(answers_of(story.state))

    assert [tuple(each.values()) for each in marks] == [
        ("asked", "later", "later"), ("refused", "asked", "later"),
        ("refused", "ready", "asked"), ("refused", "ready", "refused")]
    drawn = [draw_answer(each, (0, 0), 24) for each in ("asked", "later", "ready", "refused",
                                                    "counter", "unable")]
    assert all(drawn) and all(one != other for one, other in combinations(drawn, 2))


def test_a_seat_that_agrees_is_clicked_where_it_agrees__9_6() -> None:
    """The finding: a lesson that asks for a click on a player refused one on the player's tick."""
    story = tell("ww", "bs", "bb").play("give wood; ask brick; propose; refuse; accept")

    assert answers_of(story.state) == {"answer:1": "refused", "seat:2": "ready",
                                       "answer:3": "unable"}
    assert [each.text for each in planner_of(story).click("seat:2")] == ["trade 2"]


def test_who_makes_a_counter_proposal_and_who_is_passed_over_is_seen__9_5__9_8() -> None:
    story = tell("ww", "", "bs", "b").play("give wood; ask brick; propose")
    assert answers_of(story.state) == {"answer:1": "unable", "answer:2": "asked",
                                       "answer:3": "later"}
    story.play("give wool; ask wood; propose")

    assert answers_of(story.state) == {"answer:1": "unable", "answer:2": "counter",
                                       "answer:3": "later"}


@pytest.mark.parametrize("text", (1.0, 1.5))
@pytest.mark.parametrize("lang", LANGS)
def test_a_proposal_of_six_goods_is_told_in_large_letters(lang: str, text: float) -> None:
    """The finding: beside large letters the title ran under the seal of who is asked."""
    story = tell("wwssggbb", "oooox", "b", "b").play(
        "give wood; give wool; give grain; give brick; ask ore; ask ore; ask gold; propose")
    laid = lay_sheet(hand_of(GAME.tables, view_of(story.state, 1)), lang, text)

    assert laid.is_whole and laid.text > 0.9 * text
    assert {"answer:1", "answer:2", "answer:3", "ask:wood"} <= laid.places.keys()

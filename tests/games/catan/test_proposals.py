"""A proposal, or another one instead, prepared by clicks on both sides."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from alexandre.app import LANGS
from alexandre.games.catan.table.pictures.bidding import FROM, GOODS_FROM, answer_mark
from alexandre.i18n.words import Words
from alexandre.kernel.contract import State
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.lettering.enlarged import enlarge_captions
from alexandre.ui.draw.theme import Theme
from tests.games.catan.story import tell
from tests.games.catan.test_table import draw_sheets, make_planner, texts
from tests.helpers.artwork import read_catalogues, share_letters


def test_a_proposal_is_made_with_two_clicks__9_4() -> None:
    planner = make_planner(tell("ww", "o").state)
    planner.click("give:wood")
    assert planner.plan is not None and planner.plan.course.actions == ()
    planner.click("ask:ore")
    assert planner.plan is not None

    assert texts(planner.plan.commit()) == ["give wood", "ask ore", "propose"]


def test_a_proposal_is_clicked_in_any_order_and_told_in_the_books__9_4() -> None:
    planner = make_planner(tell("wsg", "oob").state)
    for spot in ("ask:ore", "give:grain", "give:wood", "ask:brick", "ask:ore"):
        planner.click(spot)
    assert planner.plan is not None

    assert texts(planner.plan.commit()) == ["give wood", "give grain", "ask brick", "ask ore",
                                            "ask ore", "propose"]


def test_another_trade_is_proposed_instead_with_clicks__9_8() -> None:
    """The player who was asked could only agree or decline."""
    story = tell("ww", "bs").play("give wood; ask brick; propose")
    known = {spot.id for sketch in draw_sheets(story.state, 1).values() for spot in sketch.spots}
    planner = make_planner(story.state)
    for spot in ("ask:wood", "give:wool"):
        assert spot in known
        planner.click(spot)
    assert planner.plan is not None

    title = planner.plan.course.title
    assert isinstance(title, Msg) and title.key == "catan.plan.counter"
    assert texts(planner.plan.commit()) == ["give wool", "ask wood", "propose"]


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
    planner = make_planner(tell("ww", "o").state)
    planner.click(spot)
    assert planner.plan is not None
    title = planner.plan.course.title

    assert isinstance(title, Msg) and title.key == f"catan.plan.{key}"


def test_a_good_that_is_asked_for_and_not_in_hand_does_not_glow_there__9_4() -> None:
    planner = make_planner(tell("ww", "o").state)
    planner.click("give:wood")
    planner.click("ask:ore")

    assert "give:ore" not in planner.lit()
    planner.click("give:ore")  # it still takes back what is asked for
    assert planner.pins == ("give:wood",)


def test_what_cannot_be_given_or_asked_is_not_lit__9_4() -> None:
    planner = make_planner(tell("ww", "o").state)
    planner.click("give:wood")

    assert "give:ore" not in planner.lit()
    assert "ask:gold" not in planner.lit()
    assert planner.why("give:ore")


def answers_of(state: State) -> dict[str, str]:
    """What the strip tells of every seat that a proposal is put to."""
    return {spot.id: spot.name.key.rpartition(".")[2]
            for spot in draw_sheets(state, None)["hand"].spots
            if spot.id.startswith("answer:") and isinstance(spot.name, Msg)}


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
    drawn = [answer_mark(each, (0, 0)) for each in ("asked", "later", "ready", "refused",
                                                    "counter", "unable")]
    assert all(drawn) and all(one != other for one, other in combinations(drawn, 2))


def test_who_makes_a_counter_proposal_and_who_is_passed_over_is_seen__9_5__9_8() -> None:
    story = tell("ww", "", "bs", "b").play("give wood; ask brick; propose")
    assert answers_of(story.state) == {"answer:1": "unable", "answer:2": "asked",
                                       "answer:3": "later"}
    story.play("give wool; ask wood; propose")

    assert answers_of(story.state) == {"answer:1": "unable", "answer:2": "counter",
                                       "answer:3": "later"}


@pytest.mark.parametrize("scale", (0.86, 1.29))  # pixels to a unit at 1280x720 and 1920x1080
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("lang", LANGS)
def test_the_words_of_a_proposal_stand_clear_of_seals_and_goods(
        lang: str, percent: int, scale: float) -> None:
    """The finding: beside large letters the title ran under the seal of who is asked."""
    pygame.font.init()
    words, lettering = Words(read_catalogues(), lang), Lettering(Theme(), share_letters())
    sheet = draw_sheets(tell("ww", "o").play("give wood; ask ore; propose").state, 1)["hand"]
    first = min(spot.outline[0][0] for spot in sheet.spots if spot.id.startswith("answer:"))
    told = {str(caption.text.key): lettering.measure(
                caption, words.say(caption.text, ("Charlemagne",) * 4), scale)[1]
            for caption in enlarge_captions(sheet, percent / 100).captions
            if isinstance(caption.text, Msg)}

    assert told["catan.table.proposal"][2] <= first
    assert max(told[f"catan.table.{key}"][2] for key in ("gives", "asks")) <= FROM + GOODS_FROM

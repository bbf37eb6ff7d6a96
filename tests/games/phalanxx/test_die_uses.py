"""The effects of a chosen die in each slot: said for the slot, and done by a click on a cell."""

from __future__ import annotations

from typing import Any, cast

import pytest

from alexandre.games import table
from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.table.pictures.players import list_tablets
from alexandre.games.phalanxx.table.planning import die_uses
from alexandre.games.phalanxx.table.planning.items import turn_of
from alexandre.kernel.text import Msg
from alexandre.ui.play.planner import Planner
from alexandre.ui.play.tablets import player_sheet
from tests.games.phalanxx.story import PhalanxxStory, tell
from tests.games.phalanxx.test_table import GAME
from tests.helpers.planned import click_spots, plan_of
from tests.helpers.speech import words

SIX = "white 6, white 5, white 1"


def say_refusal(story: PhalanxxStory, lang: str, *pins: str) -> list[str]:
    """The sentences of the free slots."""
    voice = words(lang)
    return [plain(voice.say(die_uses.sentence(slot), ("Zoé", "Bob")))
            for slot in die_uses.slots_of(turn_of(story.table, pins))]


def plain(text: str) -> str:
    """With ordinary spaces."""
    return text.replace("\xa0", " ").replace("\u202f", " ")


def cells(planner: Planner) -> list[list[str]]:
    """The meaning of a click on each cell of the ways."""
    return [[cell.spot for cell in row.cells] for row in plan_of(planner).course.ways]


@pytest.mark.parametrize(("lang", "wanted"), [
    ("fr", "pousser le 3 orange, qui circulera (3 talents à recevoir)"),
    ("fr", "conquérir"), ("en", "push out the orange 3, which travels on (earns 3 talents)"),
    ("en", "; play the levy spearmen; conquer"), ("en", "; take 3 talents.")])
def test_a_slot_says_all_that_the_die_would_do_there__6_3(lang: str, wanted: str) -> None:
    story = tell(rolled=SIX, hands={0: ("levy_spearmen",)}, dice={
        1: "white 5, orange 5, violet 5"})

    assert wanted in say_refusal(story, lang, "die:1")[1]


def test_a_die_too_low_says_what_it_would_take__6_4() -> None:
    story = tell(rolled=SIX, talents={0: 1}, dice={1: "white 5, orange 5, violet 5"})
    keys = [[msg.key for _verb, msg in die_uses.phrases(slot)]
            for slot in die_uses.slots_of(turn_of(story.table, ("die:3",)))]

    assert keys == [["phalanxx.slot.push_dear", "phalanxx.slot.low", "phalanxx.slot.income"]] * 3


def test_a_cell_says_what_it_does_and_no_other__6_3() -> None:
    """The finding: “×4” with a soldier told all that the die could do in the slot."""
    planner = click_spots(tell(rolled=SIX, hands={0: ("levy_spearmen", "slingers")}), "die:1")
    row = plan_of(planner).course.ways[0]
    tips = [[use.key for use in cast(Any, cell.tip).arg("uses")] for cell in row.cells]

    assert tips == [[f"phalanxx.slot.{key}"] for key in ("push", "play", "conquer", "exchange")]


def test_nothing_is_said_before_a_die_is_chosen__6_2() -> None:
    assert say_refusal(tell(rolled=SIX), "en") == []


def test_the_slot_is_named_by_its_sentence_while_a_die_is_chosen__6_2() -> None:
    planner = click_spots(tell(rolled=SIX), "die:1")
    names = {spot.id: spot.name for spot in planner.spots()}

    assert all(isinstance(names[f"slot:{n}"], Msg) for n in (1, 2, 3))
    assert {getattr(names[f"slot:{n}"], "key", "") for n in (1, 2, 3)} == {
        "phalanxx.spot.slot_open"}


def test_a_cell_prepares_its_action_with_one_click__6_3() -> None:
    planner = click_spots(tell(rolled=SIX, hands={0: ("levy_spearmen",)}), "die:1")
    assert "do:play levy_spearmen 1>2" in cells(planner)[1]
    planner.tap("do:play levy_spearmen 1>2").sends("play levy_spearmen 1>2")


def test_push_and_income_are_named_where_a_slot_has_no_more__6_3() -> None:
    """The finding: chips with signs and no words."""
    story = tell(rolled="white 1, white 1, white 1", talents={0: 9},
                 dice={1: "white 6, orange 6, violet 6"})
    low, high = (plan_of(click_spots(tell_die, "die:1")).course.ways[0].cells
                 for tell_die in (story, tell(rolled=SIX)))
    assert [die_uses.PUSH in low[0].pieces, die_uses.INCOME in low[-1].pieces] == [True, True]
    assert die_uses.PUSH not in high[0].pieces and len(high) > 2


def test_several_regions_are_counted_until_the_slot_is_chosen__9_1() -> None:
    planner = click_spots(tell(rolled=SIX), "die:1")
    assert "slot:1" in cells(planner)[0]
    planner.tap("slot:1")

    assert "region:babylon" in planner.lit()
    assert len(cells(planner)) == 1


def test_a_push_that_cannot_be_paid_is_shown_without_a_click__12_2() -> None:
    planner = click_spots(tell(rolled=SIX, talents={0: 1}), "die:3")
    push = plan_of(planner).course.ways[0].cells[0]

    assert (push.spot, push.tone) == ("", "faint")


def test_dice_of_others_are_offered_beside_the_income__13_2() -> None:
    story = tell(rolled=SIX, dice={0: "white 3, orange 4, violet 5",
                                   1: "white 4, orange 3, violet 1"})
    planner = click_spots(story, "die:3")
    assert cells(planner)[0][-1] == "slot:1"
    planner.tap("slot:1")

    assert cells(planner) == [["do:push 3>1", "do:income 3>1", "do:income 3>1 for 2.2"]]


def test_each_die_of_others_has_its_owners_seal_and_no_name__13_2() -> None:
    planner = click_spots(tell(seats=4, rolled=SIX), "die:1", "slot:1")
    (row,) = plan_of(planner).course.ways
    others = [cell for cell in row.cells if " for " in cell.spot]

    assert len(others) == 6
    assert not [piece for cell in others for piece in cell.pieces if isinstance(piece, Msg)]
    assert len({cell.pieces[-1] for cell in others}) == 3


@pytest.mark.parametrize(("lang", "wanted"), [
    ("fr", "attaquer Babylone (−3 de force, une carte tournée)"),
    ("en", "attack Babylon (−3 strength, a card turned)")])
def test_an_attack_says_what_it_costs__10_3(lang: str, wanted: str) -> None:
    story = tell(rolled=SIX, played={0: ("hoplites", "hypaspists")},
                 owners={"persepolis": 0, "babylon": 1, "susiana": 0})

    assert wanted in say_refusal(story, lang, "die:1")[0]


def test_what_was_done_is_not_prepared_any_more__6_1() -> None:
    story = tell(rolled=SIX)
    before = click_spots(story, "die:1", "do:income 1>1")
    story.play("income 1>1")
    after = Planner(story.game, story.state, table(story.game))
    after.follow(before)

    assert after.pins == () and plan_of(after).course.warnings == ()


def test_a_tablet_says_what_its_player_can_and_his_dice_what_they_show__16_1() -> None:
    story = tell(3, side="expert")
    tablets = player_sheet(list_tablets(GAME.tables, story.view(0))).sketch
    keys = {spot.id: [getattr(part, "key", "") for _name, part in spot.name.args]
            for spot in tablets.spots if isinstance(spot.name, Msg)}
    rows = {spot.id: [getattr(row, "key", "") for row in spot.rows] for spot in tablets.spots}
    names = {spot.id: getattr(spot.name, "key", "") for spot in tablets.spots}

    assert rows["seat:1"][-1] == "phalanxx.spot.merchant"
    assert "phalanxx.rolled.white" in keys["dice:2.1"]
    assert (names["dice:1.1"], names["dice:2.1"]) == ("phalanxx.spot.dice",
                                                      "phalanxx.spot.dice_other")


@pytest.mark.parametrize(("lang", "wanted"), [("fr", "prendre 3 talents"), ("en", "3 talents")])
def test_advice_names_the_income_of_an_exchange_as_its_cell_does__13_2(
        lang: str, wanted: str) -> None:
    """The finding: a cell read “+3 and a die”, the coach beside it of the die alone."""
    story = tell(rolled=SIX)
    action = next(each for each in story.state.legal() if isinstance(each, verbs.Exchange))
    said = words(lang).say(GAME.label(story.state, action, is_step=True), ("Zoé", "Bob"))

    assert wanted in plain(said)

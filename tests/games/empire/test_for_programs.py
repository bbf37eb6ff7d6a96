"""Data for a program that plays: arrows, prices, debts, refusals of steps."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from alexandre.content.board import board
from alexandre.games import load
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.text import Refusal
from tests.games.empire.story import begin, moving, open_region

DATA: dict[str, Any] = board("empire", "campaign").data
SPACES: dict[str, Any] = {each["id"]: each for each in load("empire").spaces()}
BOX: dict[str, Any] = load("empire").box()


def read_arrows() -> dict[tuple[str, str], tuple[int, bool]]:
    """Every arrow of the content: its ends as actions name them, its cost, whether by ship."""
    return {(f"start{number}" if origin == "start" else origin, target): (cost, name == "ships")
            for number, region in enumerate(DATA["board"]["regions"], 1)
            for name in ("arrows", "ships") for origin, target, cost in region[name]}


def test_the_arrow_into_a_region_is_on_the_board_with_its_price__1_4() -> None:
    """In India the way from the symbol costs one; it was told only after the march."""
    assert SPACES["start6"]["neighbours"] == ["paropamisadae"]
    assert SPACES["start6"]["costs"] == [1]
    assert SPACES["start1"]["place"] == DATA["board"]["start"]
    assert SPACES["start2"]["place"] == SPACES["thracia"]["place"]


def test_the_board_says_which_arrows_are_ships__1_4() -> None:
    told = {(each["id"], target): (cost, ship) for each in SPACES.values()
            for target, cost, ship in zip(each["neighbours"], each["costs"], each["ships"],
                                          strict=True)}

    assert told == read_arrows()
    assert any(is_ship for _cost, is_ship in told.values())


def test_what_is_owed_for_a_crossing_is_a_number_of_the_view__6_5() -> None:
    """It stood in the sentence of the question alone."""
    story = moving((5, 5, 5), (5, 5, 5), region="india").play("march start6>paropamisadae 5")
    asked = [cast(EmpireView, story.view(seat)) for seat in (None, 0, 1)]

    assert [view.due for view in asked] == [1, 1, 1]
    assert cast(EmpireView, story.play("pay 0").view()).due == 0


def test_a_crossing_names_the_symbol_as_the_notation_does__6_5() -> None:
    """The view said `start` where `legal` and the events say `start6`."""
    story = moving((5, 5, 5), (5, 5, 5), region="india").play("march start6>paropamisadae 5")

    assert cast(EmpireView, story.view()).crossing == ("start6", "paropamisadae")


@pytest.mark.parametrize(("text", "rule"), [
    ("march macedonia>hellas 1", "1.4"),  # no arrow joins them
    ("march thracia>thessalia 1", "1.4"),
    ("march macedonia>thessalia 1 after 3", "6.2"),  # a fourth step
    ("march macedonia>start1 1", "6.7"),  # back onto the symbol
    ("march thracia>mysia 1", "6.7"),  # into the next region
    ("join macedonia>thessalia 1 after 1", "6.6"),  # nothing is paid there
    ("march start1>macedonia 16", "1.5"),
    ("bid 16", "4.1"),
])
def test_a_step_that_no_arrow_allows_names_its_rule(text: str, rule: str) -> None:
    """It was called no move of this game, without a rule."""
    with pytest.raises(Refusal) as refusal:
        moving((5, 5, 5), (5, 5, 5)).game.parse(text)

    assert refusal.value.msg.rule == rule


@pytest.mark.parametrize("text", ["dance", "march here>there 1", "bid", "bid -1", "march", ""])
def test_what_is_no_notation_has_no_rule(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        begin().game.parse(text)

    assert refusal.value.msg.rule == ""


def test_more_than_is_left_on_a_later_round_is_refused_by_its_rule__4_3() -> None:
    """Four boxes were named as the reason where only two are filled."""
    open_region((0, 5, 2, 8), (0, 5, 5, 5)).end_turns(2).refuses("allot 11", "4.3")


def test_the_box_tells_all_that_is_printed__1_5() -> None:
    content = DATA["box"]

    assert json.loads(json.dumps(BOX)) == BOX
    assert [BOX[name] for name in ("resources", "steps", "turns", "points")] == [
        content[name] for name in ("resources", "steps", "turns", "points")]
    assert BOX["pieces"] == {"temple": content["temples"], "city": content["cities"]}
    assert BOX["prices"] == content["prices"]
    assert [BOX[name][kind] for name in ("awards", "region_awards")
            for kind in ("temple", "city")] == [
        content["awards"][name] for name in ("temples", "cities", "region_temples",
                                             "region_cities")]


def test_the_box_tells_every_region_and_every_arrow__1_4() -> None:
    assert {(each["from"], each["to"]): (each["cost"], each["is_ship"])
            for region in BOX["regions"] for each in region["arrows"]} == read_arrows()
    assert [(each["id"], each["goal"], each["provinces"]) for each in BOX["regions"]] == [
        (each["id"], each["goal"], [province["id"] for province in each["provinces"]])
        for each in DATA["board"]["regions"]]
    assert [each["names"] for each in BOX["regions"]] == [
        {lang: each["names"][lang]["name"] for lang in ("fr", "en")}
        for each in DATA["board"]["regions"]]
    assert BOX["short"] == [DATA["board"]["regions"][number - 1]["id"]
                            for number in DATA["board"]["short"]]

"""Data about Phalanxx for programs: the components, and the board."""

from __future__ import annotations

import json
from typing import Any

import pytest

from alexandre.content.board import board
from alexandre.games import load
from alexandre.games.phalanxx.meta import COLOURS, GRADES
from alexandre.games.phalanxx.rules.scoring import grade
from alexandre.games.phalanxx.shape import NEEDS
from tests.games.phalanxx.story import tell
from tests.helpers.protocol_page import section

BOX = load("phalanxx").box()
CARDS = {card["id"]: card for card in BOX["cards"]}
DATA = board("phalanxx", "succession").data
CONTENT = DATA["box"]


def names_of(thing: dict[str, Any]) -> dict[str, str]:
    """The bare names of a thing of the content."""
    return {lang: thing["names"][lang]["name"] for lang in ("fr", "en")}


def test_all_42_cards_tell_what_they_ask_and_are_worth__1_3() -> None:
    """A purchase could not be planned: that Agema asks for eight soldiers was told nowhere."""
    assert len(CARDS) == 42
    for printed in CONTENT["cards"]:
        told = CARDS[printed["id"]]
        assert told == {"symbol": None, "counts": None, "ability": None, **printed,
                        "names": names_of(printed)}
    agema = CARDS["agema"]
    assert (agema["needs"]["soldiers"], agema["strength"]) == (8, [5])


def test_the_box_tells_every_figure_that_is_printed__1_1() -> None:
    assert json.loads(json.dumps(BOX)) == BOX
    assert BOX["heroism"] == {"id": "heroism", "names": names_of(CONTENT["heroism"]),
                              "among_last": CONTENT["last"]}
    assert list(BOX["removed"].items()) == [
        (str(seats), n) for seats, n in enumerate(CONTENT["removed"], 1)]
    assert BOX["hand"] == CONTENT["hand"]
    assert BOX["row"] == {"prices": [1, 2, 3, 4, 5], "exchange_from": CONTENT["exchange_from"]}
    assert BOX["abilities"] == {"merchant": {"price": CONTENT["merchant_price"]},
                                "scout": {"price": CONTENT["scout_price"]},
                                "legend": CONTENT["legend"]}
    assert BOX["talents"] == {"most": CONTENT["most_talents"], "income": CONTENT["income"],
                              "low_roll": CONTENT["low_roll"]}
    assert BOX["conflict"] == {"strength": CONTENT["conflict"]}
    assert BOX["rival"] == {"names": names_of(CONTENT["rival"]), "gear": CONTENT["gear"]}
    points = dict(CONTENT["points"])
    assert BOX["points"] == {"talents_a_point": points.pop("talents"), **points}
    assert BOX["soldiers"]["count"] == CONTENT["soldiers"]


def test_dice_and_slots_are_those_on_the_table__1_1__1_2() -> None:
    view = tell(4).view()
    told = BOX["dice"]
    colours = [die // 7 for player in view.players for die in player.dice]

    assert BOX["slots"] == len(view.players[0].dice) == len(view.rolled)
    assert [colours.count(at) for at in range(3)] == [
        4 * told["personal"][colour] for colour in COLOURS]
    assert [COLOURS[die // 7] for die in view.rolled] == ["white"] * told["travelling"]["white"]


@pytest.mark.parametrize("kind", ["plain", "oasis", "city"])
def test_a_region_takes_the_soldiers_of_its_kind__1_5(kind: str) -> None:
    sides = DATA["board"]["sides"]["four"]
    region = next(iter(sides[{"plain": "plain", "oasis": "oases", "city": "cities"}[kind]]))

    mine = tell(4, owners={region: 0}).view().players[0]

    assert mine.soldiers == BOX["soldiers"]["holding"][kind]


def test_a_lead_reaches_its_grade_and_one_less_does_not__17_9() -> None:
    assert [each["grade"] for each in BOX["grades"]] == list(GRADES)
    for each in BOX["grades"][1:]:
        assert grade(each["lead"]) == each["grade"]
        assert grade(each["lead"] - 1) == GRADES[GRADES.index(each["grade"]) - 1]


def test_a_lost_solo_match_has_no_winner_and_the_second_rank__17_9() -> None:
    story = tell(1, phase="pass", deck=0, is_last=True, rolled="-, -, -", talents={0: 0},
                 grey=["white 1", "white 1", "white 1"]).play("pass")
    outcome = story.state.outcome()

    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.reason) == ((), (2,), "dishonoured")


def test_the_page_names_every_field_of_the_box_and_of_a_board() -> None:
    text = section("phalanxx", "Board")
    fields = [*BOX, *BOX["cards"][0], *BOX["heroism"], *BOX["row"], *BOX["dice"],
              *BOX["talents"], *BOX["points"], *BOX["soldiers"], *BOX["conflict"], *BOX["rival"],
              *BOX["grades"][0], *BOX["action_cards"][0], *BOX["abilities"], *NEEDS,
              *DATA["board"], *DATA["board"]["sides"], *DATA["board"]["sides"]["four"],
              *DATA["board"]["left"]]

    assert [field for field in fields
            if not any(f"{before}{field}" in text for before in ("`", "`{", ", "))] == []


def test_the_board_as_data_plays_like_the_bundled_one() -> None:
    plain = json.loads(json.dumps(DATA["board"]))

    assert load("phalanxx", {"board": plain}).spaces() == load("phalanxx").spaces()

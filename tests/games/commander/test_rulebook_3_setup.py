"""Chapters 1 to 3: the box, the set-up, the cups."""

from __future__ import annotations

import pytest

from alexandre.content.board import board
from alexandre.games import load
from alexandre.games.commander.tables import check
from alexandre.kernel.contract import CHANCE, BadState
from alexandre.kernel.text import Refusal
from tests.games.commander.story import GARRISONS, begin, full, retell

BOARDS = ("granicus", "issus", "tyre", "gaugamela")


@pytest.mark.parametrize("name", BOARDS)
def test_a_bundled_campaign_has_no_fault__2_1(name: str) -> None:
    assert not check(board("commander", name).data)


def test_regions_are_joined_by_roads__2_1() -> None:
    spaces = {space["id"]: space for space in load("commander", "granicus").spaces()}

    assert spaces["sardis"]["neighbours"] == ["granicus", "ephesus"]
    assert [each for each, space in spaces.items() if space["kind"] == "battle"] == [
        "chaeronea", "granicus"]


def test_the_army_of_the_granicus__3_1_and_3_2() -> None:
    dump = begin("granicus").dump()

    assert dump["army"] == {"archers": [1, 0], "infantry": [1, 0], "phalanx": [1, 0],
                            "heavy_cavalry": [1, 0]}
    assert (dump["region"], dump["level"], dump["gold"]) == ("macedonia", 1, 10)


def test_garrisons_are_drawn_region_after_region__3_3() -> None:
    state = load("commander", "granicus").start(1, {})

    assert state.actor() == CHANCE
    assert {action.text: weight for action, weight in state.outcomes()}["draw levy"] == 8
    story = begin("granicus", garrisons="levy levy mercenaries levy levy immortals levy")
    assert story.site("sardis")["forces"] == {"levy": [2, 0]}
    assert story.site("halicarnassus")["forces"] == {"levy": [2, 0], "mercenaries": [1, 0]}
    assert story.site("halicarnassus")["walls"] == [3, 0]
    assert story.site("chaeronea")["leader"] == 2


def test_indians_come_out_of_a_cup_of_their_own__3_3() -> None:
    story = begin("gaugamela", garrisons=GARRISONS["gaugamela"])

    assert set(story.site("malli")["forces"]) == {"indian_infantry", "longbows",
                                                  "indian_light_cavalry"}


def test_advisors_are_chosen_in_any_order__3_5() -> None:
    """Parmenion first: that is no longer refused, and leaves no trace."""
    game = load("commander", "gaugamela")
    state = game.start(1, {})
    while state.actor() == CHANCE:
        state.apply(state.legal()[0])
    assert [action.text for action in state.legal()] == [
        "hire antipater", "hire aristander", "hire callisthenes", "hire hephaestion",
        "hire parmenion"]

    one, other = state.clone(), state.clone()
    for name in ("parmenion", "callisthenes", "antipater"):
        one.apply(game.parse(f"hire {name}"))
    for name in ("antipater", "callisthenes", "parmenion"):
        other.apply(game.parse(f"hire {name}"))
    assert one.hash() == other.hash() != state.hash()
    assert game.view(one, 0) == game.view(other, 0)


def test_nobody_is_sent_home_while_the_campaign_is_set_up__6_6() -> None:
    game = load("commander", "gaugamela")
    state = game.start(1, {})
    while state.actor() == CHANCE:
        state.apply(state.legal()[0])

    refused = state.why_not(game.parse("disband archers"))
    assert refused is not None
    assert (refused.key, refused.rule) == ("commander.why.set_up_first", "6.6")


def test_antipater_comes_along_to_tyre__3_5() -> None:
    advisors = begin("tyre", advisors="hephaestion parmenion").dump()["advisors"]

    assert [id for id, held in advisors.items() if held == "held"] == [
        "antipater", "hephaestion", "parmenion"]


def test_an_empty_cup_costs_two_hits_for_each_force__3_4() -> None:
    def empty(dump: dict) -> None:  # type: ignore[type-arg]
        for name in list(dump["cup"]):
            if name in PERSIANS:
                dump["destroyed"][name] = dump["destroyed"].get(name, 0) + dump["cup"].pop(name)

    story = retell(begin("granicus"), empty).play("proceed; die 2").has(phase="hits")
    assert story.dump()["hits"] == 2
    story.play("hit archers; hit infantry")
    assert story.army()["infantry"] == [0, 1]


PERSIANS = ("persian_archers", "persian_peltasts", "levy", "mercenaries", "immortals",
            "persian_light_cavalry", "persian_heavy_cavalry", "persian_chariots")


def test_gold_beyond_its_counters_is_lost__3_6() -> None:
    retell(begin("granicus"), gold=94).to_conquest().play("encamp").has(gold=95)


def test_the_operation_begins_with_a_force__3_7() -> None:
    assert begin("granicus", mustered="levy").dump()["ops_forces"] == {"levy": 1}
    assert sum(begin("issus").dump()["ops_forces"].values()) == 2


def test_no_more_forces_than_counters__3_8() -> None:
    story = retell(begin("granicus"), army=full(archers=3)).to_conquest()

    assert story.play("encamp").refused("buy archers") == "11.4"


def test_the_first_turn_comes_after_the_set_up__4_1() -> None:
    game = load("commander", "granicus")
    dump = game.start(1, {}).dump()
    assert dump["phase"] == "garrisons" and dump["turn"] == 0
    assert game.load(dump).dump() == dump
    with pytest.raises(BadState):
        game.load({**dump, "turn": 1})


def test_a_campaign_is_for_one__1_1() -> None:
    with pytest.raises(Refusal):
        load("commander", "granicus").start(2, {})


def test_a_die_has_six_sides_as_likely__1_3() -> None:
    story = begin("granicus").play("proceed")

    assert [weight for _action, weight in story.state.outcomes()] == [1] * 6
    assert story.refused("march; draw levy") == "1.3"


def test_options_of_another_campaign_change_nothing__13_2() -> None:
    plain, other = begin("granicus").dump(), begin("granicus", harpalus=True).dump()

    assert {**plain, "options": 0} == {**other, "options": 0}


def test_why_a_die_is_not_thrown_now_is_said__1_3() -> None:
    """Another outcome is refused in other words if chance decides than if it does not."""
    story = begin("granicus")
    refused = [each and each.key for each in (story.why("die 3"),
                                              story.play("proceed").why("draw levy"))]
    assert refused == ["commander.why.no_chance", "commander.why.other_outcome"]

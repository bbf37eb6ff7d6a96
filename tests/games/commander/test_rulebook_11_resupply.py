"""Chapter 11: gold, purchases, what glory buys."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.games.commander.meta import INSIGHTS
from tests.games.commander.story import Campaign, begin, conquer, full, retell


def shopping(board: str = "granicus", gold: int = 20, glory: int = 0, advisors: str = "",
             region: str = "", **changes: Any) -> Campaign:
    """The resupply of a turn, with so much to spend."""
    def change(dump: dict[str, Any]) -> None:
        dump.update(phase="resupply", turn=2, gold=gold, glory=glory, **changes)
        dump["advisors"].update(dict.fromkeys(dump["advisors"], "free"))
        dump["advisors"].update(dict.fromkeys(advisors.split(), "held"))
        if region:
            dump.update(region=region, entered=[*dump["entered"], region],
                        oracles=[each for each in dump["oracles"] if each != region])

    return retell(begin(board), change)


def income(board: str = "granicus", fell: str = "", status: str = "governed",
           **destroyed: int) -> int:
    """The gold that comes in when conquest ends."""
    def change(dump: dict[str, Any]) -> None:
        conquer(dump, *fell.split(), status=status)
        for name, n in destroyed.items():
            dump["destroyed"][name] = n
            if name in dump["cup"]:
                dump["cup"][name] -= n
        dump.update(phase="conquest", turn=2, gold=0)

    return int(retell(begin(board), change).play("encamp").dump()["gold"])


def test_the_campaign_and_every_governed_region_give_gold__11_1() -> None:
    assert income() == 5
    assert income(fell="sardis lycia") == 15
    assert income(fell="sardis lycia", status="razed") == 5


def test_gaugamelas_regions_give_less__11_1() -> None:
    assert income("gaugamela") == 7
    assert income("gaugamela", fell="susa persepolis") == 11


def test_the_destroyed_pay_a_gold_each_leaders_and_walls_too__11_2() -> None:
    assert income(levy=2, walls=1, leaders=1) == 9


def test_the_destroyed_go_back_to_their_cup__11_2() -> None:
    story = begin()
    before = story.dump()["cup"]["levy"] - 2
    story = retell(story, destroyed={"levy": 2}, also={"cup": {"levy": before}},
                   phase="conquest", turn=2)
    assert story.play("encamp").dump()["cup"]["levy"] == before + 2
    assert story.dump()["destroyed"] == {}


def test_harpalus_takes_a_gold__13_4() -> None:
    story = retell(begin("issus", harpalus=True), phase="conquest", turn=2, gold=0).play("encamp")
    assert story.dump()["gold"] == 14


@pytest.mark.parametrize(("first", "others"), [
    ("buy archers", ("city", "temple")), ("city", ("buy archers", "temple")),
    ("temple", ("buy archers", "city"))])
def test_a_turn_allows_one_kind_of_purchase__11_3(first: str, others: tuple[str, ...]) -> None:
    story = shopping(gold=30).play(first)

    assert all(story.refused(other) == "11.3" for other in others)


def test_peltasts_a_city_and_a_temple_for_nine_gold_as_in_the_book__12_9() -> None:
    story = shopping(gold=9, advisors="antipater").play("buy peltasts; city; temple").has(gold=0)
    story.has(advisor_used=1)


def test_one_kind_alone_asks_antipater_nothing__12_9() -> None:
    shopping(advisors="antipater").play("buy archers; buy infantry").has(advisor_used=0)


@pytest.mark.parametrize(("force", "cost"), [
    ("archers", 2), ("peltasts", 2), ("infantry", 3), ("phalanx", 4), ("light_cavalry", 2),
    ("heavy_cavalry", 4), ("siege_engine", 2)])
def test_a_force_costs_its_battle_value__11_4(force: str, cost: int) -> None:
    story = shopping(gold=cost)
    count = story.army().get(force, [0, 0])[0]
    story.play(f"buy {force}").has(gold=0)
    assert story.army()[force] == [count + 1, 0]
    assert shopping(gold=cost - 1).refused(f"buy {force}") == "11.4"


def test_there_are_no_more_forces_than_counters__11_4() -> None:
    story = retell(shopping(gold=40), army=full(archers=3, phalanx=4))

    assert story.refused("buy archers; buy phalanx") == "11.4"


def test_forces_are_bought_one_after_the_other_in_any_order__11_4() -> None:
    story = shopping(gold=40).play("buy phalanx; buy infantry; buy archers; buy phalanx")

    assert story.army()["phalanx"] == [3, 0] and story.army()["archers"] == [2, 0]


def test_the_persian_fleet_makes_forces_dearer_away_from_a_port__13_4() -> None:
    def price(region: str) -> int:
        story = begin("issus", persian_fleet=True)
        story = retell(story, lambda dump: dump.update(
            phase="resupply", turn=2, gold=20, region=region,
            entered=[*dump["entered"], *([region] if region != "lycia" else [])]))
        return 20 - int(story.play("buy phalanx").dump()["gold"])

    assert (price("phrygia"), price("byblos")) == (5, 4)


def test_one_city_and_one_temple_in_a_region__11_5() -> None:
    story = shopping(gold=40, advisors="antipater").play("city; temple").refuses("city", "11.5")
    story.refuses("temple", "11.6")
    assert story.dump()["cities"] == story.dump()["temples"] == ["macedonia"]


def test_no_more_cities_and_temples_than_counters__11_6() -> None:
    four = ["macedonia", "sestus", "ilium", "ephesus"]
    story = shopping(gold=40, advisors="antipater", region="granicus", cities=four, temples=four)
    story.refuses("city", "11.5").refuses("temple", "11.6")


def test_cities_and_temples_have_their_price__11_5() -> None:
    assert shopping(gold=3).refused("city") == "11.5"
    assert shopping(gold=2).refused("temple") == "11.6"
    assert shopping("issus", gold=5).play("city").dump()["gold"] == 0


def test_three_glory_for_an_insight_drawn__11_7() -> None:
    story = shopping(glory=3).play("seek").has(phase="insight")
    assert len(story.offers("insight")) == 8
    story.play("insight manoeuvre")

    assert story.dump()["insights"]["manoeuvre"] == "held"
    story.has(glory=0).refuses("seek", "11.7")


def test_seven_glory_for_an_insight_of_ones_choice__11_8() -> None:
    story = shopping(glory=7).play("choose trap")

    assert story.dump()["insights"]["trap"] == "held"
    assert story.refused("choose trap; choose morale") == "11.8"


def test_an_insight_used_up_does_not_come_back__12_1() -> None:
    story = retell(shopping(glory=20), insights=dict.fromkeys(INSIGHTS, "gone"))
    story.refuses("seek", "11.7").refuses("choose trap", "11.8").refuses("play spies", "12.1")


def test_six_glory_for_an_advisor_never_gold__11_9() -> None:
    story = shopping(glory=6).play("hire parmenion")

    assert story.dump()["advisors"]["parmenion"] == "held"
    story.has(gold=20).refuses("hire parmenion; hire antipater", "11.9")


def test_an_advisor_given_up_cannot_be_hired_again__7_13() -> None:
    story = retell(shopping(glory=20), lambda dump: dump["advisors"].update(parmenion="gone"))

    assert story.refused("hire parmenion") == "7.13"


def test_the_turn_ends_when_the_player_says_so__11_10() -> None:
    story = shopping()
    assert "end" in story.answers()
    story.play("end").has(turn=3).refuses("end", "11.10")


def test_a_reduced_force_waits_for_the_next_preparation_and_says_so__4_2() -> None:
    reason = shopping().why("refit phalanx")

    assert reason is not None
    assert (reason.key, reason.rule) == ("commander.why.refit_when", "4.2")


@pytest.mark.parametrize(("advisors", "bought", "kind"), [
    ("", "", "resupply"), ("", "buy archers", "resupply_more"), ("", "city", "resupply_built"),
    ("antipater", "", "resupply_all")])
def test_the_question_says_how_many_kinds_of_purchase_a_turn_allows__11_3(
        advisors: str, bought: str, kind: str) -> None:
    """The finding: prices of a city and a temple, which a force bought before ruled out."""
    story = shopping(advisors=advisors).play(bought)

    assert story.game.prompt(story.state).msg.key == f"commander.prompt.{kind}"

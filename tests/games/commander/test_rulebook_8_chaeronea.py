"""Chapter 8: the battle of Chaeronea, roll by roll as the rule book tells it."""

from __future__ import annotations

import pytest

from alexandre.games.commander.events import battle as events
from alexandre.kernel.contract import BadState
from tests.games.commander.field import Field, field

GREEKS = "sacred_band greek_infantry greek_phalanx"


def before_the_first_round() -> Field:
    """Five plans: Alexander's one, three of Philip's, one of Hephaestion's."""
    story = field("chaeronea", "archers infantry phalanx heavy_cavalry", GREEKS, leader=2,
                  advisors="hephaestion", gold=8).play("fight")
    return story.draw_plans("raid infantry guards rally")


def test_the_greeks_draw_a_plan_for_each_force_and_for_their_leader__8_2_1() -> None:
    assert field("chaeronea", foes=GREEKS, leader=2).play("fight").battle.due == 4


def test_alexander_philip_and_hephaestion_give_five_plans__8_3_4() -> None:
    assert before_the_first_round().battle.free == 5


def test_the_battle_of_the_book__8_5_3() -> None:
    story = before_the_first_round().with_plans("flank flank envelopment command rally")
    story.dice("1")  # the raid
    story.has(gold=6).play("fight_on; attack").dice("5")  # the archers miss
    story.play("attack").dice("2").play("flank").dice("4").play("settle")
    story.has(hits=[0, 2, 1])  # infantry adds 2 to the Sacred Band
    story.play("deal greek_phalanx; deal greek_phalanx reduced; take archers")
    story.has(foes="sacred_band greek_infantry leader")
    story.play("attack").dice("4 2").play("settle; rally")
    story.has(mine="infantry phalanx heavy_cavalry").play("attack").dice("3 1 5 6").play("settle")
    story.play("deal sacred_band; deal sacred_band reduced")
    story.play("aim_leader; attack").dice("1").play("settle")
    assert story.events_of(events.Attacked)[-1].sup == 1
    assert story.foes() == "greek_infantry leader-" and story.battle.schemes == [0] * 9


def second_round() -> Field:
    """The position of the second picture of the book."""
    story = before_the_first_round().with_plans("flank flank envelopment command rally").dice("1")
    story.play("fight_on; attack").dice("5").play("attack").dice("2").play("flank").dice("4")
    story.play("settle; deal greek_phalanx; deal greek_phalanx reduced; take archers; attack")
    story.dice("4 2").play("settle; rally; attack").dice("3 1 5 6").play("settle")
    story.play("deal sacred_band; deal sacred_band reduced; aim_leader; attack").dice("1")
    story.play("settle")
    return story.play("fight_on")


def test_in_the_second_round_the_heavy_cavalry_rests__8_5_6() -> None:
    story = second_round()

    assert story.battle.speed == 2 and story.mine() == "infantry phalanx heavy_cavalryz"


def test_the_duel_ends_the_battle__8_8_4() -> None:
    story = second_round().play("attack").dice("6 2").play("settle; take infantry")
    story.has(mine="infantry- phalanx heavy_cavalryz")
    story.play("attack").dice("4 4").play("settle; deal greek_infantry")

    assert "envelop" in story.answers()
    story.play("attack").dice("3 6").play("settle")

    dump = story.dump()
    assert dump["battle"] is None and dump["phase"] == "treatment"
    assert dump["glory"] == 4
    assert dump["destroyed"] == {"sacred_band": 1, "greek_infantry": 1, "greek_phalanx": 1,
                                 "leaders": 1}
    story.play("raze").has(gold=18)


def test_envelopment_would_have_hit_the_infantry_twice_and_ended_it__8_4_7() -> None:
    story = second_round().play("attack").dice("6 2").play("settle; take infantry; envelop")
    story.has(answers=["deal greek_infantry"])
    story.play("deal greek_infantry; deal greek_infantry reduced")
    assert story.events_of(events.LeaderFled) and story.dump()["glory"] == 2


def test_a_save_with_a_force_in_the_wrong_line_is_refused__8_1_1() -> None:
    story = before_the_first_round()
    dump = story.dump()
    battle = dump["battle"]
    assert story.game.load(dump).dump() == dump
    for mine in ([*battle["mine"], battle["foes"][0]], battle["mine"][:-1],
                 [each for each in battle["mine"] if "alexander" not in str(each)]):
        with pytest.raises(BadState):
            story.game.load({**dump, "battle": {**battle, "mine": mine, "foes": battle["foes"]}})

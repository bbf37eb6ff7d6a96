"""The winds and the serpent are satisfied "at a moment": what a referee found refused.
7.12 and 7.13"""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.games.commander import events
from alexandre.games.commander.hints.counsel import counsel
from alexandre.kernel.rng import Rng
from tests.games.commander.field import Field, field, fought
from tests.games.commander.story import Campaign, begin, change_site, conquer, full, retell


def under_way(story: Campaign, prophecy: str, **changes: Any) -> Campaign:
    """The prophecy was taken, and has two turns to go."""
    return retell(story, lambda dump: dump.update(
        prophecies={prophecy: dump["turn"] + 1}, **changes))


def in_battle(story: Field, prophecy: str, **changes: Any) -> Field:
    """The prophecy is under way in a battle."""
    dump = story.dump()
    dump.update(prophecies={prophecy: dump["turn"] + 1}, **changes)
    return Field(story.game, story.game.load(dump))


def before_babylon() -> Campaign:
    """Eight forces and A6 at Gaugamela, which has fallen."""
    story = begin("gaugamela").to_conquest()
    return retell(story, fell="gaugamela", region="gaugamela", came_from="thapsacus", gold=30,
                  entered=[*story.dump()["entered"], "gaugamela"])


# ---- the two findings ---------------------------------------------------------------------------


def test_a6_prays_before_the_walls_of_babylon_and_fights_as_a7__7_12() -> None:
    story = before_babylon().play("scout babylon; die 6; march; accept; reveal winds")
    story.has(phase="face").play("pray; fight").has(level=7, gold=21)  # four for forage


def test_a2_alone_prays_when_the_hit_is_due_and_lives_as_a1__7_12__2_7() -> None:
    story = under_way(begin().to_conquest(), "winds", level=2, gold=20, army={})
    story.play("scout sestus; die 2; march").has(answers=["pray", "hit alexander"])
    story.play("pray; hit alexander").has(level=1, ending=None)


def test_before_babylon_the_serpent_takes_an_adviser_for_the_level__7_13() -> None:
    story = before_babylon().play("scout babylon; die 6; march; accept; reveal serpent")

    assert story.play("give_up callisthenes; fight").dump()["level"] == 7


# ---- every other question -----------------------------------------------------------------------


def test_after_scouting_a_price_that_is_no_longer_there_is_not_offered__7_12__6_3() -> None:
    story = under_way(begin().to_conquest(), "winds", gold=6).play("scout sestus; die 1")
    assert "march" in story.answers()

    assert story.play("pray").answers() == ["stay"]


def test_a_levy_that_can_no_longer_be_paid_becomes_a_hit__7_12__4_7() -> None:
    story = under_way(begin(), "winds", gold=6).play("proceed; die 1").has(phase="levy")
    story.play("pray").has(phase="hits")


def test_a_counter_that_can_no_longer_be_paid_off_takes_effect__7_12__5_2() -> None:
    story = under_way(begin(), "winds", gold=6).play("proceed").quiet_orders()
    story.play("operation one_force").has(phase="intrigue").play("pray").has(phase="muster")
    assert story.events_of(events.OperationStands)


def test_without_aristander_nobody_turns_the_die__7_13__12_10() -> None:
    story = under_way(begin(advisors="aristander"), "serpent").play("proceed; die 1")
    story.has(phase="advice").play("give_up aristander").has(phase="levy")


def test_a_tyrian_order_that_gold_no_longer_meets_hits_the_army__7_12__14_11() -> None:
    story = under_way(begin("tyre"), "winds", gold=5, turn=2).play("proceed; die 6; die 3")
    assert story.answers()[-1] == "lose gold"

    assert story.play("pray").phase() == "hits"


@pytest.mark.parametrize("prophecy", ["winds", "serpent"])
def test_neither_is_satisfied_once_its_term_or_the_campaign_is_over__7_6(prophecy: str) -> None:
    story = retell(begin(advisors="hephaestion"),
                   prophecies={prophecy: 1, "bulls": 1, "let_go": 1}, gold=20, level=3)
    story.to_conquest().play("encamp; end").has(phase="failed").offering("pray")
    assert story.refused("pray") in ("7.6", "7.12")
    level = story.dump()["level"]
    assert story.play("give_up hephaestion").dump()["level"] == level  # he pays for what failed


def test_a_life_that_is_won_no_longer_prays__13_11() -> None:
    def change(dump: dict[str, Any]) -> None:
        conquer(dump, "chaeronea", "granicus", "halicarnassus", "lycia")
        dump.update(region="granicus", came_from="ilium", oracles=["ephesus"], gold=20, life=0,
                    prophecies={"winds": 3, "wall_of_wood": 5}, level=3)
        change_site(dump, "sardis", forces={})
        dump["cup"]["levy"] += 2

    story = begin("granicus", garrisons="levy levy mercenaries levy levy levy levy")
    story = retell(story.to_conquest(), change).play("scout sardis; die 5; march; govern")

    story.has(phase="failed").offering("pray")


# ---- battles ------------------------------------------------------------------------------------


def test_in_a_duel_the_winds_save_alexander__7_12__8_7_6() -> None:
    story = in_battle(fought(mine="infantry", foes="levy levy", leader=2, level=2), "winds")
    story.play("fight_on; attack; die 6; die 6; die 6; die 6; aim_leader; attack; die 6")
    story.play("fight_on; attack; die 6; die 6; die 6; die 1").has(stage="suffering")
    story.has(offers=["pray", "take alexander"]).play("pray; take alexander").has(level=1)


def test_a_level_gained_while_plans_are_chosen_is_one_more_free_plan__7_12__8_3_1() -> None:
    story = in_battle(field(foes="levy", level=1).play("fight").draw_plans("guards"), "winds")
    assert story.battle.free == 1

    assert story.play("plan command; pray").battle.free == 1  # A2 has two


def test_hephaestion_gone_his_point_is_gone_too__7_13__8_3_3() -> None:
    story = in_battle(field(foes="levy", level=1, advisors="hephaestion").play("fight")
                      .draw_plans("guards"), "serpent")
    assert story.battle.free == 2

    story.play("give_up hephaestion")
    assert story.battle.free == 2  # A2 alone, as A1 with him
    assert next(force.value for force in story.view().battle.mine
                if force.id == "alexander") == 2


def test_parmenion_gone_the_enemy_draws_all_its_plans__7_13__8_2_2() -> None:
    story = in_battle(field(foes="levy levy levy levy", advisors="parmenion",
                            insights="anticipation").play("fight"), "serpent")
    assert (story.stage(), story.battle.due) == ("opening", 1)

    assert story.play("give_up parmenion").battle.due == 4


def test_alexander_who_rises_beyond_a_speed_that_is_over_attacks_at_once__8_5_2() -> None:
    """A2 has speed 0, A3 speed 1, at which the phalanx has attacked."""
    story = in_battle(fought(mine="phalanx", foes="levy levy levy", level=2), "winds")
    story.play("fight_on; attack; die 6; die 6; die 6; attack; die 6")
    assert story.battle.speed == 0

    story.play("pray; attack; die 2").has(stage="dealing")


def test_alexander_whom_walls_silenced_does_not_attack_later_in_the_round__8_5_4() -> None:
    """A3 has speed 1; the engine brings the wall down to its reduced side only afterwards."""
    story = fought("sardis", mine="phalanx", foes="levy", walls=(1, 0), level=3)
    story.play("fight_on; attack; die 6; attack; die 6")

    assert story.battle.round == 2


def test_the_counsellor_prays_at_once_and_before_he_dies__7_12() -> None:
    story = under_way(begin().to_conquest(), "winds", level=2, gold=20, army={})
    story.play("scout sestus; die 2; march")
    advised = counsel(story.table, Rng(1, "duty"))

    assert advised is not None and advised.text == "pray"


def test_beside_a_single_answer_forces_are_not_sent_home__6_6() -> None:
    """A prophecy that may be fulfilled makes no question of it."""
    story = in_battle(fought(mine="infantry archers", foes="levy"), "winds").play("fight_on")
    assert story.offers() == ["pray", "attack"]


def test_an_army_before_an_oracle_keeps_its_other_offers__7_12() -> None:
    story = under_way(begin().to_conquest(), "winds", gold=30)
    story = retell(story, army=full(phalanx=2))
    story.play("scout sestus; die 3; march; scout ilium; die 3; march")
    assert story.answers() == ["pray", "accept", "decline"]

"""Chapter 8: how plans are drawn and chosen, and what each of them does."""

from __future__ import annotations

import pytest

from alexandre.games.commander.events import battle as events
from tests.games.commander.field import field, fought

LINE = "levy levy mercenaries"


# ---- 8.2 and 8.3: drawing and choosing ----------------------------------------------------


def test_every_enemy_counter_draws_a_plan__8_2_1() -> None:
    story = field(foes=LINE, walls=(1, 1), leader=2).play("fight")

    assert story.battle.due == 6 and story.refused("array") == "8.1.1"


def test_parmenion_takes_three_plans_from_the_enemy__8_2_2() -> None:
    assert field(foes=LINE, leader=2, advisors="parmenion").play("fight").battle.due == 1
    story = field(foes=LINE, advisors="parmenion").play("fight").has(stage="planning")
    assert story.table.advisor_used


def test_a_plan_that_is_drawn_is_not_in_the_bowl__8_2_3() -> None:
    story = field(foes=LINE).play("fight").draw_plans("raid raid")

    assert "enemy raid" not in story.answers()
    assert story.refused("enemy raid") == "8.2.3"
    assert dict(story.state.outcomes())[story.game.parse("enemy rally")] == 3


def test_anticipation_is_played_before_the_draw__8_2_4() -> None:
    story = field(foes=LINE, insights="anticipation").play("fight")

    assert story.answers() == ["anticipate", "meet"]
    assert story.fork().play("anticipate").stage() == "planning"
    story.play("meet").refuses("anticipate", "8.2.4")


def test_further_plans_cost_gold__8_3_1() -> None:
    story = field(foes="levy", level=2, gold=1).play("fight").draw_plans("rally")
    story.play("plan charge; plan charge").has(gold=1).play("plan flank").has(gold=0)
    story.has(answers=["array"]).refuses("plan flank", "8.3.1")
    assert [(event.id, event.price) for event in story.events_of(events.PlanTaken)] == [
        ("charge", 0), ("charge", 0), ("flank", 1)]


def test_only_charge_and_flank_can_be_had_more_than_once__8_3_2() -> None:
    story = field(foes="levy", gold=30).play("fight").draw_plans("rally")
    story.play("; ".join(["plan charge"] * 6)).refuses("plan charge", "8.3.2").play("plan rally")
    story.refuses("plan rally", "8.3.2")
    assert story.answers() == ["plan flank", "plan envelopment", "plan command", "plan regroup",
                               "plan sacrifice", "array"]


def test_plans_are_chosen_in_any_order_and_it_leaves_no_trace__8_3_2() -> None:
    """After Command a Flank was refused, as if the book asked for the order of our list."""
    story = field(foes="levy", gold=30).play("fight").draw_plans("rally")
    other = story.fork().play("plan flank; plan command; plan rally")

    assert story.play("plan rally; plan command; plan flank").state.hash() == other.state.hash()


def test_morale_and_manoeuvre_are_played_while_plans_are_chosen__8_3_6__8_3_7() -> None:
    """Any plan barred them, and Morale barred Manoeuvre."""
    story = field(foes="levy", gold=30, insights="morale manoeuvre").play("fight")
    story.draw_plans("rally")
    other = story.fork().play("manoeuvre; morale; plan rally; plan flank")
    story.play("plan flank; plan rally")
    assert {"morale", "manoeuvre"} <= set(story.answers())
    story.play("morale").refuses("plan rally", "8.3.2")
    assert story.play("manoeuvre").state.hash() == other.state.hash()
    assert story.battle.plans[4] == 1 + 5  # Rally


def test_what_temples_and_morale_give_is_no_plan_chosen__8_3_5() -> None:
    story = field(foes="levy", gold=30, insights="bucephalus morale", temples="ilium")
    story.play("fight").draw_plans("rally").play("morale")
    assert "bucephalus" in story.answers()
    assert story.play("plan rally").refused("bucephalus") == "8.3.5"


def test_hephaestion_and_bucephalus_each_bring_a_plan__8_3_3() -> None:
    story = field(foes="levy", level=3, advisors="hephaestion", insights="bucephalus")
    story.play("fight").draw_plans("rally")
    assert story.battle.free == 3 and story.play("bucephalus").battle.free == 4


def test_philip_may_withdraw__8_3_4() -> None:
    greeks = "sacred_band greek_infantry greek_phalanx"
    story = field("chaeronea", foes=greeks, leader=2, philip_withdraws=True).play("fight")

    assert story.draw_plans("rally rally rally raid").battle.free == 1


def test_bucephalus_comes_before_any_plan__8_3_5() -> None:
    story = field(foes="levy", level=2, insights="bucephalus").play("fight").draw_plans("rally")

    assert story.play("plan charge").refused("bucephalus") == "8.3.5"


def test_manoeuvre_stops_the_first_round_and_its_plans__8_3_6() -> None:
    story = field(foes=LINE, insights="manoeuvre", level=2).play("fight")
    story.draw_plans("archers infantry rally").play("manoeuvre; array; fight_on")
    while story.battle.round == 1:
        story.play("attack").dice("6 " * (story.stage() == "rolling"))
    assert not any(not event.is_mine for event in story.events_of(events.Attacked))
    assert story.dump()["battle"]["schemes"] == {"rally": 1}


def test_after_manoeuvre_enemy_cavalry_has_not_attacked_and_does_not_rest__8_5_6() -> None:
    story = field(mine="archers", foes="persian_heavy_cavalry", insights="manoeuvre")
    story.play("fight").draw_plans("raid").play("manoeuvre; array").dice("3")
    story.play("fight_on; attack").dice("6").play("attack").dice("6").play("fight_on; attack")
    story.dice("6").play("attack").has(foes="persian_heavy_cavalry")
    assert story.dump()["battle"]["attacker"] == "persian_heavy_cavalry"


def test_morale_gives_a_rally_for_each_counter__8_3_7() -> None:
    story = field(foes="levy", mine="archers infantry", insights="morale").play("fight")
    story.draw_plans("raid").play("morale; plan rally; array")

    assert story.dump()["battle"]["plans"] == {"rally": 4}


def test_each_temple_gives_a_destiny__8_3_8() -> None:
    story = field(foes="levy", temples="ilium macedonia").play("fight")

    assert story.dump()["battle"]["plans"] == {"destiny": 2}


# ---- 8.4: before the first round ----------------------------------------------------------


def test_confusion_takes_a_plan_by_lot_before_anything_else__8_4_1() -> None:
    story = field(foes="levy levy", level=2, temples="ilium").play("fight")
    story.draw_plans("raid confusion").with_plans("charge flank")

    assert story.answers() == ["confuse charge", "confuse flank", "confuse destiny"]
    assert story.play("confuse flank").stage() == "raiding"


def test_destiny_can_be_lost_to_confusion__8_4_1() -> None:
    story = field(foes="levy", temples="ilium").play("fight").draw_plans("confusion")

    assert story.play("array").answers() == ["confuse destiny"]


def test_confusion_without_a_plan_does_nothing__8_4_1() -> None:
    field(foes="levy").play("fight").draw_plans("confusion").play("array").has(stage="round")


def test_deployment_brings_a_force_of_the_regions_flag__8_4_2() -> None:
    story = field(foes="levy").play("fight").draw_plans("deployment").play("array")
    assert story.refused("draw elephants") == "8.4.2"
    before = story.dump()["cup"]["immortals"]
    story.play("draw immortals").has(foes="levy immortals")
    assert story.dump()["cup"].get("immortals", 0) == before - 1


def test_deployment_out_of_an_empty_cup_costs_two_hits__8_4_2() -> None:
    greeks = "sacred_band greek_infantry greek_phalanx"
    story = field("chaeronea", foes=greeks, leader=2).play("fight")
    story.draw_plans("deployment deployment raid rally").with_plans("rally")

    assert story.events_of(events.NobodyDeployed)[0].hits == 2
    story.play("rally; take infantry; take archers; take phalanx").dice("6")
    assert story.mine() == "infantry- phalanx- heavy_cavalry"


def test_the_raid_costs_gold_by_a_die__8_4_3() -> None:
    for die, gold in ((1, 8), (2, 8), (3, 9), (6, 9)):
        story = field(foes="levy", gold=10).play("fight").draw_plans("raid").play("array")
        assert story.play(f"die {die}").dump()["gold"] == gold
    field(foes="levy", gold=0).play("fight").draw_plans("raid").play("array").has(stage="round")


@pytest.mark.parametrize(("plan", "force", "die", "hits"), [
    ("archers", "persian_archers", 5, 1), ("infantry", "levy", 4, 1),
    ("cavalry", "persian_heavy_cavalry", 2, 2), ("cavalry", "persian_heavy_cavalry", 4, 1)])
def test_a_plan_of_the_first_round_adds_up_with_its_copy__8_4_4(
        plan: str, force: str, die: int, hits: int) -> None:
    story = fought(mine="siege_engine", foes=f"{force} levy", enemy=plan).play("fight_on")
    while story.dump()["battle"]["attacker"] != force:
        story.play("attack" if story.stage() == "bracket" else "die 6")
    assert story.play(f"die {die}").hits()[-1] == hits


def test_two_copies_of_a_plan_add_up__8_4_4() -> None:
    story = fought(mine="siege_engine", foes="persian_archers levy", enemy="archers archers")
    story.play("fight_on; attack; die 6")
    assert story.events_of(events.Attacked)[-1].value == 8
    assert story.play("take siege_engine").battle.speed == 2


def test_plans_of_the_first_round_are_gone_in_the_second__8_4_4() -> None:
    story = fought(mine="siege_engine", foes="levy", enemy="infantry")
    story.play("fight_on; attack; die 6; attack; die 6; attack; die 6; fight_on")
    story.play("attack; die 6; attack; die 3")

    attacks = [event for event in story.events_of(events.Attacked) if not event.is_mine]
    assert [event.value for event in attacks] == [4, 2]
    assert story.hits()[-1] == 0


# ---- 8.4: in the rounds -------------------------------------------------------------------


def test_charge_lets_cavalry_attack_again_and_rest_after__8_4_5() -> None:
    story = fought(mine="heavy_cavalry", foes="levy levy levy", plans="charge")
    story.play("fight_on; attack; die 6; attack; die 6; die 6; die 6; attack; die 6; fight_on")
    story.has(mine="heavy_cavalryz", answers=["charge heavy_cavalry spent", "attack"])
    story.play("charge heavy_cavalry spent; attack; die 6; attack; die 6; die 6; die 6")
    story.play("attack; die 6; fight_on")

    assert story.mine() == "heavy_cavalryz" and story.battle.speed == 2
    assert story.refused("charge heavy_cavalry spent") == "8.4.5"


def test_destiny_rolls_any_own_die_again_and_the_last_one_stands__8_4_6() -> None:
    story = fought(foes="levy levy levy", temples="ilium macedonia").play("fight_on; attack")
    story.dice("5").has(answers=["reroll", "keep_die"])
    story.play("reroll").dice("6").play("reroll").dice("2").has(hits=[1])
    assert "destiny" not in story.dump()["battle"]["plans"]


def test_destiny_serves_a_single_die_of_a_phalanx__8_4_6() -> None:
    story = fought(mine="phalanx", foes="levy levy levy", temples="ilium")
    story.play("fight_on; attack; die 6; die 6; die 6; attack; die 4; die 4; reroll")
    story.play("die 3; die 3")

    assert [event.hits for event in story.events_of(events.Attacked) if event.is_mine] == [1, 1, 0]


def test_destiny_never_touches_the_enemys_dice__8_4_6() -> None:
    story = fought(mine="phalanx", foes="persian_archers levy", temples="ilium")

    assert story.play("fight_on; attack; die 1").answers() == ["take phalanx", "take alexander"]
    assert story.refused("reroll") == "8.4.6"


def test_the_die_of_a_trap_may_be_rolled_again__8_4_6() -> None:
    story = fought(foes="levy levy levy", insights="trap", temples="ilium")
    story.play("trap; die 1; reroll; die 3")

    assert story.events_of(events.HitsCaused)[0].hits == 3


def test_envelopment_counts_the_advantage_of_its_moment__8_4_7() -> None:
    story = fought(foes="levy levy", plans="envelopment").play("envelop")

    assert story.battle.free_hits == 3
    story.play("deal levy; deal levy; deal levy reduced")
    assert story.foes() == "levy-" and story.stage() == "round"


def test_no_envelopment_while_a_wall_stands_nor_without_advantage__8_4_7() -> None:
    assert fought(foes="levy", walls=(0, 1), plans="envelopment").refused("envelop") == "8.4.7"
    fought(mine="phalanx", foes="levy levy", plans="envelopment").refuses("envelop", "8.4.7")
    assert fought(foes="levy", plans="rally").refused("envelop") == "8.4.7"


def test_flank_is_for_infantry_and_cavalry_that_hit__8_4_8() -> None:
    story = fought(foes="levy levy levy", plans="flank").play("fight_on; attack; die 1")
    assert story.stage() != "flanking"
    story.play("deal levy; attack; die 4").has(answers=["flank", "spare_flank"]).play("flank")
    assert story.battle.free_hits == 2


def test_a_phalanx_takes_no_flank__8_4_8() -> None:
    story = fought(mine="phalanx", foes="levy levy levy", plans="flank")
    story.play("fight_on; attack; die 6; die 6; die 6; attack; die 1; die 6")

    assert story.stage() == "dealing" and story.battle.free_hits == 1


def test_the_enemy_flanks_with_its_first_hit_once_an_attack__8_4_8() -> None:
    story = fought(mine="phalanx", foes="levy levy", enemy="flank flank")
    story.play("fight_on; attack; die 1; die 2")

    assert story.battle.own_hits == 4


def test_rally_absorbs_a_hit_of_ones_choice__8_4_9() -> None:
    story = fought(mine="phalanx infantry", foes="levy levy", plans="rally")
    story.play("fight_on; attack; die 6; die 1; die 1")
    assert story.answers() == ["rally", "take infantry", "take phalanx", "take alexander"]
    after = story.fork().play("take infantry; rally")
    assert story.play("rally").battle.own_hits == 1 and story.refused("rally") == "8.4.9"
    assert story.play("take infantry").state.hash() == after.state.hash()


def test_a_force_regrouped_comes_back_at_full_strength__8_4_10() -> None:
    story = fought(mine="archers infantry-", foes="levy", plans="regroup")
    story.play("fight_on; attack; die 6; attack; die 6; die 1; take infantry reduced")
    story.has(answers=["regroup infantry", "keep_regroup"]).refuses("regroup archers", "8.4.10")
    story.play("regroup infantry; attack; die 6; fight_on; attack; die 1; deal levy; attack")
    story.play("die 6; attack; die 6; fight_on; attack; die 1; deal levy reduced")
    story.has(army={"archers": [1, 0], "infantry": [1, 0]})


def test_a_force_regrouped_comes_back_after_a_retreat__8_4_10() -> None:
    story = fought(mine="archers", foes="persian_archers", plans="regroup")
    story.play("fight_on; attack; die 6; die 1; take archers; regroup archers; attack; die 6")
    story.play("retreat").has(army={"archers": [1, 0]})


def test_regroup_can_be_kept__8_4_10() -> None:
    story = fought(mine="archers peltasts", foes="levy levy levy levy", plans="regroup")
    story.play("fight_on; attack; die 6; attack; die 6; attack; die 1; die 6; die 6; die 6")
    story.play("take archers; keep_regroup")

    assert story.dump()["battle"]["plans"] == {"regroup": 1}
    assert not story.dump()["battle"]["fallen"]


def test_sacrifice_counts_as_a_one_and_costs_the_force__8_4_11() -> None:
    story = fought(mine="heavy_cavalry peltasts", foes="levy levy", plans="sacrifice")
    story.play("fight_on; attack; strike; die 6; attack").has(answers=["strike", "sacrifice"])
    story.play("sacrifice").has(hits=[0, 2], mine="peltasts")


def test_a_sacrificed_phalanx_goes_on_with_real_dice__8_4_11() -> None:
    story = fought(mine="phalanx", foes="levy levy levy", plans="sacrifice")
    story.play("fight_on; attack; die 6; die 6; die 6; attack; sacrifice; die 3; die 6")

    assert [event.hits for event in story.events_of(events.Attacked) if event.is_mine] == [1, 1, 0]
    assert story.mine() == ""


def test_alexander_cannot_be_sacrificed__8_4_11() -> None:
    story = fought(mine="siege_engine", foes="levy levy levy", plans="sacrifice")
    story.play("fight_on; attack; strike; die 6; attack; die 6; die 6; die 6; attack")

    assert story.stage() == "rolling"


def test_a_trap_spares_the_leader__8_4_12() -> None:
    story = fought(foes="levy", leader=2, walls=(1, 0), insights="trap").play("trap; die 2")
    story.has(answers=["deal levy", "deal wall"]).refuses("deal levy reduced", "8.7.2")
    story.play("deal levy; deal levy reduced")

    assert story.events_of(events.LeaderFled) and story.table.insights[7] == 2


def test_the_enemys_rally_absorbs_first__8_4_13() -> None:
    story = fought(foes="levy levy levy", enemy="rally rally", insights="trap")

    assert story.play("trap; die 4").battle.free_hits == 2


def test_two_rallies_leave_two_of_four_hits__8_7_4() -> None:
    story = fought(foes="levy levy levy", enemy="rally rally", plans="envelopment",
                   mine="archers archers infantry phalanx heavy_cavalry light_cavalry")

    assert story.play("envelop").battle.free_hits == 2


def test_guards_absorb_after_rally_and_only_for_the_leader__8_4_14() -> None:
    story = fought(mine="archers", foes="levy", leader=2, enemy="guards", level=8)
    story.play("fight_on; aim_leader; attack; die 1; die 1; deal levy")

    assert story.dump()["battle"]["schemes"] == {} and story.foes() == "levy- leader-"


def test_command_adds_to_value_and_superscript_but_brings_no_plan__8_4_15() -> None:
    story = field(foes="levy levy", level=2).play("fight").draw_plans("rally rally")
    story.play("plan command")
    assert story.battle.free == 1
    story.play("plan regroup; array; fight_on; attack; die 6; attack; die 6; attack; die 6; die 6")
    story.play("die 6; attack; die 6; attack; die 1")

    last = story.events_of(events.Attacked)[-1]
    assert (last.value, last.sup) == (3, 1)


def test_what_may_be_used_at_any_time_has_three_moments__8_4_16() -> None:
    story = fought(foes="levy levy", plans="envelopment")
    assert "envelop" in story.answers()
    assert "envelop" in story.play("fight_on").answers()
    assert story.play("attack; die 1").answers() == ["envelop", "settle"]
    assert story.play("envelop").battle.free_hits == 4

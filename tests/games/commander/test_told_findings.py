"""Facts that a solitaire player missed: prices in the questions, sums in the log, true reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.kernel.text import Msg, Noun
from tests.games.commander.field import Field, field, fought
from tests.games.commander.story import (
    Campaign,
    begin,
    change_site,
    conquer,
    retell,
    with_insights,
)
from tests.games.commander.test_rulebook_9_intimidation import before_sardis as in_sardis
from tests.games.commander.test_rulebook_12_insights import before_sardis
from tests.games.commander.test_rulebook_14_tyre import under_orders


def question(story: Campaign | Field) -> Msg:
    """The present question."""
    return story.game.prompt(story.state).msg


def argument(story: Campaign | Field, name: str) -> Any:
    """The argument of the question."""
    return question(story).arg(name)


def to_operation(story: Campaign) -> Campaign:
    """Through the orders, which have no effect."""
    return story.play("proceed").quiet_orders()


def test_what_cancelling_costs_is_asked_with_its_price__5_2() -> None:
    story = to_operation(begin()).play("operation one_force")

    assert argument(story, "price") == Msg.of("commander.price.gold", n=2)


def test_a_price_that_is_not_there_is_told__5_2() -> None:
    """A lack of glory, once silent, is told."""
    story = to_operation(begin()).play("operation three_forces")

    (told,) = story.events_of(events.OperationStands)
    assert (told.price, told.is_glory) == (2, True)
    assert not to_operation(begin()).play("operation one_force").events_of(events.OperationStands)


def surrender_sardis() -> Campaign:
    """Sardis, which gave itself up."""
    return surrender_sardis_before().play("march")


def surrender_sardis_before() -> Campaign:
    """On the way to Sardis, which nobody holds."""
    def change(dump: dict[str, Any]) -> None:
        conquer(dump, "chaeronea", "granicus")
        dump.update(region="granicus", came_from="ilium", oracles=["ephesus"], gold=10)
        change_site(dump, "sardis", forces={})
        dump["cup"]["levy"] = dump["cup"].get("levy", 0) + 2

    story = begin("granicus", garrisons="levy levy mercenaries levy levy levy levy")
    return retell(story.to_conquest(), change).play("scout sardis; die 5")


def test_govern_or_raze_is_asked_with_the_gold_of_both__10_4() -> None:
    story = surrender_sardis().has(phase="treatment")
    assert (argument(story, "govern"), argument(story, "raze")) == (5, 12)


def test_prices_stand_in_the_questions_or_their_answers_and_in_the_view__11_4() -> None:
    story = retell(begin(), army={"infantry": [0, 1]})
    assert question(story).key == "commander.prompt.prepare_refit"
    assert argument(story, "refit") == 2
    story.to_conquest().play("encamp")
    labels = [story.game.label(story.state, story.game.parse(each)) for each in ("city", "temple")]
    assert (labels[0].arg("city"), labels[1].arg("temple")) == (4, 3)
    assert story.view().prices == {
        "archers": 2, "peltasts": 2, "infantry": 3, "phalanx": 4, "light_cavalry": 2,
        "heavy_cavalry": 4, "siege_engine": 2, "refit": 2, "city": 4, "temple": 3}

    tyre = begin("tyre")
    assert {name: tyre.view().prices[name] for name in ("transports", "mole", "warships")} == {
        "transports": 4, "mole": 1, "warships": 3}


def test_the_log_of_an_order_has_die_distance_and_result__4_4() -> None:
    """`Sardis: total 6` stood there, and after Aristander a garrison arrived all the same."""
    story = begin(advisors="aristander").play("proceed; die 1; heed")

    first, second = story.events_of(events.OrderRolled)
    assert (first.die, first.parts, first.total, first.order) == (
        1, (("distance", 4), ("diplomats", 0)), 5, "levy")
    assert (second.die, second.total, second.order) == (2, 6, "garrison")
    assert first.msg().key == "commander.event.rolled_order_distance"


def test_diplomats_stand_in_the_sum_of_an_order__12_5() -> None:
    story = with_insights(begin(), "diplomats").play("play diplomats; proceed; die 1")
    (told,) = story.events_of(events.OrderRolled)

    assert (told.total, told.order) == (8, "glory")
    assert told.msg().key == "commander.event.rolled_order_distance_diplomats"


def test_the_log_of_tyres_fleet_has_the_sum_and_says_when_nothing_happens__14_9() -> None:
    story = retell(begin("tyre"), turn=3).play("proceed; die 6; die 6")
    told = story.events_of(events.OrderRolled)[-1]

    assert (told.die, told.total, told.order) == (6, 5, "nothing")
    assert told.msg().key == "commander.event.rolled_tyrian_late"


def test_refitting_is_told_with_its_gold__4_2() -> None:
    """The purse could not be followed from the log."""
    story = retell(begin(), army={"infantry": [0, 1]}).play("refit infantry")

    (paid,) = story.events_of(events.GoldChanged)
    assert (paid.n, paid.reason) == (-2, "refit")


def homeward(region: str) -> Campaign:
    """All of Gaugamela is conquered."""
    story = begin("gaugamela")
    return retell(story, fell=" ".join([*story.dump()["garrison"], "gaugamela", "hydaspes"]),
                  region=region, came_from=region, turn=5, phase="conquest", count=0, step=-1,
                  entered=[*story.dump()["entered"], region])


def test_at_gaugamela_it_is_said_what_wins__13_8() -> None:
    away, home = homeward("susa"), homeward("babylon")

    assert question(away).key == "commander.prompt.conquest_homeward"
    noun = argument(away, "home")
    assert isinstance(noun, Noun) and noun.id == "babylon"
    assert question(home).key == "commander.prompt.conquest_home"
    label = home.game.label(home.state, home.game.parse("encamp"))
    assert label.key == "commander.action.encamp_won"
    assert home.play("encamp").state.outcome() is not None


def test_a_resupply_tells_its_parts__11_1() -> None:
    story = retell(begin(), lambda dump: dump.update(destroyed={"levy": 1}, cup={
        **dump["cup"], "levy": dump["cup"]["levy"] - 1}))
    story.to_conquest().play("encamp")

    (told,) = story.events_of(events.Resupplied)
    assert (told.gold, told.parts) == (6, (("base", 5), ("destroyed", 1)))


def test_gold_that_finds_no_counters_is_told__3_6() -> None:
    """`Resupply: 5 gold (income 15)`, and nothing said that ten were lost."""
    story = retell(begin("issus"), gold=90).to_conquest()
    held = story.dump()["gold"] + sum(story.dump()["bonus_gold"].values())
    story.play("encamp")

    (told,) = story.events_of(events.CountersRanOut)
    (resupplied,) = story.events_of(events.Resupplied)
    assert (told.n, told.is_glory) == (held + 15 - 95, False)
    assert resupplied.gold + told.n == sum(n for _name, n in resupplied.parts)
    assert told.msg().key == "commander.event.no_gold_left"


def test_a_purse_with_room_loses_nothing__3_6() -> None:
    assert not begin("issus").to_conquest().play("encamp").events_of(events.CountersRanOut)


def test_so_is_glory_that_finds_no_counters__3_6() -> None:
    story = retell(surrender_sardis_before(), glory=29)
    (told,) = story.play("march").events_of(events.CountersRanOut)

    assert (told.n, told.is_glory) == (1, True)


def test_the_end_of_a_campaign_in_a_life_tells_its_immortality__13_9() -> None:
    """`The campaign is won: 0 points`, where 64 of immortality were won."""
    story = retell(surrender_sardis(), fell="halicarnassus lycia", life=0).play("govern")
    (told,) = story.events_of(events.CampaignEnded)
    assert told.immortality == story.view().immortality
    assert told.msg().key == "commander.event.ended_victory_immortal"


def test_a_raid_on_an_empty_purse_says_so__8_4_3() -> None:
    story = field(foes="levy", gold=0).play("fight").draw_plans("raid").play("array")

    assert story.events_of(battle.RaidFailed)


def test_destiny_asks_only_about_a_die_that_could_be_better__8_4_6() -> None:
    story = fought(mine="phalanx", foes="levy levy", temples="ilium")
    story.play("fight_on; attack; die 6; die 6; attack; die 1").has(stage="rolling")
    story.play("die 6").has(stage="rerolling")


def test_in_a_battle_the_army_is_that_of_its_line__8_7_1() -> None:
    story = fought(mine="archers infantry", foes="persian_archers levy")
    story.play("fight_on; attack; die 6; die 1; take archers")

    assert [force.id for force in story.view().army] == ["infantry"]


def test_values_have_what_plans_and_hephaestion_add_before_the_first_round__8_4_4() -> None:
    story = field(foes="levy", advisors="hephaestion").play("fight").draw_plans("infantry")
    view = story.view().battle
    assert view is not None

    assert view.foes[0].value == 2 + 2
    assert next(force.value for force in view.mine if force.id == "alexander") == 1 + 1


def test_chance_is_asked_which_force_sets_out__5_7() -> None:
    noun = argument(to_operation(begin("issus")).play("operation go"), "force")
    assert isinstance(noun, Noun) and noun.id in ("levy", "immortals")


def test_glory_beyond_a_success_is_not_spent__9_5() -> None:
    story = in_sardis(glory=9).play("intimidate; die 6")
    most = story.table.tables.box.intimidation["success"] - argument(story, "n")

    assert story.offers("boast") == [str(n) for n in range(most + 1)]
    assert story.why(f"boast {most + 1}") == Msg.of("commander.why.glory_enough", "9.5", n=most)


def test_the_die_of_an_intimidation_stays_the_die_and_its_sum_is_told__9_3__9_6() -> None:
    """After the courtiers a die of 3 was shown as 7, and the log had the total alone."""
    story = before_sardis("courtiers").play("intimidate; die 3; play courtiers")
    assert (story.view().die, story.view().modifiers["courtiers"]) == (3, 4)
    total = argument(story, "n")
    figures = [int(str(dict(each.args)["n"])) for each in argument(story, "parts")]
    assert figures[0] == 3 and sum(figures) == total

    (told,) = story.play("boast 0").events_of(events.Intimidated)
    assert (told.die, dict(told.parts)["courtiers"], told.total) == (3, 4, total)
    assert told.die + sum(n for _name, n in told.parts) == told.total
    assert told.msg().arg("parts")[0] == Msg.of("commander.added.die", n=3)
    assert story.dump()["courtiers"] == 0


@pytest.mark.parametrize(("text", "key", "rule"), [
    ("buy archers", "not_now", "11.4"),
    ("play courtiers", "no_insight", "12.1"),
])
def test_a_refusal_gives_the_true_reason__11_4(text: str, key: str, rule: str) -> None:
    reason = begin().play("proceed; die 1").reason(text)
    assert (reason.key, reason.rule) == (f"commander.why.{key}", rule)


def test_a_refusal_out_of_season_names_the_season__11_4() -> None:
    reason = begin().to_conquest().why("buy archers")

    assert reason is not None
    assert reason.arg("when") == Msg.of("commander.when.resupply")


def test_a_leader_who_takes_a_hit_is_wounded__8_7_1() -> None:
    """The finding: “The enemy’s Darius is reduced”."""
    darius = Noun("darius", ())

    assert [battle.ForceHit(force, darius, is_mine=False, is_destroyed=is_destroyed).msg().key
            for force, is_destroyed in (("leader acted", False), ("leader reduced", True),
                                        ("persian_archers", False))] == [
        f"commander.battle.event.{key}"
        for key in ("reduced_leader", "destroyed_foe", "reduced_foe")]


def test_glory_that_is_spent_is_a_step_with_a_verb__9_5() -> None:
    story = begin()

    assert [story.game.label(story.state, story.game.parse(f"boast {n}"), is_step=True).key
            for n in (0, 2)] == ["commander.step.boast_none", "commander.step.boast"]


@pytest.mark.parametrize(("kind", "story"), [
    ("order", lambda: retell(begin(), gold=0).play("proceed; die 1")),
    ("tyrian", lambda: under_orders(2)),
])
def test_a_hit_is_asked_about_with_its_cause__2_4(
        kind: str, story: Callable[[], Campaign]) -> None:
    """The finding: "You must take 1 hit: who takes it?" did not say what had hit."""
    assert question(story()).key == f"commander.prompt.hits_{kind}"

"""Chapters 4 and 5: preparation, the enemy's orders, his operation."""

from __future__ import annotations

from typing import Any

from alexandre.games.commander import events
from alexandre.kernel.text import Msg
from tests.games.commander.story import Campaign, begin, retell
from tests.helpers.planned import plan_of, planner_of
from tests.helpers.walks import outcome_of


def reduce_forces(story: Campaign, gold: int = 10) -> Campaign:
    """The infantry and the phalanx are reduced."""
    return retell(story, gold=gold, also={"army": {"infantry": [0, 1], "phalanx": [0, 1]}})


def poor(story: Campaign, gold: int = 0, glory: int = 0) -> Campaign:
    """So much gold and glory."""
    return retell(story, gold=gold, glory=glory)


def test_two_gold_refit_a_force__4_2() -> None:
    story = reduce_forces(begin()).play("refit infantry; refit phalanx")

    assert story.army()["infantry"] == [1, 0]
    story.has(gold=6).refuses("refit phalanx", "4.2")


def test_several_are_refitted_in_any_order__4_2() -> None:
    story = reduce_forces(begin()).play("refit phalanx; refit infantry")

    assert story.army()["phalanx"] == story.army()["infantry"] == [1, 0]


def test_without_gold_nothing_is_refitted__4_2() -> None:
    assert reduce_forces(begin(), gold=1).refused("refit infantry") == "4.2"


def test_only_strongholds_that_stand_give_orders__4_4() -> None:
    story = retell(begin(), fell="sardis").play("proceed")

    assert story.site("halicarnassus")["status"] == "hostile"
    assert story.table.step == 3  # Halicarnassus
    story.play("die 6; die 6").has(phase="operation")


def near(story: Campaign) -> Campaign:
    """The army lies before Sardis, the regions behind it conquered."""
    return retell(story, fell="chaeronea granicus", region="sardis", came_from="granicus",
                  entered=[*story.dump()["entered"], "sestus", "ilium", "granicus", "sardis"],
                  oracles=["macedonia", "ephesus"])


def test_the_table_of_orders__4_5() -> None:
    story = near(begin(advisors="callisthenes")).play("proceed")
    walls, rest = story.fork().play("die 3"), story

    assert walls.site("sardis")["walls"] == [1, 0]  # [4.6]
    assert rest.fork().play("die 4").phase() == "levy"
    assert rest.fork().play("die 6").phase() == "garrison"
    story.play("die 1; die 6")  # Halicarnassus is 2 away: 8
    assert story.site("halicarnassus")["glory"] == 1
    story.play("die 6")  # Lycia is 3 away: 9
    assert story.site("lycia")["gold"] == 2


def test_without_a_wall_left_none_is_raised__4_6() -> None:
    story = near(begin(advisors="callisthenes"))
    left = story.table.walls_left() + 1  # with that of Lycia
    last = retell(story, sites={"lycia": {"walls": [left - 1, 0]}})

    raised = last.fork().play("proceed; die 3")
    assert (raised.site("sardis")["walls"], raised.table.walls_left()) == ([1, 0], 0)
    none_left = retell(story, sites={"lycia": {"walls": [left, 0]}}).play("proceed; die 3")
    assert none_left.site("sardis")["walls"] == [0, 0]
    assert not none_left.events_of(events.WallRaised)


def test_a_garrison_comes_out_of_the_cup__4_8() -> None:
    story = near(begin(advisors="callisthenes")).play("proceed; die 6; draw immortals")

    assert story.site("sardis")["forces"]["immortals"] == [1, 0]


def test_gold_or_a_hit_at_will__4_7() -> None:
    story = near(begin(advisors="callisthenes")).play("proceed; die 4")

    assert story.fork().play("yield").dump()["gold"] == 8
    story.play("suffer; hit archers")
    assert "archers" not in story.army()
    assert story.dump()["gold"] == 10


def test_without_two_gold_the_hit_is_forced__4_7() -> None:
    story = poor(near(begin(advisors="callisthenes")), gold=1).play("proceed; die 4")
    story.has(phase="hits", gold=1)


def test_a_hit_on_the_map_is_not_said_to_be_absorbed_by_a_plan__4_7() -> None:
    """The finding: “or a plan” where the map shows none."""
    story = poor(near(begin(advisors="callisthenes")), gold=1).play("proceed; die 4")

    assert plan_of(planner_of(story)).course.advice == Msg.of("commander.course.change_army")


def test_hits_are_named_in_any_order__2_4() -> None:
    """After the phalanx the archers can still be named, and the order leaves no trace."""
    story = poor(near(begin(advisors="callisthenes")), gold=1).play("proceed; die 4")

    story.state.hits = 2  # type: ignore[attr-defined]
    other = story.fork().play("hit archers; hit phalanx")
    story.play("hit phalanx")
    story.offering("hit", "archers", "infantry", "phalanx reduced", "heavy_cavalry", "alexander")
    assert story.play("hit archers").state.hash() == other.state.hash()


def test_a_wound_takes_two_levels_and_kills_a1__2_7() -> None:
    story = poor(near(begin(advisors="callisthenes")), gold=1).play("proceed; die 4")

    retell(story, level=5).play("hit alexander").has(level=3)
    story.play("hit alexander").has(ending="death")


def test_the_marker_leaves_the_track__4_3() -> None:
    story = retell(begin(), turn=9).to_conquest().play("encamp; end").has(ending="time")
    outcome = outcome_of(story.state)
    assert not outcome.winners and outcome.scores == (0,)
    assert story.refused("proceed") == "1.2"


def before_the_operation(**options: Any) -> Campaign:
    """The orders are over."""
    return begin("granicus", **options).play("proceed; die 6; die 6; die 6")


def test_every_counter_is_as_likely__5_1() -> None:
    law = {action.text: weight for action, weight in before_the_operation().state.outcomes()}

    assert law["operation one_force"] == 3 and sum(law.values()) == 8


def test_gold_cancels_a_counter__5_2() -> None:
    story = before_the_operation().play("operation one_force; cancel").has(gold=8, ops_active={})
    story.has(phase="conquest")


def test_what_cannot_be_paid_takes_effect_at_once__5_2() -> None:
    before_the_operation().play("operation three_forces").has(phase="muster")  # no glory yet


def test_so_many_forces_join__5_3() -> None:
    story = before_the_operation().play("operation three_forces; draw levy; draw levy")

    assert story.play("draw immortals").phase() == "conquest"
    assert sum(story.dump()["ops_forces"].values()) == 4


def test_the_book_s_operation_reaches_halicarnassus__5_7() -> None:
    story = begin("granicus", mustered="levy").play("proceed; die 6; die 6; die 6")
    story.play("operation one_force; cancel; encamp; end; proceed").quiet_orders()
    story.play("operation one_force; allow; draw persian_heavy_cavalry; encamp; end; proceed")
    story.quiet_orders()
    before = story.site("halicarnassus")["forces"]
    story.play("operation go")

    forces = story.site("halicarnassus")["forces"]
    assert forces["persian_heavy_cavalry"] == [1, 0]
    assert forces["levy"][0] == before.get("levy", [0, 0])[0] + 1
    story.play("draw levy")  # the next operation begins  [5.8]
    assert story.dump()["ops_left"] == {"go": 1, "one_force": 3, "two_forces": 1,
                                                 "three_forces": 1, "tribute": 1, "wall": 1}


def test_an_operation_without_a_goal_is_void__5_9() -> None:
    story = retell(begin("granicus", mustered="levy"), fell="halicarnassus lycia")
    story.play("proceed; die 6; operation tribute; encamp; end; proceed; die 6")
    gold = story.dump()["gold"]
    story.play("operation go; draw immortals").has(gold=gold, ops_forces={"immortals": 1})
    assert story.site("halicarnassus")["forces"] == {}


def test_gold_minus_five_and_a_hit_for_each_that_is_missing__5_4() -> None:
    story = poor(begin("granicus")).play("proceed; die 6; die 6; die 6; operation tribute")
    story = retell(story.play("encamp; end; proceed; die 6; die 6; die 6"),
                   gold=3).play("operation go")

    assert story.dump()["hits"] == 2 and story.dump()["gold"] == 0


def test_the_wall_goes_where_the_forces_go__5_5() -> None:
    story = before_the_operation().play("operation wall; encamp; end; proceed").quiet_orders()
    walls = story.site("halicarnassus")["walls"][0]

    assert story.play("operation go").site("halicarnassus")["walls"] == [walls + 1, 0]


def test_at_issus_a_die_for_each_force__5_6() -> None:
    story = begin("issus", mustered="levy immortals").play("proceed").quiet_orders()
    story.play("operation go").has(phase="placing")
    story.play("die 4; die 1")  # a levy to Issus, immortals to Side
    assert story.site("issus")["forces"]["levy"] == [1, 0]
    assert story.site("side")["forces"]["immortals"] == [1, 0]


def test_what_comes_to_a_conquered_region_goes_back__5_7() -> None:
    story = retell(begin("issus", mustered="levy immortals"), fell="side")
    story.play("proceed").quiet_orders()
    cup = story.dump()["cup"]["levy"]

    assert story.play("operation go; die 1").dump()["cup"]["levy"] == cup + 1


def test_at_gaugamela_every_counter_costs_two_hits__5_10() -> None:
    """The book's own example: two forces, one cancelled, a wall."""
    story = begin("gaugamela").play("proceed").quiet_orders()
    story.play("operation two_forces; allow; encamp; end; proceed").quiet_orders()
    story.play("operation one_force; cancel; encamp; end; proceed").quiet_orders()
    story.play("operation wall; encamp; end; proceed").quiet_orders().play("operation go")

    assert story.dump()["hits"] == 4


def test_tyre_knows_no_operation__5_11() -> None:
    begin("tyre").play("proceed").quiet_orders().has(phase="conquest")


def test_the_order_of_a_turn_is_kept__4_1() -> None:
    story = begin("granicus").refuses("scout sestus", "6.1").refuses("end", "11.10")
    story.to_conquest().refuses("proceed", "4.1")
    assert story.refused("yield") == "4.7" and story.refused("cancel") == "5.2"


def why(story: Campaign, text: str) -> tuple[str, str]:
    """The missing thing, and its rule."""
    reason = story.reason(text)
    return reason.key.removeprefix("commander.why."), reason.rule


def test_who_has_not_two_gold_hears_that_they_are_wanting__4_7() -> None:
    story = near(poor(begin(), gold=1)).play("proceed; die 4")  # Sardis, where the army is
    assert story.phase() == "hits"

    assert why(story, "yield") == ("few_gold", "4.7")
    paid = near(poor(begin(), gold=2)).play("proceed; die 4; suffer")
    assert why(paid, "yield") == ("not_now", "4.7")


def test_a_counter_is_paid_off_when_it_is_turned_up__5_2() -> None:
    story = poor(begin(), gold=10).play("proceed; die 6; die 6; die 6; operation tribute")
    assert story.phase() == "conquest"

    assert why(story, "cancel") == ("intrigue_when", "5.2")

"""Forces are bought and refitted as a whole, clicked in any order."""

from __future__ import annotations

from typing import Any

from alexandre.games import load, table
from alexandre.kernel.text import Msg
from tests.games.commander.field import Field, field
from tests.helpers.planned import Prepared, list_actions, plan_of, planner_of

DRAWING = table(load("commander"))


def at(phase: str, mine: str = "infantry", gold: int = 10) -> Field:
    """In Ilium, with that army."""
    story = field(mine=mine, foes="levy levy", leader=2, gold=gold)
    dump: Any = story.dump()
    dump.update(phase=phase, region="ilium", came_from="sestus")
    return Field(story.game, story.game.load(dump))


def clicked(story: Field, *spots: str) -> Prepared:
    """These counters are clicked."""
    planner = planner_of(story)
    for spot in spots:
        assert spot in planner.lit()
        planner.tap(spot)
    return planner


def test_forces_are_bought_in_the_order_of_the_sheet_whatever_was_clicked_first__11_4() -> None:
    story = at("resupply")
    planner = clicked(story, "army:phalanx", "army:archers", "army:infantry")
    texts = list_actions(planner)

    assert texts == ["buy archers", "buy infantry", "buy phalanx"]
    gold = story.dump()["gold"]
    for text in texts:
        story.play(text)
    assert plan_of(planner).course.confirm == Msg.of("commander.course.buy_on",
                                                 n=gold - story.dump()["gold"],
                                                 left=story.dump()["gold"])


def test_the_army_marks_what_is_bought_before_it_is_paid__11_4() -> None:
    plan = plan_of(clicked(at("resupply"), "army:phalanx", "army:phalanx"))

    marks = [each.text for each in plan.instead[0].sketch.captions]
    assert [each for each in marks if str(each).startswith("+")] == ["+2"]


def test_only_what_can_still_be_paid_for_is_lit__11_4() -> None:
    planner = clicked(at("resupply", gold=5), "army:phalanx")

    assert not planner.lit() & {"army:archers", "army:phalanx", "army:heavy_cavalry"}


def test_forces_are_refitted_in_the_order_of_the_sheet__4_2() -> None:
    story = at("prepare", "infantry- phalanx-")
    planner = clicked(story, "army:phalanx:reduced", "army:infantry:reduced")

    planner.sends("refit infantry", "refit phalanx")


def test_what_was_bought_is_not_prepared_again() -> None:
    story = at("resupply")
    before = clicked(story, "army:archers", "army:phalanx")
    actions = list_actions(before)
    story.play(actions[0])
    planner_of(story).follow(before)
    story.play(actions[1])
    after = planner_of(story)
    after.follow(before)
    assert after.plan is None


def test_a_button_prepares_what_the_counter_would() -> None:
    story = at("resupply")
    planner = planner_of(story)

    assert planner.choose(story.game.parse("buy archers")) == ()
    assert planner.pins == ("army:archers",)


def test_what_a_purchase_closes_off_is_said_before__11_3() -> None:
    told = clicked(at("resupply", gold=30), "army:archers").plan
    poor = clicked(at("resupply", gold=3), "army:archers").plan
    assert told is not None and poor is not None

    assert [msg.rule for msg in told.course.warnings] == ["11.3"]
    assert poor.course.warnings == ()


def test_a_force_bought_on_the_march_means_the_camp_before_it__6_9() -> None:
    planner = planner_of(at("conquest"))
    assert "army:archers" in planner.lit()
    planner.tap("army:archers").sends("encamp", "buy archers")
    assert [action.text for action in plan_of(planner).ending][-1] == "end"

"""Forces are bought and refitted as a whole, clicked in any order."""

from __future__ import annotations

from typing import Any

from alexandre.games import load, table
from alexandre.kernel.text import Msg
from alexandre.ui.play.planner import Planner
from tests.games.commander.field import Field, field

DRAWING = table(load("commander"))


def at(phase: str, mine: str = "infantry", gold: int = 10) -> Field:
    """In Ilium, with that army."""
    story = field(mine=mine, foes="levy levy", leader=2, gold=gold)
    dump: Any = story.dump()
    dump.update(phase=phase, region="ilium", came_from="sestus")
    return Field(story.game, story.game.load(dump))


def clicked(story: Field, *spots: str) -> Planner:
    """These counters are clicked."""
    planner = Planner(story.game, story.state, DRAWING)
    for spot in spots:
        assert spot in planner.lit()
        assert planner.click(spot) == ()
    return planner


def test_forces_are_bought_in_the_order_of_the_sheet_whatever_was_clicked_first__11_4() -> None:
    story = at("resupply")
    planner = clicked(story, "army:phalanx", "army:archers", "army:infantry")
    assert planner.plan is not None
    texts = [action.text for action in planner.plan.commit()]

    assert texts == ["buy archers", "buy infantry", "buy phalanx"]
    gold = story.dump()["gold"]
    for text in texts:
        story.play(text)
    assert planner.plan.course.confirm == Msg.of("commander.course.buy_on",
                                                 n=gold - story.dump()["gold"])


def test_only_what_can_still_be_paid_for_is_lit__11_4() -> None:
    planner = clicked(at("resupply", gold=5), "army:phalanx")

    assert not planner.lit() & {"army:archers", "army:phalanx", "army:heavy_cavalry"}


def test_forces_are_refitted_in_the_order_of_the_sheet__4_2() -> None:
    story = at("prepare", "infantry- phalanx-")
    planner = clicked(story, "army:phalanx:reduced", "army:infantry:reduced")
    assert planner.plan is not None

    assert [action.text for action in planner.plan.commit()] == ["refit infantry",
                                                                 "refit phalanx"]


def test_what_was_bought_is_not_prepared_again() -> None:
    story = at("resupply")
    before = clicked(story, "army:archers", "army:phalanx")
    assert before.plan is not None
    actions = [action.text for action in before.plan.commit()]
    story.play(actions[0])
    meanwhile = Planner(story.game, story.state, DRAWING)
    meanwhile.follow(before)
    story.play(actions[1])
    after = Planner(story.game, story.state, DRAWING)
    after.follow(before)

    assert meanwhile.plan is not None
    assert after.plan is None


def test_a_button_prepares_what_the_counter_would() -> None:
    story = at("resupply")
    planner = Planner(story.game, story.state, DRAWING)

    assert planner.choose(story.game.parse("buy archers")) == ()
    assert planner.pins == ("army:archers",)


def test_what_a_purchase_closes_off_is_said_before__11_3() -> None:
    told = clicked(at("resupply", gold=30), "army:archers").plan
    poor = clicked(at("resupply", gold=3), "army:archers").plan
    assert told is not None and poor is not None

    assert [msg.rule for msg in told.course.warnings] == ["11.3"]
    assert poor.course.warnings == ()


def test_a_force_bought_on_the_march_means_the_camp_before_it__6_9() -> None:
    story = at("conquest")
    planner = Planner(story.game, story.state, DRAWING)
    assert "army:archers" in planner.lit()
    planner.click("army:archers")
    assert planner.plan is not None

    assert [action.text for action in planner.plan.commit()] == ["encamp", "buy archers"]
    assert [action.text for action in planner.plan.ending][-1] == "end"

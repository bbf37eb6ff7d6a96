"""A march over several provinces, chosen by its end."""

from __future__ import annotations

from alexandre.kernel.text import Msg
from tests.games.empire.story import moving
from tests.games.empire.test_table import GAME, make_planner


def test_a_march_over_several_provinces_is_clicked_at_its_end__6_1() -> None:
    """The cheapest way there, every leg told with its price, the number changed by a digit."""
    story = moving((5, 5, 5), (5, 5, 5))
    planner = make_planner(story.state)
    planner.click("place:start1")
    planner.click("place:hellas")
    assert planner.plan is not None
    goal = GAME.tables.nouns[GAME.tables.ids.index("hellas")]
    assert planner.plan.course.title == Msg.of("empire.plan.march_far", n=5, target=goal, steps=3)
    assert planner.plan.course.confirm == Msg.of("empire.plan.go_for", n=1)
    assert planner.type(2, "")

    assert [each.text.split(" after")[0] for each in planner.click("place:hellas")] == [
        "march start1>macedonia 2", "march macedonia>thessalia 2", "march thessalia>hellas 2",
        "pay 1"]

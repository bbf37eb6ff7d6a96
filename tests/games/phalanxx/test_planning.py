"""What is prepared stays prepared, whatever else is clicked."""

from __future__ import annotations

from alexandre.kernel.text import Msg
from tests.games.phalanxx.story import tell
from tests.games.phalanxx.test_table import click_spots
from tests.helpers.planned import list_actions


def test_a_click_on_the_place_of_a_laid_die_loses_nothing_and_says_why__6_2() -> None:
    """The finding: it began another click, and the next one paid a soldier at once."""
    story = tell(rolled="white 5, white 3, white 3")
    planner = click_spots(story.state, "die:1", "slot:1", "act:income", "die:2", "slot:2",
                          "act:income")
    prepared = list_actions(planner)

    assert not planner.click("die:1") and not planner.clicked
    assert [reason.key for reason in planner.why("die:1")] == ["phalanxx.why.die_laid"]
    assert not planner.click("face:6")
    assert list_actions(planner) == [*prepared, "sacrifice 3=6"]
    assert Msg.of("phalanxx.plan.act") == (planner.plan and planner.plan.course.confirm)

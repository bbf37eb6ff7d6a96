"""The content of a planner."""

from __future__ import annotations

from alexandre import games
from alexandre.ui.play.plan import Plan
from alexandre.ui.play.planner import Planner
from tests.helpers.tell import Story


def planner_of(story: Story) -> Planner:
    """A planner at the position of a story."""
    return Planner(story.game, story.state, games.table(story.game))


def click_spots(story: Story, *spots: str) -> Planner:
    """The same after some clicks, none of which sent anything."""
    planner = planner_of(story)
    for spot in spots:
        assert planner.click(spot) == ()
    return planner


def plan_of(planner: Planner) -> Plan:
    """The plan that is prepared."""
    assert planner.plan is not None, "nothing is prepared"
    return planner.plan


def list_actions(planner: Planner) -> list[str]:
    """The actions that would be sent."""
    return [action.text for action in plan_of(planner).commit()]

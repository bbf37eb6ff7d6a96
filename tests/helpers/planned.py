"""The content of a planner."""

from __future__ import annotations

from alexandre import games
from alexandre.ui.play.planner import Planner
from tests.helpers.tell import Story


def planner_of(story: Story) -> Planner:
    """A planner at the position of a story."""
    return Planner(story.game, story.state, games.table(story.game))


def list_actions(planner: Planner) -> list[str]:
    """The actions that would be sent."""
    assert planner.plan is not None
    return [action.text for action in planner.plan.commit()]

"""The content of a planner."""

from __future__ import annotations

from typing import Self

from alexandre import games
from alexandre.ui.play.plan import Plan
from alexandre.ui.play.planner import Planner
from tests.helpers.tell import Story


class Prepared(Planner):
    """A planner that is clicked, and whose plan has to be so."""

    def tap(self, *spots: str) -> Self:
        """Clicks, none of which sends anything."""
        for spot in spots:
            assert self.click(spot) == (), f"{spot} sends something"
        return self

    def sends(self, *texts: str) -> Self:
        """These actions would be sent."""
        assert (said := list_actions(self)) == list(texts), said
        return self

    def warns(self, *rules: str) -> Self:
        """Warnings by these rules stand beside the plan."""
        said = [each.rule for each in plan_of(self).course.warnings]
        assert said == list(rules), said
        return self


def planner_of(story: Story) -> Prepared:
    """A planner at the position of a story."""
    return Prepared(story.game, story.state, games.table(story.game))


def click_spots(story: Story, *spots: str) -> Prepared:
    """The same after some clicks, none of which sent anything."""
    return planner_of(story).tap(*spots)


def plan_of(planner: Planner) -> Plan:
    """The plan that is prepared."""
    assert planner.plan is not None, "nothing is prepared"
    return planner.plan


def list_actions(planner: Planner) -> list[str]:
    """The actions that would be sent."""
    return [action.text for action in plan_of(planner).commit()]

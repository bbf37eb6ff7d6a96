"""A prepared course as the panel shows it: its actions tried on a copy, and what they bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import State
from alexandre.kernel.draft import Draft
from alexandre.ui.course import Course, Row

if TYPE_CHECKING:
    from alexandre.ui.planner import Planner

Actions = tuple[Action, ...]


@dataclass(frozen=True, eq=False)
class Plan:
    """A prepared course, and what it would bring."""

    planner: Planner
    course: Course

    @cached_property
    def draft(self) -> Draft:
        """Its actions on a copy of the table, each asked of `legal()`."""
        draft = Draft(self.planner.game, self.planner.state)
        for action in self.course.actions:
            draft.add(action)
        return draft

    @cached_property
    def strip(self) -> tuple[Row, ...]:
        """What it would bring, from what the mover may know of the table before and after."""
        planner, seat = self.planner, self.planner.state.actor()
        game = planner.game
        rows: tuple[Row, ...] = planner.plans.strip(
            game, game.view(planner.state, seat), game.view(self.draft.state, seat),
            self.course.actions)
        return rows

    @property
    def can_go_back(self) -> bool:
        """Was anything clicked that can be taken back?"""
        return self.planner.clicks > 0

    def commit(self) -> Actions:
        """The actions to send, one by one."""
        return tuple(self.draft.actions)

    def back(self) -> None:
        """One click back."""
        self.planner.back()

    def clear(self) -> None:
        """Begin afresh."""
        self.planner.clear()

    def leads_to(self, state: State) -> bool:
        """Is the table as it would be after some of the actions?"""
        copy, wanted = self.planner.state.clone(), state.hash()
        for action in self.course.actions:
            if action not in copy.legal():
                return False
            copy.apply(action)
            if copy.hash() == wanted:
                return True
        return False

"""A prepared course as the panel shows it: its actions tried on a copy, and what they bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import State, View
from alexandre.kernel.draft import Draft
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.course import Course, Row

if TYPE_CHECKING:
    from alexandre.ui.play.planner import Planner

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
        planner = self.planner
        rows: tuple[Row, ...] = planner.plans.strip(planner.game, *self._views,
                                                    self.course.actions)
        return rows

    @cached_property
    def instead(self) -> tuple[Sheet, ...]:
        """Sheets that already show what it would bring; most titles say it on the strip alone."""
        drawn: Any = getattr(self.planner.plans, "prepared", None)
        if drawn is None or not self.course.actions:
            return ()
        sheets: tuple[Sheet, ...] = drawn(self.planner.game, *self._views)
        return sheets

    @cached_property
    def _views(self) -> tuple[View, View]:
        """The mover's, before and after."""
        game, state = self.planner.game, self.planner.state
        return game.view(state, state.actor()), game.view(self.draft.state, state.actor())

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
        """Is the table as it would be after some of the actions?  After all there is no more."""
        copy, wanted = self.planner.state.clone(), state.hash()
        for action in self.course.actions[:-1]:
            if action not in copy.legal():
                return False
            copy.apply(action)
            if copy.hash() == wanted:
                return True
        return False

"""A plan: what is prepared before it is sent, its consequences, and what the viewer may know.

A draft is a copy of the state and an ordered list of actions, every one of which passed `legal()`;
it ends where chance acts, something hidden comes out, or another seat decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Game, Seat, State, View
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg, Refusal
from alexandre.ui.draw.sketch import Layer, Sheet
from alexandre.ui.play.course import Course, Pins, Row, list_reasons
from alexandre.ui.play.drawing import AnyDrawing

Actions = tuple[Action, ...]

REASONS_TRIED: Final = 200  # offers whose refusals are looked at for one spot


def guess_of(state: State, viewer: Seat | None) -> State:
    """A copy in which all that the viewer cannot know is dealt again; None as viewer: the referee.

    The deal depends only on what the viewer knows: positions that look alike give equal guesses,
    and the guess of a guess is the same guess.
    """
    return state.clone() if viewer is None else state.determinize(viewer, Rng(0, "guess"))


class Draft:
    """A plan on a copy of the table: `actions` would be sent, `state` is the position after them.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.seat = state.actor()
        self.actions: list[Action] = []
        self.state = state.clone()
        self._is_barred = False

    def is_open(self) -> bool:
        """Whether the same player may add something."""
        return not self._is_barred and self.state.actor() == self.seat

    def add(self, action: Action) -> None:
        """Add an action; raises Refusal if it is not legal."""
        if not self.is_open():
            raise Refusal(Msg.of("kernel.draft_ended"))
        reason = self.state.why_not(action)
        if reason is not None:
            raise Refusal(reason)
        self._is_barred = self.game.is_barrier(self.state, action)
        self.state.apply(action)
        self.actions.append(action)


class Outlook:
    """A position as `viewer` (by default the decider) knows it, and what clicks on it prepare; it
    holds no plan."""

    def __init__(self, game: Game, state: State, drawing: AnyDrawing,
                 viewer: Seat | None = None) -> None:
        self.game = game
        is_choice = viewer is None and state.actor() >= 0
        self.viewer = state.actor() if is_choice else viewer
        self.state = guess_of(state, self.viewer)
        self.plans = drawing.plans
        self.spell = drawing.spots
        self._courses: dict[Pins, Course | None] = {}  # the mouse shows them before it clicks

    @cached_property
    def view(self) -> View:
        """The mover's view of the table as it is."""
        return self.game.view(self.state, self.state.actor())

    def is_guess_at(self, state: State) -> bool:
        """Whether that position is this one, as far as the viewer knows."""
        return guess_of(state, self.viewer).hash() == self.state.hash()

    def plan_of(self, pins: Pins) -> Plan | None:
        """The plan that these clicks prepare."""
        if self.state.actor() == CHANCE:
            return None
        course = self.course_of(pins)
        return None if course is None else Plan(self, course)

    def course_of(self, pins: Pins) -> Course | None:
        """The course that these clicks make."""
        if pins not in self._courses:
            self._courses[pins] = self.plans.course(self.game, self.state, pins)
        return self._courses[pins]

    def fit_pin(self, pins: Pins, spot: str) -> Pins | None:
        """The pins with one more, less the latest ones that do not fit it; None if it fits
        nowhere."""
        least = len(pins) if self.plans.keeps(self.state) else 0
        for kept in range(len(pins), least - 1, -1):
            fitting = self.plans.pin(self.game, self.state, pins[:kept], spot)
            if fitting is not None:
                return fitting
        return None

    def preview(self, pins: Pins, spot: str) -> Layer | None:
        """The drawing of a click there beside these pins."""
        fitting = self.fit_pin(pins, spot)
        coming = None if fitting is None else self.course_of(fitting)
        if coming is not None:
            return coming.layer
        return self.plans.preview(self.game, self.state, spot)

    def list_reasons(self, pins: Pins, spot: str) -> tuple[Msg, ...]:
        """The reasons why a spot may not be clicked beside these pins; none if it may be."""
        if self.fit_pin(pins, spot) is not None:
            return ()
        reasons = self.plans.why(self.game, self.state, pins, spot)
        if reasons is not None:
            return reasons
        known = [each for each in self.game.lexicon.actions if spot in self.spell(each)]
        return list_reasons(map(self.state.why_not, known[:REASONS_TRIED]), REASONS_TRIED)


@dataclass(frozen=True, eq=False)
class Plan:
    """A prepared move and its consequences."""

    outlook: Outlook
    course: Course

    @cached_property
    def draft(self) -> Draft:
        """Its actions on a copy of the table, each asked of `legal()`."""
        draft = Draft(self.outlook.game, self.outlook.state)
        for action in self.course.actions:
            draft.add(action)
        return draft

    @cached_property
    def strip(self) -> tuple[Row, ...]:
        """The gains of the plan, from the mover's view of the table before and after."""
        outlook = self.outlook
        return outlook.plans.strip(outlook.game, *self._views, self.course.actions)

    @cached_property
    def instead(self) -> tuple[Sheet, ...]:
        """Sheets that already show the result; most titles show it on the strip alone."""
        if self.course.sheets or not self.course.actions:
            return self.course.sheets
        return self.outlook.plans.draw_outcome(self.outlook.game, *self._views)

    @cached_property
    def _views(self) -> tuple[View, View]:
        """The mover's, before and after."""
        outlook = self.outlook
        return outlook.view, outlook.game.view(self.draft.state, outlook.state.actor())

    @cached_property
    def ending(self) -> Actions:
        """The actions with the end of the turn after them, () where the turn cannot be ended then,
        or where that end is warned of: it would give something up."""
        if not self.course.actions:
            return ()
        game, after = self.outlook.game, self.draft.state
        if any(map(game.ends_turn, self.course.actions)) or after.actor() != \
                self.outlook.state.actor():
            return ()
        end = next(filter(game.ends_turn, after.legal()), None)
        if end is None:
            return ()
        plans = self.outlook.plans
        last = plans.course(game, after, plans.pins(end))
        return () if last is not None and last.warnings else (*self.draft.actions, end)

    def commit(self) -> Actions:
        """The actions to send, one by one."""
        return tuple(self.draft.actions)

    def leads_to(self, after: Outlook) -> bool:
        """Whether the table is as it would be after some of the actions, but not all."""
        copy = self.outlook.state.clone()
        for action in self.course.actions[:-1]:
            if action not in copy.legal():
                return False
            copy.apply(action)
            if after.is_guess_at(copy):
                return True
        return False

    def is_carried_out(self, after: Outlook) -> bool:
        """Whether the table is as it would be after all actions."""
        return bool(self.course.actions) and after.is_guess_at(self.draft.state)

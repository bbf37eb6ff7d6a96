"""What a person prepares before committing to it: clicks spelled into a draft, for any title.

The `Plans` of a title say what the clicks amount to (`ui.play.drawing`); whatever they do not
plan is picked at once, as its `spots` spell it.  Nothing here knows a title, and nothing is
committed: clicks give back the actions to send, one by one, through the session.

Nothing here knows more than the viewer either: a planner keeps one position that he cannot tell
from the true one, with all that is hidden from him dealt again (`guess_of`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Game, Seat, State, View
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Layer, Sheet, Spot
from alexandre.ui.play.course import NOTHING, Course, Pins, Row, Survey, Surveying, list_reasons
from alexandre.ui.play.draft import Draft
from alexandre.ui.play.drawing import UNDRAWN, AnyDrawing
from alexandre.ui.play.picker import Picker, Spelling

Actions = tuple[Action, ...]

REASONS_TRIED: Final = 200  # offers whose refusals are looked at for one spot


def guess_of(state: State, viewer: Seat | None) -> State:
    """A copy in which all that the viewer cannot know is dealt again; None: the referee.

    The deal hangs on nothing but what he knows: positions that he cannot tell apart give equal
    guesses, and the guess at a guess is that guess.
    """
    return state.clone() if viewer is None else state.determinize(viewer, Rng(0, "guess"))


class Planner:
    """The offers of one position, with what is being prepared from them.

    `viewer` is the seat whose knowledge counts: the decider's by default.  `plan` is what is
    prepared, `survey` the outcomes that were compared so far; None if nothing is, or nobody asked.
    """

    def __init__(self, game: Game, state: State, drawing: AnyDrawing = UNDRAWN,
                 viewer: Seat | None = None) -> None:
        self.game = game
        is_choice = viewer is None and state.actor() >= 0
        self.viewer = state.actor() if is_choice else viewer
        self.state = guess_of(state, self.viewer)
        self.plans = drawing.plans
        self.spell = drawing.spots
        self._picker = Picker((action, self.spell(action)) for action in state.legal())
        self._courses: dict[Pins, Course | None] = {}  # the mouse shows them before it clicks
        self._trail: list[Pins] = [()]  # what was pinned, from the beginning to now
        self.plan = self._plan_of(())
        self.survey: Survey | None = None
        self._surveying: Surveying | None = None
        self._refining: Iterator[Course] | None = None
        self._reasons: tuple[object, dict[str, tuple[Msg, ...]]] = (None, {})

    @cached_property
    def view(self) -> View:
        """What the mover may know of the table as it is."""
        return self.game.view(self.state, self.state.actor())

    @property
    def pins(self) -> Pins:
        """The spots that were clicked for it, in order."""
        return self._trail[-1]

    @property
    def clicks(self) -> int:
        """How many clicks can be taken back."""
        return len(self._trail) - 1

    @property
    def clicked(self) -> Spelling:
        """The clicks that begin to spell an offer."""
        return self._picker.clicked

    def lit(self) -> frozenset[str]:
        """The spots that may be clicked next."""
        if self.plan and not self._picker.clicked:
            return self.plan.course.lit
        return self._picker.lit() | self.plans.openings(self.state)

    def layer(self, pointed: str = "") -> Layer:
        """What lies over the main sheet; what a click on `pointed` would make of it."""
        if self.plan is None:
            return self._preview(pointed) or NOTHING
        course = self.plan.course
        over, tools = self._preview(pointed) or course.layer, course.tools
        return over if tools is NOTHING else Layer(
            over.name, (*tools.shapes, *over.shapes), (*tools.captions, *over.captions))

    def spots(self) -> tuple[Spot, ...]:
        """Those that lie on the main sheet only while something is prepared."""
        return self.plan.course.spots if self.plan else ()

    def click(self, spot: str, *, may_send: bool = True) -> Actions:
        """A spot was clicked: the actions to send now, often none; a click that may send nothing
        and would is none."""
        clicked = self._picker.clicked
        actions = self._click(spot)
        if may_send or not actions:
            return actions
        self._picker.clicked = clicked
        return ()

    def _click(self, spot: str) -> Actions:
        if self._picker.clicked and spot in self._picker.lit():
            return self._pick(spot)
        if self.plan and spot in self.plan.course.accept:
            return self.plan.commit()
        if self._pin(spot) or (self.clicks and self.plans.keeps(self.state)):
            return ()
        return self._pick(spot)

    def type(self, digit: int, pointed: str) -> bool:
        """A digit was typed while that spot was pointed at; whether it says anything."""
        return bool(self.clicks or self._is_form) and self._pin(f"digit:{digit}@{pointed}")

    @property
    def _is_form(self) -> bool:
        return self.plan is not None and self.plan.course.is_form

    def choose(self, action: Action, *after: Action) -> Actions:
        """An offer was chosen by its button: what to send now; nothing if it is to be prepared.

        A coach names what comes `after` it, too: as much of that is prepared as can be together,
        and taken back at once.
        """
        pins = self.plans.pins(action)
        plan = self._plan_of(pins) if pins else None
        if plan is None or action not in plan.course.actions + plan.course.begun:
            return (action,)
        if not (action in plan.course.begun and self._pin(pins[0])):  # one more beside the others
            self._hold(pins, plan)
        held = len(self._trail)
        for each in after:
            self._extend(self.plans.pins(each), (action, *after))
        del self._trail[held - 1:-1]
        return ()

    def why(self, spot: str) -> tuple[Msg, ...]:
        """Why a spot may not be clicked, each reason with its rule; nothing if it may be.

        The mouse asks for it with every step that it takes over a spot.
        """
        if self._reasons[0] != (self.pins, self.clicked):
            self._reasons = (self.pins, self.clicked), {}
        known = self._reasons[1]
        if spot not in known:
            known[spot] = self._find_reasons(spot)
        return known[spot]

    def _find_reasons(self, spot: str) -> tuple[Msg, ...]:
        if spot in self.lit() or self._fit_pin(spot) is not None:
            return ()
        reasons = self.plans.why(self.game, self.state, self.pins, spot)
        if reasons is not None:
            return reasons
        known = [each for each in self.game.lexicon.actions if spot in self.spell(each)]
        return list_reasons(map(self.state.why_not, known[:REASONS_TRIED]), REASONS_TRIED)

    def back(self) -> bool:
        """One click back; whether there was one to take back."""
        self._picker.forget()
        if len(self._trail) == 1:
            return False
        self._trail.pop()
        self.plan, self._refining = self._plan_of(self.pins), None
        return True

    def clear(self) -> None:
        """Begin afresh."""
        self._picker.forget()
        self._trail = [()]
        self.plan, self._refining = self._plan_of(()), None

    def adopt(self, pins: Pins) -> None:
        """Prepare exactly this: one of the outcomes that were compared."""
        plan = self._plan_of(pins)
        if plan is not None:
            self._hold(pins, plan)

    def follow(self, before: Planner) -> None:
        """Go on with what another planner prepared, if the table has moved along with it; what
        was done does not stay as something that no longer fits."""
        plan = before.plan
        if plan is None or before.pins == () or not plan.leads_to(self):
            return
        # What was done whole is not prepared again: the first click of it at least is used up.
        for first in range(int(self._is_carried_out(plan)), len(before.pins)):
            rest = self._plan_of(before.pins[first:])
            if rest is not None and (rest.course.actions or not rest.course.warnings):
                self._hold(before.pins[first:], rest)
                return

    def _is_carried_out(self, plan: Plan) -> bool:
        """Is the table as it is after all that was prepared?"""
        return bool(plan.course.actions) and self.is_guess_at(plan.draft.state)

    def is_guess_at(self, state: State) -> bool:
        """Is that position the one of this planner, for all that the viewer knows?"""
        return guess_of(state, self.viewer).hash() == self.state.hash()

    # ---- comparing -------------------------------------------------------------------------

    def compare(self) -> None:
        """Begin to compare all that the position still allows."""
        if self.plan and self.plan.course.can_compare:
            self.survey = Survey()
            self._surveying = self.plans.survey(self.game, self.state, self.pins)

    def stop_comparing(self) -> None:
        """Stop the comparison, keeping its results."""
        self.survey = self._surveying = None

    @property
    def is_comparing(self) -> bool:
        """Is the comparison still under way?"""
        return self._surveying is not None or self._refining is not None

    def work(self) -> bool:
        """A small piece of the comparison, or of what takes long to be said of what is prepared;
        whether there is news."""
        if self._refining is not None:
            course = next(self._refining, None)
            if course is None:
                self._refining = None
            elif self.plan is None or course != self.plan.course:
                self.plan = Plan(self, course)
                return True
            return False
        if self._surveying is None:
            return False
        survey = next(self._surveying, None)
        if survey is None or survey.is_done:
            self._surveying = None
        self.survey = survey or self.survey
        return survey is not None

    # ---- within ----------------------------------------------------------------------------

    def _pick(self, spot: str) -> Actions:
        action = self._picker.click(spot)
        return () if action is None else (action,)

    def _pin(self, spot: str) -> bool:
        pins = self._fit_pin(spot)
        if pins is None:
            return False
        plan = self._plan_of(pins)
        if plan is not None:
            self._hold(pins, plan)
        return plan is not None

    def _fit_pin(self, spot: str) -> Pins | None:
        """As many of the pins as agree with one more; None if it fits nowhere."""
        least = len(self.pins) if self.plans.keeps(self.state) else 0
        for kept in range(len(self.pins), least - 1, -1):
            pins = self.plans.pin(self.game, self.state, self.pins[:kept], spot)
            if pins is not None:
                return pins
        return None

    def _hold(self, pins: Pins, plan: Plan) -> None:
        self._picker.forget()
        self._trail.append(pins)
        self.plan = plan
        self._refining = self.plans.refine(self.game, self.state, pins)

    def _extend(self, pins: Pins, line: Actions) -> None:
        """Hold these, too, if what is prepared then goes along with the line for longer, or is
        the same and more certain."""
        plan = self._plan_of((*self.pins, *pins)) if pins else None
        if plan is None or self.plan is None:
            return
        before, after = self.plan.course.actions, plan.course.actions
        if after == before or count_equal(after, line) > count_equal(before, line):
            self._hold((*self.pins, *pins), plan)

    def _preview(self, spot: str) -> Layer | None:
        """What a click there would draw, where a click may be."""
        if not spot or self._picker.clicked:
            return None
        course = self.plan.course if self.plan else None
        if course and (self._is_form or spot in course.accept or spot in self.pins):
            return None
        pins = self._fit_pin(spot)
        coming = None if pins is None else self._course_of(pins)
        if coming is not None:
            return coming.layer
        return self.plans.preview(self.game, self.state, spot)

    def _plan_of(self, pins: Pins) -> Plan | None:
        if self.state.actor() == CHANCE:
            return None
        course = self._course_of(pins)
        return None if course is None else Plan(self, course)

    def _course_of(self, pins: Pins) -> Course | None:
        if pins not in self._courses:
            self._courses[pins] = self.plans.course(self.game, self.state, pins)
        return self._courses[pins]


def count_equal(one: Actions, other: Actions) -> int:
    """How many actions both begin with."""
    return next((number for number, (mine, theirs) in enumerate(zip(one, other, strict=False))
                 if mine != theirs), min(len(one), len(other)))


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
        return planner.plans.strip(planner.game, *self._views, self.course.actions)

    @cached_property
    def instead(self) -> tuple[Sheet, ...]:
        """Sheets that already show what it would bring; most titles say it on the strip alone."""
        if not self.course.actions:
            return ()
        return self.planner.plans.draw_outcome(self.planner.game, *self._views)

    @cached_property
    def _views(self) -> tuple[View, View]:
        """The mover's, before and after."""
        planner = self.planner
        return planner.view, planner.game.view(self.draft.state, planner.state.actor())

    @cached_property
    def ending(self) -> Actions:
        """The same with the end of the turn after it, () where that cannot be said then."""
        if not self.course.actions:
            return ()
        game, after = self.planner.game, self.draft.state
        if any(map(game.ends_turn, self.course.actions)) or after.actor() != \
                self.planner.state.actor():
            return ()
        end = next(filter(game.ends_turn, after.legal()), None)
        return () if end is None else (*self.draft.actions, end)

    def commit(self) -> Actions:
        """The actions to send, one by one."""
        return tuple(self.draft.actions)

    def leads_to(self, after: Planner) -> bool:
        """Is the table as it would be after some of the actions?  After all there is no more."""
        copy = self.planner.state.clone()
        for action in self.course.actions[:-1]:
            if action not in copy.legal():
                return False
            copy.apply(action)
            if after.is_guess_at(copy):
                return True
        return False

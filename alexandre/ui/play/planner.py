"""A person's plan before it is sent: clicks spelled into a draft, for any title.

The `Plans` of a title say what the clicks amount to (`ui.play.drawing`); whatever they do not
plan is picked at once, as its `spots` spell it.  Nothing here knows a title, and nothing is
committed: clicks give back the actions to send, one by one, through the session.

Nothing here knows more than the viewer either: a planner keeps one position that he cannot tell
from the true one, with all that is hidden from him dealt again (`guess_of`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Described, Layer, Spot
from alexandre.ui.play.course import LESS, NOTHING, Course, Pins, Row, Survey, Surveying
from alexandre.ui.play.drawing import UNDRAWN, AnyDrawing
from alexandre.ui.play.picker import Picker, Spelling
from alexandre.ui.play.plan import Actions, Outlook, Plan

DIGITS: Final = 9  # cells that keys stand for


class Comparison:
    """The outcomes that were compared so far as `survey`; None if nobody asked."""

    def __init__(self) -> None:
        self.survey: Survey | None = None
        self._surveying: Surveying | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether there is more to compare."""
        return self._surveying is not None

    def begin(self, surveying: Surveying) -> None:
        """Begin with these."""
        self.survey, self._surveying = Survey(), surveying

    def stop(self) -> None:
        """Stop comparing, and forget what was compared."""
        self.survey = self._surveying = None

    def work(self) -> bool:
        """Compare a small piece; whether there is news."""
        if self._surveying is None:
            return False
        survey = next(self._surveying, None)
        if survey is None or survey.is_done:
            self._surveying = None
        self.survey = survey or self.survey
        return survey is not None


class Planner:
    """The offers of one position, and the plan prepared from them.

    `viewer` is the seat whose knowledge counts, by default the decider's. `plan` is None if
    nothing is prepared.
    """

    def __init__(self, game: Game, state: State, drawing: AnyDrawing = UNDRAWN,
                 viewer: Seat | None = None) -> None:
        self.outlook = Outlook(game, state, drawing, viewer)
        self._plans = drawing.plans
        self._picker = Picker((action, drawing.spots(action)) for action in state.legal())
        self._trail: list[Pins] = [()]  # what was pinned, from the beginning to now
        self._taken_back = ""  # by the last click: it is not shown again at once
        self.plan = self.outlook.plan_of(())
        self.comparison = Comparison()
        self._refining: Iterator[Course] | None = None
        self._reasons: tuple[object, dict[str, tuple[Msg, ...]]] = (None, {})

    @property
    def pins(self) -> Pins:
        """The spots clicked for it, in order."""
        return self._trail[-1]

    @property
    def clicks(self) -> int:
        """The number of clicks that can be taken back."""
        return len(self._trail) - 1

    @property
    def clicked(self) -> Spelling:
        """The clicks that begin to spell an offer."""
        return self._picker.clicked

    def lit(self) -> frozenset[str]:
        """The spots that may be clicked next."""
        if self.plan and not self._picker.clicked:
            return self.plan.course.lit
        return self._picker.lit() | self._plans.openings(self.outlook.state)

    def layer(self, pointed: str = "") -> Layer:
        """The layer over the main sheet, with the effect of a click on `pointed`."""
        tried = self.outlook.preview(self.pins, pointed) if self._is_tried(pointed) else None
        if self.plan is None:
            return tried or NOTHING
        course = self.plan.course
        over, tools = tried or course.layer, course.tools
        return over if tools is NOTHING else Layer(
            over.name, (*tools.shapes, *over.shapes), (*tools.captions, *over.captions))

    def plan_at(self, pointed: str) -> Plan | None:
        """The plan that a click on `pointed` would prepare, as the layer shows it; the prepared
        one if that click prepares nothing that can be sent."""
        pins = self.outlook.fit_pin(self.pins, pointed) if self._is_tried(pointed) else None
        plan = None if pins is None else self.outlook.plan_of(pins)
        return plan if plan and plan.course.actions else self.plan

    def spots(self) -> tuple[Spot, ...]:
        """Those that lie on the main sheet only while something is prepared."""
        return self.plan.course.spots if self.plan else ()

    def click(self, spot: str, *, may_send: bool = True) -> Actions:
        """Handle a click on a spot; return the actions to send now, usually none. Unless it
        `may_send`, a click that would send something has no effect."""
        clicked = self._picker.clicked
        actions = self._click(spot)
        if may_send or not actions:
            return actions
        self._picker.clicked = clicked
        return ()

    def _click(self, spot: str) -> Actions:
        if self._picker.clicked and spot in self._picker.lit():
            return self._picker.pick(spot)
        if self.plan and spot in self.plan.course.accept:
            return self.plan.commit()
        if self._pin(spot) or (self.clicks and self._plans.keeps(self.outlook.state)):
            return ()
        return self._picker.pick(spot)

    def type(self, digit: int, pointed: str) -> bool:
        """Handle a digit typed while that spot was pointed at; return whether it had an effect."""
        return bool(self.clicks or self.form) and self._pin(f"digit:{digit}@{pointed}")

    @property
    def form(self) -> Described | None:
        """The sheet that is filled as a whole, if one is."""
        return self.plan.course.form if self.plan else None

    def choose(self, action: Action, *after: Action) -> Actions:
        """Handle an offer chosen by its button: return what to send now, nothing if it is only
        prepared.

        A coach also names what comes `after` it: as much of that as possible is prepared too, and
        taken back as one.
        """
        pins = self._plans.pins(action)
        plan = self.outlook.plan_of(pins) if pins else None
        if plan is None or action not in plan.course.actions + plan.course.begun:
            return (action,)
        if not (action in plan.course.begun and self._pin(pins[0])):  # one more beside the others
            self._hold(pins, plan)
        held = len(self._trail)
        for each in after:
            self._extend(self._plans.pins(each), (action, *after))
        del self._trail[held - 1:-1]
        return ()

    def why(self, spot: str) -> tuple[Msg, ...]:
        """The reasons, each with its rule, why a spot may not be clicked; none if it may.

        Asked with every move of the mouse over a spot, so it is cached.
        """
        if self._reasons[0] != (self.pins, self.clicked):
            self._reasons = (self.pins, self.clicked), {}
        known = self._reasons[1]
        if spot not in known:
            known[spot] = () if spot in self.lit() else self.outlook.list_reasons(self.pins, spot)
        return known[spot]

    def back(self) -> bool:
        """Take back the last click; return whether there was one."""
        self._picker.forget()
        if len(self._trail) == 1:
            return False
        self._trail.pop()
        self.plan, self._refining = self.outlook.plan_of(self.pins), None
        return True

    def clear(self) -> None:
        """Clear the plan."""
        self._picker.forget()
        self._trail = [()]
        self.plan, self._refining = self.outlook.plan_of(()), None

    def adopt(self, pins: Pins) -> None:
        """Prepare exactly one of the compared outcomes."""
        plan = self.outlook.plan_of(pins)
        if plan is not None:
            self._hold(pins, plan)

    def follow(self, before: Planner) -> None:
        """Continue what another planner prepared, if the table has moved along with it; what has
        been done is dropped."""
        plan = before.plan
        if plan is None or before.pins == () or not plan.leads_to(self.outlook):
            return
        # What was done whole is not prepared again: the first click of it at least is used up.
        for first in range(int(plan.is_carried_out(self.outlook)), len(before.pins)):
            rest = self.outlook.plan_of(before.pins[first:])
            if rest is not None and (rest.course.actions or not rest.course.warnings):
                self._hold(before.pins[first:], rest)
                return

    # ---- comparing -------------------------------------------------------------------------

    def compare(self) -> None:
        """Begin to compare all moves that the position still allows."""
        if self.plan and self.plan.course.can_compare:
            outlook = self.outlook
            self.comparison.begin(self._plans.survey(outlook.game, outlook.state, self.pins))

    @property
    def is_working(self) -> bool:
        """Whether a comparison or another long computation is running."""
        return self.comparison.is_under_way or self._refining is not None

    def work(self) -> bool:
        """Do a small piece of the comparison or of another long computation; return whether there
        is news."""
        if self._refining is None:
            return self.comparison.work()
        course = next(self._refining, None)
        if course is None:
            self._refining = None
        elif self.plan is None or course != self.plan.course:
            self.plan = Plan(self.outlook, course)
            return True
        return False

    # ---- within ----------------------------------------------------------------------------

    def _pin(self, spot: str) -> bool:
        pins = take_back(self.pins, spot.removeprefix(LESS)) if spot.startswith(LESS) \
            else self.outlook.fit_pin(self.pins, spot)
        if pins is None:
            return False
        self._taken_back = spot if len(pins) < len(self.pins) else ""
        if not pins:
            self.clear()
            return True
        plan = self.outlook.plan_of(pins)
        if plan is not None:
            self._hold(pins, plan)
        return plan is not None

    def _hold(self, pins: Pins, plan: Plan) -> None:
        self._picker.forget()
        self._trail.append(pins)
        self.plan = plan
        self._refining = self._plans.refine(self.outlook.game, self.outlook.state, pins)

    def _extend(self, pins: Pins, line: Actions) -> None:
        """Add these pins too if the plan then follows the line for longer, or stays the same and
        is more certain."""
        plan = self.outlook.plan_of((*self.pins, *pins)) if pins else None
        if plan is None or self.plan is None:
            return
        before, after = (each.course.actions or each.course.begun for each in (self.plan, plan))
        if after == before or count_equal(after, line) > count_equal(before, line):
            self._hold((*self.pins, *pins), plan)

    def _is_tried(self, spot: str) -> bool:
        """Whether pointing at that spot shows the result of a click."""
        if not spot or spot == self._taken_back or self._picker.clicked:
            return False
        course = self.plan.course if self.plan else None
        return not (course and (self.form or course.sheets or spot in course.accept
                                or spot in self.pins))


def take_back(pins: Pins, spot: str) -> Pins | None:
    """The pins without the latest of that spot; None if it is not among them."""
    if spot not in pins:
        return None
    last = len(pins) - 1 - pins[::-1].index(spot)
    return pins[:last] + pins[last + 1:]


def count_equal(one: Actions, other: Actions) -> int:
    """The length of the actions' common beginning."""
    return next((number for number, (mine, theirs) in enumerate(zip(one, other, strict=False))
                 if mine != theirs), min(len(one), len(other)))


def rows_of(planner: Planner, plan: Plan | None) -> tuple[Row, ...]:
    """The rows of that plan; digits stand for the cells that can be clicked, unless they are
    numbers of the plan itself."""
    if plan is None:
        return ()
    rows, number = (*plan.strip, *plan.course.ways), count(1)
    if planner.form or not any(cell.spot for row in rows for cell in row.cells) or (
            planner.clicks and any(planner.outlook.fit_pin(planner.pins, f"digit:{digit}@")
                                   for digit in range(1, DIGITS + 1))):
        return rows
    return tuple(replace(row, cells=tuple(
        replace(cell, hint=str(digit)) if cell.spot and not cell.spot.startswith(LESS)
        and (digit := next(number)) <= DIGITS else cell for cell in row.cells)) for row in rows)


def find_by_digit(planner: Planner, digit: int) -> str:
    """The spot of the cell that a digit stands for; "" for none."""
    return next((cell.spot for row in rows_of(planner, planner.plan) for cell in row.cells
                 if cell.hint == str(digit)), "")

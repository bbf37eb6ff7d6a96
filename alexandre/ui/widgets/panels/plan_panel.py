"""The panel of what is being prepared: what it would bring, and the buttons that decide it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import takewhile
from typing import Final, Protocol

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.play.course import LESS, Pins, Remedy, Result, Row, Survey, is_same_reason
from alexandre.ui.play.plan import Plan
from alexandre.ui.play.planner import Planner, rows_of
from alexandre.ui.text.sizes import BODY, CAPTION, LABEL, LEAD, SMALL
from alexandre.ui.widgets.base.boxes import Column, Pair
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.base.scroll import BESIDE, Scroll
from alexandre.ui.widgets.base.widget import Telling, Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.strip import GAP as BETWEEN
from alexandre.ui.widgets.pictures.strip import Cells, Strip

CONFIRM: Final = 38.0  # high
GAP: Final = 6.0
BACK: Final = 46.0  # wide, the cross that takes a move back,
WAY_BACK: Final = 104.0  # and the word for it
ENDING: Final = (116.0, 140.0, 158.0)  # wide, what ends the turn before the main choice


class Planned(Protocol):
    """Interface of the room that holds the prepared move, for its panel."""

    def commit(self) -> None:
        """Send the move."""

    def end(self) -> None:
        """Send the move and the end of the turn after it."""

    def drop(self) -> None:
        """Close the comparison, or clear the move."""

    def compare(self) -> None:
        """Start or stop comparing what could follow."""

    def click(self, spot: str) -> bool:
        """Change the move by a click on one of its cells."""

    def adopt(self, pins: Pins) -> None:
        """Prepare the move of these clicks."""

    def mend(self) -> bool:
        """Apply the remedy of a warning."""

    def peek(self) -> bool:
        """Show the board below a form, or the form again."""

    def take(self) -> None:
        """Prepare the advised move instead."""


class PlanPanel(Column):
    """The prepared move: `plan/confirm`, `plan/end`, `plan/drop`, `plan/compare`, `plan/take`,
    `plan/remedy`, `plan/peek` are its buttons, `outcome/<n>` the list.

    Its `buttons` and its `comparison` have places of their own in the side panel.
    """

    def __init__(self, name: str, planned: Planned) -> None:
        super().__init__(name, gap=BETWEEN)
        self.title = self.add(Label("plan/title", "", face="bold", size=LEAD, colour="seal.deep"))
        self.choices = self.add(Strip("plan/choices", planned.click))
        self.notes = self.add(Column("plan/notes", gap=2))
        self._warnings: tuple[Msg, ...] = ()  # what stands there
        self._is_advised = self._is_spare = False  # is there advice, and may it give way?
        self.remedy = self.add(Button("plan/remedy", "", planned.mend, size=LABEL, pad=8,
                                      command="remedy"))
        self.strip = self.add(Strip("plan/strip", planned.click))
        self.buttons = Pair("", ENDING, gap=6, before=(BACK,))
        self.drop = self.buttons.add(Button("plan/drop", "×", planned.drop, size=BODY, pad=4,
                                            tip=Msg.of("ui.plan.drop"), high=CONFIRM))
        self.drop.is_late = True
        self.compare = self.buttons.add(Button("plan/compare", Msg.of("ui.plan.compare"),
                                               planned.compare, size=SMALL, pad=8,
                                               high=CONFIRM))
        self.end = self.buttons.add(Button("plan/end", Msg.of("ui.plan.end"), planned.end,
                                           size=SMALL, pad=8, high=CONFIRM, command="end_turn"))
        self.take = self.buttons.add(Button("plan/take", Msg.of("ui.plan.take"), planned.take,
                                            size=SMALL, pad=8, high=CONFIRM,
                                            tip=Msg.of("ui.plan.take_tip")))
        self.confirm = self.buttons.add(Button("plan/confirm", "", planned.commit, kind="primary",
                                               size=LABEL, pad=8, high=CONFIRM,
                                               command="confirm"))
        self.peek = self.add(Button("plan/peek", "", planned.peek, size=SMALL, pad=8,
                                    command="peek", high=CONFIRM))
        self.advice = self.add(Remark("plan/advice", "", size=CAPTION))
        self.comparison = ComparedOutcomes("plan/comparison", planned.adopt)

    def shown(self, *, is_shown: bool) -> None:
        """Show or hide it with its buttons."""
        super().shown(is_shown=is_shown)
        self.buttons.shown(is_shown=is_shown)
        self.comparison.shown(is_shown=is_shown and self.comparison.is_shown)

    def show(self, planner: Planner, *, is_put_by: bool = False,
             is_offered: bool = False, pointed: str = "") -> None:
        """Show that planner; the caller lays the screen out again.

        While a spot is `pointed` at, title, gains and warnings are those of a click there, as on
        the board, unless cells of the prepared move can be clicked. A form hides the board; it
        `is_put_by` while the board is shown. If something else `is_offered` by the coach, the
        button to take it replaces the other one.
        """
        plan = planner.plan
        if plan is None:
            return
        rows = rows_of(planner, plan)
        if pointed and not any(map(can_choose, rows)):
            plan = planner.plan_at(pointed) or plan
            rows = rows_of(planner, plan)
        self._show_gains(plan, rows)
        self._show_choice(planner, is_put_by=is_put_by, is_offered=is_offered)

    def _show_gains(self, plan: Plan, rows: tuple[Row, ...]) -> None:
        course = plan.course
        self.title.say(course.title)
        self.title.shown(is_shown=bool(course.title))
        chosen = tuple(takewhile(can_choose, rows))  # it keeps its place whatever is warned of
        for strip, part in ((self.choices, chosen), (self.strip, rows[len(chosen):])):
            strip.show(part)
            strip.shown(is_shown=bool(part))
        self.notes.clear()
        for number, warning in enumerate(course.warnings):
            self.notes.add(Label(f"plan/warning{number}", cite_rule(warning), size=LABEL,
                                 colour="seal"))
        self._warnings = course.warnings
        self.notes.shown(is_shown=bool(course.warnings))

    def _show_choice(self, planner: Planner, *, is_put_by: bool, is_offered: bool) -> None:
        plan = planner.plan
        assert plan is not None
        course = plan.course
        self._offer(course.remedy)
        self.peek.shown(is_shown=course.form is not None)
        self.peek.say(Msg.of("ui.plan.peek_back" if is_put_by else "ui.plan.peek"))
        self.advice.say(course.advice)
        survey = planner.comparison.survey
        self._is_advised, self._is_spare = survey is None, course.is_advice_spare
        self.advice.shown(is_shown=self._is_advised)
        self.confirm.say(course.confirm)
        self.confirm.kind = "button" if course.is_part else "primary"
        self.confirm.meaning = self.end.meaning = course.actions
        is_ending = bool(plan.ending) and not course.can_compare and not is_offered
        self.end.shown(is_shown=is_ending)
        self.take.shown(is_shown=is_offered)
        self.take.kind = "button" if course.actions else "primary"
        self.take.touch()
        self.confirm.enable(is_enabled=bool(course.actions))
        self.drop.enable(is_enabled=planner.clicks > 0)
        self.compare.shown(is_shown=course.can_compare and not is_offered)
        self.buttons.is_paired = is_ending
        is_worded = not (is_ending or course.can_compare or is_offered) and self._has_room()
        self.drop.say(Msg.of("ui.plan.cancel") if is_worded else "×")
        self.buttons.usual = (WAY_BACK if is_worded else BACK,
                              *(0.0,) * (1 + (course.can_compare or is_offered)))
        self.compare.turn(is_on=survey is not None)
        self.comparison.show(survey, planner.pins)

    def _has_room(self) -> bool:
        """Whether what confirms has as few lines beside a word for the way back as alone."""
        wide = self.buttons.parent.box.w if self.buttons.parent else 0.0
        left = wide - self.desk.theme.enlarge(WAY_BACK) - self.buttons.gap
        return left > 0 and self.confirm.height(left) <= self.confirm.height(wide)

    def fit(self, wide: float, room: float, beside: float, spare: float = 0.0) -> bool:
        """Hide one thing after the other where there is not enough room; return whether the second
        is hidden.

        1. Advice that can be spared. 2. What stands `beside` it, of that height, if a click leads
        back to it; the advice may return. 3. The title, if nothing that is clicked moves with it;
        it stays where that would not help, given the room to `spare` above.
        """
        has_title = bool(self.title.words)
        keeps_advice = self._is_advised and not self._is_spare

        def fits(*, is_advised: bool, is_titled: bool, left: float) -> bool:
            self.advice.is_shown, self.title.is_shown = is_advised, is_titled
            return self.height(wide) <= left

        is_alone = self.is_shown and self.drop.is_enabled and not fits(
            is_advised=keeps_advice, is_titled=has_title, left=room - beside)
        room -= beside * (not is_alone)
        is_whole = (fits(is_advised=self._is_advised, is_titled=has_title, left=room)
                    or fits(is_advised=keeps_advice, is_titled=has_title, left=room))
        if not is_whole and not self.choices.is_shown:
            has_cell = self.least(wide) <= room
            is_whole = fits(is_advised=keeps_advice, is_titled=False, left=room + spare)
            self.title.is_shown = has_title and has_cell and not is_whole
        self._order(wide, room)
        return is_alone

    def _order(self, wide: float, room: float) -> None:
        """Put the warning above the gains if these, without choices above them their first cell,
        have room below it; a remedy gives way first."""
        warned = [self.notes, self.remedy]
        first = self.least(wide) + sum(each.height(wide - BESIDE) + BETWEEN for each in warned
                                       if each.is_shown)
        is_cut = first > room and not self.choices.is_shown
        at = self.children.index(self.choices) + 1
        if self.choices.is_shown and self.height(wide) > room:
            self.children[at:at + 3] = [self.notes, self.strip, self.remedy]
        else:
            self.children[at:at + 3] = [self.strip, *warned] if is_cut else [*warned, self.strip]

    def least(self, wide: float) -> float:
        """The height of its title and its first cell."""
        strip = next((each for each in (self.choices, self.strip) if each.is_shown), None)
        wide -= BESIDE
        title = self.title.height(wide) + BETWEEN if self.title.is_shown else 0.0
        return title + strip.least(wide) if strip and self.is_shown else 0.0

    def warns_of(self, why: Wording) -> bool:
        """Whether a warning that is shown says the same as that reason."""
        return self.is_shown and isinstance(why, Msg) and any(
            is_same_reason(warning, why) for warning in self._warnings)

    def _offer(self, remedy: Remedy | None) -> None:
        self.remedy.shown(is_shown=remedy is not None)
        if remedy is not None:
            self.remedy.say(remedy.words)
            self.remedy.tip = remedy.tip


class ComparedOutcomes(Widget):
    """The number of compared plans, and a list of their outcomes; hidden while there are none."""

    def __init__(self, name: str, adopt: Callable[[Pins], None]) -> None:
        super().__init__(name)
        self.adopt = adopt
        self.heading = self.add(Remark("plan/compared", "", size=CAPTION))
        self.outcomes = self.add(Scroll("plan/outcomes", gap=4))
        self.is_shown = False
        self._shown: tuple[Result, ...] = ()

    def lay(self) -> None:
        """Place the list below its heading."""
        box, high = self.box, self.heading.height(self.box.w)
        self.heading.place(Box(box.x, box.y, box.w, high))
        self.outcomes.place(Box(box.x, box.y + high + GAP, box.w, max(0.0, box.h - high - GAP)))

    def height(self, width: float) -> float:
        """The height of the heading and of every outcome."""
        return self.heading.height(width) + GAP + self.outcomes.height(width)

    def show(self, survey: Survey | None, pins: Pins) -> None:
        """Show the plans compared so far, with the current one marked."""
        self.shown(is_shown=survey is not None)
        results = survey.results if survey else ()
        if survey is not None:
            self.heading.say(heading(survey))
        if results == self._shown and self.outcomes.column.children:
            for child, result in zip(self.outcomes.column.children, results, strict=True):
                if isinstance(child, OutcomeRow):
                    child.turn(is_on=result.pins == pins)
            return
        self._shown = results
        self.outcomes.column.clear()
        for number, result in enumerate(results):
            row = self.outcomes.column.add(OutcomeRow(f"outcome/{number}", result,
                                                      partial(self.adopt, result.pins)))
            row.turn(is_on=result.pins == pins)


class OutcomeRow(Button):
    """One outcome of the list; a press prepares it."""

    def __init__(self, name: str, result: Result, on_press: Callable[[], None]) -> None:
        super().__init__(name, "", on_press, kind="row")
        self.cells = self.add(Cells("", result.cells))
        self.cells.is_glass = True
        self.ways = result.ways

    def lay(self) -> None:
        """Place the cells within the edge."""
        self.cells.place(self.box.inset(5, 4))

    def height(self, width: float) -> float:
        """The height of the cells and the edge."""
        return self.cells.height(width - 10) + 8

    def paint(self, brush: Brush) -> None:
        """Paint the panel; the cells paint themselves."""
        brush.panel(self.box, self.kind, self._state())

    def point(self, at: Place) -> Telling:
        """The tip: the cell under the mouse, and the number of ways that lead there."""
        said = self.cells.point(at)
        ways = Msg.of("ui.plan.ways", n=self.ways)
        return (said, ways) if said else ways


def can_choose(row: Row) -> bool:
    """Whether any cell of the row can be clicked to choose it."""
    return any(cell.spot and not cell.spot.startswith(LESS) for cell in row.cells)


def heading(survey: Survey) -> Msg:
    """The number of plans that were compared."""
    if not survey.is_done:
        return Msg.of("ui.plan.comparing", n=survey.tried, total=survey.total)
    if len(survey.results) == 1 and not survey.is_sample:
        return Msg.of("ui.plan.equal", total=survey.total)
    key = "ui.plan.sampled" if survey.is_sample else "ui.plan.compared"
    return Msg.of(key, n=survey.tried, total=survey.total, results=len(survey.results))


def cite_rule(msg: Msg) -> Wording:
    """A sentence with the number of its rule."""
    return Msg.of("ui.why.rule", reason=msg, rule_number=msg.rule) if msg.rule else msg

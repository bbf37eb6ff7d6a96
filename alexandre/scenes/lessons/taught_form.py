"""A form in a lesson: filled on the board as at the table, sealed once it says what is taught."""

from __future__ import annotations

from alexandre.kernel.actions import Action
from alexandre.scenes.base.board import Board, drawing_of
from alexandre.scenes.lessons.progress import Progress
from alexandre.scenes.table.planning.planning import TYPED
from alexandre.ui.play.course import Pins
from alexandre.ui.play.plan import Plan
from alexandre.ui.play.planner import Planner


class TaughtForm:
    """`taught` are the actions that the whole form stands for, `pins` the clicks that fill it."""

    def __init__(self, planner: Planner, taught: tuple[Action, ...], pins: Pins) -> None:
        self.planner = planner
        self.taught = taught
        self.pins = pins

    @property
    def plan(self) -> Plan:
        """The form as far as it is filled."""
        assert self.planner.plan is not None  # a form is there before anything is clicked
        return self.planner.plan

    @property
    def is_whole(self) -> bool:
        """Is nothing left to fill in?"""
        return bool(self.plan.course.actions)

    @property
    def is_taught(self) -> bool:
        """Does it say what is taught?"""
        return self.plan.course.actions == self.taught

    def missing(self) -> frozenset[str]:
        """The clicks that are still to be made."""
        return frozenset(self.pins) - frozenset(self.planner.pins)

    def click(self, spot: str) -> bool:
        """A click on the form; whether it changes it."""
        before = self.planner.pins
        self.planner.click(spot)
        return self.planner.pins != before

    def do(self, command: str, board: Board) -> bool:
        """A digit goes into what is pointed at, as at the table; a click is taken back."""
        if command == "erase":
            return self.planner.back()
        pointed = next((each.pointed.id for each in board.pictures.values()
                        if each.pointed is not None), "")
        return command in TYPED and self.planner.type(TYPED[command], pointed)


def form_of(course: Progress) -> TaughtForm | None:
    """The form that is to be filled now; None where a lesson asks for one action alone."""
    session, step = course.session, course.step
    if course.asked is None or step is None:
        return None
    planner = Planner(session.game, session.state, drawing_of(session.game), session.viewer)
    if planner.form is None:
        return None
    left = tuple(map(session.game.parse, course.left))
    pins = planner.outlook.plans.fill(planner.outlook.state, left)
    if pins is None:
        return None
    whole = planner.outlook.plans.course(session.game, planner.outlook.state, pins)
    taught = whole.actions if whole is not None else ()
    return TaughtForm(planner, taught, pins) if taught and taught == left[:len(taught)] else None

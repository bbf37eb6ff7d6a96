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
    """A form in a lesson; `taught` are the actions of the complete form, `pins` the clicks that
    fill it."""

    def __init__(self, planner: Planner, taught: tuple[Action, ...], pins: Pins) -> None:
        self.planner = planner
        self.taught = taught
        self.pins = pins

    @property
    def plan(self) -> Plan:
        """The plan of the form as far as it is filled."""
        assert self.planner.plan is not None  # a form is there before anything is clicked
        return self.planner.plan

    @property
    def is_whole(self) -> bool:
        """Whether the form is completely filled."""
        return bool(self.plan.course.actions)

    @property
    def is_taught(self) -> bool:
        """Whether the form says what the lesson teaches."""
        return self.plan.course.actions == self.taught

    def missing(self) -> frozenset[str]:
        """The clicks still to be made."""
        return frozenset(self.pins) - frozenset(self.planner.pins)

    def click(self, spot: str) -> bool:
        """Handle a click on the form; return whether it changed anything."""
        before = self.planner.pins
        self.planner.click(spot)
        return self.planner.pins != before

    def do(self, command: str, board: Board) -> bool:
        """Enter a digit at the pointer, as at the table, or take a click back; return whether that
        had an effect."""
        if command == "erase":
            return self.planner.back()
        pointed = next((each.pointed.id for each in board.pictures.values()
                        if each.pointed is not None), "")
        return command in TYPED and self.planner.type(TYPED[command], pointed)


def form_of(course: Progress) -> TaughtForm | None:
    """The form to fill now; None where a lesson asks for a single action."""
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

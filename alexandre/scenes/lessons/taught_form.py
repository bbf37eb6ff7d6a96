"""A move that a lesson has prepared as at the table, and sent once it says what is taught."""

from __future__ import annotations

from alexandre.scenes.base.board import Board, drawing_of
from alexandre.scenes.lessons.progress import Progress
from alexandre.scenes.table.planning.planning import TYPED
from alexandre.ui.play.course import Pins
from alexandre.ui.play.plan import Actions, Outlook, Plan
from alexandre.ui.play.planner import Planner, rows_of


class TaughtForm:
    """A form in a lesson, or a move whose number is chosen beside the board; `taught` are its
    actions when it is complete, `pins` the clicks that fill it."""

    def __init__(self, planner: Planner, taught: Actions, pins: Pins) -> None:
        self.planner = planner
        self.taught = taught
        self.pins = pins

    @property
    def plan(self) -> Plan | None:
        """The plan as far as it is prepared."""
        return self.planner.plan

    @property
    def is_whole(self) -> bool:
        """Whether it could be sent."""
        return bool(self.plan and self.plan.course.actions)

    @property
    def is_taught(self) -> bool:
        """Whether it says what the lesson teaches."""
        return self.plan is not None and self.plan.course.actions == self.taught

    def missing(self) -> Pins:
        """The clicks still to be made."""
        return () if self.is_taught else tuple(
            pin for pin in self.pins if pin not in self.planner.pins)

    @property
    def lacks_only_cells(self) -> bool:
        """Whether a number beside the board is all that is still to be chosen."""
        cells = {cell.spot for row in rows_of(self.planner, self.plan) for cell in row.cells}
        return self.planner.form is None and cells.issuperset(self.missing())

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
    """The move to prepare now; None where clicks on the board say a single action."""
    session, step = course.session, course.step
    if course.asked is None or step is None:
        return None
    planner = Planner(session.game, session.state, drawing_of(session.game), session.viewer)
    left, outlook = tuple(map(session.game.parse, course.left)), planner.outlook
    pins = list_counted(outlook, left) if planner.form is None else \
        outlook.plans.fill(outlook.state, left)
    whole = outlook.course_of(pins) if pins else None
    taught = whole.actions if pins and whole is not None else ()
    return TaughtForm(planner, taught, pins or ()) if taught and \
        taught == left[:len(taught)] else None


def list_counted(outlook: Outlook, left: Actions) -> Pins:
    """The clicks that prepare these actions, if those on the board would prepare others."""
    spots = outlook.spell(left[0])
    begun = outlook.course_of(spots)
    if begun is None or not begun.actions or begun.actions[0] == left[0] or \
            set(outlook.plans.pins(left[0])) <= set(spots):
        return ()
    pins: Pins = ()
    for action in left:
        more = outlook.plans.pins(action)
        if not more or outlook.course_of((*pins, *more)) is None:
            break
        pins += more
    return pins

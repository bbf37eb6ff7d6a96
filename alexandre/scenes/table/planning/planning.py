"""The prepared move at the table: the planner of the moment, and the actions on it."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.scenes.table.part import TableContext
from alexandre.scenes.table.rewind import Rewinder
from alexandre.ui.input.commands import DIGITS
from alexandre.ui.play.course import Pins, Remedy
from alexandre.ui.play.offers import vain_spots
from alexandre.ui.play.plan import Actions, Plan
from alexandre.ui.play.planner import Planner, find_by_digit, rows_of
from alexandre.ui.window.press_targets import DEAF

TYPED: Final = {"pass": 0, **{command: n for n, command in enumerate(DIGITS, 1)}}


class Planning:
    """The prepared move and the actions on it.

    `offered` is the coach's move until it is taken; `pointed` the spot under the pointer; a form
    `is_put_by` while the player looks at the board below it.
    """

    def __init__(self, table: TableContext, rewinder: Rewinder) -> None:
        self._table = table
        self._match = table.match
        self._desk = table.house.desk
        self._rewinder = rewinder
        self._seen: tuple[int, Seat | None] | None = None  # changes of the match, and whose eyes
        self._prepared = "", 0  # the actions, and since when they are these
        self._vain: frozenset[str] = frozenset()  # their clicks promise what cannot be paid
        self.planner: Planner | None = None
        self.offered: Actions = ()
        self.pointed = ""
        self.is_put_by = False

    @property
    def plan(self) -> Plan | None:
        """The prepared move."""
        return self.planner.plan if self.planner else None

    @property
    def aimed(self) -> Pins:
        """The clicks on the board that it is made of, without those on its cells."""
        planner = self.planner
        if planner is None:
            return ()
        cells = {cell.spot.partition(":")[0] for row in rows_of(planner, planner.plan)
                 for cell in row.cells}
        return tuple(pin for pin in planner.pins if pin.partition(":")[0] not in cells)

    @property
    def is_open(self) -> bool:
        """Whether something is being prepared."""
        return self.plan is not None

    @property
    def is_form(self) -> bool:
        """Whether the plan covers the board, as a form."""
        return self.planner is not None and self.planner.form is not None

    @property
    def is_begun(self) -> bool:
        """Whether the player prepares something: nothing then passes or ends the turn."""
        return self.planner is not None and self.is_open and (
            self.is_form or self.planner.clicks > 0)

    @property
    def is_alone(self) -> bool:
        """Whether the prepared move replaces the offers and waits for confirmation; an unfinished
        one leaves them."""
        return self.is_begun and (self.is_form or bool(self.plan and self.plan.course.actions))

    @property
    def actions(self) -> str:
        """The prepared actions, in the notation."""
        return " ".join(each.text for each in self.plan.course.actions) if self.plan else ""

    @property
    def can_end(self) -> bool:
        """Whether the turn can be ended with what is prepared."""
        return bool(self.plan and self.plan.ending)

    def holds(self, action: Action) -> bool:
        """Whether that action is prepared."""
        return self.plan is not None and action in self.plan.course.actions

    def lit(self) -> frozenset[str]:
        """The spots that may be clicked, without those that promise what cannot be paid."""
        if self.planner is None or self.is_put_by:
            return frozenset()
        return self.planner.lit() - self._vain

    def follow(self) -> None:
        """Keep the prepared move after a change of the game if it still fits."""
        session, drawing = self._match.session, self._table.drawing
        if not self._match.is_asked:
            self.planner, self._seen, self.offered = None, None, ()
        elif (session.changes, session.viewer) != self._seen:
            before, self.is_put_by, self.offered = self.planner, False, ()
            self._seen = session.changes, session.viewer
            self.planner = Planner(session.game, session.state, drawing, session.viewer)
            self._vain = vain_spots(session, drawing)
            if before is not None:
                self.planner.follow(before)
        if self.actions != self._prepared[0]:
            self._prepared = self.actions, self._desk.now

    # ---- what the player does --------------------------------------------------------------

    def click(self, spot: str) -> bool:
        """Handle a click on a spot; return False if it has no meaning now. A hidden form is shown
        again.

        What has only just been prepared is not accepted by a second click.
        """
        if self.planner is None:
            return False
        if self.is_put_by:
            return self.peek()
        before = self.planner.pins, self.planner.clicked
        is_young = self.is_open and self._desk.now - self._prepared[1] < DEAF
        actions = self.planner.click(spot, may_send=not (self._desk.router.is_fresh or is_young))
        if actions:
            self._table.send(actions)
        elif (self.planner.pins, self.planner.clicked) != before:
            self._table.show()
        else:
            return spot in self.lit()
        return True

    def choose(self, action: Action) -> None:
        """Handle an offer chosen by its button."""
        actions = self.planner.choose(action) if self.planner else (action,)
        if actions:
            self._table.send(actions)
        else:
            self._table.show()

    def commit(self) -> None:
        """Send the prepared actions."""
        if self.plan:
            self._table.send(self.plan.commit())

    def end(self) -> None:
        """Send the prepared actions, and the end of the turn after them."""
        if self.plan:
            self._table.send(self.plan.ending)

    def do(self, command: str) -> bool:
        """Handle keys: type a number, apply the remedy of a warning, look at the board below a
        form or show the form again, take a click back or close the comparison."""
        planner = self.planner
        if command in TYPED:
            return self._type(TYPED[command])
        if command == "remedy":
            return self.mend()
        if command == "peek" or (command == "cancel" and self.is_put_by):
            return self.peek()
        if planner is None or command not in ("erase", "cancel"):
            return False
        if command == "cancel" and planner.comparison.survey is not None:
            planner.comparison.stop()
        elif not planner.clicks and not planner.clicked:
            return False
        else:
            planner.back()
        self._table.show()
        return True

    def _type(self, digit: int) -> bool:
        """Enter a digit at the pointer if a number belongs there; else click the cell with that
        digit."""
        if self.planner is None:
            return False
        if not self.planner.type(digit, self.pointed):
            spot = find_by_digit(self.planner, digit)
            return bool(spot) and self.click(spot)
        self.is_put_by = False
        self._table.show()
        return True

    def drop(self) -> None:
        """Close the comparison, or clear the plan."""
        if self.planner is not None and self.planner.comparison.survey is None:
            self.planner.clear()
            self._table.show()
        else:
            self.do("cancel")

    def compare(self) -> None:
        """Start or stop comparing what could follow."""
        if self.planner is not None:
            if self.planner.comparison.survey is None:
                self.planner.compare()
            else:
                self.planner.comparison.stop()
            self._table.show()

    def take(self) -> None:
        """Prepare the offered move."""
        line, self.offered = self.offered, ()
        prepare_line(self, line)
        self._table.show()

    def peek(self) -> bool:
        """Show the board below a form, or the form again; return whether there is one."""
        if self.is_form:
            self.is_put_by = not self.is_put_by
            self._table.show()
        return self.is_form

    def mend(self) -> bool:
        """Apply the remedy of a warning; return whether there was one."""
        remedy = self.plan.course.remedy if self.plan else None
        if remedy is not None:
            pins = self._rejoin(remedy) if remedy.since else remedy.pins
            if pins:
                self.adopt(pins)
        return remedy is not None

    def _rejoin(self, remedy: Remedy) -> Pins:
        """Take back the part played too soon, to be prepared together with the clicks since; if it
        cannot be taken back, only say so."""
        session = self._match.session
        place = max(n for n, text in enumerate(session.record.actions)
                    if text.startswith(remedy.since))
        taken = tuple(map(session.game.parse, session.record.actions[place:]))
        self._rewinder.to(place)
        if session.turn > place:
            return ()
        return self._table.drawing.plans.rejoin(taken, remedy.pins)

    def adopt(self, pins: Pins) -> None:
        """Prepare the move of these clicks."""
        if self.planner is not None:
            self.planner.adopt(pins)
            self._table.show()


def prepare_line(planning: Planning, line: Actions) -> bool:
    """Prepare these actions, such as the coach's: a form as a whole, anything else as far as it
    can be prepared together; return whether all of it is."""
    planner = planning.planner
    if planner is None:
        return False
    pins = planner.outlook.plans.fill(planner.outlook.state, line) if planning.is_form else None
    if pins:
        planner.adopt(pins)
    else:
        planner.choose(*line)
    return all(map(planning.holds, line))


def offer_line(planning: Planning, line: Actions) -> None:
    """Prepare the coach's move; where it would change a form or earlier clicks, only offer it."""
    planner = planning.planner
    prepared = planner.plan.commit() if planner is not None and planner.plan else ()
    if prepared and prepared == line[:len(prepared)]:
        return  # nothing would change
    if planning.is_form or (planner is not None and planner.plan and planner.clicks):
        planning.offered = line
    else:
        prepare_line(planning, line)

"""Entering what chance has brought on a real table: the tray, its keys, and the way round it."""

from __future__ import annotations

from dataclasses import replace

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Seat
from alexandre.kernel.replay import is_outcome
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.eyes import eyes_of, find_seers
from alexandre.scenes.table.part import Part, TableContext
from alexandre.scenes.table.real.outcome_entry import OutcomeEntry
from alexandre.scenes.table.real.tray import Tray
from alexandre.ui.input.commands import DIGITS
from alexandre.ui.play.drawing import UNDRAWN
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.dialog import Dialog


class Entering(Part):
    """The tray, which is hidden while a person looks at the board and held back while that moves.
    """

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._showing = table.showing
        self._entry: OutcomeEntry | None = None
        self._seen: tuple[int, Seat | None] | None = None  # changes of the match, and whose eyes
        self._is_put_by = self._is_held = False

    def build(self, plain: PlainView) -> None:
        """Build the button that shows the tray again, below the list of outcomes."""
        self._return = plain.aside.add(Button("entry/return", Msg.of("ui.entry.return"),
                                              self._peek, size=SMALL, pad=8, command="peek"))
        self._waiting = plain.aside.add(Button("entry/rest", "", self._ask_to_drop, size=SMALL,
                                               pad=8, tip=Msg.of("ui.entry.rest_tip")))
        self._return.is_shown = self._waiting.is_shown = False

    def hang(self, board: Board) -> None:
        """Put the tray in front of the board."""
        self._tray = board.front.add(Tray(self._tap, self._peek, self._take_back, self._enter,
                                          self._table.correct))
        self._tray.is_shown = False

    @property
    def is_open(self) -> bool:
        """Whether a tray is shown."""
        return self._entry is not None and not self._is_put_by and not self._is_held

    def settle(self) -> None:
        """Update the outcomes still to be entered; the tray waits until the last event was seen.
        """
        session = self._match.session
        if not self._match.is_asked or session.decider != CHANCE:
            self._entry, self._seen = None, None
        elif (session.changes, session.viewer) != self._seen:
            drawing = self._table.drawing
            self._entry = None if drawing is UNDRAWN else OutcomeEntry(
                session.game, session.state, session.viewer, drawing)
            self._seen, self._is_put_by = (session.changes, session.viewer), False
        self._is_held = self._showing.is_moving
        if self._entry is not None:
            title = session.game.prompt(session.state, session.viewer).msg
            can_correct = any(step.actor == CHANCE for step in session.steps)
            is_secret = len(find_seers(session)) < session.record.seats
            eyes = eyes_of(session, self._match.people) if is_secret else ""
            self._tray.show(self._entry, title, eyes, can_correct=can_correct)
        self._tray.shown(is_shown=self.is_open)
        self._return.shown(is_shown=self._entry is not None and self._is_put_by)
        waiting = session.record.count_waiting()
        self._waiting.shown(is_shown=waiting > 0 and self._match.is_asked)
        self._waiting.say(Msg.of("ui.entry.rest", n=waiting))

    def describe(self, page: Page) -> Page:
        """The page without the outcomes while they are on the tray, but with everything else that
        a seat may do."""
        if self._entry is None or not (self.is_open or self._is_held):
            return page
        return replace(page, offers=tuple(
            each for each in page.offers if not is_outcome(self._match.session.state, each.action)
            and each.action not in self._entry.faces))

    def tick(self, board: Board) -> None:
        """Show the tray once the animations are over."""
        if self._is_held and not self._showing.is_moving:
            self._table.show()

    def meaning(self, command: str) -> str:
        """The outcome that a key enters: the same for all dice of a throw."""
        return command if self.is_open and (command in DIGITS or command == "confirm") else ""

    def do(self, command: str) -> bool:
        """Enter a face with a digit, take the last one back, confirm all, or hide the tray."""
        entry = self._entry
        if entry is None or self._is_held:
            return False
        if command == "peek" or (command == "cancel" and not self._is_put_by):
            return self._peek()
        if self._is_put_by:
            return False
        if command in DIGITS:
            return self._type(entry, DIGITS.index(command) + 1)
        if command == "confirm":  # an unfinished entry keeps the keyboard where it is
            self._enter()
            return True
        return command == "erase" and self._take_back()

    def _type(self, entry: OutcomeEntry, digit: int) -> bool:
        action = entry.find_by_digit(digit)
        if action is not None:
            self._tap(f"face:{action.text}")
        return True

    def _tap(self, spot: str) -> None:
        """Handle a tap on a face or on an entered one; ignore it on a tray that has only just
        appeared under the pointer."""
        entry = self._entry
        if entry is None or self._house.desk.router.is_fresh:
            return
        kind, _, rest = spot.partition(":")
        if kind == "slot":
            entry.drop(int(rest))
        elif not self._put(entry, self._match.session.game.parse(rest)):
            return
        if entry.is_full and entry.total == 1:
            self._enter()
        else:
            self._table.show()

    def _put(self, entry: OutcomeEntry, action: Action) -> bool:
        """Put an outcome into the next slot; one entered out of the viewer's sight is only
        reported as entered."""
        if entry.is_elsewhere(action):
            self._house.tell(Msg.of("ui.entry.elsewhere", what=entry.label(action)))
        return entry.tap(action)

    def _take_back(self) -> bool:
        entry = self._entry
        if entry is None or not entry.chosen:
            return False
        entry.drop(len(entry.chosen) - 1)
        self._table.show()
        return True

    def undo(self) -> bool:
        """Take back the last tap, or open the page of earlier entries where no decision can be
        undone; return whether either was possible."""
        session = self._match.session
        if self._take_back():
            return True
        leads = (self._entry is not None and session.undo_place() is None
                 and any(step.actor == CHANCE for step in session.steps))
        if leads:
            self._table.correct()
        return leads

    def _enter(self) -> bool:
        entry = self._entry
        if entry is None or not entry.is_full:
            return False
        self._table.send(tuple(entry.chosen))
        return True

    def _ask_to_drop(self) -> None:
        """Ask whether to discard the entries after a correction and enter the game again."""
        dialog = Dialog("rest", Msg.of("ui.entry.rest_title"))
        dialog.tell("rest/what", Msg.of(
            "ui.entry.rest_what", n=self._match.session.record.count_waiting()))
        dialog.answer("rest/drop", Msg.of("ui.entry.rest_drop"), self._drop_rest)
        dialog.answer("rest/keep", Msg.of("ui.dialog.back"), kind="primary")
        self._waiting.desk.open(dialog)

    def _drop_rest(self) -> None:
        self._match.drop_rest()
        self._table.show()

    def _peek(self) -> bool:
        self._is_put_by = not self._is_put_by
        self._table.show()
        return True

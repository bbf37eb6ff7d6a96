"""Back and forth in a match: where one may go back to, what is told if one may not, and what is
asked before that.

A place is the number of an action: the match goes on from before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import heads_of
from alexandre.scenes.base.house import House
from alexandre.scenes.table.part import Part, TableContext
from alexandre.ui.input.commands import obey
from alexandre.ui.play.offers import grave_of
from alexandre.ui.play.plan import Actions
from alexandre.ui.widgets.panels.dialog import Dialog


def latest_decision(session: Session) -> int | None:
    """The latest decision of the viewer, where another seat decides now.

    None leaves it to the session: the decider's own latest decision.
    """
    if session.viewer is None or session.decider == session.viewer:
        return None
    mine = [step.index for step in session.steps
            if step.actor == session.viewer and step.offers > 1]
    return mine[-1] if mine else None


def first_of_turn(session: Session) -> int | None:
    """The viewer's first decision of the present turn, or else of their latest one."""
    seat = session.decider if session.viewer is None else session.viewer
    base = session.record.base
    begun = [index for index in heads_of(session.game, session.steps)
             if seat < 0 or session.steps[index - base].actor == seat]
    if not begun:
        return None
    chosen = [step.index for step in session.steps[begun[-1] - base:]
              if step.actor == session.steps[begun[-1] - base].actor and step.offers > 1]
    return chosen[0] if chosen else begun[-1]


def decision_of(session: Session, index: int) -> int:
    """The decision that led to an action of the log.

    Chance and forced moves are no places to stop, since they would only come again.
    """
    at = index - session.record.base
    while at > 0 and (session.steps[at].actor < 0 or session.steps[at].offers < 2):
        at -= 1
    return at + session.record.base


def can_take_back(session: Session, actions: Actions) -> bool:
    """Whether one undo takes back all of these: nothing is drawn or revealed, and nobody else is
    asked."""
    state, seat = session.what_if(), session.decider
    for action in actions:
        if action not in state.legal() or session.game.is_barrier(state, action):
            return False
        state.apply(action)
        if state.actor() != seat:
            return False
    return True


def ask_once(house: House, session: Session, actions: Actions,
             play: Callable[[Actions], None]) -> None:
    """Play these actions; if one is grave and cannot be undone, only after the player confirms, as
    long as they want to be asked."""
    drawing = drawing_of(session.game)
    grave = [*filter(grave_of(session, drawing), actions)]
    if not grave or not house.settings["careful"] or can_take_back(session, actions):
        play(actions)
        return
    counts = Counter(session.game.label(session.state, action) for action in grave)
    told = [each if count == 1 else Msg.of("ui.offers.several", verb=each, n=count)
            for each, count in counts.items()]
    dialog = Dialog("grave", Msg.of("ui.grave.title"))
    for number, words in enumerate(told):
        dialog.tell(f"grave/what/{number}", words)
    for number, why in enumerate(dict.fromkeys(map(drawing.why_grave, grave))):
        dialog.tell(f"grave/why/{number}", why, colour="ink.soft")
    dialog.answer("grave/yes", told[0] if len(told) == 1 else Msg.of("ui.grave.all"),
                  partial(play, actions))
    dialog.answer("grave/no", Msg.of("ui.dialog.back"), kind="primary")
    house.desk.open(dialog)


class Rewinder(Part):
    """Undo and redo at a table; a refusal is shown with an alternative."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._sent: list[tuple[int, int]] = []  # places between which much was sent at once

    def do(self, command: str) -> bool:
        """Handle the keys that redo, and that go back to the beginning of a turn."""
        return obey(command, {"redo": self.again, "undo_turn": self.turn})

    def join(self, start: int) -> None:
        """Treat the actions since `start` as one step for undo."""
        end = self._match.session.turn
        self._sent = [each for each in self._sent if each[1] <= start] + [(start, end)]

    def step(self) -> None:
        """Go back to the latest decision of the viewer, with everything that they did with it."""
        session = self._match.session
        place = latest_decision(session)
        if place is None:
            place = session.undo_place()
        for start, end in self._sent:
            if place is not None and start <= place < end <= session.turn:
                place = start
        self.to(place)

    def turn(self) -> None:
        """Go back to the beginning of the viewer's turn."""
        self.to(first_of_turn(self._match.session))

    def line(self, index: int) -> None:
        """Go back to the decision that led to an action of the log."""
        self.to(decision_of(self._match.session, index))

    def again(self) -> None:
        """Play again what was undone."""
        try:
            self._match.redo()
        except Refusal as refused:
            self._house.tell(refused.msg)
        else:
            self._table.show_at_once()

    def to(self, place: int | None, *, force: bool = False) -> None:
        """Go back to before that action; None: to the decider's own latest decision."""
        try:
            self._match.undo(place, force=force)
        except Refusal as refused:
            self._house.sounds.play("no")
            self._tell(refused.msg, place)
        else:
            self._table.show_at_once()

    def _tell(self, why: Msg, place: int | None) -> None:
        can_force = self._match.may_force and why.key == "kernel.undo_barrier"
        dialog = Dialog("undo", Msg.of("ui.undo.ask" if can_force else "ui.undo.title"))
        dialog.tell("undo/why", why if not can_force else Msg.of(
            "ui.undo.assisted" if self._match.session.record.seats > 1 else "ui.undo.alone"))
        if can_force:
            dialog.answer("undo/force", Msg.of("ui.undo.force"),
                          partial(self.to, place, force=True))
        dialog.answer("undo/leave", Msg.of("ui.dialog.close"), kind="primary")
        self._house.desk.open(dialog)

"""A press that was meant for one question does not answer the next one."""

from __future__ import annotations

from alexandre.kernel.replay import Step
from alexandre.scenes.table.part import TableContext
from alexandre.ui.window.standing import ARRIVED


class LatePresses:
    """Sees when another question is asked, and makes what decides deaf for a moment."""

    def __init__(self, table: TableContext) -> None:
        self._desk = table.house.desk
        self._match = table.match
        self._drawing = table.drawing
        self._question: tuple[object, ...] = ()  # what is asked, and whom
        self._heard = len(table.match.session.steps)
        self._is_let_be = False  # was a question left out since, that would have been passed?
        self._passes_from = 0  # when the key that passes is heard again

    def is_deaf(self, command: str) -> bool:
        """Does the key that passes come too soon after a question that was passed by itself?"""
        return command == "pass" and self._desk.now < self._passes_from

    def notice(self) -> None:
        """Is another question asked?  What decides is deaf for a moment, unless the same person
        has brought it about."""
        session, match = self._match.session, self._match
        whom = session.decider, session.viewer, match.is_asked
        question = *whom, session.changes
        is_own = self._desk.router.is_pressing and self._question[:3] == whom
        if question != self._question and not is_own:
            self._desk.hush()
        self._question = question
        self._is_let_be = any(map(self._is_left_out, session.steps[self._heard:])) or (
            self._is_let_be)
        self._heard = len(session.steps)

    def defer_passing(self) -> None:
        """A question is seen: after one that was left out, its pass is heard a moment later."""
        if self._is_let_be:
            self._is_let_be, self._passes_from = False, self._desk.now + ARRIVED

    def _is_left_out(self, step: Step) -> bool:
        """Did nothing but to let it be remain, so that the player was not asked?"""
        is_forced = step.actor in self._match.people and step.offers == 1
        return any(map(self._drawing.is_skip, step.events)) or (
            is_forced and self._drawing.is_pass(self._match.session.game.parse(step.action)))

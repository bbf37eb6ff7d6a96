"""Protection of a question from presses that were meant for the one before."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.kernel.replay import Step
from alexandre.kernel.text import Msg
from alexandre.scenes.table.part import TableContext
from alexandre.ui.sidebar.page import Page
from alexandre.ui.window.press_targets import reading_time


class LatePresses:
    """Detects new questions, and makes deciding controls ignore presses until the question can be
    read."""

    def __init__(self, table: TableContext) -> None:
        self._desk = table.house.desk
        self._match = table.match
        self._drawing = table.drawing
        self._question: tuple[object, ...] = ()  # what is asked, and whom
        self._is_unread = False  # has it come by itself, and was not shown yet?
        self._known: set[str] = set()  # the sentences that were asked before
        self._heard = len(table.match.session.steps)

    def notice(self) -> None:
        """Note whether another question is asked, and whether a press led to it."""
        session, match = self._match.session, self._match
        whom = session.decider, session.viewer, match.is_asked
        question = *whom, session.changes
        news, self._heard = session.steps[self._heard:], len(session.steps)
        is_own = (self._desk.router.is_pressing and self._question[:3] == whom
                  and not self._is_passed_on(news))
        if question != self._question:
            self._is_unread = not is_own
        self._question = question

    def hush(self, page: Page) -> None:
        """Ignore answers while a new question is read, unless the person who is asked has caused
        it."""
        if not page.prompt:
            return
        key = page.prompt.key if isinstance(page.prompt, Msg) else str(page.prompt)
        if self._is_unread:
            sentence = f"{self._desk.voice(page.cause)}{self._desk.voice(page.prompt)}"
            self._desk.hush(reading_time(sentence, is_known=key in self._known))
        self._known.add(key)
        self._is_unread = False

    def _is_passed_on(self, news: Sequence[Step]) -> bool:
        """Whether the viewer has just passed, and something else is passed or ended now where that
        was pressed."""
        session, passes = self._match.session, self._drawing.passes
        passed = {type(session.game.parse(step.action)) for step in news
                  if step.actor == session.viewer}.intersection(passes)
        return bool(passed) and session.decider == session.viewer and any(
            type(each) not in passed and (isinstance(each, passes) or session.game.ends_turn(each))
            for each in session.offers())

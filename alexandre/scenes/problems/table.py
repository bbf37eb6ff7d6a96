"""A puzzle at the table: one decision with ordinary input, and its verdict."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alexandre.ai.review.problems import Problem
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House
from alexandre.scenes.problems.judge import Judge
from alexandre.scenes.problems.marks import Marks
from alexandre.scenes.problems.shelf import ProblemSession
from alexandre.scenes.table.advice.coach import Coach
from alexandre.scenes.table.ending import Ending
from alexandre.scenes.table.limit_buttons import LimitButtons
from alexandre.scenes.table.pace_controls import PaceControls
from alexandre.scenes.table.table import Table
from alexandre.ui.play.plan import Actions
from alexandre.ui.sidebar.page import Page
from alexandre.ui.widgets.base.widget import Widget

ABSENT: Final = (Coach, Ending, LimitButtons, PaceControls)  # parts that go on with a match
REFUSED: Final = ("watch", "present")  # keys that would do so


class ProblemTable(Table):
    """The table of a puzzle; only its mark is stored, and Escape leads back to the list."""

    has_habits = False  # the answer is what is asked for

    def __init__(self, house: House, problems: tuple[Problem, ...], number: int,
                 marks: Marks) -> None:
        session = ProblemSession(problems[number])
        super().__init__(house, session, "")
        self._problems, self._number = problems, number
        self._marks = marks
        self.coach = self.judge = Judge(
            self, self.planning, session, marks,
            self._open_next if number + 1 < len(problems) else None)
        self.parts = (*(part for part in self.parts if not isinstance(part, ABSENT)), self.judge)

    def build(self) -> Widget:
        """Build the table; its menu button leads back to the list."""
        board = super().build()
        self.menu_tool.say(Msg.of("ui.problem.leave"))
        return board

    def do(self, command: str) -> bool:
        """Handle the keys of the table, except those that concern a game as a whole."""
        return command in REFUSED or super().do(command)

    def closed(self) -> None:
        """Stop waiting for a comparison."""
        self.judge.close()
        super().closed()

    def send(self, actions: Actions) -> None:
        """Play without confirmation or warning, since everything can be tried again."""
        self.play(actions)

    def _page(self) -> Page:
        """The page with the puzzle instead of the news of a game."""
        turn = Msg.of("ui.problem.number", n=self._number + 1, of=len(self._problems))
        return replace(super()._page(), turn=turn)

    def _rest(self) -> None:
        self.house.leave()

    def _open_next(self) -> None:
        self.house.swap(ProblemTable(self.house, self._problems, self._number + 1, self._marks))

"""What would you do?  The strongest computer player answers for the person who is asked.

It knows what that person knows: the position is told to it as to an opponent, with all that is
hidden dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board, drawing_of
from alexandre.scenes.base.house import House
from alexandre.scenes.base.part import Part
from alexandre.scenes.table.match import Match
from alexandre.scenes.table.planning import Planning
from alexandre.ui.sidebar.plain import PlainView

LEVEL: Final = "planner"
SECONDS: Final = 5.0
LOOK: Final = 80  # milliseconds between two looks for an answer
POINTED: Final = 4000  # milliseconds for which the place is pointed out
TOLD: Final = 3  # actions of a plan that are told


class Coach(Part):
    """Advice is prepared as the person's own plan where there is one, told and pointed out; it
    is never played."""

    def __init__(self, house: House, match: Match, planning: Planning,
                 on_change: Callable[[], None]) -> None:
        self._house = house
        self._match = match
        self._planning = planning
        self._on_change = on_change
        self._asked: int | None = None  # the changes of the match when it was asked

    @property
    def is_thinking(self) -> bool:
        """Has it been asked, and not answered yet?"""
        return self._asked is not None

    def build(self, plain: PlainView) -> None:
        """The advice stands among the notes under the prompt."""
        self._plain = plain

    def do(self, command: str) -> bool:
        """The key that asks for advice."""
        if command == "coach":
            self.ask()
        return command == "coach"

    def ask(self) -> None:
        """Think about the position, if the person at the screen is asked; once more drops it."""
        if self._asked is not None:
            self._drop()
            self._plain.note()
        elif self._match.is_asked:
            session = self._match.session
            self._house.thinker.ask(session.game, session.state, session.decider, LEVEL, SECONDS)
            self._asked = session.changes
            self._plain.note(Msg.of("ui.coach.thinks"))

    def settle(self) -> None:
        """Another position, or another person: nobody waits for the advice any more."""
        if self._asked is not None and (self._asked != self._match.session.changes
                                        or not self._match.is_asked):
            self._drop()

    def tick(self, board: Board) -> None:
        """Tell the advice when it is there."""
        reply = self._house.thinker.answer() if self._asked is not None else None
        if reply is not None:
            self._asked = None
            self._advise(board, reply.line)

    def wakes(self, now: int) -> int | None:
        """While it thinks, look for its answer."""
        return None if self._asked is None else LOOK

    def _advise(self, board: Board, line: tuple[str, ...]) -> None:
        actions = self._read(line)
        if not actions:
            self._plain.note()
            return
        session = self._match.session
        planner = self._planning.planner
        if planner is not None and not planner.choose(actions[0]):
            self._on_change()
        state, words = session.what_if(), []
        for action in actions[:TOLD]:
            words.append(session.game.label(state, action))
            state.apply(action)
        self._plain.note(Msg.of("ui.coach.would", plan=tuple(words)))
        board.point_at(drawing_of(session.game).spots(actions[0]), POINTED)

    def _read(self, line: tuple[str, ...]) -> list[Action]:
        """The actions of the line, as far as they can be played from here."""
        session = self._match.session
        state, actions = session.what_if(), []
        for text in line:
            action = session.game.parse(text)
            if state.actor() != session.decider or action not in state.legal():
                break
            actions.append(action)
            state.apply(action)
        return actions

    def _drop(self) -> None:
        self._house.thinker.cancel()
        self._asked = None

"""The puzzles of a title, and one of them as a match that begins at its position."""

from __future__ import annotations

from alexandre import games
from alexandre.ai.review.problems import Problem, read_problems
from alexandre.content import data
from alexandre.kernel.chance import Asked
from alexandre.kernel.contract import Seat
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.kernel.text import Msg, Refusal


def list_problems(title: str) -> tuple[Problem, ...]:
    """The bundled puzzles of a title; Refusal if the file is damaged."""
    path = data.problems(title)
    return read_problems(read_document(path).body, games.load) if path.exists() else ()


class ProblemSession(Session):
    """The game of a puzzle: chance is never drawn, and nothing before it can be undone."""

    def __init__(self, problem: Problem) -> None:
        record = problem.record
        super().__init__(problem.game, record.until(len(record.actions)), Asked())
        self.problem = problem
        self.record.hashes[:] = [step.hash for step in self.steps]
        self.start = self.turn

    @property
    def taken(self) -> tuple[str, ...]:
        """The moves since the position of the puzzle."""
        return tuple(self.record.actions[self.start:])

    def undo_place(self, seat: Seat | None = None) -> int | None:
        """The place to undo to; None where that would be before the puzzle."""
        place = super().undo_place(seat)
        return place if place is not None and place >= self.start else None

    def undo(self, to: int | None = None, *, force: bool = False) -> None:
        """Undo without asking; Refusal for a place before the position of the puzzle."""
        if to is not None and to < self.start:
            raise Refusal(Msg.of("ui.problem.no_undo"))
        super().undo(to, force=True)

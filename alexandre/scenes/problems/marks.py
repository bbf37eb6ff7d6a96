"""The player's results with each puzzle, stored with the settings."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Final

from alexandre import games
from alexandre.ai.review.problems import Problem
from alexandre.kernel.board import Plain
from alexandre.kernel.store import Header, Store, read_settings

NAME: Final = "problems"
TRIES_MOST: Final = 999


@dataclass(frozen=True)
class Mark:
    """The number of tries, and whether it was solved before the answer was shown."""

    tries: int = 0
    is_solved: bool = False
    is_shown: bool = False

    def after(self, *, is_right: bool) -> Mark:
        """The mark after one more try; solving after the answer was shown does not count."""
        if self.is_solved or self.is_shown:
            return self
        return Mark(min(self.tries + 1, TRIES_MOST), is_right)


class Marks:
    """The marks of all puzzles, keyed by the hashes of their positions, so that puzzles may be
    added."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known = read_settings(store, NAME, {title: {} for title in games.TITLES}).values

    def find(self, problem: Problem) -> Mark:
        """The mark of a puzzle; a new one if none is stored or readable."""
        told = self._known[problem.record.title].get(problem.hash)
        return Mark(**told) if is_mark(told) else Mark()

    def note_try(self, problem: Problem, *, is_right: bool) -> None:
        self._keep(problem, self.find(problem).after(is_right=is_right))

    def note_shown(self, problem: Problem) -> None:
        """Note that the answer was shown."""
        mark = self.find(problem)
        self._keep(problem, mark if mark.is_solved else replace(mark, is_shown=True))

    def _keep(self, problem: Problem, mark: Mark) -> None:
        self._known[problem.record.title][problem.hash] = asdict(mark)
        if not self._store.is_read_only:
            self._store.write(NAME, Header(kind="settings"), self._known)


def is_mark(told: Plain) -> bool:
    """Whether a stored value is a mark."""
    return (isinstance(told, dict) and set(told) == set(asdict(Mark()))
            and type(told["tries"]) is int
            and all(type(told[name]) is bool for name in ("is_solved", "is_shown")))

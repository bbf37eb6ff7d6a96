"""Documents made by hand stroke by stroke, with undo."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

MOST: Final = 1000  # steps back

S = TypeVar("S")  # all that is taken back


class Strokes(ABC, Generic[S]):
    """A document with undo; changes with the same `stroke` are undone together."""

    def __init__(self) -> None:
        self._before: list[S] = []
        self._after: list[S] = []
        self._stroke: object = None

    @abstractmethod
    def _give(self) -> S:
        """The present document."""

    @abstractmethod
    def _take(self, kept: S) -> None:
        """Restore that document."""

    def _put(self, kept: S, stroke: object) -> None:
        """Change the document, to be undone with this stroke."""
        if stroke is None or stroke != self._stroke:
            self._before = [*self._before[-MOST + 1:], self._give()]
        self._stroke = stroke
        self._after.clear()
        self._take(kept)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def undo(self) -> None:
        """Undo the last stroke."""
        if self._before:
            self._after.append(self._give())
            self._take(self._before.pop())
            self._stroke = None

    def redo(self) -> None:
        """Redo the last undone stroke."""
        if self._after:
            self._before.append(self._give())
            self._take(self._after.pop())
            self._stroke = None

"""Documents made by hand stroke by stroke, with undo."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

MOST: Final = 1000  # steps back

S = TypeVar("S")  # all that is taken back


class Strokes(ABC, Generic[S]):
    """A `stroke` is what belongs together, and is taken back as a whole."""

    def __init__(self) -> None:
        self._before: list[S] = []
        self._after: list[S] = []
        self._stroke: object = None

    @abstractmethod
    def _give(self) -> S:
        """The present document."""

    @abstractmethod
    def _take(self, kept: S) -> None:
        """Let it stand like that."""

    def _put(self, kept: S, stroke: object) -> None:
        """Let it stand like that, and what was before be taken back with this stroke."""
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
        """As it was before the last stroke."""
        if self._before:
            self._after.append(self._give())
            self._take(self._before.pop())
            self._stroke = None

    def redo(self) -> None:
        """As it was before that was taken back."""
        if self._after:
            self._before.append(self._give())
            self._take(self._after.pop())
            self._stroke = None

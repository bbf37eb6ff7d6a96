"""Cache of layout measurements by width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

M = TypeVar("M")


class ByWidth(Generic[M]):
    """A cache of measurements by width for one thing at a time; another thing clears it."""

    def __init__(self) -> None:
        self._of: object = None
        self._known: dict[float, M] = {}

    def get(self, of: object, width: float, measure: Callable[[float], M]) -> M:
        """The result of `measure` at that width; `of` is everything else it depends on."""
        if of != self._of:
            self._of, self._known = of, {}
        if width not in self._known:
            self._known[width] = measure(width)
        return self._known[width]

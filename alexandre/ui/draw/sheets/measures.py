"""Widths of words in the fonts of a window, and what of a sheet has been measured."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from alexandre.ui.draw.sketch import Wording

Ems = Callable[[str, str], float]  # the width of a text in a face, in sizes of its letters
Say = Callable[[Wording], str]

SLACK: Final = 1.03  # letters are set on whole pixels


class Span(NamedTuple):
    """The least and the preferred width of a node."""

    least: float
    wide: float


class Measures:
    """Widths, heights and shares of nodes, keyed by identity: nodes are frozen, and the tree keeps
    them alive."""

    def __init__(self) -> None:
        self.spans: dict[int, Span] = {}
        self.highs: dict[tuple[int, float], float] = {}
        self.shares: dict[tuple[int, float], list[float]] = {}


class Words:
    """Fonts and a language: each text is measured once, in multiples of the letter size."""

    def __init__(self, ems: Ems, say: Say) -> None:
        self.ems, self.say = ems, say
        self._widths: dict[int, float] = {}
        self._parts: dict[int, list[float]] = {}
        self._figures: dict[tuple[int, str], float] = {}

    def width(self, key: int, words: Wording, face: str) -> float:
        """The width of words in one line."""
        wide = self._widths.get(key)
        if wide is None:
            wide = self._widths[key] = self.ems(self.say(words), face) * SLACK
        return wide

    def parts(self, key: int, words: Wording, face: str) -> list[float]:
        """The width of a blank, then the width of each word."""
        parts = self._parts.get(key)
        if parts is None:
            parts = self._parts[key] = [self.ems(each, face) * SLACK for each in
                                        (" ", *self.say(words).split(" "))]
        return parts

    def figures(self, digits: int, face: str) -> float:
        """The width of a number of so many digits."""
        wide = self._figures.get((digits, face))
        if wide is None:
            wide = self._figures[digits, face] = self.ems("0" * digits, face) * SLACK
        return wide

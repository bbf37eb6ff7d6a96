"""Where a scene leads that stands above it: the one place where such scenes are named.

A scene opens those below it by itself.  `scenes.navigation` opens the others, so that no two
modules import each other.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from alexandre.kernel.session import Session


class Navigation(ABC):
    """Each method opens a scene over the present one, unless it says otherwise."""

    @abstractmethod
    def settings(self) -> None:
        """The settings; from there, the same call leads back."""

    @abstractmethod
    def library(self, title: str) -> None:
        """All titles, that one chosen, in the place of the present scene."""

    @abstractmethod
    def boards(self, title: str) -> None:
        """The boards of a title that can be drawn on."""

    @abstractmethod
    def seats(self, title: str, board: str) -> None:
        """Before a match on that board, in the place of all scenes but the first."""

    @abstractmethod
    def rulebook(self, title: str, rule: str = "") -> None:
        """The rules of a title, at that number or at the first page."""

    @abstractmethod
    def result(self, session: Session) -> None:
        """How a match ended."""

"""What stands at the side of a table: a part answers what it needs to, the rest has defaults."""

from __future__ import annotations

from alexandre.scenes.base.board import Board
from alexandre.ui.sidebar.plain import Page, PlainView


class Part:
    """One of the parts of a table, which asks them in the order of its list.

    `settle`, `describe` and `finish` follow each other whenever the table is shown anew.
    """

    def build(self, plain: PlainView) -> None:
        """Add the widgets; later parts stand below earlier ones."""

    def settle(self) -> None:
        """The match may have changed: update, show or hide the widgets."""

    def describe(self, page: Page) -> Page:
        """The page with what this part adds to it, later parts having the last word."""
        return page

    def finish(self) -> None:
        """The page is shown: update what depends on its layout."""

    def do(self, command: str) -> bool:
        """Carry out a command; False if it means nothing here, and the next part is asked."""
        return False

    def tick(self, board: Board) -> None:
        """A frame, while no dialog stands open."""

    def wakes(self, now: int) -> int | None:
        """In how many milliseconds `tick` may have something to do; None while it has not."""
        return None

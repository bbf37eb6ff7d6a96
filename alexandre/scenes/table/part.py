"""The parts of a table and what the table gives them: a part answers what it needs to, the rest
has defaults."""

from __future__ import annotations

from typing import Protocol

from alexandre.scenes.base.board import Board
from alexandre.scenes.base.house import House
from alexandre.scenes.table.play.autoplay import Autoplay
from alexandre.scenes.table.play.match import Match
from alexandre.scenes.table.shots.animation_queue import AnimationQueue
from alexandre.ui.play.drawing import AnyDrawing
from alexandre.ui.play.plan import Actions
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView


class TableContext(Protocol):
    """A table, as its parts see it."""

    house: House
    match: Match
    autoplay: Autoplay
    showing: AnimationQueue  # what happened, on the board
    drawing: AnyDrawing
    board: Board
    plain: PlainView  # what stands at the side

    def show(self) -> None:
        """Show the newest state at the side, and on the board after its animations."""

    def show_at_once(self) -> None:
        """Show the newest state without queued animations, which belong to another position or
        viewer."""

    def send(self, actions: Actions) -> None:
        """Play these actions in order, after a question about any that is grave or a blunder."""

    def play(self, actions: Actions) -> None:
        """Play these actions without a question."""

    def correct(self) -> None:
        """Open the page of entered outcomes."""


class Part:
    """A part of a table; the table calls its parts in the order of its list.

    `settle`, `describe` and `finish` follow each other whenever the table is shown again.
    """

    def __init__(self, table: TableContext) -> None:
        self._table = table
        self._house = table.house
        self._match = table.match

    def build(self, plain: PlainView) -> None:
        """Add the widgets, below those of earlier parts."""

    def settle(self) -> None:
        """Update, show or hide the widgets after a possible change of the game."""

    def describe(self, page: Page) -> Page:
        """The page with this part's additions; later parts have the last word."""
        return page

    def finish(self) -> None:
        """Update what depends on the layout, after the page is shown."""

    def do(self, command: str) -> bool:
        """Carry out a command; return False if it has no meaning here, and the next part is asked.
        """
        return False

    def tick(self, board: Board) -> None:
        """Do the work of a frame, while no dialog is open."""

    def wakes(self, now: int) -> int | None:
        """The milliseconds until `tick` may have something to do; None if nothing is planned."""
        return None

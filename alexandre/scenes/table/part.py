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
    """A table as its parts know it."""

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
        """The same without the animations that are queued: they belong to another position or
        viewer."""

    def send(self, actions: Actions) -> None:
        """Play these one after the other, once what is grave or a blunder was asked about."""

    def play(self, actions: Actions) -> None:
        """The same without a question."""

    def correct(self) -> None:
        """Open the page of what was entered of chance."""


class Part:
    """One of the parts of a table, which asks them in the order of its list.

    `settle`, `describe` and `finish` follow each other whenever the table is shown again.
    """

    def __init__(self, table: TableContext) -> None:
        self._table = table
        self._house = table.house
        self._match = table.match

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
        """Do the work of a frame, while no dialog is open."""

    def wakes(self, now: int) -> int | None:
        """In how many milliseconds `tick` may have something to do; None while it has not."""
        return None

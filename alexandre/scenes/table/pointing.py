"""Lights on the board what the pointer is over at the side."""

from __future__ import annotations

from alexandre.scenes.base.board import Board
from alexandre.scenes.table.part import Part, TableContext
from alexandre.ui.sidebar.plain import PlainView


class Pointing(Part):
    """The spots of an offer, or those that a line of the log is about."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._marked: tuple[str, ...] = ()

    def build(self, plain: PlainView) -> None:
        """The offers and the log are pointed at."""
        self._plain = plain

    def tick(self, board: Board) -> None:
        """Mark the spots, where they are others."""
        action, line = self._plain.offers.pointed, self._plain.log.pointed
        spots: tuple[str, ...] = ()
        if action is not None:
            spots = self._table.drawing.spots(action)
        elif line is not None and line.event is not None:
            spots = self._table.drawing.about(line.event)
        if spots != self._marked:
            self._marked = spots
            for picture in board.pictures.values():
                picture.mark(frozenset(spots))

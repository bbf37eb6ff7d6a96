"""Lights on the board what the pointer is over at the side, and shows its card."""

from __future__ import annotations

from alexandre.scenes.base.board import Board
from alexandre.scenes.table.part import Part, TableContext
from alexandre.ui.sidebar.offer_list import tell_pointed
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.widgets.pictures.picture import tell


class Pointing(Part):
    """Lights the spots of an offer, or of a line of the log; an offer of a card shows it whole."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._marked: tuple[str, ...] = ()

    def build(self, plain: PlainView) -> None:
        """Watch the offers and the log."""
        self._plain = plain

    def tick(self, board: Board) -> None:
        """Mark the spots if they have changed."""
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
            tell_pointed(self._plain.offers, next((
                tell(spot) for picture in board.pictures.values() for spot in picture.spots
                if spot.id in spots and spot.picture is not None), ()))

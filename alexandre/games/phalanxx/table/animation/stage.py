"""The ground on which an event is shown, and where cards and tablets lie on it."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures import slips
from alexandre.games.phalanxx.table.pictures.ground import Ground, ground_of
from alexandre.games.phalanxx.table.pictures.sheets import side_of
from alexandre.games.phalanxx.table.pictures.tray import (
    ROW_FROM,
    TOP,
    hand_from,
    owner_of,
    step_of,
)
from alexandre.games.phalanxx.tables import Side, Tables
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.ui.draw.sketch import Place, Sketch, rectangle
from alexandre.ui.play.tablets import middle_of
from alexandre.ui.play.tween import Where


@dataclass(frozen=True)
class Stage:
    """The ground of a view, and the board it belongs to."""

    tables: Tables
    view: PhalanxxView
    side: Side
    ground: Ground

    @staticmethod
    def of(game: Phalanxx, view: PhalanxxView) -> Stage:
        tables = game.tables
        side = side_of(tables, view)
        return Stage(tables, view, side, ground_of(tables, side))

    def region(self, id: str) -> tuple[int, Place]:
        """The number of a region, and where it lies."""
        number = self.tables.region_ids.index(id)
        return number, self.ground.places[number]

    def row(self, id: str) -> Where | None:
        """Where a card of the row lies."""
        if id not in self.view.row:
            return None
        place = self.tables.box.row - 1 - self.view.row.index(id)
        return card_at(ROW_FROM + step_of(self.tables, self.view) * place)

    def outline(self, card: Where) -> tuple[Place, ...]:
        """The rim of a card that lies there."""
        wide, high = slips.SIZE
        return rectangle((card.at[0] - wide / 2, card.at[1] - high / 2), slips.SIZE)

    def card(self, id: str) -> Sketch:
        """A card by itself, or its back where it is not known."""
        if not id:
            return Sketch(slips.SIZE, *slips.back((0.0, 0.0)))
        number = self.tables.card_ids.index(id)
        return Sketch(slips.SIZE, *slips.face(self.tables, number, (0.0, 0.0)))

    def hand(self, seat: int) -> Where:
        """Where cards go that a seat receives: the hand that is shown, or its tablet."""
        if seat != owner_of(self.view):
            return tablet_of(seat)
        return card_at(hand_from(self.tables, self.view))


def card_at(left: float) -> Where:
    """The middle of a card in the tray, by its left edge."""
    return Where("tray", (left + slips.SIZE[0] / 2, TOP + slips.SIZE[1] / 2))


def gain_at(player: int) -> Where:
    """Between the dice and the shield of a player's tablet, where no figure stands."""
    return Where("players", (299.0, middle_of(player)))


def tablet_of(player: int) -> Where:
    """The middle of a player's tablet."""
    return Where("players", (190.0, middle_of(player)))

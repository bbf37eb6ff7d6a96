"""The ground on which an event is shown, and where cards and tablets lie on it."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures import slips
from alexandre.games.phalanxx.table.pictures.ground import Ground, ground_of
from alexandre.games.phalanxx.table.pictures.sheets import side_of
from alexandre.games.phalanxx.table.pictures.tray import owner_of
from alexandre.games.phalanxx.tables import Side, Tables
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.fields import NONE
from alexandre.ui.draw.sketch import Place, Sketch
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
        """The place of a card of the row."""
        if id not in self.view.row:
            return None
        return Where("tray", name=f"row:{self.view.row.index(id)}")

    def card(self, id: str) -> Sketch:
        """A card on its own, or its back where it is not known."""
        return slips.draw_loose(self.tables, self.tables.card_ids.index(id) if id else NONE)

    def hand(self, seat: int) -> Where:
        """The place of a seat's new cards: the hand that is shown, or its tablet."""
        return Where("tray", name="hand") if seat == owner_of(self.view) else tablet_of(seat)


def gain_at(player: int) -> Where:
    """Between the dice and the shield of a player's tablet, where no figure stands."""
    return Where("players", name=f"gain:{player}")


def tablet_of(player: int) -> Where:
    """The middle of a player's tablet."""
    return Where("players", name=f"seat:{player}")

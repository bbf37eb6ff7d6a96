"""The sheets of the table, drawn from a view."""

from __future__ import annotations

from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.action_card import ActionCard
from alexandre.games.phalanxx.table.pictures.ground import SIZE, ground_of
from alexandre.games.phalanxx.table.pictures.map import Map
from alexandre.games.phalanxx.table.pictures.players import list_tablets
from alexandre.games.phalanxx.table.pictures.tray import Tray
from alexandre.games.phalanxx.tables import Side, Tables
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.ui.draw.sheets.map_sheet import draw_map, make_backdrop
from alexandre.ui.draw.sketch import Sheet, Sketch
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.text.cache import remember_views


@remember_views
def sheets(game: Phalanxx, view: PhalanxxView) -> tuple[Sheet, ...]:
    """The action card beside the map, the cards below, the players at the side."""
    tables = game.tables
    return (Sheet("board", "main", board_of(tables, view)),
            tray_sheet(tables, view),
            player_sheet(list_tablets(tables, view)))


def tray_sheet(tables: Tables, view: PhalanxxView, after: PhalanxxView | None = None) -> Sheet:
    """The cards, `after` what is prepared."""
    return Sheet("tray", "foot", Tray(tables, view, after).content())


def board_of(tables: Tables, view: PhalanxxView) -> Sketch:
    """The action card of the mover, and the map."""
    action, drawn = ActionCard(tables, view), Map(tables, side_of(tables, view), view)
    return draw_map(SIZE, drawn.ground.bleed, drawn.layers() | {"action": action.ground()},
                    (*drawn.soldiers(), *drawn.values(), *action.dice()),
                    (*action.spots(), *drawn.spots()), ("regions", coarse_of(tables, view)))


def backdrop_of(game: Phalanxx, view: PhalanxxView) -> tuple[Sheet, ...]:
    """The map without anything on it, and what lies below it."""
    drawn = ground_of(game.tables, side_of(game.tables, view))
    ground = make_backdrop(SIZE, drawn.bleed, coarse_of(game.tables, view))
    return Sheet("board", "main", ground), tray_sheet(game.tables, view)


def coarse_of(tables: Tables, view: PhalanxxView) -> str:
    """The plate that shows the map in small."""
    return f"phalanxx.{side_of(tables, view).name}" if tables.board.is_bundled else ""


def side_of(tables: Tables, view: PhalanxxView) -> Side:
    """The side in play."""
    return tables.sides[view.seats - 1]

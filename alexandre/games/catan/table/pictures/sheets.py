"""The sheets of a view."""

from __future__ import annotations

from alexandre.games.catan.rules import Catan
from alexandre.games.catan.table.pictures.geometry import BLEED, page_size
from alexandre.games.catan.table.pictures.hand import hand_of
from alexandre.games.catan.table.pictures.map import map_of, tokens
from alexandre.games.catan.table.pictures.players import list_tablets
from alexandre.games.catan.table.pictures.road import road_of
from alexandre.games.catan.table.pictures.terrain import coarse_of
from alexandre.games.catan.view import CatanView
from alexandre.ui.draw.sheets.map_sheet import make_backdrop
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.text.cache import remember_views


@remember_views
def sheets(game: Catan, view: CatanView) -> tuple[Sheet, ...]:
    """The page, the hand below it, the players beside it."""
    tables = game.tables
    return (Sheet("map", "main", map_of(tables, view)),
            Sheet("hand", "foot", hand_of(tables, view)),
            player_sheet(list_tablets(view)))


def backdrop_of(game: Catan, view: CatanView) -> tuple[Sheet, ...]:
    """The land with the tokens and Alexander's road, and what lies below it."""
    marks = (*tokens(game.tables, view), *road_of(game.tables, view.alexander).shapes)
    ground = make_backdrop(page_size(game.tables), BLEED, coarse_of(game.tables), marks)
    return Sheet("map", "main", ground), Sheet("hand", "foot", hand_of(game.tables, view))

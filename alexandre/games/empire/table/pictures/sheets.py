"""The sheets of a view."""

from __future__ import annotations

from itertools import chain

from alexandre.games.empire.rules import Empire
from alexandre.games.empire.table.pictures.map import Map, coarse_of, map_of
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.games.empire.table.pictures.players import list_tablets
from alexandre.games.empire.table.pictures.tableau import tableau_of
from alexandre.games.empire.view import EmpireView
from alexandre.ui.draw.sheets.map_sheet import make_backdrop
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.text.cache import remember_views


@remember_views
def sheets(game: Empire, view: EmpireView) -> tuple[Sheet, ...]:
    """The page of the region, the tableau below it, the players beside it."""
    tables = game.tables
    return (Sheet("map", "main", map_of(tables, view)),
            Sheet("tableau", "foot", tableau_of(tables, view)),
            player_sheet(list_tablets(view)))


def backdrop_of(game: Empire, view: EmpireView) -> tuple[Sheet, ...]:
    """The page of the region with all that lies on it, and what lies below it."""
    page = page_of(game.tables, game.tables.region_ids.index(view.region))
    drawn = Map(game.tables, view)
    ground = make_backdrop(page.size, page.bleed, coarse_of(game.tables, page),
                           (*chain(*drawn.layers().values()), *drawn.pieces()))
    return Sheet("map", "main", ground), Sheet("tableau", "foot", tableau_of(game.tables, view))

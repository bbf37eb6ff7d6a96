"""A view of Alexandros as sheets: the map, the cards below it, the players at the side."""

from __future__ import annotations

from alexandre.games.alexandros.rules import Alexandros
from alexandre.games.alexandros.table.pictures.cards import cards_of
from alexandre.games.alexandros.table.pictures.ground import coarse_of
from alexandre.games.alexandros.table.pictures.lattice import BLEED, size_of
from alexandre.games.alexandros.table.pictures.map import Map, map_of
from alexandre.games.alexandros.table.pictures.players import list_tablets
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.ui.draw.sheets.map_sheet import make_backdrop
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.text.cache import remember_views


@remember_views
def sheets(game: Alexandros, view: AlexandrosView) -> tuple[Sheet, ...]:
    """The sheets on the table, as one seat sees them."""
    tables = game.tables
    return (Sheet("map", "main", map_of(tables, view)),
            Sheet("cards", "foot", cards_of(tables, view)),
            player_sheet(list_tablets(view, tables.box.goal)))


def backdrop_of(game: Alexandros, view: AlexandrosView) -> tuple[Sheet, ...]:
    """The board with its symbols, and what lies below it."""
    symbols = (shape for layer in Map(game.tables, view).symbols() for shape in layer.shapes)
    ground = make_backdrop(size_of(game.tables), BLEED, coarse_of(game.tables), symbols)
    return Sheet("map", "main", ground), Sheet("cards", "foot", cards_of(game.tables, view))

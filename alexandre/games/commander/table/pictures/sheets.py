"""The table, as the view shows it."""

from __future__ import annotations

from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.army import army_of
from alexandre.games.commander.table.pictures.king import king_of
from alexandre.games.commander.table.pictures.ladder import ladder_of
from alexandre.games.commander.table.pictures.map import Map, map_of
from alexandre.games.commander.table.pictures.pages import SIZE, page_of
from alexandre.games.commander.view import CommanderView
from alexandre.ui.draw.sheets.map_sheet import make_backdrop
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.text.cache import remember_views


@remember_views
def sheets(game: Commander, view: CommanderView) -> tuple[Sheet, ...]:
    """The map, or the battle as long as it lasts; the army below it, the king's own beside it."""
    tables = game.tables
    main = (Sheet("map", "main", map_of(tables, view)) if view.battle is None
            else Sheet("battle", "main", ladder_of(tables, view, view.battle)))
    return (main, Sheet("army", "foot", army_of(tables, view)),
            Sheet("king", "side", king_of(tables, view)))


def backdrop_of(game: Commander, view: CommanderView) -> tuple[Sheet, ...]:
    """The map with its title and its regions, and what lies below it; none for a battle."""
    page, is_map = page_of(game.tables), view.battle is None
    ground = make_backdrop(SIZE, page.bleed, page.plate if is_map else "",
                           Map(game.tables, view).mark_ground() if is_map else ())
    return Sheet("map", "main", ground), Sheet("army", "foot", army_of(game.tables, view))

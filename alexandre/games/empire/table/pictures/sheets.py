"""The sheets of a view."""

from __future__ import annotations

from typing import cast

from alexandre.games.empire.rules import Empire
from alexandre.games.empire.table.pictures.map import map_of
from alexandre.games.empire.table.pictures.players import list_tablets, players_of
from alexandre.games.empire.table.pictures.tableau import draw_boxes, fold_tableau, tableau_of
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.contract import Game, View
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.text.cache import remember_views


@remember_views
def sheets(game: Game, view: View) -> tuple[Sheet, ...]:
    """The page of the region, the tableau below it, the players beside it."""
    tables, seen = cast(Empire, game).tables, cast(EmpireView, view)
    return (Sheet("map", "main", map_of(tables, seen)),
            Sheet("tableau", "foot", tableau_of(tables, seen),
                  folded=fold_tableau(tables, seen),
                  afar=lambda letters: draw_boxes(tables, seen)),
            player_sheet(players_of(seen), list_tablets(seen)))

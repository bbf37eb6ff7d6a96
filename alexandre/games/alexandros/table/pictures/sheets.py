"""A view of Alexandros as sheets: the map, the cards below it, the players at the side."""

from __future__ import annotations

from functools import cache
from typing import cast

from alexandre.games.alexandros.rules import Alexandros
from alexandre.games.alexandros.table.pictures.cards import cards_of
from alexandre.games.alexandros.table.pictures.map import map_of
from alexandre.games.alexandros.table.pictures.players import list_tablets, players_of
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.contract import Game, View
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.text.cache import remember_views


@remember_views
def sheets(game: Game, view: View) -> tuple[Sheet, ...]:
    """What lies on the table, as one seat sees it."""
    tables, seen = cast(Alexandros, game).tables, cast(AlexandrosView, view)
    return (Sheet("map", "main", map_of(tables, seen)),
            Sheet("cards", "foot", cards_of(tables, seen),
                  folded=cache(lambda room: cards_of(tables, seen, is_folded=True))),
            player_sheet(players_of(seen, tables.box.goal), list_tablets(seen, tables.box.goal)))

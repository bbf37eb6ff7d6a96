"""The account of a whole match: the opponent without a seat."""

from __future__ import annotations

from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.sheets import side_of
from alexandre.games.phalanxx.tables import Side, Tables
from alexandre.games.phalanxx.view import PhalanxxView, PlayerView
from alexandre.ui.play.legacy import Opponent


def opponents(game: Phalanxx, view: PhalanxxView) -> tuple[Opponent, ...]:
    """MaXXimilian, by strength, cities and oases; camouflage does not count.  [17.8]"""
    tables = game.tables
    side = side_of(tables, view)
    return tuple(opponent(tables, side, view, player) for player in view.players
                 if player.is_rival)


def opponent(tables: Tables, side: Side, view: PhalanxxView, player: PlayerView) -> Opponent:
    """His strength and what he holds; the rest of his points is what camouflage takes away."""
    held = sum(value for region, value in zip(tables.regions, side.values, strict=True)
               if view.owners.get(region.id) == player.player)
    return Opponent(player.player, tables.rival_noun, {
        "strength": player.strength, "regions": held,
        "camouflage": player.points - player.strength - held})

"""The account of a whole match: the opponent without a seat."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.shape import PARTS
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.ui.play.legacy import Opponent

HIS: Final = ("strength", "regions", "camouflage")  # the parts that he may have


def opponents(game: Phalanxx, view: PhalanxxView) -> tuple[Opponent, ...]:
    """MaXXimilian, by strength, cities and oases; camouflage does not count.  [17.8]"""
    return tuple(Opponent(player.player, game.tables.rival_noun,
                          {name: n for name, n in zip(PARTS, player.score, strict=True)
                           if name in HIS})
                 for player in view.players if player.is_rival)

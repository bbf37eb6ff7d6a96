"""What is told of a whole match: the points as they stand."""

from __future__ import annotations

from typing import cast

from alexandre.games.catan.view import CatanView
from alexandre.kernel.contract import View


def standing(view: View) -> tuple[int, ...]:
    """The points of every seat."""
    return tuple(player.score for player in cast(CatanView, view).players)

"""The tablets of the players: what the number on the shield is."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from alexandre.games import load
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.sheets import sheets
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.ui.play.tablets import WIDE
from tests.games.phalanxx.story import fresh

GAME = cast(Phalanxx, load("phalanxx"))


def test_a_tablet_tells_the_strength_and_in_the_end_the_points__15_7() -> None:
    view = cast(PhalanxxView, GAME.view(fresh(2).state, 0))
    players = tuple(replace(each, strength=41, points=73) for each in view.players)
    for phase, figure in (("act", "41"), ("over", "73")):
        side = next(each for each in sheets(GAME, replace(view, players=players, phase=phase))
                    if each.place == "side")
        assert side.folded is not None
        for sketch in (side.sketch, side.folded(1.0)):
            told = [caption.text for caption in sketch.captions
                    if caption.text in ("41", "73")]
            assert told == [figure] * 2


@pytest.mark.parametrize(("seats", "room", "rows"), [
    (2, 0.28, 1), (3, 0.28, 1), (4, 0.31, 2), (4, 0.27, 0)])
def test_folded_tablets_have_a_row_for_symbols(seats: int, room: float, rows: int) -> None:
    """Below the name; beside it, in columns with the others; or, in very little room, none."""
    view = GAME.view(fresh(seats).state, 0)
    side = next(each for each in sheets(GAME, view) if each.place == "side")
    assert side.folded is not None
    folded = side.folded(room)
    top = folded.size[1] / seats
    figures = [each for each in folded.captions
               if isinstance(each.text, str) and each.align == "left" and each.at[1] < top]

    assert len({caption.at[1] for caption in figures}) == max(1, rows)
    assert len({caption.at[0] for caption in figures}) == (6 if rows == 1 else 3)
    assert len(figures) == (6 if rows else 3)
    assert max(caption.at[0] for caption in figures) + 1.2 * figures[0].size < WIDE - 40

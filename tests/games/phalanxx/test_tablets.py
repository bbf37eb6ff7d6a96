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
        for sketch in (side.sketch, side.folded):
            told = [caption.text for caption in sketch.captions
                    if caption.text in ("41", "73")]
            assert told == [figure] * 2


@pytest.mark.parametrize(("seats", "rows"), [(2, 2), (3, 2), (4, 1)])
def test_folded_tablets_of_few_players_have_a_row_for_symbols(seats: int, rows: int) -> None:
    view = GAME.view(fresh(seats).state, 0)
    side = next(each for each in sheets(GAME, view) if each.place == "side")
    assert side.folded is not None
    top = side.folded.size[1] / seats
    figures = [each for each in side.folded.captions
               if isinstance(each.text, str) and each.align == "left" and each.at[1] < top]

    assert len({caption.at[1] for caption in figures}) == 1
    assert len(figures) == 3 * rows
    assert max(caption.at[0] for caption in figures) + 1.2 * figures[0].size < WIDE - 40

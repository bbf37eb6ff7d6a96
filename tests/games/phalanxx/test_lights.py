"""What glows is chosen by its numbers, so that the light leaves them alone."""

from __future__ import annotations

import math
from typing import cast

import pytest

from alexandre.games import load
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.map import Map
from alexandre.games.phalanxx.table.pictures.sheets import side_of
from alexandre.games.phalanxx.table.pictures.tray import TOP, Tray
from alexandre.games.phalanxx.view import PhalanxxView
from tests.games.phalanxx.story import tell

RIM = 3.0  # pixels of a light that reach beyond its spot
PIXEL = {"map": 2.6, "tray": 1.2}  # units of these sheets in a window of 1280x720
DIGIT = 0.35  # half of what a digit needs, of its size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_light_hides_what_a_region_is_worth(seats: int) -> None:
    game = cast(Phalanxx, load("phalanxx"))
    view = cast(PhalanxxView, game.view(game.start(seats, {}), 0))
    drawn = Map(game.tables, side_of(game.tables, view), view)
    for number in drawn.values()[1]:
        for spot in drawn.spots():
            light = math.dist(spot.middle, spot.outline[0]) + 2 / 3 * RIM * PIXEL["map"]

            assert math.dist(spot.middle, number.at) - DIGIT * number.size > light


def test_no_light_hides_the_price_of_a_card__4_2() -> None:
    game, story = cast(Phalanxx, load("phalanxx")), tell(row=("hoplites", "cavalry", "slingers"))
    tray = Tray(game.tables, cast(PhalanxxView, game.view(story.state, 0))).sketch()
    prices = [each for layer in tray.strata() for each in layer.captions
              if each.at[1] < TOP and each.text in ("1", "2", "3")]

    assert len(prices) == 3
    assert all(each.at[1] + DIGIT * each.size < TOP - RIM * PIXEL["tray"] for each in prices)

"""Numbers choose the glowing parts, so that the light leaves the numbers alone."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import cast

import pytest

from alexandre.games import load
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.action_card import ActionCard
from alexandre.games.phalanxx.table.pictures.map import SOLDIER, Map, stands
from alexandre.games.phalanxx.table.pictures.sheets import board_of, side_of
from alexandre.games.phalanxx.table.pictures.tray import Tray
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.extent import frame
from alexandre.ui.draw.sketch import sort_marks
from tests.games.phalanxx.story import tell
from tests.helpers.laid import lay_sheet
from tests.helpers.walks import Table, positions

RIM = 3.0  # pixels of a light that reach beyond its spot
PIXEL = {"map": 2.6, "tray": 1.2}  # units of these sheets in a window of 1280x720
DIGIT = 0.35  # half of what a digit needs, of its size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_light_hides_what_a_region_is_worth(seats: int) -> None:
    game = cast(Phalanxx, load("phalanxx"))
    view = cast(PhalanxxView, game.view(game.start(seats, {}), 0))
    drawn = Map(game.tables, side_of(game.tables, view), view)
    for number in sort_marks(drawn.values())[1]:
        for spot in drawn.spots():
            light = math.dist(spot.middle, spot.outline[0]) + 2 / 3 * RIM * PIXEL["map"]

            assert math.dist(spot.middle, number.at) - DIGIT * number.size > light


@pytest.mark.parametrize("text", (1.0, 1.5))
def test_no_light_hides_the_price_of_a_card__4_2(text: float) -> None:
    game, story = cast(Phalanxx, load("phalanxx")), tell(row=("hoplites", "cavalry", "slingers"))
    laid = lay_sheet(Tray(game.tables, cast(PhalanxxView, game.view(story.state, 0))).content(),
                     text=text)
    top = laid.places["card:hoplites"].y
    prices = [each for each in laid.sketch.captions
              if each.at[1] < top and each.text in ("1", "2", "3")]

    assert len(prices) == 3
    assert all(each.at[1] + DIGIT * each.size < top - RIM * PIXEL["tray"] for each in prices)


def test_the_light_of_what_is_clicked_covers_no_soldier_and_no_words_of_the_dice() -> None:
    game, held = cast(Phalanxx, load("phalanxx")), 0
    for state in positions(Table("phalanxx", "succession", 3, ()), seed=5, every=40):
        view = cast(PhalanxxView, game.view(state, 0))
        sketch, drawn = board_of(game.tables, view), Map(game.tables, side_of(game.tables, view),
                                                         view)
        spots = {spot.id: spot for spot in sketch.spots}
        words = [each.at for each in ActionCard(game.tables, view).titles()]
        for number in range(3):
            left, top, right, low = frame(spots[f"slot:{number + 1}"])
            assert not any(top < y < low for _x, y in words), (left, right)
        size = drawn.ground.piece
        for region, at in drawn.ground.places.items():
            id, kind = game.tables.region_ids[region], drawn.side.kinds[region]
            if id in view.owners:
                held += 1
                outline = spots[f"region:{id}"].outline
                assert min(math.dist(point, soldier) for point in outline
                           for soldier in stands(kind, at, size)) > size * SOLDIER
    assert held


def test_the_tip_of_a_region_names_who_holds_it_and_what_it_takes__10_1() -> None:
    """The finding: a stranger saw a seal, and had to look for its player among the tablets."""
    game = cast(Phalanxx, load("phalanxx"))
    view = cast(PhalanxxView, game.view(game.start(2, {}), 0))
    view = replace(view, owners={"issos": 0, "damaskos": 1})
    told = {spot.id: spot.rows for spot in Map(game.tables, side_of(game.tables, view),
                                               view).spots()}
    mine, theirs = told["region:issos"][0], told["region:damaskos"][0]

    assert mine == Msg.of("phalanxx.spot.held", n=0, who=Who(0))
    assert theirs == Msg.of("phalanxx.spot.held_against", n=0, who=Who(1))
    assert not told["region:babylon"]

"""The headland of a land too narrow for its pieces is a part of that land."""

from __future__ import annotations

import math
from typing import cast

import pytest

from alexandre.games.empire.table.pictures.ground import BEND, call_out, card_of, rim_of
from alexandre.games.empire.table.pictures.map import map_of
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.games.empire.view import EmpireView, ProvinceView
from alexandre.ui.draw.painter import spot_under
from alexandre.ui.draw.sketch import Polygon, seat_colour
from tests.games.empire.story import moving
from tests.games.empire.test_table import GAME

LANDS = [(0, "hellas"), (2, "phoenicia")]


def see(number: int) -> ProvinceView:
    """A province as it is drawn."""
    return cast(EmpireView, GAME.view(moving((5, 5, 5), (5, 5, 5)).state, 0)).provinces[number]


@pytest.mark.parametrize(("region", "province"), LANDS)
def test_it_is_one_shape_that_ends_on_the_land_and_bears_its_colour(
        region: int, province: str) -> None:
    number = GAME.tables.ids.index(province)
    land = page_of(GAME.tables, region).lands[number]
    view = see(number)
    held = [each for each in call_out(land, view, 1) if isinstance(each, Polygon)]

    assert [each.pattern for each in held][-1] == seat_colour(1)
    assert len({each.points for each in held}) == 1  # nothing is tinted twice
    assert min(math.dist(at, land.middle) for at in held[0].points) < 1
    card = card_of(land, view)
    assert card is not None
    for corner in card:  # the corners are round, the sides reach out to them
        assert min(abs(at[0] - corner[0]) for at in held[0].points) < 2 * BEND


def test_one_that_nobody_holds_is_pale_like_its_land() -> None:
    number = GAME.tables.ids.index("hellas")
    land = page_of(GAME.tables, 0).lands[number]
    view = see(number)
    free = [each for each in call_out(land, view, None) if isinstance(each, Polygon)]

    assert [each.texture or each.fill for each in free] == ["sand", "page"]


@pytest.mark.parametrize(("region", "province"), LANDS)
def test_where_it_can_be_clicked_its_own_coast_is_lit(region: int, province: str) -> None:
    """No frame lies over a round headland."""
    number = GAME.tables.ids.index(province)
    land, view = page_of(GAME.tables, region).lands[number], see(number)
    drawn = next(each for each in call_out(land, view, None) if isinstance(each, Polygon))

    assert rim_of(land, view) == drawn.points
    if region == 0:
        sketch = map_of(GAME.tables, cast(EmpireView, GAME.view(
            moving((5, 5, 5), (5, 5, 5)).state, 0)))
        spot = next(each for each in sketch.spots if each.id == f"place:{province}")
        assert spot.outline == drawn.points
        assert spot_under(sketch, spot.middle) == spot  # not a site beside it

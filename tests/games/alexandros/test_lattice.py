"""The map's geometry: rims, shores, names; on both boards and on a small one with a lake."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from alexandre.games import load
from alexandre.games.alexandros.events import AlexanderArrived
from alexandre.games.alexandros.rules.queries import twin_of
from alexandre.games.alexandros.table.pictures.land_names import (
    ends_of,
    land_names,
    longest_runs,
)
from alexandre.games.alexandros.table.pictures.lattice import (
    HIGH,
    SIDE,
    Loop,
    area,
    beside,
    corners_of,
    heart_of,
    loops,
    places_of,
    size_of,
    wandering,
)
from alexandre.games.alexandros.table.pictures.map import map_of
from alexandre.games.alexandros.tables import BLANK
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import is_inside
from alexandre.ui.draw.painter import distance
from tests.helpers.walks import walk


@pytest.fixture(params=["e", "l"])
def game(request: pytest.FixtureRequest) -> Any:
    return load("alexandros", request.param)


def start(game: Any) -> Any:
    return game.start(2, {})


def shores(tables: Any) -> list[Loop]:
    return [tuple(places_of(tables)[point] for point in loop)
            for loop in loops(tables, range(len(tables.cells)))]


def test_every_shore_line_is_walked_once(game: Any) -> None:
    tables = game.tables
    walked = Counter(frozenset(pair) for loop in loops(tables, range(len(tables.cells)))
                     for pair in pairwise((*loop, loop[0])))
    coast = Counter(frozenset(line) for line, banks in
                    zip(tables.lines, tables.banks, strict=True) if banks[1] < 0)

    assert walked == coast


def test_rims_hold_all_the_land_and_nothing_else(game: Any) -> None:
    """Lakes count against it: they are walked the other way round."""
    land = sum(map(area, shores(game.tables))) / 2

    assert land == pytest.approx(len(game.tables.cells) * SIDE * HIGH / 2)


def test_the_rim_of_one_triangle_is_its_three_sides(game: Any) -> None:
    for cell in range(len(game.tables.cells)):
        (loop,) = loops(game.tables, [cell])

        assert set(loop) == set(game.tables.corners[cell])


@pytest.mark.parametrize("away", [7, 15])
def test_a_coast_keeps_its_distance_from_every_triangle(game: Any, away: int) -> None:
    """But where two waters meet at a point there is no room for two shores."""
    coast = shores(game.tables)
    lines = [pair for loop in coast for pair in pairwise((*loop, loop[0]))]
    meetings = [place for place, count in Counter(p for loop in coast for p in loop).items()
                if count > 1]
    for loop in coast:
        for place in beside(loop, away, is_round=True):
            if any(math.dist(place, meeting) < 3 * away for meeting in meetings):
                continue
            assert min(distance(start, end, place) for start, end in lines) > away - 0.01


def test_an_outline_lies_inside_its_province(game: Any) -> None:
    tables = game.tables
    for cell in range(0, len(tables.cells), 7):
        (loop,) = loops(tables, [cell])
        inner = beside(tuple(places_of(tables)[point] for point in loop), -3.0)

        assert all(is_inside(corners_of(tables, cell), place) for place in inner)


def test_a_shore_wanders_no_farther_than_it_may(game: Any) -> None:
    for loop in shores(game.tables):
        lines = list(pairwise((*loop, loop[0])))
        off = [min(distance(start, end, place) for start, end in lines)
               for place in wandering(loop, 2.5)]

        assert max(off) <= 2.5 + 0.01 and max(off) > 0.5


def test_everything_lies_on_the_map(game: Any) -> None:
    wide, high = size_of(game.tables)

    assert all(0 < x < wide and 0 < y < high for x, y in places_of(game.tables))


def test_every_land_with_empty_ground_has_its_name_there_once(game: Any) -> None:
    tables = game.tables
    lands = {tables.land_nouns[cell] for cell, symbol in enumerate(tables.symbol)
             if symbol == BLANK}
    captions = [each for layer in land_names(tables) for each in layer.captions]

    assert Counter(each.text for each in captions) == Counter(lands)
    for noun, run in longest_runs(tables).items():
        assert all(tables.symbol[cell] == BLANK for cell in run)
        assert {tables.land_nouns[cell] for cell in run} == {noun}


def test_most_names_can_be_read_in_the_smallest_usual_window(game: Any) -> None:
    """The finding: the log named lands that had no name on the map."""
    scale = 1.17  # of a map in a window of 1280 x 720
    tables = game.tables
    seen = [each for layer in land_names(tables) if layer.from_zoom <= scale
            for each in layer.captions]

    assert len(seen) >= 0.8 * len(set(tables.land_nouns))


def test_a_name_gives_way_to_a_governor_at_its_end(game: Any) -> None:
    """The finding: governors hid the first letters of lands."""
    tables = game.tables
    free = {each.text: each for layer in land_names(tables) for each in layer.captions}
    for noun, run in longest_runs(tables).items():
        for cell in (each for each in ends_of(tables, run) if each is not None):
            name = next(each for layer in land_names(tables, {cell})
                        for each in layer.captions if each.text == noun)
            before, now = (abs(heart_of(tables, cell)[0] - each.at[0]) - each.most / 2
                           for each in (free[noun], name))
            assert now >= before + 6


def test_names_of_nearly_one_size_are_seen_above_the_walls(game: Any) -> None:
    """The findings: walls cut names in two, and these were written in three sizes."""
    layers = [each.name for each in map_of(game.tables, game.view(start(game), None)).layers]
    named = [at for at, name in enumerate(layers) if name.startswith("names")]
    assert min(named) > layers.index("walls")
    usual = [max(each.size for each in layer.captions) for layer in land_names(game.tables)
             if layer.from_zoom <= 1.17]
    assert max(usual) < 1.2 * min(usual)


def test_a_spot_is_beside_those_that_are_beside_it(game: Any) -> None:
    state = start(game)
    spots = {spot.id: spot for spot in map_of(game.tables, game.view(state, None)).spots}
    for spot in spots.values():
        assert spot.neighbours
        for other in spot.neighbours:
            assert spot.id in spots[other].neighbours
            assert math.dist(spot.middle, spots[other].middle) <= SIDE + 0.01


def test_the_ground_is_drawn_up_once(game: Any) -> None:
    """Painters know a layer at a glance if it is the same object."""
    first, again = (map_of(game.tables, game.view(start(game), None)) for _ in range(2))

    assert len(first.layers) > 5
    assert all(one is other for one, other in zip(first.layers, again.layers, strict=True))


def test_symbols_are_called_by_their_land_and_told_apart_within_it(game: Any) -> None:
    """Nothing is called by a coordinate: the board shows none."""
    tables = game.tables
    sites = [cell for cell, symbol in enumerate(tables.symbol) if symbol != BLANK]
    called = {(tables.symbol[cell], tables.land_nouns[cell], twin_of(tables, cell))
              for cell in sites}

    assert len(called) == len(sites)
    twins = [cell for cell in sites if twin_of(tables, cell)]
    assert 0 < len(twins) < len(sites) / 5


def test_a_corner_has_one_name_on_the_map_and_in_the_log(game: Any) -> None:
    """A corner may touch several lands, whichever of them holds the symbol marched to."""
    spots = map_of(game.tables, game.view(start(game), None)).spots
    names = {spot.id: spot.name for spot in spots}
    told: list[Any] = []
    for state, action in walk(start(game), seed=5):
        state.clone().apply(action, told.append)
    stops = [event for event in told if isinstance(event, AlexanderArrived)]

    assert len(stops) > 5
    for stop in stops:
        name = names[f"point:{stop.point}"]
        assert isinstance(name, Msg)
        assert dict(name.args)["land"] == stop.land

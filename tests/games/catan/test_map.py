"""The map of Catan: its lands on boards without a plate, and Alexander beside his road."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import cast

import pytest

from alexandre.games import load
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.table.pictures.geometry import BLEED, corner_at, middle_of
from alexandre.games.catan.table.pictures.road import ASIDE, where_he_stands
from alexandre.games.catan.table.pictures.terrain import SAMPLES, sample

TABLES = cast(Catan, load("catan")).tables


def test_boards_without_a_plate_are_laid_with_lands_of_their_own_kind() -> None:
    places = {(round(x), round(y)): hex_.terrain for number, hex_ in enumerate(TABLES.hexes)
              for x, y in (middle_of(TABLES, number),)}
    x, y = middle_of(TABLES, 0)

    for terrain, choices in enumerate(SAMPLES):
        for number in range(len(choices)):
            piece = sample("plate", (x, y), terrain, number)
            shown = (round(x - piece.at[0] - BLEED[0]), round(y - piece.at[1] - BLEED[1]))
            assert places[shown] == terrain


def test_alexander_stands_beside_his_point_and_not_on_his_next_road() -> None:
    for passed, (here, after) in enumerate(pairwise(TABLES.route)):
        at = where_he_stands(TABLES, passed)
        start, end = corner_at(TABLES, here.corner), corner_at(TABLES, after.corner)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

        assert math.dist(at, start) == pytest.approx(ASIDE, abs=0.01)
        assert math.dist(at, middle) > ASIDE * 0.85

"""The ground of a battle: the land of its campaign, and sand on a board without a plate."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from alexandre.games import load, meta
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.ladder import BLEED, SIZE, land
from alexandre.games.commander.table.pictures.pages import page_of
from alexandre.games.commander.tables import Tables
from alexandre.ui.draw.sketch import Polygon, Print, with_bleed


def tables_of(board: str) -> Tables:
    """The tables of a bundled board."""
    return cast(Commander, load("commander", board)).tables


@pytest.mark.parametrize("board", meta("commander").boards)
def test_the_land_of_the_campaign_lies_below_the_whole_of_every_battle(board: str) -> None:
    tables = tables_of(board)
    (x, y), (wide, high) = with_bleed(SIZE, BLEED)
    for site in tables.sites:
        ground = next(iter(land(page_of(tables), site.region)))
        assert isinstance(ground, Print) and ground.asset == f"commander.{board}"
        (left, top), size = ground.at, ground.size
        assert left <= x and top <= y
        assert left + size[0] >= x + wide and top + size[1] >= y + high


def test_a_battle_on_a_board_without_a_plate_is_fought_on_sand() -> None:
    tables = tables_of("issus")
    ground = next(iter(land(replace(page_of(tables), plate=""), tables.sites[0].region)))
    assert isinstance(ground, Polygon) and ground.texture == "sand"

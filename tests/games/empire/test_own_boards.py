"""Boards of a player: laid out by their places, or on the atlas where they lie as it has it."""

from __future__ import annotations

from copy import deepcopy
from typing import cast

from alexandre.games import load
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.games.empire.table.pictures.sheets import sheets
from alexandre.ui.draw.painter import holds
from alexandre.ui.draw.sketch import Spot

GAME = cast(Empire, load("empire"))


def test_a_players_own_board_is_laid_out_by_its_places() -> None:
    data = deepcopy({**GAME.board.data["board"], "id": "mine"})
    data["regions"][0]["provinces"][4]["at"][0] += 100
    own = cast(Empire, load("empire", {"box": None, "board": data}))
    page = page_of(own.tables, 0)

    assert page.plate == ""
    assert len({land.middle for land in page.lands.values()}) == 5
    assert sheets(own, own.view(own.start(2, {}), 0))


def test_a_region_whose_provinces_lie_as_in_the_atlas_keeps_its_plate() -> None:
    data = {**GAME.board.data["board"], "id": "mine"}
    own = cast(Empire, load("empire", {"box": None, "board": data}))

    assert page_of(own.tables, 0) == page_of(GAME.tables, 0)


def test_lands_without_a_plate_lie_beside_one_another_and_hold_their_middles() -> None:
    data = deepcopy({**GAME.board.data["board"], "id": "mine"})
    for region in data["regions"]:
        region["provinces"][0]["at"][1] += 30
    own = cast(Empire, load("empire", {"box": None, "board": data}))
    for number, region in enumerate(own.tables.regions):
        lands = page_of(own.tables, number).lands
        for province in region.provinces:
            inside = [each for each, land in lands.items()
                      if holds(Spot("", "", land.outlines[0]), lands[province].middle)]
            assert inside == [province]

"""Boards of a player: laid out by their places, or on the atlas where they lie as it has it."""

from __future__ import annotations

from copy import deepcopy
from math import dist
from typing import cast

from alexandre.games import load
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.table.pictures.map import Map
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.games.empire.table.pictures.sheets import sheets
from alexandre.games.empire.view import EmpireView
from alexandre.ui.draw.painter import holds
from alexandre.ui.draw.sketch import Disc, Spot

GAME = cast(Empire, load("empire"))


def test_a_players_own_board_is_laid_out_by_its_places() -> None:
    data = deepcopy({**GAME.board.data["board"], "id": "mine"})
    data["regions"][0]["provinces"][4]["at"][0] += 100
    own = cast(Empire, load("empire", {"box": None, "board": data}))
    page = page_of(own.tables, 0)

    assert page.plate == ""
    assert len({land.middle for land in page.lands.values()}) == 5
    assert sheets(own, own.view(own.start(2, {}), 0))


def test_the_sun_and_the_number_of_a_goal_without_sites_lie_side_by_side() -> None:
    data = deepcopy({**GAME.board.data["board"], "id": "mine"})
    for province in data["regions"][0]["provinces"]:
        province.update(temple=False, city=False)
    own = cast(Empire, load("empire", {"box": GAME.board.data["box"], "board": data}))
    view = cast(EmpireView, own.view(own.start(2, {}), 0))
    marks = [each for each in Map(own.tables, view).places()
             if isinstance(each, Disc)]
    suns = [each for each in marks if (each.fill, each.line) == ("seal.deep", "gold.pale")]
    coins = [each for each in marks if each.fill == "gold.deep"]

    assert len(suns) == 2 and len(coins) == 5
    assert all(dist(sun.at, coin.at) > sun.radius + coin.radius for sun in suns for coin in coins)


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

"""Places on a plate: its file and its projection agree."""

from __future__ import annotations

import pytest

from alexandre.content.data import assets, maps
from alexandre.content.loader import load
from alexandre.content.outlines import on_plate, outlines

BABYLON = (44.4, 32.4)
PLATES = ("phalanxx.board", "phalanxx.left")


@pytest.mark.parametrize("plate", PLATES)
def test_a_place_lies_where_the_projection_puts_it(plate):
    drawn = outlines(plate)
    assert on_plate(drawn["cone"], *BABYLON) == pytest.approx(drawn["places"]["babylon"], abs=0.51)


@pytest.mark.parametrize("plate", PLATES)
def test_north_is_up_and_east_is_right(plate):
    drawn = outlines(plate)
    right, down = on_plate(drawn["cone"], *BABYLON)
    assert on_plate(drawn["cone"], BABYLON[0], BABYLON[1] + 1)[1] < down
    assert on_plate(drawn["cone"], BABYLON[0] + 1, BABYLON[1])[0] > right


ALL = sorted(path.stem for path in (assets() / "plates").glob("*.json"))


@pytest.mark.parametrize("plate", ALL)
def test_whatever_a_plate_places_lies_on_it__and_its_roads_end_at_places(plate):
    drawn = outlines(plate)
    wide, high = drawn["size"]
    places = drawn.get("places", {})
    assert all(0 < x < wide and 0 < y < high for x, y in places.values())
    for pair, way in drawn.get("roads", {}).items():
        one, other = pair.split()
        assert (way[0], way[-1]) == (places[one], places[other])


def test_an_unknown_plate_has_no_outlines():
    assert outlines("atlantis") is None


def test_every_board_of_the_atlas_has_its_places_on_a_plate():
    for file in sorted(maps().glob("*/board_*.yaml")):
        board = load(file).data
        drawn = outlines(f"{board['title']}.{board['id']}")
        if drawn is None or "cone" not in drawn:
            continue
        for region in board["regions"]:
            east, north = region["at"][0] / 100, region["at"][1] / 100
            assert on_plate(drawn["cone"], east, north) == pytest.approx(
                drawn["places"][region["id"]], abs=0.51), (file.name, region["id"])

"""The free places of a sheet: no gap between them, and nothing too near to what is there."""

from __future__ import annotations

import math

import pytest

from alexandre.ui.draw.painter import holds
from alexandre.ui.draw.sheets.free_places import FreePlaces, place_of_spot

PLACES = FreePlaces((1000.0, 600.0), (50.0, 0.0, 120.0, 80.0), "here", 40.0, 100.0, 190.0, 175.0)
TAKEN = ((300.0, 300.0), (620.0, 260.0), (480.0, 470.0))
FINE = 23  # units from one looked at place to the next


def test_every_place_of_the_sheet_and_its_bleed_is_in_a_square_or_in_a_thing() -> None:
    spots = tuple(PLACES.spots(TAKEN))
    for x in range(-50, 1120, FINE):
        for y in range(0, 680, FINE):
            at = float(x), float(y)
            is_taken = any(math.dist(at, each) < PLACES.reach for each in TAKEN)
            assert is_taken or any(holds(spot, at) for spot in spots), at


def test_a_place_too_near_to_others_is_moved_out_of_their_reach_and_within_the_edges() -> None:
    moved = 0
    for spot in PLACES.spots(TAKEN):
        wanted = place_of_spot(spot.id)
        assert wanted is not None
        place = PLACES.place(wanted, TAKEN)
        assert place is not None
        moved += math.dist(place, wanted) > 1
        assert all(math.dist(place, each) >= 0.97 * PLACES.clear for each in TAKEN)
        assert 100 <= place[0] <= 900 and 100 <= place[1] <= 500
    assert moved


@pytest.mark.parametrize("spot", ["place:start", "cell:1-2"])
def test_no_other_spot_is_a_free_place(spot: str) -> None:
    assert place_of_spot(spot) is None


def test_where_others_leave_no_room_there_is_no_place() -> None:
    ring = [(500 + 120 * math.cos(turn), 300 + 120 * math.sin(turn)) for turn in range(7)]
    assert PLACES.place((500.0, 300.0), ring) is None

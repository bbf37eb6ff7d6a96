"""The shown part of a sheet: zoomed, panned, and never past an edge."""

from __future__ import annotations

import pytest

from alexandre.ui.draw.camera import (
    NEAREST,
    WHOLE,
    Camera,
    Pane,
    between,
    fit_of,
    pan,
    showing,
    zoom,
)
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit
from alexandre.ui.draw.sketch import Sketch

SHEET = Sketch((200.0, 100.0), ())
BOX = Box(10, 20, 400, 300)
PANE = Pane(BOX)


def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return one == pytest.approx(other, abs=1e-6)


def test_the_whole_sheet_lies_as_it_always_did() -> None:
    assert fit_of(WHOLE, SHEET, PANE) == Fit.of(SHEET, BOX)


def test_what_is_under_the_pointer_stays_there_when_one_comes_nearer() -> None:
    camera = zoom(WHOLE, 4.0, SHEET, PANE, (250.0, 170.0))
    place = fit_of(WHOLE, SHEET, PANE).into((250.0, 170.0))

    assert near(fit_of(camera, SHEET, PANE).out(place), (250.0, 170.0))


def test_one_comes_no_nearer_than_the_nearest_and_goes_no_farther_than_all() -> None:
    camera = zoom(WHOLE, 1000.0, SHEET, PANE, BOX.middle)

    assert camera.zoom == NEAREST
    assert zoom(camera, 1000.0, SHEET, PANE, BOX.middle) is camera
    assert zoom(camera, 0.0001, SHEET, PANE, (11.0, 21.0)) == WHOLE
    assert zoom(WHOLE, 0.5, SHEET, PANE, BOX.middle) is WHOLE


def test_a_sheet_squeezed_to_nothing_stays_as_it_is() -> None:
    """Focus may lie on one in a small window: the zoom key divided by its size."""
    assert zoom(WHOLE, 1.25, SHEET, Pane(Box(668, 457, 328, 0)), (832.0, 457.0)) is WHOLE


@pytest.mark.parametrize("push", [(9999.0, 9999.0), (-9999.0, -9999.0), (30.0, -9999.0)])
def test_no_edge_of_a_sheet_is_pulled_into_sight(push: tuple[float, float]) -> None:
    fit = fit_of(pan(Camera(3.0), *push, SHEET, PANE), SHEET, PANE)
    right, bottom = fit.out(SHEET.size)

    assert fit.left <= BOX.x + 1e-6
    assert right >= BOX.right - 1e-6
    assert fit.top <= BOX.y + 1e-6
    assert bottom >= BOX.bottom - 1e-6


def test_a_sheet_that_leaves_room_stays_in_the_middle_of_it() -> None:
    """So near, its width fills the box while its height does not yet."""
    fit = fit_of(pan(Camera(1.2), 0.0, 500.0, SHEET, PANE), SHEET, PANE)
    high = SHEET.size[1] * fit.scale

    assert high < BOX.h
    assert fit.top == pytest.approx(BOX.y + (BOX.h - high) / 2)


def test_the_whole_sheet_cannot_be_pushed() -> None:
    assert pan(WHOLE, 50.0, 50.0, SHEET, PANE) is WHOLE


def test_a_place_out_of_sight_is_brought_into_sight_and_one_in_sight_moves_nothing() -> None:
    corner = zoom(WHOLE, 4.0, SHEET, PANE, (BOX.x, BOX.middle[1]))
    moved = showing(corner, ((195.0, 50.0),), SHEET, PANE, 20.0)

    assert not BOX.has(fit_of(corner, SHEET, PANE).out((195.0, 50.0)))
    assert BOX.has(fit_of(moved, SHEET, PANE).out((195.0, 50.0)))
    assert showing(moved, ((195.0, 50.0),), SHEET, PANE, 20.0) == moved


def test_on_the_way_the_pointer_keeps_its_place() -> None:
    start = fit_of(WHOLE, SHEET, PANE)
    end = fit_of(zoom(WHOLE, 3.0, SHEET, PANE, (200.0, 170.0)), SHEET, PANE)
    place = start.into((200.0, 170.0))

    for share in (0.0, 0.3, 0.8, 1.0):
        assert near(between(start, end, share).out(place), (200.0, 170.0))
    assert between(start, end, 0.0) == start
    assert between(start, end, 1.0).scale == pytest.approx(end.scale)


WIDE = Sketch((200.0, 100.0), (), bleed=(0.0, 40.0, 0.0, 90.0))


def test_the_ground_of_a_board_fills_a_window_of_any_proportions() -> None:
    """A board of 2 to 1 in a window of 4 to 3: what is played is whole, the rest is ground."""
    fit = fit_of(WHOLE, WIDE, PANE)

    assert fit.scale == 2.0
    assert BOX.has(fit.out((0.0, 0.0)))
    assert fit.out((0.0, -40.0))[1] <= BOX.y and fit.out((0.0, 190.0))[1] >= BOX.bottom


def test_what_is_played_is_clear_of_the_frame_and_of_the_hand_that_lies_on_the_board() -> None:
    pane = Pane(BOX, rim=13.0, foot=110.0)
    fit = fit_of(WHOLE, WIDE, pane)

    assert pane.free == Box(23, 33, 374, 164)
    assert pane.free.inset(-0.001).holds(Box(*fit.out((0.0, 0.0)), 200 * fit.scale,
                                             100 * fit.scale))


def test_a_ground_too_small_for_the_window_lies_in_its_middle() -> None:
    fit = fit_of(WHOLE, Sketch((200.0, 100.0), (), bleed=(0.0, 10.0, 0.0, 20.0)), PANE)

    top, low = fit.out((0.0, -10.0))[1], fit.out((0.0, 120.0))[1]
    assert top - BOX.y == pytest.approx(BOX.bottom - low)


def test_one_may_push_a_near_board_as_far_as_its_ground_goes() -> None:
    near_by = zoom(WHOLE, 3.0, WIDE, PANE, BOX.middle)
    pushed = fit_of(pan(near_by, 0.0, -9999.0, WIDE, PANE), WIDE, PANE)

    assert pushed.out((0.0, 190.0))[1] == pytest.approx(BOX.bottom)

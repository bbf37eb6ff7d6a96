"""Boxes, what is cut from them, and where the keyboard goes among them."""

from __future__ import annotations

from alexandre.ui.draw.layout import Box, columns, rows
from alexandre.ui.input.focus import after, toward
from alexandre.ui.sidebar.grid import Grid
from alexandre.ui.window.root import DRESSED, LEAST, scale_for


def test_open_sizes_share_what_is_left() -> None:
    left, middle, right = columns(Box(10, 0, 300, 50), (40, 0, 0), 10)

    assert (left.x, left.w) == (10, 40)
    assert middle.w == right.w == (300 - 40 - 20) / 2
    assert right.right == 310


def test_rows_lie_below_each_other() -> None:
    boxes = rows(Box(0, 5, 100, 90), (20, 0, 30), 5)

    assert [(each.y, each.h) for each in boxes] == [(5, 20), (30, 30), (65, 30)]


def test_a_box_too_small_for_its_margin_has_no_size() -> None:
    assert Box(0, 0, 10, 10).inset(20) == Box(20, 20, 0, 0)


def test_a_box_ends_before_its_far_edge() -> None:
    box = Box(0, 0, 10, 10)

    assert box.has((0, 0)) and not box.has((10, 5))


def test_what_two_boxes_share() -> None:
    assert Box(0, 0, 10, 10).clip(Box(5, 6, 10, 10)) == Box(5, 6, 5, 4)
    assert Box(0, 0, 10, 10).clip(Box(20, 0, 5, 5)).w == 0


def test_the_ring_of_the_focus_closes() -> None:
    assert after(3, 2, 1) == 0
    assert after(3, None, -1) == 2
    assert after(0, None, 1) is None


def test_an_arrow_goes_straight_before_it_goes_aside() -> None:
    below, beside = Box(0, 60, 50, 20), Box(70, 0, 50, 20)
    start = Box(0, 0, 50, 20)

    assert toward([below, beside], start, "down") == 0
    assert toward([below, beside], start, "right") == 1
    assert toward([below, beside], start, "up") is None


def test_what_lies_far_below_a_broad_button_is_not_beside_it() -> None:
    offer, menu = Box(0, 0, 350, 40), Box(270, 500, 80, 40)

    assert toward([menu], offer, "right") is None
    assert toward([menu], offer, "down") == 0


def test_the_window_is_never_smaller_in_units_than_the_least() -> None:
    for width, height in ((640, 400), (1024, 640), (1280, 720), (1920, 1080), (3840, 2160),
                          (900, 2000)):
        scale = scale_for(width, height)

        assert width / scale >= LEAST[0] - 0.01
        assert height / scale >= LEAST[1] - 0.01


def test_the_usual_window_is_drawn_at_its_own_size_and_a_large_one_larger() -> None:
    assert scale_for(1280, 720) == 1.0
    assert 1.3 < scale_for(1920, 1080) < 1.35  # letters grow less than the window


def test_a_player_may_want_all_larger_as_far_as_the_window_allows() -> None:
    assert scale_for(1280, 720, 0.75) == 0.75
    assert scale_for(3840, 2160, 0.5) == scale_for(3840, 2160) / 2 > 1.0
    for size in ((1280, 720), (1920, 1080), (1024, 640), (2560, 1440)):
        scale = scale_for(*size, 2.0)

        assert size[0] / scale >= DRESSED[0] - 0.01
        assert size[1] / scale >= DRESSED[1] - 0.01


def test_of_two_equally_near_the_one_whose_middle_is_nearer_is_next() -> None:
    start, broad, narrow = Box(0, 0, 50, 20), Box(70, 0, 200, 20), Box(70, 0, 40, 20)

    assert toward([broad, narrow], start, "right") == 1
    assert toward([narrow, broad], start, "right") == 0


def test_the_log_lends_whole_lines_and_keeps_one_or_gives_way() -> None:
    head, choices, bar, players, log_head, log, tools = rows(
        Box(0, 0, 100, 410), (50, 100, 40, 80, 30, 80, 30))
    grid = Grid(head, choices, bar, players, log_head, log, tools)

    few, all_ = grid.lend(25.0, 20.0), grid.lend(65.0, 20.0)
    assert (few.choices.h, few.log_head.h, few.log.h) == (140, 30, 40)
    assert (all_.choices.h, all_.log_head.h, all_.log.h) == (210, 0, 0)
    assert few.log.bottom == all_.log.bottom == grid.log.bottom
    assert grid.lend(0.0, 20.0) == grid

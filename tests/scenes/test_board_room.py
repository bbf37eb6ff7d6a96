"""The room of the main sheet does not follow every change of the sheets below it."""

from __future__ import annotations

from alexandre.scenes.base.board import OVER, Board
from alexandre.ui.draw.layout import Box


def test_the_main_sheet_keeps_its_height_while_the_foot_is_lower_or_a_little_higher() -> None:
    board, left = Board.__new__(Board), Box(0, 0, 800, 500)
    board._kept = (0.0, 0.0), 0.0

    assert board._keep(100, left) == 100
    assert board._keep(60, left) == board._keep(100 + OVER, left) == 100
    assert board._keep(101 + OVER, left) == 101 + OVER
    assert board._keep(60, Box(0, 0, 900, 500)) == 60, "another window"

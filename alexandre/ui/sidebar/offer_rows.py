"""The rows of a list of offers: their heights, and letters of one size."""

from __future__ import annotations

from typing import Final

from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.boxes import Column
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.scroll import BESIDE
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import FoldButton, Link
from alexandre.ui.widgets.controls.numbered import Numbered

ROW: Final = 32.0  # high
LOW: Final = 20.0  # the same where all of them find room only so


def measure_rows(column: Column, width: float, count: int) -> float:
    """The height of the first rows that can be chosen."""
    rows = [row for row in column.children if not isinstance(row, Label)]
    return sum(row.height(width - BESIDE) + column.gap for row in rows[:count])


def even_out(column: Column, width: float) -> None:
    """Set the words of all rows in letters of one size, and so those of all unfolded rows: that of
    a row whose words shrink, be it only beside the scroll bar."""
    buttons = [row for row in column.children if isinstance(row, Button)]
    unfolded = [row for row in buttons
                if isinstance(row, Link) and not isinstance(row, FoldButton)]
    for rows in ([row for row in buttons if row not in unfolded], unfolded):
        for row in rows:
            row.size, row.is_level = row.full, False
        size = min((row.fit(each) for row in rows for each in (width, width - BESIDE)),
                   default=LABEL)
        for row in rows:
            row.size, row.is_level = size, size < row.full


def set_rows(column: Column, high: float) -> None:
    """Set the least height of a row."""
    for row in column.children:
        if isinstance(row, FoldButton):
            row.low = LOW if row.is_quiet else high
        elif isinstance(row, Numbered):
            row.button.high = row.button.usual if high == ROW else high
        elif isinstance(row, Button) and not isinstance(row, Link):
            row.high = high

"""Measuring and scrolling for the group that was opened last in a list of offers."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.base.scroll import BESIDE, RING, Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.link import FoldButton, Link

LINES: Final = 4  # rows that are shown at least
FEW: Final = 2  # rows beside the heading; with fewer, the heading scrolls out


def list_unfolded(scroll: Scroll, verb: str) -> list[Widget]:
    """Return the heading of that verb and its rows."""
    rows: list[Widget] = scroll.column.children
    places = [at for at, row in enumerate(rows) if row.name == f"verb/{verb}"]
    return [rows[at] for at in places] + [
        row for at in places for row in takewhile(is_line, rows[at + 1:])]


def list_near(scroll: Scroll, row: Widget | None) -> list[str]:
    """Return the names of that row, if it is unfolded, and of those below it, then above it."""
    rows: list[Widget] = scroll.column.children
    if row is None or row not in rows:
        return []
    at = rows.index(row)
    below = takewhile(is_line, rows[at:])
    above = takewhile(is_line, reversed(rows[:at])) if is_line(row) else ()
    return [each.name for each in (*below, *above)]


def is_line(row: Widget) -> bool:
    """Whether a row belongs to a heading."""
    return isinstance(row, Link) and not isinstance(row, FoldButton)


def measure_lacking(scroll: Scroll, verb: str, box: Box) -> float:
    """The height that the list lacks to show the heading and its first rows."""
    rows = list_unfolded(scroll, verb)[:1 + LINES]
    if not (rows and scroll.most):
        return 0.0
    high = sum(row.height(box.w - BESIDE) + scroll.column.gap for row in rows)
    return max(0.0, high + RING - box.h)


def reveal_unfolded(scroll: Scroll, verb: str) -> None:
    """Scroll just far enough to show the heading and its rows, or the rows alone where fewer than
    two would fit with it."""
    heading, *lines = list_unfolded(scroll, verb)
    for top in (heading, lines[0]):
        foot = top.box.y + scroll.box.h - RING
        seen = [row.box.bottom for row in lines if row.box.bottom <= foot]
        if len(seen) >= min(len(lines), FEW):
            break
    rows: list[Widget] = scroll.column.children
    over = max(seen, default=0.0) + RING - scroll.box.bottom
    ways = [row.box.y - scroll.box.y for row in rows[:rows.index(top) + 1]]
    if over > 0 or ways[-1] < 0:
        scroll.scroll(next((each for each in ways if each >= over), ways[-1]))

"""The sight of a list that was unfolded in little room."""

from __future__ import annotations

import pytest

from alexandre.ui.draw.layout import Box
from alexandre.ui.play.defaults import ignore
from alexandre.ui.sidebar.unfolding import reveal_unfolded
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import Link
from tests.ui.test_widgets import Hand


@pytest.mark.parametrize(("lines", "first"), [(1.4, "line0"), (3.5, "verb/move")])
def test_a_heading_gives_way_where_it_leaves_no_room_for_two_lines(lines: float,
                                                                  first: str) -> None:
    hand, scroll = Hand(), Scroll("list", gap=4.0)
    for number in range(4):
        scroll.column.add(Button(f"above{number}", "Above", ignore))
    head = scroll.column.add(Button("verb/move", "Move", ignore))
    rows = [scroll.column.add(Link(f"line{number}", "There", ignore)) for number in range(6)]
    hand.show(scroll)
    high = head.height(300.0) + 4.0 + lines * (rows[0].height(300.0) + 4.0)
    scroll.place(Box(0, 0, 300, high))
    reveal_unfolded(scroll, "move")
    seen = [row.name for row in scroll.column.children
            if row.box.y >= scroll.box.y - 1 and row.box.bottom <= scroll.box.bottom]

    assert seen[0] == first
    assert len([name for name in seen if name.startswith("line")]) >= 2

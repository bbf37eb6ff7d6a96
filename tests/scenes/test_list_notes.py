"""A list whose texts have no room beside their notes has these below, and cuts nothing."""

from __future__ import annotations

import pytest

from alexandre.ui.draw.layout import Box
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.list_box import ListBox, ListRow
from alexandre.ui.widgets.base.widget import Widget
from tests.ui.gui import Gui, MakeGui

LONG = "La cavalerie lourde perse rejoint l’opération ennemie."


def list_in(gui: Gui, wide: float, text: str) -> ListBox:
    """Return a list on the desk of that width, a short row first."""
    rows = ListBox("rows", [ListRow("a", "Six", "Tour 2"), ListRow("b", text, "Tour 2")],
                   lambda _row: None)
    holder = Widget()
    holder.add(rows)
    gui.desk.show(holder)
    rows.place(Box(0, 0, wide, 400))
    return rows


def test_notes_go_below_texts_that_need_the_width(make_gui: MakeGui) -> None:
    gui = make_gui(size=(1280, 720))
    low = list_in(gui, 900, LONG).unit
    lines = [list_in(gui, wide, LONG).unit for wide in (380, 200)]

    assert low < lines[0] < lines[1]
    assert list_in(gui, 200, "Deux").unit == low  # a note beside each


@pytest.mark.parametrize("text", [100, 150])
def test_a_row_has_room_for_all_the_lines_of_its_text(make_gui: MakeGui, text: int) -> None:
    """The finding: French entries ended in dots at 150 %."""
    gui = make_gui(size=(1280, 720), text=text)
    rows = list_in(gui, 440, LONG)

    assert rows.unit > gui.desk.text_height(LONG, "text", LABEL, rows.box.w - 40)

"""Controls for standing answers at the side of the table, while their question is asked.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.table.part import Part, TableContext
from alexandre.scenes.table.play.habits import ASK, Habits
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Remark
from alexandre.ui.widgets.controls.choice import Choice

CHOICE: Final = 142.0  # the width of a choice
MOST: Final = 2  # choices beside the offers; the others stand on the board


class HabitControls(Part):
    """A row for each standing answer, with its present value."""

    def __init__(self, table: TableContext, habits: Habits) -> None:
        super().__init__(table)
        self._habits = habits

    def build(self, plain: PlainView) -> None:
        """Build the buttons below the offers."""
        self._rows = plain.aside.add(Column("habits", gap=4))
        self._rows.decides = True

    def settle(self) -> None:
        """Show the standing answers to the present question, if a person is asked."""
        self._rows.clear()
        names = self._habits.list_names() if self._match.is_asked else ()
        routines, chosen = self._habits.routines, self._habits.chosen
        for name in names[:MOST]:
            row = self._rows.add(Row(gap=6, widths=(0.0, CHOICE)))
            row.add(Remark(f"habit/{name}/name", routines.name_of(self._match.session.game, name),
                           size=SMALL))
            row.add(Choice(f"habit/{name}", [(habit, Msg.of(f"ui.habit.{habit}"))
                                             for habit in routines.habits_of(name)],
                           chosen.get(name, ASK), partial(self._choose, name),
                           tip=Msg.of("ui.habit.tip")))
        self._rows.shown(is_shown=bool(names))

    def click(self, spot: str) -> bool:
        """Handle a click on the sign of a habit; return False for another spot."""
        is_meant = self._habits.click(spot)
        if is_meant:
            self._table.show()
        return is_meant

    def _choose(self, name: str, habit: str) -> None:
        self._habits.choose(name, habit)
        self._table.show()

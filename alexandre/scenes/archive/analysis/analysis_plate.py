"""Layout of an analysis: chart and balance on the left, decisions on the right, buttons below."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box, columns
from alexandre.ui.text.sizes import TITLE
from alexandre.ui.widgets.base.boxes import Plated
from alexandre.ui.widgets.base.label import Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.pictures.diagram import Diagram

WIDE: Final = 1220.0
PAD: Final = 24.0
GAP: Final = 14.0
LEFT: Final = 0.54  # of the width, for the chart and the balance
ALONE: Final = 0.5  # of the width, while the right column is empty
CHART: Final = 300.0
GIVING: Final = 90.0  # of its height, which the chart may lose


class AnalysisPlate(Plated):
    """Two columns that scroll separately, and the buttons below."""

    def __init__(self, left: Widget, right: Widget | None, buttons: Widget) -> None:
        super().__init__("analysis")
        self.head = self.add(Title("analysis/title", Msg.of("ui.analysis.title"), size=TITLE,
                                   align="centre"))
        self.left = self.add(Scroll("analysis/left", gap=0))
        self.left.column.add(left)
        self.right = self.add(Scroll("analysis/right", gap=0))
        self.right.shown(is_shown=right is not None)
        if right is not None:
            self.right.column.add(right)
        self.buttons = self.add(buttons)
        self._lacking: tuple[object, float] = (None, 0.0)  # window, missing height

    def turn_over(self) -> None:
        """Show another page of the right column, from its top."""
        self.right.offset = 0.0
        self.lay()
        self.touch()

    def lay(self) -> None:
        """Lay out the columns in the window, up to a maximum width; the left one alone takes what
        it needs."""
        middle = self._lay_around(self._plate().inset(PAD), (self.head,), self.buttons, GAP)
        wide = (middle.w - GAP) * LEFT if self.right.is_shown else 0.0
        left, right = columns(middle, (wide, 0.0), GAP) if wide else (middle, Box())
        self._fit_chart(left)
        self.left.place(left)
        self.right.place(right)

    def _fit_chart(self, room: Box) -> None:
        """Shrink the chart so that the balance of all players fits without scrolling; pointing at
        a turn does not resize it unless its text needs more lines."""
        chart = next((each for each in walk(self.left) if isinstance(each, Diagram)), None)
        if chart is None:
            return
        chart.most = CHART
        window = room, self.desk.edition
        lacking = self.left.column.height(room.w) - room.h
        if self._lacking[0] == window:
            lacking = max(lacking, self._lacking[1])
        self._lacking = window, lacking
        chart.most -= lacking if 0 < lacking <= GIVING else 0.0

    def _plate(self) -> Box:
        wide = min(self.desk.theme.enlarge(WIDE), self.box.w - 32)
        if self.right.is_shown:
            return self.box.centre(wide, self.box.h - 32)
        inner = wide * ALONE - 2 * PAD
        high = 2 * (PAD + GAP) + sum(each.height(inner) for each in (
            self.head, self.left.column, self.buttons))
        return self.box.centre(wide * ALONE, min(self.box.h - 32, high))

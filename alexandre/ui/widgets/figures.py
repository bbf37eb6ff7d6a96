"""A table: columns that stand straight, figures under each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ui.brush import Brush
from alexandre.ui.layout import Box
from alexandre.ui.sketch import Align, Wording
from alexandre.ui.widgets.widget import Telling, Widget

HIGH: Final = 30.0
PAD: Final = 10.0  # before and after what stands in a cell
SIZE: Final = 16.0
LEAST: Final = 60.0  # what is left of a column that has to give way


@dataclass(frozen=True)
class Line:
    """A row of cells; `mark` is the colour of a thin stripe before it, `is_strong` a sum."""

    cells: tuple[Wording, ...]
    mark: str = ""
    is_strong: bool = False


class Figures(Widget):
    """The first column takes the room that is left; the others are as wide as they need.

    `aligns` is how each column stands; figures stand right unless it says otherwise.
    """

    role = "table"

    def __init__(self, name: str, heads: Sequence[Wording], lines: Sequence[Line] = (), *,
                 aligns: Sequence[Align] = (), size: float = SIZE, tip: Telling = "") -> None:
        super().__init__(name, tip=tip)
        self.heads = tuple(heads)
        self.lines = tuple(lines)
        self.aligns = tuple(aligns)
        self.size = size

    @property
    def words(self) -> tuple[str, ...]:
        """Every cell, in the language of the moment."""
        cells = [*self.heads, *(cell for line in self.lines for cell in line.cells)]
        return tuple(self.desk.voice(each) for each in cells if each)

    def fill(self, lines: Sequence[Line]) -> None:
        """Other rows; whoever changes their number lays the screen out again."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self.touch()

    def height(self, width: float) -> float:
        """A row for each, and the heads."""
        return self._step() * (len(self.lines) + self._has_heads()) + 4

    def paint(self, brush: Brush) -> None:
        """Heads over a gold line, then the rows, every other one a little darker."""
        columns = self._columns(brush)
        top, step = self.box.y, self._step()
        if self._has_heads():
            self._row(brush, columns, top, self.heads, ("bold", self.size - 1, "seal.deep"))
            top += step
            brush.line((self.box.x, top - 1), (self.box.right, top - 1), "gold", 1.3)
            top += 2
        for number, line in enumerate(self.lines):
            row = Box(self.box.x, top, self.box.w, step)
            if number % 2:
                brush.fill(row, "parchment.edge", 70)
            if line.mark:
                brush.fill(Box(row.x, row.y + 3, 4, row.h - 6), line.mark)
            if line.is_strong:
                brush.line((row.x, row.y), (row.right, row.y), "gold", 1.0)
            self._row(brush, columns, top, line.cells,
                      ("bold" if line.is_strong else "table", self.size, "ink"))
            top += step

    def _row(self, brush: Brush, columns: list[Box], top: float, cells: tuple[Wording, ...],
             style: tuple[str, float, str]) -> None:
        face, size, colour = style
        for place, (cell, column) in enumerate(zip(cells, columns, strict=False)):
            brush.words(Box(column.x + PAD, top, column.w - 2 * PAD, self._step()),
                        brush.voice(cell), face=face, size=size, colour=colour,
                        align=self._align(place))

    def _columns(self, brush: Brush) -> list[Box]:
        count = max([len(self.heads), *(len(line.cells) for line in self.lines)], default=0)
        wide = [self._needed(brush, place) for place in range(count)]
        if count:
            wide[0] = max(LEAST, self.box.w - sum(wide[1:]))
        excess = sum(wide) - self.box.w
        if excess > 0:
            wide = [each * self.box.w / sum(wide) for each in wide]
        return [Box(self.box.x + sum(wide[:place]), self.box.y, each, self.box.h)
                for place, each in enumerate(wide)]

    def _needed(self, brush: Brush, place: int) -> float:
        """How wide a column has to be for what stands in it."""
        found = [0.0]
        if place < len(self.heads):
            found.append(brush.wide(brush.voice(self.heads[place]), "bold", self.size - 1))
        for line in self.lines:
            if place < len(line.cells):
                face = "bold" if line.is_strong else "table"
                found.append(brush.wide(brush.voice(line.cells[place]), face, self.size))
        return max(found) + 2 * PAD + 1

    def _align(self, place: int) -> Align:
        if place < len(self.aligns):
            return self.aligns[place]
        return "right" if place else "left"

    def _has_heads(self) -> bool:
        return any(self.heads)

    def _step(self) -> float:
        return self.desk.theme.grown(HIGH * self.size / SIZE)

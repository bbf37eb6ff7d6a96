"""The table as it is shown: the title's sheets at their places, and a side for whatever else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from alexandre import games
from alexandre.kernel.contract import Game, View
from alexandre.ui.layout import Box, columns
from alexandre.ui.sketch import Sheet
from alexandre.ui.widgets.picture import Picture
from alexandre.ui.widgets.widget import Widget

EDGE: Final = 12.0
SIDE: Final = (360.0, 400.0)
SIDE_SHARE: Final = 0.305
FOOT_MOST: Final = 0.24  # of the height


def sheets_of(game: Game, view: View) -> tuple[Sheet, ...]:
    """The title's own pictures; none while it is played by its words alone."""
    table = table_of(game)
    found: tuple[Sheet, ...] = table.sheets(game, view) if table else ()
    return found


def table_of(game: Game) -> Any:
    """The title's module `table`, or None if it has none yet."""
    try:
        return games.table(game)
    except ModuleNotFoundError:
        return None


class Board(Widget):
    """Pictures left, `side` at the right; `picture/<sheet>` are their names.

    Without any sheet the side has the whole window.  `players` is a part of the side that takes
    the sheets which belong there; without it they stand above the side.
    """

    def __init__(self, side: Widget, on_spot: Callable[[str], None],
                 players: Widget | None = None) -> None:
        super().__init__("board")
        self.on_spot = on_spot
        self.players = players
        self.on_command: Callable[[str], bool] = lambda command: False
        self.pictures: dict[str, Picture] = {}
        self._sheets: tuple[Sheet, ...] = ()
        self.side = self.add(side)

    def show(self, sheets: Sequence[Sheet], lit: frozenset[str]) -> None:
        """Show these, with these spots lit."""
        places = [(each.name, each.place, each.sketch.size) for each in sheets]
        is_new = places != [(each.name, each.place, each.sketch.size) for each in self._sheets]
        self._sheets = tuple(sheets)
        for sheet in sheets:
            if sheet.name not in self.pictures:
                holder = self.players if sheet.place == "side" and self.players else self
                self.pictures[sheet.name] = holder.add(
                    Picture(f"picture/{sheet.name}", self.on_spot))
            self.pictures[sheet.name].show(sheet.sketch, lit)
        if is_new:
            self.lay()

    def do(self, command: str) -> bool:
        """What the room wants to hear before the focus moves."""
        return self.on_command(command)

    def lay(self) -> None:
        """The main sheet as large as it can be, the foot below it, the players at the side."""
        whole = self.box.inset(EDGE)
        if not self._sheets:
            self.side.place(whole.centred(min(720.0, whole.w), whole.h))
            return
        side = min(SIDE[1], max(SIDE[0], whole.w * SIDE_SHARE))
        left, right = columns(whole, (0.0, side), EDGE)
        foot = self._high("foot", left.w)
        foot = min(foot, left.h * FOOT_MOST)
        self._put("foot", Box(left.x, left.bottom - foot, left.w, foot))
        gap = EDGE if foot else 0.0
        self._put("main", Box(left.x, left.y, left.w, left.h - foot - gap))
        side = 0.0 if self.players else self._high("side", right.w)
        if not self.players:
            self._put("side", Box(right.x, right.y, right.w, side))
        gap = EDGE / 2 if side else 0.0
        self.side.place(Box(right.x, right.y + side + gap, right.w, right.h - side - gap))

    def _high(self, place: str, width: float) -> float:
        return sum(width * each.sketch.size[1] / each.sketch.size[0]
                   for each in self._sheets if each.place == place)

    def _put(self, place: str, box: Box) -> None:
        """The sheets of that place, side by side if there are several."""
        group = [each for each in self._sheets if each.place == place]
        for sheet, share in zip(group, columns(box, (0.0,) * len(group), EDGE), strict=True):
            self.pictures[sheet.name].place(share)

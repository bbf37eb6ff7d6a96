"""The tableau behind the curtain: a column for each box, its cubes, its steppers, its rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.games.empire.state import Position
from alexandre.games.empire.table.pictures.glyphs import sign
from alexandre.games.empire.table.pictures.pages import BLEED, SIZE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import Column, Filling, Fixed, Flow, Named, Panel, Row
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import Plate, Shade, Shape, Wording, seat_colour, with_bleed

WIDE: Final = 270.0  # of a column
NARROW: Final = 900.0  # of all, where there are few
CELL: Final = 66.0
ACROSS: Final = 3  # cubes in a row
KNOB: Final = 64.0
PAIR: Final = 2  # boxes of which the one takes what the other leaves


@dataclass(frozen=True)
class Rack:
    """The rack so far: `split` by box, `left` still to be placed."""

    state: Position
    names: tuple[str, ...]
    split: Mapping[str, int]
    left: int

    @property
    def pool(self) -> int:
        """Everything there is to split."""
        return self.state.pool[self.state.mover]

    def describe(self, presets: Mapping[str, tuple[int, ...]]) -> Node:
        """The tableau over the darkened page, presets below its columns."""
        title = Text(Msg.of("empire.plan.left" if self.left else "empire.plan.none_left",
                            n=self.left), 38, "seal.deep", "title", "centre")
        columns = Row(tuple(map(self.column, self.names)), 20, "stretch", is_even=True)
        below = Row(tuple(tab(*each) for each in presets.items()), 20, is_even=True) if presets \
            else Text(Msg.of("empire.plan.again"), 27, "ink.soft", "italic", "centre")
        sheet = Panel(Column((title, Fixed(columns, NARROW), below), 20), draw_sheet,
                      (40, 24, 40, 24))
        middle = Column((Space(grow=1), sheet, Space(grow=1)), align="centre")
        return Panel(Filling(middle, most=SIZE[1]), draw_scrim)

    def column(self, box: str) -> Node:
        """A box: its sign and name, its figure between the steppers, its cubes, its rest."""
        n = self.split.get(box)
        can_more = (n or 0) < self.pool if len(self.names) == PAIR else self.left > 0
        words = Column((
            Text(Msg.of(f"empire.plan.box.{box}"), 31, "ink", "bold"),
            Text(Msg.of(f"empire.plan.box.{box}.why"), 21, "ink.soft", "italic")), grow=1)
        figure = Text(str(n or 0), 60, "ink.faint" if n is None else "seal.deep", "bold",
                      "centre", grow=1)
        steps = Panel(Row((knob("less", box, "−", can=bool(n)), figure,
                           knob("more", box, "+", can=can_more))), pad=(10, 4))
        cubes = Flow(tuple(self.cell(box, each, n or 0) for each in range(1, self.pool + 1)),
                     8, ACROSS)
        rest = knob("rest", box, Msg.of("empire.plan.rest"), can=can_more)
        head = Row((Icon(partial(sign, box), 52), words), 10)
        parts = Column((head, steps, Row((Space(grow=1), cubes, Space(grow=1))),
                        Space(grow=1), rest), 14)
        return Fixed(Panel(parts, draw_column, (14, 12)), WIDE, grow=1)

    def cell(self, box: str, place: int, n: int) -> Node:
        """A resource where one lies, a hollow where one could, a shadow where none is left."""
        can = place <= (self.pool if len(self.names) == PAIR else n + self.left)
        back = partial(draw_cube, colour=seat_colour(self.state.mover)) if place <= n else \
            partial(draw_hollow, can=can)
        return Named(Panel(Space(CELL, CELL), back), f"split:{box}:{place}",
                     Msg.of(f"empire.spot.box.{box}"), is_quiet=True)


def knob(word: str, box: str, says: Wording, *, can: bool) -> Node:
    """Less, more, or all that is left; pale where it would do nothing."""
    is_figure = isinstance(says, str)
    text = Text(says, 44 if is_figure else 26, "ink" if can else "ink.faint",
                "bold" if is_figure else "text", "centre")
    part = Panel(Fixed(text, KNOB, KNOB if is_figure else 0.0), partial(draw_knob, can=can),
                 (0, 0) if is_figure else (7, 10))
    return Named(part, f"{word}:{box}", Msg.of(f"empire.plan.{word}"), is_quiet=True)


def tab(name: str, shares: tuple[int, ...]) -> Node:
    """A split for one click: its name, and the four numbers."""
    parts = Column((Text(Msg.of(f"empire.plan.preset.{name}"), 27, "ink", "bold", "centre"),
                    Text(" · ".join(map(str, shares)), 25, "ink.soft", "table", "centre")), 12)
    return Named(Panel(parts, partial(draw_knob, can=False), (7, 18)), f"preset:{name}",
                 Msg.of(f"empire.plan.preset.{name}.why"), is_quiet=True, grow=1)


# ---- looks --------------------------------------------------------------------------------------


def draw_scrim(box: Box) -> tuple[Shape, ...]:
    """Darkness over the whole page."""
    return (Plate(*with_bleed(SIZE, BLEED), 0, "scrim", cover=0.5),)


def draw_sheet(box: Box) -> tuple[Shape, ...]:
    """Parchment with a double rim, and its shadow."""
    x, y, right, low = box.x, box.y, box.right, box.bottom
    return (Shade(((x + 6, y + 12), (right, y + 12), (right, low + 6), (x + 6, low + 6)), 16,
                  "shade", 0.8),
            Plate((x, y), (box.w, box.h), 14, "parchment", "gold", 4),
            Plate((x + 9, y + 9), (box.w - 18, box.h - 18), 10, "", "gold.pale", 1.6))


def draw_column(box: Box) -> tuple[Shape, ...]:
    """The ground of a box."""
    return (Plate((box.x, box.y), (box.w, box.h), 12, "page", "gold", 1.8),)


def draw_knob(box: Box, *, can: bool) -> tuple[Shape, ...]:
    """The ground of a stepper or a tab."""
    return (Plate((box.x, box.y), (box.w, box.h), 10, "parchment.deep" if can else "page",
                  "gold" if can else "parchment.edge", 2.0),)


def draw_cube(box: Box, *, colour: str) -> tuple[Shape, ...]:
    """A resource."""
    x, y, right, low = box.x, box.y, box.right, box.bottom
    return (Shade(((x + 4, y + 8), (right, y + 8), (right, low + 3), (x + 4, low + 3)), 5,
                  "shade", 0.5),
            Plate((x, y), (box.w, box.h), 7, colour, "seal.text", 2.6),
            Plate((x + 5, y + 5), (box.w - 10, box.h * 0.3), 5, "page", cover=0.28))


def draw_hollow(box: Box, *, can: bool) -> tuple[Shape, ...]:
    """The place of a resource."""
    return (Plate((box.x + 8, box.y + 8), (box.w - 16, box.h - 16), 6, "parchment" if can else "",
                  "gold" if can else "parchment.edge", 1.8, cover=1.0 if can else 0.6),)

"""The tableau behind the curtain: a column for each box, its cubes, its steppers, its rest."""

from __future__ import annotations

from typing import Final

from alexandre.games.empire.state import Position
from alexandre.games.empire.table.pictures.glyphs import sign
from alexandre.games.empire.table.pictures.pages import BLEED, SIZE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import (
    Caption,
    Layer,
    Place,
    Plate,
    Shade,
    Shape,
    Spot,
    Wording,
    rectangle,
    seat_colour,
    with_bleed,
)

MIDDLE: Final = SIZE[0] / 2
COLUMN: Final = 290.0
HEAD: Final = 132.0  # below the upper edge of the tableau
STEP: Final = 92.0  # below the head
CELLS: Final = 62.0  # the upper edge of the cubes, below the steppers
MARGIN: Final = 30.0
CELL: Final = 66.0
PITCH: Final = 74.0
ACROSS: Final = 3  # cubes in a row
NARROW: Final = 960.0
KNOB: Final = (64.0, 64.0)
REST: Final = (250.0, 52.0)
TAB: Final = (270.0, 100.0)
PAIR: Final = 2  # boxes of which the one takes what the other leaves


class Rack:
    """The rack so far: `split` by box, `left` still to be placed."""

    def __init__(self, state: Position, names: tuple[str, ...], split: dict[str, int],
                 left: int) -> None:
        self.names, self.split, self.left = names, split, left
        self.pool, self.colour = state.pool[state.mover], seat_colour(state.mover)
        rows = max(1, -(-self.pool // ACROSS))
        self.deep = HEAD + STEP + CELLS + PITCH * rows + REST[1] + 8  # down to the lowest tab
        self.high = self.deep + TAB[1] + 2 * MARGIN
        self.wide = max(COLUMN * len(names) + 2 * MARGIN, NARROW)
        self.top = (SIZE[1] - self.high) / 2

    # ---- where it can be clicked -----------------------------------------------------------

    def spots(self, presets: tuple[str, ...]) -> tuple[Spot, ...]:
        """Cubes, steppers, what is left, presets: each looks like what it is."""
        spots = []
        for number, box in enumerate(self.names):
            name = Msg.of(f"empire.spot.box.{box}")
            for n in range(1, self.pool + 1):
                spots.append(quiet(f"split:{box}:{n}", name, self.cell(number, n), (CELL, CELL)))
            for word, at in self.knobs(number).items():
                spots.append(quiet(f"{word}:{box}", Msg.of(f"empire.plan.{word}"), at,
                                   REST if word == "rest" else KNOB))
        tabs = [quiet(f"preset:{name}", Msg.of(f"empire.plan.preset.{name}.why"),
                      self.tab(number), TAB) for number, name in enumerate(presets)]
        return (*spots, *tabs)

    def middle(self, number: int) -> float:
        """The middle of a column, across the page."""
        return MIDDLE + (number - (len(self.names) - 1) / 2) * COLUMN

    def cell(self, number: int, n: int) -> Place:
        """The place of the n-th cube of a column."""
        left = self.middle(number) - (ACROSS * PITCH - (PITCH - CELL)) / 2
        top = self.top + HEAD + STEP + CELLS
        return left + (n - 1) % ACROSS * PITCH, top + (n - 1) // ACROSS * PITCH

    def knobs(self, number: int) -> dict[str, Place]:
        """The steppers of a column, and the tab below it."""
        x, step = self.middle(number), self.top + HEAD + STEP - KNOB[1] / 2
        return {"less": (x - 114, step), "more": (x + 50, step),
                "rest": (x - REST[0] / 2, self.top + self.deep - REST[1])}

    def tab(self, number: int) -> Place:
        """The place of a preset."""
        return self.middle(number) - TAB[0] / 2, self.top + self.high - TAB[1] - 24

    # ---- how it looks ----------------------------------------------------------------------

    def layer(self, presets: dict[str, tuple[int, ...]]) -> Layer:
        """The tableau over the darkened page."""
        x, y, w, h = MIDDLE - self.wide / 2, self.top, self.wide, self.high
        shapes: list[Shape] = [
            Plate(*with_bleed(SIZE, BLEED), 0, "scrim", cover=0.5),
            Shade(((x + 6, y + 12), (x + w, y + 12), (x + w, y + h + 6), (x + 6, y + h + 6)),
                  16, "shade", 0.8),
            Plate((x, y), (w, h), 14, "parchment", "gold", 4),
            Plate((x + 9, y + 9), (w - 18, h - 18), 10, "", "gold.pale", 1.6),
        ]
        captions = [self.title()]
        for number, box in enumerate(self.names):
            marks, words = self.column(number, box)
            shapes += marks
            captions += words
        for number, (name, shares) in enumerate(presets.items()):
            marks, words = draw_tab(name, shares, self.tab(number))
            shapes += marks
            captions += words
        if not presets:
            captions.append(Caption((MIDDLE, y + h - 62), Msg.of("empire.plan.again"), 27,
                                    "ink.soft", "italic", most=w - 80, least=11))
        return Layer("split", tuple(shapes), tuple(captions))

    def title(self) -> Caption:
        """The number still to be placed."""
        key = "empire.plan.left" if self.left else "empire.plan.none_left"
        return Caption((MIDDLE, self.top + 54), Msg.of(key, n=self.left), 38, "seal.deep",
                       "title", most=self.wide - 60, least=14)

    def column(self, number: int, box: str) -> tuple[list[Shape], list[Caption]]:
        """A box: its sign and name, its figure between the steppers, its cubes, its rest."""
        x, n, y = self.middle(number), self.split.get(box), self.top + HEAD
        shapes: list[Shape] = [
            Plate((x - COLUMN / 2 + 10, y - 42), (COLUMN - 20, self.deep - HEAD + 58), 12, "page",
                  "gold", 1.8),
            *sign(box, (x - 92, y), 52)]
        captions = [
            Caption((x - 52, y - 10), Msg.of(f"empire.plan.box.{box}"), 31, "ink", "bold",
                    "left", most=170, least=12),
            Caption((x - 52, y + 22), Msg.of(f"empire.plan.box.{box}.why"), 21, "ink.soft",
                    "italic", "left", most=176, least=10),
            Caption((x, y + STEP), str(n or 0), 60,
                    "ink.faint" if n is None else "seal.deep", "bold", least=18)]
        marks, words = self.handles(number, n or 0)
        for place in range(1, self.pool + 1):
            shapes += self.cube(self.cell(number, place), place, n or 0)
        return shapes + marks, captions + words

    def handles(self, number: int, n: int) -> tuple[list[Shape], list[Caption]]:
        """Less, more, and all that is left; pale where they would do nothing."""
        shapes: list[Shape] = []
        captions: list[Caption] = []
        can_more = n < self.pool if len(self.names) == PAIR else self.left > 0
        says: dict[str, tuple[Wording, bool]] = {
            "less": ("−", n > 0), "more": ("+", can_more),
            "rest": (Msg.of("empire.plan.rest"), can_more)}
        for word, at in self.knobs(number).items():
            text, can = says[word]
            size = REST if word == "rest" else KNOB
            shapes.append(Plate(at, size, 10, "parchment.deep" if can else "page",
                                "gold" if can else "parchment.edge", 2.0))
            captions.append(Caption((at[0] + size[0] / 2, at[1] + size[1] / 2), text,
                                    26 if word == "rest" else 44, "ink" if can else "ink.faint",
                                    "text" if word == "rest" else "bold", most=size[0] - 14,
                                    least=11))
        return shapes, captions

    def cube(self, at: Place, place: int, n: int) -> list[Shape]:
        """A resource where one lies, a hollow where one could, a shadow where none is left."""
        if place <= n:
            x, y = at
            return [Shade(((x + 4, y + 8), (x + CELL, y + 8), (x + CELL, y + CELL + 3),
                           (x + 4, y + CELL + 3)), 5, "shade", 0.5),
                    Plate(at, (CELL, CELL), 7, self.colour, "seal.text", 2.6),
                    Plate((x + 5, y + 5), (CELL - 10, CELL * 0.3), 5, "page", cover=0.28)]
        can = place <= (self.pool if len(self.names) == PAIR else n + self.left)
        return [Plate((at[0] + 8, at[1] + 8), (CELL - 16, CELL - 16), 6,
                      "parchment" if can else "", "gold" if can else "parchment.edge", 1.8,
                      cover=1.0 if can else 0.6)]


def draw_tab(name: str, shares: tuple[int, ...],
             at: Place) -> tuple[list[Shape], list[Caption]]:
    """A split for one click: its name, and the four numbers."""
    x, y = at[0] + TAB[0] / 2, at[1]
    return ([Plate(at, TAB, 10, "page", "gold", 2.0)],
            [Caption((x, y + 32), Msg.of(f"empire.plan.preset.{name}"), 27, "ink", "bold",
                     most=TAB[0] - 14, least=11),
             Caption((x, y + 75), " · ".join(map(str, shares)), 25, "ink.soft", "table",
                     least=10)])


def quiet(id: str, name: Msg, at: Place, size: Place) -> Spot:
    """A spot that looks like a button already."""
    return Spot(id, name, rectangle(at, size), is_quiet=True)

"""What Alexander has beside his army: gold, glory, advisors, insights; the operation."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.table.pictures.glyphs import COIN, FLAME, LAUREL, TEMPLE, glyph
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.sketch import (
    Caption,
    Place,
    Plate,
    Shape,
    Sketch,
    Spot,
    Stroke,
    face_of,
    seat_colour,
)
from alexandre.ui.play.faces import coin

WIDE: Final = 380.0
HEAD: Final = 42.0
CHIP: Final = 22.0
ROW: Final = 24.0
ACROSS: Final = 3


def king_of(tables: Tables, view: CommanderView) -> Sketch:
    """From gold and glory down to the operation."""
    drawn = Panel(tables, view)
    drawn.head()
    drawn.chips("advisor", tables.advisors, tuple(view.advisors.items()))
    drawn.chips("insight", tables.insights, tuple(view.insights.items()))
    drawn.enemy()
    return drawn.sketch()


def fold_king(tables: Tables, view: CommanderView) -> Sketch:
    """The same without those he does not have."""
    drawn = Panel(tables, view)
    drawn.head()
    for kind, nouns, states in (("advisor", tables.advisors, view.advisors),
                                ("insight", tables.insights, view.insights)):
        held = [(noun, entry) for noun, entry in zip(nouns, states.items(), strict=True)
                if entry[1] == "held"]
        drawn.chips(kind, tuple(noun for noun, _entry in held),
                    tuple(entry for _noun, entry in held))
    drawn.enemy()
    return drawn.sketch()


class Panel:
    """The panel, filled downwards."""

    def __init__(self, tables: Tables, view: CommanderView) -> None:
        self.tables, self.view = tables, view
        self.top = 2.0
        self.shapes: list[Shape] = []
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []

    def sketch(self) -> Sketch:
        """On parchment."""
        high = self.top + 6
        paper = Plate((1, 1), (WIDE - 2, high - 2), 8, "parchment", "gold", 1.6)
        return Sketch((WIDE, high), (paper, *self.shapes), tuple(self.captions),
                      tuple(self.spots))

    def head(self) -> None:
        """The player, his gold, his glory, his temples, what is destroyed."""
        self.shapes += coin(face_of(0), 0, (24, self.top + 20), 16)
        self.captions.append(Caption((46, self.top + 20), Who(0), 19, "ink", "bold", "left",
                                     most=72, tight=9))
        for number, (name, parts, n) in enumerate((
                ("gold", COIN, self.view.gold), ("glory", LAUREL, self.view.glory),
                ("temples", TEMPLE, len(self.view.temples)),
                ("destroyed", FLAME, self.view.destroyed))):
            x = 136.0 + 63 * number
            self.shapes += glyph(parts, (x, self.top + 20), 26,
                                 "gold.deep" if number < 2 else "ink.soft", "parchment")
            self.captions.append(Caption((x + 17, self.top + 20), str(n), 22, "ink", "bold",
                                         "left", least=11))
            self.spots.append(Spot(name, Msg.of(f"commander.spot.{name}", n=n), tile(
                (x - 16, self.top), (56.0, 40.0))))
        self.top += HEAD - 6

    def chips(self, kind: str, nouns: tuple[Noun, ...],
              held: tuple[tuple[str, str], ...]) -> None:
        """Those he has bright, those he could have faint, those that are spent struck out."""
        wide = (WIDE - 24) / ACROSS
        for number, (noun, (id, state)) in enumerate(zip(nouns, held, strict=True)):
            row, column = divmod(number, ACROSS)
            at = (12 + wide * column, self.top + ROW * row)
            self.chip(noun, at, wide - 5, state)
            self.spots.append(Spot(f"{kind}:{id}", Msg.of(
                f"commander.spot.{kind}.{state}", name=noun,
                text=Msg.of(f"commander.{kind}.{id}")), tile(at, (wide - 5, CHIP))))
        self.top += ROW * (-(-len(nouns) // ACROSS)) + 3

    def chip(self, noun: Noun, at: Place, wide: float, state: str) -> None:
        """One of them."""
        is_held = state == "held"
        self.shapes.append(Plate(at, (wide, CHIP), 6, seat_colour(0) if is_held else "parchment",
                                 "gold.pale" if is_held else "parchment.edge", 1.4))
        ink = "seal.text" if is_held else "ink.faint"
        self.captions.append(Caption((at[0] + wide / 2, at[1] + CHIP / 2), noun, 16, ink,
                                     "bold" if is_held else "text", most=wide - 6, tight=9))
        if state == "gone":
            self.shapes.append(Stroke(((at[0] + 6, at[1] + CHIP / 2),
                                       (at[0] + wide - 6, at[1] + CHIP / 2)), "seal", 1.6,
                                      cover=0.7))

    def enemy(self) -> None:
        """The counters of the operation, and the forces that gather."""
        operation = self.view.operation
        if operation is None:
            return
        forces = sum(force.full for force in operation.forces)
        words = Msg.of("commander.table.operation", left=sum(operation.left.values()),
                       active=sum(operation.active.values()), forces=forces)
        self.captions.append(Caption((14, self.top + 9), words, 16, "ink.soft", "text", "left",
                                     most=WIDE - 28, tight=9))
        self.spots.append(Spot("operation", Msg.of("commander.spot.operation", n=forces),
                               tile((8, self.top - 2), (WIDE - 16, 22.0))))
        self.top += 22


def tile(at: Place, size: Place) -> tuple[Place, ...]:
    """The corners of a rectangle."""
    return (at, (at[0] + size[0], at[1]), (at[0] + size[0], at[1] + size[1]),
            (at[0], at[1] + size[1]))

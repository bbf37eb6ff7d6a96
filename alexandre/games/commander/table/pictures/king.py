"""Alexander's means beside his army: gold, glory, advisors, insights; the operation."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.table.pictures.coins import draw_likeness
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
    rectangle,
    seat_colour,
)
from alexandre.ui.play.faces.coins import coin

WIDE: Final = 302.0
HEAD: Final = 34.0
LOW: Final = 28.0  # the same where there is little room,
CHIP: Final = 24.0
CHIP_LOW: Final = 22.0  # and a row of chips with its gap
LINE: Final = 17.0  # about the operation
FIGURE: Final = 20.0  # the letters of a number
FEW: Final = 3  # chips in a row; one more where there are many of them, in smaller letters
MOST: Final = 5  # where there is little room
LONG: Final = 6.4  # letters that are read from afar: the room of a chip in their size
CHOOSING: Final = ("advisors", "resupply", "insight")  # phases in which more may come to him

Chip = tuple[str, Noun, str, str]  # an advisor or an insight, its name, its id, its state


def king_of(tables: Tables, view: CommanderView) -> Sketch:
    """From gold and glory down to the operation; what he does not have only while it may come."""
    shown = list_shown(tables, view, CHOOSING)
    return Panel(tables, view).fill(shown, lines=1 if view.phase in CHOOSING[1:] else 2)


def fold_king(tables: Tables, view: CommanderView, room: float) -> Sketch:
    """The same in as much width and no more height than there is room for, so many times as high
    as wide: without his name and those he does not have, in rows as long as they must be, and with
    one line about the operation, two if they fit; none where he is asked who advises him."""
    shown, is_choosing = list_shown(tables, view, CHOOSING[:1]), view.phase == "advisors"
    left = room * WIDE - LOW - 6
    across = next((each for each in range(FEW, MOST)
                   if -(-len(shown) // each) * CHIP_LOW + LINE * (not is_choosing) <= left), MOST)
    high = -(-len(shown) // across) * CHIP_LOW
    drawn = Panel(tables, view)
    drawn.head(FIGURE, LOW)
    drawn.chips(shown, across=across)
    drawn.enemy(min(2, max(not is_choosing, int((left - high) // LINE))))
    return drawn.sketch()


def spread_king(tables: Tables, view: CommanderView, letters: float) -> Sketch:
    """The king's sheet for an audience, in letters of that size: all but his name and the
    operation.
    """
    drawn = Panel(tables, view)
    drawn.head(letters, HEAD)
    drawn.chips(list_held(chips_of(tables, view)), letters)
    return drawn.sketch()


def chips_of(tables: Tables, view: CommanderView) -> list[Chip]:
    """All advisors, then all insights."""
    return [(kind, noun, id, state) for kind, nouns, states in (
        ("advisor", tables.advisors, view.advisors), ("insight", tables.insights, view.insights))
        for noun, (id, state) in zip(nouns, states.items(), strict=True)]


def list_shown(tables: Tables, view: CommanderView, choosing: tuple[str, ...]) -> list[Chip]:
    """Those that he has; in phases of `choosing` those that he could have too, at first only
    advisers."""
    chips = chips_of(tables, view)
    if view.phase not in choosing:
        return list_held(chips)
    return chips[:len(tables.advisors)] if view.phase == "advisors" else chips


def list_held(chips: list[Chip]) -> list[Chip]:
    """Those that he has."""
    return [chip for chip in chips if chip[3] == "held"]


class Panel:
    """The panel, filled downwards."""

    def __init__(self, tables: Tables, view: CommanderView) -> None:
        self.tables, self.view = tables, view
        self.top = 2.0
        self.shapes: list[Shape] = []
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []

    def fill(self, chips: list[Chip], lines: int) -> Sketch:
        """His head, these chips, so many lines about the operation; on parchment."""
        self.head()
        self.chips(chips)
        self.enemy(lines)
        return self.sketch()

    def sketch(self) -> Sketch:
        """The sketch of its contents, on parchment."""
        high = self.top + 4
        paper = Plate((1, 1), (WIDE - 2, high - 2), 8, "parchment", "gold", 1.6)
        return Sketch((WIDE, high), (paper, *self.shapes), tuple(self.captions),
                      tuple(self.spots))

    def head(self, letters: float = 0.0, high: float = HEAD) -> None:
        """The player, his gold, his glory, his temples, what is destroyed; his name only where no
        `letters` are asked for."""
        y, start, step = self.top + high / 2, 105.0, 50.0
        self.shapes += coin(face_of(0), 0, (21, y), 15)
        if letters:
            start, step = 62.0, (WIDE - 48) / 4
        else:
            self.captions.append(Caption((40, y), Who(0), 18, "ink", "bold", "left", most=50))
        for number, (name, parts, n) in enumerate((
                ("gold", COIN, self.view.gold), ("glory", LAUREL, self.view.glory),
                ("temples", TEMPLE, len(self.view.temples)),
                ("destroyed", FLAME, self.view.destroyed))):
            x = start + step * number
            self.shapes += glyph(parts, (x, y), 22, "gold.deep" if number < 2 else "ink.soft",
                                 "parchment")
            self.captions.append(Caption((x + 13, y), str(n), max(FIGURE, letters), "ink", "bold",
                                         "left", least=11))
            self.spots.append(Spot(name, Msg.of(f"commander.spot.{name}", n=n), rectangle(
                (x - 12, self.top), (46.0, high - 1))))
        self.top += high

    def chips(self, chips: list[Chip], letters: float = 0.0, across: int = 0) -> None:
        """Those he has bright, those he could have in ink, those that are spent faint and struck
        out; so many `across` where there is little room."""
        high = CHIP if len(chips) <= 2 * FEW and not across else CHIP_LOW - 1
        across = across or (FEW if high == CHIP else FEW + 1)
        if letters:
            across, high = max(1, int(WIDE / (LONG * letters))), 1.4 * letters
        wide = (WIDE - 12) / across
        for number, (kind, noun, id, state) in enumerate(chips):
            row, column = divmod(number, across)
            at, size = (8 + wide * column, self.top + (high + 2) * row), (wide - 4, high)
            self.chip(noun, at, size, state, letters or 17)
            self.spots.append(Spot(f"{kind}:{id}", Msg.of(
                f"commander.spot.{kind}.{state}", name=noun,
                text=Msg.of(f"commander.{kind}.{id}")), rectangle(at, size),
                picture=draw_likeness(id) if kind == "advisor" else None))
        self.top += (high + 2) * (-(-len(chips) // across)) + 2

    def chip(self, noun: Noun, at: Place, size: Place, state: str, letters: float) -> None:
        """One of them."""
        is_held, (wide, high) = state == "held", size
        middle = at[1] + high / 2
        self.shapes.append(Plate(at, size, 6, seat_colour(0) if is_held else "parchment",
                                 "gold.pale" if is_held else "parchment.edge", 1.4))
        ink = {"held": "seal.text", "gone": "ink.faint"}.get(state, "ink.soft")
        self.captions.append(Caption((at[0] + wide / 2, middle - 1), noun, letters, ink,
                                     "bold" if is_held else "text", most=wide - 6,
                                     is_even=True))
        if state == "gone":
            self.shapes.append(Stroke(((at[0] + 6, middle), (at[0] + wide - 6, middle)), "seal",
                                      1.6, cover=0.7))

    def enemy(self, lines: int) -> None:
        """The counters of the operation, and the forces that gather."""
        operation = self.view.operation
        if operation is None or not lines:
            return
        forces = sum(force.full for force in operation.forces)
        told = (Msg.of("commander.table.operation", left=sum(operation.left.values())),
                Msg.of("commander.table.gathered", active=sum(operation.active.values()),
                       forces=forces))
        brief = Msg.of("commander.table.operation_brief", left=sum(operation.left.values()),
                       active=sum(operation.active.values()), forces=forces)
        for line, words in enumerate(told if lines > 1 else (brief,)):
            self.captions.append(Caption((12, self.top + 9 + LINE * line), words, 16, "ink.soft",
                                         "text", "left", most=WIDE - 24))
        high = LINE * lines + 2
        self.spots.append(Spot("operation", Msg.of("commander.spot.operation", n=forces),
                               rectangle((8, self.top - 2), (WIDE - 16, high))))
        self.top += high

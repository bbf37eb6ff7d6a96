"""The secret split as a tableau over the page: four columns of cubes, set by a click on a rung.

Nothing is filled in beforehand: what is not yet set counts as nothing, and what is left goes to
the cities once the three other boxes are set.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.empire.state import ALLOT, BID, Position
from alexandre.games.empire.table.pages import SIZE
from alexandre.games.empire.table.tableau import sign
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.course import Course, Pins
from alexandre.ui.sketch import (
    Caption,
    Layer,
    Place,
    Plate,
    Shade,
    Shape,
    Spot,
    Stroke,
    seat_colour,
)

BOXES: Final = ("order", "armies", "temples", "cities")
PRESETS: Final = {
    "even": (3, 5, 5), "soldier": (0, 8, 4), "builder": (0, 4, 6), "first": (4, 4, 4),
}
PANEL: Final = (250.0, 130.0, 940.0, 740.0)  # left, top, width, height on the page
COLUMN: Final = 212.0
RUNG: Final = 33.0
FOOT: Final = 715.0  # of the columns, down the page
TAB: Final = (196.0, 54.0)


def is_split(state: Position) -> bool:
    """Is a whole split still to be made?"""
    return state.phase == (BID if state.turn == 1 else ALLOT)


def boxes_of(state: Position) -> tuple[str, ...]:
    """The boxes that are filled this turn; the last one takes what is left."""
    return BOXES if state.turn == 1 else BOXES[2:]


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """A rung replaces the one that was set in its box, and a preset all of them."""
    kind, _, rest = spot.partition(":")
    if kind == "preset" and rest in PRESETS and state.turn == 1:
        return tuple(pin(box, min(n, state.pool[state.mover])) for box, n
                     in zip(BOXES, PRESETS[rest], strict=False))
    box, _, count = rest.partition(":")
    if kind != "split" or not count.isdigit() or box not in boxes_of(state):
        return None
    found = {**counts(held), box: int(count)}
    if box == boxes_of(state)[-1]:  # what is left goes there: its neighbour gives way
        found = turned_round(state, counts(held), int(count))
    if any(n < 0 for n in found.values()) or sum(found.values()) > state.pool[state.mover]:
        return None
    return tuple(pin(each, n) for each, n in found.items())


def turned_round(state: Position, found: dict[str, int], cities: int) -> dict[str, int]:
    """So many for the cities: the temples get what is left."""
    others = sum(n for box, n in found.items() if box != "temples")
    return {**found, "temples": state.pool[state.mover] - others - cities}


def counts(held: Pins) -> dict[str, int]:
    """What has been set."""
    parts = [each.split(":") for each in held if each.startswith("split:")]
    return {box: int(n) for _split, box, n in parts}


def pin(box: str, n: int) -> str:
    """The spot of a rung."""
    return f"split:{box}:{n}"


def course_of(state: Position, held: Pins) -> Course:
    """The tableau as it is set so far; it can be confirmed once every box is."""
    found, names = counts(held), boxes_of(state)
    left = state.pool[state.mover] - sum(found.values())
    is_whole = all(box in found for box in names[:-1])
    key = "empire.plan.split" if is_whole else "empire.plan.split_on"
    spots = (*rungs(state), *(presets() if state.turn == 1 else ()))
    return Course(
        actions=actions_of(state, found) if is_whole else (),
        title=Msg.of("empire.plan.split_title"),
        advice=Msg.of(key, n=left),
        confirm=Msg.of("empire.plan.seal"),
        lit=frozenset(spot.id for spot in spots if with_pin(state, held, spot.id) is not None),
        spots=spots,
        layer=drawn(state, found, left, is_whole=is_whole),
    )


def actions_of(state: Position, found: dict[str, int]) -> tuple[Action, ...]:
    """The split, box after box."""
    moves = state.tables.moves
    if state.turn > 1:
        return (moves.allot[found["temples"]],)
    return (moves.bid[found["order"]], moves.raise_[found["armies"]],
            moves.allot[found["temples"]])


def column(state: Position, number: int) -> float:
    """The middle of a column, across the page."""
    count = len(boxes_of(state))
    return PANEL[0] + PANEL[2] / 2 + (number - (count - 1) / 2) * COLUMN


def rungs(state: Position) -> list[Spot]:
    """A spot for each number of each box."""
    found = []
    for number, box in enumerate(boxes_of(state)):
        x = column(state, number)
        for n in range(state.pool[state.mover] + 1):
            low = FOOT - RUNG * n
            found.append(Spot(pin(box, n), Msg.of(f"empire.spot.box.{box}"), (
                (x - 74, low - RUNG), (x + 74, low - RUNG), (x + 74, low), (x - 74, low))))
    return found


def presets() -> list[Spot]:
    """A tab for each split that can be had by one click."""
    found = []
    for number, name in enumerate(PRESETS):
        x, y = tab(number)
        found.append(Spot(f"preset:{name}", Msg.of(f"empire.plan.preset.{name}"), (
            (x, y), (x + TAB[0], y), (x + TAB[0], y + TAB[1]), (x, y + TAB[1]))))
    return found


def tab(number: int) -> Place:
    """Where a tab begins."""
    return PANEL[0] + 42 + number * (TAB[0] + 22), PANEL[1] + PANEL[3] - TAB[1] - 22


def drawn(state: Position, found: dict[str, int], left: int, *, is_whole: bool) -> Layer:
    """The tableau: a column for each box, a cube on each rung that is filled."""
    x, y, w, h = PANEL
    shapes: list[Shape] = [
        Plate((0, 0), SIZE, 0, "scrim", cover=0.42),
        Shade(((x + 6, y + 12), (x + w, y + 12), (x + w, y + h + 6), (x + 6, y + h + 6)), 16,
              "shade", 0.8),
        Plate((x, y), (w, h), 14, "parchment", "gold", 4),
        Plate((x + 9, y + 9), (w - 18, h - 18), 10, "", "gold.pale", 1.6),
    ]
    captions = [Caption((x + w / 2, y + 40), Msg.of("empire.plan.left", n=left), 30,
                        "seal.deep", "title", least=12)]
    names = boxes_of(state)
    for number, box in enumerate(names):
        n = found.get(box)
        is_rest = box == names[-1] and is_whole
        marks, words = drawn_column(state, number, box, left if is_rest else n)
        shapes += marks
        captions += words
    for number, name in enumerate(PRESETS if state.turn == 1 else ()):
        at = tab(number)
        shapes.append(Plate(at, TAB, 8, "page", "gold", 1.8))
        captions.append(Caption((at[0] + TAB[0] / 2, at[1] + TAB[1] / 2),
                                Msg.of(f"empire.plan.preset.{name}"), 21, "ink", "text",
                                most=TAB[0] - 14, least=10))
    return Layer("split", tuple(shapes), tuple(captions))


def drawn_column(state: Position, number: int, box: str,
                 n: int | None) -> tuple[list[Shape], list[Caption]]:
    """A box: its sign and its figure above, its rungs below."""
    x, top = column(state, number), FOOT - RUNG * (state.pool[state.mover] + 1)
    colour = seat_colour(state.mover)
    ground = Plate((x - 78, top - 6), (156, FOOT - top + 12), 8, "page", "gold", 1.6)
    shapes: list[Shape] = [ground,
                           *sign(box, (x - 40, PANEL[1] + 92), 46)]
    figure = "?" if n is None else str(n)
    captions = [Caption((x + 34, PANEL[1] + 92), figure, 46, "ink", "bold", least=14)]
    for rung in range(state.pool[state.mover] + 1):
        low = FOOT - RUNG * rung
        if rung:
            shapes.append(Stroke(((x - 70, low), (x + 70, low)), "parchment.edge", 1.0))
        if n is not None and 0 < rung <= n:
            shapes.append(Plate((x - 2, low - RUNG + 5), (RUNG - 10, RUNG - 10), 4, colour,
                                "seal.text", 1.4))
        captions.append(Caption((x - 46, low - RUNG / 2), str(rung), 20,
                                "ink" if rung == n else "ink.faint", "table", least=9))
    return shapes, captions

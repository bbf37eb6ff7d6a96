"""A board that is being drawn: what there is of it already, on a sheet that keeps its place."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from alexandre.games.alexandros.shape import EMPTY, SEA, beside, corner_places, list_land
from alexandre.games.alexandros.table.pictures.glyphs import PIGMENTS, initial, medallion
from alexandre.games.alexandros.table.pictures.ground import ground_of
from alexandre.games.alexandros.table.pictures.lattice import (
    BLEED,
    HIGH,
    MARGIN,
    SIDE,
    heart,
    inset,
    size_of,
)
from alexandre.games.alexandros.table.pictures.pieces import alexander
from alexandre.games.alexandros.tables import LETTERS, Tables, noun_of
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Marks,
    Place,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    rectangle,
    with_bleed,
)

MEDALLION: Final = 14.0
KING: Final = 16.0
REACH: Final = SIDE / math.sqrt(3)  # of a point: as far as the middle of a triangle
SIGN: Final = 34.0
NAMELESS: Final[Plain] = {"id": "land", "at": [0, 0], "names": {
    lang: {"name": " "} for lang in ("fr", "en")}}
GRID: Final = 1.0  # how broad its lines are
AXIS: Final = 8.0  # of the centre of half a turn

Cell = tuple[int, int]


def at_point(x: float, y: float) -> Place:
    """The place of a point of the lattice on the sheet."""
    return MARGIN + x * SIDE / 2, MARGIN + y * HIGH


def corners_at(cell: Cell) -> tuple[Place, ...]:
    """The corners of a triangle on the sheet."""
    return tuple(at_point(*corner) for corner in corner_places(*cell))


def tables_of(box: Plain, board: Plain) -> Tables | None:
    """The land as the rules would have it, None while there is none.

    The corners of the whole sheet count as points, so that land stays where it is while other
    land is drawn; the start, which may lie at sea, is left out.
    """
    rows = board["rows"]
    land = list_land(rows)
    if not land:
        return None
    drawing = {**board, "start": corner_places(*land[0])[0],
               "places": board["places"] or [NAMELESS]}
    tables = Tables(Board("alexandros", "edited", {"box": box, "board": drawing},
                          is_bundled=False))
    tables.points = (*tables.points, (0, 0), (len(rows[0]) + 1, len(rows)))
    return tables


def draw_edited(box: Plain, board: Plain, tool: str, chosen: int | None,
                axis: Sequence[tuple[float, float]]) -> Sketch:
    """The sheet with a grid over its sea, and the spots of a tool: triangles, or points; the axis
    of the symmetry is two points, its centre is one."""
    rows = board["rows"]
    tables = tables_of(box, board)
    size = at_point(len(rows[0]) + 1, len(rows))
    size = size[0] + MARGIN, size[1] + MARGIN
    if tables is None:
        corner, whole = with_bleed(size, BLEED)
        ground: tuple[Layer, ...] = (Layer("sea", (sheet_of(corner, whole),)),)
    else:
        size, ground = size_of(tables), ground_of(tables, has_chart=False)
    layers = [ground[0], Layer("grid", tuple(grid(rows))), *ground[1:],
              make_layer("symbols", symbols(rows)), Layer("start", alexander(
                  at_point(*board["start"]), KING))]
    if axis and tool not in ("start", "name"):
        layers.append(make_layer("axis", draw_axis([at_point(*each) for each in axis])))
    if tool == "name":
        layers.append(make_layer("lands", lands(tables, board["places"], chosen)))
    spots = points(rows, board, tool) if tool in ("start", "name") else cells(rows)
    return Sketch(size, (), (), tuple(spots), tuple(layers), BLEED)


def sheet_of(at: Place, size: Place) -> Shape:
    """Nothing but sea."""
    return Polygon(rectangle(at, size), texture="sea")


def grid(rows: Sequence[str]) -> Iterator[Shape]:
    """All lines of the lattice: one across above each row, and the sides of its triangles."""
    last = len(rows[0]) + 1
    for y in range(len(rows) + 1):
        first = y % 2
        yield Stroke((at_point(first, y), at_point(last - (last - first) % 2, y)),
                     "sea.line0", GRID, cover=0.5)
    for y in range(len(rows)):
        yield Stroke(tuple(at_point(x, y + (x + y) % 2) for x in range(last + 1)),
                     "sea.line0", GRID, cover=0.5)


def draw_axis(ends: Sequence[Place]) -> Marks:
    """The axis of a mirror, or the centre of half a turn."""
    if len(ends) == 2:
        yield Stroke((ends[0], ends[1]), "page", 5.0, cover=0.6)
        yield Stroke((ends[0], ends[1]), "seal", 2.4, (9.0, 6.0))
        return
    yield Disc(ends[0], AXIS, "page", "seal", 2.4)
    yield Disc(ends[0], 2.5, "seal")


def symbols(rows: Sequence[str]) -> Marks:
    """Each on its medallion, with its letter."""
    for row, column in list_land(rows):
        mark = rows[row][column]
        if mark in LETTERS:
            tip = -1 if (row + column) % 2 else 1
            x, y = heart(corners_at((row, column)))
            yield from medallion(mark, (x, y - tip * 0.8), MEDALLION)
            yield Caption((x, y + tip * HIGH * 0.42), initial(mark), 7.5, PIGMENTS[mark],
                          "bold", halo="page")


def lands(tables: Tables | None, places: Sequence[Plain], chosen: int | None) -> Marks:
    """The extent of every land, and the points of their names."""
    if tables is not None and places:
        for (start, end), (one, other) in zip(tables.lines, tables.banks, strict=True):
            if other >= 0 and tables.land_nouns[one] != tables.land_nouns[other]:
                yield Stroke((at_point(*tables.points[start]), at_point(*tables.points[end])),
                             "seal", 3.0, (7.0, 5.0))
    for at, place in enumerate(places):
        x, y = at_point(*place["at"])
        yield Disc((x, y), 8.5, "gold.deep")
        yield Disc((x, y), 7.0, "seal" if at == chosen else "gold.pale")
        yield Caption((x, y + 16), noun_of(place), 13.0, "ink", "bold", halo="page", least=9.0)


def cells(rows: Sequence[str]) -> Iterator[Spot]:
    """Every triangle of the sheet."""
    for r, row in enumerate(rows):
        for c, mark in enumerate(row):
            yield Spot(f"cell:{r}-{c}", Msg.of(
                "alexandros.edit.cell", row=r + 1, column=c + 1, what=Msg.of(
                    f"alexandros.edit.mark.{name_of(mark)}")), corners_at((r, c)), 0.0,
                tuple(f"cell:{y}-{x}" for y, x in beside(r, c)), is_quiet=True)


def name_of(mark: str) -> str:
    """The name of a triangle's mark in keys."""
    return {SEA: "sea", EMPTY: "land"}.get(mark, mark.lower())


def points(rows: Sequence[str], board: Plain, tool: str) -> Iterator[Spot]:
    """Every corner of land; and what lies at sea by mistake."""
    spots = dict.fromkeys(corner for cell in list_land(rows) for corner in corner_places(*cell))
    anchors = [board["start"]] if tool == "start" else [each["at"] for each in board["places"]]
    spots |= dict.fromkeys((x, y) for x, y in anchors)
    for x, y in spots:
        yield Spot(f"point:{x},{y}", Msg.of("alexandros.edit.point", column=x, row=y),
                   (at_point(x, y),), REACH, is_quiet=True)


# ---- small pictures -----------------------------------------------------------------------------


def draw_cells(rows: Sequence[str], changed: Sequence[Cell]) -> Layer:
    """Triangles that have just been painted, flat until the whole is drawn again."""
    shapes: list[Shape] = []
    for row, column in changed:
        mark, corners = rows[row][column], corners_at((row, column))
        shapes += flat(corners, mark)
        if mark in LETTERS:
            shapes += medallion(mark, heart(corners), MEDALLION)
    return Layer("painted", tuple(shapes))


def preview_cells(rows: Sequence[str], changed: Sequence[Cell]) -> Layer:
    """Triangles that a click would paint."""
    shapes: list[Shape] = []
    for row, column in changed:
        mark, corners = rows[row][column], corners_at((row, column))
        if mark != SEA:
            shapes.append(Polygon(corners, "land", cover=0.55))
        shapes.append(Polygon(corners, "", "ink", 2.6))
        if mark in LETTERS:
            shapes += medallion(mark, heart(corners), MEDALLION)
    return Layer("preview", tuple(shapes))


def flat(corners: tuple[Place, ...], mark: str) -> tuple[Shape, ...]:
    """A triangle of sea or land."""
    if mark == SEA:
        return (Polygon(corners, texture="sea"), Polygon(corners, "", "sea.line0", GRID))
    return (Polygon(corners, "land"), Polygon(inset(corners, 1.0), "page", cover=0.5),
            Polygon(corners, "", "groove", 1.6))


def sign_of(tool: str) -> Sketch:
    """The sketch that a tool paints."""
    middle = SIGN / 2, SIGN / 2
    if tool in LETTERS:
        return Sketch((SIGN, SIGN), medallion(tool, middle, 15.0))
    if tool == "start":
        return Sketch((SIGN, SIGN), alexander(middle, 15.0))
    if tool == "name":
        return Sketch((SIGN, SIGN), draw_sign("alexandros/edit_name", middle, SIGN))
    corners = ((3.0, 29.0), (31.0, 29.0), (17.0, 4.8))
    return Sketch((SIGN, SIGN), flat(corners, SEA if tool == "sea" else EMPTY))

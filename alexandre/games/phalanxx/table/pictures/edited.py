"""A board that is being drawn: a side as it is played on, and the places for its tools."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alexandre.content.outlines import off_plate, on_plate
from alexandre.games.phalanxx.table.pictures.ground import MAP, WHOLE, lay_ground, map_of
from alexandre.games.phalanxx.table.pictures.map import REACH, Land, place
from alexandre.games.phalanxx.tables import CITY, OASIS, PLAIN, Tables, noun_of
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.free_places import FreePlaces, place_of_spot
from alexandre.ui.draw.sheets.map_sheet import draw_map
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Marks,
    Place,
    Shape,
    Sketch,
    Spot,
    Stroke,
    Wording,
    ground,
    regular,
)

FOUR, THREE, PART = range(3)  # the pages
SEATS: Final = (4, 3, 2)
GRID: Final = 40.0  # from one place for a region to the next
EDGE: Final = 60.0
CLEAR: Final = 74.0  # from a region to the next one
REACHED: Final = 25.0  # how far a plain region reaches
PALE: Final = 0.45  # regions that are not on the side
SIGN: Final = 34.0


def side_map(box: Plain, board: Plain, page: int) -> Land | None:
    """The map of a side, None while the board has no region.

    Starts do not matter here, and need not be there yet.
    """
    if not board["regions"]:
        return None
    first = board["regions"][0]["id"]
    pair = [first, first]
    sides = {name: {**side, "starts": [pair]} for name, side in board["sides"].items()}
    left = {**board["left"], "duel": [pair, pair], "alone": pair}
    data = {"box": box, "board": {**board, "sides": sides, "left": left}}
    tables = Tables(Board("phalanxx", "edited", data, is_bundled=False))
    side = tables.sides[SEATS[page] - 1]
    return Land(tables, side, lay_ground(tables, side, WHOLE, 0.0))


def draw_edited(box: Plain, board: Plain, page: int, tool: str, chosen: int | None) -> Sketch:
    """A side with the spots of a tool; the region that is chosen shines."""
    drawn = side_map(box, board, page)
    moved = chosen if tool == "move" else None
    free = (tool == "region" and page != PART) or moved is not None
    name = Msg.of("phalanxx.edit.free" if moved is None else "phalanxx.edit.moved")
    places = tuple(free_places(name).spots(places_in_use(board, moved))) if free else ()
    if drawn is None:
        bleed = free_places().bleed
        paper = ground(MAP, bleed, f"phalanxx.{WHOLE}")
        return draw_map(MAP, bleed, {"map": (paper,)}, (), places)
    at = places_of(board)
    spots = (*(each for number, each in enumerate(region_spots(
        drawn, at, with_others=tool == "region")) if number != moved), *places)
    light = ring(drawn, at[board["regions"][chosen]["id"]], chosen) if chosen is not None else ()
    layers = {**drawn.layers(), "others": strangers(drawn, at, board), "chosen": light}
    return draw_map(MAP, drawn.ground.bleed, layers, drawn.values(), spots)


def places_of(board: Plain) -> dict[str, Place]:
    """The place of every region of the board, by its id."""
    cone = map_of(WHOLE)["cone"]
    return {each["id"]: on_plate(cone, each["at"][0] / 100, each["at"][1] / 100)
            for each in board["regions"]}


def degrees_at(at: Place) -> list[int]:
    """East and north of a place on the sheet, in hundredths of a degree."""
    return [round(100 * each) for each in off_plate(map_of(WHOLE)["cone"], *at)]


def strangers(drawn: Land, at: dict[str, Place], board: Plain) -> Marks:
    """Pale marks and names of the regions that are not on this side."""
    on_side = {drawn.tables.regions[each].id for each in drawn.side.regions}
    size = drawn.ground.piece
    for each in board["regions"]:
        if each["id"] not in on_side:
            x, y = at[each["id"]]
            yield Disc((x, y), size * 0.42, "page", "coast", size * 0.07, cover=PALE)
            yield Caption((x, y - size * 1.1), noun_of(each), size * 0.6, "ink.soft", "italic",
                          halo="page", cover=PALE)


def region_spots(drawn: Land, at: dict[str, Place], *, with_others: bool) -> Iterator[Spot]:
    """The regions of the side, then those of the board that are not on it."""
    for number, region in enumerate(drawn.tables.regions):
        kind = drawn.side.kinds[number]
        is_there = number in drawn.ground.places
        if is_there or with_others:
            key = "phalanxx.edit.spot" if is_there else "phalanxx.edit.off"
            reach = drawn.ground.piece * REACH[kind if is_there else PLAIN]
            yield Spot(f"place:{region.id}", Msg.of(key, region=region.noun),
                       regular(at[region.id], reach, 16), is_quiet=True)


def free_places(name: Wording = "") -> FreePlaces:
    """The possible places of a region."""
    left, top, right, low = map_of(WHOLE)["bleed"]
    return FreePlaces(MAP, (left, top, right, low), name, GRID, EDGE, CLEAR, REACHED)


def places_in_use(board: Plain, moved: int | None) -> list[Place]:
    """The places of the regions, besides the one that is moved."""
    moving = None if moved is None else board["regions"][moved]["id"]
    return [at for id, at in places_of(board).items() if id != moving]


def free_place(board: Plain, moved: int | None, spot: str) -> Place | None:
    """The place of a region that is put on a free spot, None if there is no room."""
    at = place_of_spot(spot)
    return None if at is None else free_places().place(at, places_in_use(board, moved))


def preview_region(at: Place) -> Layer:
    """A region where a click would put it."""
    return Layer("preview", (Disc(at, REACHED, "page", cover=0.6),
                             Disc(at, REACHED, "", "ink", 4.0)))


def preview_road(board: Plain, origin: str, target: str) -> Layer:
    """The line of a road."""
    at = places_of(board)
    line = at[origin], at[target]
    return Layer("preview", (Stroke(line, "ink", 9.0, cover=0.6), Stroke(line, "lit", 5.0)))


def ring(drawn: Land, at: Place, number: int) -> tuple[Shape, ...]:
    """The light round the region that is chosen."""
    kind = drawn.side.kinds[number]
    outline = regular(at, drawn.ground.piece * REACH.get(kind, REACH[PLAIN]) + 4, 32)
    return (Stroke((*outline, outline[0]), "ink", 9.0, cover=0.6),
            Stroke((*outline, outline[0]), "lit", 5.0))


def sign_of(tool: str) -> Sketch:
    """The sign that a tool places."""
    middle = SIGN / 2, SIGN / 2
    if tool in ("city", "oasis"):
        shapes = place(CITY if tool == "city" else OASIS, middle, 15.0)
    elif tool == "road":
        shapes = draw_sign("phalanxx/edit_road", middle, SIGN)
    else:
        shapes = place(PLAIN, middle, 24.0)
        if tool == "move":
            shapes += draw_sign("edit/move", middle, SIGN)
    return Sketch((SIGN, SIGN), shapes)

"""A board that is being drawn: a region as it is played on, and the places for its tools."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, cast

from alexandre.games.empire.meta import META
from alexandre.games.empire.rules import game
from alexandre.games.empire.shape import START
from alexandre.games.empire.state import Position
from alexandre.games.empire.table.pictures.arrows import curve, line_of
from alexandre.games.empire.table.pictures.glyphs import building
from alexandre.games.empire.table.pictures.ground import sea_of
from alexandre.games.empire.table.pictures.map import Map
from alexandre.games.empire.table.pictures.pages import (
    BLEED,
    EDGE,
    ROUND,
    SHEET,
    SIZE,
    Land,
    Page,
    land_round,
)
from alexandre.games.empire.view import view_of
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import around, corners_of
from alexandre.ui.draw.sheets.free_places import FreePlaces, place_of_spot
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Disc,
    Layer,
    Place,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    Wording,
    regular,
    star,
)
from alexandre.ui.play.course import NOTHING

GRID: Final = 40.0  # from one place for a province to the next
CLEAR: Final = 190.0  # from a province to the next one
SIGN: Final = 34.0
KINDS: Final = ("arrows", "ships")
EMPTY_PAGE: Final = Page("", SIZE, {}, (0.0, 0.0))


def page_map(box: Plain, board: Plain, region: int) -> Map | None:
    """The map of a region, None while it has no province.

    Regions without provinces are left out, and arrows and goals that lead nowhere.
    """
    drawn = [each for each in board["regions"] if each["provinces"]]
    if not board["regions"][region]["provinces"]:
        return None
    number = sum(bool(each["provinces"]) for each in board["regions"][:region])
    data = {"box": box, "board": {**board, "short": [1, len(drawn)],
                                  "regions": [mend(each) for each in drawn]}}
    played = game(Board("empire", "edited", data, is_bundled=False))
    state = cast(Position, played.start(box["seats"][0], META.settle({})))
    view = view_of(state, None)
    return Map(played.tables, replace(view, region=drawn[number]["id"], gathered=()))


def mend(region: dict[str, Any]) -> dict[str, Any]:
    """A region whose goal is one of its provinces."""
    ids = [province["id"] for province in region["provinces"]]
    return {**region, "goal": region["goal"] if region["goal"] in ids else ids[0]}


def draw_edited(box: Plain, board: Plain, region: int, tool: str, chosen: Plain) -> Sketch:
    """The page of a region with the spots of a tool; what is chosen shines."""
    drawn, moved = page_map(box, board, region), province_to_move(tool, chosen)
    name = Msg.of("empire.edit.free" if moved is None else "empire.edit.moved")
    if drawn is None:
        paper = Layer("page", sea_of(EMPTY_PAGE))
        spots = tuple(free_places(EMPTY_PAGE, name).spots(())) if tool == "province" else ()
        return Sketch(SIZE, (), (), spots, (paper,), BLEED)
    sketch = drawn.sketch()
    spots = tuple(place_spots(drawn))
    if moved is not None:
        spots = tuple(each for at, each in enumerate(spots) if at != 1 + moved)
    if tool == "province" or moved is not None:
        spots += tuple(free_places(drawn.page, name).spots(middles_of(drawn, moved)))
    light = Layer("chosen", tuple(lights(drawn, region, chosen)))
    return replace(sketch, spots=spots, layers=(*sketch.layers, light))


def place_spots(drawn: Map) -> Iterator[Spot]:
    """The provinces, and the symbol where armies gather."""
    yield Spot(f"place:{START}", Msg.of("empire.spot.start"), regular(drawn.page.start, 40, 12),
               is_quiet=True)
    for province, land in zip(drawn.region.provinces, drawn.lands, strict=True):
        yield Spot(f"place:{drawn.tables.ids[province]}",
                   Msg.of("empire.edit.spot", province=drawn.tables.nouns[province],
                          number=province + 1), rim_of(land), is_quiet=True)


def rim_of(land: Land) -> tuple[Place, ...]:
    """The clickable rim of a province: its card, if its pieces lie beside it."""
    return land.outlines[0] if land.card is None else corners_of(around(land.card))


def province_of(chosen: Plain) -> int | None:
    """The number of the province that is chosen in its region, None if none is."""
    return chosen[3] if chosen[:1] == ("regions",) and chosen[2:3] == ("provinces",) else None


def province_to_move(tool: str, chosen: Plain) -> int | None:
    """The province that the next click moves, None if none is chosen."""
    return province_of(chosen) if tool == "move" else None


def middles_of(drawn: Map | None, moved: int | None = None) -> list[Place]:
    """The middles of the provinces, besides the one that is moved."""
    return [] if drawn is None else [
        land.middle for at, land in enumerate(drawn.lands) if at != moved]


def free_places(page: Page, name: Wording = "") -> FreePlaces:
    """The possible places of a province on a page."""
    return FreePlaces(page.size, page.bleed, name, GRID, EDGE, CLEAR, ROUND)


def free_place(drawn: Map | None, moved: int | None, spot: str) -> Place | None:
    """The place on the page of a province that is put on a free spot, None if there is no room.
    """
    at = place_of_spot(spot)
    page = EMPTY_PAGE if drawn is None else drawn.page
    return None if at is None else free_places(page).place(at, middles_of(drawn, moved))


def preview_land(drawn: Map | None, moved: int | None, spot: str) -> Layer:
    """The outline that a province would have on a free spot."""
    at = free_place(drawn, moved, spot)
    if at is None:
        return NOTHING
    outline = land_round(at, [*middles_of(drawn, moved), at])
    return Layer("preview", (Polygon(outline, "land", cover=0.4),
                             Stroke((*outline, outline[0]), "ink", 4.0, (16.0, 10.0))))


def preview_arrow(drawn: Map, origin: str, target: str) -> Layer:
    """The line that an arrow would have from one place to another."""
    start, end = (drawn.page.start if each == START else
                  drawn.page.lands[drawn.tables.ids.index(each)].pieces
                  for each in (origin, target))
    line = curve(start, end)
    return Layer("preview", (Stroke(line, "ink", 9.0, cover=0.6), Stroke(line, "lit", 5.0),
                             Disc(line[-1], 11.0, "lit", "ink", 2.0)))


def lights(drawn: Map, region: int, chosen: Plain) -> Iterator[Shape]:
    """A rim round a province or the symbol, a light along an arrow."""
    outline: tuple[Place, ...] = ()
    match chosen:
        case ("start",):
            outline = regular(drawn.page.start, 40, 24)
        case ("regions", at, "provinces", number) if at == region:
            outline = rim_of(drawn.lands[number])
        case ("regions", at, kind, number) if at == region:
            before = len(drawn.region.arrows) - sum(
                drawn.tables.arrows[each].is_ship for each in drawn.region.arrows)
            arrow = drawn.tables.arrows[drawn.region.arrows[number + before * (kind == "ships")]]
            yield Stroke(line_of(drawn.tables, drawn.page, arrow), "lit", 15.0, cover=0.75)
    if outline:
        yield Stroke((*outline, outline[0]), "ink", 9.0, cover=0.6)
        yield Stroke((*outline, outline[0]), "lit", 5.0)


def at_page(drawn: Map | None, at: Place) -> list[int]:
    """East and north of a place on a page, reckoned from the province that lies next to it."""
    if drawn is None:
        return [SHEET[0] + round(at[0]), SHEET[1] - round(at[1])]
    page = drawn.page
    near = min(page.lands, key=lambda each: math.dist(page.lands[each].middle, at))
    (x, y), (east, north) = page.lands[near].middle, drawn.tables.places[near]
    return [east + round((at[0] - x) * page.grain[0]), north - round((at[1] - y) * page.grain[1])]


def sign_of(tool: str) -> Sketch:
    """The sign that a tool places."""
    middle = SIGN / 2, SIGN / 2
    if tool in ("temple", "city"):
        shapes = building(tool == "city", middle, 26.0, "gold.pale")
    elif tool == "goal":
        shapes = star(middle, 15.0)
    elif tool in ("road", "ship"):
        shapes = draw_sign(f"empire/{tool}", middle, SIGN)
    else:
        shapes = (Polygon(regular(middle, 13.0, 9), "land", "ink", 1.8),)
        if tool == "move":
            shapes += draw_sign("edit/move", middle, SIGN)
    return Sketch((SIGN, SIGN), shapes)

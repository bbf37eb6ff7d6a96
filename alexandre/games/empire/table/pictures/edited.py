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
from alexandre.games.empire.table.pictures.arrows import line_of
from alexandre.games.empire.table.pictures.glyphs import building
from alexandre.games.empire.table.pictures.ground import sea_of
from alexandre.games.empire.table.pictures.map import Map
from alexandre.games.empire.table.pictures.pages import BLEED, EDGE, SIZE, Land, Page
from alexandre.games.empire.view import view_of
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import around, corners_of
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Layer,
    Place,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    regular,
    star,
)

GRID: Final = 45.0  # from one place for a province to the next
CLEAR: Final = 190.0  # from a province to the next place for one
REACH: Final = 24.0
SIGN: Final = 34.0
KINDS: Final = ("arrows", "ships")
NEW_PLACE: Final = (2000, 4000)  # of the first province of a region
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
    drawn = page_map(box, board, region)
    if drawn is None:
        paper = Layer("page", sea_of(EMPTY_PAGE))
        spots = tuple(free_places(EMPTY_PAGE)) if tool == "province" else ()
        return Sketch(SIZE, (), (), spots, (paper,), BLEED)
    sketch = drawn.sketch()
    spots = tuple(place_spots(drawn))
    if tool in ("province", "move"):
        spots += tuple(free_places(drawn.page))
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


def free_places(page: Page) -> Iterator[Spot]:
    """The possible places of a new province."""
    wide, high = page.size
    middles = [land.middle for land in page.lands.values()]
    for row in range(int((high - 2 * EDGE) // GRID) + 1):
        for column in range(int((wide - 2 * EDGE) // GRID) + 1):
            at = EDGE + column * GRID, EDGE + row * GRID
            if all(math.dist(at, middle) > CLEAR for middle in middles):
                yield Spot(f"{round(at[0])}-{round(at[1])}:free", Msg.of("empire.edit.free"),
                           (at,), REACH, is_quiet=True)


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


def at_page(page: Page, places: dict[int, tuple[int, int]], at: Place) -> list[int]:
    """East and north of a place on a page, reckoned from the province that lies next to it."""
    if not places:
        return [NEW_PLACE[0] + round(at[0]), NEW_PLACE[1] - round(at[1])]
    near = min(places, key=lambda each: math.dist(page.lands[each].middle, at))
    (x, y), (east, north) = page.lands[near].middle, places[near]
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

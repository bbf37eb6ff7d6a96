"""Where everything of a region lies on its page: outlines and places, in units of the page.

A bundled region has a plate of the atlas; a region of a player's own board is laid out by the
places that its file gives.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from alexandre.content.outlines import outlines
from alexandre.games.empire.tables import Tables
from alexandre.ui.sketch import Place, regular

SIZE: Final = (1440.0, 1000.0)
MARGIN: Final = 130.0
ROUND: Final = 74.0  # of a province that has no outline


@dataclass(frozen=True)
class Land:
    """A province on its page: outlines (the largest first), its middle, where its pieces lie."""

    outlines: tuple[tuple[Place, ...], ...]
    middle: Place
    pieces: Place


@dataclass(frozen=True)
class Page:
    """A region: `plate` is its picture, "" if it has none; `start` where its armies gather."""

    plate: str
    size: Place
    lands: dict[int, Land]
    start: Place


@cache
def page_of(tables: Tables, region: int) -> Page:
    """The page of a region of a board."""
    here = tables.regions[region]
    plate = f"{tables.board.title}.{here.id}"
    drawn = outlines(plate) if tables.board.is_bundled else None
    if drawn is None:
        return laid_out(tables, region)
    lands = {province: land_of(drawn["provinces"][tables.ids[province]])
             for province in here.provinces}
    size = (float(drawn["size"][0]), float(drawn["size"][1]))
    return Page(plate, size, lands, gathering(tables, region, lands, size))


def land_of(drawn: dict[str, Any]) -> Land:
    """A province as the atlas gives it."""
    rings = tuple(tuple((float(x), float(y)) for x, y in ring) for ring in drawn["outlines"])
    return Land(rings, point(drawn["middle"]), point(drawn["pieces"]))


def laid_out(tables: Tables, region: int) -> Page:
    """Rounds at the places of the board, stretched to the page."""
    here = tables.regions[region]
    spread = [tables.places[province] for province in here.provinces]
    west, east = min(x for x, _y in spread), max(x for x, _y in spread)
    south, north = min(y for _x, y in spread), max(y for _x, y in spread)
    scale = min((SIZE[0] - 3 * MARGIN) / max(1, east - west),
                (SIZE[1] - 2 * MARGIN) / max(1, north - south))
    lands = {}
    for province, (x, y) in zip(here.provinces, spread, strict=True):
        middle = (2 * MARGIN + (x - west) * scale, MARGIN + (north - y) * scale)
        lands[province] = Land((regular(middle, ROUND, 24),), middle, middle)
    return Page("", SIZE, lands, gathering(tables, region, lands, SIZE))


def gathering(tables: Tables, region: int, lands: dict[int, Land], size: Place) -> Place:
    """Where armies gather: outside the first provinces, on the side they come from."""
    doors = [lands[tables.arrows[arrow].target].pieces
             for arrow in tables.ways_out[region][tables.start]]
    door = doors[0] if doors else (MARGIN, MARGIN)
    came = tables.gathering if not region else tables.places[tables.regions[region - 1].goal]
    first = tables.places[tables.arrows[tables.ways_out[region][tables.start][0]].target] \
        if doors else came
    east, north = came[0] - first[0], came[1] - first[1]
    length = max(1.0, (east * east + north * north) ** 0.5)
    at = (door[0] + 210 * east / length, door[1] - 210 * north / length)
    return (min(size[0] - MARGIN / 2, max(MARGIN / 2, at[0])),
            min(size[1] - MARGIN / 2, max(MARGIN / 2, at[1])))


def point(pair: list[int]) -> Place:
    """Two numbers as a place."""
    return float(pair[0]), float(pair[1])


def place_of(tables: Tables, page: Page, place: int) -> Place:
    """Where the pieces of a province lie, or the symbol."""
    return page.start if place == tables.start else page.lands[place].pieces

"""The places of a campaign's regions and roads: on its plate, or by the places of the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.outlines import outlines
from alexandre.games.commander.tables import Tables
from alexandre.ui.draw.sketch import Bleed, Place
from alexandre.ui.text.cache import remember

SIZE: Final = (1920.0, 1080.0)
BLEED: Final[Bleed] = (0.0, 300.0, 0.0, 560.0)  # of a page without a plate
MARGIN: Final = 170.0
Line = tuple[Place, ...]


@dataclass(frozen=True)
class Page:
    """`plate` is its picture, "" if it has none; places and roads by region, the smaller number
    first; `slots` and `walls` are those of a siege."""

    plate: str
    places: tuple[Place, ...]
    roads: dict[tuple[int, int], Line]
    slots: dict[str, Line]
    walls: tuple[Line, ...]
    bleed: Bleed = BLEED


@remember(8)
def page_of(tables: Tables) -> Page:
    plate = f"commander.{tables.board.id}"
    drawn = outlines(plate) if tables.board.is_bundled else None
    if drawn is None:
        return lay_out(tables)
    places = tuple(point(drawn["places"][region.id]) for region in tables.regions)
    roads = {pair: road(tables, drawn["roads"], places, pair) for pair in pairs(tables)}
    return Page(plate, places, roads,
                {name: line(slots) for name, slots in drawn.get("slots", {}).items()},
                tuple(line(part) for part in drawn.get("walls", ())), tuple(drawn["bleed"]))


def pairs(tables: Tables) -> list[tuple[int, int]]:
    """Every two regions that a road joins, those of options too."""
    return [(one, other) for one, others in enumerate(tables.roads[1]) for other in others
            if one < other]


def road(tables: Tables, drawn: dict[str, Any], places: Line, pair: tuple[int, int]) -> Line:
    """The road between two regions, from the first to the second; straight if none is drawn."""
    ids = [tables.regions[each].id for each in pair]
    path = drawn.get(" ".join(sorted(ids)))
    if path is None:
        return places[pair[0]], places[pair[1]]
    return line(path if ids == sorted(ids) else path[::-1])


def way(page: Page, origin: int, target: int) -> Line:
    """The road from a region to its neighbour."""
    path = page.roads[min(origin, target), max(origin, target)]
    return path if origin < target else path[::-1]


def lay_out(tables: Tables) -> Page:
    """A player's own board, stretched to the page; a siege lies below it."""
    spread = [region.place for region in tables.regions]
    west, east = min(x for x, _y in spread), max(x for x, _y in spread)
    south, north = min(y for _x, y in spread), max(y for _x, y in spread)
    scale = min((SIZE[0] - 2 * MARGIN) / max(1, east - west),
                (SIZE[1] - 2 * MARGIN) / max(1, north - south))
    places = tuple((MARGIN + (x - west) * scale, MARGIN + (north - y) * scale) for x, y in spread)
    roads: dict[tuple[int, int], Line] = {
        (one, other): (places[one], places[other]) for one, other in pairs(tables)}
    slots = {name: tuple((1240.0 + 88 * n, 560.0 + 110 * row) for n in range(6))
             for row, name in enumerate(("mole", "transports", "siege_ships", "warships"))}
    walls = tuple(((1240.0 + 88 * n, 480.0), (1310.0 + 88 * n, 480.0)) for n in range(6))
    return Page("", places, roads, slots if tables.siege else {}, walls if tables.siege else ())


def line(points: Any) -> Line:
    """Pairs of numbers as places."""
    return tuple(point(each) for each in points)


def point(pair: Any) -> Place:
    """Two numbers as a place."""
    return float(pair[0]), float(pair[1])

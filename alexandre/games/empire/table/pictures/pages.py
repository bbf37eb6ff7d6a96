"""The places of a region on its page: outlines and places, in units of the page.

A region has a plate of the atlas if all its provinces lie where the atlas has drawn them; any
other region of a player's own board is laid out by the places that its file gives.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.outlines import outlines
from alexandre.games.empire.tables import Tables
from alexandre.ui.draw.sketch import Bleed, Place, regular
from alexandre.ui.text.cache import remember

SIZE: Final = (1440.0, 1000.0)
BLEED: Final[Bleed] = (120.0, 120.0, 120.0, 400.0)  # of a page without a plate
MARGIN: Final = 130.0
EDGE: Final = 105.0  # of the page: what lies nearer to it would be cut off
ROOM: Final = 215.0  # between the gathering armies and other pieces, across
TALL: Final = 1.25  # up and down there is more to keep clear of: names above, armies below
AWAY: Final = (170.0, 210.0, 250.0)
ASIDE: Final = (222.0, 156.0)  # the card of a province whose pieces lie beside it
ABOVE: Final = 88.0  # its upper edge above them
STEP: Final = 200  # hundredths of a degree, by which the frame of a page grows
LEAST: Final = 800  # and what it shows at the least
SHEET: Final = (2000, 4000)  # east and north of the corner of a page drawn by hand
PAGES: Final = 24  # that are kept
ROUND: Final = 175.0  # how far a province reaches that has no outline
FINE: Final = 9.0  # from one point of its coast to the next
WANDER: Final = 7.0


@dataclass(frozen=True)
class Land:
    """A province on its page: outlines (the largest first), its middle, where its pieces lie."""

    outlines: tuple[tuple[Place, ...], ...]
    middle: Place
    pieces: Place

    @property
    def card(self) -> tuple[Place, Place] | None:
        """Two corners of the card for its pieces, where they lie beside it."""
        if self.pieces == self.middle:
            return None
        x, y = self.pieces[0] - ASIDE[0] / 2, self.pieces[1] - ABOVE
        return (x, y), (x + ASIDE[0], y + ASIDE[1])


@dataclass(frozen=True)
class Page:
    """A region: `plate` is its picture, "" if it has none; `start` where its armies gather."""

    plate: str
    size: Place
    lands: dict[int, Land]
    start: Place
    bleed: Bleed = BLEED
    grain: Place = (1.0, 1.0)  # hundredths of a degree to a unit, across and down


@remember(PAGES)
def page_of(tables: Tables, region: int) -> Page:
    """The page of a region of a board."""
    here = tables.regions[region]
    plate = f"{tables.board.title}.{here.id}"
    drawn = outlines(plate)
    if drawn is None or any(tables.places[province] != place_in(drawn, tables.ids[province])
                            for province in here.provinces):
        return lay_out(tables, region)
    size = (float(drawn["size"][0]), float(drawn["size"][1]))
    lands = {province: land_of(drawn["provinces"][tables.ids[province]], size)
             for province in here.provinces}
    return Page(plate, size, lands, gathering(tables, region, lands, size), tuple(drawn["bleed"]),
                grain_of([tables.places[province] for province in here.provinces],
                         [lands[province].middle for province in here.provinces]))


def place_in(drawn: dict[str, Any], province: str) -> tuple[int, ...]:
    """The place of a province in the atlas, () if none."""
    return tuple(drawn["provinces"].get(province, {}).get("at", ()))


def grain_of(places: Sequence[Place], middles: Sequence[Place]) -> Place:
    """The number of hundredths of a degree to a unit of a plate, across and down."""
    spans = [[max(values) - min(values) for values in zip(*every, strict=True)]
             for every in (places, middles)]
    return spans[0][0] / max(1.0, spans[1][0]), spans[0][1] / max(1.0, spans[1][1])


def land_of(drawn: dict[str, Any], size: Place) -> Land:
    """A province as the atlas gives it."""
    rings = tuple(tuple((float(x), float(y)) for x, y in ring) for ring in drawn["outlines"])
    x, y = point(drawn["pieces"])
    within = (min(size[0] - EDGE, max(EDGE, x)), min(size[1] - EDGE, max(EDGE, y)))
    middle = point(drawn["middle"])
    return Land(rings, within if middle == (x, y) else middle, within)


def lay_out(tables: Tables, region: int) -> Page:
    """Rounds at the places of the board."""
    here = tables.regions[region]
    middles, scale = spread_out([tables.places[province] for province in here.provinces])
    lands = {province: Land((land_round(middle, middles),), middle, middle)
             for province, middle in zip(here.provinces, middles, strict=True)}
    return Page("", SIZE, lands, gathering(tables, region, lands, SIZE),
                grain=(1 / scale, 1 / scale))


def spread_out(places: Sequence[tuple[int, int]]) -> tuple[list[Place], float]:
    """The middles of provinces on a page without a plate, and its units to a hundredth of a
    degree.

    The sheet of a new board stays where it is while all provinces lie on it, so that nothing
    moves while others are drawn; any other page is fitted to them, its scale changing by steps.
    """
    drawn = [(float(x - SHEET[0]), float(SHEET[1] - y)) for x, y in places]
    if all(EDGE <= x <= SIZE[0] - EDGE and EDGE <= y <= SIZE[1] - EDGE for x, y in drawn):
        return drawn, 1.0
    (west, east), (south, north) = (whole_steps([place[axis] for place in places])
                                    for axis in (0, 1))
    scale = min((SIZE[0] - 3 * MARGIN) / (east - west), (SIZE[1] - 2 * MARGIN) / (north - south))
    return [(2 * MARGIN + (x - west) * scale, MARGIN + (north - y) * scale)
            for x, y in places], scale


def land_round(middle: Place, middles: Sequence[Place]) -> tuple[Place, ...]:
    """The area nearer to this middle than to any other, and not too far; its edge wanders."""
    outline = regular(middle, ROUND, 48)
    for other in middles:
        if other != middle:
            outline = cut(outline, middle, other)
    return tuple(wander(at) for at in subdivide(outline))


def cut(outline: tuple[Place, ...], middle: Place, other: Place) -> tuple[Place, ...]:
    """The part of a convex outline that is not nearer to the other middle."""
    (x, y), (ox, oy) = middle, other

    def over(at: Place) -> float:
        return (at[0] - (x + ox) / 2) * (ox - x) + (at[1] - (y + oy) / 2) * (oy - y)

    kept: list[Place] = []
    for last, here in zip((outline[-1], *outline), outline, strict=False):
        before, after = over(last), over(here)
        if before * after < 0:
            share = before / (before - after)
            kept.append((last[0] + (here[0] - last[0]) * share,
                         last[1] + (here[1] - last[1]) * share))
        if after <= 0:
            kept.append(here)
    return tuple(kept)


def subdivide(outline: tuple[Place, ...]) -> Iterator[Place]:
    """The same outline with a point at every few units."""
    for (x, y), (ax, ay) in zip(outline, (*outline[1:], *outline[:1]), strict=True):
        parts = max(1, round(math.hypot(ax - x, ay - y) / FINE))
        for part in range(parts):
            yield x + (ax - x) * part / parts, y + (ay - y) * part / parts


def wander(at: Place) -> Place:
    """A little off, by where it is: neighbours keep their border in common."""
    x, y = at
    return (x + WANDER * math.sin(y / 23 + math.sin(x / 31)) + 3 * math.sin(y / 7.3 + x / 11),
            y + WANDER * math.sin(x / 27 + math.sin(y / 19)) + 3 * math.sin(x / 8.1 - y / 13))


def whole_steps(values: Sequence[int]) -> tuple[int, int]:
    """A span of whole steps that holds the values."""
    low = min(values) // STEP * STEP
    return low, max(low + LEAST, -(-max(values) // STEP) * STEP)


def gathering(tables: Tables, region: int, lands: dict[int, Land], size: Place) -> Place:
    """The gathering place of armies: outside the first province, as near to the side they come
    from as there is room for their seals.
    """
    ways = tables.ways_out[region][tables.start]
    first = tables.arrows[ways[0]].target if ways else tables.regions[region].provinces[0]
    door, pieces = lands[first].pieces, [land.pieces for land in lands.values()]
    came = tables.gathering if not region else tables.places[tables.regions[region - 1].goal]
    east, north = came[0] - tables.places[first][0], came[1] - tables.places[first][1]
    wanted = math.atan2(-north, east)
    return min((about(door, wanted + turn * math.pi / 12, far) for far in AWAY
                for turn in range(-12, 12)),
               key=lambda at: crowding(at, pieces, size, door, wanted))


def about(door: Place, angle: float, far: float) -> Place:
    """A place so far from the door."""
    return door[0] + far * math.cos(angle), door[1] + far * math.sin(angle)


def crowding(at: Place, pieces: list[Place], size: Place, door: Place, wanted: float) -> float:
    """The badness of a place: over the edge, on other pieces, far from the way in."""
    over = max(0.0, EDGE - at[0], EDGE - at[1], at[0] - size[0] + EDGE, at[1] - size[1] + EDGE)
    close = max(0.0, *(ROOM - math.hypot(at[0] - x, (at[1] - y) * TALL) for x, y in pieces))
    turned = math.atan2(at[1] - door[1], at[0] - door[0]) - wanted
    return 50 * over + 20 * close + 100 * (1 - math.cos(turned))


def point(pair: list[int]) -> Place:
    """Two numbers as a place."""
    return float(pair[0]), float(pair[1])


def place_of(tables: Tables, page: Page, place: int) -> Place:
    """The place of a province's pieces, or of the symbol."""
    return page.start if place == tables.start else page.lands[place].pieces

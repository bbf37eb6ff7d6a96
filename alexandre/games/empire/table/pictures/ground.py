"""The ground of a page: supplies out of play, the headlands of narrow lands."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

from alexandre.games.empire.table.pictures.pages import Land, Page, subdivide, wander
from alexandre.games.empire.tables import Tables
from alexandre.games.empire.view import ProvinceView
from alexandre.ui.draw.extent import Extent, around
from alexandre.ui.draw.sketch import (
    Disc,
    Marks,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Stroke,
    rectangle,
    round_corners,
    seat_colour,
    with_bleed,
)

BEYOND: Final = 0.14  # how much of what is not in play is hidden
CORNER: Final = 54.0  # the radius of a headland's
TONGUE: Final = 44.0  # half as wide as its tongue is at the root
BEND: Final = 9.0
WASH: Final = 0.34
BESIDE: Final = 2  # stacks of armies that lie easily beside one another
STACK: Final = 68.0  # from one to the next
CLOSE: Final = 44.0  # where there are more, each number below its seal
NAME: Final = 62.0  # above the pieces,
BARE: Final = 22.0  # and where no site is between
ROW: Final = 32.0  # of the armies, below the place of a land,
GATHERED: Final = 62.0  # and below the symbol
LETTER: Final = 8.6  # half of a letter of a name, across,
TALL: Final = 16.0  # and up
SITES: Final = (76.0, 26.0)  # the room for the number and the sites, across and up,
UP: Final = 20.0  # above the pieces
ARMY: Final = 25.0  # half of a row of armies, up


def beyond(page: Page) -> tuple[Shape, ...]:
    """Whatever is not of the region lies in the shade: only what is in play is bright."""
    if not page.plate:
        return ()
    return (Plate(*with_bleed(page.size, page.bleed), 0, "scrim", cover=BEYOND),
            *(Polygon(ring, cover=BEYOND, is_hole=True)
              for land in page.lands.values() for ring in land.outlines))


def sea_of(page: Page) -> tuple[Shape, ...]:
    """The ground of a page without a plate: sea, and land with its coast."""
    rings = [ring for land in page.lands.values() for ring in land.outlines]
    return (Polygon(rectangle(*with_bleed(page.size, page.bleed)), texture="sea"),
            *(Shade(ring, 22.0, "sea.shallow", 0.6) for ring in rings),
            *(Stroke((*ring, ring[0]), "coast.glow", 17.0) for ring in rings),
            *(Stroke((*ring, ring[0]), "coast", 10.0) for ring in rings),
            *(Polygon(ring, texture="sand") for ring in rings))


def call_out(land: Land, province: ProvinceView, holder: int | None) -> Marks:
    """A headland for the pieces of a land that is too narrow for them: it has the land's coast,
    and its tint and pattern, and joins it by a tongue."""
    ring = rim_of(land, province)
    if not ring:
        return
    yield Shade(ring, 20.0, "sea.shallow", 0.6)
    for colour, width in (("coast.glow", 14.0), ("coast", 6.0)):
        yield Stroke((*ring, ring[0]), colour, width)
    yield Polygon(ring, texture="sand")
    yield from tint((ring,), holder)
    yield from (Disc(land.middle, 9, "ink"), Disc(land.middle, 6.4, "gold.pale"),
                Disc(land.middle, 3.2, "seal.deep"))


def rim_of(land: Land, province: ProvinceView) -> tuple[Place, ...]:
    """The coast of a land's headland; nothing for a land that has room for its pieces."""
    card = card_of(land, province)
    if card is None:
        return ()
    (left, top), (right, low) = card
    size = (right - left, low - top)
    frame = tuple(map(wander, subdivide(round_corners((left, top), size, CORNER))))
    tongue = tongue_of(land.middle, middle_of(*card), size)
    return join(frame, tuple(at for at in tongue
                             if not (left < at[0] < right and top < at[1] < low)))


def heart_of(land: Land, province: ProvinceView) -> Place | None:
    """The middle of a headland's pieces, where its tongue does not count."""
    card = card_of(land, province)
    return None if card is None else middle_of(*card)


def middle_of(one: Place, other: Place) -> Place:
    """The place between two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def join(frame: tuple[Place, ...], tongue: tuple[Place, ...]) -> tuple[Place, ...]:
    """The outline of both: the longer way round the frame from one end of the tongue to the other,
    then the tongue."""
    first, last = (min(range(len(frame)), key=lambda n: math.dist(frame[n], at))
                   for at in (tongue[0], tongue[-1]))
    turned = (*frame[last:], *frame[:last])
    count = (first - last) % len(frame)
    ways = turned[:count + 1], (turned[0], *turned[:count - 1:-1])
    return (*max(ways, key=len), *tongue)


def tint(rings: tuple[tuple[Place, ...], ...], holder: int | None) -> Marks:
    """A province in the colour and the pattern of its holder; else a little lighter."""
    for ring in rings:
        if holder is None:
            yield Polygon(ring, "page", cover=0.36)
        else:
            colour = seat_colour(holder)
            yield Polygon(ring, colour, cover=WASH)
            yield Polygon(ring, colour, pattern=colour, cover=0.5)


def tongue_of(tip: Place, middle: Place, size: Place) -> tuple[Place, ...]:
    """From the edge of a card to the land it speaks of, bent a little, narrow at its end."""
    dx, dy = tip[0] - middle[0], tip[1] - middle[1]
    far = math.hypot(dx, dy) or 1.0
    across = (-dy / far, dx / far)
    edge = min(size[0] / 2 / max(1e-6, abs(dx)), size[1] / 2 / max(1e-6, abs(dy)))
    root = (middle[0] + dx * (edge - 0.12), middle[1] + dy * (edge - 0.12))
    sides = []
    for way in (1, -1):
        line = []
        for n in range(9):
            share = n / 8
            wide = TONGUE * (1 - share) ** 1.6 * way + BEND * math.sin(share * math.pi)
            line.append((root[0] + (tip[0] - root[0]) * share + across[0] * wide,
                         root[1] + (tip[1] - root[1]) * share + across[1] * wide))
        sides.append(line)
    return (*sides[0], *sides[1][::-1])


def card_of(land: Land, province: ProvinceView) -> tuple[Place, Place] | None:
    """As wide as the armies on it need."""
    if land.card is None:
        return None
    (left, top), (right, low) = land.card
    more = max(0.0, measure_row(sum(map(bool, province.armies))) + 16 - (right - left)) / 2
    return (left - more, top), (right + more, low)


def measure_row(count: int) -> float:
    """The width of so many stacks of armies."""
    return count * (STACK if count <= BESIDE else CLOSE)


def name_at(tables: Tables, province: int, land: Land) -> Place:
    """Above the sites; right above the armies where there is none."""
    x, y = land.pieces
    return x, y - (NAME if any(tables.sites[province]) else BARE)


def armies_at(page: Page, place: int) -> Place:
    """The middle of the row of armies of a land, or of the symbol."""
    land = page.lands.get(place)
    x, y = page.start if land is None else land.pieces
    return x, y + (GATHERED if land is None else ROW)


def spans_laid(tables: Tables, page: Page, stacks: Callable[[int], int]) -> Iterator[Extent]:
    """The spans of names, of numbers and sites, and of so many stacks of armies at each place."""
    for number, land in page.lands.items():
        x, y = land.pieces
        longest = max(map(len, tables.nouns[number].names.values()))
        yield around((name_at(tables, number, land),), LETTER * longest, TALL)
        yield around(((x - 24, y - UP),), *SITES)
        if stacks(number):
            yield around(((x, y + ROW),), measure_row(stacks(number)) / 2 - 4, ARMY)
    x, y = page.start
    yield around(((x, y + ROW),), STACK, 2.5 * ARMY)

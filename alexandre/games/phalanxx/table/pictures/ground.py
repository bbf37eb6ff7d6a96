"""The places on the main sheet: the action card at the left, the map beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.content.outlines import on_plate, outlines
from alexandre.games.phalanxx.tables import CITY, OASIS, PLAIN, Region, Side, Tables
from alexandre.kernel.board import Plain
from alexandre.ui.draw.sketch import Bleed, Place, Shape, ground
from alexandre.ui.text.cache import remember

MAP: Final = (1920.0, 1080.0)
LINE: Final = 44.0  # names less apart than this stand beside each other
GAP: Final = 14.0
GROWN: Final = 1.11  # the room of names beside letters of 150 %
ASIDE: Final = 26.0  # so far a name makes way
FAR: Final = MAP[0] / 4  # for a neighbour who is nearer than that
RISE: Final = {CITY: 1.66, OASIS: 1.5, PLAIN: 1.24}  # of a name, in the size of a piece
LETTER: Final = (12.0, 12.0, 19.0)  # how broad one is at least, by kind: cities have capitals
PANEL: Final = 332.0  # how wide the action card is
LEFT: Final = 352.0  # where the map begins
SIZE: Final = (LEFT + MAP[0], MAP[1])
WHOLE, PART = "board", "left"  # the plates

DIE: Final = 86.0
COLUMNS: Final = (60.0, 166.0, 272.0)  # the middles of dice, a column for each slot
ROLLED: Final[tuple[Place, ...]] = tuple((x, 150.0) for x in COLUMNS)
MINE: Final[tuple[Place, ...]] = tuple((x, 292.0) for x in COLUMNS)
GREY: Final[tuple[Place, ...]] = tuple((x, 399.0) for x in COLUMNS)


@dataclass(frozen=True)
class Ground:
    """The map of a side: its plate, how large its pieces are, its regions and roads."""

    paper: Shape
    bleed: Bleed  # of the sheet, dice and all
    piece: float
    places: dict[int, Place]
    roads: tuple[tuple[tuple[int, int], tuple[Place, ...]], ...]
    names: dict[int, tuple[Place, float]]  # region → the middle of its name, how wide it may be


@remember(4)
def ground_of(tables: Tables, side: Side) -> Ground:
    """The map of a side beside the action card; kept, for it does not change."""
    return lay_ground(tables, side, plate_of(tables, side), LEFT)


def lay_ground(tables: Tables, side: Side, plate: str, shift: float) -> Ground:
    """Bundled regions lie where the atlas has drawn them, others where their degrees are; `shift`
    is where the map begins."""
    drawn = map_of(plate)
    places = {region: place_on(tables, drawn, region, shift) for region in side.regions}
    roads = []
    for one in side.regions:
        for other in side.neighbours[one]:
            if one < other:
                roads.append(((one, other), road(tables, drawn, places, (one, other), shift)))
    left, top, right, low = drawn["bleed"]
    paper = ground(MAP, (left, top, right, low), f"phalanxx.{plate}", (shift, 0.0))
    bleed = (max(0.0, left - shift), top, right, low)
    size = 46.0 if plate == PART else 36.0
    lines = {region: (x, y - RISE[side.kinds[region]] * size) for region, (x, y) in places.items()}
    return Ground(paper, bleed, size, places, tuple(roads),
                  {region: room_of(lines, region, LETTER[side.kinds[region]] * letters(
                      tables.regions[region]))
                   for region in places})


def map_of(plate: str) -> Plain:
    """The places on a plate."""
    return outlines(f"phalanxx.{plate}")


def plate_of(tables: Tables, side: Side) -> str:
    """The western half for two players, if all of their regions lie on it."""
    if side.name != "left":
        return WHOLE
    drawn = map_of(PART)
    places = (place_on(tables, drawn, region, 0.0) for region in side.regions)
    return PART if all(0 < x < MAP[0] and 0 < y < MAP[1] for x, y in places) else WHOLE


def place_on(tables: Tables, drawn: Plain, region: int, shift: float) -> Place:
    """The place of a region on a plate."""
    known = tables.regions[region]
    if tables.board.is_bundled:
        x, y = drawn["places"][known.id]
    else:
        x, y = on_plate(drawn["cone"], known.place[0] / 100, known.place[1] / 100)
    return shift + x, float(y)


def letters(region: Region) -> int:
    """The number of letters of its name, in the language that needs most."""
    return max(len(name) for name in region.noun.names.values())


def room_of(lines: dict[int, Place], region: int, least: float) -> tuple[Place, float]:
    """The middle of a name, which makes way for a neighbour at one side, and its room: half the
    way to the next name at about the same height; the longest name must have its room."""
    x, y = lines[region]
    beside = [at[0] - x for other, at in lines.items()
              if other != region and abs(at[1] - y) < LINE]
    left, right = (min((FAR, *(side * far for far in beside if side * far > 0)))
                   for side in (-1, 1))
    aside = max(-ASIDE, min(ASIDE, (right - left) / 4))
    room = (min(left + 2 * aside, right - 2 * aside) - GAP) / GROWN
    return (x + aside, y), max(least, room)


def road(tables: Tables, drawn: Plain, places: dict[int, Place], ends: tuple[int, int],
         shift: float) -> tuple[Place, ...]:
    """The road of the atlas between two regions, or a straight line."""
    names = sorted(tables.regions[each].id for each in ends)
    points = drawn["roads"].get(" ".join(names)) if tables.board.is_bundled else None
    if points is None:
        return places[ends[0]], places[ends[1]]
    return tuple((shift + x, float(y)) for x, y in points)

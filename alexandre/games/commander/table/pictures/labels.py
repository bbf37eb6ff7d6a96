"""On which side of its place a region has its name and its garrison: where they hide least; and
where a card lies free of both."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from alexandre.games.commander.table.pictures.pages import SIZE, page_of
from alexandre.games.commander.tables import Region, Tables
from alexandre.kernel.fields import NONE
from alexandre.ui.draw.extent import Extent, around, measure_overlap, meet
from alexandre.ui.draw.sketch import Align, Place
from alexandre.ui.text.cache import remember

PASSES: Final = 3
BADGED: Final = 2  # times what a place weighs, the sign of an oracle or a port beside it
ROW: Final = 4  # counters of a garrison side by side
STEP: Final = 43.0
HIGH: Final = 40.0  # of a name
LETTER: Final = 23.0
AWAY: Final = 40.0
SIDES: Final = ("below", "right", "left", "above", "right_up", "left_up", "below_right",
                "below_left", "above_right", "above_left")
INWARD: Final = 6.0  # how far a name that begins or ends at its place reaches over it
STANDS: Final = 66.0  # from a critical region to the army,
ARMY: Final = 33.0  # which takes so much on every side
EDGE: Final = 24.0
AROUND: Final = 52.0  # a place with its sign and a ring
BADGE: Final = 38.0  # from one sign beside it to the next
PRIZE: Final = 20.0  # half a prize,
BESIDE, RAISED, NEXT = 44.0, 38.0, 40.0  # and from a place to it, up or down, and to the next
LARGER: Final = 1.55  # a name in the largest letters
GROWN: Final = 1.3  # likewise, to choose its side,
TOUCHED: Final = 30.0  # and what it costs if it meets another then
BOXES: Final = (38.0, 80.0)  # round the boxes of a track, with its name
WALLS: Final = 48.0  # round a section of a wall, with its number
FRAME: Final = 34.0  # of the map, on which nothing is laid
GRID: Final = 20
CROSSED: Final = 60.0  # a point of a road that is hidden, as so much of a way


@dataclass(frozen=True)
class Label:
    """The place of a name and its alignment; the first counter, and the direction of rows."""

    name: Place
    align: Align
    first: Place
    down: float  # from one row of counters to the next


@remember(8)
def labels_of(tables: Tables) -> tuple[Label, ...]:
    """One for each region; those with large garrisons choose first, then all once more, beside
    what the others have chosen."""
    page = page_of(tables)
    regions = range(len(tables.regions))
    badges = [spot for number, region in enumerate(tables.regions)
              for spot in badges_at(page.places[number], region)]
    road = [point for line in page.roads.values() for point in dense(line)]
    chosen: dict[int, str] = {}

    def room(region: int, side: str, grown: float) -> Extent:
        left, top, right, low = rect_of(page.places[region], side, rows_of(tables, region),
                                        grown * wide_of(tables, region))
        more = HIGH * (grown - 1) / 2
        return left, top - more, right, low + more

    rooms = {(region, side, grown): room(region, side, grown)
             for region in regions for side in SIDES for grown in (1.0, GROWN)}
    alone = {(region, side): cost(rooms[region, side, 1.0], [
        *(place for place in page.places if place != page.places[region]), *badges * BADGED], road)
        for region in regions for side in SIDES}
    for region in sorted(regions, key=lambda each: -rows_of(tables, each)) * PASSES:
        chosen.pop(region, None)
        near, far = ([rooms[*each, grown] for each in chosen.items()] for grown in (1.0, GROWN))
        costs = {side: alone[region, side] + overlap(rooms[region, side, 1.0], near)
                 + crowd(rooms[region, side, GROWN], far) for side in SIDES}
        chosen[region] = min(SIDES, key=costs.__getitem__)
    return tuple(label_of(page.places[region], chosen[region]) for region in regions)


def badges_at(at: Place, region: Region) -> list[Place]:
    """The places of the signs of an oracle, a port, the way home."""
    count = region.has_oracle + region.is_port + region.is_home
    return [(at[0] + 42 + BADGE * number, at[1] - 36) for number in range(count)]


def rows_of(tables: Tables, region: int) -> int:
    """The number of rows of counters of a garrison at the beginning."""
    site = tables.regions[region].site
    if site == NONE:
        return 0
    there = tables.sites[site]
    count = len(there.garrison) + there.drawn + there.walls + (there.leader != NONE)
    return -(-count // ROW)


def wide_of(tables: Tables, region: int) -> float:
    """The room that its name takes in any language, and its counters."""
    noun = tables.regions[region].noun
    longest = max(map(len, noun.names.values()))
    is_site = tables.regions[region].site != NONE
    return max(STEP * ROW if is_site else 0.0, LETTER * longest)


def rect_of(at: Place, side: str, rows: int, wide: float) -> Extent:
    """The room of a name and rows of counters on a side."""
    x, y = at
    high = HIGH + rows * STEP
    if side.startswith(("below", "above")):
        top = y + AWAY if "below" in side else y - AWAY - high
        left = (x - INWARD if "right" in side else x + INWARD - wide if "left" in side
                else x - wide / 2)
        return left, top, left + wide, top + high
    left = x + AWAY if "right" in side else x - AWAY - wide
    top = y - HIGH / 2 if "up" not in side else y + HIGH / 2 - high
    return left, top, left + wide, top + high


def label_of(at: Place, side: str) -> Label:
    """The label on that side."""
    x, y = at
    half = STEP * (ROW - 1) / 2
    if side.startswith(("below", "above")):
        down = 1 if "below" in side else -1
        align: Align = "left" if "right" in side else "right" if "left" in side else "centre"
        middle, first = {"left": (x - INWARD, x - INWARD + 20), "centre": (x, x - half),
                         "right": (x + INWARD, x + INWARD - 20 - 2 * half)}[align]
        return Label((middle, y + down * (AWAY + (18 if down > 0 else 14))), align,
                     (first, y + down * (AWAY + (60 if down > 0 else 54))), down * STEP)
    turn = -1 if "up" in side else 1
    if "right" in side:
        return Label((x + AWAY + 6, y), "left", (x + AWAY + 22, y + turn * 42), turn * STEP)
    return Label((x - AWAY - 6, y), "right", (x - AWAY - 22 - 2 * half, y + turn * 42),
                 turn * STEP)


def room_beside(label: Label, places: Sequence[Place]) -> float:
    """The greatest length of a name before the next place at its height, or the frame."""
    x, y = label.name
    level = [place[0] - x for place in places if abs(place[1] - y) < HIGH]
    rooms = {"left": [away for away in level if away > 0],
             "right": [-away for away in level if away < 0],
             "centre": [2 * abs(away) for away in level]}[label.align]
    edge = {"left": SIZE[0] - FRAME - x, "right": x - FRAME,
            "centre": 2 * min(x - FRAME, SIZE[0] - FRAME - x)}[label.align]
    # Larger letters take a little more.
    return max(0.0, 0.9 * min(edge, min(rooms, default=edge + 2 * AWAY) - AWAY))


def overlap(rect: Extent, taken: list[Extent]) -> float:
    """The cost of other labels that a label hides."""
    return sum(90.0 for each in taken if meet(rect, each))


def cost(rect: Extent, places: list[Place], road: list[Place]) -> float:
    """The hidden area: other places, roads, everything beyond the edge."""
    left, top, right, low = rect
    hidden = 0.0
    for x, y in places:
        depth = min(x - left, right - x, y - top, low - y)
        hidden += 30.0 * max(0.0, min(2.0, (depth + 30) / 30))
    hidden += sum(2.5 for x, y in road if left < x < right and top < y < low)
    beyond = max(0.0, EDGE - left, EDGE - top, right - SIZE[0] + EDGE, low - SIZE[1] + EDGE)
    return hidden + 3 * beyond


def crowd(rect: Extent, taken: list[Extent]) -> float:
    """The cost of large letters: overlaps with others, and parts beyond the frame."""
    met = sum(meet(rect, each) for each in taken)
    beyond = max(0.0, FRAME - rect[0], rect[2] - SIZE[0] + FRAME)
    return TOUCHED * met + beyond / 2


@remember(64)
def find_gap(tables: Tables, size: Place, near: Place,
             taken: tuple[Extent, ...]) -> tuple[float, Place]:
    """The corner of a card of that size that hides least of places, names and garrisons, and how
    much of them, in square units; then hardly a road, then as near as may be.  It lies on nothing
    that is taken, if it can."""
    def measure_away(at: Place) -> float:
        return math.hypot(at[0] + size[0] / 2 - near[0], at[1] + size[1] / 2 - near[1])

    xs, ys = list_steps(size)
    corners, hidden = [(x, y) for y in ys for x in xs], 0.0
    for areas in (measure_hidden(size, taken), measure_busy(tables, size)):
        hidden = min(areas[at] for at in corners)
        corners = [at for at in corners if areas[at] == hidden]
    road = [point for line in page_of(tables).roads.values() for point in dense(line)]
    best, least = corners[0], math.inf
    for at in sorted(corners, key=measure_away):
        if measure_away(at) >= least:
            break  # those still farther away are worse whatever they cross
        right, low = at[0] + size[0], at[1] + size[1]
        weight = measure_away(at) + CROSSED * sum(
            at[0] < x < right and at[1] < y < low for x, y in road)
        if weight < least:
            best, least = at, weight
    return hidden, best


def list_steps(size: Place) -> tuple[list[float], list[float]]:
    """The possible corners of a card of that size: across, and down."""
    xs, ys = ([FRAME + GRID * step for step in range(
        int((SIZE[side] - size[side] - 2 * FRAME) // GRID) + 1)] for side in (0, 1))
    return xs, ys


@remember(16)
def measure_busy(tables: Tables, size: Place) -> dict[Place, float]:
    """The area of places, names and garrisons below a card of that size, by its corner."""
    return measure_hidden(size, busy_of(tables))


def measure_hidden(size: Place, rects: Sequence[Extent]) -> dict[Place, float]:
    """The area of these below a card of that size, by its corner: one side after the other."""
    xs, ys = list_steps(size)
    down = [(y, [max(0.0, min(y + size[1], low) - max(y, top)) for _x, top, _right, low in rects])
            for y in ys]
    areas: dict[Place, float] = {}
    for x in xs:
        across = [(number, min(x + size[0], right) - max(x, left))
                  for number, (left, _top, right, _low) in enumerate(rects)
                  if left < x + size[0] and x < right]
        for y, highs in down:
            areas[x, y] = sum([wide * highs[number] for number, wide in across])
    return areas


@remember(8)
def busy_of(tables: Tables) -> tuple[Extent, ...]:
    """The readable and clickable areas of the map, in any language and size of letters."""
    prizes = (around(both, PRIZE) for region, both in zip(tables.regions, prizes_of(tables),
                                                          strict=True) if region.site != NONE)
    return (*list_areas(tables), *prizes)


@remember(8)
def prizes_of(tables: Tables) -> tuple[tuple[Place, Place], ...]:
    """The places of glory and gold at each region: above or below it, where they hide least."""
    chosen = []
    for region, (x, y) in zip(tables.regions, page_of(tables).places, strict=True):
        right = BESIDE + BADGE * len(badges_at((x, y), region))
        own = around(((x, y),), AROUND)
        others = [each for each in list_areas(tables) if each != own]
        rows = [((x + side, y + down), (x + side + math.copysign(NEXT, side), y + down))
                for side, down in ((-BESIDE, -RAISED), (right, -RAISED), (-BESIDE, RAISED),
                                   (BESIDE, RAISED))]
        chosen.append(min(rows, key=lambda row: sum(
            measure_overlap(around((at,), PRIZE), each) for at in row for each in others)))
    return tuple(chosen)


@remember(8)
def list_areas(tables: Tables) -> tuple[Extent, ...]:
    """The areas of places with their signs, names, garrisons, tracks and walls."""
    page = page_of(tables)
    rects: list[Extent] = []
    for region, at, label in zip(tables.regions, page.places, labels_of(tables), strict=True):
        wide = LARGER * LETTER * max(map(len, region.noun.names.values()))
        left = label.name[0] - wide * {"left": 0.0, "centre": 0.5, "right": 1.0}[label.align]
        badges = badges_at(at, region)
        rects += [around((at,), AROUND), *(around((each,), STEP / 2) for each in badges),
                  (left, label.name[1] - HIGH * 0.65, left + wide, label.name[1] + HIGH * 0.65)]
        rows = rows_of(tables, tables.regions.index(region))
        if rows:
            x, y = label.first
            last = x + STEP * (ROW - 1), y + label.down * (rows - 1)
            rects.append(around((label.first, last), STEP / 2))
    rects += [around(slots, *BOXES) for slots in page.slots.values()]
    return (*rects, *(around(each, WALLS) for each in page.walls))


@remember(8)
def camps_of(tables: Tables) -> tuple[Place, ...]:
    """The army's place at each region: on the place; beside the sign of a critical one with the
    least hidden, above it if possible.
    """
    camps = []
    for region, (x, y) in zip(tables.regions, page_of(tables).places, strict=True):
        beside = tuple((x + STANDS * a, y + STANDS * b) for a, b in (
            (0, -1), (1, 0), (-1, 0), (0, 1), (0.8, -0.8), (-0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)))
        camps.append((x, y) if region.site == NONE else min(beside, key=lambda at: sum(
            measure_overlap(around((at,), ARMY), each) for each in busy_of(tables))))
    return tuple(camps)


def dense(line: tuple[Place, ...]) -> list[Place]:
    """Points along a road, some twenty units apart."""
    points: list[Place] = []
    for (x, y), (right, down) in pairwise(line):
        steps = max(1, int(max(abs(right - x), abs(down - y)) / 20))
        points += [(x + (right - x) * n / steps, y + (down - y) * n / steps)
                  for n in range(steps)]
    return points

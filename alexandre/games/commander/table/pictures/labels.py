"""On which side of its place a region has its name and its garrison: where they hide least."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from alexandre.games.commander.table.pictures.pages import SIZE, page_of
from alexandre.games.commander.tables import Region, Tables
from alexandre.kernel.fields import NONE
from alexandre.ui.draw.sketch import Align, Place

Rect = tuple[float, float, float, float]
ROW: Final = 4  # counters of a garrison side by side
STEP: Final = 43.0
HIGH: Final = 40.0  # of a name
LETTER: Final = 23.0
AWAY: Final = 40.0
SIDES: Final = ("below", "right", "left", "above", "right_up", "left_up")
EDGE: Final = 24.0


@dataclass(frozen=True)
class Label:
    """Where a name stands and how it is aligned; the first counter, and how rows go on."""

    name: Place
    align: Align
    first: Place
    down: float  # from one row of counters to the next


@cache
def labels_of(tables: Tables) -> tuple[Label, ...]:
    """One for each region; those with large garrisons choose first."""
    page = page_of(tables)
    order = sorted(range(len(tables.regions)), key=lambda region: -rows_of(tables, region))
    taken: list[Rect] = []
    labels: dict[int, Label] = {}
    badges = [spot for number, region in enumerate(tables.regions)
              for spot in badges_at(page.places[number], region)]
    road = [point for line in page.roads.values() for point in dense(line)]
    for region in order:
        at, rows = page.places[region], rows_of(tables, region)
        others = [place for place in (*page.places, *badges) if place != at]
        rooms = {side: rect_of(at, side, rows, wide_of(tables, region)) for side in SIDES}
        costs = {side: cost(rooms[side], taken, others, road) for side in SIDES}
        side = min(SIDES, key=costs.__getitem__)
        taken.append(rooms[side])
        labels[region] = label_of(at, side)
    return tuple(labels[region] for region in range(len(tables.regions)))


def badges_at(at: Place, region: Region) -> list[Place]:
    """Where an oracle, a port, the way home have their signs."""
    count = region.has_oracle + region.is_port + region.is_home
    return [(at[0] + 42 + 38 * number, at[1] - 36) for number in range(count)]


def rows_of(tables: Tables, region: int) -> int:
    """How many rows of counters a garrison fills at the beginning."""
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


def rect_of(at: Place, side: str, rows: int, wide: float) -> Rect:
    """The room of a name and rows of counters on a side."""
    x, y = at
    high = HIGH + rows * STEP
    if side in ("below", "above"):
        top = y + AWAY if side == "below" else y - AWAY - high
        return x - wide / 2, top, x + wide / 2, top + high
    left = x + AWAY if "right" in side else x - AWAY - wide
    top = y - HIGH / 2 if "up" not in side else y + HIGH / 2 - high
    return left, top, left + wide, top + high


def label_of(at: Place, side: str) -> Label:
    """What stands where on that side."""
    x, y = at
    half = STEP * (ROW - 1) / 2
    if side == "below":
        return Label((x, y + AWAY + 18), "centre", (x - half, y + AWAY + 60), STEP)
    if side == "above":
        return Label((x, y - AWAY - 14), "centre", (x - half, y - AWAY - 54), -STEP)
    turn = -1 if "up" in side else 1
    if "right" in side:
        return Label((x + AWAY + 6, y), "left", (x + AWAY + 22, y + turn * 42), turn * STEP)
    return Label((x - AWAY - 6, y), "right", (x - AWAY - 22 - 2 * half, y + turn * 42),
                 turn * STEP)


def room_beside(label: Label, places: Sequence[Place]) -> float:
    """How long a name may be before it reaches the next place at its height; 0: as it likes."""
    x, y = label.name
    level = [place[0] - x for place in places if abs(place[1] - y) < HIGH]
    rooms = {"left": [away for away in level if away > 0],
             "right": [-away for away in level if away < 0],
             "centre": [2 * abs(away) for away in level]}[label.align]
    return max(0.0, 0.9 * min(rooms, default=0.0) - AWAY)  # larger letters take a little more


def cost(rect: Rect, taken: list[Rect], places: list[Place], road: list[Place]) -> float:
    """How much it would hide: other labels, other places, roads, what lies beyond the edge."""
    left, top, right, low = rect
    hidden = sum(40.0 for each in taken if overlap(rect, each))
    for x, y in places:
        depth = min(x - left, right - x, y - top, low - y)
        hidden += 30.0 * max(0.0, min(2.0, (depth + 30) / 30))
    hidden += sum(2.5 for x, y in road if left < x < right and top < y < low)
    beyond = max(0.0, EDGE - left, EDGE - top, right - SIZE[0] + EDGE, low - SIZE[1] + EDGE)
    return hidden + 3 * beyond


def overlap(one: Rect, other: Rect) -> bool:
    """Do two rectangles meet?"""
    return (one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3])


def dense(line: tuple[Place, ...]) -> list[Place]:
    """Points along a road, some twenty units apart."""
    points: list[Place] = []
    for (x, y), (right, down) in pairwise(line):
        steps = max(1, int(max(abs(right - x), abs(down - y)) / 20))
        points += [(x + (right - x) * n / steps, y + (down - y) * n / steps)
                  for n in range(steps)]
    return points

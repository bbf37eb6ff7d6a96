"""A campaign of Field Commander Alexander as frozen tables: forces, regions, roads, tracks."""

from __future__ import annotations

from typing import Any

from alexandre.content.names import noun, noun_of
from alexandre.games.commander.actions import battle
from alexandre.games.commander.actions.moves import Moves
from alexandre.games.commander.actions.verbs import TRACKS
from alexandre.games.commander.meta import EACH, OPTIONS
from alexandre.games.commander.shape import NATIONS, OTHERS
from alexandre.games.commander.shape import faults as check
from alexandre.games.commander.tables.pieces import (
    CAVALRY,
    GLORY,
    GOLD,
    Box,
    Campaign,
    Counter,
    Face,
    Kind,
    Leader,
    Operation,
    Region,
    Siege,
    Site,
    Tables,
    Track,
    Turn,
)
from alexandre.kernel.board import Board
from alexandre.kernel.fields import NONE

__all__ = [
    "Box", "CAVALRY", "Campaign", "Counter", "Face", "GLORY", "GOLD", "Kind", "Leader",
    "Operation", "Region", "Siege", "Site", "Tables", "Track", "Turn", "build", "check",
]


def build(board: Board) -> Tables:
    """The tables of a board whose content has passed `check`."""
    box, drawn = board.data["box"], board.data["board"]
    kinds = tuple(kind_of(each) for each in box["kinds"])
    mac = sum(not each.nation for each in kinds)
    number = {each.id: at for at, each in enumerate(kinds)}
    leaders = leaders_of(box["leaders"])
    regions = regions_of(drawn)
    spot = {each.id: at for at, each in enumerate(regions)}
    more = drawn.get("more_roads", {})
    roads = tuple(roads_of(spot, [*drawn["roads"], *extra]) for extra in ((), more.values()))
    siege = drawn.get("siege")
    return Tables(
        board=board,
        noun=noun_of(drawn),
        box=Box(box),
        campaign=Campaign(drawn, number, spot),
        siege=siege_of(siege, regions, spot) if siege else None,
        moves=Moves(
            [battle.Counter(each.id, len(each.faces) > 1, each.is_cavalry, not each.nation)
             for each in kinds],
            mac, [each.id for each in regions], box["glory"], [each.id for each in leaders]),
        kinds=kinds,
        mac=mac,
        enemies=len(kinds) - mac,
        costs=tuple(each.faces[0].value for each in kinds),
        leaders=leaders,
        levels=tuple(face(each) for each in box["levels"]),
        wall_penalty=(box["walls"]["penalty"][0], box["walls"]["penalty"][1]),
        siege_bonus=box["walls"]["siege_bonus"],
        **{f"{id}_noun": noun(id, box["others"][id]["names"]) for id in OTHERS},
        advisors=tuple(noun_of(each) for each in box["advisors"]),
        insights=tuple(noun_of(each) for each in box["insights"]),
        prophecies=counters_of(box["prophecies"], "turns"),
        operations=tuple(operation_of(each) for each in box["operations"]),
        plans=counters_of(box["plans"], "count"),
        enemy_plans=counters_of(box["enemy_plans"], "count"),
        regions=regions,
        sites=tuple(site_of(each, spot, number, leaders) for each in drawn["regions"]
                    if "flag" in each),
        turns=turns_of(drawn["turns"]),
        roads=roads,
        distances=tuple(distances_of(each) for each in roads),
        opens_road=OPTIONS.index(next(iter(more))) if more else NONE,
        points=tuple(drawn["options"].get(each, {}).get("points", 0) for each in OPTIONS),
        figures=tuple(drawn["options"].get(each, {}).get("figure", 0) for each in OPTIONS),
        first_option=first_option_of(drawn),
        offered=sum(1 << OPTIONS.index(each) for each in drawn["options"]),
        of_nation=nations_of(kinds),
    )


def leaders_of(things: list[dict[str, Any]]) -> tuple[Leader, ...]:
    return tuple(Leader(each["id"], noun_of(each), (face(each["full"]), face(each["reduced"])))
                 for each in things)


def turns_of(track: list[dict[str, Any]]) -> tuple[Turn, ...]:
    """The boxes of the turn track, the first being 1."""
    return tuple(Turn(noun(f"turn{at}", each["names"]), each["points"])
                 for at, each in enumerate(track, 1))


def nations_of(kinds: tuple[Kind, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(at for at, each in enumerate(kinds) if each.nation == nation)
                 for nation in range(len(NATIONS)))


def first_option_of(drawn: dict[str, Any]) -> int:
    """The place of the campaign's first option in the list of all."""
    return min((OPTIONS.index(each) for each in drawn["options"]), default=0) // EACH * EACH


def counters_of(things: list[dict[str, Any]], number: str) -> tuple[Counter, ...]:
    """Counters that are named and counted."""
    return tuple(Counter(each["id"], noun_of(each), each[number]) for each in things)


def kind_of(each: dict[str, Any]) -> Kind:
    faces = [face(each[side]) for side in ("full", "reduced") if side in each]
    return Kind(each["id"], noun_of(each), NATIONS.index(each["nation"]), each["type"],
                each["count"], tuple(faces))


def face(numbers: list[int]) -> Face:
    """Speed, battle value, superscript."""
    speed, value, superscript = numbers
    return Face(speed, value, superscript)


def operation_of(each: dict[str, Any]) -> Operation:
    """A counter of the enemy's operation."""
    coin, price = next(iter(each.get("cost", {"gold": 0}).items()))
    return Operation(each["id"], noun_of(each), each["count"],
                     GLORY if coin == "glory" else GOLD, price)


def regions_of(drawn: dict[str, Any]) -> tuple[Region, ...]:
    """The regions of the map; critical ones are numbered as they come."""
    regions: list[Region] = []
    sites = 0
    for each in drawn["regions"]:
        is_site = "flag" in each
        regions.append(Region(
            each["id"], noun_of(each), (each["at"][0], each["at"][1]), sites if is_site else NONE,
            each.get("oracle", False), each.get("port", False), each.get("home", False),
            each.get("gift", 0), marks_of(each)))
        sites += is_site
    return tuple(regions)


def site_of(each: dict[str, Any], spot: dict[str, int], number: dict[str, int],
            leaders: tuple[Leader, ...]) -> Site:
    ids = [leader.id for leader in leaders]
    return Site(
        region=spot[each["id"]],
        is_battle=each.get("is_battle", False),
        nation=NATIONS.index(each["flag"]),
        garrison=tuple(number[name] for name in each.get("garrison", ())),
        drawn=each.get("drawn", 0),
        walls=each.get("walls", 0),
        leader=ids.index(each["leader"]) if "leader" in each else NONE,
        philip="philip_withdraws" in each.get("marks", ()),
        marks=marks_of(each),
    )


def marks_of(each: dict[str, Any]) -> int:
    """The options that concern a region, one bit each."""
    return sum(1 << OPTIONS.index(name) for name in each.get("marks", ()))


def roads_of(spot: dict[str, int], roads: list[Any]) -> tuple[tuple[int, ...], ...]:
    """The neighbours of each region, ascending."""
    neighbours: list[list[int]] = [[] for _region in spot]
    for one, other in roads:
        neighbours[spot[one]].append(spot[other])
        neighbours[spot[other]].append(spot[one])
    return tuple(tuple(sorted(each)) for each in neighbours)


def distances_of(roads: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The number of moves between any two regions. [4.1]"""
    return tuple(distances_from(roads, origin) for origin in range(len(roads)))


def distances_from(roads: tuple[tuple[int, ...], ...], origin: int) -> tuple[int, ...]:
    """The number of moves from one region to every other."""
    distances = [NONE] * len(roads)
    distances[origin] = 0
    queue = [origin]
    for here in queue:
        for there in roads[here]:
            if distances[there] == NONE:
                distances[there] = distances[here] + 1
                queue.append(there)
    return tuple(distances)


def siege_of(siege: dict[str, Any], regions: tuple[Region, ...], spot: dict[str, int]) -> Siege:
    """The tracks of a siege; its other numbers are those of the board's file."""
    tracks = {name: Track(siege[name]["start"], tuple(siege[name]["costs"])) for name in TRACKS}
    return Siege(**{**siege, **tracks, "camp": spot[siege["camp"]],
                    "target": regions[spot[siege["target"]]].site})

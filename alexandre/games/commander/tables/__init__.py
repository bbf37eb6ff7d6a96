"""A campaign of Field Commander Alexander as frozen tables: forces, regions, roads, tracks."""

from __future__ import annotations

from typing import Any

from alexandre.content.names import noun, noun_of
from alexandre.games.commander.actions import battle
from alexandre.games.commander.actions.moves import Moves
from alexandre.games.commander.actions.verbs import TRACKS
from alexandre.games.commander.meta import EACH, OPTIONS
from alexandre.games.commander.shape import NATIONS
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
    Track,
    Turn,
)
from alexandre.kernel.board import Board
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Noun

__all__ = [
    "Box", "CAVALRY", "Campaign", "Counter", "Face", "GLORY", "GOLD", "Kind", "Leader",
    "Operation", "Region", "Siege", "Site", "Tables", "Track", "Turn", "check",
]


class Tables:
    """All that never changes in a campaign; kinds, regions, sites are numbers."""

    def __init__(self, board: Board) -> None:
        drawn = board.data["board"]
        self.board, self.noun = board, noun_of(drawn)
        self._read_box(board.data["box"])
        self.regions = regions_of(drawn)
        spot = {each.id: at for at, each in enumerate(self.regions)}
        number = {each.id: at for at, each in enumerate(self.kinds)}
        self.campaign = Campaign(drawn, number, spot)
        siege = drawn.get("siege")
        self.siege = siege_of(siege, self.regions, spot) if siege else None
        self.sites = tuple([site_of(each, spot, number, self.leaders) for each in drawn["regions"]
                            if "flag" in each])
        self.turns = turns_of(drawn["turns"])
        more = drawn.get("more_roads", {})
        self.roads = tuple([  # without and with the roads of options
            roads_of(spot, [*drawn["roads"], *extra]) for extra in ((), more.values())])
        self.distances = tuple([distances_of(each) for each in self.roads])
        # the option that opens them, NONE
        self.opens_road: int = OPTIONS.index(next(iter(more))) if more else NONE
        options: dict[str, dict[str, int]] = drawn["options"]
        # option → points and its number, 0 where it is another campaign's
        self.points = tuple([options.get(each, {}).get("points", 0) for each in OPTIONS])
        self.figures = tuple([options.get(each, {}).get("figure", 0) for each in OPTIONS])
        self.first_option = first_option_of(drawn)
        # the options of this campaign, one bit each
        self.offered = sum([1 << OPTIONS.index(each) for each in options])
        self.moves = Moves(
            [battle.Counter(each.id, len(each.faces) > 1, each.is_cavalry, not each.nation)
             for each in self.kinds],
            self.mac, self.region_ids, self.box.glory, [each.id for each in self.leaders])

    def _read_box(self, box: dict[str, Any]) -> None:
        """Read the components that come with every campaign."""
        self.box = Box(box)
        self.kinds = tuple([kind_of(each) for each in box["kinds"]])
        self.mac = sum([not each.nation for each in self.kinds])  # kinds below are Macedonian
        self.enemies = len(self.kinds) - self.mac  # kinds of enemies, all the others
        self.costs = tuple([each.faces[0].value for each in self.kinds])  # in gold
        self.of_nation = nations_of(self.kinds)  # nation → kinds
        self.leaders = leaders_of(box["leaders"])
        self.levels = tuple([face(each) for each in box["levels"]])
        walls, others = box["walls"], box["others"]
        self.wall_penalty: tuple[int, int] = walls["penalty"][0], walls["penalty"][1]
        self.siege_bonus: int = walls["siege_bonus"]
        self.wall_noun = noun("wall", others["wall"]["names"])
        self.alexander_noun = noun("alexander", others["alexander"]["names"])
        self.destiny_noun = noun("destiny", others["destiny"]["names"])
        self.advisors = tuple([noun_of(each) for each in box["advisors"]])
        self.insights = tuple([noun_of(each) for each in box["insights"]])
        self.prophecies = counters_of(box["prophecies"], "turns")
        self.operations = tuple([operation_of(each) for each in box["operations"]])
        self.plans = counters_of(box["plans"], "count")
        self.enemy_plans = counters_of(box["enemy_plans"], "count")

    def region_of(self, site: int) -> Region:
        """The critical region of that number."""
        return self.regions[self.sites[site].region]

    def enemy_noun(self, number: int) -> Noun:
        """The noun of a kind of enemies; after the last comes the wall."""
        return self.wall_noun if number == self.enemies else self.kinds[self.mac + number].noun

    def kind_named(self, id: str) -> Kind:
        """The kind of force of that id."""
        return self.kinds[self.kind_ids.index(id)]

    def site_named(self, id: str) -> Site:
        """The critical region of that id."""
        return self.sites[self.site_ids.index(id)]

    @property
    def region_ids(self) -> tuple[str, ...]:
        return tuple([region.id for region in self.regions])

    @property
    def site_ids(self) -> tuple[str, ...]:
        return tuple([self.regions[site.region].id for site in self.sites])

    @property
    def kind_ids(self) -> tuple[str, ...]:
        return tuple([kind.id for kind in self.kinds])

    @property
    def own_ids(self) -> tuple[str, ...]:
        return self.kind_ids[:self.mac]

    @property
    def enemy_ids(self) -> tuple[str, ...]:
        return self.kind_ids[self.mac:]

    @property
    def highest(self) -> int:
        """Alexander's highest level."""
        return len(self.levels)

    @property
    def last_turn(self) -> int:
        """The number of turns of the campaign."""
        return len(self.turns)

    @property
    def destroyed_ids(self) -> tuple[str, ...]:
        """The enemy's counters that can be destroyed."""
        return (*self.enemy_ids, "walls", "leaders")

    @property
    def full_cup(self) -> list[int]:
        """Every counter of the enemy's forces.  [3.1]"""
        return [kind.count for kind in self.kinds[self.mac:]]

    @property
    def all_oracles(self) -> list[int]:
        """Region by region: is there an oracle?  [3.1]"""
        return [int(region.has_oracle) for region in self.regions]

    @property
    def all_operations(self) -> list[int]:
        """Every counter of the operation, face down.  [3.7]"""
        return [each.count for each in self.operations]

    @property
    def sections(self) -> int:
        """The number of sections of the island's wall. [14.2]"""
        return self.siege.sections if self.siege else 0

    @property
    def first_boxes(self) -> list[int]:
        """The first boxes of the tracks' markers. [14.3-14.6]"""
        siege = self.siege
        return [siege.transports.start, siege.mole.start, siege.siege_ships.start,
                siege.warships.start] if siege else [0] * 4


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

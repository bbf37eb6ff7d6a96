"""A board of Birth of an Empire as frozen tables: regions, provinces, arrows.  Chapter 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.names import noun_of as noun_of
from alexandre.games.empire.actions import Moves, Way
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.shape import START, faults
from alexandre.kernel.board import Board, Fault
from alexandre.kernel.text import Noun

NOBODY: Final = -1
Place = tuple[int, int]  # east, north, in hundredths of a degree


class Box:
    """The components and figures that come with every board.  [1.5-1.8]

    Pairs are of temples and of cities.
    """

    def __init__(self, box: dict[str, Any]) -> None:
        points, prices, awards = box["points"], box["prices"], box["awards"]
        self.resources: int = box["resources"]
        self.supply: tuple[int, int] = box["temples"], box["cities"]  # of each player
        self.steps: int = box["steps"]
        self.turns: int = box["turns"]
        self.province_points: int = points["province"]
        self.points: tuple[int, int] = points["temple"], points["city"]
        self.prices: tuple[int, int] = prices["temple"], prices["city"]
        self.awards: tuple[int, int] = awards["temples"], awards["cities"]  # for most on the board
        self.region_awards: tuple[int, int] = awards["region_temples"], awards["region_cities"]


@dataclass(frozen=True)
class Region:
    """Provinces by number, ascending; `goal` ends the region.  [1.2] [1.3]"""

    id: str
    noun: Noun
    provinces: tuple[int, ...]
    goal: int
    arrows: tuple[int, ...]


@dataclass(frozen=True)
class Arrow:
    """A step that armies can make; `origin` is Tables.start where they gather.  [1.4]"""

    origin: int
    target: int
    cost: int
    is_ship: bool


class Tables:
    """All that never changes while a board is played; provinces, regions, arrows are numbers.

    `start`, the number after the last province, is the symbol of the region in play.
    """

    def __init__(self, board: Board) -> None:
        drawn = board.data["board"]
        provinces = [each for region in drawn["regions"] for each in region["provinces"]]
        self.board, self.box = board, Box(board.data["box"])
        self.ids: tuple[str, ...] = tuple([province["id"] for province in provinces])
        self.nouns = tuple([noun_of(province) for province in provinces])
        self.places: tuple[Place, ...] = tuple([
            (province["at"][0], province["at"][1]) for province in provinces])
        self.gathering: Place = drawn["start"][0], drawn["start"][1]
        # province → may a temple, a city stand there?
        self.sites: tuple[tuple[bool, bool], ...] = tuple([
            (province["temple"], province["city"]) for province in provinces])
        number = {id: each for each, id in enumerate(self.ids)}
        arrows: list[Arrow] = []
        ways: list[Way] = []
        regions: list[Region] = []
        for at, region in enumerate(drawn["regions"]):
            first = len(arrows)
            for name in ("arrows", "ships"):
                for origin, target, cost in region[name]:
                    arrows.append(Arrow(number.get(origin, self.start), number[target], cost,
                                        name == "ships"))
                    source = symbol_of(at) if origin == START else origin
                    ways.append(Way(source, target, cost))
            regions.append(Region(
                region["id"], noun_of(region),
                tuple([number[each["id"]] for each in region["provinces"]]),
                number[region["goal"]], tuple(range(first, len(arrows)))))
        self.regions, self.arrows = tuple(regions), tuple(arrows)
        self.ways = tuple(ways)  # the arrows as actions name them
        # first and last region of the short game
        self.short: tuple[int, int] = drawn["short"][0] - 1, drawn["short"][1] - 1
        self.region_of = tuple([at for at, each in enumerate(regions) for _each in each.provinces])
        self.ways_out = tuple([tuple([tuple([  # region → place → arrows
            arrow for arrow in each.arrows if arrows[arrow].origin == place])
            for place in range(self.start + 1)]) for each in regions])
        self.moves = Moves(self.ids, ways, board.data["box"]["seats"][1], self.box.resources,
                           self.box.steps)

    @property
    def start(self) -> int:
        """The number of the symbol where armies gather."""
        return len(self.ids)

    @property
    def region_ids(self) -> tuple[str, ...]:
        """The regions by id."""
        return tuple(region.id for region in self.regions)

    @property
    def site_names(self) -> tuple[str, ...]:
        """A temple and a city for each province."""
        return tuple(f"{kind} {id}" for id in self.ids for kind in KINDS)

    @property
    def place_names(self) -> tuple[str, ...]:
        """The provinces by id, and the symbol where armies gather."""
        return (*self.ids, START)

    @property
    def arrow_names(self) -> tuple[str, ...]:
        """The arrows by what they join; those that leave a symbol name its region."""
        return tuple(f"{way.origin}>{way.target}" for way in self.ways)


def check(data: Any) -> list[Fault]:
    """Everything wrong with the content of a board and its box, each with its place."""
    return faults(data)


def symbol_of(region: int) -> str:
    """The id of the symbol where the armies of a region gather, as actions name it."""
    return f"{START}{region + 1}"

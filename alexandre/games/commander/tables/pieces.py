"""The frozen parts of a campaign's tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.games.commander.shape import NATIONS
from alexandre.kernel.text import Noun

GOLD: Final = 0
GLORY: Final = 1
CAVALRY: Final = ("LC", "HC", "CH")  # types  [2.5]


@dataclass(frozen=True)
class Face:
    """One side of a counter.  [2.3]"""

    speed: int
    value: int
    superscript: int


@dataclass(frozen=True)
class Kind:
    """A kind of force; without a second face it dies on one hit.  [2.3] [2.4]"""

    id: str
    noun: Noun
    nation: int
    type: str
    count: int
    faces: tuple[Face, ...]

    @property
    def is_cavalry(self) -> bool:
        """Light and heavy cavalry, and chariots.  [2.5]"""
        return self.type in CAVALRY


@dataclass(frozen=True)
class Leader:
    """A leader of the enemy, who is in no cup.  [2.6]"""

    id: str
    noun: Noun
    faces: tuple[Face, ...]


@dataclass(frozen=True)
class Counter:
    """A counter that is only named and counted: a plan, a prophecy (with its turns)."""

    id: str
    noun: Noun
    count: int


@dataclass(frozen=True)
class Operation:
    """A counter of the enemy's operation; `price` of `coin` cancels it, 0 if nothing does."""

    id: str
    noun: Noun
    count: int
    coin: int
    price: int


@dataclass(frozen=True)
class Region:
    """A region of the map; `site` is its number among the critical ones.  [2.1] [2.2]"""

    id: str
    noun: Noun
    place: tuple[int, int]
    site: int
    has_oracle: bool
    is_port: bool
    is_home: bool
    gift: int
    marks: int  # the options that concern it, one bit each


@dataclass(frozen=True)
class Site:
    """A critical region: battle or stronghold, and who holds it at the beginning.  [2.2]"""

    region: int
    is_battle: bool
    nation: int
    garrison: tuple[int, ...]  # kinds that stand there
    drawn: int
    walls: int
    leader: int
    philip: bool
    marks: int


@dataclass(frozen=True)
class Turn:
    """A box of the turn track."""

    noun: Noun
    points: int


@dataclass(frozen=True)
class Track:
    """`costs[n - 1]` is paid for box n; the enemy's warships pay it on the way down.  [14.2]"""

    start: int
    costs: tuple[int, ...]


@dataclass(frozen=True)
class Siege:
    """The tracks of Tyre.  [14.1-14.12]"""

    camp: int
    target: int  # site
    sections: int
    reach: int
    ship_income: int
    transports: Track
    mole: Track
    siege_ships: Track
    warships: Track
    mole_points: int
    quiet: int
    late: int
    early: int


class Box:
    """The figures that come with every campaign."""

    def __init__(self, box: dict[str, Any]) -> None:
        orders, prophecy = box["orders"], box["prophecy"]
        self.walls: int = box["walls"]["count"]
        self.cities: int = box["cities"]
        self.temples: int = box["temples"]
        self.gold: int = box["gold"]
        self.glory: int = box["glory"]
        self.refit: int = box["refit"]
        self.renown: dict[str, int] = dict(box["renown"])
        self.intimidation: dict[str, int] = dict(box["intimidation"])
        self.orders: tuple[int, int, int, int, int] = (
            orders["wall"], orders["levy"], orders["garrison"], orders["glory"], orders["gold"])
        self.diplomats: int = orders["diplomats"]
        self.winds: int = prophecy["gold"]
        self.hoard: int = prophecy["hoard"]
        self.owned: int = prophecy["regions"]
        self.philip: int = box["philip"]
        self.spoils: int = box["spoils"]
        self.city_points: int = box["city_points"]
        self.immortality: dict[str, int] = dict(box["immortality"])
        self.memory: tuple[tuple[int, int], ...] = tuple([
            (points, years) for points, years in box["memory"]])


class Campaign:
    """The figures of one campaign; kinds of forces and regions by their numbers."""

    def __init__(self, drawn: dict[str, Any], number: dict[str, int],
                 spot: dict[str, int]) -> None:
        operations = drawn.get("operations", {})
        self.start: int = spot[drawn["start"]]
        self.level: int = drawn["level"]
        self.army: tuple[int, ...] = tuple([number[name] for name in drawn["army"]])
        self.advisors: int = drawn["advisors"]
        self.granted: tuple[str, ...] = tuple(drawn["granted"])
        self.gold: int = drawn["gold"]
        self.income: int = drawn["income"]
        self.govern: int = drawn["govern"]
        self.raze: int = drawn["raze"]
        self.city: int = drawn["city"]
        self.temple: int = drawn["temple"]
        self.ops_nation: int = NATIONS.index(operations.get("flag", NATIONS[0]))
        self.ops_forces: int = operations.get("forces", 0)
        # region by die; one for all
        self.targets: tuple[int, ...] = tuple([
            spot[name] for name in operations.get("targets", ())])
        # hits for each counter in an operation without forces
        self.hardships: int = drawn.get("hardships", 0)

"""What lies on the table of Field Commander Alexander: small lists of ints.

Lists are replaced, never changed in place: copies share them.
"""

from __future__ import annotations

import hashlib
from typing import Any

from alexandre.games.commander.meta import EACH, OPTIONS, WALL
from alexandre.games.commander.state.battle import Battle
from alexandre.games.commander.state.dump import dumped
from alexandre.games.commander.state.names import (
    GOVERNED,
    HELD,
    NONE,
    OWNED,
)
from alexandre.games.commander.tables import Site, Tables
from alexandre.kernel.board import Plain, canonical
from alexandre.kernel.contract import State


class Position(State):
    """Everything on the table.  Forces are counts: `2 * kind + side`, side 1 being reduced.

    `mark` is the code of the last action of a set that is being told in its order; `hits` are to
    be taken before the match goes on at `resume`.
    """

    phase: int
    resume: int  # where it goes on after hits, spies or a failed prophecy
    turn: int  # 0 while the campaign is set up
    region: int
    came_from: int
    target: int  # the region scouted, or the prophecy that failed
    step: int  # the site whose order is rolled, that is garrisoned or spied upon
    count: int  # counters still to be drawn or chosen, dice still to be rolled
    die: int
    hits: int
    mark: int
    army: list[int]
    level: int  # of Alexander; 0 is dead
    garrison: list[int]  # site * 2 * enemies + 2 * kind + side, kinds counted from the first enemy
    walls: list[int]  # 2 * site + side
    leaders: list[int]  # site → 2 full, 1 reduced, 0 none
    cup: list[int]  # enemy kind
    destroyed: list[int]  # enemy kind, walls, leaders
    gold: int
    glory: int
    advisors: list[int]
    insights: list[int]
    advisor_used: int
    abstaining: int  # 0 no, 1 yes, 2 no more this turn
    prophecies: list[int]  # 0 unseen, -1 over, else the last turn for it
    vowed: int  # the turn in which one's own nature was chosen
    oracles: list[int]  # region
    entered: list[int]  # region
    status: list[int]  # site
    cities: list[int]  # region
    temples: list[int]  # region
    bonus_glory: list[int]  # site
    bonus_gold: list[int]  # site
    ops_left: list[int]  # counters of the operation, face down
    ops_active: list[int]  # turned up and not cancelled
    ops_forces: list[int]  # enemy kind
    sections: list[int]  # of Tyre's wall: 2, 1, 0
    tracks: list[int]  # transports, mole, siege ships, warships
    fever: int
    diplomats: int
    bought: int  # bits: forces 1, city 2, temple 4, mole 8
    life: int  # points of immortality carried in; NONE in a single campaign
    ending: int
    battle: Battle | None

    def __init__(self, tables: Tables, options: dict[str, Any]) -> None:
        """A position still to be filled, by `set_out` or `copy_from`."""
        self.tables = tables
        self.options = options
        first = tables.first_option
        self.chosen = sum(1 << number for number in range(first, first + EACH)
                          if options[OPTIONS[number]])
        opens = tables.opens_road
        self.road_map = int(opens != NONE and self.has(opens))

    def copy_from(self, other: Position) -> None:
        """Take over everything that can change."""
        self.phase = other.phase
        self.resume = other.resume
        self.turn = other.turn
        self.region = other.region
        self.came_from = other.came_from
        self.target = other.target
        self.step = other.step
        self.count = other.count
        self.die = other.die
        self.hits = other.hits
        self.mark = other.mark
        self.army = other.army
        self.level = other.level
        self.garrison = other.garrison
        self.walls = other.walls
        self.leaders = other.leaders
        self.cup = other.cup
        self.destroyed = other.destroyed
        self.gold = other.gold
        self.glory = other.glory
        self.advisors = other.advisors
        self.insights = other.insights
        self.advisor_used = other.advisor_used
        self.abstaining = other.abstaining
        self.prophecies = other.prophecies
        self.vowed = other.vowed
        self.oracles = other.oracles
        self.entered = other.entered
        self.status = other.status
        self.cities = other.cities
        self.temples = other.temples
        self.bonus_glory = other.bonus_glory
        self.bonus_gold = other.bonus_gold
        self.ops_left = other.ops_left
        self.ops_active = other.ops_active
        self.ops_forces = other.ops_forces
        self.sections = other.sections
        self.tracks = other.tracks
        self.fever = other.fever
        self.diplomats = other.diplomats
        self.bought = other.bought
        self.life = other.life
        self.ending = other.ending
        self.battle = None if other.battle is None else other.battle.copy()

    # ---- questions -------------------------------------------------------------------------

    def has(self, option: int) -> bool:
        """Is that option of this campaign chosen?  [13.2]"""
        return bool(self.chosen >> option & 1)

    def concerns(self, option: int, marks: int) -> bool:
        """Is the option chosen, and about that region or site?"""
        return bool(self.chosen & marks & 1 << option)

    def advises(self, advisor: int) -> bool:
        """Does the advisor stand by Alexander, who asks for advice?  [12.8] [7.11]"""
        return self.advisors[advisor] == OWNED and self.abstaining != 1

    def holds(self, insight: int) -> bool:
        """Can that insight be played?"""
        return self.insights[insight] == HELD

    @property
    def site(self) -> int:
        """The critical region where the army is; NONE elsewhere."""
        return self.tables.regions[self.region].site

    def is_hostile(self, site: int) -> bool:
        """Is it a critical region that has not been conquered?"""
        return site != NONE and not self.status[site]

    def is_target(self, site: int) -> bool:
        """Is it the island fortress?  [14.1]"""
        siege = self.tables.siege
        return siege is not None and siege.target == site

    def is_breached(self) -> bool:
        """Is a section of the island's wall destroyed?  [14.2]"""
        return 0 in self.sections

    def strength(self) -> int:
        """Alexander's forces, himself included.  [6.2]"""
        return sum(self.army) + 1

    def count_of(self, kind: int) -> int:
        """The Macedonian counters of a kind in the army."""
        return self.army[2 * kind] + self.army[2 * kind + 1]

    def garrison_at(self, site: int) -> list[int]:
        """The enemy's forces of a site: 2 * kind + side."""
        width = 2 * self.tables.enemies
        return self.garrison[site * width:(site + 1) * width]

    def walls_at(self, site: int) -> tuple[int, int]:
        """Walls that defend a site, full and reduced; Tyre has one unless it is breached.
        [14.13]"""
        if self.is_target(site):
            return int(not self.is_breached()), 0
        return self.walls[2 * site], self.walls[2 * site + 1]

    def defenders(self, site: int) -> int:
        """The enemy's forces at a site, walls and leader counted.  [8.1.1]"""
        return (sum(self.garrison_at(site)) + sum(self.walls_at(site))
                + (self.leaders[site] > 0))

    def walls_left(self) -> int:
        """Walls that are not in use."""
        used = sum(self.walls) + self.destroyed[self.tables.enemies]
        if not self.tables.campaign.hardships:
            used += self.ops_active[WALL]
        if self.battle is not None:  # where it is fought, walls stand in its line
            first = 2 * self.battle.site
            used += self.battle.count_walls() - sum(self.walls[first:first + 2])
        return self.tables.box.walls - used

    def destiny(self) -> int:
        """Tokens of destiny: one for each temple.  [11.6]"""
        return sum(self.temples)

    def conquered(self) -> int:
        """How many critical regions are conquered."""
        return sum(each > 0 for each in self.status)

    def governed(self) -> int:
        """How many of them are governed."""
        return sum(each == GOVERNED for each in self.status)

    def distance(self, site: int) -> int:
        """How many moves away a site is.  [4.4]"""
        there = self.tables.sites[site].region
        return self.tables.distances[self.road_map][self.region][there]

    def neighbours(self) -> tuple[int, ...]:
        """The regions that roads lead to."""
        return self.tables.roads[self.road_map][self.region]

    def is_active(self, prophecy: int) -> bool:
        """Is the prophecy accepted, and neither fulfilled nor failed?"""
        return self.prophecies[prophecy] > 0

    # ---- small changes ---------------------------------------------------------------------

    def set_garrison(self, site: int, forces: list[int]) -> None:
        """Other forces at a site."""
        width = 2 * self.tables.enemies
        self.garrison = [*self.garrison[:site * width], *forces,
                         *self.garrison[(site + 1) * width:]]

    def gain_gold(self, n: int) -> int:
        """As much of it as there are counters for; how much that is.  [3.6]"""
        room = self.tables.box.gold - self.gold - sum(self.bonus_gold)
        gained = min(n, max(0, room))
        self.gold += gained
        return gained

    def gain_glory(self, n: int) -> int:
        """As much of it as there are counters for; how much that is.  [3.6]"""
        room = self.tables.box.glory - self.glory - sum(self.bonus_glory)
        gained = min(n, max(0, room))
        self.glory += gained
        return gained

    def lose_gold(self, n: int) -> int:
        """As much of it as there is; how much that is."""
        lost = min(n, self.gold)
        self.gold -= lost
        return lost

    def wounded(self) -> bool:
        """Alexander takes a hit: two levels less; does he die of it?  [2.7]"""
        self.level = max(0, self.level - 2)
        return self.level == 0

    # ---- as plain data ---------------------------------------------------------------------

    def dump(self) -> Plain:
        """All that matters, by name."""
        return dumped(self)

    def hash(self) -> str:
        """Sixteen hexadecimal digits of the dump."""
        return hashlib.sha256(canonical(self.dump()).encode()).hexdigest()[:16]

    def site_of(self, site: int) -> Site:
        """A critical region's tables."""
        return self.tables.sites[site]


def changed(numbers: list[int], place: int, n: int) -> list[int]:
    """The same numbers, another one at one place: the old list may be shared."""
    found = numbers[:]
    found[place] = n
    return found


def added(numbers: list[int], place: int, n: int = 1) -> list[int]:
    """The same numbers, so much more at one place."""
    found = numbers[:]
    found[place] += n
    return found

"""The position of Field Commander Alexander: small lists of ints."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.commander.meta import WALL
from alexandre.games.commander.state.battle import BY_CHANCE
from alexandre.games.commander.state.holdings import GOVERNED, Holdings
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.contract import CHANCE, Seat
from alexandre.kernel.declared import replace_at
from alexandre.kernel.fields import NONE


@dataclass(init=False, eq=False, repr=False)
class Position(Holdings):
    """Everything on the table, and what can be asked of it."""

    def decider(self) -> Seat:
        """The commander; in a battle chance, where a stage awaits a die or a counter."""
        if self.phase == Phase.BATTLE and self.battle is not None:
            return CHANCE if self.battle.stage in BY_CHANCE else 0
        return 0

    def clone(self) -> Position:
        """An independent copy; lists are shared, for they are replaced as a whole."""
        copy = Position(self.setup)
        copy.chosen, copy.road_map = self.chosen, self.road_map
        copy.phase, copy.resume = self.phase, self.resume
        copy.asked, copy.spied = self.asked, self.spied
        copy.turn = self.turn
        copy.region, copy.came_from = self.region, self.came_from
        copy.target = self.target
        copy.step = self.step
        copy.count = self.count
        copy.die, copy.courtiers = self.die, self.courtiers
        copy.hits = self.hits
        copy.army = self.army
        copy.level = self.level
        copy.garrison = self.garrison
        copy.walls = self.walls
        copy.leaders = self.leaders
        copy.cup = self.cup
        copy.destroyed = self.destroyed
        copy.gold, copy.glory = self.gold, self.glory
        copy.advisors = self.advisors
        copy.insights = self.insights
        copy.advisor_used = self.advisor_used
        copy.abstaining = self.abstaining
        copy.prophecies = self.prophecies
        copy.vowed = self.vowed
        copy.oracles = self.oracles
        copy.entered = self.entered
        copy.status = self.status
        copy.cities = self.cities
        copy.temples = self.temples
        copy.bonus_glory = self.bonus_glory
        copy.bonus_gold = self.bonus_gold
        copy.ops_left = self.ops_left
        copy.ops_active = self.ops_active
        copy.ops_forces = self.ops_forces
        copy.sections = self.sections
        copy.tracks = self.tracks
        copy.fever = self.fever
        copy.diplomats = self.diplomats
        copy.bought = self.bought
        copy.life = self.life
        copy.ending = self.ending
        copy.mole_wall, copy.idle = self.mole_wall, self.idle
        copy.battle = None if self.battle is None else self.battle.copy()
        return copy

    @property
    def site(self) -> int:
        """The critical region where the army is; NONE elsewhere."""
        return self.tables.regions[self.region].site

    def is_hostile(self, site: int) -> bool:
        """Whether it is a critical region that has not been conquered."""
        return site != NONE and not self.status[site]

    def is_target(self, site: int) -> bool:
        """Whether it is the island fortress.  [14.1]"""
        siege = self.tables.siege
        return siege is not None and siege.target == site

    def is_breached(self) -> bool:
        """Whether a section of the island's wall is destroyed.  [14.2]"""
        return 0 in self.sections

    def strength(self) -> int:
        """Alexander's forces, himself included.  [6.2]"""
        return sum(self.army) + 1

    def walls_at(self, site: int) -> tuple[int, int]:
        """Walls that defend a site, full and reduced; Tyre has one unless it is breached, as
        whole as it was left.  [14.13] [8.9.3]"""
        if self.is_target(site):
            stands = not self.is_breached()
            return int(stands and not self.mole_wall), int(stands and self.mole_wall == 1)
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

    def clear_site(self, site: int) -> None:
        """No force, wall or leader of the enemy's is left there.  [9.7]"""
        self.set_garrison(site, [0] * (2 * self.tables.enemies))
        self.walls = replace_at(replace_at(self.walls, 2 * site, 0), 2 * site + 1, 0)
        self.leaders = replace_at(self.leaders, site, 0)

    def destiny(self) -> int:
        """Tokens of destiny: one for each temple.  [11.6]"""
        return sum(self.temples)

    def count_conquered(self) -> int:
        """The number of conquered critical regions."""
        return sum(each > 0 for each in self.status)

    def count_governed(self) -> int:
        """The number of governed ones."""
        return sum(each == GOVERNED for each in self.status)

    def distance(self, site: int) -> int:
        """The distance of a site, in moves. [4.4]"""
        there = self.tables.sites[site].region
        return self.tables.distances[self.road_map][self.region][there]

    def neighbours(self) -> tuple[int, ...]:
        """The regions that roads lead to."""
        return self.tables.roads[self.road_map][self.region]

"""What lies on the table as numbers, and the small changes of it.

Lists are replaced, never changed in place: copies share them.
"""

from __future__ import annotations

from typing import Any

from alexandre.games.commander.meta import OPTIONS
from alexandre.games.commander.state.battle import Battle
from alexandre.games.commander.state.names import HELD, NONE, OWNED
from alexandre.games.commander.tables import Tables
from alexandre.kernel.contract import State


class Holdings(State):
    """Everything on the table.  Forces are counts: `2 * kind + side`, side 1 being reduced.

    `mark` is the code of the last action of a set that is being told in its order; `hits` are to
    be taken before the match goes on at `resume`.
    """

    __slots__ = (  # beyond thirty attributes a copy without slots fills a dictionary
        "abstaining", "advisor_used", "advisors", "army", "asked", "battle", "bonus_glory",
        "bonus_gold", "bought", "came_from", "chosen", "cities", "count", "cup", "destroyed",
        "die", "diplomats", "ending", "entered", "fever", "garrison", "glory", "gold", "hits",
        "insights", "leaders", "level", "life", "mark", "ops_active", "ops_forces", "ops_left",
        "options", "oracles", "phase", "prophecies", "region", "resume", "road_map", "sections",
        "spied", "status", "step", "tables", "target", "temples", "tracks", "turn", "vowed",
        "walls")

    phase: int
    resume: int  # where it goes on after hits
    asked: int  # where it goes on after spies
    spied: int  # the site that they are about; NONE if nobody spies
    turn: int  # 0 while the campaign is set up
    region: int
    came_from: int
    target: int  # the region scouted, or the prophecy that failed
    step: int  # the site whose order is rolled, or that is garrisoned
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

    def __init__(self, tables: Tables, options: dict[str, Any], chosen: int = NONE) -> None:
        """A position still to be filled, by `set_out` or `copy_from`; `chosen` are the options of
        this campaign, one bit each, if they are known already."""
        self.tables = tables
        self.options = options
        self.chosen = chosen if chosen != NONE else tables.offered & sum(
            1 << number for number, name in enumerate(OPTIONS) if options[name])
        opens = tables.opens_road
        self.road_map = int(opens != NONE and self.has(opens))

    def copy_from(self, other: Holdings) -> None:
        """Take over everything that can change."""
        self.phase = other.phase
        self.resume = other.resume
        self.asked = other.asked
        self.spied = other.spied
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

    def count_of(self, kind: int) -> int:
        """The Macedonian counters of a kind in the army."""
        return self.army[2 * kind] + self.army[2 * kind + 1]

    def garrison_at(self, site: int) -> list[int]:
        """The enemy's forces of a site: 2 * kind + side."""
        width = 2 * self.tables.enemies
        return self.garrison[site * width:(site + 1) * width]

    def is_active(self, prophecy: int) -> bool:
        """Is the prophecy accepted, and neither fulfilled nor failed?"""
        return self.prophecies[prophecy] > 0

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

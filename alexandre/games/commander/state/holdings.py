"""The position as declared fields, and the small changes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.games.commander.actions.verbs import TRACKS
from alexandre.games.commander.meta import (
    ADVISORS,
    ENDINGS,
    INSIGHTS,
    OPERATIONS,
    OPTIONS,
    PROPHECIES,
)
from alexandre.games.commander.state.battle import BATTLE, Battle
from alexandre.games.commander.state.phases import PHASES, PLACES
from alexandre.games.commander.tables import Tables
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.declaration import Part, derived, field
from alexandre.kernel.declared import DeclaredState, Laws, Setup
from alexandre.kernel.fields import (
    NONE,
    ByName,
    Count,
    Id,
    Ids,
    Maybe,
    Named,
    Of,
    Row,
    Word,
    names_of,
)
from alexandre.kernel.plain import as_choice, as_list

# An advisor, an insight.
FREE: Final = 0
HELD: Final = 1
GONE: Final = 2
POSSESSION: Final = ("free", "held", "gone")

# A critical region.
GOVERNED: Final = 1
RAZED: Final = 2
STATUS: Final = ("hostile", "governed", "razed")

UNSEEN: Final = 0  # a prophecy
PAST: Final = -1

# Kinds of purchases of a turn, one bit each; the last is a section of the mole.
FORCES: Final = 1
CITY: Final = 2
TEMPLE: Final = 4
SECTION: Final = 8

(VICTORY, TIME, DEATH, PROPHECY) = range(4)

# How a battle ended; 0 while it goes on.
WON: Final = 1
RETREATED: Final = 2
DEAD: Final = 3

MOST: Final = 9999  # of the points of a life

LAWS: Final = Laws("commander")

REGIONS: Final = Of("tables.region_ids")
SITES: Final = Of("tables.site_ids")
ENEMIES: Final = Of("tables.enemy_ids")
LAST_TURN: Final = Of("tables.last_turn")
BOTH: Final = Row(Count(), 2)  # full and reduced counters
ARMY: Final = ByName(Of("tables.own_ids"), BOTH)
SIDES: Final = ByName(ENEMIES, BOTH)


class Flags(Ids):
    """A 1 for each name that is marked, else a 0; a list of the marked names in a dump."""

    def initial(self, default: Any, state: Any) -> list[int]:
        return [0] * len(names_of(self.names, state))

    def dump(self, value: Any, state: Any) -> list[str]:
        names = names_of(self.names, state)
        return [name for name, flag in zip(names, value, strict=True) if flag]

    def parse(self, value: Plain, where: Path, state: Any) -> list[int]:
        names = names_of(self.names, state)
        marked = [as_choice(each, where, names) for each in as_list(value, where)]
        LAWS.require(len(marked) == len(set(marked)), "twice")
        return [int(name in marked) for name in names]


def new_battle(state: Any) -> Battle:
    """A battle still to be filled."""
    return Battle()


class Slots(DeclaredState):
    """Beyond thirty attributes a copy without slots fills a dictionary."""

    __slots__ = (
        "abstaining", "advisor_used", "advisors", "army", "asked", "battle", "bonus_glory",
        "bonus_gold", "bought", "came_from", "chosen", "cities", "count", "courtiers", "cup",
        "destroyed", "die", "diplomats", "ending", "entered", "fever", "garrison", "glory", "gold",
        "hits", "idle", "insights", "leaders", "level", "life", "mole_wall", "ops_active",
        "ops_forces", "ops_left", "options", "oracles", "phase", "prophecies", "region", "resume",
        "road_map", "seats", "sections", "setup", "spied", "status", "step", "tables", "target",
        "temples", "tracks", "turn", "vowed", "walls")


@dataclass(init=False, eq=False, repr=False)
class Holdings(Slots):
    """Everything on the table.

    Forces are counts: `2 * kind + side`, side 1 being reduced.  Lists are replaced, never changed
    in place: copies share them.

    `hits` are to be taken before the match goes on at `resume`.
    """

    resume: int = field(Word(PLACES), 0)  # where it goes on after hits
    asked: int = field(Word(PHASES), 0)  # where it goes on after spies
    # the site that they are about; NONE if nobody spies
    spied: int = field(Maybe(Id(SITES)), NONE)
    turn: int = field(Count(0, LAST_TURN), 0, group="turn")  # 0 while the campaign is set up
    region: int = field(Id(REGIONS), Of("tables.campaign.start"), group="place")
    came_from: int = field(Id(REGIONS), Of("tables.campaign.start"))
    # the region scouted, or the prophecy that failed
    target: int = field(Count(), Of("tables.campaign.advisors"))
    step: int = field(Count(NONE), NONE)  # the site whose order is rolled, or that is garrisoned
    # counters still to be drawn or chosen, dice still to be rolled
    count: int = field(Count(NONE), 0)
    die: int = field(Count(), 0)
    courtiers: int = field(Count(), 0)  # what they add to the die of an intimidation
    hits: int = field(Count(), 0)
    army: list[int] = field(ARMY, 0, group="table")
    # of Alexander; 0 is dead
    level: int = field(Count(0, Of("tables.highest")), Of("tables.campaign.level"), group="turn")
    # site * 2 * enemies + 2 * kind + side, kinds counted from the first enemy
    garrison: list[int] = field(ByName(SITES, SIDES), 0, group="place")
    walls: list[int] = field(ByName(SITES, BOTH), 0, group="place")  # 2 * site + side
    leaders: list[int] = field(Named(SITES), group="place")  # site → 2 full, 1 reduced, 0 none
    cup: list[int] = field(Named(ENEMIES), Of("tables.full_cup"))  # enemy kind
    # enemy kind, walls, leaders
    destroyed: list[int] = field(Named(Of("tables.destroyed_ids")), group="table")
    gold: int = field(Count(), Of("tables.campaign.gold"), group="turn")
    glory: int = field(Count(), 0, group="turn")
    advisors: list[int] = field(Named(ADVISORS, Word(POSSESSION)), group="table")
    insights: list[int] = field(Named(INSIGHTS, Word(POSSESSION)), group="table")
    advisor_used: int = field(Count(), 0)
    abstaining: int = field(Count(), 0)  # 0 no, 1 yes, 2 no more this turn
    # 0 unseen, PAST, else the last turn for it
    prophecies: list[int] = field(Named(PROPHECIES, Count(PAST, LAST_TURN)), group="table")
    vowed: int = field(Count(), 0)  # the turn in which one's own nature was chosen
    oracles: list[int] = field(Flags(REGIONS), Of("tables.all_oracles"), group="place")  # region
    entered: list[int] = field(Flags(REGIONS))  # region
    status: list[int] = field(Named(SITES, Word(STATUS)), group="place")  # site
    cities: list[int] = field(Flags(REGIONS), group="place")  # region
    temples: list[int] = field(Flags(REGIONS), group="place")  # region
    bonus_glory: list[int] = field(Named(SITES), group="place")  # site
    bonus_gold: list[int] = field(Named(SITES), group="place")  # site
    # counters of the operation, face down
    ops_left: list[int] = field(Named(OPERATIONS), Of("tables.all_operations"), group="table")
    ops_active: list[int] = field(Named(OPERATIONS), group="table")  # turned up and not cancelled
    ops_forces: list[int] = field(Named(ENEMIES), group="table")  # enemy kind
    # of Tyre's wall: 2, 1, 0
    sections: list[int] = field(Row(Count(0, 2), Of("tables.sections")), 2, group="table")
    # transports, mole, siege ships, warships
    tracks: list[int] = field(Named(TRACKS), Of("tables.first_boxes"), group="table")
    fever: int = field(Count(), 0, group="turn")
    diplomats: int = field(Count(), 0)
    bought: int = field(Count(), 0)  # bits: forces 1, city 2, temple 4, mole 8
    # points of immortality carried in; NONE in a single campaign
    life: int = field(Count(NONE, MOST), NONE)
    ending: int = field(Maybe(Word(ENDINGS)), NONE)
    # steps that the wall met over the mole has lost
    mole_wall: int = field(Count(0, 2), 0, group="table")
    # options that had nothing to give at the beginning, and are not played
    idle: list[int] = field(Flags(OPTIONS))
    battle: Battle | None = field(Part(new_battle, BATTLE))
    chosen: int = derived()  # the options of this campaign, one bit each
    road_map: int = derived()

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: Tables = setup.tables

    def derive(self) -> None:
        """Derive the options and the road map of the match. [13.2]"""
        self.chosen = self.tables.offered & sum([
            1 << number for number, name in enumerate(OPTIONS)
            if self.options[name] and not self.idle[number]])
        opens = self.tables.opens_road
        self.road_map = int(opens != NONE and self.has(opens))

    def has(self, option: int) -> bool:
        """Whether that option of this campaign is chosen.  [13.2]"""
        return bool(self.chosen >> option & 1)

    def concerns(self, option: int, marks: int) -> bool:
        """Whether the option is chosen and concerns that region or site."""
        return bool(self.chosen & marks & 1 << option)

    def advises(self, advisor: int) -> bool:
        """Whether Alexander has the adviser and may ask for advice.  [12.8] [7.11]"""
        return self.advisors[advisor] == HELD and self.abstaining != 1

    def holds(self, insight: int) -> bool:
        """Whether that insight can be played."""
        return self.insights[insight] == HELD

    def count_of(self, kind: int) -> int:
        """The Macedonian counters of a kind in the army."""
        return self.army[2 * kind] + self.army[2 * kind + 1]

    def garrison_at(self, site: int) -> list[int]:
        """The enemy's forces of a site: 2 * kind + side."""
        width = 2 * self.tables.enemies
        return self.garrison[site * width:(site + 1) * width]

    def is_active(self, prophecy: int) -> bool:
        """Whether the prophecy is accepted, and neither fulfilled nor failed."""
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

    @property
    def level_left(self) -> int:
        """Alexander's level after one more wound: at 0 he dies.  [2.7]"""
        return max(0, self.level - 2)

    def wound_alexander(self) -> bool:
        """Alexander takes a hit: two levels less; does he die of it?  [2.7]"""
        self.level = self.level_left
        return self.level == 0

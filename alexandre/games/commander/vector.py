"""A view of Field Commander Alexander as integers."""

from __future__ import annotations

from alexandre.games.commander.actions.battle import PLANS, SCHEMES
from alexandre.games.commander.actions.verbs import TRACKS
from alexandre.games.commander.meta import (
    ADVISORS,
    ENDINGS,
    INSIGHTS,
    OPERATIONS,
    OPTIONS,
    PROPHECIES,
)
from alexandre.games.commander.shape import TYPES
from alexandre.games.commander.state.battle import AIMS, FORCES_MOST, OTHERS, STAGES
from alexandre.games.commander.state.holdings import POSSESSION, STATUS
from alexandre.games.commander.state.phases import PHASES
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import (
    CommanderView,
    ForceView,
    OperationView,
    ProphecyView,
    SiegeView,
    SiteView,
)
from alexandre.games.commander.view.battle import BattleView, LineForce
from alexandre.kernel.vector import Vector
from alexandre.kernel.vector.slots import (
    MAYBE,
    NUMBER,
    Both,
    ByName,
    Marks,
    Record,
    Row,
    Slot,
    Turned,
    Word,
    total_by_name,
)

SUMS = ("face", "walls", "chain", "plan", "bonus", "option", "aim")
HITS = ("walls", "forces", "anyone", "leader", "mine", "alexander")
MODIFIERS = ("numbers", "conquests", "level", "walls", "exiles")


def vector_of(tables: Tables, seats: int) -> Vector:
    """The encoding of views of this campaign."""
    regions, sites = tables.region_ids, tables.site_ids
    leaders = Word([leader.id for leader in tables.leaders])
    region, some, forces = Word(regions), Marks(regions), force_counts(tables)
    site = Record(SiteView, id=Word(sites), status=Word(STATUS), forces=forces,
                  walls=Both(NUMBER, NUMBER), leader=leaders)
    counters = ByName(OPERATIONS, NUMBER)
    operation = Record(OperationView, is_maybe=True, left=counters, active=counters,
                       forces=forces)
    siege = Record(SiegeView, is_maybe=True, **dict.fromkeys(TRACKS, NUMBER),
                   sections=Row(NUMBER, tables.sections))
    tracks = TRACKS if tables.siege else ()
    prices = ByName((*tables.own_ids, "refit", "city", "temple", *tracks), NUMBER)
    return Vector(Record(CommanderView, campaign=Word((tables.board.id,)), options=Marks(OPTIONS),
                         phase=Word(PHASES), region=region, came_from=region, target=region,
                         price=Both(MAYBE, MAYBE), modifiers=ByName(MODIFIERS, NUMBER),
                         army=forces, prices=prices, advisors=ByName(ADVISORS, Word(POSSESSION)),
                         insights=ByName(INSIGHTS, Word(POSSESSION)),
                         prophecies=Turned(deadlines, ByName(PROPHECIES, NUMBER)), oracles=some,
                         cities=some, temples=some, sites=Row(site, len(sites), is_full=True),
                         operation=operation, siege=siege, ending=Word(ENDINGS),
                         battle=battle_slot(tables, leaders),
                         victories=Row(NUMBER, len(tables.turns), is_full=True)))


def force_counts(tables: Tables) -> Slot:
    """Full and reduced counters by kind."""
    return Turned(by_kind, ByName(tables.kind_ids, Both(NUMBER, NUMBER)))


def by_kind(forces: tuple[ForceView, ...]) -> dict[str, tuple[int, int]]:
    """Full and reduced counters by kind."""
    return {force.id: (force.full, force.reduced) for force in forces}


def deadlines(prophecies: tuple[ProphecyView, ...]) -> dict[str, int]:
    """The last turn for each prophecy under way."""
    return {each.id: each.deadline for each in prophecies}


def battle_slot(tables: Tables, leaders: Slot) -> Record:
    """A battle: the forces of both lines one after the other, the fastest first."""
    kinds = tables.kind_ids
    force = Record(LineForce, id=Word((*kinds, *OTHERS)), type=Word((*TYPES, "A", "LE", "WALL")),
                   sum=Turned(total_by_name, ByName(SUMS, NUMBER)))
    own = sum(kind.count for kind in tables.kinds if not kind.nation) + 1  # and Alexander
    lost = Marks(kinds)
    return Record(BattleView, is_maybe=True, region=Word(tables.region_ids), leader=leaders,
                  stage=Word(STAGES), mine=Row(force, own), foes=Row(force, FORCES_MOST),
                  plans=ByName(PLANS, NUMBER), enemy_plans=ByName(SCHEMES, NUMBER), aim=Word(AIMS),
                  die=NUMBER, hits=ByName(HITS, NUMBER), fallen=lost, regrouped=lost)

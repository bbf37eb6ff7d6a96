"""The table of Field Commander Alexander, by name: nothing of it is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.commander.actions.battle import ALEXANDER
from alexandre.games.commander.actions.verbs import TRACKS
from alexandre.games.commander.meta import (
    ADVISORS,
    EACH,
    ENDINGS,
    INSIGHTS,
    OPERATIONS,
    OPTIONS,
    PROPHECIES,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import POSSESSION, STATUS
from alexandre.games.commander.state.phases import PHASES, Phase
from alexandre.games.commander.state.prices import gold_prices, modifiers, price
from alexandre.games.commander.view.battle import BattleView, battle_view
from alexandre.kernel.contract import View
from alexandre.kernel.fields import NONE


@dataclass(frozen=True)
class ForceView(View):
    """The counters of a kind: full and reduced."""

    id: str
    full: int
    reduced: int


@dataclass(frozen=True)
class SiteView(View):
    """A critical region: who holds it, and what lies there; `leader` is None without one."""

    id: str
    status: str
    is_battle: bool
    forces: tuple[ForceView, ...]
    walls: tuple[int, int]
    leader: str | None
    leader_is_reduced: bool
    glory: int
    gold: int
    distance: int


@dataclass(frozen=True)
class ProphecyView(View):
    """A prophecy under way, and the last turn for it."""

    id: str
    deadline: int


@dataclass(frozen=True)
class OperationView(View):
    """The enemy's operation: counters face down and turned up, forces gathered."""

    left: dict[str, int]
    active: dict[str, int]
    forces: tuple[ForceView, ...]


@dataclass(frozen=True)
class SiegeView(View):
    """The tracks of Tyre; `sections` of its wall have two steps, one, or none."""

    transports: int
    mole: int
    siege_ships: int
    warships: int
    sections: tuple[int, ...]


@dataclass(frozen=True)
class CommanderView(View):
    """The table.  `target` is the region scouted, `price` its gold and hits; `step` the site, or
    the counter, that a die or question is about; `hits` are to be taken; `modifiers` are those of
    an intimidation of the stronghold where the army stands.  When the campaign is over:
    `immortality` in points, those of a life included, and the `years` that a life of four
    campaigns is worth.  `victories` are the scores of a win on each turn, in points of immortality
    where those count.  `prices` are those in gold, by the names of forces, of tracks (their next
    box), and `refit`, `city`, `temple`; `army` in a battle is the army of its line."""

    campaign: str
    options: tuple[str, ...]
    phase: str
    turn: int
    turns: int
    victories: tuple[int, ...]
    region: str
    came_from: str
    target: str | None
    price: tuple[int, int] | None
    modifiers: dict[str, int]
    step: int
    count: int
    die: int
    hits: int
    level: int
    army: tuple[ForceView, ...]
    gold: int
    glory: int
    prices: dict[str, int]
    advisors: dict[str, str]
    are_silent: bool
    insights: dict[str, str]
    prophecies: tuple[ProphecyView, ...]
    oracles: tuple[str, ...]
    cities: tuple[str, ...]
    temples: tuple[str, ...]
    sites: tuple[SiteView, ...]
    destroyed: int
    operation: OperationView | None
    siege: SiegeView | None
    life: int | None
    ending: str | None
    immortality: int | None
    years: int | None
    battle: BattleView | None

    def scores(self) -> tuple[int, ...]:
        return (sum([site.status != "hostile" for site in self.sites]),)


def view_of(state: Position, victories: tuple[int, ...],
            memory: tuple[int, int | None] | None) -> CommanderView:
    """All of it; `memory` is the immortality of a campaign that is over, and its years."""
    tables = state.tables
    ids = tables.region_ids
    first = tables.first_option
    return CommanderView(
        campaign=tables.board.id,
        options=tuple(OPTIONS[number] for number in range(first, first + EACH)
                      if state.has(number)),
        phase=PHASES[state.phase],
        turn=state.turn,
        turns=len(tables.turns),
        victories=victories,
        region=ids[state.region],
        came_from=ids[state.came_from],
        target=ids[state.target] if state.phase == Phase.SCOUTED else None,
        price=price(state) if state.phase == Phase.SCOUTED else None,
        modifiers=dict(modifiers(state)) if state.is_hostile(state.site) else {},
        step=state.step,
        count=state.count,
        die=state.die,
        hits=state.hits,
        level=state.level,
        army=forces_of(state, army_now(state), 0),
        gold=state.gold,
        glory=state.glory,
        prices=gold_prices(state),
        advisors=dict(zip(ADVISORS, (POSSESSION[n] for n in state.advisors), strict=True)),
        are_silent=state.abstaining == 1,
        insights=dict(zip(INSIGHTS, (POSSESSION[n] for n in state.insights), strict=True)),
        prophecies=tuple(ProphecyView(id, n) for id, n in
                         zip(PROPHECIES, state.prophecies, strict=True) if n > 0),
        oracles=ids_where(ids, state.oracles),
        cities=ids_where(ids, state.cities),
        temples=ids_where(ids, state.temples),
        sites=tuple(site_of(state, site) for site in range(len(tables.sites))),
        destroyed=sum(state.destroyed),
        operation=operation_of(state),
        siege=siege_of(state),
        life=None if state.life == NONE else state.life,
        ending=None if state.ending == NONE else ENDINGS[state.ending],
        immortality=memory[0] if memory else None,
        years=memory[1] if memory else None,
        battle=battle_view(state),
    )


def ids_where(ids: tuple[str, ...], flags: list[int]) -> tuple[str, ...]:
    """The ids of what is marked."""
    return tuple(id for id, flag in zip(ids, flags, strict=True) if flag)


def army_now(state: Position) -> list[int]:
    """The army; in a battle those that stand in its line."""
    battle = state.battle
    if battle is None or not battle.mine:
        return state.army
    army = [0] * len(state.army)
    for code in battle.mine:
        if code >> 3 != ALEXANDER:
            army[code >> 2] += 1
    return army


def forces_of(state: Position, counts: list[int], first: int) -> tuple[ForceView, ...]:
    """Counters by kind, `first` being the kind of the first two counts."""
    return tuple(ForceView(state.tables.kinds[first + at].id, counts[2 * at], counts[2 * at + 1])
                 for at in range(len(counts) // 2) if counts[2 * at] or counts[2 * at + 1])


def site_of(state: Position, site: int) -> SiteView:
    tables = state.tables
    where = tables.sites[site]
    has_leader = state.leaders[site] > 0
    return SiteView(
        id=tables.regions[where.region].id,
        status=STATUS[state.status[site]],
        is_battle=where.is_battle,
        forces=forces_of(state, state.garrison_at(site), tables.mac),
        walls=state.walls_at(site) if not state.status[site] else (0, 0),
        leader=tables.leaders[where.leader].id if has_leader else None,
        leader_is_reduced=state.leaders[site] == 1,
        glory=state.bonus_glory[site],
        gold=state.bonus_gold[site],
        distance=state.distance(site),
    )


def operation_of(state: Position) -> OperationView | None:
    """The operation, in a campaign that has one."""
    campaign = state.tables.campaign
    if not (campaign.targets or campaign.hardships):
        return None
    forces = [n for each in state.ops_forces for n in (each, 0)]
    return OperationView(
        left=dict(zip(OPERATIONS, state.ops_left, strict=True)),
        active=dict(zip(OPERATIONS, state.ops_active, strict=True)),
        forces=forces_of(state, forces, state.tables.mac),
    )


def siege_of(state: Position) -> SiegeView | None:
    """The tracks of Tyre, in its campaign."""
    if state.tables.siege is None:
        return None
    return SiegeView(**dict(zip(TRACKS, state.tracks, strict=True)),
                     sections=tuple(state.sections))

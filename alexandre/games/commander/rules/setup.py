"""Setting a campaign up: the army, garrisons out of the cups, advisors, what a life brings.
Chapters 3 and 13."""

from __future__ import annotations

from alexandre.games.commander import meta
from alexandre.games.commander.actions.verbs import Draw, Hire
from alexandre.games.commander.events import AdvisorCame
from alexandre.games.commander.rules import life
from alexandre.games.commander.rules.enemy import cups
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import FREE, HELD
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at, replace_at
from alexandre.kernel.fields import NONE

MORE_DRAWN = (meta.MEMNONS_HOST, meta.GREAT_LEVY, meta.MARINES)
FREE_FORCES = {meta.LEAGUE_OF_CORINTH: ("infantry", "peltasts"),
               meta.THESSALIAN_HORSE: ("light_cavalry",), meta.DRAFTS: ("infantry", "phalanx")}


def set_out(state: Position, inputs: Plain) -> None:
    """The table before the cups are opened, with what a life brings along.  [3.1-3.7] [13.10]"""
    tables, campaign = state.tables, state.tables.campaign
    state.phase = Step.NEXT_GARRISON
    state.entered = replace_at(state.entered, state.region, 1)
    for kind in campaign.army:
        state.army = add_at(state.army, 2 * kind)
    for name in campaign.granted:
        state.advisors = replace_at(state.advisors, meta.ADVISORS.index(name), HELD)
    if state.has(meta.ROYAL_TREASURE):
        state.gold += tables.figures[meta.ROYAL_TREASURE]
    if state.has(meta.SHIPWRIGHTS):
        state.tracks = add_at(state.tracks, 0, tables.figures[meta.SHIPWRIGHTS])
    for at, site in enumerate(tables.sites):
        width = 2 * tables.enemies
        for kind in site.garrison:
            place = 2 * (kind - tables.mac)
            state.garrison = add_at(state.garrison, at * width + place)
            state.cup = add_at(state.cup, kind - tables.mac, -1)
        state.walls = replace_at(state.walls, 2 * at, site.walls)
        state.leaders = replace_at(state.leaders, at, 2 if site.leader != NONE else 0)
    life.bring(state, inputs)
    for option in (meta.LEAGUE_OF_CORINTH, meta.THESSALIAN_HORSE):
        if state.has(option) and not join_free(state, option):
            state.idle = replace_at(state.idle, option, 1)


def join_free(state: Position, option: int) -> list[int]:
    """The forces that an option gives, as far as there are counters; which.  [13.3] [13.4]"""
    joined = []
    for name in FREE_FORCES[option]:
        kind = state.tables.kind_ids.index(name)
        if state.count_of(kind) < state.tables.kinds[kind].count:
            state.army = add_at(state.army, 2 * kind)
            joined.append(kind)
    return joined


def next_garrison(state: Position, tell: Tell | None) -> None:
    """The next site for which counters are drawn; then advisors are chosen.  [3.3]"""
    if not state.count:
        state.step += 1
        if state.step == len(state.tables.sites):
            choose_next(state)
            return
        site = state.tables.sites[state.step]
        more = sum(state.tables.figures[option] for option in MORE_DRAWN
                   if state.concerns(option, site.marks))
        state.count = site.drawn + more
        return
    nation = state.tables.sites[state.step].nation
    if cups.is_empty(state, nation):
        state.count = 0
    else:
        state.phase = Phase.GARRISONS


def garrison(state: Position, action: Draw, tell: Tell | None) -> None:
    """A force comes out of the cup and stands in the region.  [3.3]"""
    cups.place(state, action.index, state.step, tell)
    state.count -= 1
    state.phase = Step.NEXT_GARRISON


def choose_next(state: Position) -> None:
    """Advisors are chosen, unless a life brings its own; then the operation musters.  [3.5]"""
    state.step = 0
    state.count = min(state.target, state.advisors.count(FREE))
    state.target = 0
    if state.count:
        state.phase = Phase.ADVISORS
    else:
        muster_first(state)


def choose_offers(state: Position) -> list[Action]:
    """The advisors that have not been chosen.  [3.5]"""
    return [state.tables.moves.hire[number] for number, each in enumerate(state.advisors)
            if each == FREE]


def choose(state: Position, action: Hire, tell: Tell | None) -> None:
    """An advisor of the beginning.  [3.5]"""
    gain_advisor(state, action.index, tell)
    state.count -= 1
    if not state.count:
        muster_first(state)


def gain_advisor(state: Position, advisor: int, tell: Tell | None) -> None:
    """He stands by Alexander from now on."""
    state.advisors = replace_at(state.advisors, advisor, HELD)
    if tell:
        tell(AdvisorCame(state.tables.advisors[advisor]))


def muster_first(state: Position) -> None:
    """The forces with which the operation begins.  [3.7]"""
    state.count = ops_strength(state)
    state.phase = Step.NEXT_MUSTER


def ops_strength(state: Position) -> int:
    """The number of forces in preparation at the beginning and after each Go! [3.7] [13.3]"""
    if state.has(meta.PERSIAN_GOLD):
        return state.tables.figures[meta.PERSIAN_GOLD]
    return state.tables.campaign.ops_forces

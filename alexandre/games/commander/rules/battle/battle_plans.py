"""Plans and insights as they are used up, and what forces are called.  8.4."""

from __future__ import annotations

from alexandre.games.commander.actions.battle import ALEXANDER, LEADER, PLANS, WALL, Plan, Scheme
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.meta import INSIGHTS
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import write_force
from alexandre.games.commander.state.holdings import GONE
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import replace_at
from alexandre.kernel.text import Noun


def use_up(state: Position, insight: int, tell: Tell | None) -> None:
    """An insight serves once in a campaign."""
    state.insights = replace_at(state.insights, insight, GONE)
    if tell:
        tell(events.InsightUsed(INSIGHTS[insight], state.tables.insights[insight]))


def spend(state: Position, plan: int, tell: Tell | None) -> None:
    """An own plan is discarded for its effect."""
    battle_of(state).plans[plan] -= 1
    if tell:
        tell(events.PlanUsed(PLANS[plan], plan_noun(state, plan)))


def discard(state: Position, scheme: int, tell: Tell | None) -> None:
    """A plan of the enemy is used."""
    battle_of(state).schemes[scheme] -= 1
    if tell:
        each = state.tables.enemy_plans[scheme]
        tell(events.EnemyPlanUsed(each.id, each.noun))


def cause_hits(state: Position, id: str, hits: int, tell: Tell | None) -> None:
    """Hits to be dealt freely, less those that a Rally absorbs.  [8.4.13]"""
    if tell:
        tell(events.HitsCaused(id, hits))
    battle_of(state).free_hits += absorb_hits(state, hits, tell, is_duel=False)


def absorb_hits(state: Position, hits: int, tell: Tell | None, *, is_duel: bool) -> int:
    """The hits that are left: [8.4.13] Rally absorbs first, [8.4.14] then Guards in a duel."""
    battle = battle_of(state)
    while hits and battle.schemes[Scheme.RALLY]:
        discard(state, Scheme.RALLY, tell)
        hits -= 1
    while hits and is_duel and battle.schemes[Scheme.GUARDS]:
        discard(state, Scheme.GUARDS, tell)
        hits -= 1
    return hits


def plan_noun(state: Position, plan: int) -> Noun:
    """The name of an own plan."""
    return state.tables.destiny_noun if plan == Plan.DESTINY else state.tables.plans[plan].noun


def noun_of(state: Position, code: int) -> Noun:
    """The name of a force, of a wall, of a leader."""
    kind = code >> 3
    if kind == ALEXANDER:
        return state.tables.alexander_noun
    if kind == WALL:
        return state.tables.wall_noun
    if kind == LEADER:
        return state.tables.leaders[battle_of(state).leader].noun
    return state.tables.kinds[kind].noun


def text_of(state: Position, code: int) -> str:
    """A force as a dump writes it."""
    return write_force(code, state.tables.kind_ids)

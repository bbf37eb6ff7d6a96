"""The laws that no battle can break.  Chapter 8."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.battle import (
    ACTED,
    ALEXANDER,
    LEADER,
    REDUCED,
    SPENT,
    WALL,
    Plan,
)
from alexandre.games.commander.meta import ANTICIPATION, MORALE
from alexandre.games.commander.rules.battle import stages
from alexandre.games.commander.rules.battle.battle_course import has_window
from alexandre.games.commander.rules.battle.end import fleeing
from alexandre.games.commander.rules.battle.opening import count_bought
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import MAC, TOP_SPEED, Aim, Battle, Stage
from alexandre.games.commander.state.holdings import GONE, LAWS
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.values import battle_of, steps_of, type_of
from alexandre.games.commander.tables import CAVALRY
from alexandre.kernel.fields import NONE

ATTACKING: Final = (Stage.AIMING, Stage.DECIDING, Stage.ROLLING, Stage.REROLLING, Stage.FLANKING)
BEFORE: Final = (Stage.OPENING, Stage.DRAWING, Stage.PLANNING)


def audit(state: Position) -> None:
    """Every law of a battle under way; BadState names the first that is broken."""
    battle = battle_of(state)
    require(battle.stage != Stage.CLOSED and not battle.result, "over")
    require(battle.leader in (NONE, state.tables.sites[battle.site].leader), "leader")
    require(state.level >= 1, "alexander")
    audit_lines(state, battle)
    audit_plans(state, battle)
    audit_stage(state, battle)
    audit_hits(state, battle)
    require(stages.offers(state), "offers")


def audit_lines(state: Position, battle: Battle) -> None:
    """[8.1.1] everybody stands in his line, once, on a side that his counter has."""
    require(battle.mine == sorted(battle.mine) and battle.foes == sorted(battle.foes), "lines")
    require(battle.count(ALEXANDER) == 1, "alexander")
    require(all(code >> 3 < MAC or code >> 3 == ALEXANDER for code in battle.mine), "lines")
    require(all(MAC <= code >> 3 <= WALL for code in battle.foes), "lines")
    is_spied = state.phase == Phase.SPIES
    require(battle.has_troops() or battle.is_pending() or bool(battle.fallen) or is_spied, "won")
    stands = battle.leader != NONE and not battle.leader_killed
    require(battle.count(LEADER) == stands, "leader")
    require(not battle.leader_killed or not battle.foes, "leader")
    require(battle.count(WALL) <= state.tables.box.walls, "walls")
    for code in (*battle.mine, *battle.foes):
        kind = code >> 3
        if kind < LEADER:
            require(not code & REDUCED or len(state.tables.kinds[kind].faces) > 1, "sides")
        is_cavalry = type_of(state, code) in CAVALRY
        require(not code & SPENT or is_cavalry, "sides")
        require(not (kind == ALEXANDER and code & REDUCED), "sides")
        require(not (kind == WALL and code & ACTED), "sides")


def audit_plans(state: Position, battle: Battle) -> None:
    """[8.3.2] [8.2.3] no more plans than there are; Rally alone can be multiplied."""
    for plan, each in enumerate(state.tables.plans):
        require(battle.plans[plan] >= 0, "plans")
        require(plan == Plan.RALLY or battle.plans[plan] <= each.count, "plans")
    require(0 <= battle.plans[Plan.DESTINY] <= state.destiny(), "plans")
    for scheme, counter in enumerate(state.tables.enemy_plans):
        require(0 <= battle.schemes[scheme] <= counter.count, "plans")
    require((battle.due > 0) == (battle.stage in (Stage.OPENING, Stage.DRAWING)), "plans")
    require(not (battle.free or battle.morale) or battle.stage == Stage.PLANNING, "plans")
    if battle.stage == Stage.PLANNING:
        rallies = state.tables.plans[Plan.RALLY].count
        require(0 <= count_bought(battle, Plan.RALLY) <= rallies, "plans")
        require(not battle.morale or state.insights[MORALE] == GONE, "plans")
    if battle.stage == Stage.OPENING:
        require(state.holds(ANTICIPATION), "plans")


def audit_stage(state: Position, battle: Battle) -> None:
    """[8.5.1-8.5.3] a stage has what it is about."""
    stage = battle.stage
    require(0 <= battle.speed <= TOP_SPEED + 1, "speed")
    require(stage not in BEFORE or battle.round == 0, "round")
    is_trap = stage == Stage.REROLLING and battle.attacker == NONE
    require((battle.attacker != NONE) == (stage in ATTACKING and not is_trap), "attacker")
    if battle.attacker != NONE:
        require(battle.attacker in battle.mine + battle.foes, "attacker")
        require(not battle.attacker & (ACTED | SPENT), "attacker")
    flags = (battle.is_sacrificed, battle.is_duel, battle.is_declared, battle.is_manoeuvre,
             battle.leader_killed)
    require(max(flags) <= 1, "round")
    if battle.is_sacrificed:  # [8.4.11] only a phalanx still rolls then
        own = battle.attacker in battle.mine and battle.attacker >> 3 != ALEXANDER
        goes_on = type_of(state, battle.attacker) == "PH" and battle.chain
        is_rolling = stage in (Stage.ROLLING, Stage.REROLLING)
        require(own and (stage == Stage.FLANKING or (is_rolling and goes_on)), "sacrifice")
    require((battle.die > 0) == (stage == Stage.REROLLING), "die")
    require(stage != Stage.REROLLING or battle.plans[Plan.DESTINY], "die")
    require(stage != Stage.FLANKING or (battle.plans[Plan.FLANK] and battle.scored), "flank")
    require(stage != Stage.DECIDING or battle.plans[Plan.SACRIFICE], "sacrifice")
    is_engine = type_of(state, battle.attacker) == "SE"
    require(stage != Stage.AIMING or (is_engine and battle.has_walls()), "aim")
    may_wait = has_window(state) or state.phase == Phase.SPIES
    require(stage != Stage.WINDOW or (battle.is_pending() and may_wait), "window")
    require(stage != Stage.RETREATING or fleeing(battle) != NONE, "retreat")
    require(stage != Stage.REGROUPING or (battle.fallen and battle.plans[Plan.REGROUP]), "regroup")


def audit_hits(state: Position, battle: Battle) -> None:
    """[8.5.3] hits wait while a speed rolls, and are taken when it is done; [8.7.3] those to be
    dealt find somebody."""
    to_deal = battle.wall_hits or battle.force_hits or battle.free_hits
    to_take = battle.own_hits or battle.alexander_hits
    require(battle.stage != Stage.DEALING or to_deal, "hits")
    if battle.stage == Stage.DEALING:
        forces, walls = steps_of(state, battle)
        require(battle.wall_hits <= walls and battle.force_hits <= forces, "hits")
        require(battle.wall_hits + battle.force_hits + battle.free_hits <= forces + walls, "hits")
    require(battle.stage != Stage.SUFFERING or (to_take and not to_deal), "hits")
    may_wait = (*ATTACKING, Stage.WINDOW, Stage.SPRINGING, Stage.DEALING, Stage.SUFFERING)
    require(battle.stage in may_wait or not battle.is_pending(), "hits")
    require(not battle.leader_hits or battle.has_leader(), "hits")
    require(not battle.is_duel or battle.leader != NONE, "leader")
    is_dueling = battle.attacker != NONE and battle.aim == Aim.LEADER
    require(not is_dueling or (battle.is_duel and battle.has_leader()), "leader")


def require(is_kept: object, law: str) -> None:
    """BadState with the law of battles that is broken."""
    LAWS.require(is_kept, f"battle_{law}")

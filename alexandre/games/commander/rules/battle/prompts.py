"""Questions of a battle, and the sentence of each offer. Chapter 8."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import ALEXANDER, REDUCED, SPENT
from alexandre.games.commander.rules.battle.battle_course import may_attack
from alexandre.games.commander.rules.battle.battle_plans import noun_of, plan_noun
from alexandre.games.commander.rules.battle.end import fleeing
from alexandre.games.commander.rules.battle.rounds import must_aim
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import STAGES, Stage
from alexandre.games.commander.state.values import battle_of, hero_numbers, numbers_of
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg

SIDES: Final = {0: "full", SPENT: "spent", REDUCED: "reduced", REDUCED | SPENT: "tired"}


def prompt(state: Position) -> str:
    """The sentence of a stage that has more than one."""
    battle = battle_of(state)
    if battle.stage == Stage.BRACKET and must_aim(state):
        return "battle_bracket_aim"
    if battle.stage == Stage.PLANNING and not battle.free:
        return "battle_planning_for_gold"
    if battle.stage == Stage.DEALING and not battle.free_hits:
        if not battle.force_hits:
            return "battle_dealing_to_walls"
        if not battle.wall_hits:
            return "battle_dealing_to_forces"
    if battle.stage == Stage.SUFFERING and battle.alexander_hits:
        return "battle_suffering_duel"
    if battle.stage == Stage.REROLLING and battle.attacker == NONE:
        return "battle_rerolling_trap"
    return f"battle_{STAGES[battle.stage]}"


def prompt_args(state: Position) -> dict[str, Arg]:
    """The arguments of the questions."""
    battle = battle_of(state)
    pools = {Stage.DEALING: battle.wall_hits + battle.force_hits + battle.free_hits,
             Stage.SUFFERING: battle.alexander_hits or battle.own_hits,
             Stage.PLANNING: battle.free}
    args: dict[str, Arg] = {
        "round": battle.round,
        "speed": battle.speed,
        "n": pools.get(battle.stage, battle.due),
        "gold": state.gold,
        "die": battle.die,
        "limit": hero_numbers(state)[0],
    }
    code = fleeing(battle) if battle.stage == Stage.RETREATING else battle.attacker
    if code != NONE:
        args["force"] = noun_of(state, code)
    if battle.attacker != NONE and battle.stage != Stage.AIMING:
        value, sup = numbers_of(state, battle.attacker)
        args["value"] = max(0, value - battle.chain)
        args["sup"] = sup
    return args


def aim_key(state: Position, action: verbs.AimForces) -> str:
    """A siege engine spares the walls, or Alexander the leader."""
    return "aim_engine" if battle_of(state).stage == Stage.AIMING else "aim_forces"


def insight_key(state: Position, action: verbs.UseInsight) -> str:
    """Each insight has words of its own."""
    return f"use_{action.id}"


def plan_key(state: Position, action: verbs.TakePlan) -> str:
    """For nothing, or for gold."""
    return "plan" if battle_of(state).free else "buy_plan"


def side_key(key: str, state: Position, action: verbs.OfLine) -> str:
    """The side of a force: full, spent, reduced, or reduced and spent; or Alexander, whom a hit
    may kill.
    """
    if action.force >> 3 == ALEXANDER:
        return f"{key}_alexander" if state.level_left else f"{key}_alexander_dead"
    return f"{key}_{SIDES[action.force & (REDUCED | SPENT)]}"


def by_plan(state: Position, action: verbs.TakePlan | verbs.LosePlan) -> dict[str, Arg]:
    return {"plan": plan_noun(state, action.index)}


def by_scheme(state: Position, action: verbs.DrawScheme) -> dict[str, Arg]:
    """The plan of the enemy."""
    return {"plan": state.tables.enemy_plans[action.index].noun}


def by_force(state: Position, action: verbs.OfLine) -> dict[str, Arg]:
    """The force, and for Alexander the level that is left."""
    leaders = [leader.noun for leader in state.tables.leaders if leader.id == action.id]
    return {"force": leaders[0] if leaders else noun_of(state, action.force),
            "level": state.level_left}


def by_numbers(state: Position, action: Action) -> dict[str, Arg]:
    """The number of hits by Envelopment."""
    return {"n": battle_of(state).advantage()}


def attack_key(state: Position, action: verbs.Attack) -> str:
    """The key of an attack; with a charge alone nobody rolls. [8.4.5]"""
    battle = battle_of(state)
    rolls = any(may_attack(state, code) for code in (*battle.mine, *battle.foes))
    return "attack" if rolls else "attack_nobody"


def by_speed(state: Position, action: verbs.Attack) -> dict[str, Arg]:
    """The side whose turn it is."""
    return {"speed": battle_of(state).speed}


def by_limit(state: Position, action: verbs.Retreat) -> dict[str, Arg]:
    """The roll that each force needs."""
    return {"limit": hero_numbers(state)[0]}


def by_die(state: Position, action: verbs.KeepDie) -> dict[str, Arg]:
    return {"die": battle_of(state).die}


def by_leader(state: Position, action: verbs.AimLeader) -> dict[str, Arg]:
    """The leader whom Alexander seeks."""
    return {"leader": state.tables.leaders[battle_of(state).leader].noun}

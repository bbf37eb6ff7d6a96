"""What a battle asks, and how each of its offers is said.  Chapter 8."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.rules.battle_end import fleeing
from alexandre.games.commander.rules.battle_plans import noun_of, plan_noun
from alexandre.games.commander.rules.battle_rounds import must_aim
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import (
    AIMING,
    ALEXANDER,
    BRACKET,
    DEALING,
    PLANNING,
    REDUCED,
    REROLLING,
    RETREATING,
    SPENT,
    STAGES,
    SUFFERING,
    Battle,
)
from alexandre.games.commander.state.names import NONE
from alexandre.games.commander.state.values import battle_of, hero_numbers, numbers_of
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Prompt
from alexandre.kernel.text import Arg, Msg

SIDES: Final = {0: "full", SPENT: "spent", REDUCED: "reduced", REDUCED | SPENT: "tired"}


def prompt(state: Position) -> Prompt:
    """The question put to the actor; its kind is the stage."""
    battle = battle_of(state)
    stage = STAGES[battle.stage]
    args = tuple(prompt_args(state, battle).items())
    return Prompt(f"battle_{stage}",
                  Msg(f"commander.battle.prompt.{question(state, battle, stage)}", args))


def question(state: Position, battle: Battle, stage: str) -> str:
    """Which question a stage asks, where it has more than one."""
    if battle.stage == BRACKET and must_aim(state):
        return "bracket_aim"
    if battle.stage == PLANNING and not battle.free:
        return "planning_for_gold"
    if battle.stage == DEALING and battle.wall_hits:
        return "dealing_to_walls"
    if battle.stage == DEALING and battle.force_hits:
        return "dealing_to_forces"
    if battle.stage == SUFFERING and battle.alexander_hits:
        return "suffering_duel"
    if battle.stage == REROLLING and battle.attacker == NONE:
        return "rerolling_trap"
    return stage


def prompt_args(state: Position, battle: Battle) -> dict[str, Arg]:
    """What the questions mention."""
    pools = {DEALING: battle.wall_hits or battle.force_hits or battle.free_hits,
             SUFFERING: battle.alexander_hits or battle.own_hits, PLANNING: battle.free}
    args: dict[str, Arg] = {
        "round": battle.round,
        "speed": battle.speed,
        "n": pools.get(battle.stage, battle.due),
        "gold": state.gold,
        "die": battle.die,
        "limit": hero_numbers(state)[0],
    }
    code = fleeing(battle) if battle.stage == RETREATING else battle.attacker
    if code != NONE:
        args["force"] = noun_of(state, code)
    if battle.attacker != NONE and battle.stage != AIMING:
        value, sup = numbers_of(state, battle.attacker)
        args["value"] = max(0, value - battle.chain)
        args["sup"] = sup
    return args


def label(state: Position, action: Action) -> Msg:
    """An offer of a battle as its button says it."""
    key, describe = LABELS[type(action)]
    if isinstance(action, verbs.AimForces) and battle_of(state).stage == AIMING:
        key = "aim_engine"
    elif isinstance(action, verbs.OfLine) and not isinstance(action, verbs.RegroupForce):
        key = side_key(key, action)
    elif isinstance(action, verbs.UseInsight):
        key = f"use_{action.id}"
    elif isinstance(action, verbs.TakePlan):
        key = "plan" if battle_of(state).free else "buy_plan"
    return Msg(f"commander.battle.action.{key}", tuple(describe(state, action).items()))


def side_key(key: str, action: verbs.OfLine) -> str:
    """Which side a force shows: full, spent, reduced, or reduced and spent."""
    if action.force >> 3 == ALEXANDER:
        return f"{key}_alexander"
    return f"{key}_{SIDES[action.force & (REDUCED | SPENT)]}"


def by_itself(state: Position, action: Action) -> dict[str, Arg]:
    """Nothing to say."""
    return {}


def by_plan(state: Position, action: verbs.TakePlan | verbs.LosePlan) -> dict[str, Arg]:
    """Which plan."""
    return {"plan": plan_noun(state, action.index)}


def by_scheme(state: Position, action: verbs.DrawScheme) -> dict[str, Arg]:
    """Which plan of the enemy."""
    return {"plan": state.tables.enemy_plans[action.index].noun}


def by_force(state: Position, action: verbs.OfLine) -> dict[str, Arg]:
    """Which force, and for Alexander what level it leaves him."""
    return {"force": noun_of(state, action.force), "level": max(0, state.level - 2)}


def by_numbers(state: Position, action: Action) -> dict[str, Arg]:
    """How many hits Envelopment causes."""
    return {"n": battle_of(state).advantage()}


def by_speed(state: Position, action: verbs.Attack) -> dict[str, Arg]:
    """Whose turn it is."""
    return {"speed": battle_of(state).speed}


def by_limit(state: Position, action: verbs.Retreat) -> dict[str, Arg]:
    """What each force has to roll."""
    return {"limit": hero_numbers(state)[0]}


def by_die(state: Position, action: verbs.KeepDie) -> dict[str, Arg]:
    """What the die shows."""
    return {"die": battle_of(state).die}


def by_leader(state: Position, action: verbs.AimLeader) -> dict[str, Arg]:
    """Whom Alexander seeks."""
    return {"leader": state.tables.leaders[battle_of(state).leader].noun}


Describe = Callable[[Position, Any], dict[str, Arg]]

LABELS: Final[dict[type[Action], tuple[str, Describe]]] = {
    verbs.UseInsight: ("use", by_itself),
    verbs.Meet: ("meet", by_itself),
    verbs.TakePlan: ("plan", by_plan),
    verbs.Array: ("array", by_itself),
    verbs.FightOn: ("fight_on", by_itself),
    verbs.Retreat: ("retreat", by_limit),
    verbs.Envelop: ("envelop", by_numbers),
    verbs.ChargeAgain: ("charge", by_force),
    verbs.AimLeader: ("aim_leader", by_leader),
    verbs.AimForces: ("aim_forces", by_itself),
    verbs.AimWall: ("aim_wall", by_itself),
    verbs.Attack: ("attack", by_speed),
    verbs.Settle: ("settle", by_itself),
    verbs.Strike: ("strike", by_itself),
    verbs.SacrificeForce: ("sacrifice", by_itself),
    verbs.Reroll: ("reroll", by_itself),
    verbs.KeepDie: ("keep_die", by_die),
    verbs.TakeFlank: ("take_flank", by_itself),
    verbs.SpareFlank: ("spare_flank", by_itself),
    verbs.DealHit: ("deal", by_force),
    verbs.RallyForces: ("rally", by_itself),
    verbs.TakeHit: ("take", by_force),
    verbs.RegroupForce: ("regroup", by_force),
    verbs.KeepRegroup: ("keep_regroup", by_itself),
    verbs.DrawScheme: ("draw_scheme", by_scheme),
    verbs.LosePlan: ("lose_plan", by_plan),
}

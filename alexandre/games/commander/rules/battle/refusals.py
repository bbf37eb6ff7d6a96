"""Refusals in a battle: first its stage, then the verb's own. Chapter 8."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import ACTED, WALL, Plan
from alexandre.games.commander.actions.verbs import Die, Disband, Draw, Wound
from alexandre.games.commander.meta import BUCEPHALUS
from alexandre.games.commander.rules.battle.opening import count_bought
from alexandre.games.commander.rules.battle.rounds import must_aim
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import BY_CHANCE, STAGES, Battle, Stage
from alexandre.games.commander.state.values import battle_of, speed_of
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg

# The verbs that have their place at some stages, each with the rule that says so.
MOMENTS: Final[tuple[tuple[tuple[int, ...], dict[type[Action], str]], ...]] = (
    ((Stage.OPENING,), {verbs.Meet: "8.2.1"}),
    ((Stage.PLANNING,), {verbs.TakePlan: "8.3.1", verbs.Array: "8.3.1"}),
    ((Stage.ROUND,), {verbs.FightOn: "8.5.1", verbs.Retreat: "8.9.1"}),
    ((Stage.ROUND, Stage.BRACKET, Stage.WINDOW), {verbs.Envelop: "8.4.16"}),
    ((Stage.BRACKET,), {
        verbs.ChargeAgain: "8.4.5", verbs.AimLeader: "8.8.2", verbs.Attack: "8.5.3"}),
    ((Stage.BRACKET, Stage.AIMING), {verbs.AimForces: "8.8.2"}),
    ((Stage.AIMING,), {verbs.AimWall: "8.6.4"}),
    ((Stage.WINDOW,), {verbs.Settle: "8.5.3"}),
    ((Stage.DECIDING,), {verbs.Strike: "8.4.11", verbs.SacrificeForce: "8.4.11"}),
    ((Stage.REROLLING,), {verbs.Reroll: "8.4.6", verbs.KeepDie: "8.4.6"}),
    ((Stage.FLANKING,), {verbs.TakeFlank: "8.4.8", verbs.SpareFlank: "8.4.8"}),
    ((Stage.DEALING,), {verbs.DealHit: "8.7.2"}),
    ((Stage.SUFFERING,), {verbs.RallyForces: "8.4.9", verbs.TakeHit: "8.7.5"}),
    ((Stage.REGROUPING,), {verbs.RegroupForce: "8.4.10", verbs.KeepRegroup: "8.4.10"}),
    ((Stage.DRAWING,), {verbs.DrawScheme: "8.2.1"}),
    ((Stage.CONFUSING,), {verbs.LosePlan: "8.4.1"}),
    ((Stage.DEPLOYING,), {Draw: "8.4.2"}),
    ((), {Wound: "8.7.5"}),  # in a battle a hit is taken by TakeHit
)
# When a verb has its place, and the rule that says so.
PLACES: Final[dict[type[Action], tuple[tuple[int, ...], str]]] = {
    verb: (stages, rule) for stages, rules in MOMENTS for verb, rule in rules.items()}
# The plan that a verb uses.
PLAN_OF: Final[dict[type[Action], int]] = {
    verbs.ChargeAgain: Plan.CHARGE, verbs.Envelop: Plan.ENVELOPMENT, verbs.Reroll: Plan.DESTINY,
    verbs.TakeFlank: Plan.FLANK, verbs.RallyForces: Plan.RALLY,
    verbs.RegroupForce: Plan.REGROUP, verbs.SacrificeForce: Plan.SACRIFICE,
}
INSIGHT_RULES: Final = {"anticipation": "8.2.4", "bucephalus": "8.3.5", "manoeuvre": "8.3.6",
                        "morale": "8.3.7", "trap": "8.4.12"}


def no(key: str, rule: str, **args: Arg) -> Msg:
    return Msg.of(f"commander.battle.why.{key}", rule, **args)


def in_a_battle(state: Position, action: Action) -> Msg | None:
    """[8.1.1] a battle is fought to its end; each verb has its stage."""
    battle = battle_of(state)
    if isinstance(action, verbs.UseInsight):
        return None
    if battle.stage in BY_CHANCE:
        return why_chance(battle, action)
    if isinstance(action, Die):
        return no("no_die", "8.5.4")
    if isinstance(action, Disband):
        return why_disband(state, action)
    place = PLACES.get(type(action))
    if place is None:
        return no("battle_first", "8.1.1")
    stages, rule = place
    if battle.stage in stages:
        return None
    return why_too_late(battle, action, rule) or no(f"not_while_{STAGES[battle.stage]}", rule)


def why_too_late(battle: Battle, action: Action, rule: str) -> Msg | None:
    """[8.2.1] [8.3.1] what is done before the first round only; a plan that nobody has."""
    if battle.stage > Stage.OPENING and isinstance(action, verbs.Meet):
        return no("plans_drawn", rule)
    if battle.stage <= Stage.PLANNING:
        return None
    if isinstance(action, verbs.TakePlan | verbs.Array):
        return no("plans_chosen", rule)
    plan = PLAN_OF.get(type(action))
    if plan is not None and not battle.plans[plan]:
        return no("plan_not_held", rule)
    return None


def why_chance(battle: Battle, action: Action) -> Msg:
    """[8.2.3] [8.4.1] [8.4.2] what is drawn is not in the bowl; else the draw comes first."""
    if isinstance(action, verbs.DrawScheme) and battle.stage == Stage.DRAWING:
        return no("scheme_used_up", "8.2.3")
    if isinstance(action, verbs.LosePlan) and battle.stage == Stage.CONFUSING:
        return no("no_such_plan", "8.4.1")
    if isinstance(action, Draw) and battle.stage == Stage.DEPLOYING:
        return no("not_in_cup", "8.4.2")
    return no("chance_first", "8.1.1")


def why_insight(state: Position, action: verbs.UseInsight) -> Msg:
    """An insight that is held, at its moment."""
    rule = INSIGHT_RULES[action.id]
    insight = state.tables.insights[action.index]
    if not state.holds(action.index):
        return no("no_insight", rule, insight=insight)
    if battle_of(state).stage == Stage.PLANNING and action.index == BUCEPHALUS:
        return no("bucephalus_first", rule)
    return Msg.of("commander.why.insight_when", rule, insight=insight,
                  when=Msg.of(f"commander.when.{action.id}"))


def why_plan(state: Position, action: verbs.TakePlan) -> Msg:
    """[8.3.1] paid for, [8.3.2] as often as it exists."""
    battle = battle_of(state)
    each = state.tables.plans[action.index]
    if count_bought(battle, action.index) >= each.count:
        return no("plan_limit", "8.3.2", plan=each.noun, n=each.count)
    return no("no_gold", "8.3.1")


def why_disband(state: Position, action: Disband) -> Msg:
    """[6.6] a force of the line but Alexander, whose attack is not under way; one is asked."""
    battle = battle_of(state)
    alike = [code for code in battle.mine if code >> 2 == action.target]
    if not alike:
        return no("not_in_line", "6.6")
    if alike == [battle.attacker]:
        return no("attack_first", "6.6")
    return Msg.of("commander.why.one_answer", "6.6")


def why_envelop(state: Position, action: verbs.Envelop) -> Msg:
    """[8.4.7] the plan, no walls, an advantage."""
    battle = battle_of(state)
    if not battle.plans[Plan.ENVELOPMENT]:
        return no("plan_not_held", "8.4.7")
    if battle.has_walls():
        return no("walls_stand", "8.4.7")
    return no("no_advantage", "8.4.7")


def why_charge(state: Position, action: verbs.ChargeAgain) -> Msg:
    """[8.4.5] the plan, cavalry that rests, its speed, a value."""
    battle = battle_of(state)
    if not battle.plans[Plan.CHARGE]:
        return no("plan_not_held", "8.4.5")
    if action.force not in battle.mine:
        return no("not_resting", "8.4.5")
    if speed_of(state, action.force) != battle.speed:
        return no("other_speed", "8.5.2", speed=battle.speed)
    return no("no_value", "8.5.4")


def why_aim(state: Position, action: Action) -> Msg:
    """[8.8.2] when it is Alexander's turn, once a round, and there is a leader."""
    battle = battle_of(state)
    if not battle.has_leader():
        return no("no_leader", "8.8.1")
    if battle.is_duel:
        return no("duel_goes_on", "8.8.3")
    if battle.is_declared:
        return no("aim_said", "8.8.2")
    return no("not_his_turn", "8.8.2")


def why_attack(state: Position, action: verbs.Attack) -> Msg:
    """[8.8.2] Alexander's aim is said first."""
    assert must_aim(state)
    return no("aim_first", "8.8.2")


def why_deal(state: Position, action: verbs.DealHit) -> Msg:
    """[8.7.2] somebody of the enemy's line; [8.6.4] as aimed."""
    if action.force not in [code & ~ACTED for code in battle_of(state).foes]:
        return no("not_in_enemy_line", "8.7.2")
    is_wall = action.force >> 3 == WALL
    return no("hits_for_forces" if is_wall else "hits_for_walls", "8.6.4")


def why_rally(state: Position, action: verbs.RallyForces) -> Msg:
    """[8.4.9] the plan."""
    return no("plan_not_held", "8.4.9")


def why_take(state: Position, action: verbs.TakeHit) -> Msg:
    """[8.8.3] in a duel Alexander; [8.7.5] else somebody of the own line."""
    if battle_of(state).alexander_hits:
        return no("duel_hits", "8.8.3")
    return no("not_in_line", "8.7.5")


def why_regroup(state: Position, action: verbs.RegroupForce) -> Msg:
    """[8.4.10] a force that was just lost."""
    return no("not_lost", "8.4.10")

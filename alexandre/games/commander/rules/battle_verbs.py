"""The verbs of a battle: which part carries each one out, why not, and in which words."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import battle as actions
from alexandre.games.commander.rules import (
    battle,
    battle_attacks,
    battle_end,
    battle_losses,
    battle_opening,
    battle_prelude,
    battle_prompts,
    battle_refusals,
    battle_rounds,
    reasons,
)
from alexandre.games.commander.state import Position
from alexandre.kernel.declared import VerbRule

VERBS: Final[tuple[VerbRule[Position], ...]] = (
    VerbRule(actions.UseInsight, battle.use_insight, why=battle_refusals.why_insight,
             label=battle_prompts.insight_key),
    VerbRule(actions.Meet, battle_opening.meet, why=reasons.never, label="meet"),
    VerbRule(actions.TakePlan, battle_opening.take_plan, why=battle_refusals.why_plan,
             label=battle_prompts.plan_key, args=battle_prompts.by_plan),
    VerbRule(actions.Array, battle_opening.array, why=reasons.never, label="array"),
    VerbRule(actions.DrawScheme, battle_opening.draw_scheme, why=reasons.never,
             label="draw_scheme", args=battle_prompts.by_scheme),
    VerbRule(actions.LosePlan, battle_prelude.lose_plan, why=reasons.never,
             label="lose_plan", args=battle_prompts.by_plan),
    VerbRule(actions.FightOn, battle_rounds.fight_on, why=reasons.never, label="fight_on"),
    VerbRule(actions.Retreat, battle_end.retreat, why=reasons.never,
             label="retreat", args=battle_prompts.by_limit),
    VerbRule(actions.Envelop, battle_rounds.envelop, why=battle_refusals.why_envelop,
             label="envelop", args=battle_prompts.by_numbers),
    VerbRule(actions.ChargeAgain, battle_rounds.charge, why=battle_refusals.why_charge,
             label=battle_prompts.charge_key, args=battle_prompts.by_force),
    VerbRule(actions.AimLeader, battle_rounds.aim_leader, why=battle_refusals.why_aim,
             label="aim_leader", args=battle_prompts.by_leader),
    VerbRule(actions.AimForces, battle_rounds.aim_forces, why=battle_refusals.why_aim,
             label=battle_prompts.aim_key),
    VerbRule(actions.AimWall, battle_attacks.aim_wall, why=reasons.never, label="aim_wall"),
    VerbRule(actions.Attack, battle_rounds.attack, why=battle_refusals.why_attack,
             label="attack", args=battle_prompts.by_speed),
    VerbRule(actions.Settle, battle_rounds.settle_hits, why=reasons.never, label="settle"),
    VerbRule(actions.Strike, battle_attacks.strike, why=reasons.never, label="strike"),
    VerbRule(actions.SacrificeForce, battle_attacks.sacrifice, why=reasons.never,
             label="sacrifice"),
    VerbRule(actions.Reroll, battle_attacks.reroll, why=reasons.never, label="reroll"),
    VerbRule(actions.KeepDie, battle_attacks.keep_die, why=reasons.never,
             label="keep_die", args=battle_prompts.by_die),
    VerbRule(actions.TakeFlank, battle_attacks.take_flank, why=reasons.never, label="take_flank"),
    VerbRule(actions.SpareFlank, battle_attacks.spare_flank, why=reasons.never,
             label="spare_flank"),
    VerbRule(actions.DealHit, battle_losses.deal, why=battle_refusals.why_deal,
             label=battle_prompts.deal_key, args=battle_prompts.by_force),
    VerbRule(actions.RallyForces, battle_losses.rally, why=battle_refusals.why_rally,
             label="rally"),
    VerbRule(actions.TakeHit, battle_losses.take, why=battle_refusals.why_take,
             label=battle_prompts.take_key, args=battle_prompts.by_force),
    VerbRule(actions.RegroupForce, battle_losses.regroup, why=battle_refusals.why_regroup,
             label="regroup", args=battle_prompts.by_force),
    VerbRule(actions.KeepRegroup, battle_losses.keep_regroup, why=reasons.never,
             label="keep_regroup"),
)

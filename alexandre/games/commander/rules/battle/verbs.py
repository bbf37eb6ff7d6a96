"""The verbs of a battle: which part carries each one out, why not, and in which words."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.commander.actions import battle as actions
from alexandre.games.commander.rules.battle import (
    attacks,
    end,
    losses,
    opening,
    prelude,
    prompts,
    refusals,
    rounds,
    stages,
)
from alexandre.games.commander.state import Position
from alexandre.kernel.declaration import VerbRule

VERBS: Final[tuple[VerbRule[Position], ...]] = (
    VerbRule(actions.UseInsight, stages.use_insight, why=refusals.why_insight,
             label=prompts.insight_key),
    VerbRule(actions.Meet, opening.meet),
    VerbRule(actions.TakePlan, opening.take_plan, why=refusals.why_plan,
             label=prompts.plan_key, args=prompts.by_plan),
    VerbRule(actions.Array, opening.array),
    VerbRule(actions.DrawScheme, opening.draw_scheme, args=prompts.by_scheme),
    VerbRule(actions.LosePlan, prelude.lose_plan, args=prompts.by_plan),
    VerbRule(actions.FightOn, rounds.fight_on),
    VerbRule(actions.Retreat, end.retreat, args=prompts.by_limit),
    VerbRule(actions.Envelop, rounds.envelop, why=refusals.why_envelop, args=prompts.by_numbers,
             step="envelop"),
    VerbRule(actions.ChargeAgain, rounds.charge, why=refusals.why_charge,
             label=partial(prompts.side_key, "charge"), args=prompts.by_force),
    VerbRule(actions.AimLeader, rounds.aim_leader, why=refusals.why_aim, args=prompts.by_leader),
    VerbRule(actions.AimForces, rounds.aim_forces, why=refusals.why_aim, label=prompts.aim_key),
    VerbRule(actions.AimWall, attacks.aim_wall),
    VerbRule(actions.Attack, rounds.attack, why=refusals.why_attack, label=prompts.attack_key,
             args=prompts.by_speed),
    VerbRule(actions.Settle, rounds.settle_hits),
    VerbRule(actions.Strike, attacks.strike),
    VerbRule(actions.SacrificeForce, attacks.sacrifice, label="sacrifice"),
    VerbRule(actions.Reroll, attacks.reroll),
    VerbRule(actions.KeepDie, attacks.keep_die, args=prompts.by_die),
    VerbRule(actions.TakeFlank, attacks.take_flank),
    VerbRule(actions.SpareFlank, attacks.spare_flank),
    VerbRule(actions.DealHit, losses.deal, why=refusals.why_deal,
             label=partial(prompts.side_key, "deal"), args=prompts.by_force),
    VerbRule(actions.RallyForces, losses.rally, why=refusals.why_rally, label="rally",
             step="rally"),
    VerbRule(actions.TakeHit, losses.take, why=refusals.why_take,
             label=partial(prompts.side_key, "take"), args=prompts.by_force),
    VerbRule(actions.RegroupForce, losses.regroup, why=refusals.why_regroup,
             label="regroup", args=prompts.by_force),
    VerbRule(actions.KeepRegroup, losses.keep_regroup),
)

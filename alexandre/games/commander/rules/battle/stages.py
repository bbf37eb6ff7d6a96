"""The offers of each stage of a battle, and the part that carries each out. Chapter 8.

Lines and plans `opening`, what comes before the rounds `prelude`, rounds and speeds `rounds`,
one attack `attacks`, hits `losses`, the end `end`; what comes next `course`, what a force rolls
against `state.values`.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.commander import meta
from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.verbs import Die
from alexandre.games.commander.rules.battle import (
    attacks,
    battle_course,
    end,
    losses,
    opening,
    prelude,
    rounds,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import STAGES, Stage
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declaration import Effect, PhaseRule

STAGE_RULES: Final[dict[int, PhaseRule[Position]]] = {
    Stage.OPENING: PhaseRule(opening.opening_offers),
    Stage.DRAWING: PhaseRule(law=opening.scheme_law),
    Stage.PLANNING: PhaseRule(opening.plan_offers),
    Stage.CONFUSING: PhaseRule(law=prelude.confusion_law),
    Stage.DEPLOYING: PhaseRule(law=battle_course.deployment_law),
    Stage.RAIDING: PhaseRule(law=attacks.die_law),
    Stage.ROUND: PhaseRule(rounds.round_offers),
    Stage.BRACKET: PhaseRule(rounds.bracket_offers),
    Stage.AIMING: PhaseRule(attacks.aim_offers),
    Stage.DECIDING: PhaseRule(attacks.sacrifice_offers),
    Stage.ROLLING: PhaseRule(law=attacks.die_law),
    Stage.REROLLING: PhaseRule(attacks.reroll_offers),
    Stage.FLANKING: PhaseRule(attacks.flank_offers),
    Stage.WINDOW: PhaseRule(rounds.window_offers),
    Stage.SPRINGING: PhaseRule(law=attacks.die_law),
    Stage.DEALING: PhaseRule(losses.deal_offers),
    Stage.SUFFERING: PhaseRule(losses.take_offers),
    Stage.REGROUPING: PhaseRule(losses.regroup_offers),
    Stage.RETREATING: PhaseRule(law=attacks.die_law),
}

ROLLED: Final[dict[int, Effect[Position]]] = {
    Stage.RAIDING: prelude.raid,
    Stage.ROLLING: attacks.roll,
    Stage.SPRINGING: attacks.roll,
    Stage.RETREATING: end.escape,
}

INSIGHTS: Final[dict[int, Effect[Position]]] = {
    meta.ANTICIPATION: opening.anticipate,
    meta.BUCEPHALUS: opening.mount,
    meta.MANOEUVRE: opening.manoeuvre,
    meta.MORALE: opening.raise_morale,
    meta.TRAP: rounds.spring_trap,
}


def offers(state: Position) -> list[Action]:
    """Every offer of the player or outcome of chance, ascending by code."""
    row = STAGE_RULES[battle_of(state).stage]
    if row.offers is not None:
        return row.offers(state)
    return [action for action, _weight in law(state)]


def law(state: Position) -> Law:
    """The law of chance now; empty while the player decides."""
    row = STAGE_RULES[battle_of(state).stage]
    return [] if row.law is None else row.law(state)


def kind(state: Position) -> str:
    """The widget of each stage is its own."""
    return f"battle_{STAGES[battle_of(state).stage]}"


def roll(state: Position, action: Die, tell: Tell | None) -> None:
    """A die of a raid, an attack, a trap or a retreat."""
    ROLLED[battle_of(state).stage](state, action, tell)


def use_insight(state: Position, action: verbs.UseInsight, tell: Tell | None) -> None:
    """An insight of battle is played and used up."""
    INSIGHTS[action.index](state, action, tell)

"""What each stage of a battle offers, and which part carries it out.  Chapter 8.

Lines and plans `battle_opening`, what comes before the rounds `battle_prelude`, rounds and speeds
`battle_rounds`, one attack `battle_attacks`, hits `battle_losses`, the end `battle_end`; what
comes next `battle_course`, what a force rolls against `state.values`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.commander import meta
from alexandre.games.commander.actions import Die
from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.rules import (
    battle_attacks,
    battle_end,
    battle_losses,
    battle_opening,
    battle_prelude,
    battle_rounds,
)
from alexandre.games.commander.rules.battle_opening import open
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import STAGES, Stage
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import PhaseRule

__all__ = ["kind", "law", "offers", "open", "roll", "use_insight"]

Effect = Callable[[Position, Any, Tell | None], None]

STAGE_RULES: Final[dict[int, PhaseRule[Position]]] = {
    Stage.OPENING: PhaseRule(battle_opening.opening_offers),
    Stage.DRAWING: PhaseRule(law=battle_opening.scheme_law),
    Stage.PLANNING: PhaseRule(battle_opening.plan_offers),
    Stage.CONFUSING: PhaseRule(law=battle_prelude.confusion_law),
    Stage.DEPLOYING: PhaseRule(law=battle_prelude.deployment_law),
    Stage.RAIDING: PhaseRule(law=battle_attacks.die_law),
    Stage.ROUND: PhaseRule(battle_rounds.round_offers),
    Stage.BRACKET: PhaseRule(battle_rounds.bracket_offers),
    Stage.AIMING: PhaseRule(battle_attacks.aim_offers),
    Stage.DECIDING: PhaseRule(battle_attacks.sacrifice_offers),
    Stage.ROLLING: PhaseRule(law=battle_attacks.die_law),
    Stage.REROLLING: PhaseRule(battle_attacks.reroll_offers),
    Stage.FLANKING: PhaseRule(battle_attacks.flank_offers),
    Stage.WINDOW: PhaseRule(battle_rounds.window_offers),
    Stage.SPRINGING: PhaseRule(law=battle_attacks.die_law),
    Stage.DEALING: PhaseRule(battle_losses.deal_offers),
    Stage.SUFFERING: PhaseRule(battle_losses.take_offers),
    Stage.REGROUPING: PhaseRule(battle_losses.regroup_offers),
    Stage.RETREATING: PhaseRule(law=battle_attacks.die_law),
}

ROLLED: Final[dict[int, Effect]] = {
    Stage.RAIDING: battle_prelude.raid,
    Stage.ROLLING: battle_attacks.roll,
    Stage.SPRINGING: battle_attacks.roll,
    Stage.RETREATING: battle_end.escape,
}

INSIGHTS: Final[dict[int, Effect]] = {
    meta.ANTICIPATION: battle_opening.anticipate,
    meta.BUCEPHALUS: battle_opening.mount,
    meta.MANOEUVRE: battle_opening.manoeuvre,
    meta.MORALE: battle_opening.raise_morale,
    meta.TRAP: battle_rounds.spring_trap,
}


def offers(state: Position) -> list[Action]:
    """Every offer of the player or outcome of chance, ascending by code."""
    row = STAGE_RULES[battle_of(state).stage]
    if row.offers is not None:
        return row.offers(state)
    return [action for action, _weight in law(state)]


def law(state: Position) -> list[tuple[Action, int]]:
    """What chance brings now; empty while the player decides."""
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

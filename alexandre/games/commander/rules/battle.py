"""A battle, its table of contents: which part asks, and which carries out.  Chapter 8.

Lines and plans `battle_opening`, what comes before the rounds `battle_prelude`, rounds and speeds
`battle_rounds`, one attack `battle_attacks`, hits `battle_losses`, the end `battle_end`; what
comes next `battle_course`, what a force rolls against `state.values`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.commander import meta
from alexandre.games.commander.actions import Die, Disband, Draw
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
from alexandre.games.commander.state.battle import (
    AIMING,
    BRACKET,
    BY_CHANCE,
    CONFUSING,
    DEALING,
    DECIDING,
    DEPLOYING,
    DRAWING,
    FLANKING,
    OPENING,
    PLANNING,
    RAIDING,
    REGROUPING,
    REROLLING,
    RETREATING,
    ROLLING,
    ROUND,
    SPRINGING,
    SUFFERING,
    WINDOW,
)
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Seat, Tell

__all__ = ["EFFECTS", "actor", "disband", "drawn", "offers", "open", "outcomes", "rolled"]

OFFERS: Final[dict[int, Callable[[Position], list[Action]]]] = {
    OPENING: battle_opening.opening_offers,
    PLANNING: battle_opening.plan_offers,
    ROUND: battle_rounds.round_offers,
    BRACKET: battle_rounds.bracket_offers,
    WINDOW: battle_rounds.window_offers,
    AIMING: battle_attacks.aim_offers,
    DECIDING: battle_attacks.sacrifice_offers,
    REROLLING: battle_attacks.reroll_offers,
    FLANKING: battle_attacks.flank_offers,
    DEALING: battle_losses.deal_offers,
    SUFFERING: battle_losses.take_offers,
    REGROUPING: battle_losses.regroup_offers,
}

LAWS: Final[dict[int, Callable[[Position], list[tuple[Action, int]]]]] = {
    DRAWING: battle_opening.scheme_law,
    CONFUSING: battle_prelude.confusion_law,
    DEPLOYING: battle_prelude.deployment_law,
    RAIDING: battle_attacks.die_law,
    ROLLING: battle_attacks.die_law,
    SPRINGING: battle_attacks.die_law,
    RETREATING: battle_attacks.die_law,
}

Effect = Callable[[Position, Any, Tell | None], None]

ROLLED: Final[dict[int, Effect]] = {
    RAIDING: battle_prelude.raid,
    ROLLING: battle_attacks.roll,
    SPRINGING: battle_attacks.roll,
    RETREATING: battle_end.escape,
}

INSIGHTS: Final[dict[int, Effect]] = {
    meta.ANTICIPATION: battle_opening.anticipate,
    meta.BUCEPHALUS: battle_opening.mount,
    meta.MANOEUVRE: battle_opening.manoeuvre,
    meta.MORALE: battle_opening.raise_morale,
    meta.TRAP: battle_rounds.spring_trap,
}


def actor(state: Position) -> Seat:
    """Chance where dice, plans or forces are drawn; else the one player."""
    return CHANCE if battle_of(state).stage in BY_CHANCE else 0


def offers(state: Position) -> list[Action]:
    """Every offer of the player, ascending by code."""
    return OFFERS[battle_of(state).stage](state)


def outcomes(state: Position) -> list[tuple[Action, int]]:
    """The law of what chance brings now."""
    law = LAWS.get(battle_of(state).stage)
    return law(state) if law else []


def rolled(state: Position, action: Die, tell: Tell | None) -> None:
    """A die fell: of a raid, an attack, a trap or a retreat."""
    ROLLED[battle_of(state).stage](state, action, tell)


def drawn(state: Position, action: Draw, tell: Tell | None) -> None:
    """An enemy force came out of the cup for Deployment."""
    battle_prelude.deploy(state, action, tell)


def disband(state: Position, action: Disband, tell: Tell | None) -> None:
    """A force is sent away before a round."""
    battle_rounds.disband(state, action, tell)


def use_insight(state: Position, action: verbs.UseInsight, tell: Tell | None) -> None:
    """An insight of battle is played and used up."""
    INSIGHTS[action.index](state, action, tell)


EFFECTS: Final[dict[type[Action], Effect]] = {
    verbs.UseInsight: use_insight,
    verbs.Meet: battle_opening.meet,
    verbs.TakePlan: battle_opening.take_plan,
    verbs.Array: battle_opening.array,
    verbs.DrawScheme: battle_opening.draw_scheme,
    verbs.LosePlan: battle_prelude.lose_plan,
    verbs.FightOn: battle_rounds.fight_on,
    verbs.Retreat: battle_end.retreat,
    verbs.Envelop: battle_rounds.envelop,
    verbs.ChargeAgain: battle_rounds.charge,
    verbs.AimLeader: battle_rounds.aim_leader,
    verbs.AimForces: battle_rounds.aim_forces,
    verbs.AimWall: battle_attacks.aim_wall,
    verbs.Attack: battle_rounds.attack,
    verbs.Settle: battle_rounds.settle_hits,
    verbs.Strike: battle_attacks.strike,
    verbs.SacrificeForce: battle_attacks.sacrifice,
    verbs.Reroll: battle_attacks.reroll,
    verbs.KeepDie: battle_attacks.keep_die,
    verbs.TakeFlank: battle_attacks.take_flank,
    verbs.SpareFlank: battle_attacks.spare_flank,
    verbs.DealHit: battle_losses.deal,
    verbs.RallyForces: battle_losses.rally,
    verbs.TakeHit: battle_losses.take,
    verbs.RegroupForce: battle_losses.regroup,
    verbs.KeepRegroup: battle_losses.keep_regroup,
}

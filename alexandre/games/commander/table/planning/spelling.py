"""The clicks that spell an action: a region, a force, a card of the panel, a plan, a track."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import battle, verbs
from alexandre.games.commander.events.battle import (
    AlexanderHit,
    Attacked,
    ForceHit,
    ForceRegrouped,
)
from alexandre.games.commander.events.turn import OperationStands
from alexandre.games.commander.meta import SPIES
from alexandre.games.commander.rules.words.labels import boast_key
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.prices import price
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording

Spelling = tuple[str, ...]

# What a verb is clicked on; a plan is clicked to be used.
SPOTS: Final[dict[type[Action], str]] = {
    verbs.March: "do:march", verbs.Stay: "do:stay", battle.Attack: "do:attack",
    battle.AimLeader: "aim:leader", battle.AimWall: "aim:wall",
    battle.Envelop: "plan:envelopment", battle.SacrificeForce: "plan:sacrifice",
    battle.Reroll: "plan:destiny", battle.TakeFlank: "plan:flank",
    battle.RallyForces: "plan:rally",
}
# Of verbs about a thing the kind of it, before its id.
KINDS: Final[dict[type[Action], str]] = {
    verbs.Scout: "region", verbs.Hire: "advisor", verbs.GiveUp: "advisor", verbs.Buy: "army",
    verbs.Enlist: "army", battle.RegroupForce: "army", verbs.PlayInsight: "insight",
    verbs.Choose: "insight", battle.UseInsight: "insight", verbs.Advance: "track",
    battle.TakePlan: "plan",
}
AT_REST: Final = (Phase.PREPARE, Phase.CONQUEST, Phase.RESUPPLY, Phase.FAILED)
HITS: Final = (Stage.DEALING, Stage.SUFFERING)
# What comes of verbs that are no card.
EFFECTS: Final[dict[type[Action], str]] = {
    battle.AimLeader: "commander.effect.duel", verbs.Boast: "commander.effect.boast",
}
PASSES: Final = (
    verbs.Abstain, verbs.Forgo, verbs.Allow, verbs.Stay, verbs.Decline, verbs.Wait, verbs.Enough,
    verbs.Encamp, battle.KeepDie, battle.SpareFlank, battle.KeepRegroup,
)
MAIN: Final = (
    verbs.Proceed, verbs.March, verbs.Fight, verbs.EndTurn, verbs.Govern,
    battle.Meet, battle.Array, battle.FightOn, battle.Attack, battle.Settle, battle.Strike,
)
COSTLY: Final = (verbs.Cancel, verbs.Accept, verbs.Yield, verbs.Suffer, verbs.Lose, verbs.Pray,
                 verbs.GiveUp, verbs.LoseLevel, verbs.Boast, battle.AimLeader, battle.Retreat,
                 battle.SacrificeForce)
GRAVE: Final = (verbs.Raze, verbs.PlayInsight, battle.UseInsight, verbs.Disband)


def spots(action: Action) -> Spelling:
    """One click for what lies on the table; nothing for what only a button says."""
    verb = type(action)
    if verb in SPOTS:
        return (SPOTS[verb],)
    if verb in KINDS and isinstance(action, verbs.OfIndex | battle.OfLine):
        return (f"{KINDS[verb]}:{action.id}",)
    match action:
        case verbs.Refit():
            return (f"army:{action.id}:reduced",)
        case verbs.Wound():
            return (army_spot(action),)
        case verbs.Repair():
            return (f"section:{action.n}",)
        case battle.OfLine():
            return (f"force:{action.force}",)
    return ()


def army_spot(action: verbs.OfForce) -> str:
    """A force of the army, or Alexander."""
    if action.is_alexander:
        return "alexander"
    return f"army:{action.id}" + (":reduced" if action.is_reduced else "")


def is_aside(state: Position, action: Action) -> bool:
    """Whether it may be done at any time and does not answer the question.

    What a prophecy asks for is among the answers where a turn is at rest.  [6.6] [7.12] [7.13]
    [12.7]
    """
    if isinstance(action, verbs.Pray | verbs.GiveUp):
        return state.phase not in AT_REST
    return isinstance(action, verbs.Disband) or (
        isinstance(action, verbs.PlayInsight) and action.index == SPIES)


def effect(action: Action) -> Wording:
    """The effect of the advisor, the insight or the plan that it takes or uses."""
    told = EFFECTS.get(type(action))
    if told is not None:
        return Msg.of(told)
    for spot in spots(action):
        kind, _, id = spot.partition(":")
        if kind in ("advisor", "insight", "plan"):
            return Msg.of(f"commander.{kind}.{id}")
    return ""


def is_pass(action: Action) -> bool:
    """To let something be: an order, a prophecy, a stronghold, a die."""
    return isinstance(action, PASSES)


def is_skip(event: Event) -> bool:
    """An order of the enemy that could not be cancelled.  [5.2]"""
    return isinstance(event, OperationStands)


def is_cause(state: Position, event: Event) -> bool:
    """No earlier hit where hits are dealt or taken, and of dice only one that hit.  [8.7.1]"""
    fought = state.battle
    if fought is None or fought.stage not in HITS:
        return True
    if isinstance(event, Attacked):
        return event.hits > 0 and event.is_mine == (fought.stage == Stage.DEALING)
    return not isinstance(event, AlexanderHit | ForceHit | ForceRegrouped)


def is_main(action: Action) -> bool:
    """Whether the action goes on with the turn, or with the battle."""
    return isinstance(action, MAIN)


def is_vain(table: Position, action: Action) -> bool:
    """To go into battle while plans may be taken that cost nothing; glory that comes to no more
    than less of it.  [8.3.1] [9.5]"""
    if isinstance(action, verbs.Boast):
        return boast_key(table, action) == "boast_waste"
    return (isinstance(action, battle.Array) and bool(battle_of(table).free)
            and any(isinstance(each, battle.TakePlan) for each in table.legal()))


def is_costly(table: Position, action: Action) -> bool:
    """Gold, glory or a force is paid or risked: against an order, a prophecy, in a duel, on a
    retreat, for the way.  [4.5] [5.2] [6.2] [7.1] [8.8.3] [8.9.2]"""
    return isinstance(action, COSTLY) or (isinstance(action, verbs.March) and any(price(table)))


def is_grave(action: Action) -> bool:
    """A region razed, an insight spent, a force sent home.  [10.4] [12.1] [6.6]"""
    return isinstance(action, GRAVE)


def why_grave(action: Action) -> Msg:
    """The loss by it. [6.6]"""
    return Msg.of("commander.grave.home" if isinstance(action, verbs.Disband) else "ui.grave.why")

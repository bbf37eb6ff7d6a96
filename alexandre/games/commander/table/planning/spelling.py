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
from alexandre.ui.play.picker import spell_by_verb

AT_REST: Final = (Phase.PREPARE, Phase.CONQUEST, Phase.RESUPPLY, Phase.FAILED)
HITS: Final = (Stage.DEALING, Stage.SUFFERING)
# What comes of verbs that are no card.
EFFECTS: Final[dict[type[Action], str]] = {
    battle.AimLeader: "commander.effect.duel", verbs.Boast: "commander.effect.boast",
}
PASSES: Final = (
    verbs.Abstain, verbs.Forgo, verbs.Allow, verbs.Stay, verbs.Decline, verbs.Wait, verbs.Enough,
    battle.KeepDie, battle.SpareFlank, battle.KeepRegroup,
)
MAINS: Final = (
    verbs.Proceed, verbs.March, verbs.Fight, verbs.EndTurn, verbs.Govern,
    battle.Meet, battle.Array, battle.FightOn, battle.Attack, battle.Settle, battle.Strike,
)
COSTLY: Final = (verbs.Cancel, verbs.Accept, verbs.Yield, verbs.Suffer, verbs.Lose, verbs.Pray,
                 verbs.GiveUp, verbs.LoseLevel, verbs.Boast, battle.AimLeader, battle.Retreat,
                 battle.SacrificeForce, verbs.Encamp, verbs.Raze)
GRAVES: Final = (verbs.PlayInsight, battle.UseInsight, verbs.Disband)


def spell_force(action: verbs.OfForce) -> tuple[str, ...]:
    """A force of the army, or Alexander."""
    if action.is_alexander:
        return ("alexander",)
    return (f"army:{action.id}" + (":reduced" if action.is_reduced else ""),)


# One click for what lies on the table; a plan is clicked to be used.
spots: Final = spell_by_verb({
    verbs.March: "do:march", verbs.Stay: "do:stay", battle.Attack: "do:attack",
    battle.AimLeader: "aim:leader", battle.AimWall: "aim:wall",
    battle.Envelop: "plan:envelopment", battle.SacrificeForce: "plan:sacrifice",
    battle.Reroll: "plan:destiny", battle.TakeFlank: "plan:flank",
    battle.RallyForces: "plan:rally", battle.TakePlan: "plan:{id}",
    verbs.Scout: "region:{id}", verbs.Hire: "advisor:{id}", verbs.GiveUp: "advisor:{id}",
    verbs.Buy: "army:{id}", verbs.Enlist: "army:{id}", battle.RegroupForce: "army:{id}",
    verbs.Refit: "army:{id}:reduced", verbs.Wound: spell_force,
    verbs.PlayInsight: "insight:{id}", verbs.Choose: "insight:{id}",
    battle.UseInsight: "insight:{id}", verbs.Advance: "track:{id}", verbs.Repair: "section:{n}",
    battle.OfLine: "force:{force}",
})


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


def is_cause(state: Position, event: Event) -> bool:
    """No earlier hit where hits are dealt or taken, and of dice only one that hit.  [8.7.1]"""
    fought = state.battle
    if fought is None or fought.stage not in HITS:
        return True
    if isinstance(event, Attacked):
        return event.hits > 0 and event.is_mine == (fought.stage == Stage.DEALING)
    return not isinstance(event, AlexanderHit | ForceHit | ForceRegrouped)


def is_vain(table: Position, action: Action) -> bool:
    """To go into battle while plans may be taken that cost nothing; glory that comes to no more
    than less of it.  [8.3.1] [9.5]"""
    if isinstance(action, verbs.Boast):
        return boast_key(table, action) == "boast_waste"
    return (isinstance(action, battle.Array) and bool(battle_of(table).free)
            and any(isinstance(each, battle.TakePlan) for each in table.legal()))


def is_costly(table: Position, action: Action) -> bool:
    """Gold, glory or a force is paid or risked: against an order, a prophecy, in a duel, on a
    retreat, for the way, or for one to where nothing is left to conquer; a region is razed, or
    conquest ends.  [4.5] [5.2] [6.2] [6.9] [7.1] [8.8.3] [8.9.2] [10.4]"""
    if isinstance(action, verbs.Scout):
        return not table.is_hostile(table.tables.regions[action.index].site)
    return isinstance(action, COSTLY) or (isinstance(action, verbs.March) and any(price(table)))


def why_grave(action: Action) -> Msg:
    """The loss by it. [6.6]"""
    return Msg.of("commander.grave.home" if isinstance(action, verbs.Disband) else "ui.grave.why")

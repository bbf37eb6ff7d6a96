"""Verbs that several chapters use: which of them a phase is about."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import verbs
from alexandre.games.commander.events import Advised
from alexandre.games.commander.rules import preparation, resupply, setup
from alexandre.games.commander.rules.battle import prelude, rounds, stages
from alexandre.games.commander.rules.enemy import operations, orders, tyre
from alexandre.games.commander.rules.march import intimidation, marching
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declaration import Effect

ROLLED: Final[dict[int, Effect[Position]]] = {
    Phase.ORDER_DIE: orders.roll,
    Phase.TYRIAN_DIE: tyre.roll,
    Phase.PLACING: operations.place,
    Phase.SHIP_DIE: tyre.shoot,
    Phase.SECTION_DIE: tyre.strike,
    Phase.SCOUT_DIE: marching.roll,
    Phase.FEVER_DIE: marching.fever,
    Phase.INTIMIDATION_DIE: intimidation.roll,
    Phase.BATTLE: stages.roll,
}
DRAWN: Final[dict[int, Effect[Position]]] = {
    Phase.GARRISONS: setup.garrison,
    Phase.GARRISON: orders.reinforce,
    Phase.MUSTER: operations.muster,
    Phase.BATTLE: prelude.deploy,
}


def dice(state: Position) -> Law:
    """Six sides.  [1.3]"""
    return state.tables.moves.die_law[:]


def roll(state: Position, action: verbs.Die, tell: Tell | None) -> None:
    """Carry out the roll of a die."""
    ROLLED[state.phase](state, action, tell)


def draw(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
    """Carry out the draw of a force."""
    DRAWN[state.phase](state, action, tell)


def hire(state: Position, action: verbs.Hire, tell: Tell | None) -> None:
    """At the beginning, or for glory.  [3.5] [11.9]"""
    if state.phase == Phase.ADVISORS:
        setup.choose(state, action, tell)
    else:
        resupply.hire(state, action, tell)


def disband_offers(state: Position) -> list[Action]:
    """Any force but Alexander, once the campaign is set up; a mutiny has its own.  [6.6]"""
    if state.phase == Phase.BATTLE:
        return rounds.disband_offers(state)
    is_apart = state.phase in (Phase.ADVISORS, Phase.MUTINY)
    return [] if is_apart else preparation.disband_offers(state)


def disband(state: Position, action: verbs.Disband, tell: Tell | None) -> None:
    """On the march, or in a battle.  [6.6]"""
    if state.phase == Phase.BATTLE:
        rounds.disband(state, action, tell)
    else:
        preparation.disband(state, action, tell)


def advise(state: Position, action: verbs.Heed | verbs.Forgo, tell: Tell | None) -> None:
    """The die of an order, of a stronghold or of Tyre, is settled.  [12.10]"""
    is_order = state.phase == Phase.ADVICE
    if isinstance(action, verbs.Heed):
        state.die += 1
        state.advisor_used = 1
        if tell:
            tell(Advised(state.die))
            tell(orders.describe_roll(state) if is_order else tyre.describe_roll(state))
    execute = orders.execute if is_order else tyre.execute
    execute(state, tell)

"""Automatic steps until somebody, or chance, has to act again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.games.commander.rules import preparation, resupply, setup, spies
from alexandre.games.commander.rules.enemy import operations, orders, tyre
from alexandre.games.commander.rules.march import intimidation, marching, prophecies, victory
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Tell

STEPS: Final[dict[int, Callable[[Position, Tell | None], None]]] = {
    Step.NEXT_GARRISON: setup.next_garrison,
    Step.NEXT_TURN: preparation.next_turn,
    Step.NEXT_FAILURE: prophecies.next_failure,
    Step.NEXT_ORDER: orders.next_order,
    Step.NEXT_TYRIAN: tyre.next_tyrian,
    Step.BEGIN_OPERATION: operations.begin_operation,
    Step.NEXT_MUSTER: operations.next_muster,
    Step.NEXT_PLACING: operations.next_placing,
    Step.REFILL: operations.refill,
    Step.BEGIN_CONQUEST: tyre.begin_conquest,
    Step.NEXT_SHIP: tyre.next_ship,
    Step.ENTER: marching.enter,
    Step.WELCOME: marching.welcome,
    Step.ASK_ORACLE: prophecies.ask_oracle,
    Step.CONFRONT: intimidation.confront,
    Step.SETTLE_REGION: victory.settle_region,
    Step.BEGIN_RESUPPLY: resupply.begin_resupply,
    Step.NEXT_SPIED: spies.next_spied,
}


def begin(state: Position, inputs: Plain) -> None:
    """The campaign before its garrisons are drawn.  [3.1-3.7] [13.10]"""
    setup.set_out(state, inputs)
    go_on(state, None)


def go_on(state: Position, tell: Tell | None) -> None:
    """A battle that is over, then step after step to the next decision, die or end.  [4.1]"""
    if state.battle is not None and state.battle.result:
        victory.after_battle(state, tell)
    while state.phase > Phase.OVER:
        STEPS[state.phase](state, tell)

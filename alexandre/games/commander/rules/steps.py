"""What happens by itself until somebody, or chance, has to act again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.games.commander.rules import (
    intimidation,
    marching,
    operations,
    orders,
    preparation,
    prophecies,
    resupply,
    setup,
    spies,
    tyre,
    victory,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.names import END, STEPS
from alexandre.kernel.contract import Tell

BY_NAME: Final[dict[str, Callable[[Position, Tell | None], None]]] = {
    "next_garrison": setup.next_garrison,
    "next_turn": preparation.next_turn,
    "next_failure": prophecies.next_failure,
    "next_order": orders.next_order,
    "next_tyrian": tyre.next_tyrian,
    "begin_operation": operations.begin_operation,
    "next_muster": operations.next_muster,
    "next_placing": operations.next_placing,
    "refill": operations.refill,
    "begin_conquest": tyre.begin_conquest,
    "next_ship": tyre.next_ship,
    "enter": marching.enter,
    "welcome": marching.welcome,
    "ask_oracle": prophecies.ask_oracle,
    "confront": intimidation.confront,
    "settle_region": victory.settle_region,
    "begin_resupply": resupply.begin_resupply,
    "next_spied": spies.next_spied,
}

IN_ORDER: Final = tuple(BY_NAME[name] for name in STEPS)


def go_on(state: Position, tell: Tell | None) -> None:
    """From step to step to the next decision, die or end.  [4.1]"""
    while state.phase > END:
        IN_ORDER[state.phase - END - 1](state, tell)

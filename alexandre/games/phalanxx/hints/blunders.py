"""What a computer player never does while there is anything else to do, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.state import SLOTS, Position
from alexandre.kernel.actions import Action


def is_blunder(state: Position, action: Action) -> bool:
    """Is the offer one of the mistakes of this list?"""
    judge = JUDGES.get(type(action))
    return judge is not None and judge(state, action)


def wastes_soldier(state: Position, action: verbs.Sacrifice) -> bool:
    """The blacksmith would do the same for nothing, and can do it only this turn.  [6.5] [8.8]"""
    return not state.has_forged and state.has_played(state.mover, "forge")


def pushes_in_vain(state: Position, action: verbs.Push) -> bool:
    """In comes the same die as goes out: an income would leave the same dice, and pay.  [12.1]
    [13.1]"""
    mine = state.dice[state.mover * SLOTS + action.slot]
    return state.rolled[action.die] == mine


Judge = Callable[[Position, Any], bool]

JUDGES: Final[dict[type[Action], Judge]] = {
    verbs.Sacrifice: wastes_soldier,
    verbs.Push: pushes_in_vain,
}

"""The force that takes a hit outside a battle: the cheapest loss."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.state import Position
from alexandre.kernel.actions import Action

LAST: Final = 999  # what a hit on Alexander counts


def cheapest_wound(state: Position) -> Action:
    """A hit of the cheapest way to take them all: the first of it on the sheet.  [2.4]"""
    army, chosen = state.army[:], []
    for _hit in range(state.hits):
        target = min(range(len(army)), key=lambda each: loss(state, army, each))
        if not army[target]:
            chosen.append(len(army))
            continue
        chosen.append(target)
        army[target] -= 1
        if has_other_side(state, target):
            army[target + 1] += 1
    return state.tables.moves.wound[min(chosen)]


def loss(state: Position, army: list[int], target: int) -> int:
    """The cost, in tenths of gold, to undo one hit there."""
    if not army[target]:
        return LAST
    value = state.tables.kinds[target // 2].faces[0].value
    if has_other_side(state, target):
        return 10 * state.tables.box.refit + value
    return 10 * (value if target % 2 == 0 else value - 1) + 5


def has_other_side(state: Position, target: int) -> bool:
    """Whether a hit only turns the force over."""
    return target % 2 == 0 and len(state.tables.kinds[target // 2].faces) > 1

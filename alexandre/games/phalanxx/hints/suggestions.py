"""Moves to try first, and moves for choices that a player has left open."""

from __future__ import annotations

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE


def order(state: Position, offers: list[Action]) -> list[Action]:
    """Of the dice and slots that serve an action those that leave most for the others, and few
    faces for a soldier: a six, a one, or one that makes a die equal to a personal one."""
    if state.phase != Phase.ACT:
        return offers
    first = state.mover * SLOTS
    mine = [state.dice[first + slot] % 7 if state.grey[slot] == NONE else 0
            for slot in range(SLOTS)]
    rolled = [die % 7 if die != NONE else 0 for die in state.rolled]
    wanted = {6, 1, *(die % 7 for die in state.dice_of(state.mover))}
    return [each for each in offers if is_promising(each, rolled, mine, wanted)] or offers


def is_promising(action: Action, rolled: list[int], mine: list[int], wanted: set[int]) -> bool:
    """Whether no other die and no other slot serves the action as well.

    `rolled`, `mine`: the faces of the dice in hand and beside the free slots, 0 where there is
    none. An action that needs no value takes the lowest die, and an income the slot that is
    hardest to use otherwise; one that does [6.4] takes the lowest sufficient die and the highest
    slot.
    """
    if isinstance(action, verbs.Setting):
        return action.face in wanted and rolled[action.die] == least(rolled)
    if not isinstance(action, verbs.Placing) or isinstance(action, verbs.Push):
        return True
    face, slot = rolled[action.die], mine[action.slot]
    if isinstance(action, verbs.Income):
        return face == least(rolled) and slot == max(mine)
    if isinstance(action, verbs.Exchange):
        return face == least(rolled)
    return not (any(slot <= other < face for other in rolled)
                or any(slot < other <= face for other in mine))


def least(faces: list[int]) -> int:
    """The lowest face of the dice in hand."""
    return min([face for face in faces if face])

"""Whole splits worth comparing, and how the others may have split in secret.  [4.1] [4.2]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.empire.hints.splits import draw_split
from alexandre.games.empire.hints.worth import EVEN
from alexandre.games.empire.state import SPLITTING, UNKNOWN, Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd, Seat
from alexandre.kernel.declared import replace_at
from alexandre.kernel.hints import Plan

TRIES: Final = 6  # draws for each plan that is wanted: many are the same


def propose_splits(state: Position, rnd: Rnd, most: int,
                   weights: Sequence[int] = EVEN) -> list[Plan]:
    """Splits as the mixed strategy draws them, each once; nothing for any other choice."""
    if state.phase not in SPLITTING:
        return []
    plans: dict[tuple[int, ...], Plan] = {}
    for _draw in range(TRIES * most):
        actions = draw_boxes(state.clone(), rnd, weights)
        plans.setdefault(tuple([each.code for each in actions]), Plan(actions))
        if len(plans) == most:
            break
    return list(plans.values())


def draw_boxes(state: Position, rnd: Rnd, weights: Sequence[int]) -> tuple[Action, ...]:
    """The mover's resources for the boxes that it has not filled yet."""
    actions: list[Action] = []
    while True:
        is_last = state.phase == Phase.ALLOT
        action = draw_split(state, rnd, weights)
        assert action is not None
        actions.append(action)
        state.apply(action)
        if is_last:
            return tuple(actions)


def deal(state: Position, seat: Seat, rnd: Rnd,
         weights: Sequence[int] = EVEN) -> Position:
    """The boxes that others have filled in secret filled again as they would: a split drawn
    uniformly says nothing about the players.  [4.2]"""
    world = state.determinize(seat, rnd)
    assert isinstance(world, Position)
    if world.phase not in SPLITTING:
        return world
    mover, phase = world.mover, world.phase
    for other in range(mover):
        if other != seat:
            refill(world, other, rnd, weights)
    world.mover, world.phase = mover, phase
    return world


def refill(world: Position, seat: Seat, rnd: Rnd, weights: Sequence[int]) -> None:
    """The boxes of a seat that has split, emptied and filled as the mixed strategy draws."""
    if world.turn == 1:
        world.bids = replace_at(world.bids, seat, UNKNOWN)
        world.raised = replace_at(world.raised, seat, UNKNOWN)
    world.temple_box[seat] = world.city_box[seat] = UNKNOWN
    world.mover = seat
    world.phase = Phase.BID if world.turn == 1 else Phase.ALLOT
    draw_boxes(world, rnd, weights)

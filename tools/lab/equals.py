"""Iteration over a match between computer players, before each of its actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alexandre.ai.player import Player
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, OVER, Seat, State


def walk_match(state: State, players: Sequence[Player],
               seed: int) -> Iterator[tuple[State, Seat, Action]]:
    """Yield the position, the actor and the action that is taken next. The position is always the
    same object, which changes in place; after the walk it is the final one."""
    chance, turn = Seeded(seed), 0
    while (seat := state.actor()) != OVER:
        action = (chance.draw(turn, state.outcomes()) if seat == CHANCE
                  else players[seat](state))
        yield state, seat, action
        state.apply(action)
        turn += 1

"""A match between computer players, looked at before each of its actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alexandre.ai.player import Player
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, OVER, Seat, State


def walk_match(state: State, players: Sequence[Player],
               seed: int) -> Iterator[tuple[State, Seat, Action]]:
    """The position, who acts and the action that is taken there, then the next; the position is
    always the same object, and at last that of the end."""
    chance, turn = Seeded(seed), 0
    while (seat := state.actor()) != OVER:
        action = (chance.draw(turn, state.outcomes()) if seat == CHANCE
                  else players[seat](state))
        yield state, seat, action
        state.apply(action)
        turn += 1

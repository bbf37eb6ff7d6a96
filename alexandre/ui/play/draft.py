"""A draft: what a person prepares before committing to it.

A copy of the state and an ordered list of actions, every one of which passed `legal()`.  A draft
ends where chance acts, something hidden comes out, or another seat decides.  New preparations
begin another draft: see `course`.
"""

from __future__ import annotations

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, State
from alexandre.kernel.text import Msg, Refusal


class Draft:
    """`actions` are what would be sent, `state` is the table after them."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.seat = state.actor()
        self.actions: list[Action] = []
        self.state = state.clone()
        self._is_barred = False

    def is_open(self) -> bool:
        """May the same person add something?"""
        return not self._is_barred and self.state.actor() == self.seat

    def add(self, action: Action) -> None:
        """Add an action; Refusal says why it does not fit."""
        if not self.is_open():
            raise Refusal(Msg.of("kernel.draft_ended"))
        reason = self.state.why_not(action)
        if reason is not None:
            raise Refusal(reason)
        self._is_barred = self.game.is_barrier(self.state, action)
        self.state.apply(action)
        self.actions.append(action)

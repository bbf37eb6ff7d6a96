"""A draft: what a person prepares before committing to it.

A copy of the state and an ordered list of actions, every one of which passed `legal()`.  Changing
one replays the rest; what no longer fits falls out with its reason.  A draft ends where chance
acts, something hidden comes out, or somebody else decides.
"""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, State
from alexandre.kernel.record import Step
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal

Suggest = Callable[[State], Action | None]


class Draft:
    """`actions` are what would be sent, `state` is the table after them."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.seat = state.actor()
        self.actions: list[Action] = []
        self.dropped: list[tuple[Action, Msg]] = []
        self._start = state.clone()
        self.state = state.clone()
        self._barred = False

    def is_open(self) -> bool:
        """May the same person add something?"""
        return not self._barred and self.state.actor() == self.seat

    def offers(self) -> list[Action]:
        """What may be added."""
        return self.state.legal() if self.is_open() else []

    def add(self, action: Action) -> None:
        """Add an action; Refusal says why it does not fit."""
        reason = self._refused(action)
        if reason is not None:
            raise Refusal(reason)
        self._take(action)

    def replace(self, index: int, action: Action) -> None:
        """Put another action in the place of one; what then does not fit is in `dropped`."""
        self._rebuild([*self.actions[:index], action, *self.actions[index + 1:]])

    def remove(self, index: int) -> None:
        """Take one action out; what then does not fit is in `dropped`."""
        self._rebuild(self.actions[:index] + self.actions[index + 1:])

    def clear(self) -> None:
        """Begin afresh."""
        self._rebuild([])

    def fill(self, suggest: Suggest) -> None:
        """Add what is suggested until nothing more is, or the draft ends."""
        while self.is_open():
            action = suggest(self.state)
            if action is None:
                return
            self.add(action)

    def commit(self, session: Session) -> list[Step]:
        """Send the actions one by one; Refusal if the table has changed meanwhile."""
        if session.state.hash() != self._start.hash():
            raise Refusal(Msg.of("kernel.draft_stale"))
        steps: list[Step] = []
        for action in self.actions:
            steps += session.play(action)
        return steps

    def _refused(self, action: Action) -> Msg | None:
        if not self.is_open():
            return Msg.of("kernel.draft_ended")
        return self.state.why_not(action)

    def _take(self, action: Action) -> None:
        self._barred = self.game.is_barrier(self.state, action)
        self.state.apply(action)
        self.actions.append(action)

    def _rebuild(self, wanted: list[Action]) -> None:
        self.state = self._start.clone()
        self.actions = []
        self.dropped = []
        self._barred = False
        for action in wanted:
            reason = self._refused(action)
            if reason is None:
                self._take(action)
            else:
                self.dropped.append((action, reason))

"""Moves that everybody at the table would shake their heads at, counted in matches."""

from __future__ import annotations

from typing import cast

import pytest

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.rules.buying import price_of
from alexandre.games.phalanxx.state import SLOTS, Position
from alexandre.kernel.fields import NONE
from tests.ai.tables import play_greedy


class Counts:
    """The counts of some matches."""

    def __init__(self) -> None:
        self.swapped_back = self.dear = self.wasted = self.turned = self.turned_again = 0
        self.swap: tuple[int, ...] = ()
        self.set = NONE  # the die that was turned last, until one is used
        self.held: dict[tuple[int, int], int] = {}

    def watch(self, state: Position, action: object) -> None:
        """An action of the mover, before it is carried out."""
        seat = state.mover
        if isinstance(action, verbs.Exchange):
            mine = state.dice[seat * SLOTS + action.slot]
            its = state.dice[action.player * SLOTS + action.other]
            self.swapped_back += self.swap in ((mine, its, 1 - seat), (its, mine, seat))
            self.swap = (mine, its, seat)
        elif isinstance(action, verbs.Setting):
            self.turned += 1
            self.turned_again += self.set == action.die
        elif isinstance(action, verbs.Buy) and price_of(state, action.card) >= 4:
            self.dear += 1
            self.held[seat, action.card] = 1
        elif isinstance(action, verbs.Play):
            self.held.pop((seat, action.card), None)
        elif isinstance(action, verbs.Give):
            self.wasted += self.held.pop((seat, action.card), 0)
        if isinstance(action, verbs.Setting | verbs.Placing):
            self.set = action.die if isinstance(action, verbs.Setting) else NONE

    def end_match(self) -> None:
        """Check that cards still held at the end are never played."""
        self.wasted += len(self.held)
        self.held, self.swap = {}, ()


@pytest.mark.long
@pytest.mark.compiled
def test_dice_are_seldom_swapped_back_and_what_is_bought_dear_is_played() -> None:
    """The finding: 8.6 swaps a match, most of them back and forth, and four talents of ten spent
    on cards that were laid back or never played; and a die turned twice, for a soldier each."""
    matches, counts = 60, Counts()
    for seed in range(1, matches + 1):
        for state, action in play_greedy("phalanxx", 2, seed):
            counts.watch(cast(Position, state), action)
        counts.end_match()

    assert counts.turned > matches and not counts.turned_again
    assert counts.swapped_back <= 0.3 * matches and counts.dear > matches
    assert counts.wasted <= 0.05 * counts.dear

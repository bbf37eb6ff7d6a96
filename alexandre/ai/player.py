"""A computer player in the same process: asked for one action after the other."""

from __future__ import annotations

from alexandre.ai.levels import chooser
from alexandre.ai.seat import Chooser, choice, determinize_for, never
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, Rnd, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.rng import SEED_MOST


class Player:
    """One seat of one match; thinks once a line and plays the line out.

    Only where a line ends does it think again: a line never reaches beyond chance or another
    seat, so that nothing can come in between.
    """

    def __init__(self, game: Game, chooser: Chooser, rnd: Rnd) -> None:
        self.game = game
        self.chooser = chooser
        self.rnd = rnd
        self.thoughts = 0
        self._line: list[Action] = []

    def __call__(self, state: State) -> Action:
        """The next action of its line; a new line is searched when none is left."""
        if not self._line or self._line[0] not in state.legal():
            self._line = self.think(state)
        return self._line.pop(0)

    def think(self, state: State) -> list[Action]:
        """Search a new line."""
        self.thoughts += 1
        seed, seat = self.rnd(SEED_MOST + 1), state.actor()
        known = determinize_for(state, seat, seed)
        return list(self.chooser.choose(self.game, known, seat, choice(seed), never))


def player(level: str, game: Game, hints: Hints[State], rnd: Rnd) -> Player:
    """A player of that level; Refusal if there is no such level."""
    return Player(game, chooser(level, hints), rnd)

"""The random player: any offer, each as likely, but no blunder that it could avoid."""

from __future__ import annotations

from alexandre.ai.seat import Stop, Tell, keep_silent, sensible
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, Rnd, Seat, State
from alexandre.kernel.hints import Hints


class Random:
    """A chooser that plays any offer, all equally likely."""

    def __init__(self, hints: Hints[State]) -> None:
        self.hints = hints

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = keep_silent) -> list[Action]:
        """One of the offers."""
        offers = sensible(self.hints, state)
        return [offers[rnd(len(offers))]]

"""A good player's knowledge of Alexandros: the value of a position, moves to try, moves to avoid.

Everything here reads only what the seat may know of the position it is handed, its own hand and
the open table, or what a computer player has been dealt in its place.
"""

from __future__ import annotations

from alexandre.games.alexandros.actions import Levy
from alexandre.games.alexandros.hints import blunders, suggestions, worth
from alexandre.games.alexandros.hints.chances import CHANCES, SHARING
from alexandre.games.alexandros.hints.effects import EFFECTS, SAID
from alexandre.games.alexandros.hints.forecast import COURSE
from alexandre.games.alexandros.hints.levels import LEANINGS, LEVELS
from alexandre.games.alexandros.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.kernel.hints import Hints

ROUTES_A_CORNER = 6  # where a march could take hundreds of routes


class AlexandrosHints(Hints[Position]):
    """Worth, order and blunders of a position, for the search in `ai`."""

    TERMS = worth.TERMS
    LEVELS = LEVELS
    LEANINGS = LEANINGS
    COURSE = COURSE
    CHANCES = CHANCES
    EFFECTS = EFFECTS
    SAID = SAID
    NEEDS = suggestions.NEEDS
    BLUNDERS = blunders.BLUNDERS
    SHARING = SHARING
    MEASURES = (worth.foresee_taxes,)

    def value(self, state: Position, seat: Seat) -> int:
        return worth.value(state, seat, self.weights)

    def is_rest(self, state: Position) -> bool:
        return state.phase == Phase.ACTIONS

    def order(self, state: Position, offers: list[Action]) -> list[Action]:
        return suggestions.order(state, offers)

    def drop_blunders(self, state: Position, offers: list[Action]) -> list[Action]:
        if blunders.is_levy_due(state):
            offers = [each for each in offers if isinstance(each, Levy)]
        return super().drop_blunders(state, offers)

    def samples(self, state: Position) -> int:
        return ROUTES_A_CORNER if state.phase == Phase.ROUTE else 0

    def progress(self, state: Position) -> int:
        spent = 100 - 100 * state.black // state.tables.box.black
        return max(spent, 100 * max(state.scores) // state.tables.box.goal)

    def table(self, state: Position) -> int:
        return state.seats


HINTS = AlexandrosHints()

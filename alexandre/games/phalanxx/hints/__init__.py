"""A good player's knowledge of Phalanxx.

Everything here reads only what the seat may know of the position it is handed: of another's hand
only how many cards it holds, while any of them is hidden.
"""

from __future__ import annotations

from alexandre.games.phalanxx.hints import blunders, suggestions, worth
from alexandre.games.phalanxx.hints.chances import CHANCES, SHARING
from alexandre.games.phalanxx.hints.effects import EFFECTS, SAID
from alexandre.games.phalanxx.hints.forecast import COURSE
from alexandre.games.phalanxx.hints.levels import LEANINGS, LEVELS
from alexandre.games.phalanxx.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.kernel.hints import Hints


class PhalanxxHints(Hints[Position]):
    """Worth, order and blunders of a position, for the search in `ai`."""

    TERMS = worth.TERMS
    LEVELS = LEVELS
    LEANINGS = LEANINGS
    COURSE = COURSE
    CHANCES = CHANCES
    EFFECTS = EFFECTS
    SAID = SAID
    BLUNDERS = blunders.BLUNDERS
    SHARING = SHARING

    def value(self, state: Position, seat: Seat) -> int:
        return worth.value(state, seat, self.weights)

    def is_rest(self, state: Position) -> bool:
        return state.phase in (Phase.BUY, Phase.ACT, Phase.PASS)

    def order(self, state: Position, offers: list[Action]) -> list[Action]:
        return suggestions.order(state, offers)

    def takes_back(self, line: tuple[Action, ...], action: Action) -> bool:
        return blunders.is_set_again(line, action)

    def progress(self, state: Position) -> int:
        return 100 * (state.round - 1) // worth.ROUNDS

    def table(self, state: Position) -> int:
        return state.seats


HINTS = PhalanxxHints()

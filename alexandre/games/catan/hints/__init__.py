"""A good player's knowledge of Catan.

Everything here reads only what the seat may know of the position it is handed: its own hand, the
open table, and of the others what everybody has seen.
"""

from __future__ import annotations

from alexandre.games.catan.hints import blunders, habits, proposals, suggestions, worth
from alexandre.games.catan.hints.chances import CHANCES, SHARING
from alexandre.games.catan.hints.effects import EFFECTS, SAID
from alexandre.games.catan.hints.forecast import COURSE
from alexandre.games.catan.hints.levels import LEANINGS, LEVELS
from alexandre.games.catan.hints.reasons import reason_of
from alexandre.games.catan.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd, Seat
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.text import Msg

DOUBT = 15  # a round says little about tokens and land


class CatanHints(Hints[Position]):
    """Worth, order and blunders of a position, for the search in `ai`."""

    TERMS = worth.TERMS
    LEVELS = LEVELS
    LEANINGS = LEANINGS
    COURSE = COURSE
    CHANCES = CHANCES
    SHARING = SHARING
    EFFECTS = EFFECTS
    SAID = SAID
    BLUNDERS = blunders.BLUNDERS
    COMPLETIONS = proposals.COMPLETIONS
    JOINED = {"catan.action.pay": "goods"}

    def value(self, state: Position, seat: Seat) -> int:
        return worth.value(state, seat, self.weights)

    def is_rest(self, state: Position) -> bool:
        return state.phase in (Phase.MAIN, Phase.ROLL, Phase.MARCH, Phase.FREE)

    def order(self, state: Position, offers: list[Action]) -> list[Action]:
        return suggestions.order(state, offers)

    def draw(self, state: Position, rnd: Rnd) -> Action | None:
        return habits.follow_habit(state, rnd, self.weights)

    def plans(self, state: Position, rnd: Rnd, most: int) -> list[Plan]:
        return proposals.propose(state, rnd, most, self.weights)

    def reason(self, state: Position, action: Action) -> Msg | None:
        return reason_of(state, action)

    def stage(self, state: Position) -> int:
        return state.turn + 1

    def stages(self, state: Position) -> int:
        return state.seats

    def doubt(self) -> int:
        return DOUBT

    def progress(self, state: Position) -> int:
        return worth.progress(state)

    def table(self, state: Position) -> int:
        return state.seats


HINTS = CatanHints()

"""A good player's knowledge of Birth of an Empire.

Everything here reads only what the seat may know of the position it is handed: once the boxes
are shown nothing is hidden, and before that only its own pool is looked at.
"""

from __future__ import annotations

from alexandre.games.empire.hints import answers, blunders, proposals, splits, suggestions, worth
from alexandre.games.empire.hints.chances import CHANCES, SHARING
from alexandre.games.empire.hints.effects import EFFECTS
from alexandre.games.empire.hints.levels import LEANINGS, LEVELS
from alexandre.games.empire.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd, Seat, State
from alexandre.kernel.hints import Hints, Plan


class EmpireHints(Hints[Position]):
    """Worth, order and blunders of a position, for the search in `ai`."""

    TERMS = worth.TERMS
    LEVELS = LEVELS
    LEANINGS = LEANINGS
    CHANCES = CHANCES
    EFFECTS = EFFECTS
    BLUNDERS = blunders.BLUNDERS
    SHARING = SHARING
    MEASURES = (worth.foresee_scoring,)
    JOINED = {"empire.step.march": "target"}

    def value(self, state: Position, seat: Seat) -> int:
        return answers.value(state, seat, self.weights)

    def is_rest(self, state: Position) -> bool:
        return state.phase in (Phase.MOVE, Phase.BUILD)

    def order(self, state: Position, offers: list[Action]) -> list[Action]:
        return suggestions.order(state, offers)

    def drop_blunders(self, state: Position, offers: list[Action]) -> list[Action]:
        return [each for each in super().drop_blunders(state, offers)
                if not blunders.ends_badly(state, each)]

    def draw(self, state: Position, rnd: Rnd) -> Action | None:
        return splits.draw_split(state, rnd, self.weights)

    def plans(self, state: Position, rnd: Rnd, most: int) -> list[Plan]:
        return proposals.propose_splits(state, rnd, most, self.weights)

    def stage(self, state: Position) -> int:
        return state.region + 1

    def deal(self, state: Position, seat: Seat, rnd: Rnd) -> State:
        return proposals.deal(state, seat, rnd, self.weights)

    def takes_back(self, line: tuple[Action, ...], action: Action) -> bool:
        return suggestions.marches_back(line, action)

    def progress(self, state: Position) -> int:
        turns = state.tables.box.turns
        regions = state.last_region - state.first_region + 1
        return 100 * ((state.region - state.first_region) * turns + state.turn - 1) // (
            regions * turns)

    def table(self, state: Position) -> int:
        return state.seats


HINTS = EmpireHints()

"""What a good player of Birth of an Empire knows.

Everything here reads only what the seat may know of the position it is handed: once the boxes
are shown nothing is hidden, and before that only its own pool is looked at.
"""

from __future__ import annotations

from alexandre.games.empire.hints import answers, blunders, plans, splits, suggestions
from alexandre.games.empire.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Hints, Plan, Rnd, Seat, State


class EmpireHints(Hints[Position]):
    """Worth, order and blunders of a position, for the search in `ai`."""

    def value(self, state: Position, seat: Seat) -> int:
        return answers.value(state, seat)

    def is_rest(self, state: Position) -> bool:
        return state.phase in (Phase.MOVE, Phase.BUILD)

    def order(self, state: Position, offers: list[Action]) -> list[Action]:
        return suggestions.order(state, offers)

    def suggest(self, state: Position) -> Action | None:
        return suggestions.suggest(state)

    def is_blunder(self, state: Position, action: Action) -> bool:
        return blunders.is_blunder(state, action)

    def draw(self, state: Position, rnd: Rnd) -> Action | None:
        return splits.draw_split(state, rnd)

    def plans(self, state: Position, rnd: Rnd, most: int) -> list[Plan]:
        return plans.propose_splits(state, rnd, most)

    def stage(self, state: Position) -> int:
        return state.region + 1

    def deal(self, state: Position, seat: Seat, rnd: Rnd) -> State:
        return plans.deal(state, seat, rnd)

    def takes_back(self, line: tuple[Action, ...], action: Action) -> bool:
        return suggestions.marches_back(line, action)


HINTS = EmpireHints()

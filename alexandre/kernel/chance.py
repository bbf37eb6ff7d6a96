"""Where the outcomes of chance come from: a seed, or a player's own dice."""

from __future__ import annotations

from abc import ABC, abstractmethod

from alexandre.kernel.actions import Action
from alexandre.kernel.rng import lot

Law = list[tuple[Action, int]]


class ChanceSource(ABC):
    """Says what comes when chance is the actor."""

    @abstractmethod
    def draw(self, index: int, law: Law) -> Action | None:
        """The outcome of the match's action number `index`; None: it must be asked for."""


class Seeded(ChanceSource):
    """Draws by the match's seed; the same place in a match always draws the same lot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, index: int, law: Law) -> Action | None:
        """The outcome that the lot of this place falls on."""
        return pick(law, lot(self.seed, index, sum(weight for _action, weight in law)))


class Asked(ChanceSource):
    """Draws nothing: every outcome is taken by hand, as at a real table."""

    def draw(self, index: int, law: Law) -> Action | None:
        """Nothing, ever."""
        return None


def pick(law: Law, ticket: int) -> Action:
    """The outcome on which a ticket of 0 … total weight - 1 falls."""
    for action, weight in law:
        if ticket < weight:
            return action
        ticket -= weight
    raise ValueError("the ticket lies beyond the law")

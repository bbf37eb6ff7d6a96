"""The levels a computer player can have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ai.greedy import Greedy
from alexandre.ai.planner import Effort, Planner
from alexandre.ai.random import Random
from alexandre.ai.seat import Chooser
from alexandre.kernel.contract import Hints, State
from alexandre.kernel.text import Msg, Refusal, join_ids

RANDOM: Final = "random"
GREEDY: Final = "greedy"

LEVELS: Final[dict[str, Callable[[Hints[State]], Chooser]]] = {
    RANDOM: Random,
    GREEDY: Greedy,
    "farsighted": lambda hints: Planner(hints, Effort(plans=5, playouts=20, has_halving=False)),
    "planner": Planner,
}


def chooser(level: str, hints: Hints[State]) -> Chooser:
    """The player of that level for a title; Refusal if there is no such level."""
    if level not in LEVELS:
        raise Refusal(Msg.of("ai.unknown_level", level=level[:40], known=join_ids(LEVELS)))
    return LEVELS[level](hints)

"""Players by the name of a level or of a character."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from alexandre.ai.greedy import Greedy
from alexandre.ai.planner import Effort, Planner
from alexandre.ai.random import Random
from alexandre.ai.seat import Chooser
from alexandre.kernel.contract import State
from alexandre.kernel.hints import Hints
from alexandre.kernel.meta import CHARACTERS, LADDER, OLDER, Level, rank_of
from alexandre.kernel.text import Msg, Refusal, join_ids

MINDS: Final[dict[str, Callable[[Hints[State], Level, float | None], Chooser]]] = {
    "random": lambda hints, level, seconds: Random(hints),
    "greedy": lambda hints, level, seconds: Greedy(hints, level.width, level.error),
    "planner": lambda hints, level, seconds: Planner(hints, effort_of(level, seconds)),
}
COUNSEL: Final = Level("planner", plans=6, playouts=24)  # of a title without a ladder
QUICK: Final = ("random", "greedy")  # minds that need no process of their own


def chooser(name: str, hints: Hints[State], seconds: float | None = None) -> Chooser:
    """The player of that level, or that character, for a title; Refusal if there is none.

    With a limit of `seconds` for a thought what it plays depends on the machine.
    """
    level = level_of(name, hints)
    if level is None:
        known = join_ids((*LADDER, *OLDER))
        raise Refusal(Msg.of("ai.unknown_level", level=name[:40], known=known))
    hints = hints.reweigh(level.weights)
    character = CHARACTERS.get(name)
    if character is not None:
        hints = hints.reweigh(hints.LEANINGS.get(character.leaning, {}))
    return MINDS[level.mind](hints, level, seconds)


def level_of(name: str, hints: Hints[State]) -> Level | None:
    """The settings of that level, or character, for a title."""
    rank = rank_of(name)
    return OLDER.get(rank) or hints.level(rank)


def effort_of(level: Level, seconds: float | None = None) -> Effort:
    """The effort of a planner of that level."""
    return Effort(level.plans, level.playouts, level.has_halving, level.doubt, level.turns,
                  level.has_forecast, level.width, seconds)


def top_level(hints: Hints[State]) -> Level:
    """The highest level of a title, or a counsellor if it has no ladder."""
    return hints.level(LADDER[-1]) or COUNSEL


def make_counsellor(hints: Hints[State], seconds: float | None = None,
                    clock: Callable[[], float] = time.monotonic) -> Planner:
    """The planner of a title's highest level, for so many seconds at most; it tries no more once
    it is sure."""
    level = top_level(hints)
    return Planner(hints.reweigh(level.weights),
                   replace(effort_of(level, seconds), is_hasty=True), clock)


def is_quick(name: str, hints: Hints[State]) -> bool:
    """Whether the level answers at once, so that it may think beside the window."""
    level = level_of(name, hints)
    return level is not None and level.mind in QUICK

"""The value of a position: regions first, then means to conquer the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.commander.rules.endings import points_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import HELD, VICTORY
from alexandre.games.commander.state.phases import Phase

SITE: Final = 1000
TURN: Final = 60
LEVEL: Final = 150
FORCE: Final = 25  # for each point of battle value
GOLD: Final = 8
GLORY: Final = 30
ADVISOR: Final = 120
WON: Final = 10_000

TERMS: Final[tuple[str, ...]] = (
    "victory", "regions", "time", "level", "army", "gold", "glory", "advisors",
    "experience")  # the last is no value, but knowing the campaign
VICTORIES, REGIONS, TIME, LEVELS, ARMY, PURSE, GLORIES, ADVISORS, EXPERIENCE = range(len(TERMS))


def value(state: Position, weights: Sequence[int]) -> int:
    """Conquests, the army, Alexander, the purse, and the time that is left; weights per cent."""
    if state.phase == Phase.OVER:
        if state.ending != VICTORY:
            return -WON * weights[VICTORIES] // 100
        points = sum(n for _part, n in points_of(state))
        return (WON * weights[VICTORIES] + SITE * points * weights[REGIONS]) // 100
    kinds = state.tables.kinds
    forces = sum(n * kinds[at // 2].faces[min(at % 2, len(kinds[at // 2].faces) - 1)].value
                 for at, n in enumerate(state.army))
    return (SITE * state.count_conquered() * weights[REGIONS] - TURN * state.turn * weights[TIME]
            + LEVEL * state.level * weights[LEVELS] + FORCE * forces * weights[ARMY]
            + GOLD * state.gold * weights[PURSE] + GLORY * state.glory * weights[GLORIES]
            + ADVISOR * state.advisors.count(HELD) * weights[ADVISORS]) // 100

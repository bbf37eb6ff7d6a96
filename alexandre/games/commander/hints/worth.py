"""What a position is worth: regions first, then what helps to conquer the others."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.rules.endings import points_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import VICTORY
from alexandre.games.commander.state.phases import Phase

SITE: Final = 1000
TURN: Final = 60
LEVEL: Final = 150
FORCE: Final = 25  # for each point of battle value
GOLD: Final = 8
GLORY: Final = 30
ADVISOR: Final = 120
WON: Final = 10_000


def value(state: Position, seat: int) -> int:
    """Conquests, the army, Alexander, the purse, and the time that is left."""
    if state.phase == Phase.OVER:
        points = sum(n for _part, n in points_of(state))
        return WON + SITE * points if state.ending == VICTORY else -WON
    kinds = state.tables.kinds
    forces = sum(n * kinds[at // 2].faces[min(at % 2, len(kinds[at // 2].faces) - 1)].value
                 for at, n in enumerate(state.army))
    return (SITE * state.count_conquered() - TURN * state.turn + LEVEL * state.level
            + FORCE * forces + GOLD * state.gold + GLORY * state.glory
            + ADVISOR * state.advisors.count(1))

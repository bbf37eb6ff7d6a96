"""The odds of a battle, estimated from its two lines; fighting it on copies takes far longer.

The weights are from a logistic regression of 2,800 odds of twelve battles each, whose program was
not kept.  tests/games/commander/test_strategies.py compares estimates with battles fought: 435
targets of campaigns of other seeds, 24 battles each, differed by 9 % on average (at Gaugamela the
estimate is as much too low), and 97 % were on the same side of 50 %.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.battle import LEADER
from alexandre.games.commander.hints.battle_worth import standing
from alexandre.games.commander.rules.battle import opening
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import HELD
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.values import battle_of, steps_left
from alexandre.kernel.hints import interpolate

CERTAIN: Final = 100
EVEN: Final = 1024  # standing of equal lines; the weights are hundredths of the log odds
START: Final = 42
STANDING: Final = 141  # for each doubling of the standing
STEPS: Final = 173
PLAN: Final = -17  # for each plan of the enemy's
LEVEL: Final = 21
GOLD: Final = 5
GOLD_MOST: Final = 12
INSIGHT: Final = 32
# Per cent at -400, -350, … 400 hundredths.
ODDS: Final = (2, 3, 5, 8, 12, 18, 27, 38, 50, 62, 73, 82, 88, 92, 95, 97, 98)


def estimate(state: Position, site: int) -> int:
    """Return the estimated chance of winning the battle, in per cent."""
    if not is_held(state, site):
        return CERTAIN
    copy = open_battle(state, site)
    battle = battle_of(copy)
    mine = sum(steps_left(copy, code) for code in battle.mine)
    foes = sum(steps_left(copy, code) for code in battle.foes if code >> 3 != LEADER)
    score = (START + STANDING * (log(standing(copy)) - log(EVEN)) // 100
             + STEPS * (log(mine) - log(foes)) // 100 + PLAN * battle.due + LEVEL * state.level
             + GOLD * min(state.gold, GOLD_MOST) + INSIGHT * state.insights.count(HELD))
    return interpolate(ODDS, 50 + score // 8)


def is_held(state: Position, site: int) -> bool:
    """Whether forces or a leader hold a site; walls alone do not."""
    return any(state.garrison_at(site)) or state.leaders[site] > 0


def open_battle(state: Position, site: int) -> Position:
    """Return a copy of the position in which the battle at that site begins."""
    copy = state.clone()
    copy.came_from, copy.region = copy.region, copy.tables.sites[site].region
    copy.phase = Phase.BATTLE
    opening.open(copy, site, None)
    return copy


def log(n: int) -> int:
    """Return 100 times the base-2 logarithm, linear between powers of two."""
    n = max(1, n)
    bits = n.bit_length() - 1
    return 100 * bits + 100 * (n - (1 << bits)) // (1 << bits)

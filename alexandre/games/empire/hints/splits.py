"""Splits of resources: drawn at random, for a predictable seat can be outbid. [4.2]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.empire.hints.worth import EVEN, ORDER, TROOPS
from alexandre.games.empire.rules.splitting import left_to_split
from alexandre.games.empire.state import SPLITTING, Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd
from alexandre.kernel.rng import draw_weighted

# Weights: how often so many resources go to the order, and to the armies beyond the least.
BIDS: Final = (6, 3, 2, 1)
ARMIES: Final = (2, 4, 4, 3, 1)
LEAST_ARMIES: Final = 4


def draw_split(state: Position, rnd: Rnd,
               weights: Sequence[int] = EVEN) -> Action | None:
    """A split drawn from a mixed strategy; None for any other choice."""
    if state.phase not in SPLITTING:
        return None
    left = left_to_split(state, state.mover)
    if state.phase == Phase.BID:
        n = draw_weighted(BIDS, rnd) * weights[ORDER] // 100
    elif state.phase == Phase.RAISE:
        n = (LEAST_ARMIES + draw_weighted(ARMIES, rnd)) * weights[TROOPS] // 100
    else:
        n = temples_of(state, left, rnd)
    offers = state.legal()
    return offers[min(max(n, 0), len(offers) - 1)]


def temples_of(state: Position, left: int, rnd: Rnd) -> int:
    """Temples in proportion to what the region's sites ask for, a little more or less; nothing
    for cities that could not be paid, or for what can no longer be built.  [1.8] [7.3]"""
    sites = [state.tables.sites[province] for province in state.here.provinces]
    prices = state.tables.box.prices
    temples = sum(temple for temple, _city in sites) * prices[0]
    cities = sum(city and state.cities[province] < 0 for province, (_temple, city)
                 in zip(state.here.provinces, sites, strict=True)) * prices[1]
    if not temples + cities:
        return left // 2
    share = left * (2 * temples) // (2 * temples + cities)
    part = min(left, max(0, share + rnd(3) - 1))
    if not temples:
        return 0
    return left if not cities or left - part < prices[1] else part

"""The next destination, and the probable end of a battle there."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.hints.estimate import estimate, is_held, open_battle
from alexandre.games.commander.hints.odds import is_won
from alexandre.games.commander.meta import COURTIERS
from alexandre.games.commander.rules.march.marching import may_enter
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.prices import modifiers
from alexandre.kernel.contract import Rnd
from alexandre.kernel.fields import NONE

NEAREST: Final = 2  # targets that are weighed against each other
SURE: Final = 100


def odds(state: Position, site: int, rnd: Rnd, trials: int) -> int:
    """In how many of a hundred battles there Alexander would win: so many are tried out on copies,
    or it is estimated."""
    if not trials or not is_held(state, site):
        return estimate(state, site)
    return SURE * sum(is_won(open_battle(state, site), rnd) for _trial in range(trials)) // trials


def surrender_odds(state: Position, site: int) -> int:
    """In how many of a hundred rolls the stronghold would surrender, all glory spent."""
    if state.tables.sites[site].is_battle or state.is_target(site):
        return 0
    copy = state.clone()
    copy.region = copy.tables.sites[site].region
    bonus = sum(n for _name, n in modifiers(copy))
    figures = state.tables.box.intimidation
    bonus += state.glory + figures["courtiers"] * state.holds(COURTIERS)
    needed = figures["success"] - bonus
    return SURE * max(0, min(6, 7 - needed)) // 6


def ways(state: Position) -> dict[int, int]:
    """The first step towards every region that can be reached without a battle on the way; a
    region that has not fallen is reached, not passed."""
    steps: dict[int, int] = {}
    queue = [state.region]
    roads = state.tables.roads[state.road_map]
    for here in queue:
        for there in roads[here]:
            if there in steps or there == state.region or not can_go(state, here, there):
                continue
            steps[there] = there if here == state.region else steps[here]
            if not state.is_hostile(state.tables.regions[there].site):
                queue.append(there)
    return steps


def can_go(state: Position, here: int, there: int) -> bool:
    """The first step by the rules; later ones by what is known of Tyre."""
    if here == state.region:
        return may_enter(state, there)
    siege = state.tables.siege
    return siege is None or state.tables.regions[there].site != siege.target


def targets(state: Position, steps: dict[int, int]) -> list[int]:
    """The sites that can be reached, the nearest first."""
    sites = [state.tables.regions[region].site for region in steps]
    hostile = [site for site in sites if state.is_hostile(site)]
    return sorted(hostile, key=lambda site: (state.distance(site), site))[:NEAREST]


def home(state: Position) -> int:
    """The last region of the campaign; NONE if any will do. [13.8]"""
    return next((number for number, region in enumerate(state.tables.regions)
                 if region.is_home), NONE)

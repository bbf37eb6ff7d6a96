"""Purchases: forces for the next battle, engines for a siege, advisors, and points at the end."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.verbs import MOLE, SIEGE_SHIPS, TRANSPORTS, WARSHIPS
from alexandre.games.commander.hints.estimate import estimate
from alexandre.games.commander.hints.strategies import Strategy
from alexandre.games.commander.hints.targets import targets, ways
from alexandre.games.commander.meta import (
    ANTIPATER,
    ARISTANDER,
    BULLS,
    CALLISTHENES,
    HEPHAESTION,
    PARMENION,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.prices import force_price
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE

RANKING: Final = (HEPHAESTION, PARMENION, CALLISTHENES, ANTIPATER, ARISTANDER)
LARGEST: Final = 13  # forces, without those that gold beyond the hoard buys
WISHES: Final = ("phalanx", "heavy_cavalry", "infantry", "archers", "phalanx", "heavy_cavalry",
                 "infantry", "light_cavalry", "peltasts", "archers", "infantry", "phalanx")
ENGINES: Final = 2
WARSHIPS_LEFT: Final = 1
SHIPS: Final = 2
TRANSPORTS_WANTED: Final = 4
KEPT: Final = 4  # gold for the way
FOR_A_FORCE: Final = 4  # gold beyond the hoard


def purchase(state: Position, way: Strategy) -> Action:
    """The most useful purchase that is offered, else the end of the turn.  [11.3-11.10]"""
    offers = state.legal()
    for wished in (advisor(state, way), foretold_city(state), siege(state),
                   force(state, way), extra(state, way)):
        if wished is not None and wished in offers:
            return wished
    return state.tables.moves.end_turn


def advisor(state: Position, way: Strategy) -> Action | None:
    """As many of the best advisors as the campaign begins with; then insights, which win more
    than another advisor would."""
    moves, renown = state.tables.moves, state.tables.box.renown
    best = ranking(way)[:state.tables.campaign.advisors]
    free = [each for each in best if not state.advisors[each]]
    if free:
        return moves.hire[free[0]] if state.glory >= renown["hire"] else None
    return moves.seek if state.glory > renown["insight"] else None


def ranking(way: Strategy) -> tuple[int, ...]:
    """The advisors, the most wanted first."""
    if way.first == NONE:
        return RANKING
    return (way.first, *(each for each in RANKING if each != way.first))


def foretold_city(state: Position) -> Action | None:
    """The city that was foretold.  [7.14]"""
    return state.tables.moves.city if state.is_active(BULLS) else None


def siege(state: Position) -> Action | None:
    """Income first, then fewer warships, the mole, and two siege ships besides.  [14.3-14.7]"""
    siege = state.tables.siege
    if siege is None or state.region != siege.camp:
        return None
    moves, tracks = state.tables.moves.advance, state.tracks
    is_taken = state.status[siege.target]
    turns_left = state.tables.last_turn - state.turn
    wishes = []
    if tracks[TRANSPORTS] < TRANSPORTS_WANTED < turns_left:
        wishes.append(TRANSPORTS)
    if not is_taken and tracks[WARSHIPS] > WARSHIPS_LEFT:
        wishes.append(WARSHIPS)
    if tracks[MOLE] < len(siege.mole.costs):
        wishes.append(MOLE)
    if not is_taken and not state.is_breached() and tracks[SIEGE_SHIPS] < SHIPS:
        wishes.append(SIEGE_SHIPS)
    offers = state.legal()
    return next((moves[track] for track in wishes if moves[track] in offers), None)


def force(state: Position, way: Strategy) -> Action | None:
    """The next force of the list, so far as it leaves gold for the way.  [11.4]"""
    if state.strength() >= strength_to_reach(state, way):
        return None
    offers, moves = state.legal(), state.tables.moves.buy
    reserve = min(KEPT, state.strength() // 2)
    for kind in kinds_to_buy(state, way):
        if moves[kind] in offers and state.gold - force_price(state, kind) >= reserve:
            return moves[kind]
    return None


def strength_to_reach(state: Position, way: Strategy) -> int:
    """The army of the strategy, or as many as hold the next target with its margin; gold beyond
    the hoard buys an army more that would probably lose there."""
    nearest = targets(state, ways(state))[:1]
    defenders = max((state.defenders(site) for site in nearest), default=0)
    wealth = max(0, state.gold - way.hoard) // FOR_A_FORCE
    if wealth and not any(estimate(state, site) < way.patient for site in nearest):
        wealth = 0
    return max(way.army, min(LARGEST, defenders + way.margin)) + wealth


def kinds_to_buy(state: Position, way: Strategy) -> list[int]:
    """The kinds that the army lacks: engines against walls, then the missing part of the list."""
    kinds: list[int] = []
    ids = state.tables.kind_ids
    if walls_ahead(state) and state.count_of(ids.index("siege_engine")) < ENGINES:
        kinds.append(ids.index("siege_engine"))
    have = {kind: state.count_of(kind) for kind in range(state.tables.mac)}
    for name in WISHES:
        kind = ids.index(name)
        if have[kind]:
            have[kind] -= 1
        else:
            kinds.append(kind)
    return kinds


def walls_ahead(state: Position) -> int:
    """The walls of the next target."""
    return max((sum(state.walls_at(site)) for site in targets(state, ways(state))), default=0)


def extra(state: Position, way: Strategy) -> Action | None:
    """A temple for luck, a city for points, when there is plenty.  [11.5] [11.6]"""
    moves, campaign = state.tables.moves, state.tables.campaign
    if not any(state.temples) and state.gold >= campaign.temple + 5:
        return moves.temple
    if state.gold >= campaign.city + way.rich:
        return moves.city
    if state.gold >= campaign.temple + way.rich:
        return moves.temple
    return None

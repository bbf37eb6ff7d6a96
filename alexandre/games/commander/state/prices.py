"""Costs and amounts of a decision, from the position: shown before it is made."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.verbs import MOLE, SIEGE_SHIPS, TRACKS, WARSHIPS
from alexandre.games.commander.meta import (
    CEDARS,
    EXILES,
    GUERRILLAS,
    MAZAEUS,
    PERSIAN_FLEET,
    SCORCHED_EARTH,
    WINTER_STORMS,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import SECTION
from alexandre.games.commander.tables import Siege, Track

FREE_ROAD: Final = 0  # on the die of a road that needs no scouts


def price(state: Position) -> tuple[int, int]:
    """The gold and the hits of entering.  [6.2-6.4] [13.3] [13.6]"""
    marks, forces = state.tables.regions[state.target].marks, state.strength()
    hits = gold = 0
    if state.die == FREE_ROAD:
        return 0, 0
    if state.die > forces:
        hits = state.die - forces
    elif state.concerns(MAZAEUS, marks):
        gold = forces - state.tables.figures[MAZAEUS]
    else:
        gold = forces - state.die
    if gold and state.concerns(SCORCHED_EARTH, marks):
        gold += state.tables.figures[SCORCHED_EARTH]
    if state.concerns(GUERRILLAS, marks):
        hits += state.tables.figures[GUERRILLAS]
    return gold, hits


def modifiers(state: Position) -> tuple[tuple[str, int], ...]:
    """The additions to the die. [9.3] [13.4]"""
    site, figures = state.site, state.tables.box.intimidation
    ahead, most = state.strength() - state.defenders(site), figures["numbers"]
    parts = [("numbers", max(-most, min(most, ahead))),
             ("conquests", min(figures["conquests"], state.count_conquered())),
             ("level", int(state.level >= figures["level"]))]
    if state.concerns(EXILES, state.tables.sites[site].marks):
        parts.append(("exiles", state.tables.figures[EXILES]))
    if state.courtiers:  # [9.6]
        parts.append(("courtiers", state.courtiers))
    return tuple(parts)


# ---- purchases ------------------------------------------------------------------------------


def force_price(state: Position, kind: int) -> int:
    """[11.4] its battle value; [13.4] more away from a port."""
    return state.tables.costs[kind] + surcharge(state)


def surcharge(state: Position) -> int:
    """[13.4] what the Persian fleet adds to the price of a force."""
    if state.has(PERSIAN_FLEET) and not state.tables.regions[state.region].is_port:
        return state.tables.figures[PERSIAN_FLEET]
    return 0


def is_open(state: Position, siege: Siege, track: int) -> bool:
    """[14.4] one section of the mole a turn; [14.7] the war ends with the fall of Tyre."""
    if track == WARSHIPS:
        return not state.status[siege.target] and state.tracks[WARSHIPS] > 0
    if track == SIEGE_SHIPS and state.status[siege.target]:
        return False
    if track == MOLE and state.bought & SECTION:
        return False
    return state.tracks[track] < len(track_of(siege, track).costs)


def track_price(state: Position, siege: Siege, track: int) -> int:
    """The price of the next box. [14.3-14.6] [13.5]"""
    costs, n = track_of(siege, track).costs, state.tracks[track]
    if track == WARSHIPS:
        return costs[n - 1]
    cost = costs[n]
    if track == MOLE:
        if state.has(WINTER_STORMS):
            cost += state.tables.figures[WINTER_STORMS]
        if state.has(CEDARS):
            cost = max(1, cost - state.tables.figures[CEDARS])
    return cost


def track_of(siege: Siege, track: int) -> Track:
    return (siege.transports, siege.mole, siege.siege_ships, siege.warships)[track]


def gold_prices(state: Position) -> dict[str, int]:
    """The present prices in gold, by name: forces, refitting, a city, a temple, the next boxes."""
    tables = state.tables
    prices = {kind.id: force_price(state, number)
              for number, kind in enumerate(tables.kinds[:tables.mac])}
    prices |= {"refit": tables.box.refit, "city": tables.campaign.city,
               "temple": tables.campaign.temple}
    if tables.siege:
        prices |= {name: track_price(state, tables.siege, track)
                   for track, name in enumerate(TRACKS) if is_open(state, tables.siege, track)}
    return prices

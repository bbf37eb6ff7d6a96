"""The four tracks of Tyre: transports, mole, siege ships, warships.  Chapter 14."""

from __future__ import annotations

from alexandre.games.commander.actions import MOLE, SIEGE_SHIPS, TRACKS, WARSHIPS, Advance
from alexandre.games.commander.events import GoldChanged
from alexandre.games.commander.meta import CEDARS, WINTER_STORMS
from alexandre.games.commander.rules.enemy.tyre import siege_in, step_track
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import SECTION
from alexandre.games.commander.tables import Siege, Track
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def advance_offers(state: Position) -> list[Action]:
    """Boxes that can be paid for while the army is in the camp.  [14.3-14.7]"""
    siege = state.tables.siege
    if siege is None or state.region != siege.camp:
        return []
    return [state.tables.moves.advance[track] for track in range(len(TRACKS))
            if is_open(state, siege, track) and price(state, siege, track) <= state.gold]


def is_open(state: Position, siege: Siege, track: int) -> bool:
    """[14.4] one section of the mole a turn; [14.7] the war ends with the fall of Tyre."""
    if track == WARSHIPS:
        return not state.status[siege.target] and state.tracks[WARSHIPS] > 0
    if track == SIEGE_SHIPS and state.status[siege.target]:
        return False
    if track == MOLE and state.bought & SECTION:
        return False
    return state.tracks[track] < len(track_of(siege, track).costs)


def price(state: Position, siege: Siege, track: int) -> int:
    """What the next box costs.  [14.3-14.6] [13.5]"""
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
    """The track of that number."""
    return (siege.transports, siege.mole, siege.siege_ships, siege.warships)[track]


def advance(state: Position, action: Advance, tell: Tell | None) -> None:
    """[14.3-14.6] it is paid, the marker moves."""
    paid = state.lose_gold(price(state, siege_in(state), action.index))
    if tell:
        tell(GoldChanged(-paid, action.id))
    if action.index == MOLE:
        state.bought |= SECTION
    step_track(state, action.index, -1 if action.index == WARSHIPS else 1, tell)

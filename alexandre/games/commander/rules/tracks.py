"""The four tracks of Tyre: transports, mole, siege ships, warships.  Chapter 14."""

from __future__ import annotations

from alexandre.games.commander.actions import MOLE, TRACKS, WARSHIPS, Advance
from alexandre.games.commander.events import GoldChanged
from alexandre.games.commander.rules.enemy.tyre import siege_in, step_track
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import SECTION
from alexandre.games.commander.state.prices import is_open, track_price
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def advance_offers(state: Position) -> list[Action]:
    """Boxes that can be paid for while the army is in the camp.  [14.3-14.7]"""
    siege = state.tables.siege
    if siege is None or state.region != siege.camp:
        return []
    return [state.tables.moves.advance[track] for track in range(len(TRACKS))
            if is_open(state, siege, track) and track_price(state, siege, track) <= state.gold]


def advance(state: Position, action: Advance, tell: Tell | None) -> None:
    """[14.3-14.6] it is paid, the marker moves."""
    paid = state.lose_gold(track_price(state, siege_in(state), action.index))
    if tell:
        tell(GoldChanged(-paid, action.id))
    if action.index == MOLE:
        state.bought |= SECTION
    step_track(state, action.index, -1 if action.index == WARSHIPS else 1, tell)

"""Moves that a computer player avoids while it has any other, with reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.hints.endings import has_means, is_ending_badly
from alexandre.games.empire.state import ON_THE_MAP, Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.hints import Judge


def ends_badly(state: Position, action: Action) -> bool:
    """Whether it ends the region, on the map, with a scoring that gives a rival more."""
    return state.phase in ON_THE_MAP and is_ending_badly(state, action)


def raises_nobody(state: Position, action: verbs.Raise) -> bool:
    """No army in a region: nothing can be scored there, and nothing declared.  [7.1] [8.2]"""
    return action.n == 0


def bids_all(state: Position, action: verbs.Bid) -> bool:
    """Everything for the order: nothing is left to move or to build with.  [5.8]"""
    return action.n >= state.pool[state.mover]


def declares_without_means(state: Position, action: verbs.Declare) -> bool:
    """A building with an empty box: it is never built, and a rival's city becomes cheaper by
    it.  [8.3-8.5]"""
    return not has_means(state, action)


def stays_at_home(state: Position, action: verbs.EndTurn) -> bool:
    """All armies left on the symbol though the way out is free.  [6.1]"""
    if state.phase != Phase.MOVE:
        return False
    start, seat = state.tables.start, state.mover
    gathered = state.count(seat, start)
    if not gathered or gathered < state.raised[seat]:
        return False
    return any(not state.tables.arrows[arrow].cost
               for arrow in state.tables.ways_out[state.region][start])


BLUNDERS: Final[Mapping[type[Action], Judge]] = {
    verbs.Bid: bids_all,
    verbs.Raise: raises_nobody,
    verbs.DeclareTemple: declares_without_means,
    verbs.DeclareCity: declares_without_means,
    verbs.EndTurn: stays_at_home,
}

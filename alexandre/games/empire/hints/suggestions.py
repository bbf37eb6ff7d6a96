"""Moves to try first, and moves for choices that a player has left open."""

from __future__ import annotations

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.state import Phase, Position
from alexandre.kernel.actions import Action

FEW = 2  # numbers of armies that are tried from below; and as many from above


def suggest(state: Position) -> Action | None:
    """The payment of a crossing: from the box that has more than its sites need.

    None where the player has to choose; a split is never filled in.
    """
    if state.phase != Phase.PAY:
        return None
    return max(state.legal(), key=lambda action: balance_after(state, action))


def balance_after(state: Position, action: Action) -> int:
    """The balance of both boxes afterwards, by the price of their buildings."""
    assert isinstance(action, verbs.Pay)
    seat, prices = state.mover, state.tables.box.prices
    cost = state.tables.arrows[state.crossing].cost
    temples = (state.temple_box[seat] - action.n) * prices[1]
    cities = (state.city_box[seat] - cost + action.n) * prices[0]
    return -abs(temples - cities)


def order(state: Position, offers: list[Action]) -> list[Action]:
    """The moves worth trying: the last free place, few or nearly all armies of a group."""
    if state.phase == Phase.PLACE:
        return offers[-1:]  # [5.3] the last mover answers all the others
    if state.phase == Phase.MOVE:
        return [each for each in offers if is_worth_trying(state, each)]
    if state.phase == Phase.BUILD:
        return [each for each in offers if is_in_order(state, each)]
    return offers


def is_in_order(state: Position, action: Action) -> bool:
    """Whether declarations are in order: those made together may come in any, and one is enough to
    try.
    """
    return not isinstance(action, verbs.Declare) or not any(
        state.lies(state.mover, kind, province)
        for province in state.here.provinces for kind in range(len(KINDS))
        if (province, kind) > (action.province, action.kind))


def is_worth_trying(state: Position, action: Action) -> bool:
    """Groups of one or two armies, or of all but one or two."""
    if not isinstance(action, verbs.March | verbs.Join):
        return True
    origin = state.tables.arrows[action.arrow].origin
    ready = state.ready(origin, action.after)
    return action.n <= FEW or action.n > ready - FEW


def marches_back(line: tuple[Action, ...], action: Action) -> bool:
    """Whether the line marched along the same arrow the other way.

    Fewer armies, or none, would have gone; only entering the goal could justify it, and that is
    not searched for.  [6.8]
    """
    return isinstance(action, verbs.March) and any(
        isinstance(each, verbs.March) and each.origin == action.target
        and each.target == action.origin for each in line)

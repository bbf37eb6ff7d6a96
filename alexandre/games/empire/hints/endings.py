"""A region ended before its time, and whether that is a loss that can be seen.

A seat that enters the goal has it scored at the end of this turn.  What the others still do is
hidden; what lies on the table is not: so much at least must not give a rival more.
"""

from __future__ import annotations

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.hints.worth import score_now
from alexandre.games.empire.rules.building import declare_offers
from alexandre.games.empire.state import Phase, Position
from alexandre.kernel.actions import Action


def is_ending_badly(state: Position, action: Action) -> bool:
    """Whether it ends the region, or leaves it ended by the mover, with a scoring that gives a
    rival more whatever may still be declared.  [6.8] [9.1]"""
    if state.turn == state.tables.box.turns or not is_ending(state, action):
        return False
    if isinstance(action, verbs.EndTurn):
        return is_behind(state)
    return not can_be_even(after(state, action))


def is_ending(state: Position, action: Action) -> bool:
    """Whether the mover ends the region, and nobody before."""
    if not state.goal_entered:
        return (isinstance(action, verbs.March)
                and state.tables.arrows[action.arrow].target == state.here.goal)
    return not any(state.count(seat, state.here.goal) for seat in range(state.seats)
                   if seat != state.mover)


def can_be_even(state: Position) -> bool:
    """Whether a payment and declarations exist by which nobody gains more."""
    if state.phase == Phase.PAY:
        return any(can_be_even(after(state, payment)) for payment in state.legal())
    return not is_behind(state) or any(
        can_be_even(after(state, declaration)) for declaration in declare_offers(state)
        if isinstance(declaration, verbs.Declare) and has_means(state, declaration))


def is_behind(state: Position) -> bool:
    """Whether a scoring now would give a rival more than the mover.  [8.1]"""
    scored = score_now(state)
    gains = [scored.score(seat) - state.score(seat) for seat in range(state.seats)]
    return gains[state.mover] < max(gains)


def has_means(state: Position, action: verbs.Declare) -> bool:
    """Lies anything in the box that would pay for the building?"""
    return (state.temple_box, state.city_box)[action.kind][state.mover] > 0


def after(state: Position, action: Action) -> Position:
    """The table after it."""
    copy = state.clone()
    copy.apply(action)
    return copy

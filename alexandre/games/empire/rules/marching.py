"""Armies along arrows, and what a crossing costs.  Chapter 6."""

from __future__ import annotations

from alexandre.games.empire.actions import Join, March, Pay
from alexandre.games.empire.events import ArmiesMarched, CrossingPaid, GoalEntered
from alexandre.games.empire.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE


def begin_moves(state: Position) -> None:
    """[5.1] the first in the order moves and declares."""
    state.phase = Phase.MOVE
    state.mover = state.order[0]
    state.rest()


def march_offers(state: Position) -> list[Action]:
    """Each arrow with each number of armies of the same steps that it can be paid for.  [6.1]"""
    tables, offers = state.tables, list[Action]()
    purse, base = state.purse(state.mover), state.mover * state.places
    marches, steps = tables.moves.march, tables.box.steps
    for number in state.here.arrows:
        arrow = tables.arrows[number]
        if not state.armies[base + arrow.origin] or arrow.cost > purse:
            continue
        for after in range(steps):
            ready = state.ready(arrow.origin, after)
            if ready:
                offers += marches[number][after][:ready]
    return offers


def join_offers(state: Position) -> list[Action]:
    """Armies of more steps that may go with the group that has just paid.  [6.6]"""
    offers = list[Action]()
    if state.crossing == NONE:
        return offers
    origin = state.tables.arrows[state.crossing].origin
    joins = state.tables.moves.join[state.crossing]
    for after in range(state.crossed + 1, state.tables.box.steps):
        offers += joins[after][:state.ready(origin, after)]
    return offers


def march(state: Position, action: March, tell: Tell | None) -> None:
    """[6.1] a group goes along an arrow; [6.3] what it costs is paid once."""
    cost = state.tables.arrows[action.arrow].cost
    step(state, action, cost, tell)
    state.crossing = action.arrow if cost else NONE
    state.crossed = action.after if cost else 0
    if cost:
        state.phase = Phase.PAY


def join(state: Position, action: Join, tell: Tell | None) -> None:
    """[6.6] these belong to the group that has paid."""
    step(state, action, 0, tell)
    state.crossed = action.after


def step(state: Position, action: March | Join, cost: int, tell: Tell | None) -> None:
    """The armies change place; [6.8] the first to enter the goal ends the region."""
    arrow = state.tables.arrows[action.arrow]
    state.shift(arrow.origin, action.after, -action.n)
    state.shift(arrow.target, action.after + 1, action.n)
    nouns = state.tables.nouns
    if tell:
        origin = None if arrow.origin == state.tables.start else nouns[arrow.origin]
        tell(ArmiesMarched(state.mover, action.n, origin, nouns[arrow.target],
                           (action.origin, action.target), cost, arrow.is_ship))
    if arrow.target == state.here.goal and not state.goal_entered:
        state.goal_entered = True
        if tell:
            tell(GoalEntered(state.mover, nouns[arrow.target]))


def pay_offers(state: Position) -> list[Action]:
    """Every mix of both boxes.  [6.5]"""
    cost, seat = state.tables.arrows[state.crossing].cost, state.mover
    least = max(0, cost - state.city_box[seat])
    most = min(cost, state.temple_box[seat])
    return list(state.tables.moves.pay[least:most + 1])


def pay(state: Position, action: Pay, tell: Tell | None) -> None:
    """[6.5] what is paid is gone for the region."""
    cost = state.tables.arrows[state.crossing].cost
    state.temple_box[state.mover] -= action.n
    state.city_box[state.mover] -= cost - action.n
    state.phase = Phase.MOVE
    if tell:
        tell(CrossingPaid(state.mover, action.n, cost - action.n))

"""What a computer player never does while there is anything else to do, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.hints.suggestions import suggest
from alexandre.games.empire.hints.worth import scored_now
from alexandre.games.empire.rules.building import declare_offers
from alexandre.games.empire.state import MOVE, PAY, Position
from alexandre.kernel.actions import Action


def is_blunder(state: Position, action: Action) -> bool:
    """Is the offer one of the mistakes of this list?"""
    judge = JUDGES.get(type(action))
    return judge is not None and judge(state, action)


def raises_nobody(state: Position, action: verbs.Raise) -> bool:
    """No army in a region: nothing can be scored there, and nothing declared.  [7.1] [8.2]"""
    return action.n == 0


def bids_all(state: Position, action: verbs.Bid) -> bool:
    """Everything for the order: nothing is left to move or to build with.  [5.8]"""
    return action.n >= state.pool[state.mover]


def declares_without_means(state: Position, action: verbs.Declare) -> bool:
    """A building with an empty box: it is never built, and a rival's city becomes cheaper by
    it.  [8.3-8.5]"""
    box = (state.temple_box, state.city_box)[action.kind]
    return box[state.mover] == 0


def stays_at_home(state: Position, action: verbs.EndTurn) -> bool:
    """All armies left on the symbol though the way out is free.  [6.1]"""
    if state.phase != MOVE:
        return False
    start, seat = state.tables.start, state.mover
    gathered = state.count(seat, start)
    if not gathered or gathered < state.raised[seat]:
        return False
    return any(not state.tables.arrows[arrow].cost
               for arrow in state.tables.ways_out[state.region][start])


def ends_at_a_loss(state: Position, action: verbs.March) -> bool:
    """The first army into the goal, while the scoring that it brings about gives a rival more,
    whatever may still be declared.  [6.8] [9.1]"""
    if (state.goal_entered or state.turn == state.tables.box.turns
            or state.tables.arrows[action.arrow].target != state.here.goal):
        return False
    seat, copy = state.mover, cast(Position, state.clone())
    copy.apply(action)
    while copy.phase == PAY:
        copy.apply(suggest(copy) or copy.legal()[0])
    while (found := next((each for each in declare_offers(copy)
                          if not declares_without_means(copy, cast(Any, each))), None)):
        copy.apply(found)
    scored = scored_now(copy)
    gains = [scored.score(each) - state.score(each) for each in range(state.seats)]
    return gains[seat] < max(gains)


Judge = Callable[[Position, Any], bool]

JUDGES: Final[dict[type[Action], Judge]] = {
    verbs.Bid: bids_all,
    verbs.Raise: raises_nobody,
    verbs.DeclareTemple: declares_without_means,
    verbs.DeclareCity: declares_without_means,
    verbs.March: ends_at_a_loss,
    verbs.EndTurn: stays_at_home,
}

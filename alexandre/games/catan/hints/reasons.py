"""Plain reasons for offers: what a village would yield, and how near an adviser is."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import AtCorner, Bid, MoveRobber
from alexandre.games.catan.hints.prizes import points_of_prize
from alexandre.games.catan.rules.queries import list_owners, nouns_of, pips
from alexandre.games.catan.state import Position
from alexandre.games.catan.state.points import token_count
from alexandre.games.catan.state.words import VILLAGE
from alexandre.games.catan.tables import ANY, NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg, Who


def reason_of(state: Position, action: Action) -> Msg | None:
    """The yield of a village to be built or bid for, the harm of a robber, or the use of a token.
    """
    if isinstance(action, AtCorner):
        return tell_yield(state, action.corner)
    if isinstance(action, MoveRobber):
        return tell_harm(state, action.hex)
    if not isinstance(action, Bid):
        return None
    if state.auction == VILLAGE:
        return tell_yield(state, state.tables.route[state.alexander].corner)
    points, who = points_of_prize(state, state.who), Who(state.who)
    if points:
        return Msg.of("catan.because.adviser", n=points, who=who, v=1)
    left = state.tables.box.least[2] - token_count(state, state.who)
    return Msg.of("catan.because.tokens", n=left, who=who, v=1) if left > 0 else None


def tell_harm(state: Position, place: int) -> Msg | None:
    """The others whom a robber on that hex keeps from a yield; None where there is none.  [1.2]"""
    rivals = tuple(Who(seat) for seat in list_owners(state, place) if seat != state.mover)
    rolls = pips(state.tables.hexes[place].number)
    return Msg.of("catan.because.robber", rivals=rivals, n=rolls) if rivals and rolls else None


def tell_yield(state: Position, corner: int) -> Msg:
    """The yield of the land around a corner, and the rate of its harbour.  [1.2] [1.5]"""
    tables, yields = state.tables, tell_land(state, corner)
    good = tables.harbour_at[corner]
    if good == NOBODY:
        return yields
    if good == ANY:
        return Msg.of("catan.because.harbour_any", yields=yields)
    return Msg.of("catan.because.harbour", yields=yields, good=tables.goods[good])


def tell_land(state: Position, corner: int) -> Msg:
    """The land around a corner, and how many rolls of thirty-six make some of it yield.  [1.2]"""
    tables = state.tables
    hexes = [each for each in tables.touching[corner] if tables.hexes[each].number]
    if not hexes:
        return Msg.of("catan.because.barren")
    rolls = {tables.hexes[each].number for each in hexes}
    return Msg.of("catan.because.yields", lands=nouns_of(tables, tuple(hexes)),
                  n=sum(map(pips, sorted(rolls))))

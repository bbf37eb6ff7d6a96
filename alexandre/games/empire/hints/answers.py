"""The others' visible answers to the end of a region: their boxes lie open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.hints import worth
from alexandre.games.empire.hints.endings import after, has_means
from alexandre.games.empire.hints.suggestions import order
from alexandre.games.empire.state import Phase, Position
from alexandre.kernel.contract import Seat
from alexandre.kernel.fields import NONE

WIDTH: Final = 8  # positions from which an only answer is looked further; several share them
LOSS: Final = 1_000_000  # more than all else that a position can be worth


def value(state: Position, seat: Seat, weights: Sequence[int] = worth.EVEN) -> int:
    """The value of a position; least of all if the seat has ended the region at a loss."""
    total = worth.value(state, seat, weights)
    if is_ended_by(state, seat) and is_answered_with_a_loss(state, seat, weights):
        return total - LOSS
    return total


def is_ended_by(state: Position, seat: Seat) -> bool:
    """Whether the seat has just ended its turn as the only one in the goal, with others still to
    come.  [6.8]"""
    if not state.goal_entered or state.phase != Phase.MOVE or state.turn == state.tables.box.turns:
        return False
    place = state.order.index(state.mover)
    if not place or state.order[place - 1] != seat:
        return False
    has_begun = state.crossing != NONE or any(state.stepped)
    return not has_begun and not any(state.count(other, state.here.goal)
                                     for other in range(state.seats) if other != seat)


def is_answered_with_a_loss(state: Position, seat: Seat,
                            weights: Sequence[int] = worth.EVEN) -> bool:
    """Once all the others have moved and declared, does the scoring give one of them more?"""
    scored = worth.score_now(play_answers(state, weights))
    gains = [scored.score(each) - state.score(each) for each in range(state.seats)]
    return gains[seat] < max(gains)


def play_answers(state: Position, weights: Sequence[int] = worth.EVEN) -> Position:
    """The table after the turns of those still to come, each as a quick look finds it best; the
    last has not yet said that it is done."""
    width = WIDTH // (state.seats - state.order.index(state.mover))
    copy = best_turn(state, width, weights)
    while copy.mover != copy.order[-1]:
        copy = best_turn(after(copy, copy.tables.moves.end_turn), width, weights)
    return copy


def best_turn(state: Position, width: int, weights: Sequence[int]) -> Position:
    """The best position that the mover can reach before it declares its turn done."""
    seat, best, beam = state.mover, state, [state]
    most = worth.value(state, seat, weights)
    while beam:
        # Of positions that are worth the same one will do: most often they are the same.
        reached = {worth.value(longer, seat, weights): longer
                   for each in beam for longer in steps(each)}
        values = sorted(reached, reverse=True)[:width]
        beam = [reached[each] for each in values]
        if values and values[0] > most:
            most, best = values[0], beam[0]
    return best


def steps(state: Position) -> Iterator[Position]:
    """The table after each march, paid in every mix, and after each building that something lies
    in the box for."""
    for action in order(state, state.legal()):
        if isinstance(action, verbs.EndTurn):
            continue
        if isinstance(action, verbs.Declare) and not has_means(state, action):
            continue
        longer = after(state, action)
        if longer.phase == Phase.PAY:
            yield from (after(longer, payment) for payment in longer.legal())
        else:
            yield longer

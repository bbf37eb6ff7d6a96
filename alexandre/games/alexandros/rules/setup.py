"""Setting up: the deal, the two face-up cards, the first seat.  Chapter 2."""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros import events
from alexandre.games.alexandros.rules.cards import deal_to, reveal
from alexandre.games.alexandros.state import Phase, Position
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE


def deal_hand(state: Position, action: verbs.Deal, tell: Tell | None) -> None:
    """[2.3] each seat in turn gets its hidden cards, then the row is laid out."""
    deal_to(state, next_dealt(state), action, tell)
    if sum(state.hands) == state.seats * state.tables.box.start_hand:
        state.phase = Phase.LAY


def next_dealt(state: Position) -> int:
    """The seat to which the next card is dealt.  [2.3]"""
    return sum(state.hands) // state.tables.box.start_hand


def lay_out(state: Position, action: verbs.Reveal, tell: Tell | None) -> None:
    """[2.3] the row is full before anybody begins."""
    reveal(state, action, tell)
    if NONE in state.face_up:
        return
    state.phase = Phase.FIRST if state.options["first_seat"] == "random" else Phase.MARCH


def begin(state: Position, action: verbs.StartWith, tell: Tell | None) -> None:
    """[2.4] the seat drawn begins."""
    state.mover = action.seat
    state.phase = Phase.MARCH
    if tell:
        tell(events.SeatBegan(action.seat))


def first_law(state: Position) -> Law:
    """Each seat is as likely to begin.  [2.4]"""
    return [(action, 1) for action in state.tables.moves.first[:state.seats]]

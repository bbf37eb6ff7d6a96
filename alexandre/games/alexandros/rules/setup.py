"""Setting up: the deal, the two face-up cards, the first seat.  Chapter 2."""

from __future__ import annotations

from alexandre.games.alexandros.actions import Deal, Reveal, StartWith
from alexandre.games.alexandros.events import SeatBegan
from alexandre.games.alexandros.rules.cards import deal_to, reveal
from alexandre.games.alexandros.state import FIRST, LAY, MARCH, NONE, Position
from alexandre.kernel.contract import Tell


def dealt(state: Position, action: Deal, tell: Tell | None) -> None:
    """[2.3] each seat in turn gets its hidden cards, then the row is laid out."""
    deal_to(state, next_dealt(state), action, tell)
    if sum(state.hands) == state.seats * state.tables.box.start_hand:
        state.phase = LAY


def next_dealt(state: Position) -> int:
    """The seat to which the next card is dealt.  [2.3]"""
    return sum(state.hands) // state.tables.box.start_hand


def laid(state: Position, action: Reveal, tell: Tell | None) -> None:
    """[2.3] the row is full before anybody begins."""
    reveal(state, action, tell)
    if NONE in state.face_up:
        return
    state.phase = FIRST if state.options["first_seat"] == "random" else MARCH


def begin(state: Position, action: StartWith, tell: Tell | None) -> None:
    """[2.4] the seat drawn begins."""
    state.mover = action.seat
    state.phase = MARCH
    if tell:
        tell(SeatBegan(action.seat))


def first_law(state: Position) -> list[tuple[int, int]]:
    """Each seat is as likely to begin: (seat, weight).  [2.4]"""
    return [(seat, 1) for seat in range(state.seats)]



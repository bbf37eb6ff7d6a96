"""The end of the game and its winner.  Chapter 13."""

from __future__ import annotations

from alexandre.games.alexandros import events
from alexandre.games.alexandros.state import LAST_TURNS, Phase, Position
from alexandre.kernel.contract import Outcome, Tell, rank_seats


def finish(state: Position, tell: Tell | None) -> None:
    """The match is over; nothing more can be done.  [13.10]"""
    state.phase = Phase.OVER
    if tell:
        result = result_of(state)
        tell(events.GameEnded(result.reason, result.winners))


def result_of(state: Position) -> Outcome:
    """[13.8] most points win; [13.9] tied, most cards in hand; tied again, the win is shared."""
    merits = [(state.scores[seat], sum(state.hand(seat))) for seat in range(state.seats)]
    return rank_seats(reason_of(state), ("taxes",), [(score,) for score in state.scores], merits)


def reason_of(state: Position) -> str:
    """The name of the ending. [13.1] [13.6] [13.7]"""
    if max(state.scores) >= state.tables.box.goal:
        return "hundred"
    return LAST_TURNS[state.last_turn]

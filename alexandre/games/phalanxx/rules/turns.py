"""The course of turns and rounds, and how the game ends.  Chapters 3, 14 and 17."""

from __future__ import annotations

from alexandre.games.phalanxx.actions import Draw, Pass
from alexandre.games.phalanxx.events import (
    DicePassed,
    GameEnded,
    LastRoundBegan,
    RivalMeasured,
    TurnBegan,
)
from alexandre.games.phalanxx.rules import pile, scoring, solitaire
from alexandre.games.phalanxx.state import BUY, END, RESTOCK, SLOTS, Position
from alexandre.games.phalanxx.tables import NONE, die
from alexandre.kernel.contract import Tell


def begin_turn(state: Position, tell: Tell | None) -> None:
    """[3.1] a turn begins with a purchase."""
    state.phase = BUY
    state.has_forged = False
    if tell:
        tell(TurnBegan(state.mover, state.round))


def pass_dice(state: Position, action: Pass, tell: Tell | None) -> None:
    """[14.1] the dice of the grey slots go to the left neighbour, to be rolled by him."""
    if tell:
        tell(DicePassed(state.mover, (state.mover + 1) % state.seats, tuple(state.grey)))
    state.rolled = [die(each // 7, 0) for each in state.grey]
    state.grey = [NONE] * SLOTS
    if state.rival == NONE:
        next_turn(state, tell)
        return
    solitaire.take_card(state, tell)
    if is_refilled(state, tell):
        next_turn(state, tell)
    else:
        state.phase = RESTOCK


def is_refilled(state: Position, tell: Tell | None) -> bool:
    """Nothing (more) can be laid out: the row is full, or [14.2] the pile is used up."""
    if len(state.row) == state.tables.box.row:
        return True
    if state.deck:
        return False
    if not state.is_last:
        state.is_last = True
        if tell:
            tell(LastRoundBegan())
    return True


def restock(state: Position, action: Draw, tell: Tell | None) -> None:
    """[17.4] the row is refilled after MaXXimilian has taken his card."""
    pile.show(state, action.card, tell)
    next_turn(state, tell)


def next_turn(state: Position, tell: Tell | None) -> None:
    """[3.2] clockwise; [14.2] the last round ends with the player right of the first."""
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.first:
        if state.is_last:
            finish(state, tell)
            return
        state.round += 1
    begin_turn(state, tell)


def finish(state: Position, tell: Tell | None) -> None:
    """Nobody decides any more."""
    state.phase = END
    if not tell:
        return
    if state.rival == NONE:
        tell(GameEnded(scoring.result_of(state).winners))
    else:
        mine, his = scoring.total(state, 0), scoring.total(state, state.rival)
        tell(RivalMeasured(state.tables.rival_noun, mine, his, scoring.grade(mine - his)))

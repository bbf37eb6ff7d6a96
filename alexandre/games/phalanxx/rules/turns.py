"""The course of turns and rounds, and how the game ends.  Chapters 3, 14 and 17."""

from __future__ import annotations

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.rules import (
    conquering,
    dice,
    exchanging,
    pile,
    playing,
    scoring,
    solitaire,
)
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.tables import die
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE


def begin_turn(state: Position, tell: Tell | None) -> None:
    """[3.1] a turn begins with a purchase."""
    state.phase = Phase.BUY
    state.has_forged = False
    if tell:
        tell(events.TurnBegan(state.mover, state.round))


def act_offers(state: Position) -> list[Action]:
    """[6.3] every action with every die in every free slot, and other faces for them."""
    hands, slots = dice.open_dice(state), dice.open_slots(state)
    placings = dice.PLACINGS[hands][slots]
    enough = dice.enough(state, placings)
    return [*playing.play_offers(state, enough), *conquering.conquer_offers(state, enough),
            *exchanging.push_offers(state, placings), *exchanging.income_offers(state, placings),
            *exchanging.exchange_offers(state, placings),
            *dice.setting_offers(state, hands)]


def pass_offers(state: Position) -> list[Action]:
    """[3.3] [14.1] the end of a turn is said."""
    return [state.tables.moves.pass_]


def pass_dice(state: Position, action: verbs.Pass, tell: Tell | None) -> None:
    """[14.1] the dice of the grey slots go to the left neighbour, to be rolled by him."""
    if tell:
        tell(events.DicePassed(state.mover, (state.mover + 1) % state.seats, tuple(state.grey)))
    state.rolled = [die(each // 7, 0) for each in state.grey]
    state.grey = [NONE] * SLOTS
    if state.rival == NONE:
        next_turn(state, tell)
        return
    solitaire.take_card(state, tell)
    if is_refilled(state, tell):
        next_turn(state, tell)
    else:
        state.phase = Phase.RESTOCK


def is_refilled(state: Position, tell: Tell | None) -> bool:
    """Nothing (more) can be laid out: the row is full, or [14.2] the pile is used up."""
    if len(state.row) == state.tables.box.row:
        return True
    if state.deck:
        return False
    if not state.is_last:
        state.is_last = True
        if tell:
            tell(events.LastRoundBegan())
    return True


def restock(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
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
    state.phase = Phase.OVER
    if not tell:
        return
    if state.rival == NONE:
        tell(events.GameEnded(scoring.result_of(state).winners))
    else:
        mine, his = scoring.total(state, 0), scoring.total(state, state.rival)
        tell(events.RivalMeasured(state.tables.rival_noun, mine, his, scoring.grade(mine - his)))

"""The turn: a march, two actions, the announcement of the end.  Chapter 3."""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros import events
from alexandre.games.alexandros.rules.cards import can_draw, ready_pile, reveal
from alexandre.games.alexandros.rules.ending import finish
from alexandre.games.alexandros.rules.occupation import occupation_offers, takeover_offers
from alexandre.games.alexandros.rules.taxes import levy_offers, recall_offers
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.tables import SYMBOLS
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE


def action_offers(state: Position) -> list[Action]:
    """The offers of an action, in any order, and the end of the turn. [3.3-3.5]"""
    moves = state.tables.moves
    offers: list[Action] = []
    if state.actions_left:
        if can_draw(state):
            offers.append(moves.draw)
        offers += [moves.take[symbol] for symbol in range(SYMBOLS) if symbol in state.face_up]
        if state.reserve(state.mover):  # [9.2]
            holdings = state.holdings()
            offers += occupation_offers(state, holdings)
            offers += takeover_offers(state, holdings)
        offers += levy_offers(state)
        offers += recall_offers(state)
    offers.append(moves.end_turn)
    return offers


def end_turn(state: Position, action: verbs.EndTurn, tell: Tell | None) -> None:
    """[3.5] the turn is over when its player says so."""
    if tell:
        tell(events.TurnEnded(state.mover))
    state.actions_left = 0
    state.has_levied = False
    if state.last_turn:  # [13.1] [13.7]
        finish(state, tell)
    else:
        refill(state, tell)


def refill_row(state: Position, action: verbs.Reveal, tell: Tell | None) -> None:
    """A new face-up card for each that was taken.  [7.3]"""
    reveal(state, action, tell)
    refill(state, tell)


def refill(state: Position, tell: Tell | None) -> None:
    """[7.3] the row is made full again, as far as there are cards; then the next seat."""
    if NONE in state.face_up and can_draw(state):
        ready_pile(state, tell)
        state.phase = Phase.REFILL
    else:
        state.mover = (state.mover + 1) % state.seats  # [3.1]
        state.phase = Phase.MARCH

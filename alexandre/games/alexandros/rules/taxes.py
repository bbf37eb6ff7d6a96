"""Collecting taxes, and recalling a governor.  Chapters 11 and 12."""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros import events
from alexandre.games.alexandros.rules.cards import discard
from alexandre.games.alexandros.rules.ending import finish
from alexandre.games.alexandros.state import Position
from alexandre.games.alexandros.tables import SYMBOLS
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def levy_offers(state: Position) -> list[Action]:
    """A card in hand that matches a symbol under an own governor, once a turn.  [11.1] [11.2]"""
    if state.has_levied:
        return []
    symbols = state.tables.symbol
    under = [symbols[cell] for cell in state.posts[state.mover]]
    hand = state.hand(state.mover)
    return [state.tables.moves.levy[symbol] for symbol in range(SYMBOLS)
            if hand[symbol] and symbol in under]


def levy(state: Position, action: verbs.Levy, tell: Tell | None) -> None:
    """[11.3] everybody scores; [13.6] a seat that reaches the goal ends the game at once."""
    state.actions_left -= 1
    state.has_levied = True
    discard(state, state.mover, action.symbol)
    gains = [state.income(seat) for seat in range(state.seats)]
    state.scores = [score + gain for score, gain in zip(state.scores, gains, strict=True)]
    if tell:
        card = state.tables.symbol_nouns[action.symbol]
        tell(events.TaxesCollected(state.mover, card, tuple(gains)))
    if max(state.scores) >= state.tables.box.goal:
        finish(state, tell)


def recall_offers(state: Position) -> list[Action]:
    """Each own governor can be taken back.  [12.1]"""
    return [state.tables.moves.recall[cell] for cell in state.posts[state.mover]]


def recall(state: Position, action: verbs.Recall, tell: Tell | None) -> None:
    """[12.1] one governor, no card; [12.3] the province may be left free."""
    state.actions_left -= 1
    state.withdraw(state.mover, action.cell)
    if tell:
        tell(events.GovernorRecalled(state.mover, action.id, state.tables.land_nouns[action.cell]))

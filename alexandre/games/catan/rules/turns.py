"""The turn of a seat: trade and building, and its end.  Chapter 3."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import CARDS
from alexandre.games.catan.events import TurnBegan, TurnEnded
from alexandre.games.catan.rules.building import build_offers
from alexandre.games.catan.rules.cards import buy_offers, play_offers
from alexandre.games.catan.rules.honours import settle
from alexandre.games.catan.rules.trading import give_offers, swap_offers
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.state.words import ROLL
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def main_offers(state: Position) -> list[Action]:
    """Cards, building, trade, in any order, and the end.  [3.1]"""
    return [*play_offers(state), *build_offers(state), *buy_offers(state), *swap_offers(state),
            *give_offers(state), state.tables.moves.end_turn]


def end_turn(state: Position, action: Action, tell: Tell | None) -> None:
    """[3.1] the next seat begins; [8.2] cards bought can now be played."""
    if tell:
        tell(TurnEnded(state.mover))
    state.mover = state.who = (state.mover + 1) % state.seats
    state.turn += 1
    state.phase, state.dice = ROLL, (0, 0)
    state.has_played, state.fresh = False, [0] * len(CARDS)
    state.proposals = 0
    if tell:
        tell(TurnBegan(state.mover, state.turn))
    settle(state)

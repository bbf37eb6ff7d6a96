"""MaXXimilian, against whom one plays alone.  Chapter 17."""

from __future__ import annotations

from alexandre.games.phalanxx.events import CardGoneOver
from alexandre.games.phalanxx.state import Position
from alexandre.kernel.contract import Tell


def take_card(state: Position, tell: Tell | None) -> None:
    """[17.4] the card at the far right is his; [17.5] Heroism stays, he takes the next."""
    for place, card in enumerate(state.row):
        if card != state.tables.heroism:
            state.row.pop(place)
            hand_over(state, card, tell)
            return


def hand_over(state: Position, card: int, tell: Tell | None) -> None:
    """MaXXimilian receives a card, whatever its conditions.  [17.3]"""
    rival = state.rival
    state.lay_card(rival, card)
    if tell:
        tell(CardGoneOver(state.tables.rival_noun, state.tables.card_noun(card),
                          state.tables.card_id(card), state.force[rival]))

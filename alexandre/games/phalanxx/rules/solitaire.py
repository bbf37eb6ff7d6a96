"""MaXXimilian, the solo player's rival.  Chapter 17."""

from __future__ import annotations

from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.state import Position
from alexandre.kernel.contract import Tell


def take_card(state: Position, tell: Tell | None) -> None:
    """[17.4] the card at the far right is his; [17.5] Heroism stays, he takes the next."""
    for place, card in enumerate(state.row):
        if card != state.tables.heroism:
            state.row.pop(place)
            rival, tables = state.rival, state.tables
            had = state.force[rival]
            state.lay_card(rival, card)
            if tell:
                has = state.force[rival]
                tell(events.RivalTook(rival, tables.rival_noun, tables.card_noun(card),
                                      tables.card_ids[card], has - had, has, place > 0))
            return


def hand_over(state: Position, card: int, tell: Tell | None) -> None:
    """MaXXimilian begins with a card, whatever its conditions.  [17.3]"""
    rival = state.rival
    state.lay_card(rival, card)
    if tell:
        tell(events.CardGoneOver(state.tables.rival_noun, state.tables.card_noun(card),
                                 state.tables.card_ids[card], state.force[rival]))

"""A turn: strands of one cord are cut, then the sword is lowered.  Chapter 2."""

from __future__ import annotations

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from tests.example.actions import Cut, EndTurn
from tests.example.events import KnotUndone, StrandsCut
from tests.example.state import Phase, Position


def cut_offers(state: Position) -> list[Action]:
    """As many strands of one cord as the sword can cut, one at least.  [2.1]"""
    offers: list[Action] = []
    for cord, left in enumerate(state.cords):
        offers.extend(state.tables.moves.cut[cord][:left])
    return offers


def end_offers(state: Position) -> list[Action]:
    """Nothing else is left to do.  [2.2]"""
    return [state.tables.moves.end]


def cut(state: Position, action: Cut, tell: Tell | None) -> None:
    """[2.1] the strands are gone; [3.1] with the last one the match is over."""
    state.cords[action.cord] -= action.n
    if tell:
        tell(StrandsCut(state.mover, state.tables.nouns[action.cord], action.n))
    if any(state.cords):
        state.phase = Phase.DONE
        return
    state.phase = Phase.OVER
    if tell:
        tell(KnotUndone(state.mover))


def end_turn(state: Position, action: EndTurn, tell: Tell | None) -> None:
    """[2.2] the other seat takes the sword."""
    state.mover = 1 - state.mover
    state.phase = Phase.CUT

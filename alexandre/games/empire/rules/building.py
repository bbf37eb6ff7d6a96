"""Temples and cities declared, and the end of a seat's moves.  Chapters 3 and 7."""

from __future__ import annotations

from alexandre.games.empire.actions import CITY, Declare, EndTurn
from alexandre.games.empire.events import BuildingDeclared, TurnEnded
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules.scoring import score_turn
from alexandre.games.empire.state import Phase, Position
from alexandre.games.empire.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE


def declare_offers(state: Position) -> list[Action]:
    """Sites where an own army stands and nothing of one's own lies, in any order.  [7.1-7.5]"""
    offers: list[Action] = []
    kinds = [kind for kind in range(len(KINDS)) if state.left[2 * state.mover + kind]]
    base = state.mover * state.places
    for province in state.here.provinces:
        if state.armies[base + province]:
            offers += [state.tables.moves.declare[province][kind] for kind in kinds
                       if may_stand(state, kind, province)
                       and not state.lies(state.mover, kind, province)]
    return offers


def may_stand(state: Position, kind: int, province: int) -> bool:
    """Whether there is a site without a city.  [7.1] [7.3]"""
    return state.tables.sites[province][kind] and (kind != CITY
                                                   or state.cities[province] == NOBODY)


def declare(state: Position, action: Declare, tell: Tell | None) -> None:
    """[7.1] a piece is laid down; the armies move no more."""
    mark = 2 * action.province + action.kind
    state.marks[mark] |= 1 << state.mover
    state.left[2 * state.mover + action.kind] -= 1
    state.crossing = NONE
    state.crossed = 0
    state.phase = Phase.BUILD
    if tell:
        noun = state.tables.nouns[action.province]
        tell(BuildingDeclared(state.mover, action.kind, noun, action.id))


def end_turn(state: Position, action: EndTurn, tell: Tell | None) -> None:
    """[3.4] the next in the order moves; [3.3] after the last the region is scored."""
    if tell:
        tell(TurnEnded(state.mover))
    place = state.order.index(state.mover) + 1
    state.rest()
    if place < state.seats:
        state.mover = state.order[place]
        state.phase = Phase.MOVE
    else:
        score_turn(state, tell)

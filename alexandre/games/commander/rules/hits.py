"""Hits outside battles: which forces take them.  Chapter 2."""

from __future__ import annotations

from alexandre.games.commander.actions.verbs import Wound
from alexandre.games.commander.events import AlexanderHit, ForceHit, HitsDue
from alexandre.games.commander.rules import endings
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import DEATH
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at


def demand_hits(state: Position, n: int, reason: str, resume: int, tell: Tell | None) -> None:
    """Hits are asked for, and it is told for what.  [2.4]"""
    await_hits(state, n, resume)
    if tell:
        tell(HitsDue(n, reason))


def await_hits(state: Position, n: int, resume: int) -> None:
    """Hits are taken before the match goes on.  [2.4]"""
    state.hits = n
    state.resume = resume
    state.phase = Phase.HITS


def wound_offers(state: Position) -> list[Action]:
    """Every force of the army, and Alexander.  [2.4]"""
    army, wounds = state.army, state.tables.moves.wound
    offers: list[Action] = [wounds[target] for target in range(len(army)) if army[target]]
    offers.append(wounds[-1])
    return offers


def wound(state: Position, action: Wound, tell: Tell | None) -> None:
    """One hit; after the last the match goes on.  [2.4] [2.7]"""
    if action.is_alexander:
        wound_alexander(state, tell)
        if not state.level:
            return
    else:
        wound_force(state, action, tell)
    state.hits -= 1
    if not state.hits:
        state.phase, state.resume = state.resume, 0


def wound_alexander(state: Position, tell: Tell | None) -> None:
    """Two levels less, and death for A1 and A2.  [2.7]"""
    is_dead = state.wound_alexander()
    if tell:
        tell(AlexanderHit(state.level))
    if is_dead:
        endings.finish(state, DEATH, tell)


def wound_force(state: Position, action: Wound, tell: Tell | None) -> None:
    """A full force with two faces is reduced, any other destroyed.  [2.4]"""
    kind = state.tables.kinds[action.target // 2]
    is_destroyed = action.is_reduced or len(kind.faces) == 1
    state.army = add_at(state.army, action.target, -1)
    if not is_destroyed:
        state.army = add_at(state.army, action.target + 1)
    if tell:
        tell(ForceHit(kind.noun, kind.id, is_destroyed))

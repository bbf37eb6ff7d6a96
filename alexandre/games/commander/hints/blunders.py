"""Moves that a computer player avoids while it has any other, with reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.games.commander.actions import verbs
from alexandre.games.commander.rules.march.intimidation import worth
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.prices import price
from alexandre.kernel.actions import Action
from alexandre.kernel.hints import Judge

MANY_HITS: Final = 2


def sends_home(state: Position, action: verbs.Disband) -> bool:
    """A force sent home though no mutiny asks for it, and the forage can be paid.  [6.6]"""
    if state.phase == Phase.MUTINY:
        return False
    return state.phase != Phase.SCOUTED or price(state)[0] <= state.gold


def wounds_alexander(state: Position, action: verbs.Wound) -> bool:
    """A hit on Alexander while there are others.  [2.7]"""
    return action.is_alexander and any(state.army)


def marches_to_death(state: Position, action: verbs.March) -> bool:
    """More hits than the forces can take.  [6.2]"""
    _gold, hits = price(state)
    return hits >= MANY_HITS and hits > sum(state.army)


def spends_in_vain(state: Position, action: verbs.Boast) -> bool:
    """Glory that changes nothing.  [9.5]"""
    return worth(state, action.n) == "waste"


def gives_up(state: Position, action: verbs.Stay) -> bool:
    """The way is free and yet one stays.  [6.4]"""
    return price(state) == (0, 0)


BLUNDERS: Final[Mapping[type[Action], Judge]] = {
    verbs.Disband: sends_home,
    verbs.Wound: wounds_alexander,
    verbs.March: marches_to_death,
    verbs.Boast: spends_in_vain,
    verbs.Stay: gives_up,
}

"""Refusals of an action in the wrong phase: the order of a turn. Chapter 3."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules.destinations import targets
from alexandre.games.alexandros.rules.reasons import no, why_make_for
from alexandre.games.alexandros.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg, Who

CHANCE_VERBS: Final = (verbs.StartWith, verbs.Deal, verbs.Reveal)
MARCH_VERBS: Final = (verbs.Follow, verbs.Spend, verbs.Roam, verbs.Stay, verbs.StayPut,
                      verbs.MakeFor, verbs.HaltAt, verbs.Walk)
ON_THE_WAY: Final[dict[type[Action], int]] = {
    verbs.MakeFor: Phase.TARGET, verbs.HaltAt: Phase.CORNER, verbs.Walk: Phase.ROUTE}
IN_A_CLAIM: Final[dict[type[Action], int]] = {
    verbs.Post: Phase.POST, verbs.Settle: Phase.POST, verbs.Cede: Phase.CEDE}
NOTHING_BEGUN: Final[dict[type[Action], Msg]] = {
    verbs.Post: no("no_claim", "9.3"), verbs.Settle: no("no_claim", "9.4"),
    verbs.Cede: no("no_takeover", "10.4")}


def before_chance(state: Position, action: Action) -> Msg | None:
    """[3.6] nobody acts while a card or the first seat is awaited."""
    return None if isinstance(action, CHANCE_VERBS) else no("chance_awaited", "3.6")


def before_the_march(state: Position, action: Action) -> Msg | None:
    """[3.2] the march comes before the actions; [4.1] and it begins with a card."""
    if type(action) in ON_THE_WAY:
        return no("card_first", "4.1")
    if isinstance(action, (*CHANCE_VERBS, *MARCH_VERBS, verbs.EndTurn)):
        return None
    return no("march_first", "3.2")


def on_the_march(state: Position, action: Action) -> Msg | None:
    """[3.6] the march under way comes before anything else."""
    phase = ON_THE_WAY.get(type(action))
    if phase == state.phase or isinstance(action, CHANCE_VERBS):
        return None
    if phase is not None and phase > state.phase:
        return (no("space_first", "4.4") if state.phase == Phase.TARGET
                else no("corner_first", "4.5"))
    if isinstance(action, verbs.MakeFor) and state.phase == Phase.CORNER and is_passed_by(
            state, action.cell):
        return why_make_for(state, action)
    return no("march_under_way", "3.6")


def is_passed_by(state: Position, cell: int) -> bool:
    """Whether the march leads to another space of the symbol because this one is not available or
    not the nearest; of two equally near either could be chosen.  [4.2] [4.4]"""
    return (state.tables.symbol[cell] == state.symbol
            and cell not in targets(state, state.symbol))


def in_a_claim(state: Position, action: Action) -> Msg | None:
    """[3.6] the spaces are paid first; [10.4] then the loser gets his share."""
    if IN_A_CLAIM.get(type(action)) == state.phase or isinstance(action, CHANCE_VERBS):
        return None
    if state.phase == Phase.POST:
        return no("claim_first", "3.6")
    return no("gift_first", "10.4", loser=Who(state.loser), n=state.cede_left)


def among_actions(state: Position, action: Action) -> Msg | None:
    """[3.2] one march a turn; [3.3] two actions."""
    if isinstance(action, CHANCE_VERBS):
        return None
    if isinstance(action, MARCH_VERBS):
        return no("marched_already", "3.2")
    if type(action) in NOTHING_BEGUN:
        return NOTHING_BEGUN[type(action)]
    return None if state.actions_left else no("no_action_left", "3.3")


def after_the_end(state: Position, action: Action) -> Msg:
    """[13.10] nothing is done any more."""
    return no("over", "13.10")

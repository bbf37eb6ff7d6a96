"""Why not: the order of a turn first, then what the verb itself lacks."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules.reasons import WHY, no
from alexandre.games.alexandros.state import (
    CEDE,
    CHANCE_PHASES,
    CORNER,
    DEAL,
    DRAW,
    END,
    FIRST,
    MARCH,
    POST,
    ROUTE,
    TARGET,
    Position,
)
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg, Who

CHANCE_VERBS: Final = (verbs.StartWith, verbs.Deal, verbs.Reveal)
MARCH_VERBS: Final = (verbs.Follow, verbs.Spend, verbs.Roam, verbs.Stay, verbs.StayPut,
                      verbs.MakeFor, verbs.HaltAt, verbs.Walk)
ON_THE_WAY: Final[dict[type[Action], int]] = {
    verbs.MakeFor: TARGET, verbs.HaltAt: CORNER, verbs.Walk: ROUTE}
IN_A_CLAIM: Final[dict[type[Action], int]] = {
    verbs.Post: POST, verbs.Settle: POST, verbs.Cede: CEDE}
NOTHING_BEGUN: Final[dict[type[Action], Msg]] = {
    verbs.Post: no("no_claim", "9.3"), verbs.Settle: no("no_claim", "9.4"),
    verbs.Cede: no("no_takeover", "10.4")}
UNFINISHED: Final = (TARGET, CORNER, ROUTE, POST, CEDE)


def reason(state: Position, action: Action) -> Msg:
    """The rule that forbids an action which is not among the offers."""
    if state.phase == END:
        return no("over", "13.10")
    if isinstance(action, CHANCE_VERBS):
        return of_chance(state, action)
    return out_of_place(state, action) or WHY[type(action)](state, action)


def of_chance(state: Position, action: Action) -> Msg:
    """Chance is awaited for something else, or the card is not there to come."""
    awaited: type[Action] = (verbs.StartWith if state.phase == FIRST else
                             verbs.Deal if state.phase in (DEAL, DRAW) else verbs.Reveal)
    if state.phase not in CHANCE_PHASES or not isinstance(action, awaited):
        return no("chance_not_awaited", "3.1")
    if isinstance(action, verbs.OfCard):
        return no("card_gone", "1.6", card=state.tables.symbol_nouns[action.symbol])
    return no("no_such_seat", "2.1", n=state.seats)


def out_of_place(state: Position, action: Action) -> Msg | None:
    """The order of a turn: march, two actions, what is begun is finished first.  [3.2-3.6]"""
    kind = type(action)
    if state.phase in CHANCE_PHASES:
        return no("chance_awaited", "3.6")
    if state.phase == MARCH:
        return before_the_march(action)
    if state.phase in UNFINISHED:
        return unfinished(state, kind)
    if isinstance(action, MARCH_VERBS):
        return no("marched_already", "3.2")
    if kind in IN_A_CLAIM:
        return NOTHING_BEGUN[kind]
    if not state.actions_left:
        return no("no_action_left", "3.3")
    return None


def before_the_march(action: Action) -> Msg | None:
    """[3.2] the march comes first; [4.1] and it begins with a card."""
    if type(action) in ON_THE_WAY:
        return no("card_first", "4.1")
    return None if isinstance(action, MARCH_VERBS) else no("march_first", "3.2")


def unfinished(state: Position, kind: type[Action]) -> Msg | None:
    """[3.6] the march or the occupation under way comes before anything else."""
    if state.phase in (POST, CEDE):
        return None if IN_A_CLAIM.get(kind) == state.phase else claim_first(state)
    wanted = ON_THE_WAY.get(kind)
    if wanted == state.phase:
        return None
    if wanted is not None and wanted > state.phase:
        return (no("space_first", "4.4") if state.phase == TARGET
                else no("corner_first", "4.5"))
    return no("march_under_way", "3.6")


def claim_first(state: Position) -> Msg:
    """[3.6] the spaces are paid first; [10.4] then the loser gets his share."""
    if state.phase == POST:
        return no("claim_first", "3.6")
    return no("gift_first", "10.4", loser=Who(state.loser), n=state.cede_left)

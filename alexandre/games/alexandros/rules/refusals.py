"""Why not: the rule that forbids an action, told with what is on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules import destinations, occupation
from alexandre.games.alexandros.state import (
    CEDE,
    CHANCE_PHASES,
    CORNER,
    DEAL,
    DRAW,
    END,
    FIRST,
    MARCH,
    NONE,
    POST,
    ROUTE,
    TARGET,
    Position,
)
from alexandre.games.alexandros.tables import SYMBOLS
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg

CHANCE_VERBS: Final = (verbs.StartWith, verbs.Deal, verbs.Reveal)
MARCH_VERBS: Final = (verbs.Follow, verbs.Spend, verbs.Roam, verbs.Stay, verbs.StayPut,
                      verbs.MakeFor, verbs.HaltAt, verbs.Walk)
ON_THE_WAY: Final[dict[type[Action], int]] = {
    verbs.MakeFor: TARGET, verbs.HaltAt: CORNER, verbs.Walk: ROUTE}
IN_A_CLAIM: Final[dict[type[Action], int]] = {
    verbs.Post: POST, verbs.Settle: POST, verbs.Cede: CEDE}
UNFINISHED: Final = (TARGET, CORNER, ROUTE, POST, CEDE)


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"alexandros.why.{key}", rule, **args)


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
        return no("no_claim", {verbs.Post: "9.3", verbs.Settle: "9.4"}.get(kind, "10.4"))
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
        return None if IN_A_CLAIM.get(kind) == state.phase else no("claim_first", "3.6")
    wanted = ON_THE_WAY.get(kind)
    if wanted == state.phase:
        return None
    if wanted is not None and wanted > state.phase:
        return (no("space_first", "4.4") if state.phase == TARGET
                else no("corner_first", "4.5"))
    return no("march_under_way", "3.6")


def why_follow(state: Position, action: verbs.Follow) -> Msg:
    """[4.1] [6.1-6.5] the card must lie there, and lead somewhere."""
    nouns = state.tables.symbol_nouns
    shown = destinations.face_up_symbols(state)
    if action.symbol not in shown:
        return no("not_face_up", "4.1", card=nouns[action.symbol])
    spacious = [destinations.has_space(state, symbol) for symbol in range(SYMBOLS)]
    if not any(spacious):
        return no("nowhere", "6.6")
    if spacious[action.aim]:
        if action.aim in destinations.aims_of(state, action.symbol, shown, spacious):
            return too_few_walls(state)
        return no("no_joker", "6.2", card=nouns[action.symbol])
    if action.aim != action.symbol or destinations.aims_of(state, action.symbol, shown, spacious):
        return no("no_space", "6.2", card=nouns[action.aim])
    return no("no_space", "6.1", card=nouns[action.aim])


def why_spend(state: Position, action: verbs.Spend) -> Msg:
    """[5.1] [5.2] [6.4] only a card in hand, and only to its own symbol."""
    card = state.tables.symbol_nouns[action.symbol]
    if not state.hand(state.mover)[action.symbol]:
        return no("not_in_hand", "5.1", card=card)
    if not destinations.has_space(state, action.symbol):
        return no("no_space", "5.2", card=card)
    return too_few_walls(state)


def why_roam(state: Position, action: verbs.Roam) -> Msg:
    """[6.7] only without any card to follow."""
    if destinations.face_up_symbols(state) or any(
            isinstance(each, verbs.Spend) for each in state.legal()):
        return no("has_a_card", "6.7")
    card = state.tables.symbol_nouns[action.symbol]
    if not destinations.has_space(state, action.symbol):
        return no("no_space", "6.7", card=card)
    return too_few_walls(state)


def why_stay(state: Position, action: verbs.Stay | verbs.StayPut) -> Msg:
    """[6.6] only where no march is possible."""
    if any(isinstance(each, verbs.Stay | verbs.StayPut) for each in state.legal()):
        return no("take_a_card", "6.6")
    return no("must_march", "6.6")


def why_make_for(state: Position, action: verbs.MakeFor) -> Msg:
    """[4.2] [4.4] the nearest available triangle of the card's symbol."""
    tables = state.tables
    if tables.symbol[action.cell] != state.symbol:
        return no("other_symbol", "4.2", symbol=tables.symbol_nouns[state.symbol])
    if any(action.cell in cells for cells in state.posts):
        return no("governor_there", "4.2.2")
    if state.shut[action.cell]:
        return no("walled", "4.2.1")
    if state.alexander in tables.corners[action.cell]:
        return no("alexander_there", "4.2.3")
    away = {cell: lines for lines, cell in tables.nearest[state.alexander][state.symbol]}
    near = min(away[cell] for cell in away if destinations.is_available(state, cell))
    if away[action.cell] > near and destinations.targets(state, state.symbol):
        return no("not_nearest", "4.4", n=away[action.cell] - near)
    return too_few_walls(state)


def why_halt_at(state: Position, action: verbs.HaltAt) -> Msg:
    """[4.5] a corner of the triangle chosen."""
    if action.point not in state.tables.corners[state.target]:
        return no("not_a_corner", "4.5")
    return too_few_walls(state)


def why_walk(state: Position, action: verbs.Walk) -> Msg:
    """[4.6] a step of a shortest route."""
    away = state.tables.distance[state.goal]
    if action.point not in [other for other, _line in state.tables.ways[state.alexander]]:
        return no("not_beside", "4.6")
    if away[action.point] != away[state.alexander] - 1:
        return no("not_shortest", "4.6")
    return too_few_walls(state)


def too_few_walls(state: Position) -> Msg:
    """[13.3] the walls left do not reach."""
    return no("too_few_walls", "13.3", n=destinations.walls_left(state))


def why_draw(state: Position, action: verbs.Draw) -> Msg:
    """[7.5] nothing to draw."""
    return no("no_pile", "7.5")


def why_take(state: Position, action: verbs.Take) -> Msg:
    """[7.1] only a card that lies face up."""
    return no("not_face_up", "7.1", card=state.tables.symbol_nouns[action.symbol])


def why_occupy(state: Position, action: verbs.Occupy) -> Msg:
    """[9.1] [9.7] only a free province, and one that can be paid for."""
    number = state.province_of[action.cell]
    owner = state.owner(number)
    if owner == state.mover:
        return no("own_province", "9.7")
    if owner != NONE:
        return no("rivals_province", "9.1")
    return cannot_complete(state, state.hand(state.mover), action.cell, "9.4")


def why_take_over(state: Position, action: verbs.TakeOver) -> Msg:
    """[10.1] [10.3] [10.7] only a rival's province, bought out and then occupied."""
    number = state.province_of[action.cell]
    owner = state.owner(number)
    if owner == NONE:
        return no("free_province", "10.7")
    if owner == state.mover:
        return no("own_province", "10.7")
    hand = occupation.hand_after_buying_out(state, state.governors_in(number))
    if not hand:
        return no("cannot_buy_out", "10.1", n=len(state.governors_in(number)))
    return cannot_complete(state, hand, action.cell, "10.3")


def cannot_complete(state: Position, hand: list[int], cell: int, rule: str) -> Msg:
    """[9.2] [9.4] [9.8] no governor, too little to pay with, or too late in reading order."""
    reserve = state.reserve(state.mover)
    if not reserve:
        return no("no_governor", "9.2")
    province = state.provinces[state.province_of[cell]]
    if occupation.openings(state, province, hand, reserve, ()):
        return no("reading_order", "9.8")
    lack = sum(occupation.shortfall(state, province, hand, ()))
    return no("cannot_complete", rule, n=max(lack, 1), reserve=reserve)


def why_post(state: Position, action: verbs.Post) -> Msg:
    """[9.3] [9.6] [9.8] a further site of the province, in reading order."""
    province = occupation.claimed(state)
    if action.cell not in province.sites:
        return no("other_province", "9.6")
    if action.cell in state.posted:
        return no("governor_already", "9.6")
    if not state.reserve(state.mover):
        return no("reserve_empty", "9.3")
    return no("reading_order", "9.8") if action.cell < state.posted[-1] else no(
        "cannot_complete", "9.4", n=sum(occupation.shortfall(
            state, province, state.hand(state.mover), state.posted)),
        reserve=state.reserve(state.mover))


def why_settle(state: Position, action: verbs.Settle) -> Msg:
    """[9.5] a card for every site without a governor."""
    lack = occupation.shortfall(state, occupation.claimed(state), state.hand(state.mover),
                                state.posted)
    return no("cards_missing", "9.5", n=sum(lack))


def why_cede(state: Position, action: verbs.Cede) -> Msg:
    """[10.4] [10.8] a card of the takeover, in symbol order."""
    card = state.tables.symbol_nouns[action.symbol]
    if state.spent[action.symbol]:
        return no("symbol_order", "10.8", card=card)
    return no("not_spent", "10.4", card=card)


def why_levy(state: Position, action: verbs.Levy) -> Msg:
    """[11.1] [11.2] once a turn, with a card that matches an own governor."""
    card = state.tables.symbol_nouns[action.symbol]
    if state.has_levied:
        return no("levied_already", "11.2")
    if not state.posts[state.mover]:
        return no("no_governor_on_board", "11.1")
    if not state.hand(state.mover)[action.symbol]:
        return no("not_in_hand", "11.1", card=card)
    return no("no_governor_on_symbol", "11.1", card=card)


def why_recall(state: Position, action: verbs.Recall) -> Msg:
    """[12.1] only an own governor."""
    return no("not_your_governor", "12.1")


Why = Callable[[Position, Any], Msg]

WHY: Final[dict[type[Action], Why]] = {
    verbs.Follow: why_follow,
    verbs.Spend: why_spend,
    verbs.Roam: why_roam,
    verbs.Stay: why_stay,
    verbs.StayPut: why_stay,
    verbs.MakeFor: why_make_for,
    verbs.HaltAt: why_halt_at,
    verbs.Walk: why_walk,
    verbs.Draw: why_draw,
    verbs.Take: why_take,
    verbs.Occupy: why_occupy,
    verbs.TakeOver: why_take_over,
    verbs.Post: why_post,
    verbs.Settle: why_settle,
    verbs.Cede: why_cede,
    verbs.Levy: why_levy,
    verbs.Recall: why_recall,
}

"""What is asked, and how each offer is said, in words that the catalogue knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules.march import line_between
from alexandre.games.alexandros.rules.queries import bearing, corner_bearing
from alexandre.games.alexandros.rules.setup import next_dealt
from alexandre.games.alexandros.state import ACTIONS, DEAL, NONE, OPEN, PHASES, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Prompt
from alexandre.kernel.text import Arg, Msg, Who


def prompt(state: Position) -> Prompt:
    """The question put to the actor; its kind is the phase."""
    kind = PHASES[state.phase]
    return Prompt(kind, Msg(f"alexandros.prompt.{question(state)}",
                            tuple(prompt_args(state).items())))


def question(state: Position) -> str:
    """What is asked in a phase; nobody plays on after a last turn, and it says so.  [13.1]"""
    if state.phase != ACTIONS:
        return PHASES[state.phase]
    key = "actions" if state.actions_left else "turn_done"
    return f"last_{key}" if state.last_turn else key


def prompt_args(state: Position) -> dict[str, Arg]:
    """What the question mentions."""
    tables = state.tables
    args: dict[str, Arg] = {
        "who": Who(next_dealt(state) if state.phase == DEAL else state.mover),
        "n": state.cede_left or state.actions_left,
    }
    if state.symbol != NONE:
        args["symbol"] = tables.symbol_nouns[state.symbol]
    if state.loser != NONE:
        args["loser"] = Who(state.loser)
    if state.posted:
        args["land"] = tables.land_nouns[state.posted[0]]
    return args


def label(state: Position, action: Action) -> Msg:
    """An offer as its button says it."""
    key, describe = LABELS[type(action)]
    if isinstance(action, verbs.Follow) and action.aim != action.symbol:
        key = "follow_joker"
    if isinstance(action, verbs.EndTurn) and not state.actions_left:
        key = "end_turn_done"
    return Msg(f"alexandros.action.{key}", tuple(describe(state, action).items()))


def by_card(state: Position, action: verbs.OfCard) -> dict[str, Arg]:
    """The card."""
    return {"card": state.tables.symbol_nouns[action.symbol]}


def by_joker(state: Position, action: verbs.Follow) -> dict[str, Arg]:
    """The card, and the symbol it leads to."""
    nouns = state.tables.symbol_nouns
    return {"card": nouns[action.symbol], "aim": nouns[action.aim]}


def by_space(state: Position, action: verbs.OfSpace) -> dict[str, Arg]:
    """The symbol and the land, with what the province there holds."""
    tables = state.tables
    province = state.provinces[state.province_of[action.cell]]
    return {
        "symbol": tables.symbol_nouns[tables.symbol[action.cell]],
        "land": tables.land_nouns[action.cell],
        "blanks": province.blanks,
        "space": action.id,
    }


def by_corner(state: Position, action: verbs.OfPoint) -> dict[str, Arg]:
    """Which corner of the chosen triangle, and how many lines away."""
    side = corner_bearing(state.tables, state.target, action.point)
    return {
        "side": Msg.of(f"alexandros.bearing.{side}"),
        "point": action.id,
        "n": state.tables.distance[state.alexander][action.point],
    }


def by_step(state: Position, action: verbs.OfPoint) -> dict[str, Arg]:
    """Which way, and whether a wall lies there already."""
    tables = state.tables
    line = line_between(state, state.alexander, action.point)
    return {
        "side": Msg.of(f"alexandros.bearing.{bearing(tables, state.alexander, action.point)}"),
        "point": action.id,
        "wall": Msg.of("alexandros.wall.new" if state.walls[line] == OPEN
                       else "alexandros.wall.old"),
    }


def by_seat(state: Position, action: verbs.StartWith) -> dict[str, Arg]:
    """The seat."""
    return {"who": Who(action.seat)}


def by_itself(state: Position, action: Action) -> dict[str, Arg]:
    """How many actions would be given up, or cards be paid."""
    return {"n": state.actions_left}


Describe = Callable[[Position, Any], dict[str, Arg]]

LABELS: Final[dict[type[Action], tuple[str, Describe]]] = {
    verbs.StartWith: ("first", by_seat),
    verbs.Deal: ("deal", by_card),
    verbs.Reveal: ("reveal", by_card),
    verbs.Follow: ("follow", by_joker),
    verbs.Spend: ("spend", by_card),
    verbs.Roam: ("roam", by_card),
    verbs.Stay: ("stay", by_card),
    verbs.StayPut: ("stay_put", by_itself),
    verbs.MakeFor: ("make_for", by_space),
    verbs.HaltAt: ("halt_at", by_corner),
    verbs.Walk: ("walk", by_step),
    verbs.Draw: ("draw", by_itself),
    verbs.Take: ("take", by_card),
    verbs.Occupy: ("occupy", by_space),
    verbs.TakeOver: ("take_over", by_space),
    verbs.Post: ("post", by_space),
    verbs.Settle: ("settle", by_itself),
    verbs.Cede: ("cede", by_card),
    verbs.Levy: ("levy", by_card),
    verbs.Recall: ("recall", by_space),
    verbs.EndTurn: ("end_turn", by_itself),
}

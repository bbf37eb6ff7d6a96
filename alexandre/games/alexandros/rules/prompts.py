"""The choice of the prompt, and the arguments of questions and offers."""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules import destinations
from alexandre.games.alexandros.rules.march import line_between
from alexandre.games.alexandros.rules.queries import bearing, corner_bearing, twin_of
from alexandre.games.alexandros.rules.setup import next_dealt
from alexandre.games.alexandros.state import OPEN, Phase, Position
from alexandre.games.alexandros.tables import SYMBOLS
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg, Who


def next_march(state: Position) -> str:
    """Whether a face-up card leads anywhere, or Alexander can go nowhere at all.  [4.1] [6.6]

    Only public information counts: the question must not reveal the mover's hand.
    """
    shown = destinations.face_up_symbols(state)
    if any(destinations.is_in_reach(state, symbol) for symbol in shown):
        return "march"
    spacious = [destinations.has_space(state, symbol) for symbol in range(SYMBOLS)]
    if any(destinations.is_in_reach(state, aim) for symbol in shown
           for aim in destinations.aims_of(state, symbol, shown, spacious)):
        return "march"
    if any(destinations.is_in_reach(state, symbol) for symbol in range(SYMBOLS)):
        return "march_without"
    return "stay" if shown else "stay_put"


def next_action(state: Position) -> str:
    """Is an action left; nobody plays on after a last turn, and it says so.  [13.1]"""
    key = "actions" if state.actions_left else "turn_done"
    return f"last_{key}" if state.last_turn else key


def prompt_args(state: Position) -> dict[str, Arg]:
    """The arguments of the question."""
    tables = state.tables
    args: dict[str, Arg] = {
        "who": Who(next_dealt(state) if state.phase == Phase.DEAL else state.mover),
        "n": state.cede_left or state.actions_left,
    }
    if state.symbol != NONE:
        args["symbol"] = tables.symbol_nouns[state.symbol]
    if state.loser != NONE:
        args["loser"] = Who(state.loser)
    if state.posted:
        args["land"] = tables.land_nouns[state.posted[0]]
    return args


def follow_key(state: Position, action: verbs.Follow) -> str:
    """As itself, or as a joker.  [6.2]"""
    return "follow" if action.aim == action.symbol else "follow_joker"


def end_key(state: Position, action: verbs.EndTurn) -> str:
    """The key of the end of a turn, by whether actions would be given up.  [3.5]"""
    return "end_turn" if state.actions_left else "end_turn_done"


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
        "twin": twin_of(tables, action.cell),
    }


def by_corner(state: Position, action: verbs.OfPoint) -> dict[str, Arg]:
    """The corner of the chosen triangle, and its distance in lines."""
    side = corner_bearing(state.tables, state.target, action.point)
    return {
        "side": Msg.of(f"alexandros.bearing.{side}"),
        "n": state.tables.distance[state.alexander][action.point],
    }


def by_step(state: Position, action: verbs.OfPoint) -> dict[str, Arg]:
    """The direction, and whether a wall is there already."""
    tables = state.tables
    line = line_between(state, state.alexander, action.point)
    return {
        "side": Msg.of(f"alexandros.bearing.{bearing(tables, state.alexander, action.point)}"),
        "wall": Msg.of("alexandros.wall.new" if state.walls[line] == OPEN
                       else "alexandros.wall.old"),
    }


def by_seat(state: Position, action: verbs.StartWith) -> dict[str, Arg]:
    """The seat."""
    return {"who": Who(action.seat)}


def by_actions_left(state: Position, action: Action) -> dict[str, Arg]:
    """The number of actions that would be given up."""
    return {"n": state.actions_left}

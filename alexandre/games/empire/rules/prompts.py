"""The choice of the prompt, and the arguments of questions and offers."""

from __future__ import annotations

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.rules.building import declare_offers
from alexandre.games.empire.rules.marching import join_offers
from alexandre.games.empire.rules.splitting import left_to_split
from alexandre.games.empire.state import SPLITTING, Position
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg, Who


def allot(state: Position) -> str:
    """On later turns only buildings are split for.  [4.3]"""
    return "allot_again" if state.turn > 1 else "allot"


def move(state: Position) -> str:
    """Others may join a group that has paid.  [6.6]"""
    return "join" if join_offers(state) else "move"


def build(state: Position) -> str:
    """The key of the question, by whether anything is left to declare.  [7.1]"""
    return "build" if declare_offers(state) else "build_done"


def prompt_args(state: Position) -> dict[str, Arg]:
    """The arguments of the question."""
    args: dict[str, Arg] = {"who": Who(state.mover)}
    if state.phase in SPLITTING:
        args["n"] = left_to_split(state, state.mover)
    if state.crossing != NONE:
        args["cost"] = state.tables.arrows[state.crossing].cost
    return args


def march_key(state: Position, action: verbs.March) -> str:
    """By sea or by land, from where they gather or from a province; with the steps left where
    others there have made fewer or more."""
    arrow = state.tables.arrows[action.arrow]
    if arrow.origin == state.tables.start:
        return "march_out"
    verb = "sail" if arrow.is_ship else "march"
    is_mixed = sum(state.ready(arrow.origin, after) > 0
                   for after in range(state.tables.box.steps)) > 1
    return with_steps(verb, state, action) if is_mixed else f"{verb}_last"


def by_count(state: Position, action: verbs.OfCount) -> dict[str, Arg]:
    """The number, and for the temples the rest for the cities."""
    return {"n": action.n, "rest": left_to_split(state, state.mover) - action.n}


def by_payment(state: Position, action: verbs.Pay) -> dict[str, Arg]:
    """The payment of each of the two boxes."""
    return {"temples": action.n, "cities": state.tables.arrows[state.crossing].cost - action.n}


def allot_key(state: Position, action: verbs.Allot) -> str:
    """The choice of words by the boxes that get any."""
    left = left_to_split(state, state.mover)
    return key_of_boxes("allot", action.n, left - action.n) if left else "allot_none"


def pay_key(state: Position, action: verbs.Pay) -> str:
    """From which of the two boxes."""
    return key_of_boxes("pay", action.n,
                        state.tables.arrows[state.crossing].cost - action.n)


def key_of_boxes(verb: str, temples: int, cities: int) -> str:
    """The words that name only boxes with a number other than 0."""
    if not temples:
        return f"{verb}_cities"
    return verb if cities else f"{verb}_temples"


def join_key(state: Position, action: verbs.Join) -> str:
    """Whether the group can go on."""
    return with_steps("join", state, action)


def with_steps(verb: str, state: Position, action: verbs.OfArrow) -> str:
    """The words that name the steps left only where there are any."""
    return verb if steps_left(state, action) else f"{verb}_last"


def by_place(state: Position, action: verbs.TakePlace) -> dict[str, Arg]:
    """The place."""
    return {"place": action.place}


def by_arrow(state: Position, action: verbs.OfArrow) -> dict[str, Arg]:
    """The number of armies, their way, its price, and the steps left after it."""
    arrow = state.tables.arrows[action.arrow]
    args: dict[str, Arg] = {
        "n": action.n,
        "target": state.tables.nouns[arrow.target],
        "cost": Msg.of("empire.cost", n=arrow.cost) if arrow.cost else Msg.of("empire.free"),
        "left": steps_left(state, action),
    }
    if arrow.origin != state.tables.start:
        args["origin"] = state.tables.nouns[arrow.origin]
    return args


def steps_left(state: Position, action: verbs.OfArrow) -> int:
    """The provinces that an army can still enter after this one."""
    return state.tables.box.steps - action.after - 1


def by_site(state: Position, action: verbs.Declare) -> dict[str, Arg]:
    """The province."""
    return {"province": state.tables.nouns[action.province]}


def by_seat(state: Position, action: verbs.Lot) -> dict[str, Arg]:
    """The seat."""
    return {"who": Who(action.seat)}

"""What is asked, and how each offer is said, in words that the catalogue knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.rules.building import declare_offers
from alexandre.games.empire.rules.marching import join_offers
from alexandre.games.empire.rules.splitting import left_to_split
from alexandre.games.empire.state import ALLOT, BUILD, MOVE, NONE, PHASES, SPLITTING, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Prompt
from alexandre.kernel.text import Arg, Msg, Who


def prompt(state: Position) -> Prompt:
    """The question put to the actor; its kind is the phase."""
    kind = PHASES[state.phase]
    key = kind
    if state.phase == ALLOT and state.turn > 1:
        key = "allot_again"
    elif state.phase == MOVE and join_offers(state):
        key = "join"
    elif state.phase == BUILD and not declare_offers(state):
        key = "build_done"
    return Prompt(kind, Msg(f"empire.prompt.{key}", tuple(prompt_args(state).items())))


def prompt_args(state: Position) -> dict[str, Arg]:
    """What the question mentions."""
    args: dict[str, Arg] = {"who": Who(state.mover), "region": state.here.noun}
    if state.phase in SPLITTING:
        args["n"] = left_to_split(state, state.mover)
    if state.crossing != NONE:
        args["cost"] = state.tables.arrows[state.crossing].cost
    return args


def label(state: Position, action: Action) -> Msg:
    """An offer as its button says it."""
    key, describe = LABELS[type(action)]
    if isinstance(action, verbs.March):
        key = march_key(state, action)
    return Msg(f"empire.action.{key}", tuple(describe(state, action).items()))


def march_key(state: Position, action: verbs.March) -> str:
    """By sea or by land, from where they gather or from a province."""
    arrow = state.tables.arrows[action.arrow]
    if arrow.origin == state.tables.start:
        return "march_out"
    return "sail" if arrow.is_ship else "march"


def by_count(state: Position, action: verbs.OfCount) -> dict[str, Arg]:
    """How many, and for the temples what is left for the cities."""
    return {"n": action.n, "rest": left_to_split(state, state.mover) - action.n}


def by_payment(state: Position, action: verbs.Pay) -> dict[str, Arg]:
    """What each of the two boxes pays."""
    return {"temples": action.n, "cities": state.tables.arrows[state.crossing].cost - action.n}


def by_place(state: Position, action: verbs.TakePlace) -> dict[str, Arg]:
    """Which place."""
    return {"place": action.place}


def by_arrow(state: Position, action: verbs.OfArrow) -> dict[str, Arg]:
    """How many armies, whence, whither, for how much, with how many steps left after it."""
    arrow = state.tables.arrows[action.arrow]
    args: dict[str, Arg] = {
        "n": action.n,
        "target": state.tables.nouns[arrow.target],
        "cost": Msg.of("empire.cost", n=arrow.cost) if arrow.cost else Msg.of("empire.free"),
        "left": state.tables.box.steps - action.after - 1,
    }
    if arrow.origin != state.tables.start:
        args["origin"] = state.tables.nouns[arrow.origin]
    return args


def by_site(state: Position, action: verbs.Declare) -> dict[str, Arg]:
    """The province."""
    return {"province": state.tables.nouns[action.province]}


def by_seat(state: Position, action: verbs.Lot) -> dict[str, Arg]:
    """The seat."""
    return {"who": Who(action.seat)}


def by_itself(state: Position, action: Action) -> dict[str, Arg]:
    """Nothing to say."""
    return {}


Describe = Callable[[Position, Any], dict[str, Arg]]

LABELS: Final[dict[type[Action], tuple[str, Describe]]] = {
    verbs.Lot: ("lot", by_seat),
    verbs.Bid: ("bid", by_count),
    verbs.Raise: ("raise", by_count),
    verbs.Allot: ("allot", by_count),
    verbs.TakePlace: ("place", by_place),
    verbs.March: ("march", by_arrow),
    verbs.Join: ("join", by_arrow),
    verbs.Pay: ("pay", by_payment),
    verbs.DeclareTemple: ("temple", by_site),
    verbs.DeclareCity: ("city", by_site),
    verbs.EndTurn: ("end_turn", by_itself),
}

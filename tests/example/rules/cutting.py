"""A turn: strands of one cord are cut, then the sword is lowered.  Chapter 2."""

from __future__ import annotations

from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Tell
from alexandre.kernel.text import Arg, Who
from tests.example.actions import Cut, EndTurn
from tests.example.events import KnotUndone, StrandsCut
from tests.example.state import Phase, Position
from tests.example.tables import Tables


def cut_offers(state: Position) -> list[Action]:
    """As many strands of one cord as the sword can cut, one at least.  [2.1]"""
    offers: list[Action] = []
    for cord, left in enumerate(state.cords):
        offers.extend(state.tables.moves.cut[cord][:left])
    return offers


def end_offers(state: Position) -> list[Action]:
    """Nothing else is left to do.  [2.2]"""
    return [state.tables.moves.end]


def cut(state: Position, action: Cut, tell: Tell | None) -> None:
    """[2.1] the strands are gone; [3.1] with the last one the match is over."""
    state.cords[action.cord] -= action.n
    if tell:
        tell(StrandsCut(state.mover, state.tables.nouns[action.cord], action.n))
    if any(state.cords):
        state.phase = Phase.LOWER
        return
    state.phase = Phase.OVER
    if tell:
        tell(KnotUndone(state.mover))


def end_turn(state: Position, action: EndTurn, tell: Tell | None) -> None:
    """[2.2] the other seat takes the sword."""
    state.mover = 1 - state.mover
    state.phase = Phase.CUT


def cut_args(state: Position, action: Cut) -> dict[str, Arg]:
    """How many strands of which cord."""
    return {"n": action.n, "cord": state.tables.nouns[action.cord]}


def prompt_args(state: Position) -> dict[str, Arg]:
    """Who is asked."""
    return {"who": Who(state.mover)}


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The cords for programs."""
    return [{"id": id, "names": {lang: dict(fields)["name"] for lang, fields in noun.forms},
             "kind": "cord", "place": [at, 0], "neighbours": []}
            for at, (id, noun) in enumerate(zip(tables.ids, tables.nouns, strict=True))]

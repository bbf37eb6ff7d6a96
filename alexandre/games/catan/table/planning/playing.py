"""A development card, prepared: bought unseen; or the card, then the one or two goods it names.

The robber too, whom nobody takes back.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from alexandre.games.catan.actions.verbs import (
    Buy,
    MoveRobber,
    PlayInvention,
    PlayMonopoly,
    Rob,
)
from alexandre.games.catan.meta import GOODS
from alexandre.games.catan.rules.queries import list_owners
from alexandre.games.catan.state import Position
from alexandre.games.catan.table.pictures.map import brigand
from alexandre.games.catan.table.planning.spelling import PRICED, spots
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.play.course import Cell, Course, Pins, Row, play_offers

NAMING: Final = ("dev:invention", "dev:monopoly")
PILE: Final = "pile"
HARM: Final = {(False, False): "catan.plan.robber_free", (False, True): "catan.plan.robber_robs",
               (True, False): "catan.plan.robber_stops",
               (True, True): "catan.plan.robber_stops_robs"}


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """The card, or one more of the goods that it is to name; the robber's hex."""
    pins = (*held, spot)
    if robbing(state, pins):
        return pins
    return pins if pins[0] in (PILE, *NAMING) and ways(state, pins) else None


def ways(state: Position, held: Pins) -> list[Action]:
    """The actions that begin so, the goods in any order."""
    wanted = Counter(held)
    return [action for action in state.legal()
            if isinstance(action, Buy | PlayInvention | PlayMonopoly)
            and wanted <= Counter(spots(action))]


def course_of(state: Position, held: Pins) -> Course | None:
    """The effect of the card, or the choice that it still needs."""
    if held == (PILE,):
        return buying(state)
    if course := robbing(state, held):
        return course
    if not held or held[0] not in NAMING:
        return None
    actions = ways(state, held)
    if not actions:
        return None
    word = held[0].removeprefix("dev:")
    is_whole = len(spots(actions[0])) == len(held)
    goods = tuple(state.tables.goods[GOODS.index(each.removeprefix("stack:"))]
                  for each in held[1:])
    before = held[:-1] if is_whole else held  # once all are named, another takes the last place
    lit = [good for good in GOODS if with_pin(state, before, f"stack:{good}")]
    row = Row(Msg.of(f"catan.plan.{word}_row"), tuple(
        Cell((state.tables.goods[GOODS.index(good)],), spot=f"stack:{good}") for good in lit))
    return Course(
        actions=tuple(actions[:1]) if is_whole else (),
        title=Msg.of(f"catan.plan.{word}", goods=goods) if goods
        else Msg(f"catan.plan.{word}_begun"),
        advice=Msg(f"catan.plan.{word}_on"),
        confirm=Msg("catan.plan.play"),
        lit=frozenset(f"stack:{good}" for good in lit),
        ways=() if is_whole else (row,),
        is_advice_spare=not is_whole,
    )


def buying(state: Position) -> Course | None:
    """The purchase, which nobody takes back once the card is seen; a second click buys it.  [8.1]
    """
    actions = ways(state, (PILE,))
    goods = state.tables.nouns(state.tables.box.costs[PRICED.index(Buy)])
    return Course(tuple(actions), Msg.of("catan.plan.buy", goods=goods), Msg("catan.plan.buy_on"),
                  Msg("catan.plan.buy_it"), accept=frozenset({PILE})) if actions else None


def robbing(state: Position, held: Pins) -> Course | None:
    """The robber on that hex, and whom he harms there; a second click puts him there.  [4.8]"""
    moves = {spots(each)[0]: each for each in state.legal() if isinstance(each, MoveRobber)}
    move = moves.get(held[0]) if len(held) == 1 else None
    if move is None or (after := play_offers(state, (move,))) is None:
        return None
    hex_ = state.tables.hexes[move.hex]
    seats = tuple(map(Who, list_owners(state, move.hex))) if hex_.number else ()
    victims = tuple(Who(each.seat) for each in after.legal() if isinstance(each, Rob))
    said = {"seats": seats, "victims": victims}
    return Course(
        (move,), Msg.of("catan.action.robber", hex=hex_.full),
        Msg(HARM[bool(seats), bool(victims)], tuple(each for each in said.items() if each[1])),
        Msg("catan.verb.robber"), accept=frozenset(held), lit=frozenset(moves),
        layer=make_layer("robber", brigand(state.tables, move.id)))

"""Refusals: the order of a turn first, then the verb's own."""

from __future__ import annotations

import re
from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules.building import may_stand
from alexandre.games.empire.rules.splitting import left_to_split
from alexandre.games.empire.shape import START
from alexandre.games.empire.state import Phase, Position
from alexandre.games.empire.tables import Tables, symbol_of
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg

SPLITS: Final = {verbs.Bid: Phase.BID, verbs.Raise: Phase.RAISE, verbs.Allot: Phase.ALLOT}
COUNT: Final = re.compile(r"(?:bid|raise|allot) [0-9]{1,6}")
STEP: Final = re.compile(r"(march|join) ([a-z0-9_]+)>([a-z0-9_]+) ([0-9]{1,6})"
                         r"(?: after ([0-9]{1,6}))?")


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"empire.why.{key}", rule, **args)


def after_the_end(state: Position, action: Action) -> Msg:
    """[10.1] nothing is done any more."""
    return no("over", "10.1")


def before_a_lot(state: Position, action: Action) -> Msg | None:
    """[5.4] nobody acts while a lot is awaited."""
    return None if isinstance(action, verbs.Lot) else no("lot_awaited", "5.4")


def why_lot(state: Position, action: verbs.Lot) -> Msg:
    """[5.4] lots are drawn among those who tie, and only then."""
    return no("other_seat", "5.4") if state.phase == Phase.LOTS else no("no_lot", "5.4")


def in_a_split(state: Position, action: Action) -> Msg | None:
    """[4.1] one box after the other; [4.3] on later turns only the buildings."""
    kind = type(action)
    if kind is verbs.Lot:
        return None
    if kind not in SPLITS:
        return no("split_first", "4.2")
    if SPLITS[kind] == state.phase:
        return None
    if state.turn > 1:
        return no("buildings_only", "4.3")
    return no("other_box", "4.1")


def before_the_order(state: Position, action: Action) -> Msg | None:
    """[5.1] the order is complete before anybody moves."""
    if type(action) in SPLITS:
        return no("split_over", "4.2")
    return None if isinstance(action, verbs.TakePlace | verbs.Lot) else no("place_first", "5.1")


def in_a_move(state: Position, action: Action) -> Msg | None:
    """[6.5] what is entered is paid first; [7.1] who declares moves no more."""
    kind = type(action)
    if kind in SPLITS:
        return no("split_over", "4.2")
    if kind is verbs.TakePlace:
        return no("order_set", "5.1")
    if kind is verbs.Lot:
        return None
    if state.phase == Phase.PAY:
        return None if kind is verbs.Pay else no("pay_first", "6.5")
    if kind is verbs.Pay:
        return no("nothing_to_pay", "6.5")
    if state.phase == Phase.BUILD and kind in (verbs.March, verbs.Join):
        return no("moved_already", "7.1")
    return None


def why_split(state: Position, action: verbs.OfCount) -> Msg:
    """[4.1] [4.3] more than there is."""
    return no("too_many", "4.1" if state.turn == 1 else "4.3",
              n=left_to_split(state, state.mover))


def why_place(state: Position, action: verbs.TakePlace) -> Msg:
    """[5.3] a place of the table, and a free one."""
    if action.place > state.seats:
        return no("no_such_place", "5.3", n=state.seats)
    return no("place_taken", "5.3", place=action.place)


def why_march(state: Position, action: verbs.March) -> Msg:
    """[6.1] [6.2] [6.5] an arrow of the region, armies with steps left, and its price."""
    arrow = state.tables.arrows[action.arrow]
    if action.arrow not in state.here.arrows:
        return no("other_region", "6.7")
    if state.ready(arrow.origin, action.after) < action.n:
        return no_armies(state, arrow.origin, action.n)
    return no("too_dear", "6.5", cost=arrow.cost, n=state.purse(state.mover))


def no_armies(state: Position, place: int, n: int) -> Msg:
    """[6.2] they are not there, or have not made so many steps."""
    there = state.count(state.mover, place)
    if not there:
        return no("nobody_there", "6.1")
    if there < n:
        return no("no_armies", "6.1", n=there)
    tired = state.ready(place, state.tables.box.steps)
    if tired and there - tired < n:
        return no("too_far", "6.2", n=state.tables.box.steps)
    return no("other_steps", "6.2")


def why_join(state: Position, action: verbs.Join) -> Msg:
    """[6.6] only right after the payment, along the same arrow, those with fewer steps left."""
    if state.crossing != action.arrow:
        return no("no_group", "6.6")
    if action.after <= state.crossed:
        return no("join_order", "6.6")
    return no_armies(state, state.tables.arrows[action.arrow].origin, action.n)


def why_pay(state: Position, action: verbs.Pay) -> Msg:
    """[6.5] what the boxes hold, and what the arrow asks for."""
    cost = state.tables.arrows[state.crossing].cost
    if action.n > cost:
        return no("pays_too_much", "6.5", cost=cost)
    if action.n > state.temple_box[state.mover]:
        return no("few_temple_cubes", "6.5", n=state.temple_box[state.mover])
    return no("few_city_cubes", "6.5", n=state.city_box[state.mover])


def why_declare(state: Position, action: verbs.Declare) -> Msg:
    """[7.1-7.5] a site, an own army, no city yet, a piece left."""
    kind, noun = KINDS[action.kind], state.tables.nouns[action.province]
    if state.tables.region_of[action.province] != state.region:
        return no("other_region", "7.1")
    if not state.tables.sites[action.province][action.kind]:
        return no(f"no_{kind}_site", "7.1", province=noun)
    if not may_stand(state, action.kind, action.province):
        return no("city_stands", "7.3", province=noun)
    if not state.count(state.mover, action.province):
        return no("no_army_there", "7.1", province=noun)
    if state.lies(state.mover, action.kind, action.province):
        return no("declared_already", "7.2", province=noun)
    return no(f"no_{kind}_left", "7.5")


def why_end(state: Position, action: verbs.EndTurn) -> Msg:
    """[3.4] never refused while one moves or declares."""
    raise ValueError("the end of the moves is always offered")


# ---- what no action of the board says ---------------------------------------------------------


def explain(tables: Tables, text: str) -> Msg | None:
    """The refusal of a text that reads like an action and is none on this board. [1.4] [4.1] [6.2]
    [6.6] [6.7]
    """
    written = " ".join(text.split())
    if COUNT.fullmatch(written):
        return no("more_than_all", "4.1", n=tables.box.resources)
    step = STEP.fullmatch(written)
    if step is None:
        return None
    verb, origin, target, n, after = step.groups()
    regions = regions_by_name(tables)
    if origin not in regions or target not in regions:
        return None
    if target.startswith(START) and target not in tables.ids:
        return no("to_symbol", "6.7")
    if regions[origin] != regions[target]:
        return no("leaves_region", "6.7")
    if f"{origin}>{target}" not in tables.arrow_names:
        return no("no_arrow", "1.4")
    if int(after or 0) >= tables.box.steps:
        return no("too_far", "6.2", n=tables.box.steps)
    if not 0 < int(n) <= tables.box.resources:
        return no("more_than_all", "1.5", n=tables.box.resources)
    return no("no_group", "6.6") if verb == "join" else None


def regions_by_name(tables: Tables) -> dict[str, int]:
    """The region of every province, and of every symbol, as actions name them."""
    symbols = {symbol_of(number): number for number in range(len(tables.regions))}
    return symbols | dict(zip(tables.ids, tables.region_of, strict=True))

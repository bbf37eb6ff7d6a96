"""Refusals of a purchase. Chapters 11 and 14."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import verbs
from alexandre.games.commander.actions.verbs import MOLE, TRANSPORTS
from alexandre.games.commander.rules import resupply
from alexandre.games.commander.rules.words.reasons import no
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import CITY, FORCES, FREE, SECTION, TEMPLE
from alexandre.games.commander.state.prices import force_price, is_open, track_price
from alexandre.kernel.text import Msg

TRACK_RULES: Final = ("14.3", "14.4", "14.5", "14.6")


def why_buy(state: Position, action: verbs.Buy) -> Msg:
    """[11.3] [11.4] one kind of purchase, counters, gold."""
    kind = state.tables.kinds[action.index]
    if not resupply.may_buy(state, FORCES):
        return no("one_purchase", "11.3")
    if state.count_of(action.index) >= kind.count:
        return no("no_counter", "11.4", force=kind.noun)
    return no("few_gold", "11.4", n=force_price(state, action.index))


def why_city(state: Position, action: verbs.BuildCity) -> Msg:
    """[11.3] [11.5] one kind of purchase, a free region, a counter, gold."""
    return why_build(state, CITY, "11.5")


def why_temple(state: Position, action: verbs.BuildTemple) -> Msg:
    """[11.3] [11.6] one kind of purchase, a free region, a counter, gold."""
    return why_build(state, TEMPLE, "11.6")


def why_build(state: Position, what: int, rule: str) -> Msg:
    """The reason against a city or a temple."""
    built, price, most = resupply.buildings_of(state, what)
    if not resupply.may_buy(state, what):
        return no("one_purchase", "11.3")
    if built[state.region]:
        return no("stands_here", rule)
    if sum(built) >= most:
        return no("all_built", rule, n=most)
    return no("few_gold", rule, n=price)


def why_advance(state: Position, action: verbs.Advance) -> Msg:
    """[14.7] in the camp; [14.4] the mole once a turn; the end of the track; gold."""
    siege = state.tables.siege
    if siege is None:
        return no("no_siege", "14.7")
    if state.region != siege.camp:
        return no("not_in_camp", "14.7", region=state.tables.regions[siege.camp].noun)
    if is_open(state, siege, action.index):
        return no("few_gold", "14.7", n=track_price(state, siege, action.index))
    if state.status[siege.target] and action.index not in (MOLE, TRANSPORTS):
        return no("tyre_fallen", "14.7")
    if action.index == MOLE and state.bought & SECTION:
        return no("mole_once", "14.4")
    return no("track_end", TRACK_RULES[action.index])


def why_seek(state: Position, action: verbs.Seek) -> Msg:
    """[11.7] glory, and an insight in the cup."""
    if FREE not in state.insights:
        return no("insights_gone", "11.7")
    return no("few_glory", "11.7", n=state.tables.box.renown["insight"])


def why_choose(state: Position, action: verbs.Choose) -> Msg:
    """[11.8] glory, and that insight in the cup."""
    if state.holds(action.index):
        return no("has_insight", "11.8", insight=state.tables.insights[action.index])
    if state.insights[action.index] != FREE:
        return no("insight_gone", "11.8", insight=state.tables.insights[action.index])
    return no("few_glory", "11.8", n=state.tables.box.renown["chosen"])

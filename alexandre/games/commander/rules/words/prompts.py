"""What is asked, in words that the catalogue knows."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.rules import endings
from alexandre.games.commander.rules.battle.prompts import prompt_args as battle_args
from alexandre.games.commander.rules.enemy import orders, tyre
from alexandre.games.commander.rules.march import intimidation
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import ENDINGS
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.prices import FREE_ROAD, price
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg

AT_SITE: Final = (Phase.GARRISONS, Phase.ORDER_DIE, Phase.ADVICE, Phase.GARRISON, Phase.LEVY)


def conquest(state: Position) -> str:
    """[6.7] before a region that has not fallen nobody marches on."""
    return "conquest_before" if state.is_hostile(state.site) else "conquest"


def entry_price(state: Position) -> str:
    """[6.2] what entering costs, if anything."""
    if price(state) != (0, 0):
        return "scouted"
    return "scouted_held" if state.die == FREE_ROAD else "scouted_open"


def over(state: Position) -> str:
    """How it ended."""
    return f"over_{ENDINGS[state.ending]}"


def prompt_args(state: Position) -> dict[str, Arg]:
    """What the questions mention."""
    tables, phase = state.tables, state.phase
    if phase == Phase.BATTLE:
        return battle_args(state)
    args: dict[str, Arg] = {
        "region": tables.regions[state.region].noun,
        "n": state.hits or state.count,
        "gold": state.gold,
        "glory": state.glory,
        "turn": state.turn,
        "die": state.die,
    }
    if phase == Phase.OVER:
        args["n"] = sum(n for _part, n in endings.points_of(state))
    if phase in AT_SITE and state.step != NONE:
        args["region"] = tables.regions[tables.sites[state.step].region].noun
    if phase == Phase.SPIES:
        args["region"] = tables.regions[tables.sites[state.spied].region].noun
    if phase in (Phase.SCOUT_DIE, Phase.SCOUTED):
        args["region"] = tables.regions[state.target].noun
    if phase == Phase.SCOUTED:
        gold, hits = price(state)
        args["price"] = price_told(gold, hits)
    if phase == Phase.FAILED:
        args["prophecy"] = tables.prophecies[state.target].noun
    if phase == Phase.INTRIGUE:
        args["operation"] = tables.operations[state.step].noun
    if phase == Phase.BOAST:
        args["n"] = intimidation.total(state)
        args["needed"] = tables.box.intimidation["success"]
    if phase == Phase.ADVICE:
        args["n"] = orders.total(state, state.die)
    if phase in (Phase.TYRIAN, Phase.TYRIAN_ADVICE):
        args["n"] = tyre.order_of(state, state.die)
    return args


def price_told(gold: int, hits: int) -> Msg:
    """Nothing, gold, hits, or both."""
    if gold and hits:
        return Msg.of("commander.price.both", gold=gold, hits=hits)
    if hits:
        return Msg.of("commander.price.hits", n=hits)
    return Msg.of("commander.price.gold", n=gold) if gold else Msg.of("commander.price.free")

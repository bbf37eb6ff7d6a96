"""What is asked, in words that the catalogue knows."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.rules import battle_prompts, endings, intimidation, orders, tyre
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.names import (
    ADVICE,
    BATTLE,
    BOASTING,
    CONQUEST,
    END,
    ENDINGS,
    FAILED,
    INTRIGUE,
    NONE,
    PHASES,
    SCOUT_DIE,
    SCOUTED,
    SPYING,
    TYRIAN,
    TYRIAN_ADVICE,
)
from alexandre.games.commander.state.prices import FREE_ROAD, price
from alexandre.kernel.contract import Prompt
from alexandre.kernel.text import Arg, Msg

AT_SITE: Final = ("garrisons", "order_die", "advice", "garrison", "levy")


def prompt(state: Position) -> Prompt:
    """The question put to the actor; its kind is the phase."""
    if state.phase == BATTLE:
        return battle_prompts.prompt(state)
    kind = PHASES[state.phase]
    key = kind
    if state.phase == CONQUEST and state.is_hostile(state.site):
        key = "conquest_before"
    if state.phase == SCOUTED and price(state) == (0, 0):
        key = "scouted_held" if state.die == FREE_ROAD else "scouted_open"
    if state.phase == END:
        key = f"over_{ENDINGS[state.ending]}"
    return Prompt(kind, Msg(f"commander.prompt.{key}", tuple(prompt_args(state).items())))


def prompt_args(state: Position) -> dict[str, Arg]:
    """What the questions mention."""
    tables, phase = state.tables, state.phase
    args: dict[str, Arg] = {
        "region": tables.regions[state.region].noun,
        "n": state.hits or state.count,
        "gold": state.gold,
        "glory": state.glory,
        "turn": state.turn,
        "die": state.die,
    }
    if phase == END:
        args["n"] = sum(n for _part, n in endings.points_of(state))
    if PHASES[phase] in AT_SITE and state.step != NONE:
        args["region"] = tables.regions[tables.sites[state.step].region].noun
    if phase == SPYING:
        args["region"] = tables.regions[tables.sites[state.spied].region].noun
    if phase in (SCOUT_DIE, SCOUTED):
        args["region"] = tables.regions[state.target].noun
    if phase == SCOUTED:
        gold, hits = price(state)
        args["price"] = price_told(gold, hits)
    if phase == FAILED:
        args["prophecy"] = tables.prophecies[state.target].noun
    if phase == INTRIGUE:
        args["operation"] = tables.operations[state.step].noun
    if phase == BOASTING:
        args["n"] = intimidation.total(state)
        args["needed"] = tables.box.intimidation["success"]
    if phase == ADVICE:
        args["n"] = orders.total(state, state.die)
    if phase in (TYRIAN, TYRIAN_ADVICE):
        args["n"] = tyre.order_of(state, state.die)
    return args


def price_told(gold: int, hits: int) -> Msg:
    """Nothing, gold, hits, or both."""
    if gold and hits:
        return Msg.of("commander.price.both", gold=gold, hits=hits)
    if hits:
        return Msg.of("commander.price.hits", n=hits)
    return Msg.of("commander.price.gold", n=gold) if gold else Msg.of("commander.price.free")

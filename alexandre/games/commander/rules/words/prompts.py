"""Questions, in words that the catalogue knows."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.events.army import tell_sum
from alexandre.games.commander.meta import ANTIPATER, ENDINGS
from alexandre.games.commander.rules import endings
from alexandre.games.commander.rules.battle.prompts import prompt_args as battle_args
from alexandre.games.commander.rules.enemy import operations, orders, tyre
from alexandre.games.commander.rules.march import intimidation, victory
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import CITY, FORCES, TEMPLE
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.prices import FREE_ROAD, modifiers, price
from alexandre.games.commander.tables import GLORY, Operation
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg

COSTLY: Final = (Phase.PREPARE, Phase.TREATMENT)
# What hits, by where the match goes on.
HITTING: Final = {
    Step.NEXT_MUSTER: "hits_cup",
    Step.ENTER: "hits_resistance", Step.WELCOME: "hits_desert", Step.REFILL: "hits_operation",
    Step.NEXT_ORDER: "hits_order", Step.NEXT_TYRIAN: "hits_tyrian",
}
AT_SITE: Final = (Phase.GARRISONS, Phase.ORDER_DIE, Phase.ADVICE, Phase.GARRISON, Phase.LEVY)


def conquest(state: Position) -> str:
    """[6.7] before a region that has not fallen nobody marches on; [13.8] at last the way home."""
    if state.is_hostile(state.site):
        return "conquest_before"
    if 0 in state.status:
        return "conquest"
    return "conquest_home" if victory.is_won(state) else "conquest_homeward"


def face(state: Position) -> str:
    """[8.6.1] before walls it is told what they do."""
    return "face_walls" if wall_cost(state) else "face"


def walls_at(state: Position) -> tuple[int, int]:
    """Full and reduced ones, but for those of Tyre, which its siege decides on."""
    return (0, 0) if state.is_target(state.site) else state.walls_at(state.site)


def wall_cost(state: Position) -> int:
    """[8.6.1] what the walls take from the value of every attacker but siege engines."""
    return sum(n * each for n, each in zip(walls_at(state), state.tables.wall_penalty,
                                           strict=True))


def add_sign(n: int) -> str:
    """A number with its sign."""
    return f"{'+' if n >= 0 else '−'}{abs(n)}"


def placing(state: Position) -> str:
    """[5.7] forces first, then the wall."""
    return "placing" if any(state.ops_forces) else "placing_wall"


def prepare(state: Position) -> str:
    """[4.2] what refitting costs, where a force is reduced."""
    return "prepare_refit" if any(state.army[1::2]) else "prepare"


def resupply(state: Position) -> str:
    """[11.3] one kind of purchase a turn, of which forces may follow; [12.9] Antipater allows all.
    """
    if state.advises(ANTIPATER):
        return "resupply_all"
    if state.bought & (CITY | TEMPLE):
        return "resupply_built"
    return "resupply_more" if state.bought & FORCES else "resupply"


def entry_price(state: Position) -> str:
    """[6.2] what entering costs, if anything."""
    if price(state) != (0, 0):
        return "scouted"
    return "scouted_held" if state.die == FREE_ROAD else "scouted_open"


def hits(state: Position) -> str:
    """[2.4] what hits, which the line before may no longer tell at the second hit."""
    return HITTING[state.resume]


def over(state: Position) -> str:
    """The kind of end."""
    return f"over_{ENDINGS[state.ending]}"


def prompt_args(state: Position) -> dict[str, Arg]:
    """The arguments of the questions."""
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
        args["region"] = tables.region_of(state.step).noun
    if phase == Phase.SPIES:
        args["region"] = tables.region_of(state.spied).noun
    if phase in (Phase.SCOUT_DIE, Phase.SCOUTED):
        args["region"] = tables.regions[state.target].noun
    if phase == Phase.SCOUTED:
        gold, hits = price(state)
        args["price"] = price_told(gold, hits)
    if phase == Phase.FAILED:
        args["prophecy"] = tables.prophecies[state.target].noun
    if phase == Phase.INTRIGUE:
        operation = tables.operations[state.step]
        args["operation"] = operation.noun
        args["price"] = counter_price(operation)
    if phase == Phase.BOAST:
        args["parts"] = tell_sum(state.die, modifiers(state))
        args["n"] = intimidation.total(state)
    if phase == Phase.FACE:
        args["n"], args["minus"] = sum(walls_at(state)), wall_cost(state)
    if phase == Phase.ADVICE:
        args["n"] = orders.total(state, state.die)
    if phase == Phase.TYRIAN:
        args["n"] = tyre.order_of(state, state.die)
    if phase == Phase.TYRIAN_ADVICE:
        args["n"] = tyre.total(state, state.die)
    if phase == Phase.CONQUEST:
        args["home"] = next((each.noun for each in tables.regions if each.is_home), args["region"])
    if phase == Phase.PLACING:
        args["force"] = tables.enemy_noun(operations.next_force(state))
    if phase in COSTLY:
        args.update(figures_of(state))
    return args


def figures_of(state: Position) -> dict[str, Arg]:
    """The gains by governing and razing; the price of a refit."""
    campaign = state.tables.campaign
    return {"refit": state.tables.box.refit, "govern": campaign.govern, "raze": campaign.raze}


def counter_price(operation: Operation) -> Msg:
    """The price of cancelling a counter of the operation. [5.2]"""
    coin = "glory" if operation.coin == GLORY else "gold"
    return Msg.of(f"commander.price.{coin}", n=operation.price)


def price_told(gold: int, hits: int) -> Msg:
    """Nothing, gold, hits, or both."""
    if gold and hits:
        return Msg.of("commander.price.both", gold=gold, hits=hits)
    if hits:
        return Msg.of("commander.price.hits", n=hits)
    return Msg.of("commander.price.gold", n=gold) if gold else Msg.of("commander.price.free")

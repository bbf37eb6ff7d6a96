"""The sentence of each offer, in words that the catalogue knows."""

from __future__ import annotations

from alexandre.games.commander.actions import verbs
from alexandre.games.commander.rules.enemy import tyre
from alexandre.games.commander.rules.enemy.orders import LEVY_GOLD, ORDERS, order_of
from alexandre.games.commander.rules.march import intimidation, victory
from alexandre.games.commander.rules.words.prompts import add_sign, counter_price, price_told
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.prices import force_price, is_open, price, track_price
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg


def hire_key(state: Position, action: verbs.Hire) -> str:
    """[3.5] at the beginning it costs nothing."""
    return "choose_advisor" if state.phase == Phase.ADVISORS else "hire"


def id_key(key: str, state: Position, action: verbs.OfIndex) -> str:
    """Each insight, loss or track has words of its own."""
    return f"{key}_{action.id}"


def boast_key(state: Position, action: verbs.Boast) -> str:
    """The result of so much glory."""
    if state.phase != Phase.BOAST:
        return "boast"
    return f"boast_{intimidation.worth(state, action.n)}"


def boast_step(state: Position, action: verbs.Boast) -> str:
    """As a step of a plan: its result is told elsewhere."""
    return "boast" if action.n else "boast_none"


def encamp_key(state: Position, action: verbs.Encamp) -> str:
    """No more moves, which may win the campaign.  [13.8]"""
    return "encamp_won" if victory.is_won(state) else "encamp"


def force_key(key: str, state: Position, action: verbs.OfForce) -> str:
    """Alexander, whom a hit may kill, a reduced force, or a full one."""
    if action.is_alexander:
        is_deadly = key == "hit" and not state.level_left
        return f"{key}_alexander_dead" if is_deadly else f"{key}_alexander"
    return f"{key}_reduced" if action.is_reduced else key


def by_count(state: Position, action: verbs.OfCount) -> dict[str, Arg]:
    return {"n": action.n}


def by_enemy(state: Position, action: verbs.Draw) -> dict[str, Arg]:
    """The force that comes."""
    return {"force": state.tables.enemy_noun(action.index)}


def by_betrayal(state: Position, action: verbs.Betray) -> dict[str, Arg]:
    """The force that goes, and on which side it lay."""
    side = "reduced" if action.index % 2 else "full"
    return {"force": state.tables.enemy_noun(action.index // 2),
            "side": Msg.of(f"commander.side.{side}")}


def by_operation(state: Position, action: verbs.DrawOperation) -> dict[str, Arg]:
    return {"operation": state.tables.operations[action.index].noun}


def by_prophecy(state: Position, action: verbs.Reveal) -> dict[str, Arg]:
    return {"prophecy": state.tables.prophecies[action.index].noun}


def by_insight(state: Position, action: verbs.OfIndex) -> dict[str, Arg]:
    """The insight, and its price in glory."""
    return {"insight": state.tables.insights[action.index],
            "n": state.tables.box.renown["chosen"]}


def by_advisor(state: Position, action: verbs.OfIndex) -> dict[str, Arg]:
    """The advisor, and his price in glory."""
    return {"advisor": state.tables.advisors[action.index],
            "n": state.tables.box.renown["hire"]}


def by_kind(state: Position, action: verbs.OfIndex) -> dict[str, Arg]:
    return {"force": state.tables.kinds[action.index].noun, "n": state.tables.box.refit}


def by_purchase(state: Position, action: verbs.Buy) -> dict[str, Arg]:
    """The force and its price."""
    return {"force": state.tables.kinds[action.index].noun,
            "n": force_price(state, action.index)}


def by_force(state: Position, action: verbs.OfForce) -> dict[str, Arg]:
    """The force, if it is not Alexander."""
    if action.is_alexander:
        return {"n": state.level_left}
    return {"force": state.tables.kinds[action.target // 2].noun}


def by_region(state: Position, action: verbs.OfIndex) -> dict[str, Arg]:
    return {"region": state.tables.regions[action.index].noun}


def by_place(state: Position, action: Action) -> dict[str, Arg]:
    """The army's place, and the gains by governing or razing."""
    campaign = state.tables.campaign
    return {"region": state.tables.regions[state.region].noun, "govern": campaign.govern,
            "raze": campaign.raze, "city": campaign.city, "temple": campaign.temple,
            "points": state.tables.box.city_points}


def by_threat(state: Position, action: verbs.Intimidate) -> dict[str, Arg]:
    """The army's place, and the rolls for a success, and for no loss."""
    needed = state.tables.box.intimidation
    added = intimidation.sum_behind(state) if state.is_hostile(state.site) else 0
    return {"region": state.tables.regions[state.region].noun, "added": add_sign(added),
            "n": needed["success"], "ongoing": needed["ongoing"]}


def by_intrigue(state: Position, action: Action) -> dict[str, Arg]:
    """The price of cancelling."""
    if state.phase != Phase.INTRIGUE:
        return {"price": price_told(0, 0)}
    return {"price": counter_price(state.tables.operations[state.step])}


def by_price(state: Position, action: Action) -> dict[str, Arg]:
    """The price of entering."""
    gold, hits = price(state) if state.phase == Phase.SCOUTED else (0, 0)
    return {"price": price_told(gold, hits), "region": state.tables.regions[state.target].noun}


def by_advice(state: Position, action: Action) -> dict[str, Arg]:
    """The order of the die."""
    more = int(isinstance(action, verbs.Heed))
    if state.phase == Phase.ADVICE:
        order = ORDERS[order_of(state, state.die + more)]
        return {"order": Msg.of(f"commander.order.{order}")}
    if state.phase == Phase.TYRIAN_ADVICE:
        order = tyre.ORDERS[tyre.order_of(state, state.die + more)]
        return {"order": Msg.of(f"commander.tyrian.{order}")}
    return {"order": Msg.of("commander.order.nothing")}


def by_loss(state: Position, action: verbs.Lose) -> dict[str, Arg]:
    """The gold that an order of Tyre takes."""
    order = tyre.order_of(state, state.die) if state.phase == Phase.TYRIAN else NONE
    return {"n": tyre.PRICE.get(order, 0)}


def by_track(state: Position, action: verbs.Advance) -> dict[str, Arg]:
    """The price of a track's next box."""
    siege = state.tables.siege
    if siege is None or not is_open(state, siege, action.index):
        return {"n": 0}
    return {"n": track_price(state, siege, action.index)}


def by_levy(state: Position, action: Action) -> dict[str, Arg]:
    """The gold that an order asks for."""
    return {"n": LEVY_GOLD}


def by_renown(state: Position, action: Action) -> dict[str, Arg]:
    """The glory that an insight costs."""
    return {"n": state.tables.box.renown["insight"]}


def by_winds(state: Position, action: Action) -> dict[str, Arg]:
    """The gold that the winds ask for."""
    return {"n": state.tables.box.winds}

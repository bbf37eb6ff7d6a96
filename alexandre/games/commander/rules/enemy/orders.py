"""The enemy's orders: a die and the distance for every stronghold.  Chapter 4."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from alexandre.games.commander import events
from alexandre.games.commander.actions.verbs import Die, Draw, Suffer, Yield
from alexandre.games.commander.meta import ARISTANDER
from alexandre.games.commander.rules.enemy import cups
from alexandre.games.commander.rules.hits import demand_hits
from alexandre.games.commander.rules.purse import pay, tell_lost
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at, replace_at
from alexandre.kernel.fields import NONE

# What each total orders, in the order of the table.  [4.5]
WALL, TRIBUTE, TROOPS, GLORY, GOLD, NOTHING = range(6)
ORDERS: Final = ("wall", "levy", "garrison", "glory", "gold", "nothing")
LEVY_GOLD = 2
BONUS_GLORY = 1
BONUS_GOLD = 2


def next_order(state: Position, tell: Tell | None) -> None:
    """The next stronghold that has not fallen; after the last, Tyre's own orders.  [4.4]"""
    for site in range(state.step + 1, len(state.tables.sites)):
        if not (state.status[site] or state.tables.sites[site].is_battle
                or state.is_target(site)):
            state.step = site
            state.phase = Phase.ORDER_DIE
            return
    state.step = NONE
    state.count = NONE
    state.phase = Step.NEXT_TYRIAN


def total(state: Position, die: int) -> int:
    """The die and the distance of the army, and what diplomats add.  [4.4] [12.5]"""
    return die + state.distance(state.step) + state.diplomats * state.tables.box.diplomats


def order_of(state: Position, die: int) -> int:
    """The order of that die. [4.5]"""
    return bisect_left(state.tables.box.orders, total(state, die))  # beyond the last: nothing


def roll(state: Position, action: Die, tell: Tell | None) -> None:
    """[12.10] Aristander may turn it where that changes the order."""
    state.die = action.n
    if tell:
        tell(describe_roll(state))
    if state.advises(ARISTANDER) and order_of(state, action.n) != order_of(state, action.n + 1):
        state.phase = Phase.ADVICE
    else:
        execute(state, tell)


def describe_roll(state: Position) -> events.OrderRolled:
    """The die, what is added to it, and what that orders.  [4.4] [4.5]"""
    region = state.tables.region_of(state.step)
    parts = (("distance", state.distance(state.step)),
             ("diplomats", state.diplomats * state.tables.box.diplomats))
    return events.OrderRolled("order", region.noun, state.die, parts, total(state, state.die),
                              ORDERS[order_of(state, state.die)])


def advice_offers(state: Position) -> list[Action]:
    """[12.10] one more, or not."""
    return [state.tables.moves.heed, state.tables.moves.forgo]


def execute(state: Position, tell: Tell | None) -> None:
    """[4.5] one order, before the next die."""
    order = order_of(state, state.die)
    state.phase = Step.NEXT_ORDER
    if order == WALL:
        raise_wall(state, tell)
    elif order == TRIBUTE:
        demand(state, tell)
    elif order == TROOPS:
        send_for_troops(state, tell)
    elif order == GLORY:
        state.bonus_glory = bonus(state, state.bonus_glory, BONUS_GLORY, tell, is_glory=True)
    elif order == GOLD:
        state.bonus_gold = bonus(state, state.bonus_gold, BONUS_GOLD, tell, is_glory=False)
    elif tell:
        region = state.tables.region_of(state.step)
        tell(events.NothingOrdered(region.noun))


def raise_wall(state: Position, tell: Tell | None) -> None:
    """[4.6] a wall more, if there is one left."""
    if state.walls_left() <= 0:
        return
    state.walls = add_at(state.walls, 2 * state.step)
    if tell:
        region = state.tables.region_of(state.step)
        tell(events.WallRaised(region.noun, region.id))


def demand(state: Position, tell: Tell | None) -> None:
    """[4.7] two gold or a hit; without the gold the hit."""
    if state.gold >= LEVY_GOLD:
        state.phase = Phase.LEVY
    else:
        suffer(state, tell)


def levy_offers(state: Position) -> list[Action]:
    """[4.7] either, at will."""
    return [state.tables.moves.yield_, state.tables.moves.suffer]


def levy(state: Position, action: Yield | Suffer, tell: Tell | None) -> None:
    """[4.7] the gold is paid, or a force chosen."""
    state.phase = Step.NEXT_ORDER
    if isinstance(action, Suffer):
        suffer(state, tell)
    else:
        pay(state, LEVY_GOLD, "order", tell)


def suffer(state: Position, tell: Tell | None) -> None:
    """One hit by an order.  [4.7]"""
    demand_hits(state, 1, "order", Step.NEXT_ORDER, tell)


def send_for_troops(state: Position, tell: Tell | None) -> None:
    """[4.8] a force out of the cup of the flag; [3.4] or two hits."""
    if cups.is_empty(state, state.tables.sites[state.step].nation):
        cups.run_out(state, 1, Step.NEXT_ORDER, tell)
    else:
        state.phase = Phase.GARRISON


def reinforce(state: Position, action: Draw, tell: Tell | None) -> None:
    """[4.8] it stands in the stronghold."""
    cups.place(state, action.index, state.step, tell)
    state.phase = Step.NEXT_ORDER


def bonus(state: Position, laid: list[int], n: int, tell: Tell | None, *,
          is_glory: bool) -> list[int]:
    """[4.9] laid in the region, as far as there are counters for it."""
    box = state.tables.box
    held, most = (state.glory, box.glory) if is_glory else (state.gold, box.gold)
    wanted, n = n, min(n, max(0, most - held - sum(laid)))
    tell_lost(wanted - n, tell, is_glory=is_glory)
    if not n:
        return laid
    if tell:
        region = state.tables.region_of(state.step)
        tell(events.BonusPlaced(region.noun, region.id, is_glory, n))
    return replace_at(laid, state.step, laid[state.step] + n)

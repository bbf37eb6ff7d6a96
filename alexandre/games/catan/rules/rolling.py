"""The dice and what the land yields.  Chapter 4."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.games.catan.actions.verbs import Die, Roll
from alexandre.games.catan.events import (
    DiceRolled,
    DiceThrown,
    GoodsYielded,
    StackShort,
    YieldBlocked,
)
from alexandre.games.catan.meta import GOLD
from alexandre.games.catan.rules.robbing import begin_seven
from alexandre.games.catan.rules.supplying import begin_supply
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import add_at


def roll(state: Position, action: Roll, tell: Tell | None) -> None:
    """[4.2] each die comes alone."""
    state.phase = Phase.DIE
    if tell:
        tell(DiceThrown(state.mover))


def die_law(state: Position) -> Law:
    """One to six, each as likely.  [4.2]"""
    return [(action, 1) for action in state.tables.moves.die]


def die(state: Position, action: Die, tell: Tell | None) -> None:
    """[4.2] the second one decides."""
    if not state.dice[0]:
        state.dice = (action.n, 0)
        return
    state.dice = (state.dice[0], action.n)
    total = sum(state.dice)
    state.rolls = add_at(state.rolls, total - 2, 1)
    if tell:
        tell(DiceRolled(state.mover, state.dice))
    if total == 7:
        begin_seven(state)
    else:
        harvest(state, total, tell)
        begin_supply(state, tell)


def harvest(state: Position, total: int, tell: Tell | None) -> None:
    """[4.2] one for a village, two for a city; [4.3] gold alike; [4.8] none from the robber's."""
    due = [0] * (state.seats * 6)
    sites = state.sites
    grown = set[int]()
    for place, good, corners in state.tables.growing[total]:
        if place != state.robber:
            for corner in corners:
                site = sites[corner]
                if site != NOBODY:
                    due[(site >> 1) * 6 + good] += 1 + (site & 1)
                    grown.add(good)
        elif tell:
            tell_blocked(state, good, corners, tell)
    if not grown:
        return
    for good in sorted(grown):
        if good != GOLD and sum(due[good::6]) > state.stacks[good]:
            # [4.4] too little for all: nobody receives of it
            due[good::6] = [0] * state.seats
            if tell:
                tell(StackShort(state.tables.goods[good]))
    hand_out(state, due, tell)


def tell_blocked(state: Position, good: int, corners: Sequence[int], tell: Tell) -> None:
    """[4.8] the cards that each seat would have received there, from the mover on."""
    sites = [state.sites[each] for each in corners if state.sites[each] != NOBODY]
    for step in range(state.seats):
        seat = (state.mover + step) % state.seats
        amounts = [0] * 6
        amounts[good] = sum(1 + (site & 1) for site in sites if site >> 1 == seat)
        if amounts[good]:
            tell(YieldBlocked(seat, state.tables.nouns(amounts), tuple(amounts)))


def hand_out(state: Position, due: list[int], tell: Tell | None) -> None:
    """To every seat what is due to it, from the mover on."""
    for step in range(state.seats):
        seat = (state.mover + step) % state.seats
        amounts = due[seat * 6:seat * 6 + 6]
        if not any(amounts):
            continue
        for good, n in enumerate(amounts):
            if n:
                state.take(seat, good, n)
        if tell:
            tell(GoodsYielded(seat, state.tables.nouns(amounts), tuple(amounts)))

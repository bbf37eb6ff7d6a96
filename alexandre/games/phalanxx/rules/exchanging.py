"""Dice pushed, talents received, personal dice exchanged.  Chapters 12 and 13."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.rules.dice import end_action, lay, receive
from alexandre.games.phalanxx.rules.queries import name_of
from alexandre.games.phalanxx.state import KEPT, SLOTS, Position
from alexandre.games.phalanxx.tables import INTRIGUE, die
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell

DEAREST: Final = 5  # a six pushed out by a one


def push_offers(state: Position, placings: tuple[int, ...]) -> list[Action]:
    """[12.1] any die, [12.2] if the difference can be paid."""
    moves, purse = state.tables.moves.push, state.talents[state.mover]
    if purse >= DEAREST:
        return [moves[placing] for placing in placings]
    return [moves[placing] for placing in placings if price_of_push(state, placing) <= purse]


def price_of_push(state: Position, placing: int) -> int:
    """[12.2] by how much the personal die becomes lower; negative: higher."""
    mine = state.dice[state.mover * SLOTS + placing % SLOTS]
    return mine % 7 - state.rolled[placing // SLOTS] % 7


def push(state: Position, action: verbs.Push, tell: Tell | None) -> None:
    """[12.1] in from the left, the old die lies in the grey slot and travels on."""
    seat = state.mover
    paid = price_of_push(state, action.die * SLOTS + action.slot)
    place = seat * SLOTS + action.slot
    new, old = lay(state, action), state.dice[place]
    state.grey[action.slot] = old
    state.set_die(place, new)
    if paid > 0:
        state.talents[seat] -= paid
    else:  # [12.3]
        paid = -receive(state, seat, -paid)
    end_action(state)
    if tell:
        tell(events.DiePushed(seat, new, old, action.die, action.slot, paid))


def income_offers(state: Position, placings: tuple[int, ...]) -> list[Action]:
    """[13.1] any die in any free slot."""
    moves = state.tables.moves.income
    return [moves[placing] for placing in placings]


def exchange_offers(state: Position, placings: tuple[int, ...]) -> list[Action]:
    """[13.2] the same, with every die of another player that can be had for one's own."""
    ways = exchangeable(tuple(state.dice), state.mover, reach(state))
    if not ways:
        return []
    moves = state.tables.moves.exchange
    return [moves[placing][place] for placing in placings for place in ways[placing % SLOTS]]


@lru_cache(KEPT)
def exchangeable(dice: tuple[int, ...], seat: int, near: int) -> tuple[tuple[int, ...], ...]:
    """[13.2] by slot, the others' dice of that value, [13.3] not the same as one's own; of equal
    dice of a player the first.  None at all where nothing fits."""
    first = seat * SLOTS
    ways = []
    for mine in dice[first:first + SLOTS]:
        fitting = FITTING[near][mine]
        ways.append(tuple([place for place, die in enumerate(dice)
                           if die in fitting and place // SLOTS != seat
                           and die not in dice[place - place % SLOTS:place]]))
    return tuple(ways) if any(ways) else ()


def is_near(state: Position, apart: int) -> bool:
    """[13.2] equal; [16.2] with intrigue also two higher or lower, or up to two."""
    return abs(apart) in NEAR[reach(state)]


def reach(state: Position) -> int:
    """The NEAR places to which the mover's dice may reach. [13.2] [16.2]"""
    if not state.has(state.mover, INTRIGUE):
        return 0
    return 2 if state.options["intrigue"] == "up_to" else 1


# How far the values may lie apart: by everybody, with intrigue, with its option.  [16.2]
NEAR: Final = ((0,), (0, 2), (0, 1, 2))
FACES: Final = range(1, 7)
FITTING: Final = tuple(tuple(frozenset(die(colour, face) for colour in range(SLOTS)
                                       for face in FACES if abs(face - mine % 7) in near
                                       and die(colour, face) != mine)
                             for mine in range(21)) for near in NEAR)


def income(state: Position, action: verbs.Income | verbs.Exchange, tell: Tell | None) -> None:
    """[13.1] three talents."""
    laid = lay(state, action)
    gained = receive(state, state.mover, state.tables.box.income)
    end_action(state)
    if tell:
        tell(events.IncomeTaken(state.mover, gained, laid, action.die, action.slot))


def exchange(state: Position, action: verbs.Exchange, tell: Tell | None) -> None:
    """[13.2] the dice change owners; nobody is asked, no talents move."""
    income(state, action, tell)
    seat, rival, dice = state.mover, action.player, state.dice
    mine, place = seat * SLOTS + action.slot, rival * SLOTS + action.other
    given, taken = dice[mine], dice[place]
    state.set_die(mine, taken)
    state.set_die(place, given)
    if tell:
        tell(events.DiceExchanged(seat, rival, name_of(state, rival), action.slot, action.other,
                                  dice[place], dice[mine]))

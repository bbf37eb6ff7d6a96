"""Dice pushed, talents received, personal dice exchanged.  Chapters 12 and 13."""

from __future__ import annotations

from alexandre.games.phalanxx.actions import Exchange, Income, Push
from alexandre.games.phalanxx.events import DiceExchanged, DiePushed, IncomeTaken
from alexandre.games.phalanxx.rules.dice import acted, lay, receive
from alexandre.games.phalanxx.rules.naming import named
from alexandre.games.phalanxx.state import SLOTS, Position
from alexandre.games.phalanxx.tables import INTRIGUE
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def push_offers(state: Position, placings: list[int]) -> list[Action]:
    """[12.1] any die, [12.2] if the difference can be paid."""
    moves, purse = state.tables.moves.push, state.talents[state.mover]
    return [moves[placing] for placing in placings if price_of_push(state, placing) <= purse]


def price_of_push(state: Position, placing: int) -> int:
    """[12.2] by how much the personal die becomes lower; negative: higher."""
    mine = state.dice[state.mover * SLOTS + placing % SLOTS]
    return mine % 7 - state.rolled[placing // SLOTS] % 7


def push(state: Position, action: Push, tell: Tell | None) -> None:
    """[12.1] in from the left, the old die lies in the grey slot and travels on."""
    seat = state.mover
    paid = price_of_push(state, action.die * SLOTS + action.slot)
    place = seat * SLOTS + action.slot
    new, old = lay(state, action), state.dice[place]
    state.grey[action.slot] = old
    state.dice[place] = new
    if paid > 0:
        state.talents[seat] -= paid
    else:  # [12.3]
        paid = -receive(state, seat, -paid)
    acted(state)
    if tell:
        tell(DiePushed(seat, new, old, action.die, action.slot, paid))


def income_offers(state: Position, placings: list[int]) -> list[Action]:
    """[13.1] any die in any free slot."""
    moves = state.tables.moves.income
    return [moves[placing] for placing in placings]


def exchange_offers(state: Position, placings: list[int]) -> list[Action]:
    """[13.2] the same, with every die of another player that can be had for one's own."""
    moves = state.tables.moves.exchange
    faces = [die % 7 for die in state.dice]
    ways = [exchangeable(state, slot, faces) for slot in range(SLOTS)]
    return [moves[placing][place] for placing in placings for place in ways[placing % SLOTS]]


def exchangeable(state: Position, slot: int, faces: list[int]) -> list[int]:
    """[13.2] the others' dice of that value, [13.3] not the same as one's own; of equal dice of
    a player the first."""
    dice, seat = state.dice, state.mover
    mine = seat * SLOTS + slot
    face = faces[mine]
    if state.has(seat, INTRIGUE):
        fitting = [place for place, other in enumerate(faces) if is_near(state, other - face)]
    elif faces.count(face) == 1:
        return []
    else:
        fitting = [place for place, other in enumerate(faces) if other == face]
    return [place for place in fitting
            if dice[place] != dice[mine] and place // SLOTS != seat
            and dice[place] not in dice[place - place % SLOTS:place]]


def is_near(state: Position, apart: int) -> bool:
    """[13.2] equal; [16.2] with intrigue also two higher or lower, or up to two."""
    if apart == 0:
        return True
    if not state.has(state.mover, INTRIGUE):
        return False
    return abs(apart) == 2 or (abs(apart) == 1 and state.options["intrigue"] == "up_to")


def income(state: Position, action: Income | Exchange, tell: Tell | None) -> None:
    """[13.1] three talents."""
    die = lay(state, action)
    gained = receive(state, state.mover, state.tables.box.income)
    acted(state)
    if tell:
        tell(IncomeTaken(state.mover, gained, die, action.die, action.slot))


def exchange(state: Position, action: Exchange, tell: Tell | None) -> None:
    """[13.2] the dice change owners; nobody is asked, no talents move."""
    income(state, action, tell)
    seat, rival, dice = state.mover, action.player, state.dice
    mine, place = seat * SLOTS + action.slot, rival * SLOTS + action.other
    dice[mine], dice[place] = dice[place], dice[mine]
    if tell:
        tell(DiceExchanged(seat, rival, named(state, rival), action.slot, action.other,
                           dice[place], dice[mine]))

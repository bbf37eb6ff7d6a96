"""Rolling, and laying rolled dice in slots.  Chapters 5 and 6."""

from __future__ import annotations

from alexandre.games.phalanxx.actions import Forge, Placing, Roll, Sacrifice, Setting
from alexandre.games.phalanxx.events import Compensated, DieRolled, DieSet
from alexandre.games.phalanxx.state import ACT, PASS, SLOTS, Position
from alexandre.games.phalanxx.tables import NONE
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def roll(state: Position, action: Roll, tell: Tell | None) -> None:
    """[5.1] one die after the other; [5.2] little brings talents."""
    place = next(each for each, die in enumerate(state.rolled) if die % 7 == 0)
    state.rolled[place] += action.n
    seat = state.mover
    if tell:
        tell(DieRolled(seat, place, state.rolled[place]))
    if place < SLOTS - 1:
        return
    state.phase = ACT
    most, talents = state.tables.box.low_roll
    if sum(die % 7 for die in state.rolled) <= most:
        gained = receive(state, seat, talents)
        if tell:
            tell(Compensated(seat, gained))


def receive(state: Position, seat: int, n: int) -> int:
    """[1.7] talents beyond what the money cards show are lost; what is gained."""
    before = state.talents[seat]
    state.talents[seat] = min(state.tables.box.most_talents, before + n)
    return state.talents[seat] - before


def first_of(things: list[int], place: int) -> bool:
    """[6.2] of equal things the first stands for all: one way to say one thing.

    Reading: equal dice, and equal personal dice beside free slots, are interchangeable.
    """
    return things[place] != NONE and things[place] not in things[:place]


def open_dice(state: Position) -> list[int]:
    """The places of the dice still in hand, equal ones once."""
    return [place for place in range(SLOTS) if first_of(state.rolled, place)]


def open_slots(state: Position) -> list[int]:
    """[6.2] the free slots, those beside equal personal dice once."""
    first = state.mover * SLOTS
    mine = [state.dice[first + slot] if state.grey[slot] == NONE else NONE
            for slot in range(SLOTS)]
    return [slot for slot in range(SLOTS) if first_of(mine, slot)]


def placings(state: Position) -> list[int]:
    """Every die in every slot: die * 3 + slot, ascending.  [6.2]"""
    slots = open_slots(state)
    return [die * SLOTS + slot for die in open_dice(state) for slot in slots]


def enough(state: Position, placings: list[int]) -> list[int]:
    """[6.4] those of them where the rolled die is high enough."""
    first, dice = state.mover * SLOTS, state.dice
    mine = [dice[first + slot] % 7 for slot in range(SLOTS)]
    shown = [die % 7 for die in state.rolled]
    return [each for each in placings if shown[each // SLOTS] >= mine[each % SLOTS]]


def is_enough(state: Position, placing: int) -> bool:
    """[6.4] the rolled die shows as much as the personal one, or more."""
    mine = state.dice[state.mover * SLOTS + placing % SLOTS]
    return state.rolled[placing // SLOTS] % 7 >= mine % 7


def lay(state: Position, action: Placing) -> int:
    """[6.2] the die lies in the slot; which die it is."""
    die = state.rolled[action.die]
    state.grey[action.slot] = die
    state.rolled[action.die] = NONE
    return die


def acted(state: Position) -> None:
    """[6.1] the next die, or none is left."""
    state.phase = PASS if max(state.rolled) == NONE else ACT


def setting_offers(state: Position) -> list[Action]:
    """[6.5] a face for a soldier of the reserve, [8.8] one from the blacksmith."""
    found: list[Action] = []
    moves = state.tables.moves
    if state.reserve[state.mover]:
        found += faces(state, moves.sacrifice)
    if may_forge(state):
        found += faces(state, moves.forge)
    return found


def may_forge(state: Position) -> bool:
    """[8.8] once a turn.

    Reading: one rolled die in each of one's turns.
    """
    return not state.has_forged and state.has_played(state.mover, "forge")


def faces(state: Position, settings: tuple[tuple[Setting, ...], ...]) -> list[Action]:
    """Every other face of every die in hand."""
    return [action for place in open_dice(state) for action in settings[place]
            if action.face != state.rolled[place] % 7]


def sacrifice(state: Position, action: Sacrifice, tell: Tell | None) -> None:
    """[6.5] the soldier goes into the box."""
    state.reserve[state.mover] -= 1
    turn(state, action, tell, by_forge=False)


def forge(state: Position, action: Forge, tell: Tell | None) -> None:
    """[8.8] no soldier is needed."""
    state.has_forged = True
    turn(state, action, tell, by_forge=True)


def turn(state: Position, action: Setting, tell: Tell | None, *, by_forge: bool) -> None:
    """The die shows that face; [6.6] what the roll brought stays as it was."""
    die = state.rolled[action.die]
    state.rolled[action.die] = die - die % 7 + action.face
    if tell:
        tell(DieSet(state.mover, action.die, die, action.face, by_forge))

"""Rolling, and laying rolled dice in slots.  Chapters 5 and 6."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE


def roll_law(state: Position) -> Law:
    """[2.6] [5.1] every face as likely."""
    return state.tables.moves.roll_law[:]


def roll(state: Position, action: verbs.Roll, tell: Tell | None) -> None:
    """[5.1] one die after the other; [5.2] little brings talents."""
    rolled, seat, place = state.rolled, state.mover, 0
    while rolled[place] % 7:
        place += 1
    rolled[place] += action.n
    if tell:
        tell(events.DieRolled(seat, place, rolled[place]))
    if place < SLOTS - 1:
        return
    state.phase = Phase.ACT
    most, talents = state.tables.box.low_roll
    if rolled[0] % 7 + rolled[1] % 7 + rolled[2] % 7 <= most:
        gained = receive(state, seat, talents)
        if tell:
            tell(events.Compensated(seat, gained))


def receive(state: Position, seat: int, n: int) -> int:
    """[1.7] talents beyond what the money cards show are lost; what is gained."""
    before, most = state.talents[seat], state.tables.box.most_talents
    after = before + n if before + n < most else most
    state.talents[seat] = after
    return after - before


def distinct(one: int, two: int, three: int) -> int:
    """[6.2] of equal things the first stands for all: one way to say one thing.  One bit each.

    Reading: equal dice, and equal personal dice beside free slots, are interchangeable.
    """
    firsts = 1 if one != NONE else 0
    if two not in (NONE, one):
        firsts |= 2
    if three not in (NONE, one, two):
        firsts |= 4
    return firsts


def open_dice(state: Position) -> int:
    """The places of the dice still in hand, equal ones once."""
    rolled = state.rolled
    return distinct(rolled[0], rolled[1], rolled[2])


def open_slots(state: Position) -> int:
    """[6.2] the free slots, those beside equal personal dice once."""
    first, dice, grey = state.mover * SLOTS, state.dice, state.grey
    return distinct(dice[first] if grey[0] == NONE else NONE,
                    dice[first + 1] if grey[1] == NONE else NONE,
                    dice[first + 2] if grey[2] == NONE else NONE)


# Every set of dice and of slots: every die in every slot, die * 3 + slot, ascending.  [6.2]
SETS: Final = tuple(tuple(each for each in range(SLOTS) if some >> each & 1)
                    for some in range(1 << SLOTS))
PLACINGS: Final = tuple(tuple(tuple(die * SLOTS + slot for die in dice for slot in slots)
                              for slots in SETS) for dice in SETS)


def enough(state: Position, placings: tuple[int, ...]) -> list[int]:
    """[6.4] those of them where the rolled die is high enough."""
    first, dice, rolled = state.mover * SLOTS, state.dice, state.rolled
    mine = (dice[first] % 7, dice[first + 1] % 7, dice[first + 2] % 7)
    return [each for each in placings if rolled[each // SLOTS] % 7 >= mine[each % SLOTS]]


def is_enough(state: Position, placing: int) -> bool:
    """[6.4] the rolled die shows as much as the personal one, or more."""
    mine = state.dice[state.mover * SLOTS + placing % SLOTS]
    return state.rolled[placing // SLOTS] % 7 >= mine % 7


def lay(state: Position, action: verbs.Placing) -> int:
    """[6.2] the die lies in the slot; which die it is."""
    die = state.rolled[action.die]
    state.grey[action.slot] = die
    state.rolled[action.die] = NONE
    return die


def end_action(state: Position) -> None:
    """[6.1] the next die, or none is left."""
    rolled = state.rolled
    state.phase = Phase.PASS if rolled[0] == rolled[1] == rolled[2] == NONE else Phase.ACT


def setting_offers(state: Position, hands: int) -> list[Action]:
    """[6.5] a face for a soldier of the reserve, [8.8] one from the blacksmith."""
    offers: list[Action] = []
    moves = state.tables.moves
    if state.reserve[state.mover]:
        offers += faces(state, moves.sacrifice, hands)
    if may_forge(state):
        offers += faces(state, moves.forge, hands)
    return offers


def may_forge(state: Position) -> bool:
    """[8.8] once a turn.

    Reading: one rolled die in each of one's turns.
    """
    return not state.has_forged and state.has_played(state.mover, "forge")


def faces(state: Position, settings: tuple[tuple[verbs.Setting, ...], ...],
          hands: int) -> list[Action]:
    """Every other face of every die in hand."""
    offers: list[Action] = []
    for place in SETS[hands]:
        shown, ways = state.rolled[place] % 7, settings[place]
        offers += ways[:shown - 1]
        offers += ways[shown:]
    return offers


def sacrifice(state: Position, action: verbs.Sacrifice, tell: Tell | None) -> None:
    """[6.5] the soldier goes into the box."""
    state.reserve[state.mover] -= 1
    turn(state, action, tell, by_forge=False)


def forge(state: Position, action: verbs.Forge, tell: Tell | None) -> None:
    """[8.8] no soldier is needed."""
    state.has_forged = True
    turn(state, action, tell, by_forge=True)


def turn(state: Position, action: verbs.Setting, tell: Tell | None, *, by_forge: bool) -> None:
    """The die shows that face; [6.6] what the roll brought stays as it was."""
    die = state.rolled[action.die]
    state.rolled[action.die] = die - die % 7 + action.face
    if tell:
        tell(events.DieSet(state.mover, action.die, die, action.face, by_forge))

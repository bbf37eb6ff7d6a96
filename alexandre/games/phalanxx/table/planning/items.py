"""A prepared turn: actions in an order that may be changed, then a die and a slot being chosen.

A pin is `do:` with the notation of an action, `die:` or `slot:` with a number counted from 1.
"""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.rules.dice import may_forge
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Pins

DO = "do:"


@dataclass(frozen=True)
class Turn:
    """The turn in the pins: `after` the actions that fit, in order; the rest, with the reason; the
    die and the slot of the next one, counted from 0, NONE if they are not chosen. The last die is
    chosen automatically.
    """

    after: Position
    actions: tuple[Action, ...]
    fallen: tuple[Msg, ...]
    items: Pins
    die: int
    slot: int


def turn_of(state: Position, held: Pins) -> Turn:
    """Play the items on a copy, one after the other."""
    copy = state.clone()
    items = tuple(each for each in held if each.startswith(DO))
    done: list[Action] = []
    fallen: list[Msg] = []
    for item in items:
        action = first_like(copy, state.tables.moves.lexicon.parse(item.removeprefix(DO)))
        reason = copy.why_not(action) if copy.actor() == state.mover else None
        if reason is not None:
            fallen.append(reason)
        elif copy.actor() == state.mover:
            copy.apply(action)
            done.append(action)
    die = last_pin(held, "die:")
    left = [place for place, face in enumerate(copy.rolled) if face != NONE]
    if die == NONE and items and len(left) == 1 and copy.phase == Phase.ACT:
        die = left[0]
    return Turn(copy, tuple(done), tuple(fallen), items, die, last_pin(held, "slot:"))


def last_pin(held: Pins, kind: str) -> int:
    """The number of the last pin of a kind, counted from 0."""
    places = [int(each.removeprefix(kind)) - 1 for each in held if each.startswith(kind)]
    return places[-1] if places else NONE


def first_like(state: Position, action: Action) -> Action:
    """The same action with the first of dice and slots that are alike.  [6.2]"""
    moves = state.tables.moves
    if isinstance(action, verbs.Setting):
        table = moves.forge if isinstance(action, verbs.Forge) else moves.sacrifice
        return table[like(state.rolled, action.die)][action.face - 1]
    if not isinstance(action, verbs.Placing):
        return action
    placing = like(state.rolled, action.die) * SLOTS + slot_like(state, action.slot)
    return place(state, action, placing)


def place(state: Position, action: verbs.Placing, placing: int) -> Action:
    """The same verb with another die, another slot."""
    moves = state.tables.moves
    match action:
        case verbs.Play():
            return moves.play[placing][action.card]
        case verbs.Conquer():
            return moves.conquer[placing][action.region]
        case verbs.Push():
            return moves.push[placing]
        case verbs.Exchange():
            other = like(state.dice_of(action.player), action.other)
            return moves.exchange[placing][action.player * SLOTS + other]
    return moves.income[placing]


def like(things: list[int], place: int) -> int:
    """The first place with the same thing."""
    return things.index(things[place])


def slot_like(state: Position, slot: int) -> int:
    """The first free slot beside a personal die like this one's."""
    first = state.mover * SLOTS
    for other in range(slot):
        if state.grey[other] == NONE and state.dice[first + other] == state.dice[first + slot]:
            return other
    return slot


def offers_by_spot(turn: Turn) -> dict[str, list[Action]]:
    """The possible actions with the die and slot chosen, by spot; with neither, those of each
    card, region and die of another.
    """
    by_spot: dict[str, list[Action]] = {}
    for action in turn.after.legal():
        if fits(turn, action):
            by_spot.setdefault(spot_of(action), []).append(action)
    return by_spot


def fits(turn: Turn, action: Action) -> bool:
    """Whether it is an action with that die and, if one is chosen, that slot."""
    after = turn.after
    if isinstance(action, verbs.Setting):
        return (turn.die != NONE and turn.slot == NONE
                and action.die == like(after.rolled, turn.die)
                and not (may_forge(after) and isinstance(action, verbs.Sacrifice)))
    if not isinstance(action, verbs.Placing):
        return isinstance(action, verbs.Spare)
    if turn.die == NONE:
        return not isinstance(action, verbs.Push | verbs.Income)
    return action.die == like(after.rolled, turn.die) and (
        turn.slot == NONE or action.slot == slot_like(after, turn.slot))


def snuggest(turn: Turn, actions: list[Action]) -> Action:
    """Of equal actions the one that spares most: the lowest die that will do, in the slot whose
    own die is the highest that it still reaches.  [6.4]"""
    after, first = turn.after, turn.after.mover * SLOTS

    def spare(action: Action) -> tuple[int, int]:
        if not isinstance(action, verbs.Placing):
            return 0, 0
        return after.rolled[action.die] % 7, -(after.dice[first + action.slot] % 7)

    return min(actions, key=spare)


def spot_of(action: Action) -> str:
    """The last click that spells it."""
    match action:
        case verbs.Play():
            return f"hand:{action.id}"
        case verbs.Conquer() | verbs.Spare():
            return f"region:{action.id}"
        case verbs.Push():
            return "act:push"
        case verbs.Exchange():
            return f"dice:{action.player + 1}.{action.other + 1}"
        case verbs.Income():
            return "act:income"
        case verbs.Setting():
            return f"face:{action.face}"
    return ""

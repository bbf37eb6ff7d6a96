"""A turn of three dice, prepared: die, slot, what it does; in any order until it is confirmed."""

from __future__ import annotations

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.rules.dice import is_enough
from alexandre.games.phalanxx.rules.refusals import no
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.table.planning import die_uses
from alexandre.games.phalanxx.table.planning.items import (
    DO,
    Turn,
    like,
    offers_by_spot,
    place,
    slot_like,
    snuggest,
    turn_of,
)
from alexandre.games.phalanxx.table.planning.preview import layer_of, spots_of, tools_of
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.course import Course, Pins, list_reasons


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """The pins with one more; None if that says nothing here."""
    kind, _, rest = spot.partition(":")
    turn = turn_of(state, held)
    if spot.startswith(DO):
        action = state.tables.moves.lexicon.parse(rest)
        return (*turn.items, spot) if action in turn.after.legal() else None
    if kind == "cell":
        return reorder(turn, int(rest))
    if turn.after.phase == Phase.ACT and kind == "die":
        return choose_die(turn, int(rest) - 1)
    if turn.after.phase == Phase.ACT and kind == "slot":
        return choose_slot(state, turn, int(rest) - 1)
    return pin_action(turn, offers_by_spot(turn).get(spot, []))


def pin_action(turn: Turn, actions: list[Action]) -> Pins | None:
    """The action of a spot, with the die and the slot that spare most where they are open."""
    if not actions:
        return None
    action = snuggest(turn, actions)
    pins = (*turn.items, DO + action.text)
    if isinstance(action, verbs.Conquer):
        return (*pins, *only_soldier(turn.after, action))
    return (*pins, f"die:{turn.die + 1}") if isinstance(action, verbs.Setting) else pins


def only_soldier(state: Position, action: Action) -> Pins:
    """The region that the missing soldier leaves, where no other one could lend him.  [9.3]"""
    after = state.clone()
    after.apply(action)
    origins = after.legal() if after.phase == Phase.SPARE else []
    return (DO + origins[0].text,) if len(origins) == 1 else ()


def choose_die(turn: Turn, die: int) -> Pins | None:
    """A die in hand; chosen again, it is let go."""
    if turn.after.rolled[die] == NONE:
        return None
    if turn.die == die and turn.slot == NONE:
        return turn.items or None
    return (*turn.items, f"die:{die + 1}")


def choose_slot(state: Position, turn: Turn, slot: int) -> Pins | None:
    """A free slot for the die that was chosen, or else for the one that was laid last."""
    if turn.after.grey[slot] != NONE:
        return None
    if turn.die == NONE:
        return move_last(state, turn, slot)
    return (*turn.items, f"die:{turn.die + 1}", f"slot:{slot + 1}")


def move_last(state: Position, turn: Turn, slot: int) -> Pins | None:
    """The die laid last does the same in that slot, if it can."""
    last = turn.actions[-1] if turn.actions else None
    if not isinstance(last, verbs.Placing) or turn.fallen:
        return None
    before = turn_of(state, turn.items[:-1])
    moved = place(before.after, last, last.die * SLOTS + slot_like(before.after, slot))
    return (*turn.items[:-1], DO + moved.text) if moved in before.after.legal() else None


def reorder(turn: Turn, place: int) -> Pins | None:
    """The item goes before the one before it, the first to the end."""
    items = list(turn.items)
    if not 0 <= place < len(items) or len(items) < 2:
        return None
    items.insert(place - 1 if place else len(items) - 1, items.pop(place))
    return tuple(items)


def course_of(state: Position, held: Pins) -> Course:
    """The prepared part, and the possible next clicks."""
    turn = turn_of(state, held)
    end, question = passing(turn), ask_soldier(turn)
    placed = sum(isinstance(each, verbs.Placing) for each in turn.actions)
    left = sum(each != NONE for each in turn.after.rolled)
    is_part = bool(placed and left and not end and not question)
    is_alone = state.rival != NONE  # the dice stay
    whole = ("act_end" if is_alone else "act_on") if end else "act_first" if question else "act"
    return Course(
        actions=turn.actions + end,
        title=question,  # but for that the first row of the strip says it
        advice=Msg.of(f"phalanxx.plan.{step_of(turn)}", ways=ways_of(turn)),
        confirm=(Msg.of("phalanxx.plan.act_some", n=placed, of=placed + left) if is_part
                 else Msg.of(f"phalanxx.plan.{whole}")),
        is_part=is_part,
        warnings=turn.fallen,
        lit=spots_to_light(turn),
        spots=spots_of(turn),
        layer=layer_of(turn, state),
        tools=tools_of(turn),
        ways=die_uses.list_origins(turn.after) if question else die_uses.rows(turn),
        is_advice_spare=True,
    )


def passing(turn: Turn) -> tuple[Action, ...]:
    """Once all dice are laid the dice are handed on with them: nothing else is left.  [14.1]"""
    is_whole = turn.after.phase == Phase.PASS and turn.after.actor() == turn.after.mover
    only = turn.after.legal() if is_whole else []
    return tuple(only) if len(only) == 1 and turn.actions else ()


def ask_soldier(turn: Turn) -> Wording:
    """The choice that a prepared conquest waits for: it stands above all else, in a place that
    advice would give way to; once the conquest is done, the table itself asks. [9.3]
    """
    after = turn.after
    if after.phase != Phase.SPARE or not turn.actions:
        return ""
    return Msg.of("phalanxx.plan.origin", region=after.tables.regions[after.aim].noun)


def step_of(turn: Turn) -> str:
    """The next thing to click."""
    if turn.after.phase == Phase.SPARE:
        return "spare"
    if turn.after.phase == Phase.PASS:
        return "whole"
    if turn.die == NONE:
        return "next" if turn.items else "first"
    if turn.slot == NONE:
        return "slot"
    return "what" if is_enough(turn.after, turn.die * SLOTS + turn.slot) else "too_low"


def ways_of(turn: Turn) -> tuple[Msg, ...]:
    """The kinds of spots that may be clicked once die and slot are chosen."""
    offered = {type(each) for some in offers_by_spot(turn).values() for each in some}
    return tuple(Msg.of(f"phalanxx.way.{verb.__name__.lower()}") for verb in (
        verbs.Play, verbs.Conquer, verbs.Push, verbs.Income, verbs.Exchange) if verb in offered)


def spots_to_light(turn: Turn) -> frozenset[str]:
    """The spots that go on from here; what is chosen already has a rim of its own."""
    after = turn.after
    spots = set(offers_by_spot(turn))
    if after.phase == Phase.ACT:
        spots |= {f"die:{place + 1}" for place in range(SLOTS)
                  if after.rolled[place] != NONE and place != turn.die}
        spots |= {f"slot:{slot + 1}" for slot in range(SLOTS)
                  if after.grey[slot] == NONE and slot != turn.slot and turn.die != NONE}
    return frozenset(spots)


def why(state: Position, held: Pins, spot: str) -> tuple[Msg, ...]:
    """The reasons why a spot may not be clicked: the refusals of the moves that it would spell
    with the die chosen.
    """
    turn = turn_of(state, held)
    kind, _, rest = spot.partition(":")
    if kind in ("die", "slot"):
        return list_reasons([why_place(turn.after, kind, int(rest) - 1)])
    return list_reasons(map(turn.after.why_not, actions_of(turn, spot)))


def why_place(after: Position, kind: str, place: int) -> Msg | None:
    """Of a place of the action card: what a free slot is for, or that it is not free; no die is
    spoken of that might have come there."""
    if after.phase != Phase.ACT:
        return after.why_not(after.tables.moves.push[0])
    if kind == "die":
        return no("die_laid", "6.2")
    return no("die_first" if after.grey[place] == NONE else "slot_taken", "6.2")


def actions_of(turn: Turn, spot: str) -> list[Action]:
    """The actions that the spot would mean, with the dice and slots that are open."""
    after, moves = turn.after, turn.after.tables.moves
    dice = [like(after.rolled, turn.die)] if turn.die != NONE else [
        place for place in range(SLOTS) if after.rolled[place] != NONE]
    slots = [slot_like(after, turn.slot)] if turn.slot != NONE else [
        slot for slot in range(SLOTS) if after.grey[slot] == NONE]
    kind, _, rest = spot.partition(":")
    actions: list[Action] = []
    for placing in [die * SLOTS + slot for die in dice for slot in slots]:
        if kind == "hand":
            actions += [action for action in moves.play[placing] if action.id == rest]
        elif kind == "region":
            actions += [action for action in moves.conquer[placing] if action.id == rest]
        elif spot == "act:push":
            actions.append(moves.push[placing])
        elif kind == "dice":
            actions += [action for action in moves.exchange[placing]
                      if f"{action.player + 1}.{action.other + 1}" == rest]
    if kind == "face":
        actions += [moves.sacrifice[die][int(rest) - 1] for die in dice]
    return actions

"""The effects of the chosen die in each free slot: cells for them, and one sentence for all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.events import die_msg
from alexandre.games.phalanxx.rules.dice import is_enough
from alexandre.games.phalanxx.rules.exchanging import price_of_push
from alexandre.games.phalanxx.rules.prompts import by_push
from alexandre.games.phalanxx.rules.queries import name_of
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.table.pictures.glyphs import sign
from alexandre.games.phalanxx.table.pictures.paper import die
from alexandre.games.phalanxx.table.planning.items import DO, Turn, like, slot_like
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Sketch, seal
from alexandre.ui.play.course import Cell, Piece, Row

SIDE: Final = 26.0
FEW: Final = 2  # dice of others that are shown; more are counted
PUSH: Final = Msg.of("phalanxx.plan.push")
INCOME: Final = Msg.of("phalanxx.plan.income")

A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Slot:
    """A free slot, the place of die and slot that stands for it, and what is offered there."""

    after: Position
    number: int
    placing: int
    offers: tuple[Action, ...]

    def offers_of(self, verb: type[A]) -> list[A]:
        """The possible actions of a verb."""
        return [each for each in self.offers if isinstance(each, verb)]

    @property
    def push(self) -> verbs.Push:
        """The push, whether it can be paid or not."""
        return self.after.tables.moves.push[self.placing]

    @property
    def income(self) -> verbs.Income:
        """The income, always possible."""
        return self.after.tables.moves.income[self.placing]

    @property
    def short(self) -> int:
        """The number by which the die is too low to play or conquer, 0 if it is not. [6.4]"""
        if is_enough(self.after, self.placing):
            return 0
        return self.after.dice[self.after.mover * SLOTS + self.number] % 7


def slots_of(turn: Turn) -> list[Slot]:
    """The free slots once a die is chosen; or the one that is chosen too."""
    after = turn.after
    if after.phase != Phase.ACT or turn.die == NONE:
        return []
    hand, slots = like(after.rolled, turn.die), list[Slot]()
    offers = [each for each in after.legal() if isinstance(each, verbs.Placing)]
    for slot in range(SLOTS):
        if after.grey[slot] == NONE and turn.slot in (NONE, slot):
            placing = hand * SLOTS + slot_like(after, slot)
            here = tuple(each for each in offers if each.die * SLOTS + each.slot == placing)
            slots.append(Slot(after, slot, placing, here))
    return slots


# ---- in words ---------------------------------------------------------------------------------


def sentence(slot: Slot, verb: type[Action] | None = None) -> Msg:
    """Everything that the die can do there, and why not more; or what it does by one `verb`."""
    return Msg.of("phalanxx.spot.slot_open", n=slot.number + 1, uses=tuple(
        phrase for meant, phrase in phrases(slot) if verb in (None, meant)))


def phrases(slot: Slot) -> Iterator[tuple[type[Action], Msg]]:
    """One phrase for each way to use the die, with its verb."""
    after, tables = slot.after, slot.after.tables
    mine = die_msg(after.dice[after.mover * SLOTS + slot.number])
    if slot.push in slot.offers:
        yield verbs.Push, Msg.of("phalanxx.slot.push", mine=mine,
                                 change=by_push(after, slot.push)["change"])
    else:
        price = price_of_push(after, slot.placing)
        yield verbs.Push, Msg.of("phalanxx.slot.push_dear", n=price,
                                 purse=after.talents[after.mover])
    if slot.short:
        yield verbs.Placing, Msg.of("phalanxx.slot.low", n=slot.short)
    cards = tuple(tables.cards[each.card].noun for each in slot.offers_of(verbs.Play))
    if cards:
        yield verbs.Play, Msg.of("phalanxx.slot.play", cards=cards)
    for key, is_held in (("conquer", False), ("fight", True)):
        regions = tuple(tables.regions[each.region].noun
                        for each in slot.offers_of(verbs.Conquer)
                        if (after.owner[each.region] != NONE) == is_held)
        if regions:
            yield verbs.Conquer, Msg.of(f"phalanxx.slot.{key}", regions=regions,
                                        n=tables.box.conflict)
    yield verbs.Income, Msg.of("phalanxx.slot.income", n=tables.box.income)
    dice = tuple(theirs(after, each) for each in slot.offers_of(verbs.Exchange))
    if dice:
        yield verbs.Exchange, Msg.of("phalanxx.slot.exchange", mine=mine, dice=dice)


def theirs(after: Position, action: verbs.Exchange) -> Msg:
    """A die of another player."""
    return Msg.of("phalanxx.slot.theirs", die=die_msg(die_of(after, action)),
                  who=name_of(after, action.player))


# ---- as cells that do it ----------------------------------------------------------------------


def rows(turn: Turn) -> tuple[Row, ...]:
    """A row for each slot, which begins with its personal die; once one is chosen, only of what
    lies elsewhere than on the table."""
    slots = slots_of(turn)
    if turn.slot != NONE:
        return tuple(Row("", tuple(cells_of(slot))) for slot in slots)
    return tuple(Row("", tuple(brief(slot, is_named=len(slots) == 1))) for slot in slots)


def list_origins(after: Position) -> tuple[Row, ...]:
    """The regions that could lend the soldier whom a conquest lacks.  [9.3]"""
    return (Row("", tuple(
        Cell((sketch("soldiers"), Msg.of("phalanxx.item.spare", region=after.tables.regions[
            each.region].noun)), spot=f"region:{each.id}")
        for each in after.legal() if isinstance(each, verbs.Spare))),)


def brief(slot: Slot, *, is_named: bool) -> Iterator[Cell]:
    """Every kind of action with a cell, so that a slot has one line; what is more than one is
    counted, and the slot chosen.  Where there are only two, they are named."""
    after = slot.after
    others = [each for verb in (verbs.Play, verbs.Conquer) for each in several(
        slot, slot.offers_of(verb), sentence(slot, verb), is_named=is_named)]
    yield push_cell(slot, is_worded=not others)
    yield from others
    exchanges = slot.offers_of(verbs.Exchange)
    if exchanges:
        dice = list(dict.fromkeys(die_of(after, each) for each in exchanges))
        more = (f"×{len(dice)}",) if len(dice) > FEW else tuple(map(die_sketch, dice[1:]))
        yield Cell((gain(after.tables.box.income), die_sketch(dice[0]), *more), "",
                   sentence(slot, verbs.Exchange), f"slot:{slot.number + 1}")
    else:
        yield income_cell(slot, is_worded=not others)


def several(slot: Slot, actions: Sequence[Action], tip: Msg, *, is_named: bool) -> Iterator[Cell]:
    """One of a kind is done at once, and named where there is room."""
    if len(actions) == 1 and is_named:
        yield cell(slot.after, actions[0], tip)
    elif actions:
        picture, _name = pieces(slot.after, actions[0])
        spot = DO + actions[0].text if len(actions) == 1 else f"slot:{slot.number + 1}"
        yield Cell((picture, f"×{len(actions)}"), "", tip, spot)


def cells_of(slot: Slot) -> Iterator[Cell]:
    """Push, income, and the dice of others, whose tablets may have no room."""
    yield push_cell(slot)
    yield income_cell(slot)
    for action in slot.offers_of(verbs.Exchange):
        yield cell(slot.after, action, sentence(slot, verbs.Exchange))


def push_cell(slot: Slot, *, is_worded: bool = True) -> Cell:
    """The personal die goes on, and what that costs or brings."""
    after, is_open = slot.after, slot.push in slot.offers
    mine = after.dice[after.mover * SLOTS + slot.number]
    return Cell((die_sketch(mine), PUSH if is_worded else "→",
                 gain(-price_of_push(after, slot.placing))),
                "" if is_open else "faint", sentence(slot, verbs.Push),
                DO + slot.push.text if is_open else "")


def income_cell(slot: Slot, *, is_worded: bool = True) -> Cell:
    """The talents that the die brings instead."""
    bare = cell(slot.after, slot.income, sentence(slot, verbs.Income))
    return replace(bare, pieces=(INCOME, *bare.pieces)) if is_worded else bare


def pieces(after: Position, action: Action) -> tuple[Piece, ...]:
    """An action as its cell says it."""
    tables = after.tables
    match action:
        case verbs.Play():
            return sketch("hand"), tables.cards[action.card].noun
        case verbs.Conquer():
            return sketch("cities"), tables.regions[action.region].noun
        case verbs.Exchange():
            return (gain(tables.box.income), die_sketch(die_of(after, action)),
                    seal_sketch(action.player))
    return sketch("talents"), gain(tables.box.income)


def die_of(after: Position, action: verbs.Exchange) -> int:
    """The die of another player that an exchange is about."""
    return after.dice[action.player * SLOTS + action.other]


def cell(after: Position, action: Action, tip: Msg) -> Cell:
    """A click on it prepares the action."""
    return Cell(pieces(after, action), "", tip, DO + action.text)


def gain(n: int) -> str:
    """A change with its sign."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def die_sketch(number: int) -> Sketch:
    return Sketch((SIDE, SIDE), die(number, (SIDE / 2, SIDE / 2), SIDE - 5))


def seal_sketch(seat: int) -> Sketch:
    """The seal of the owner: six dice of others, each with a name, would take the place of
    everything.
    """
    return Sketch.of((SIDE, SIDE), seal(seat, (SIDE / 2, SIDE / 2), SIDE * 0.4))


def sketch(name: str) -> Sketch:
    """A small sign."""
    return Sketch((SIDE * 0.8, SIDE), sign(name, (SIDE * 0.4, SIDE / 2), SIDE * 0.75))

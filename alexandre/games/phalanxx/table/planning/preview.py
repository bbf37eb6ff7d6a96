"""A prepared move over the board: dice in their future places, regions; and buttons."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.events import die_msg
from alexandre.games.phalanxx.rules.dice import may_forge
from alexandre.games.phalanxx.rules.exchanging import price_of_push
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.table.pictures.action_card import HIGH, SLOT, corner, slot_spot
from alexandre.games.phalanxx.table.pictures.glyphs import sign
from alexandre.games.phalanxx.table.pictures.ground import DIE, GREY, MINE, ROLLED, ground_of
from alexandre.games.phalanxx.table.pictures.map import garrison
from alexandre.games.phalanxx.table.pictures.paper import die, hollow, sheet
from alexandre.games.phalanxx.table.planning.die_uses import gain, sentence, slots_of
from alexandre.games.phalanxx.table.planning.items import Turn, like, slot_like
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.sketch import (
    Caption,
    Layer,
    Marks,
    Place,
    Plate,
    Polygon,
    Shape,
    Spot,
    Stroke,
    rectangle,
)
from alexandre.ui.play.course import NOTHING

BUTTON: Final = (161.0, 106.0)
PUSH: Final = (3.0, HIGH + 6.0)
INCOME: Final = (168.0, HIGH + 6.0)
FACES_AT: Final = (3.0, HIGH + 120.0)
FACES_SIZE: Final = (326.0, 194.0)
FACE: Final = 86.0
TURNING: Final[Place] = (36.0, FACES_AT[1] + FACES_SIZE[1] / 2)
FACES: Final[tuple[Place, ...]] = tuple(
    (108.0 + 87.0 * (n % 3), FACES_AT[1] + 53.0 + 88.0 * (n // 3)) for n in range(6))


def layer_of(turn: Turn, state: Position) -> Layer:
    """Everything that would be different, and what is being chosen."""
    marks = [*dice_of(turn.after, state), *regions_of(turn.after, state)]
    if turn.after.phase == Phase.ACT and turn.die != NONE:
        marks.append(ring(ROLLED[turn.die]))
        if turn.slot != NONE:
            marks += [ring(GREY[turn.slot]), ring(MINE[turn.slot])]
    return make_layer("prepared", marks)


def tools_of(turn: Turn) -> Layer:
    """The buttons beside board and cards: push, income, the faces of a die."""
    if turn.after.phase != Phase.ACT or turn.die == NONE:
        return NOTHING
    return make_layer("tools", (*(buttons(turn) if turn.slot != NONE else ()),
                                *faces(turn.after)))


def ring(at: Place) -> Shape:
    """The red rim of a chosen thing, beside the bright ones of those that may be chosen."""
    return Plate(corner(at, SLOT), (SLOT, SLOT), 20, "", "seal", 10.0)


def dice_of(after: Position, state: Position) -> Marks:
    """Hollows where dice would be gone, dice where they would lie."""
    first = state.mover * SLOTS
    for place, at in enumerate(ROLLED):
        if after.rolled[place] != state.rolled[place]:
            yield from cover(at, after.rolled[place], SLOT - 6)
    for slot in range(SLOTS):
        if after.grey[slot] != state.grey[slot]:
            yield from cover(GREY[slot], after.grey[slot], SLOT)
        if after.dice[first + slot] != state.dice[first + slot]:
            yield from cover(MINE[slot], after.dice[first + slot], SLOT)


def cover(at: Place, number: int, size: float) -> list[Shape]:
    """The place as it would be."""
    ground = Plate(corner(at, size), (size, size), 18, "walnut")
    if number == NONE:
        return [ground, *hollow(corner(at, size), (size, size), 18)]
    return [ground, *die(number, at, DIE), Plate(corner(at, size), (size, size), 18, "", "lit",
                                                 4.0)]


def regions_of(after: Position, state: Position) -> Marks:
    """Soldiers where they would stand, a cross where they would be gone."""
    ground = ground_of(state.tables, state.side)
    for region, at in ground.places.items():
        if after.owner[region] == NONE != state.owner[region]:
            yield from cross(at)
        elif after.owner[region] != state.owner[region]:
            yield from garrison(after.owner[region], state.side.kinds[region], at, ground.piece)


def cross(at: Place) -> Marks:
    """Two red strokes."""
    x, y = at
    return (Stroke(((x - 24, y - 24), (x + 24, y + 24)), "seal", 8),
            Stroke(((x + 24, y - 24), (x - 24, y + 24)), "seal", 8))


def buttons(turn: Turn) -> Marks:
    """Push and income, with what each would bring."""
    after = turn.after
    placing = like(after.rolled, turn.die) * SLOTS + slot_like(after, turn.slot)
    can_push = after.tables.moves.push[placing] in after.legal()
    x, y = PUSH[0] + 36, PUSH[1] + 30
    return (*button(PUSH, "push", -price_of_push(after, placing), is_open=can_push),
            *button(INCOME, "income", after.tables.box.income, is_open=True),
            *die(after.rolled[turn.die], (x, y), 42),
            Polygon(((x + 40, y), (x + 26, y - 10), (x + 26, y + 10)), "ink"))


def button(at: Place, key: str, change: int, *, is_open: bool) -> Marks:
    """A tablet with its word and the talents it brings or costs."""
    x, y = at
    ink = "ink" if is_open else "ink.faint"
    sum_at = (x + 116, y + 32) if key == "push" else (x + 78, y + 32)
    return (
        *sheet(at, BUTTON, 12.0, "gold" if is_open else "off.line", 3.0),
        *sign("talents", (x + 138, y + 30), 34),
        Caption(sum_at, gain(change), 34, ink, "bold", "right" if key == "push" else "centre",
                least=11),
        Caption((x + BUTTON[0] / 2, y + 72), Msg.of(f"phalanxx.plan.{key}"), 28, ink, "text",
                most=BUTTON[0] - 14, least=10))


def faces(after: Position) -> Marks:
    """Six faces to turn the die to, where a soldier or the blacksmith can do it."""
    if can_turn(after):
        yield from sheet(FACES_AT, FACES_SIZE, 12.0, "gold", 2.4)
        if may_forge(after):
            yield from sign("blacksmith", TURNING, 52)
        else:  # the soldier is paid
            yield from sign("soldiers", (TURNING[0], TURNING[1] - 22), 52)
            yield Caption((TURNING[0], TURNING[1] + 28), "−1", 34, "ink", "bold")
        for number, at in enumerate(FACES):
            yield from die(number + 1, at, FACE - 10)


def can_turn(after: Position) -> bool:
    """Whether there is a soldier to give, or a blacksmith who has not worked yet."""
    return bool(after.reserve[after.mover]) or may_forge(after)


def spots_of(turn: Turn) -> tuple[Spot, ...]:
    """The free slots, named by what the chosen die would do there; the buttons and faces that lie
    there only meanwhile."""
    if turn.after.phase != Phase.ACT or turn.die == NONE:
        return ()
    faces = FACES if can_turn(turn.after) else ()
    tablets = ((PUSH, "push"), (INCOME, "income")) if turn.slot != NONE else ()
    return (*(slot_spot(slot.number, sentence(slot)) for slot in slots_of(turn)),
            *(Spot(f"act:{key}", Msg.of(f"phalanxx.spot.{key}"), rectangle(at, BUTTON))
              for at, key in tablets),
            *(Spot(f"face:{number + 1}", name_face(turn, number + 1),
                   rectangle(corner(at, FACE), (FACE, FACE)))
              for number, at in enumerate(faces)))


def name_face(turn: Turn, face: int) -> Msg:
    """The tip of a face: its payer, and the result for the die."""
    verb = "forge" if may_forge(turn.after) else "sacrifice"
    return Msg.of(f"phalanxx.action.{verb}", die=die_msg(turn.after.rolled[turn.die]), n=face)

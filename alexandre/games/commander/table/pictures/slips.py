"""The plans beside a battle: a slip of paper for each kind, and those that are being picked."""

from __future__ import annotations

from collections import Counter
from typing import Final

from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view.battle import BattleView
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.sketch import Caption, Layer, Marks, Place, Plate, Stroke, seat_colour

LEFT: Final = 292.0  # of the columns; plans stand before them
OWN: Final = 622.0  # where one's own plans begin
CHIP: Final = 42.0
PITCH: Final = CHIP + 4
SWITCH: Final = 14.0  # the radius of the seal beside an own plan
SLIP: Final = 8.0  # where slips begin
PAD: Final = 6.0
RISE: Final = 2.0  # of the words, whose tails a light would cover, and of the light round a slip
STACKED: Final = 3.0  # how far the lower of several slips can be seen
COUNT: Final = 58.0  # the room of a number behind the words, in the largest letters
NARROW: Final = 244.0  # a slip with a seal beside it


def draw_plan_slips(tables: Tables, numbers: list[int]) -> Layer:
    """The slips of these plans as they are once the plans are one's own."""
    return make_layer("picked", (mark for number, n in Counter(numbers).items() for mark in slip(
        tables.plans[number].noun, slip_at(number + 1), n, seat_colour(0), NARROW)))


def slip(noun: Noun, at: Place, n: int, colour: str, wide: float, *,
         is_void: bool = False) -> Marks:
    """One kind of plan: bright where there are `n` of them, several on top of each other, pale
    where it can be had, struck out where it has no effect."""
    x, y = at
    is_bright = bool(n) and not is_void
    ink, fill, rim = (("seal.text", colour, "gold.pale") if is_bright
                      else ("ink.soft", "parchment.deep", "parchment.edge"))
    for below in (STACKED, 0.0) if n > 1 else (0.0,):
        yield Plate((x + below, y + below), (wide, CHIP), 7, fill, rim, 1.8)
    if is_void:
        yield Stroke(((x + PAD, y + CHIP / 2), (x + wide - PAD, y + CHIP / 2)), colour, 2.4)
    told = Msg.of("commander.table.plan", plan=noun)
    yield Caption((x + PAD, y + CHIP / 2 - RISE), told, 24, ink, "bold", "left",
                  most=wide - 2 * PAD - (COUNT if n > 1 else 0), least=7.0)
    if n > 1:
        yield Caption((x + wide - 12, y + CHIP / 2 - RISE), f"×{n}", 21, ink, "bold", "right",
                      least=9.0)


def own_plans(tables: Tables, battle: BattleView) -> list[tuple[str, Noun]]:
    """Those that one has; while they are chosen, all that can be had."""
    known = [*((each.id, each.noun) for each in tables.plans), ("destiny", tables.destiny_noun)]
    is_open = battle.stage == "planning"
    return [(id, noun) for id, noun in known
            if battle.plans.get(id, 0) or (is_open and id != "destiny")]


def switches(tables: Tables, battle: BattleView) -> list[tuple[str, Place]]:
    """The place of the seal beside each of them."""
    x = LEFT - 9 - SWITCH
    return [(id, (x, slip_at(row)[1] + CHIP / 2))
            for row, (id, _noun) in enumerate(own_plans(tables, battle), 1)]


def slip_at(row: int) -> Place:
    """The place of that row's slip among one's own plans."""
    return SLIP, OWN + PITCH * row - 17

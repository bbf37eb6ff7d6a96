"""Dice as they fall: close to what they are about, over other faces."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.games.commander.table.animation.stage import (
    SPRITE,
    TRAY,
    Stage,
    figure,
    force_spot,
    middle,
)
from alexandre.games.commander.table.pictures.glyphs import PIPS, die
from alexandre.games.commander.table.pictures.pages import SIZE
from alexandre.ui.draw.sketch import Caption, Place, Plate, Sketch
from alexandre.ui.play.tween import Appear, Fly, Tween, Vanish, Where

TUMBLE: Final = 270
ROLL: Final = 430
ASIDE: Final = 92.0  # how far from its region a die falls
HOPS: Final = ((120.0, -96.0), (64.0, -10.0), (34.0, -44.0), (0.0, 0.0))


def show_roll(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A die falls and lies there for a moment."""
    n = event.n if isinstance(event, events.DieRolled) else event.die
    is_map = before.main == "map"
    at = TRAY if is_map else (800.0, 474.0)
    if isinstance(event, battle.Attacked | battle.EscapeRolled):
        is_mine = not isinstance(event, battle.Attacked) or event.is_mine
        spot = force_spot(before, event.force, is_mine=is_mine)
        at = spot.middle if spot else at
    elif isinstance(event, events.DieRolled | events.OrderRolled):
        at = beside(before, event) or at
    yield from tumbling(n, before.main, at)
    yield Appear(cast_die(n), Where(before.main, at), begin=TUMBLE, last=ROLL)
    if isinstance(event, battle.Attacked) and event.hits:
        yield Vanish(figure(f"×{event.hits}" if event.hits > 1 else "1", "seal"),
                     Where(before.main, (at[0] + 60, at[1])), 26.0,
                     begin=TUMBLE + ROLL // 2, last=ROLL)


def beside(stage: Stage, event: events.DieRolled | events.OrderRolled) -> Place | None:
    """Close to the region that the die is about, on the side of the middle of the map."""
    if event.place is None or stage.main != "map":
        return None
    x, y = stage.region(event.place.id)
    return x + (ASIDE if x < SIZE[0] / 2 else -ASIDE), max(ASIDE, y - ASIDE / 2)


def tumbling(n: int, sheet: str, at: Place) -> Iterable[Tween]:
    """Other faces come up while it hops to where it will lie."""
    faces = [(n + skip) % 6 + 1 for skip in (2, 4, 0)]
    line = [(at[0] + dx, at[1] + dy) for dx, dy in HOPS]
    for number, (start, goal) in enumerate(pairwise(line)):
        yield Fly(cast_die(faces[number]), Where(sheet, start), Where(sheet, goal),
                  begin=number * TUMBLE // 3, last=TUMBLE // 3, is_passing=True)


def cast_die(n: int) -> Sketch:
    """A die, or a card with the total that it makes with what is added."""
    if n in PIPS:
        return Sketch((SPRITE, SPRITE), die(n, middle(), 74))
    card = Plate((18.0, 18.0), (74.0, 74.0), 15, "page", "ink.soft", 1.6)
    return Sketch((SPRITE, SPRITE), (card,), (Caption(middle(), str(n), 46, "ink", "bold"),))

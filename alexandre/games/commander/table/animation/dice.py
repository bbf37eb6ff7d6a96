"""Dice as they fall: close to what they are about, over other faces."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
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
from alexandre.games.commander.table.pictures.ladder import HEART
from alexandre.games.commander.table.pictures.pages import SIZE
from alexandre.ui.draw.sketch import Caption, Disc, Place, Plate, Polygon, Sketch, Stroke
from alexandre.ui.play.tween import Roll, Tween, Vanish, Where

TUMBLE: Final = 480
ROLL: Final = 260
ASIDE: Final = 92.0  # how far from its region a die falls
BESIDE: Final = 42.0  # the middle of its card: what the card is called and worth stays in sight
CHAINED: Final = 32.0  # how far beside its last hit a phalanx that rolls on throws the next die
THROW: Final = (170.0, -60.0)  # from where it is thrown


def show_roll(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A die falls and lies there for a moment."""
    n = event.n if isinstance(event, events.DieRolled) else event.die
    is_map = before.main == "map"
    at = TRAY if is_map else HEART
    if isinstance(event, battle.Attacked | battle.EscapeRolled):
        is_mine = not isinstance(event, battle.Attacked) or event.is_mine
        spot = force_spot(before, event.force, is_mine=is_mine)
        at = (spot.middle[0] + BESIDE - CHAINED * chain_of(before), spot.middle[1]) if spot else at
    elif isinstance(event, events.DieRolled | events.OrderRolled):
        at = beside(before, event) or at
    faces = tuple(cast_die((n + skip) % 6 + 1) for skip in (2, 4, 0, 3))
    start = at[0] + THROW[0], at[1] + THROW[1]
    if isinstance(event, battle.Attacked):
        yield Roll(faces=(*faces, draw_mark(n, event.hits)), start=Where(before.main, start),
                   goal=Where(before.main, at), last=TUMBLE, kind=throw_of(before))
    else:
        yield Roll(faces=(*faces, cast_die(n)), start=Where(before.main, start),
                   goal=Where(before.main, at), last=TUMBLE)
    yield Vanish(Sketch((1.0, 1.0), ()), Where(before.main, at), begin=TUMBLE, last=ROLL)  # a rest
    if isinstance(event, battle.Attacked) and event.hits:
        yield Vanish(figure(f"×{event.hits}" if event.hits > 1 else "1", "seal"),
                     Where(before.main, (at[0] + 60, at[1])), 26.0,
                     begin=TUMBLE + ROLL // 2, last=ROLL)


def throw_of(stage: Stage) -> str:
    """The dice of one speed lie together."""
    view = stage.view.battle
    return "" if view is None else f"{view.round}:{view.speed}"


def chain_of(stage: Stage) -> int:
    """How often the phalanx whose turn it is has hit already: these dice lie on in sight."""
    return 0 if stage.view.battle is None else stage.view.battle.chain


def draw_mark(n: int, hits: int) -> Sketch:
    """A die that lies with its mark: a spear's head on a seal for hits, a hollow ring and a cross
    for a miss."""
    lies = cast_die(n)
    x, y = SPRITE / 2 + 34, SPRITE / 2 - 32
    if not hits:
        arms = (Stroke(((x - 7, y - 7 * side), (x + 7, y + 7 * side)), "ink.soft", 3.4)
                for side in (-1, 1))
        return replace(lies, shapes=(*lies.shapes, Disc((x, y), 17, "page", "ink.soft", 3.0),
                                     *arms))
    head = ((x, y - 13), (x + 7, y + 1), (x + 2.5, y), (x + 2.5, y + 12), (x - 2.5, y + 12),
            (x - 2.5, y), (x - 7, y + 1))
    return replace(lies, shapes=(*lies.shapes, Disc((x, y), 19, "seal", "gold.pale", 2.4),
                                 Polygon(head, "seal.text")))


def beside(stage: Stage, event: events.DieRolled | events.OrderRolled) -> Place | None:
    """Close to the region that the die is about, on the side of the middle of the map."""
    if event.place is None or stage.main != "map":
        return None
    x, y = stage.region(event.place.id)
    return x + (ASIDE if x < SIZE[0] / 2 else -ASIDE), max(ASIDE, y - ASIDE / 2)


def cast_die(n: int) -> Sketch:
    """A die, or a card with the total that it makes with what is added."""
    if n in PIPS:
        return Sketch((SPRITE, SPRITE), die(n, middle(), 74))
    card = Plate((18.0, 18.0), (74.0, 74.0), 15, "page", "ink.soft", 1.6)
    return Sketch((SPRITE, SPRITE), (card,), (Caption(middle(), str(n), 46, "ink", "bold"),))

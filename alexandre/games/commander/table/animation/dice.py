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
    find_force,
    middle,
)
from alexandre.games.commander.table.pictures.counters import COLOURS
from alexandre.games.commander.table.pictures.glyphs import FACES, die
from alexandre.games.commander.table.pictures.ladder import DIE, HEART, find_room
from alexandre.games.commander.table.pictures.pages import SIZE
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Caption,
    Place,
    Plate,
    Sketch,
    seat_colour,
)
from alexandre.ui.play.tween import Roll, Tween, Vanish, Where

TUMBLE: Final = 480
SMALL: Final = 74.0  # a die that is no attack
ROLL: Final = 260
ASIDE: Final = 92.0  # how far from its region a die falls
BESIDE: Final = 42.0  # the middle of its card: what the card is called and worth stays in sight
CORNER: Final = 0.58  # of its size: where the mark of a die lies, from its middle, beside its pips
MARK: Final = 42.0  # the size of a mark beside a die on a sheet
MARKED: Final = 0.6  # how large it is at least
THROW: Final = (170.0, -60.0)  # from where it is thrown


def show_roll(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A die falls and lies there for a moment."""
    n = event.n if isinstance(event, events.DieRolled) else event.die
    at, size = TRAY if before.main == "map" else HEART, SMALL
    if isinstance(event, battle.Attacked | battle.EscapeRolled):
        at, size = before_force(before, event) or (at, size)
    elif isinstance(event, events.DieRolled | events.OrderRolled):
        at = beside(before, event) or at
    is_attack = isinstance(event, battle.Attacked)
    ink = ink_of(before, event)
    faces = tuple(cast_die((n + skip) % 6 + 1, size, ink) for skip in (2, 4, 0, 3))
    start = at[0] + THROW[0], at[1] + THROW[1]
    yield Roll(faces=(*faces, cast_die(n, size, ink)), start=Where(before.main, start),
               goal=Where(before.main, at), last=TUMBLE,
               kind=throw_of(before) if is_attack else "",
               lying=draw_mark(n, event.hits, size, ink) if is_attack else None)
    yield Vanish(Sketch((1.0, 1.0), ()), Where(before.main, at), begin=TUMBLE, last=ROLL)  # a rest
    if is_attack and event.hits:
        yield Vanish(figure(f"×{event.hits}" if event.hits > 1 else "1", "seal"),
                     Where(before.main, (at[0] + 60, at[1])), 26.0,
                     begin=TUMBLE + ROLL // 2, last=ROLL)


def ink_of(stage: Stage, event: Any) -> str:
    """The colour of the enemy whose die it is, or that of one's own."""
    place = event.place.id if isinstance(event, events.OrderRolled) else (
        stage.view.battle.region if stage.view.battle and isinstance(event, battle.Attacked)
        and not event.is_mine else "")
    nation = stage.tables.site_named(place).nation if place else 0
    return COLOURS[nation] or seat_colour(0)


def before_force(stage: Stage, event: battle.Attacked | battle.EscapeRolled,
                 ) -> tuple[Place, float] | None:
    """In front of the force that throws, and how large; on the card of one that runs."""
    is_mine = not isinstance(event, battle.Attacked) or event.is_mine
    force, view = find_force(stage, event.force, is_mine=is_mine), stage.view.battle
    if force is None or view is None:
        return None
    if isinstance(event, battle.Attacked):
        return find_room(view, force)
    spot = stage.spot(f"force:{force.code}")
    return None if spot is None else ((spot.middle[0] + BESIDE, spot.middle[1]), SMALL)


def throw_of(stage: Stage) -> str:
    """The dice of one speed lie together."""
    view = stage.view.battle
    return "" if view is None else f"{view.round}:{view.speed}"


def draw_mark(n: int, hits: int, size: float, ink: str) -> Sketch:
    """A die that lies with its mark, where the next one leaves it free: a spear's head on a seal
    for hits, a hollow ring and a cross for a miss."""
    lies, middle = cast_die(n, size, ink), SPRITE / 2
    at = middle - CORNER * size, middle - CORNER * size
    return replace(lies, shapes=(*lies.shapes, *draw_sign(
        "commander/hit" if hits else "commander/miss", at, MARK * max(MARKED, size / DIE))))


def beside(stage: Stage, event: events.DieRolled | events.OrderRolled) -> Place | None:
    """Close to the region that the die is about, on the side of the middle of the map."""
    if event.place is None or stage.main != "map":
        return None
    x, y = stage.region(event.place.id)
    return x + (ASIDE if x < SIZE[0] / 2 else -ASIDE), max(ASIDE, y - ASIDE / 2)


def cast_die(n: int, size: float, ink: str) -> Sketch:
    """A die, or a card with the total that it makes with what is added."""
    if n in FACES:
        return Sketch((SPRITE, SPRITE), die(n, middle(), size, ink))
    card = Plate((18.0, 18.0), (74.0, 74.0), 15, "page", "ink.soft", 1.6)
    return Sketch((SPRITE, SPRITE), (card,), (Caption(middle(), str(n), 46, "ink", "bold"),))

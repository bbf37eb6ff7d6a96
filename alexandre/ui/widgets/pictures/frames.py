"""One moment of a movement: the place, size and opacity of each small sketch."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final, Protocol

from alexandre.ui.draw.camera import ease
from alexandre.ui.draw.extent import around
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit
from alexandre.ui.draw.sheets.leaves import FIGURES
from alexandre.ui.draw.sketch import Place, Polygon, Shape, Sketch, Stroke, rectangle, stamp
from alexandre.ui.play.tween import (
    NOWHERE,
    Appear,
    Count,
    Flash,
    Fly,
    HoldUp,
    Lay,
    Roll,
    Turn,
    Tween,
    Vanish,
    Where,
)

DROP: Final = 16.0  # from how far above a piece comes to lie, in units of its sheet
ASIDE: Final = 9.0  # what is laid along a line reaches so far from it
RIM: Final = 5.0
HOP: Final = 56.0  # how high a die is thrown, in units of its sheet
LIFT: Final = 0.22  # how much larger it is up there
SPIN: Final = 460.0  # degrees that it turns
HOPS: Final = ((0.0, 0.5, 1.0), (0.5, 0.82, 0.42), (0.82, 1.0, 0.0))  # from, to, how high
TURNS: Final = 0.82  # of its way, on which faces change
FADES: Final = 220  # milliseconds in which what is held up comes to be seen
LIGHT: Final = 0.3  # how strongly a light covers what it goes over


class Seen(Protocol):
    """A sheet as it is on the screen."""

    @property
    def fit(self) -> Fit:
        """Its fit in the box."""

    @property
    def box(self) -> Box:
        """The box in which it is visible."""

    @property
    def sketch(self) -> Sketch:
        """The visible sketch."""

    @property
    def places(self) -> Mapping[str, Box]:
        """Its named parts, if it has been laid out."""

    @property
    def growth(self) -> float:
        """The size of its signs relative to their design."""


@dataclass(frozen=True)
class Frame:
    """A sketch at one moment: `scale` pixels to a unit, then `grown` times as large, `wide` times
    as wide, and `turned` by so many degrees."""

    sprite: Sketch
    middle: Place
    scale: float
    grown: float = 1.0
    wide: float = 1.0
    cover: float = 1.0
    clip: Box | None = None
    turned: float = 0.0

    @property
    def box(self) -> Box:
        """The part of the screen that it covers, shadows included."""
        w, h = (side * self.scale * self.grown for side in self.sprite.size)
        box = Box(self.middle[0] - w / 2, self.middle[1] - h / 2, w, h).inset(-w / 4, -h / 4)
        return box.clip(self.clip) if self.clip else box


def frame_of(tween: Tween, time: int, sheets: Mapping[str, Seen]) -> Frame | None:
    """The frame visible at that time; None before it begins, on a sheet that is missing or without
    room, and after the end of one that passes, fades or lights up.

    What has been laid down stays visible until everything is over.
    """
    if time < tween.begin or not all(name in sheets and sheets[name].fit.scale
                                     for name in names(tween)):
        return None
    if isinstance(tween, Appear | Vanish | Turn) and not knows(sheets, tween.where):
        return None
    share = (time - tween.begin) / tween.last if tween.last else 1.0
    is_passing = isinstance(tween, Fly) and tween.is_passing
    if share >= 1.0 and (is_passing or isinstance(tween, Vanish | Flash)):
        return None
    if share == 0.0 and isinstance(tween, Vanish):  # a number told too early, or a piece twice
        return None
    share = min(1.0, share)
    match tween:
        case Lay():
            return lay_line(tween, ease(share), sheets[tween.sheet])
        case Fly():
            return fly(tween, share if is_passing else ease(share), sheets)
        case Appear():
            shift = DROP * (1 - ease(share))
            return put(tween.sprite, tween.where, sheets, up=shift, cover=min(1.0, share * 2))
        case HoldUp():
            return hold_up(tween, time - tween.begin, sheets[tween.where.sheet])
        case Roll():
            return roll(tween, share, sheets)
        case Vanish():
            return put(tween.sprite, tween.where, sheets, up=tween.rise * ease(share),
                       cover=min(1.0, 2 - 2 * share))
        case Turn():
            side = tween.back if share < 0.5 else tween.face
            return replace(put(side, tween.where, sheets), wide=abs(math.cos(share * math.pi)))
        case Flash():
            return replace(flash(tween, sheets[tween.sheet]), cover=math.sin(share * math.pi))
        case Count():
            return count(tween, ease(share), sheets[tween.where.sheet])
    return None


def names(tween: Tween) -> tuple[str, ...]:
    """The names of the sheets that a movement needs."""
    match tween:
        case Fly() | Roll():
            return tween.start.sheet, tween.goal.sheet
        case Appear() | HoldUp() | Vanish() | Turn() | Count():
            return (tween.where.sheet,)
        case Lay() | Flash():
            return (tween.sheet,)
    return ()


def lay_line(tween: Lay, share: float, sheet: Seen) -> Frame:
    """The shapes, as far as the line has come."""
    (x1, y1), (x2, y2) = tween.start, tween.goal
    tip = (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
    clip = sheet.fit.box(around((tween.start, tip), ASIDE)).clip(sheet.box)
    whole = place_shapes(tween.shapes, (tween.start, tween.goal), ASIDE, sheet)
    return replace(whole, clip=clip)


def fly(tween: Fly, share: float, sheets: Mapping[str, Seen]) -> Frame:
    """The sketch on its straight line or arc between two places, which may be on two sheets."""
    one, other = sheets[tween.start.sheet], sheets[tween.goal.sheet]
    start, goal = inside(one, find(one, tween.start)), inside(other, find(other, tween.goal))
    middle = (start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share)
    first, last = size_at(one, tween.start), size_at(other, tween.goal)
    if tween.bow or tween.small != 1.0 or tween.goal.name not in other.places:
        last *= tween.small * one.fit.scale / other.fit.scale
    frame = Frame(tween.sprite, middle, first, grown=1 + (last / first - 1) * share,
                  clip=one.box if one is other else None)
    if tween.bow:
        return bend(replace(frame, scale=other.fit.scale, clip=None), tween.bow, share,
                    (goal[0] - start[0], goal[1] - start[1]))
    return frame


def bend(frame: Frame, bow: float, share: float, way: Place) -> Frame:
    """The frame moved from the straight line to an arc at its upper left, where it is larger."""
    up = math.sin(share * math.pi)
    aside = bow * up * frame.scale / (math.hypot(*way) or 1.0)
    x, y = (way[1], -way[0]) if way[1] < way[0] else (-way[1], way[0])
    return replace(frame, middle=(frame.middle[0] + x * aside, frame.middle[1] + y * aside),
                   scale=2 * frame.scale, grown=frame.grown * (1 + up) / 2)


def hold_up(tween: HoldUp, time: int, sheet: Seen) -> Frame:
    """The sketch held up large, until it moves to its place."""
    left = tween.last - tween.lowered
    share = ease(min(1.0, max(0.0, time - left) / tween.lowered))
    start, goal = sheet.box.middle, inside(sheet, find(sheet, tween.where))
    scale = tween.wide * sheet.box.w / tween.sprite.size[0]
    return Frame(tween.sprite, (start[0] + (goal[0] - start[0]) * share,
                                start[1] + (goal[1] - start[1]) * share),
                 scale, grown=1 + (size_at(sheet, tween.where) / scale - 1) * share,
                 cover=min(1.0, time / FADES), clip=sheet.box)


def roll(tween: Roll, share: float, sheets: Mapping[str, Seen]) -> Frame:
    """The die: fast at first, two hops, the second lower, then at rest."""
    far = 1 - (1 - share) ** 2
    height = next(top * math.sin(math.pi * (far - start) / (end - start))
                  for start, end, top in HOPS if far <= end)
    number = min(len(tween.faces) - 1, int(far / TURNS * len(tween.faces)))
    sprite = tween.lying if tween.lying and share >= 1.0 else tween.faces[number]
    way = Fly(sprite=sprite, start=tween.start, goal=tween.goal)
    frame = fly(way, far, sheets)
    up = HOP * height * frame.scale
    return replace(frame, middle=(frame.middle[0], frame.middle[1] - up),
                   grown=(1 + LIFT * height) * (1 + (tween.large - 1) * (1 - far)),
                   turned=SPIN * (1 - far) ** 1.5)


def put(sprite: Sketch, where: Where, sheets: Mapping[str, Seen], *, up: float = 0.0,
        cover: float = 1.0) -> Frame:
    """The sprite at its place, or a little above it."""
    sheet = sheets[where.sheet]
    x, y = find(sheet, where)
    return Frame(sprite, sheet.fit.out((x, y - up)), size_at(sheet, where),
                 cover=cover, clip=sheet.box)


def count(tween: Count, share: float, sheet: Seen) -> Frame | None:
    """The number at this moment, if its text is in view."""
    box = sheet.places.get(tween.where.name)
    if box is None:
        return None
    number, letters = round(tween.start + (tween.goal - tween.start) * share), box.h / FIGURES
    size = (2 * box.w + 8 * letters, 1.6 * letters)
    caption = replace(tween.caption, text=str(number), size=letters, align="right",
                      at=((size[0] + box.w) / 2, size[1] / 2))
    return Frame(Sketch(size, (), (caption,)), sheet.fit.out(box.middle), sheet.fit.scale,
                 clip=sheet.box)


def flash(tween: Flash, sheet: Seen) -> Frame:
    """All outlines lit, as one picture."""
    named = (outline_of(sheet, name) for name in tween.parts)
    outlines = (*tween.outlines, *filter(None, named))
    points = tuple(place for outline in outlines for place in outline)
    return place_shapes(lights(outlines, tween.colour), points or ((0.0, 0.0),), RIM, sheet)


def outline_of(sheet: Seen, name: str) -> tuple[Place, ...]:
    """The outline of a named part or a spot, empty if there is none of that name."""
    box = sheet.places.get(name)
    if box is not None:
        return rectangle((box.x, box.y), (box.w, box.h))
    return next((each.outline for each in sheet.sketch.spots if each.id == name), ())


@lru_cache(maxsize=16)
def lights(outlines: tuple[tuple[Place, ...], ...], colour: str) -> tuple[Shape, ...]:
    """The filled outlines, with a line along every side that only one of them has."""
    sides = Counter(frozenset(side) for each in outlines
                    for side in pairwise((*each, each[0])))
    rim = tuple(Stroke(side, colour, RIM) for each in outlines
                for side in pairwise((*each, each[0])) if sides[frozenset(side)] == 1)
    return (*(Polygon(each, colour, cover=LIGHT) for each in outlines), *rim)


def place_shapes(shapes: tuple[Shape, ...], points: tuple[Place, ...], pad: float,
                 sheet: Seen) -> Frame:
    """Shapes of a sheet as a sketch of their own."""
    left, top, right, bottom = around(points, pad)
    sprite = Sketch((right - left, bottom - top), stamp(shapes, (-left, -top), 1.0))
    middle = sheet.fit.out(((left + right) / 2, (top + bottom) / 2))
    return Frame(sprite, middle, sheet.fit.scale, clip=sheet.box)


def size_at(sheet: Seen, where: Where) -> float:
    """Pixels to a unit at a place, where large letters enlarge the signs too."""
    return sheet.fit.scale * (sheet.growth if where.name in sheet.places else 1.0)


def locate(sheet: Seen, where: Where) -> Place | None:
    """The point of a place on a sheet, or the middle of a named part or spot; None if the sheet
    lacks it and the place has no point of its own."""
    if not where.name:
        return where.at
    if where.name in sheet.places:
        return sheet.places[where.name].middle
    spot = next((each.middle for each in sheet.sketch.spots if each.id == where.name), None)
    return spot or (where.at if where.at != NOWHERE else None)


def knows(sheets: Mapping[str, Seen], where: Where) -> bool:
    """Whether there is anything of that name, which a form for little room may lack."""
    return locate(sheets[where.sheet], where) is not None


def find(sheet: Seen, where: Where) -> Place:
    """The point of a place on a sheet; the sheet's middle if nothing has that name."""
    return locate(sheet, where) or sheet.fit.into(sheet.box.middle)


def inside(sheet: Seen, at: Place) -> Place:
    """The point on the screen, moved to the sheet's edge if it lies outside."""
    x, y = sheet.fit.out(at)
    return (min(sheet.box.right, max(sheet.box.x, x)), min(sheet.box.bottom, max(sheet.box.y, y)))
